"""Finished rounds as the statistics hold them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from golf_desktop.engine.round import HOLES, ScoreCard
from golf_desktop.storage.attempt import RuleSet
from golf_desktop.storage.columns import rules_columns, rules_of, to_text
from golf_desktop.storage.round_file import SavedRound
from golf_desktop.storage.schema import ROUND_COLUMNS
from golf_desktop.storage.selection import Selection

LAST = 10
"""How many rounds are listed as the last ones."""

_GIVEN = tuple(name for name in ROUND_COLUMNS if name != "sequence")
_NAMES = ", ".join(_GIVEN)
_CHANGING = ("ended", "strokes", "total", "undos", "hints", "seconds", "helped")
_UPSERT = f"""
INSERT INTO rounds ({_NAMES}) VALUES ({", ".join(f":{name}" for name in _GIVEN)})
ON CONFLICT (id) DO UPDATE SET {", ".join(f"{name} = excluded.{name}" for name in _CHANGING)}
"""
_NEXT_NUMBER = """
SELECT ifnull(max(number), 0) + 1 FROM rounds WHERE rules = ? AND round = ?
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundResult:
    """What one finished round came to.

    Attributes:
        id: a text of its own.
        number: the round's number.
        rules: the rules.
        begun: when it was begun, with a time zone.
        ended: when its last hole was over, with a time zone.
        card: its score card, complete.
        allows_undo: whether moves could be taken back.
        undos: how many moves were taken back.
        hints: how many hints were asked for.
        seconds: its playing time.

    Raises:
        ValueError: the card is not complete, or a time has no time zone.
    """

    id: str
    number: int
    rules: RuleSet
    begun: datetime
    ended: datetime
    card: ScoreCard
    allows_undo: bool = False
    undos: int = 0
    hints: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if not self.card.is_complete:
            raise ValueError(f"a finished round has {HOLES} holes, not {self.card.played}")
        if self.begun.tzinfo is None or self.ended.tzinfo is None:
            raise ValueError("the times of a round have a time zone")

    @classmethod
    def of(cls, saved: SavedRound) -> RoundResult:
        """The result of a round that is over.

        Raises:
            ValueError: it is not over.
        """
        return cls(
            id=saved.id,
            number=saved.nine.number,
            rules=RuleSet.of(saved.nine.rules),
            begun=saved.begun,
            ended=saved.ended or saved.begun,
            card=saved.card,
            allows_undo=saved.allows_undo,
            undos=saved.undos,
            hints=saved.hints,
            seconds=saved.seconds,
        )

    @property
    def is_helped(self) -> bool:
        """Whether a move was taken back or a hint asked for."""
        return self.undos + self.hints > 0


@dataclass(frozen=True, slots=True)
class RoundSummary:
    """What some rounds come to.

    Attributes:
        played: how many they are.
        best: the lowest total, or None when there is no round.
        mean: the mean total, or None.
        distribution: how many rounds have each total, from the best on.
        last: the last rounds, the latest first.
    """

    played: int
    best: int | None
    mean: float | None
    distribution: dict[int, int]
    last: tuple[RoundResult, ...]


def upsert(connection: sqlite3.Connection, result: RoundResult) -> None:
    """Record a round, or the same one again, which keeps its place and its number."""
    values = _values(result)
    numbered = connection.execute(_NEXT_NUMBER, (values["rules"], result.number))
    connection.execute(_UPSERT, {**values, "number": numbered.fetchone()[0]})


def summary(connection: sqlite3.Connection, selection: Selection) -> RoundSummary:
    """What the selected rounds come to."""
    where, values = selection.to_sql()
    played, best, mean = connection.execute(
        f"SELECT count(*), min(total), avg(total) FROM rounds {where}", values
    ).fetchone()
    totals = connection.execute(
        f"SELECT total, count(*) FROM rounds {where} GROUP BY total ORDER BY total", values
    )
    rest = f"{where} ORDER BY sequence DESC LIMIT {LAST}"
    last = tuple(_results(connection, rest, values))
    return RoundSummary(played, best, mean, dict(totals.fetchall()), last)


def played(connection: sqlite3.Connection, number: int, rules: RuleSet) -> tuple[RoundResult, ...]:
    """Every time that a round was finished by some rules, the best coming first."""
    rest = "WHERE rules = ? AND round = ? ORDER BY total, sequence"
    return tuple(_results(connection, rest, (rules.key, number)))


def _results(
    connection: sqlite3.Connection, rest: str, values: tuple[str | int, ...]
) -> Iterator[RoundResult]:
    for row in connection.execute(f"SELECT {_NAMES} FROM rounds {rest}", values):
        yield _result(dict(zip(_GIVEN, row, strict=True)))


def _values(result: RoundResult) -> dict[str, Any]:
    """Every column of a round but those that only the table knows."""
    return {
        "id": result.id,
        "begun": to_text(result.begun),
        "ended": to_text(result.ended),
        "round": result.number,
        **rules_columns(result.rules),
        "strokes": " ".join(map(str, result.card.strokes)),
        "total": result.card.total,
        "allows_undo": int(result.allows_undo),
        "undos": result.undos,
        "hints": result.hints,
        "seconds": result.seconds,
        "helped": int(result.is_helped),
    }


def _result(row: dict[str, Any]) -> RoundResult:
    return RoundResult(
        id=row["id"],
        number=row["round"],
        rules=rules_of(row),
        begun=datetime.fromisoformat(row["begun"]),
        ended=datetime.fromisoformat(row["ended"]),
        card=ScoreCard(tuple(map(int, row["strokes"].split()))),
        allows_undo=bool(row["allows_undo"]),
        undos=row["undos"],
        hints=row["hints"],
        seconds=row["seconds"],
    )
