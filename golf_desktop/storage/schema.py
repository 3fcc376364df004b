"""The tables of the statistics, and the steps from each version of them to the next."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from golf_desktop.said import said
from golf_desktop.storage.problems import DamagedError, NewerVersionError

Step = Callable[[sqlite3.Connection], None]
"""Leads from one version to the next, inside a transaction that is not its own."""

COLUMNS = {
    "sequence": "INTEGER PRIMARY KEY",
    "id": "TEXT NOT NULL",
    "begun": "TEXT NOT NULL",
    "ended": "TEXT NOT NULL",
    "deal": "TEXT",  # digits: deal numbers go up to 10^20, SQLite's integers to 2^63
    "board": "TEXT",
    "layout": "TEXT NOT NULL",
    "king_rule": "TEXT NOT NULL",
    "scoring": "TEXT NOT NULL",
    "jokers": "INTEGER NOT NULL",
    "packs": "INTEGER NOT NULL",
    "rules": "TEXT NOT NULL",
    "number": "INTEGER NOT NULL",
    "result": "TEXT NOT NULL CHECK (result IN ('cleared', 'stuck', 'left'))",
    "score": "INTEGER NOT NULL",
    "cards_left": "INTEGER NOT NULL",
    "stock_left": "INTEGER NOT NULL",
    "moves": "INTEGER NOT NULL",
    "move_text": "TEXT NOT NULL",
    "undos": "INTEGER NOT NULL",
    "hints": "INTEGER NOT NULL",
    "seconds": "REAL NOT NULL",
    # Told again in short, so that one index answers every summary without reading the table.
    "cleared": "INTEGER NOT NULL CHECK (cleared = (result = 'cleared'))",
    "helped": "INTEGER NOT NULL CHECK (helped = (undos + hints > 0))",
}
"""The columns of an attempt in version 1, each with its declaration."""

NAMES = ", ".join(COLUMNS)
"""The columns' names, as a statement lists them."""

DEAL_KEY = "ifnull(deal, board)"
"""What makes a deal the same deal, as an SQL expression."""

_ONE_DEAL = "CHECK ((deal IS NULL) <> (board IS NULL))"


def create(connection: sqlite3.Connection) -> None:
    """Make the tables of version 1.

    Raises:
        DamagedError: there are tables already, so the file is none of ours.
    """
    if has_tables(connection):
        raise DamagedError(said("it is not a file of statistics"))
    create_tables(connection)


def create_tables(connection: sqlite3.Connection) -> None:
    """Make the tables of version 1 beside those that a step still needs."""
    plain = ", ".join(f"{name} {kind}" for name, kind in COLUMNS.items())
    # AUTOINCREMENT: a sequence number is never given twice, so what was reset finds its place.
    counted = plain.replace("PRIMARY KEY", "PRIMARY KEY AUTOINCREMENT", 1)
    figures = "rules, sequence, layout, number, helped, cleared, score, seconds"
    reset = "token INTEGER PRIMARY KEY AUTOINCREMENT, made TEXT NOT NULL, attempts INTEGER NOT NULL"
    for statement in (
        f"CREATE TABLE attempts ({counted}, UNIQUE (id), {_ONE_DEAL})",
        f"CREATE INDEX attempts_for_summaries ON attempts ({figures})",
        f"CREATE INDEX attempts_by_deal ON attempts (rules, {DEAL_KEY}, number)",
        f"CREATE TABLE resets ({reset})",
        f"CREATE TABLE reset_attempts ({plain}, token INTEGER NOT NULL, {_ONE_DEAL})",
        "CREATE INDEX reset_attempts_by_token ON reset_attempts (token, sequence)",
    ):
        connection.execute(statement)


ROUND_COLUMNS = {
    "sequence": "INTEGER PRIMARY KEY AUTOINCREMENT",
    "id": "TEXT NOT NULL UNIQUE",
    "begun": "TEXT NOT NULL",
    "ended": "TEXT NOT NULL",
    "round": "INTEGER NOT NULL",
    "layout": "TEXT NOT NULL",
    "king_rule": "TEXT NOT NULL",
    "scoring": "TEXT NOT NULL",
    "jokers": "INTEGER NOT NULL",
    "packs": "INTEGER NOT NULL",
    "rules": "TEXT NOT NULL",
    "number": "INTEGER NOT NULL",  # which time it was that this round was played by these rules
    "strokes": "TEXT NOT NULL",  # by hole, with blanks between them
    "total": "INTEGER NOT NULL",
    "allows_undo": "INTEGER NOT NULL",
    "undos": "INTEGER NOT NULL",
    "hints": "INTEGER NOT NULL",
    "seconds": "REAL NOT NULL",
    "helped": "INTEGER NOT NULL CHECK (helped = (undos + hints > 0))",
}
"""The columns of a finished round from version 2 on. Those that attempts have too are called the
same, so that the same conditions select from both."""


