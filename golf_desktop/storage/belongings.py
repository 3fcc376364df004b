"""All that the program has written of its own accord: to be taken along, or to be deleted.

What the player saved under a name of their own choice is theirs and never among it, wherever it
lies, also in these folders.
"""

from __future__ import annotations

import os
import re
import sqlite3
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from golf_desktop.storage.places import Places
from golf_desktop.storage.schema import temporary_name

_KEPT = r"(\.(damaged-|refused|v\d+-backup|backup).*)?"
"""What was set aside or kept beside a file has its name with more after it."""
_TEMPORARY = r"\.golf-desktop-[0-9a-f]{16}\.tmp"
_CONFIG = re.compile(rf"(settings|window|recent)\.json{_KEPT}|QtProject\.conf(\.\w+)?|{_TEMPORARY}")
"""Qt remembers in a file of its own, beside ours, what folders its dialogs showed."""
_DATA = re.compile(
    rf"(autosave|autosave-backup|interrupted)\.golf{_KEPT}"
    rf"|(current|waiting-[^/]+?)\.round{_KEPT}"
    rf"|(next-deal|daily)\.json{_KEPT}"
    rf"|statistics\.sqlite3(-wal|-shm|-journal)?{_KEPT}"
    rf"|running\.lock|{_TEMPORARY}"
)
_UNRECORDED = re.compile(rf"[^/]+\.(golf|round){_KEPT}|{_TEMPORARY}")
_LOG = re.compile(r"golf-desktop\.log(\.\d+)?")
_SECOND = "second-window"
_WAITING = "unrecorded"
_DATABASE = "statistics.sqlite3"
_NOT_TAKEN = re.compile(rf"running\.lock|.*-(wal|shm|journal)|{_TEMPORARY}")
"""Belongs to a running program, not to the player; the database is copied with what it holds."""
_PATIENCE = 2.0
"""Seconds for which a file that is still in use, as Windows has it, is tried again."""


@dataclass(frozen=True, slots=True)
class Belonging:
    """A file of the program's.

    Attributes:
        path: where it is.
        name: its name among all that is taken along, with ``/`` between folders.
    """

    path: Path
    name: str


def belongings(places: Places) -> tuple[Belonging, ...]:
    """Every file that the program has written in its own folders."""
    found: dict[Path, Belonging] = {}
    for folder, prefix, names in _folders(places):
        for path in _files(folder, names):
            found.setdefault(path, Belonging(path, f"{prefix}/{path.name}"))
    return tuple(found.values())


def take_along(
    places: Places, target: Path, progressed: Callable[[int, int], None] = lambda *_: None
) -> int:
    """Put all that the player has into one ZIP file, written whole or not at all.

    Args:
        places: where it is.
        target: the file to write; one that is there is replaced.
        progressed: is told how many files of how many have been taken.

    Returns:
        How many files it holds.

    Raises:
        OSError: it could not be written, or a file could not be read; nothing has changed.
    """
    target = Path(os.path.realpath(target))
    taken = [each for each in belongings(places) if not _NOT_TAKEN.fullmatch(each.path.name)]
    temporary = temporary_name(target.parent)
    try:
        # A ZIP file knows no time before 1980, which a file from a broken clock may have.
        with zipfile.ZipFile(
            temporary, "x", zipfile.ZIP_DEFLATED, strict_timestamps=False
        ) as archive:
            for number, each in enumerate(taken):
                progressed(number, len(taken))
                _add(archive, each, target.parent)
        with temporary.open("rb+") as file:
            os.fsync(file.fileno())
        temporary.replace(target)
    finally:
        temporary.unlink(missing_ok=True)
    progressed(len(taken), len(taken))
    return len(taken)


def delete(places: Places, *, patience: float = _PATIENCE) -> tuple[Path, ...]:
    """Delete every file of the program's, and the folders that are empty then.

    Nothing may be writing any more. Of a link the link itself is deleted.

    Args:
        places: where they are.
        patience: for how many seconds a file that is in use is tried again.

    Returns:
        The files that could not be deleted.
    """
    deadline = time.monotonic() + patience
    while left := [each.path for each in belongings(places) if not _unlink(each.path)]:
        if time.monotonic() >= deadline:
            break
        time.sleep(0.05)
    for folder, _, _ in reversed(list(_folders(places))):
        with suppress(OSError):  # something else is in it, or it is not there
            folder.rmdir()
    return tuple(left)


def _folders(places: Places) -> Iterator[tuple[Path, str, re.Pattern[str]]]:
    """Each folder, what it is called among all that is taken along, and the names in it."""
    yield places.config, "settings", _CONFIG
    for data, prefix in ((places.data, "data"), (places.data / _SECOND, f"data/{_SECOND}")):
        yield data, prefix, _DATA
        yield data / _WAITING, f"{prefix}/{_WAITING}", _UNRECORDED
    yield places.log, "log", _LOG


def _files(folder: Path, names: re.Pattern[str]) -> list[Path]:
    try:
        found = [entry for entry in os.scandir(folder) if names.fullmatch(entry.name)]
    except OSError:
        return []
    return sorted(Path(entry.path) for entry in found if not entry.is_dir(follow_symlinks=False))


def _add(archive: zipfile.ZipFile, each: Belonging, folder: Path) -> None:
    """Add a file; one that went away meanwhile, as a game does that was recorded, is left out."""
    if each.path.name != _DATABASE:
        with suppress(FileNotFoundError):
            archive.write(each.path, each.name)
        return
    copy = temporary_name(folder)
    try:
        # What was written last may still stand beside the file, and somebody may be writing.
        with (
            closing(
                sqlite3.connect(f"{each.path.absolute().as_uri()}?mode=ro", uri=True)
            ) as source,
            closing(sqlite3.connect(copy)) as whole,
        ):
            source.backup(whole)
        archive.write(copy, each.name)
    except sqlite3.Error:  # damaged: it is taken along as it is
        archive.write(each.path, each.name)
    finally:
        copy.unlink(missing_ok=True)


def _unlink(path: Path) -> bool:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return False
    return True
