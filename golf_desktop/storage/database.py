"""One SQLite file: opened when it is needed, brought up to date, begun anew when damaged."""

from __future__ import annotations

import logging
import os
import sqlite3
import struct
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from golf_desktop.said import joined, said, said_by
from golf_desktop.storage import schema
from golf_desktop.storage.files import set_aside
from golf_desktop.storage.problems import DamagedError, is_damage, told

log = logging.getLogger(__name__)

T = TypeVar("T")

PATIENCE = 2.0
"""How long to wait for another process that is writing, in seconds."""

_MAGIC = b"SQLite format 3\0"
_HEADER = struct.Struct(">16sH42xI")  # the magic, the page size, the user version
_COMPANIONS = ("-wal", "-shm", "-journal")
"""What SQLite appends to a file's name for the files that it keeps beside it."""


class Database:
    """A file of tables that several processes, and several threads of each, may use at once.

    Nothing happens before the first `run`. A file that is damaged is set aside and a new one is
    begun; one that was moved away is noticed before the next use.

    Args:
        path: the file; its folder is made if needed.
        steps: the steps that make its tables and bring them to the newest version.
        patience: how long to wait for another process that is writing, in seconds.
    """

    def __init__(
        self,
        path: Path,
        steps: Sequence[schema.Step] = schema.STEPS,
        patience: float = PATIENCE,
    ) -> None:
        self.path = Path(os.path.realpath(path))  # SQLite names the files beside it so
        self._steps = steps
        self._patience = patience
        self._lock = threading.RLock()
        self._connection: sqlite3.Connection | None = None
        self._seen: tuple[int, int] | None = None
        self._notice: str | None = None

    def run(self, work: Callable[[sqlite3.Connection], T], *, write: bool = False) -> T:
        """Do some work in one transaction, and give its answer.

        Where the file turns out to be damaged the work is done once more, on a new one.

        Args:
            work: is given the connection; it neither begins nor ends a transaction.
            write: whether it writes.

        Raises:
            StorageError: the disk, a folder or another program stands in the way.
            NewerVersionError: the file is a newer version's.
        """
        with self._lock, told(self.path.name):
            try:
                return self._run_once(work, write)
            except (sqlite3.Error, DamagedError) as error:
                if not is_damage(error):
                    raise
                self._begin_anew(error)
            return self._run_once(work, write)

    def take_notice(self) -> str | None:
        """What the player should be told about the file, once; None when there is nothing."""
        with self._lock:
            notice, self._notice = self._notice, None
            return notice

    def close(self) -> None:
        """Let go of the file. The next `run` opens it again."""
        with self._lock:
            connection, self._connection = self._connection, None
            if connection is not None:
                connection.close()

    def _run_once(self, work: Callable[[sqlite3.Connection], T], write: bool) -> T:
        connection = self._opened()
        connection.execute("BEGIN IMMEDIATE" if write else "BEGIN")
        try:
            answer = work(connection)
            connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            raise
        return answer

    def _opened(self) -> sqlite3.Connection:
        if self._connection is not None and _identity(self.path) == self._seen:
            return self._connection
        self.close()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._set_folders_aside()
        if not self.path.exists():
            self._create()
        self._seen = _identity(self.path)
        check = _check_from_outside(self.path, len(self._steps))
        with _closed_on_error(_connect(self.path, self._patience)) as connection:
            schema.upgrade(connection, self.path, self._steps)
            _use_wal(connection)
            connection.execute("PRAGMA synchronous = NORMAL")
            check(connection)
        self._connection = connection
        return connection

    def _create(self) -> None:
        """Make an empty database under another name and give it the name when it is whole.

        So a file of this name is never half made, and an empty one is known to be damaged.
        """
        self._set_leftovers_aside()
        temporary = schema.temporary_name(self.path.parent)
        try:
            with closing(_connect(temporary, self._patience, mode="rwc")) as connection:
                schema.upgrade(connection, temporary, self._steps)
                _use_wal(connection)
            _publish(temporary, self.path)
        finally:
            temporary.unlink(missing_ok=True)

    def _set_folders_aside(self) -> None:
        """Clear the way where a folder stands in the place of one of the files."""
        for path in (self.path, *_companions(self.path)):
            if path.is_dir():
                self._tell(
                    said(
                        "{name} was a folder and is now {aside}.",
                        name=path.name,
                        aside=set_aside(path).name,
                    )
                )

    def _set_leftovers_aside(self) -> None:
        """Set aside what belonged to a file that is gone: SQLite would read it into the new one."""
        for path in _companions(self.path):
            if path.exists() and not self.path.exists():
                with suppress(FileNotFoundError):
                    set_aside(path)

    def _begin_anew(self, damage: Exception) -> None:
        """Set the damaged file aside, unless another process has just done it."""
        self.close()
        if _identity(self.path) != self._seen:
            return
        # First what lies beside it, so that no new file can stand beside old companions.
        with suppress(FileNotFoundError):
            for path in _companions(self.path):
                with suppress(FileNotFoundError):
                    set_aside(path)
            aside = set_aside(self.path)
            self._tell(
                said(
                    "{name} was damaged and is now {aside}; a new one was begun.",
                    name=self.path.name,
                    aside=aside.name,
                )
            )
            log.info("%s: %s", self.path.name, damage)

    def _tell(self, notice: str) -> None:
        self._notice = notice if self._notice is None else joined([self._notice, notice])
        log.info(notice)


