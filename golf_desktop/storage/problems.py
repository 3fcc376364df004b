"""What can go wrong with a database that is no fault of the program's, in the player's words."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from golf_desktop.said import said, said_by


class StorageError(Exception):
    """The player's disk, folders or files stand in the way; the message is for the player."""


class NewerVersionError(StorageError):
    """A file was written by a newer version of the program; it was not touched."""


class DamagedError(Exception):
    """A file is none of ours or is damaged; it is to be set aside."""


_FULL = said("the disk is full")
_READ_ONLY = said("the disk or the folder is read-only")
_REFUSED = said("access to it is refused")
_MISSING = said("its folder cannot be reached")
_TROUBLE = said("the disk reports a fault")

_SQLITE_REASONS = {
    sqlite3.SQLITE_BUSY: said("another program is using it"),
    sqlite3.SQLITE_LOCKED: said("another program is using it"),
    sqlite3.SQLITE_PROTOCOL: said("another program is using it"),
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_READONLY: _READ_ONLY,
    sqlite3.SQLITE_IOERR: _TROUBLE,
    sqlite3.SQLITE_CANTOPEN: said("it cannot be opened"),
    sqlite3.SQLITE_PERM: _REFUSED,
    sqlite3.SQLITE_NOLFS: said("it is too large for this disk"),
}

_OS_REASONS = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EROFS: _READ_ONLY,
    errno.EACCES: _REFUSED,
    errno.EPERM: _REFUSED,
    errno.ENOENT: _MISSING,
    errno.ENOTDIR: _MISSING,
    errno.EEXIST: _MISSING,
}

_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def _primary_code(error: sqlite3.Error) -> int | None:
    """SQLite's kind of error, without the details; None where SQLite was not even asked."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def is_damage(error: Exception) -> bool:
    """Whether the error says that the file's content is damaged."""
    if isinstance(error, sqlite3.Error):
        return _primary_code(error) in _DAMAGE
    return isinstance(error, DamagedError)


def _reason(error: sqlite3.Error | OSError) -> str | None:
    if isinstance(error, OSError):
        return _OS_REASONS.get(error.errno or 0, _TROUBLE)
    code = _primary_code(error)
    if code in _DAMAGE:
        return said("it is damaged")
    return None if code is None else _SQLITE_REASONS.get(code)


@contextmanager
def told(name: str) -> Iterator[None]:
    """Turn known errors within into a `StorageError` that names the file.

    What is our own fault (wrong SQL, a broken constraint) goes through as it is.

    Raises:
        StorageError: the disk, a folder or another program stood in the way.
    """
    try:
        yield
    except DamagedError as error:
        raise StorageError(
            said("{name} could not be used: {why}.", name=name, why=said_by(error))
        ) from error
    except (sqlite3.Error, OSError) as error:
        reason = _reason(error)
        if reason is None:
            raise
        raise StorageError(
            said("{name} could not be used: {why}.", name=name, why=reason)
        ) from error
