"""The game in progress, kept so that neither a crash nor a power cut takes it.

After each move the game is written twice. `autosave.golf` is written at once, without waiting for
the disk: the system has it, so it survives the end of this process, whatever ends it. The copy
`autosave-backup.golf` is replaced whole by a thread that waits for the disk, at most a second
later, so that it survives a power cut. Each file has a serial number, and the higher one is the
later game: after a power cut either may be the one that is left.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Condition, Thread
from typing import Any

from golf_desktop.said import said, said_by
from golf_desktop.storage.files import OwnFile, UnfitFileError, reason
from golf_desktop.storage.save_file import (
    VERSION,
    NewerVersionError,
    SavedGame,
    SaveFileError,
    encode,
    from_json,
    from_record,
    to_json,
    to_record,
)

log = logging.getLogger(__name__)

INTERVAL = 0.8
"""Seconds from the beginning of one durable copy to the next; the rest of a second is the disk's
to write it."""

PATIENCE = 5.0
"""Seconds that `Autosave.flush` waits for the disk, so that one that hangs cannot hold the end."""

_SERIAL = "serial"
_EMPTY = "empty"
_LAST_SERIAL = 2**62
"""A higher number was not written by counting, and could not be written after counting on."""


class _LostError(Exception):
    """A file has no game that can be read; the message tells the player what became of it."""


@dataclass(frozen=True, slots=True)
class _Found:
    """What a file holds: its serial number, and a game or that there is none."""

    serial: int
    saved: SavedGame | None


class Autosave:
    """Keeps the game in progress in a folder. Its methods are called from one thread.

    Args:
        folder: where; it need not exist.
        on_problem: called with a sentence for the player when a game could not be written, once
            until one could be. It may be called from another thread.
        interval: the seconds between durable copies.
    """

    def __init__(
        self,
        folder: Path,
        on_problem: Callable[[str], None] | None = None,
        *,
        interval: float = INTERVAL,
    ) -> None:
        self.problem: str | None = None
        """What was wrong with the files when they were loaded last, for the player, or None."""
        self.on_interrupted: Callable[[], None] = lambda: None
        """Called when there may be an interrupted game now, or none any more."""
        self._on_problem = on_problem
        self._interval = interval
        self._file = OwnFile(folder / "autosave.golf", at_once=True)
        self._backup = OwnFile(folder / "autosave-backup.golf")
        self._interrupted = OwnFile(folder / "interrupted.golf")
        self._serial: int | None = None
        # What follows is shared with the worker and guarded by `_changed`.
        self._changed = Condition()
        self._pending: bytes | None = None
        self._unwritten: bytes | None = None
        self._is_ending = False
        self._failing: set[Path] = set()
        self._worker: Thread | None = None

    def load(self) -> SavedGame | None:
        """Read the game that was in progress, or None when there is none.

        A file that cannot be read is set aside and the other one is used. When a newer version
        wrote one, both stay as they are and nothing is written. `problem` tells of either.
        """
        self.problem = None
        self._serial = 0
        found: list[_Found] = []
        lost: list[str] = []
        for file in (self._file, self._backup):
            try:
                found.append(_read(file))
            except NewerVersionError:
                self._leave_alone()
                return None
            except _LostError as error:
                lost.append(said_by(error))
            except FileNotFoundError:
                continue
        # Of two equal ones the first, which is the file itself.
        latest = max(found, key=lambda one: one.serial, default=None)
        if lost:
            which = (
                lost[0] if len(lost) == 1 else said("{one} and {other}", one=lost[0], other=lost[1])
            )
            self._tell_loaded(
                said("{what}; the game in progress is lost.", what=which)
                if latest is None
                else said("{what}; its copy is used.", what=which)
            )
        if latest is None:
            return None
        self._serial = latest.serial
        return latest.saved

    def note(self, saved: SavedGame) -> None:
        """Keep the game as it now is: at once against a crash, soon against a power cut."""
        self._put(to_record(saved))

    def clear(self) -> None:
        """Keep no game: there is none in progress."""
        # Written like a game: to remove two files is not one step, and the older would come back.
        self._put({"version": VERSION, _EMPTY: True})

    def flush(self, timeout: float = PATIENCE) -> bool:
        """Wait until the disk has what was noted last, and end the thread.

        Args:
            timeout: how long to wait, in seconds.

        Returns:
            Whether the disk has it.
        """
        with self._changed:
            if self._pending is None:
                self._pending = self._unwritten
            worker = self._worker
            self._is_ending = True
            self._changed.notify_all()
        if worker is None:
            self._work()
        else:
            worker.join(timeout)
        with self._changed:
            return self._pending is None and self._unwritten is None

    @property
    def is_kept(self) -> bool:
        """Whether what was noted last is in its file, as far as a crash can take it."""
        with self._changed:
            return not self._file.is_left_alone and self._file.path not in self._failing

    def keep_interrupted(self, saved: SavedGame) -> bool:
        """Keep a game that another deal takes the place of; say whether it could be kept.

        The disk has it then. It takes the place of one that was kept before.
        """
        problem = self.problem
        # To know what must not be written over.
        self.load_interrupted()
        self.problem = problem or self.problem
        is_kept = self._write(self._interrupted, encode(saved))
        self.on_interrupted()
        return is_kept

    @property
    def has_interrupted(self) -> bool:
        """Whether there is a file of an interrupted game; only reading it tells what it is."""
        try:
            return self._interrupted.path.exists()
        except OSError:
            return True  # reading it tells the player why it cannot be had

    def load_interrupted(self) -> SavedGame | None:
        """Read the game that was interrupted, or None when there is none.

        A file that cannot be read is set aside, and one of a newer version stays as it is;
        `problem` tells of either.
        """
        self.problem = None
        try:
            return _read(self._interrupted).saved
        except FileNotFoundError:
            pass
        except NewerVersionError:
            self._interrupted.leave_alone()
            self._tell_loaded(
                said(
                    "The interrupted game was saved by a newer version of Golf Desktop and "
                    "stays as it is."
                )
            )
        except _LostError as error:
            self._tell_loaded(said("{why}; the interrupted game is lost.", why=said_by(error)))
        self.on_interrupted()
        return None

    def forget_interrupted(self) -> None:
        """Let go of the game that was interrupted, for instance since it is on the board again."""
        try:
            self._interrupted.path.unlink(missing_ok=True)
        except OSError as error:
            log.info("%s: %s", self._interrupted.path, error)
        self.on_interrupted()

    def _leave_alone(self) -> None:
        self._file.leave_alone()
        self._backup.leave_alone()
        self._tell_loaded(
            said(
                "The game in progress was saved by a newer version of Golf Desktop and "
                "stays as it is; what is played now is not kept after the end."
            )
        )

    def _tell_loaded(self, problem: str) -> None:
        self.problem = problem
        log.info(problem)

    def _put(self, record: dict[str, Any]) -> None:
        if self._serial is None:
            # To know the last serial number, and what must not be written over.
            self.load()
        if self._file.is_left_alone:
            return
        self._serial = (self._serial or 0) + 1
        data = to_json(record | {_SERIAL: self._serial})
        self._write(self._file, data)
        with self._changed:
            self._pending, self._unwritten = data, None
            self._is_ending = False
            if self._worker is None:
                self._start()
            self._changed.notify_all()

    def _start(self) -> None:
        # A thread that the end of the process does not wait for.
        worker = Thread(target=self._work, name="autosave", daemon=True)
        try:
            worker.start()
        except RuntimeError as error:
            # No more threads: `flush` does the work.
            log.info("autosave: %s", error)
        else:
            self._worker = worker

    def _work(self) -> None:
        """Write the durable copies, until the end is asked for and nothing is left to write."""
        last = float("-inf")
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._pending is not None or self._is_ending)
                soonest = last + self._interval
                while not self._is_ending and (left := soonest - time.monotonic()) > 0:
                    self._changed.wait(left)
                data, self._pending = self._pending, None
                if data is None:
                    self._worker = None
                    return
                self._unwritten = data
            last = time.monotonic()
            if self._write(self._backup, data):
                with self._changed:
                    if self._unwritten is data:
                        self._unwritten = None

    def _write(self, file: OwnFile, data: bytes) -> bool:
        """Write a file, tell a failure if it is the first, and say whether it was written."""
        try:
            file.write(data)
        except OSError as error:
            with self._changed:
                is_told = bool(self._failing)
                self._failing.add(file.path)
            if not is_told:
                problem = said("The game in progress could not be saved: {why}.", why=reason(error))
                log.info("%s: %s", file.path, problem)
                if self._on_problem is not None:
                    self._on_problem(problem)
            return False
        with self._changed:
            self._failing -= {file.path, self._interrupted.path}
        return not file.is_left_alone


def _read(file: OwnFile) -> _Found:
    """Read a file of ours whole and check it.

    Raises:
        FileNotFoundError: there is none.
        NewerVersionError: a newer version wrote it.
        _LostError: it could not be read.
    """
    name = file.path.name
    try:
        record = from_json(file.read())
        saved = None if _EMPTY in record else from_record(record)
    except (FileNotFoundError, NewerVersionError):
        raise
    except OSError as error:
        raise _LostError(
            said("{name} could not be read ({why})", name=name, why=reason(error))
        ) from error
    except (UnfitFileError, SaveFileError) as error:
        log.info("%s: %s", file.path, error)
        aside = file.set_aside()
        raise _LostError(
            said("{name} could not be understood", name=name)
            if aside is None
            else said(
                "{name} could not be understood and is now {aside}", name=name, aside=aside.name
            )
        ) from error
    serial = record.get(_SERIAL)
    if type(serial) is not int or not 0 <= serial < _LAST_SERIAL:
        serial = 0
    return _Found(serial, saved)