def _companions(path: Path) -> tuple[Path, ...]:
    return tuple(path.with_name(path.name + suffix) for suffix in _COMPANIONS)


def _identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from another of the same name; None when there is none."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    return status.st_dev, status.st_ino


def _connect(path: Path, patience: float, mode: str = "rw") -> sqlite3.Connection:
    """Connect to a file, which exists unless the mode says otherwise.

    Transactions are begun by hand.
    """
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=patience,
        isolation_level=None,
        check_same_thread=False,
    )


@contextmanager
def _closed_on_error(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    try:
        yield connection
    except BaseException:
        connection.close()
        raise


def _use_wal(connection: sqlite3.Connection) -> None:
    """Write ahead, where the file system can; elsewhere SQLite keeps its older journal."""
    if connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
        connection.execute("PRAGMA journal_mode = WAL")


def _check_from_outside(path: Path, newest: int) -> Callable[[sqlite3.Connection], None]:
    """Look at a file before SQLite does, and give the check that is still to be made inside.

    Raises:
        NewerVersionError: the file is a newer version's.
        DamagedError: it is no database, or was cut.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        header = file.read(_HEADER.size)
        size = os.fstat(file.fileno()).st_size
    if len(header) < _HEADER.size or not header.startswith(_MAGIC):
        raise DamagedError(said("it is not a database"))
    _, page, version = _HEADER.unpack(header)
    schema.refuse_newer(version, newest, path.name)
    # SQLite misses that the last page was cut. After a power cut that may be right, and the rest
    # stands in the log of writes; then a full check decides.
    if size % (page if page > 1 else 65536) == 0:
        return _check_columns
    wal = _companions(path)[0]
    if not wal.exists() or wal.stat().st_size == 0:
        raise DamagedError(said("it was cut"))
    return _check_all


def _check_columns(connection: sqlite3.Connection) -> None:
    try:
        for table in ("attempts", "reset_attempts"):
            connection.execute(f"SELECT {schema.NAMES} FROM {table} LIMIT 0")
        connection.execute("SELECT token, made, attempts FROM resets LIMIT 0")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
            raise
        raise DamagedError(said("it has other tables ({why})", why=said_by(error))) from error


def _check_all(connection: sqlite3.Connection) -> None:
    _check_columns(connection)
    if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        raise DamagedError(said("it was cut"))


def _publish(temporary: Path, path: Path) -> None:
    """Give a new file its name, unless another process was faster."""
    with suppress(FileExistsError):
        try:
            os.link(temporary, path)
        except FileExistsError:
            raise
        except OSError:  # some file systems have no links
            if not path.exists():
                temporary.rename(path)
