"""Files: written whole or not at all, read with a limit, set aside rather than written over."""

from __future__ import annotations

import errno
import os
import re
import stat
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from golf_desktop.said import said

LIMIT = 64 * 1024
"""The most bytes that a file of ours can have; ten times what a long game takes."""

BLOCK = 4096
"""The bytes of a file that `write_at_once` writes: one page of the system's memory."""

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
"""Brings what a file holds from one version to the next: a pure function that takes any values."""

_TEMPORARY = re.compile(r"\.golf-desktop-[0-9a-f]{16}\.tmp")
_OLD = 3600.0
"""From how many seconds on a temporary file is a left one; no write takes so long."""

_NO_FOLDER_SYNC = {errno.EINVAL, errno.ENOTSUP, errno.EBADF, errno.EACCES, errno.EPERM}
"""How systems say that a folder cannot be flushed: Windows, and some file systems of others."""

_BINARY: int = getattr(os, "O_BINARY", 0)
_AT_ONCE: int = getattr(os, "O_NONBLOCK", 0)


class UnfitFileError(Exception):
    """What is there is nothing to read: a folder, a pipe, a device, or too large; says which."""


_REASONS = {
    errno.EACCES: said("Permission denied"),
    errno.EDQUOT: said("Disk quota exceeded"),
    errno.EEXIST: said("File exists"),
    errno.EIO: said("Input/output error"),
    errno.EISDIR: said("Is a directory"),
    errno.ENOENT: said("No such file or directory"),
    errno.ENOSPC: said("No space left on device"),
    errno.EPERM: said("Operation not permitted"),
    errno.EROFS: said("Read-only file system"),
}
"""What systems say most often; they say it in English, whatever language the player speaks."""


def reason(error: OSError) -> str:
    """Why the system refused something, in its own words."""
    known = _REASONS.get(error.errno or 0)
    if known is not None and known == error.strerror:
        return known
    return error.strerror or type(error).__name__


