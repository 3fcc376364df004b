"""Attempts as rows of the statistics' table, and the one rule by which they are written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from golf_desktop.storage.attempt import Attempt, Entry, Result
from golf_desktop.storage.columns import rules_columns, rules_of, to_text
from golf_desktop.storage.schema import COLUMNS, DEAL_KEY, NAMES

_GIVEN = tuple(name for name in COLUMNS if name != "sequence")
_LASTING = {
    *("id", "begun", "deal", "board", "number"),
    *("layout", "king_rule", "scoring", "jokers", "packs", "rules"),
}
_CHANGING = tuple(name for name in _GIVEN if name not in _LASTING)

_GROWING = {"undos", "hints", "helped"}
"""Who opens an earlier save of an attempt has had the help all the same."""


def _change(name: str) -> str:
    """What becomes of a column when an attempt is recorded again, in SQL."""
    new = f"max({name}, excluded.{name})" if name in _GROWING else f"excluded.{name}"
    return f"{name} = {new}"


_UPSERT = f"""
INSERT INTO attempts ({", ".join(_GIVEN)}) VALUES ({", ".join(f":{name}" for name in _GIVEN)})
ON CONFLICT (id) DO UPDATE SET {", ".join(map(_change, _CHANGING))}
WHERE CASE result
    WHEN 'cleared' THEN excluded.result = 'cleared' AND excluded.score < score
    WHEN 'stuck' THEN excluded.result <> 'left'
    ELSE 1 END
"""
_NEXT_NUMBER = f"""
SELECT ifnull(max(number), 0) + 1 FROM attempts WHERE rules = :rules AND {DEAL_KEY} = :key
"""


def upsert(connection: sqlite3.Connection, attempt: Attempt) -> None:
    """Record an attempt, or what it has come to since.

    What comes later replaces what stands there, whole, except that a cleared attempt gives way
    only to a clear with a better score, and a stuck one not to its being left. Its place in the
    order, its number and the time at which it began stay, and help once had stays counted.

    Raises:
        ValueError: the attempt of this id was at another deal or under other rules.
    """
    values = _values(attempt)
    known = connection.execute(
        "SELECT rules, deal, board FROM attempts WHERE id = ?", (attempt.id,)
    ).fetchone()
    if known not in (None, (values["rules"], values["deal"], values["board"])):
        raise ValueError(f"the attempt {attempt.id} was at another deal or under other rules")
    key = attempt.board if attempt.deal is None else values["deal"]
    numbered = connection.execute(_NEXT_NUMBER, {"rules": values["rules"], "key": key})
    connection.execute(_UPSERT, {**values, "number": numbered.fetchone()[0]})


def entries(
    connection: sqlite3.Connection,
    rest: str,
    values: tuple[str | int, ...] = (),
    table: str = "attempts",
) -> Iterator[Entry]:
    """The attempts that a statement selects, one after the other.

    Args:
        connection: to the file.
        rest: what follows ``SELECT … FROM attempts``.
        values: what stands for its question marks.
        table: the table, if it is another.
    """
    for row in connection.execute(f"SELECT {NAMES} FROM {table} {rest}", values):
        yield _entry(dict(zip(COLUMNS, row, strict=True)))


def _values(attempt: Attempt) -> dict[str, Any]:
    """Every column of an attempt but those that only the table knows."""
    return {
        "id": attempt.id,
        "begun": to_text(attempt.begun),
        "ended": to_text(attempt.ended),
        "deal": None if attempt.deal is None else str(attempt.deal),
        "board": attempt.board,
        **rules_columns(attempt.rules),
        "result": attempt.result.value,
        "score": attempt.score,
        "cards_left": attempt.cards_left,
        "stock_left": attempt.stock_left,
        "moves": attempt.moves,
        "move_text": attempt.move_text,
        "undos": attempt.undos,
        "hints": attempt.hints,
        "seconds": attempt.seconds,
        "cleared": int(attempt.result is Result.CLEARED),
        "helped": int(attempt.is_helped),
    }


def _entry(row: dict[str, Any]) -> Entry:
    attempt = Attempt(
        id=row["id"],
        begun=datetime.fromisoformat(row["begun"]),
        ended=datetime.fromisoformat(row["ended"]),
        deal=None if row["deal"] is None else int(row["deal"]),
        board=row["board"],
        rules=rules_of(row),
        result=Result(row["result"]),
        score=row["score"],
        cards_left=row["cards_left"],
        stock_left=row["stock_left"],
        moves=row["moves"],
        move_text=row["move_text"],
        undos=row["undos"],
        hints=row["hints"],
        seconds=row["seconds"],
    )
    return Entry(attempt, row["sequence"], row["number"])
