"""Taking attempts out of the statistics so that they can be put back, also later."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import datetime
from operator import attrgetter

from golf_desktop.storage.attempt import Entry
from golf_desktop.storage.rows import entries, upsert
from golf_desktop.storage.schema import DEAL_KEY, NAMES

_PUT_BACK = f"""
INSERT INTO attempts ({NAMES}) SELECT {NAMES} FROM reset_attempts
WHERE token = ? AND id NOT IN (SELECT id FROM attempts)
"""
_NUMBERED_ANEW = f"""
SELECT due, sequence FROM (
    SELECT sequence, number,
        row_number() OVER (PARTITION BY rules, {DEAL_KEY} ORDER BY sequence) AS due
    FROM attempts)
WHERE number <> due
"""


@dataclass(frozen=True, slots=True)
class Reset:
    """Attempts that were taken out of the statistics together.

    Attributes:
        token: what names them.
        made: when it was done.
        attempts: how many they are.
    """

    token: int
    made: datetime
    attempts: int


def take_out(
    connection: sqlite3.Connection, where: str, values: tuple[str, ...], made: datetime
) -> Reset:
    """Move the attempts of a condition into the side table."""
    cursor = connection.execute(
        "INSERT INTO resets (made, attempts) VALUES (?, 0)", (made.isoformat(),)
    )
    token = cursor.lastrowid or 0
    moved = connection.execute(
        f"INSERT INTO reset_attempts ({NAMES}, token) SELECT {NAMES}, ? FROM attempts {where}",
        (token, *values),
    ).rowcount
    connection.execute(f"DELETE FROM attempts {where}", values)
    connection.execute("UPDATE resets SET attempts = ? WHERE token = ?", (moved, token))
    return Reset(token, made, moved)


def put_back(connection: sqlite3.Connection, token: int) -> int:
    """Move them back into their old places in the order, and give how many they were.

    An attempt that was recorded again in the meantime is one attempt: the usual rule decides
    between its two rows, the one with the lower sequence number being the earlier.

    Raises:
        LookupError: there is no such reset.
    """
    count = connection.execute("SELECT attempts FROM resets WHERE token = ?", (token,)).fetchone()
    if count is None:
        raise LookupError(f"there is no reset {token}")
    later = _later_of_two(connection, token)
    connection.executemany(
        "DELETE FROM attempts WHERE sequence = ?", [(entry.sequence,) for entry in later]
    )
    connection.execute(_PUT_BACK, (token,))
    for entry in later:
        upsert(connection, entry.attempt)
    forget(connection, token)
    connection.executemany(
        "UPDATE attempts SET number = ? WHERE sequence = ?",
        connection.execute(_NUMBERED_ANEW).fetchall(),
    )
    return int(count[0])


def forget(connection: sqlite3.Connection, token: int) -> None:
    """Delete them for good."""
    connection.execute("DELETE FROM reset_attempts WHERE token = ?", (token,))
    connection.execute("DELETE FROM resets WHERE token = ?", (token,))


def kept(connection: sqlite3.Connection) -> tuple[Reset, ...]:
    """The resets that can be undone, the latest first."""
    rows = connection.execute("SELECT token, made, attempts FROM resets ORDER BY token DESC")
    return tuple(Reset(token, datetime.fromisoformat(made), count) for token, made, count in rows)


def _later_of_two(connection: sqlite3.Connection, token: int) -> list[Entry]:
    """Of each attempt that has a row both in the statistics and in the reset, the later one."""
    there = "WHERE id IN (SELECT id FROM reset_attempts WHERE token = ?)"
    pairs = {entry.attempt.id: entry for entry in entries(connection, there, (token,))}
    here = "WHERE token = ? AND id IN (SELECT id FROM attempts)"
    for entry in entries(connection, here, (token,), table="reset_attempts"):
        pairs[entry.attempt.id] = max(entry, pairs[entry.attempt.id], key=attrgetter("sequence"))
    return sorted(pairs.values(), key=attrgetter("sequence"))