def read_file(path: Path, limit: int = LIMIT) -> bytes:
    """Read a file whole, without waiting for what is no file and without reading without end.

    Args:
        path: the file.
        limit: the most bytes that it may have.

    Raises:
        FileNotFoundError: there is none.
        UnfitFileError: it is no regular file, or has more bytes.
        OSError: it could not be read.
    """
    try:
        # Before it is opened, since to open a device can do something, and Windows opens no folder.
        check_regular(path.stat())
    except NotADirectoryError as error:
        # A file stands where its folder should be, so there is no such file, as Windows says it.
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)) from error
    handle = os.open(path, os.O_RDONLY | _BINARY | _AT_ONCE)
    try:
        check_regular(os.fstat(handle))
        data = bytearray()
        while len(data) <= limit:
            piece = os.read(handle, limit + 1 - len(data))
            if not piece:
                return bytes(data)
            data += piece
    finally:
        os.close(handle)
    raise UnfitFileError(said("it is larger than {most} KiB", most=limit // 1024))


def check_regular(status: os.stat_result) -> None:
    """Refuse what is no file to read.

    Raises:
        UnfitFileError: it is a folder, a pipe, a device.
    """
    if stat.S_ISDIR(status.st_mode):
        raise UnfitFileError(said("it is a folder"))
    if not stat.S_ISREG(status.st_mode):
        raise UnfitFileError(said("it is no regular file"))


def write_atomic(path: Path, data: bytes, *, durable: bool = True) -> None:
    """Write the file in one step, making its folder if needed.

    A temporary file in the same folder takes the name when it is whole, so that whoever reads
    finds the old file or the new one, even after this process was killed. A link stays a link:
    the file that it leads to is written.

    Args:
        path: the file.
        data: all it will hold.
        durable: whether to wait until the disk has it, so that a power cut cannot take it back.

    Raises:
        OSError: it could not be written. The file is as it was, unless only the folder could not
            be flushed.
    """
    target = Path(os.path.realpath(path))
    mode = _mode_of(target)
    try:
        temporary, handle = _new_temporary(target.parent)
    except FileNotFoundError:
        target.parent.mkdir(parents=True, exist_ok=True)
        temporary, handle = _new_temporary(target.parent)
    try:
        _fill(handle, data, mode, durable)
        temporary.replace(target)
    except BaseException:
        with suppress(OSError):  # The first error is the one to tell.
            temporary.unlink(missing_ok=True)
        raise
    if durable:
        _sync_folder(target.parent)


def write_at_once(path: Path, data: bytes) -> None:
    """Write a small text file so that it is safe from the end of this process, not waiting for it.

    A file that is there is written over in place, padded with blanks to one page of memory. The
    system copies a page whole or not at all, whatever ends the process, so that the file is always
    the old one or the new one; only a power cut can tear it. `write_atomic` gives the same safety
    but makes the caller wait whenever the disk is busy: to replace a file, ext4 first sends the
    new one to the disk.

    Args:
        path: the file.
        data: all it will hold, a text after which blanks mean nothing.

    Raises:
        OSError: it could not be written.
    """
    block = data.ljust(BLOCK - 1) + b"\n"
    if len(block) > BLOCK or not _has_block(path):
        write_atomic(path, block, durable=False)
        return
    handle = os.open(path, os.O_WRONLY | _BINARY | _AT_ONCE)
    try:
        if os.write(handle, block) < len(block):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
    finally:
        os.close(handle)


def _has_block(path: Path) -> bool:
    """Whether there is a file of just the size to be written over in place."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return False
    return stat.S_ISREG(status.st_mode) and status.st_size == BLOCK


def _mode_of(target: Path) -> int | None:
    """The permissions that the new file takes over from the old one, if there is one."""
    try:
        status = target.stat()
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(status.st_mode):
        # The name of a pipe or a device could be taken, and it would be lost.
        raise FileExistsError(errno.EEXIST, "Something that is no file has this name", str(target))
    return stat.S_IMODE(status.st_mode)


def _new_temporary(folder: Path) -> tuple[Path, int]:
    """Open a new file that `clear_leftovers` knows by its name."""
    path = folder / f".golf-desktop-{os.urandom(8).hex()}.tmp"
    return path, os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o666)


def _fill(handle: int, data: bytes, mode: int | None, durable: bool) -> None:
    """Write all the data and close the file."""
    with os.fdopen(handle, "wb", buffering=0) as file:
        if mode is not None and os.name == "posix":
            with suppress(OSError):  # Some file systems know no permissions.
                os.fchmod(handle, mode)
        rest = memoryview(data)
        while rest:
            rest = rest[file.write(rest) :]
        if durable:
            os.fsync(handle)


def _sync_folder(folder: Path) -> None:
    """Flush the folder, which holds the new name, where the system can do that."""
    try:
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise


def clear_leftovers(folder: Path) -> None:
    """Remove the temporary files that a process left in a folder when it was killed.

    Only files with a name of ours and unchanged for an hour: another process may be writing. What
    cannot be removed stays.
    """
    try:
        names = [entry.name for entry in os.scandir(folder) if _TEMPORARY.fullmatch(entry.name)]
    except OSError:
        return
    for name in names:
        path = folder / name
        try:
            status = path.lstat()
            if stat.S_ISREG(status.st_mode) and time.time() - status.st_mtime > _OLD:
                path.unlink()
        except OSError:
            continue


def set_aside(path: Path) -> Path:
    """Give a file or folder that cannot be read a dated name that nothing has, and tell it.

    Raises:
        OSError: it could not be renamed.
    """
    # Of a link the link itself is renamed, whatever it leads to.
    is_folder = stat.S_ISDIR(path.lstat().st_mode)
    stamp = f"{datetime.now():%Y%m%d-%H%M%S-%f}"
    for number in count(1):
        aside = path.with_name(f"{path.name}.damaged-{stamp}{f'-{number}' if number > 1 else ''}")
        try:
            _rename(path, aside, is_folder)
        except FileExistsError:
            continue
        return aside
    raise AssertionError("there are always more numbers")


def _rename(path: Path, new: Path, is_folder: bool) -> None:
    """Rename without writing over anything.

    Raises:
        FileExistsError: the new name is taken.
        OSError: it could not be renamed.
    """
    if os.name == "nt":
        path.rename(new)
        return
    # Elsewhere a rename replaces what has the name, so the name is taken first, by something
    # empty that may be replaced.
    if is_folder:
        new.mkdir()
    else:
        new.touch(exist_ok=False)
    try:
        path.rename(new)
    except BaseException:
        if is_folder:
            new.rmdir()
        else:
            new.unlink()
        raise


def keep_copy(path: Path, data: bytes, mark: str) -> Path:
    """Keep what a file held, beside it, before the file is written anew.

    Args:
        path: the file.
        data: what it held.
        mark: why it is kept, which becomes part of the copy's name.

    Returns:
        The copy. One with other contents is never written over, one with the same is enough.

    Raises:
        OSError: it could not be written.
    """
    for number in count(1):
        suffix = f".{mark}{f'-{number}' if number > 1 else ''}"
        copy = path.with_name(path.name + suffix)
        if not os.path.lexists(copy):
            write_atomic(copy, data)
            return copy
        if _holds(copy, data):
            return copy
    raise AssertionError("there are always more numbers")


def _holds(path: Path, data: bytes) -> bool:
    try:
        return read_file(path, len(data)) == data
    except (OSError, UnfitFileError):
        return False


def upgraded(
    raw: dict[str, Any], version: int, upgrades: Mapping[int, Upgrade], present: int
) -> dict[str, Any]:
    """Bring what a file holds to the present version, step by step.

    Args:
        raw: what the file holds; it is not changed.
        version: the file's version.
        upgrades: by version the step that leads to the next.
        present: the present version.
    """
    values = dict(raw)
    for step in range(version, present):
        values = upgrades[step](values)
    return values


class OwnFile:
    """A file that belongs to the program, and what must not happen to it.

    One that could not be read is never written over: it is set aside first. One of a newer
    version is left as it is.

    Args:
        path: the file.
        at_once: whether a write does not wait for the disk; otherwise it waits until it has it.
    """

    def __init__(self, path: Path, *, at_once: bool = False) -> None:
        self.path = path
        self._write = write_at_once if at_once else write_atomic
        self._is_in_the_way = False
        self._is_left_alone = False

    @property
    def is_left_alone(self) -> bool:
        """Whether the file is never written, since a newer version wrote it."""
        return self._is_left_alone

    def read(self) -> bytes:
        """Read the file.

        Raises:
            FileNotFoundError: there is none.
            UnfitFileError: it is no regular file, or too large.
            OSError: it could not be read; it will be set aside before another is written.
        """
        self._is_in_the_way = self._is_left_alone = False
        try:
            return read_file(self.path)
        except FileNotFoundError:
            raise
        except OSError:
            self._is_in_the_way = True
            raise

    def set_aside(self) -> Path | None:
        """Set the file aside now, or if that fails before another is written; tell its new name."""
        try:
            return set_aside(self.path)
        except OSError:
            self._is_in_the_way = True
            return None

    def leave_alone(self) -> None:
        """Never write this file."""
        self._is_left_alone = True

    def write(self, data: bytes) -> None:
        """Write the file, unless it is left alone.

        Raises:
            OSError: it could not be written, or what is in the way could not be set aside.
        """
        if self._is_left_alone:
            return
        if self._is_in_the_way:
            if os.path.lexists(self.path):
                set_aside(self.path)
            self._is_in_the_way = False
        self._write(self.path, data)
