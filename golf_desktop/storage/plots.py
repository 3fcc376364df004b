"""What the plots of the statistics draw: sums over the attempts, made by the database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from golf_desktop.storage.attempt import RuleSet
from golf_desktop.storage.columns import rules_of
from golf_desktop.storage.schema import DEAL_KEY
from golf_desktop.storage.selection import Selection

MOST_SPANS = 240
"""Into so many parts at most a course is cut: more could not be told apart on a screen."""
WINDOW = 20
"""The running mean is that of so many attempts at least."""
LOOKED_AT = 2000
"""Of so many of the last attempts the best possible is worked out."""

_SIZES = tuple(step * 10**power for power in range(7) for step in (1, 2, 5))


@dataclass(frozen=True, slots=True)
class Span:
    """Some attempts that follow one another.

    Attributes:
        first: which attempt of all that are selected its first one is, from 1.
        last: the same of its last one.
        begun: when the first was begun, with a time zone.
        low: the lowest score among them.
        mean: the mean of their scores.
        high: the highest score among them.
        running: the mean of the scores up to its last one, over the course's window.
    """

    first: int
    last: int
    begun: datetime
    low: int
    mean: float
    high: int
    running: float


@dataclass(frozen=True, slots=True)
class Course:
    """The scores in the order in which they were played.

    Attributes:
        spans: the parts, each of as many attempts but the last.
        window: over how many attempts the running mean is taken.
    """

    spans: tuple[Span, ...] = ()
    window: int = WINDOW


@dataclass(frozen=True, slots=True)
class Share:
    """How many attempts were made under some rules, and how many of them were cleared."""

    rules: RuleSet
    played: int
    cleared: int


@dataclass(frozen=True, slots=True)
class Asked:
    """A deal whose best possible score is not known yet; by its number, or else its board."""

    rules: RuleSet
    deal: int | None
    board: str | None

    def to_record(self) -> dict[str, Any]:
        """The record from which `Game.from_record` makes the deal, without a move."""
        rules = self.rules.to_record()
        return {"deal": self.deal, "board": self.board, "rules": rules, "moves": "", "cursor": 0}


Best = tuple[Asked, int | None]
"""A deal and its best possible score, or None where that is too hard to find out."""


@dataclass(frozen=True, slots=True)
class Figures:
    """All that the plots draw of some attempts.

    Attributes:
        course: the scores over time.
        scores: how many attempts have each score, from the best on.
        best: the same of the best possible scores, of the attempts of whose deals they are known.
        matched: how many of these same attempts have each score.
        strokes: how many of these attempts lie so many strokes over the best possible.
        shares: what was cleared by rules, those played most coming first.
    """

    course: Course
    scores: dict[int, int]
    best: dict[int, int]
    matched: dict[int, int]
    strokes: dict[int, int]
    shares: tuple[Share, ...]

    @property
    def played(self) -> int:
        """How many attempts there are."""
        return sum(self.scores.values())

    @property
    def known(self) -> int:
        """Of how many of them the best possible score is known."""
        return sum(self.best.values())


def figures(connection: sqlite3.Connection, selection: Selection) -> Figures:
    """What the plots draw of the selected attempts."""
    where, values = selection.to_sql()
    scores = connection.execute(
        f"SELECT score, count(*) FROM attempts {where} GROUP BY score ORDER BY score", values
    )
    known = f"""
        FROM attempts JOIN best_scores ON of_rules = rules AND of_deal = {DEAL_KEY} {where}
        {"AND" if where else "WHERE"} best IS NOT NULL
    """
    best, matched, over = (
        connection.execute(f"SELECT {each}, count(*) {known} GROUP BY 1 ORDER BY 1", values)
        for each in ("best", "score", "score - best")
    )
    return Figures(
        course(connection, selection),
        dict(scores),
        dict(best),
        dict(matched),
        dict(over),
        shares(connection, selection),
    )


def course(connection: sqlite3.Connection, selection: Selection) -> Course:
    """The scores of the selected attempts in the order in which they were played."""
    where, values = selection.to_sql()
    total = connection.execute(f"SELECT count(*) FROM attempts {where}", values).fetchone()[0]
    size = next(size for size in _SIZES if total <= size * MOST_SPANS)
    window = max(WINDOW, 2 * size)
    rows = connection.execute(
        f"""
        SELECT min(place), max(place), min(score), avg(score), max(score),
            max(CASE WHEN place % {size} = {size - 1} OR place = {total - 1} THEN running END)
        FROM (
            SELECT score, row_number() OVER (ORDER BY sequence) - 1 AS place,
                avg(score) OVER (ORDER BY sequence ROWS {window - 1} PRECEDING) AS running
            FROM attempts {where})
        GROUP BY place / {size} ORDER BY 1
        """,
        values,
    ).fetchall()
    begun = [
        begun
        for (begun,) in connection.execute(
            f"""
            SELECT begun FROM attempts WHERE sequence IN (
                SELECT sequence FROM (
                    SELECT sequence, row_number() OVER (ORDER BY sequence) - 1 AS place
                    FROM attempts {where})
                WHERE place % {size} = 0)
            ORDER BY sequence
            """,
            values,
        )
    ]
    return Course(
        tuple(
            Span(first + 1, last + 1, datetime.fromisoformat(when), low, mean, high, running)
            for when, (first, last, low, mean, high, running) in zip(begun, rows, strict=True)
        ),
        window,
    )


def shares(connection: sqlite3.Connection, selection: Selection) -> tuple[Share, ...]:
    """How much was cleared by rules, the rules played most coming first."""
    where, values = selection.to_sql()
    names = ("layout", "king_rule", "scoring", "jokers", "packs")
    # The sums come from the index; only one row for each rules is read to tell them.
    rows = connection.execute(
        f"""
        SELECT {", ".join(names)}, counted, sums FROM attempts JOIN (
            SELECT max(sequence) AS latest, count(*) AS counted, sum(cleared) AS sums
            FROM attempts {where} GROUP BY rules) ON sequence = latest
        ORDER BY counted DESC, rules
        """,
        values,
    )
    return tuple(
        Share(rules_of(dict(zip(names, row[:-2], strict=True))), row[-2], row[-1]) for row in rows
    )


def asked(connection: sqlite3.Connection, selection: Selection, limit: int) -> tuple[Asked, ...]:
    """Deals of the last attempts whose best possible score has not been looked for yet.

    Args:
        connection: to the file.
        selection: the attempts.
        limit: how many deals at most; those played last come first.
    """
    where, values = selection.to_sql()
    names = ("layout", "king_rule", "scoring", "jokers", "packs", "deal", "board")
    # Rules that this version does not know wait for one that does.
    known = [each.rules.key for each in shares(connection, selection) if each.rules.known]
    rows = connection.execute(
        f"""
        SELECT {", ".join(names)}, max(sequence) FROM (
            SELECT * FROM attempts {where} ORDER BY sequence DESC LIMIT {LOOKED_AT})
        LEFT JOIN best_scores ON of_rules = rules AND of_deal = {DEAL_KEY}
        WHERE of_rules IS NULL AND rules IN ({", ".join("?" * len(known))})
        GROUP BY rules, {DEAL_KEY} ORDER BY max(sequence) DESC LIMIT ?
        """,
        (*values, *known, limit),
    )
    found = (dict(zip(names, row[:-1], strict=True)) for row in rows)
    return tuple(
        Asked(rules_of(row), None if row["deal"] is None else int(row["deal"]), row["board"])
        for row in found
    )


def note_best(connection: sqlite3.Connection, found: Iterable[Best]) -> None:
    """Keep the best possible scores of deals, so that nobody looks for them again."""
    connection.executemany(
        "INSERT OR REPLACE INTO best_scores (of_rules, of_deal, best) VALUES (?, ?, ?)",
        (
            (each.rules.key, each.board if each.deal is None else str(each.deal), best)
            for each, best in found
        ),
    )