def add_rounds(connection: sqlite3.Connection) -> None:
    """Make the table of finished rounds, which is new in version 2."""
    columns = ", ".join(f"{name} {kind}" for name, kind in ROUND_COLUMNS.items())
    connection.execute(f"CREATE TABLE rounds ({columns})")
    connection.execute("CREATE INDEX rounds_by_number ON rounds (rules, round, number)")


DAY_COLUMNS = {
    "day": "TEXT NOT NULL PRIMARY KEY",  # the date of the deal, as 2026-11-29
    "played": "TEXT NOT NULL",  # the date on which it was begun, where the player was
    "deal": "TEXT NOT NULL",
    "attempt": "TEXT NOT NULL",
    "result": "TEXT NOT NULL CHECK (result IN ('cleared', 'stuck'))",
    "score": "INTEGER NOT NULL",
    "cards_left": "INTEGER NOT NULL",
    "stock_left": "INTEGER NOT NULL",
    "moves": "INTEGER NOT NULL",
    "move_text": "TEXT NOT NULL",
    "undos": "INTEGER NOT NULL",
    "hints": "INTEGER NOT NULL",
    "seconds": "REAL NOT NULL",
}
"""The columns of a deal of the day that was played, from version 3 on."""


def add_days(connection: sqlite3.Connection) -> None:
    """Make the table of the deals of the day, which is new in version 3."""
    columns = ", ".join(f"{name} {kind}" for name, kind in DAY_COLUMNS.items())
    connection.execute(f"CREATE TABLE days ({columns})")


def add_best_scores(connection: sqlite3.Connection) -> None:
    """Make the table of the best possible scores that are known, which is new in version 4.

    Its columns are called unlike those of the attempts, which are joined to it.
    """
    connection.execute(
        "CREATE TABLE best_scores (of_rules TEXT NOT NULL, of_deal TEXT NOT NULL, best INTEGER,"
        " PRIMARY KEY (of_rules, of_deal)) WITHOUT ROWID"
    )


STEPS: tuple[Step, ...] = (create, add_rounds, add_days, add_best_scores)
"""``STEPS[n]`` leads from version n to n + 1; an empty file is version 0."""


def has_tables(connection: sqlite3.Connection) -> bool:
    """Whether the file holds anything yet."""
    return connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchone() is not None


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the tables in a file."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def refuse_newer(version: int, newest: int, name: str) -> None:
    """Do nothing for a version that this program knows.

    Raises:
        NewerVersionError: the version is newer.
    """
    if version > newest:
        raise NewerVersionError(
            said(
                "{name} was written by a newer version of Golf Desktop. It is left as it "
                "is, and nothing is added to it until that version is used again.",
                name=name,
            )
        )


def upgrade(connection: sqlite3.Connection, path: Path, steps: Sequence[Step]) -> None:
    """Bring a file to the newest version, all steps or none; the original is kept beside it.

    Args:
        connection: to the file, outside a transaction.
        path: the file.
        steps: the steps from version 0 on.

    Raises:
        NewerVersionError: the file is newer than the last step.
        OSError: there is no room for the original's copy; the file is as it was.
        sqlite3.Error: a step failed; the file is as it was.
    """
    refuse_newer(version_of(connection), len(steps), path.name)
    if version_of(connection) == len(steps):
        return
    backup: Path | None = None
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = version_of(connection)  # another process may have been here first
        refuse_newer(version, len(steps), path.name)
        if version < len(steps):
            if has_tables(connection):
                backup = _back_up(path, version)
            for step in steps[version:]:
                step(connection)
            connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if backup is not None:
            backup.unlink(missing_ok=True)
        raise


def temporary_name(folder: Path) -> Path:
    """A name for a file in the making, one that `files.clear_leftovers` knows."""
    return folder / f".golf-desktop-{os.urandom(8).hex()}.tmp"


def _back_up(path: Path, version: int) -> Path:
    """Copy the file as it was before the transaction, under a name that is still free."""
    temporary = temporary_name(path.parent)
    try:
        # By a connection of its own: one that is about to write cannot be copied from.
        with (
            closing(sqlite3.connect(path)) as original,
            closing(sqlite3.connect(temporary)) as copy,
        ):
            original.backup(copy)
        backup = path.with_name(f"{path.name}.v{version}-backup")
        count = 1
        while backup.exists():
            count += 1
            backup = path.with_name(f"{path.name}.v{version}-backup-{count}")
        return temporary.rename(backup)
    finally:
        temporary.unlink(missing_ok=True)
