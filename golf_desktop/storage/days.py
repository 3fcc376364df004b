"""What became of the deals of the day, as the statistics hold it.

A result is filed under the date of the deal itself, once: the first attempt that came to an end
is the one that counts for the day, and what has become of that same attempt since. Further
attempts are practice; they count among the attempts like any other. A reset of the attempts leaves
the days alone.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import date
from typing import Any

from golf_desktop.engine.daily import counts_in_streak, is_late
from golf_desktop.storage.attempt import Attempt, Result
from golf_desktop.storage.schema import DAY_COLUMNS

_NAMES = ", ".join(DAY_COLUMNS)
_CHANGING = ("result", "score", "cards_left", "stock_left", "moves", "move_text", "seconds")
_GROWING = ("undos", "hints")
_UPSERT = f"""
INSERT INTO days ({_NAMES}) VALUES ({", ".join(f":{name}" for name in DAY_COLUMNS)})
ON CONFLICT (day) DO UPDATE SET
    {", ".join(f"{name} = excluded.{name}" for name in _CHANGING)},
    {", ".join(f"{name} = max({name}, excluded.{name})" for name in _GROWING)}
WHERE attempt = excluded.attempt
    AND (result = 'stuck' OR (excluded.result = 'cleared' AND excluded.score < score))
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class DayResult:
    """What the deal of a day came to.

    Attributes:
        day: the date of the deal.
        played: the date on which it was begun, where the player was.
        deal: the deal's number.
        attempt: the attempt's name in the statistics.
        result: how it ended: cleared or stuck.
        score: its score; lowest is best.
        cards_left: how many cards were left in the tableau.
        stock_left: how many cards were left in the stock.
        moves: how many moves stood at the end.
        move_text: those moves in the engine's notation.
        undos: how many moves were taken back.
        hints: how many hints were asked for.
        seconds: its playing time.

    Raises:
        ValueError: it was left, which is no result.
    """

    day: date
    played: date
    deal: int
    attempt: str
    result: Result
    score: int
    cards_left: int
    stock_left: int
    moves: int
    move_text: str
    undos: int = 0
    hints: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if self.result is Result.LEFT:
            raise ValueError(f"the attempt at {self.day} did not come to an end")

    @classmethod
    def of(cls, attempt: Attempt, day: date, played: date) -> DayResult:
        """The result of an attempt at the deal of a day.

        Args:
            attempt: the attempt, which came to an end.
            day: the date of the deal.
            played: the date on which it was begun.
        """
        if attempt.deal is None:
            raise ValueError("an own board is no deal of the day")
        return cls(
            day=day,
            played=played,
            deal=attempt.deal,
            attempt=attempt.id,
            result=attempt.result,
            score=attempt.score,
            cards_left=attempt.cards_left,
            stock_left=attempt.stock_left,
            moves=attempt.moves,
            move_text=attempt.move_text,
            undos=attempt.undos,
            hints=attempt.hints,
            seconds=attempt.seconds,
        )

    @property
    def is_cleared(self) -> bool:
        """Whether every card was played."""
        return self.result is Result.CLEARED

    @property
    def is_late(self) -> bool:
        """Whether it was begun on a later date than its own."""
        return is_late(self.day, self.played)

    @property
    def counts_in_streak(self) -> bool:
        """Whether it was begun soon enough to go on with a streak."""
        return counts_in_streak(self.day, self.played)

    @property
    def is_helped(self) -> bool:
        """Whether a move was taken back or a hint asked for."""
        return self.undos + self.hints > 0


def upsert(connection: sqlite3.Connection, result: DayResult) -> None:
    """File a result, unless another attempt's stands there already.

    Of the attempt that stands there a clear takes the place of no clear, and a better clear that
    of a worse, as among the attempts.
    """
    connection.execute(
        _UPSERT,
        {name: getattr(result, name) for name in DAY_COLUMNS}
        | {
            "day": result.day.isoformat(),
            "played": result.played.isoformat(),
            "deal": str(result.deal),
            "result": result.result.value,
        },
    )


def results(connection: sqlite3.Connection) -> dict[date, DayResult]:
    """Every result, by its day, in order."""
    rows = connection.execute(f"SELECT {_NAMES} FROM days ORDER BY day")
    found = (_result(dict(zip(DAY_COLUMNS, row, strict=True))) for row in rows)
    return {result.day: result for result in found}


def _result(row: dict[str, Any]) -> DayResult:
    return DayResult(
        **row
        | {
            "day": date.fromisoformat(row["day"]),
            "played": date.fromisoformat(row["played"]),
            "deal": int(row["deal"]),
            "result": Result(row["result"]),
        }
    )
