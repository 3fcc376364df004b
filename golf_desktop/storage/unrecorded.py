"""Attempts that are over or left and are not in the statistics yet, kept so that none is lost."""

from __future__ import annotations

import logging
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec

from golf_desktop.storage.files import OwnFile, UnfitFileError
from golf_desktop.storage.save_file import SavedGame, SaveFileError, from_record, to_record

log = logging.getLogger(__name__)

VERSION = 1


class _Contents(msgspec.Struct):
    version: int
    games: list[dict[str, Any]]


class Unrecorded:
    """The games that wait to be recorded, in a file of their own. For several threads at once.

    Args:
        folder: where the file is kept; it need not exist.
    """

    def __init__(self, folder: Path) -> None:
        self.problem: str | None = None
        """What was wrong with the file when it was loaded, for the player, or None."""
        self._file = OwnFile(folder / "unrecorded.golf", at_once=True)
        self._lock = Lock()
        self._games: dict[str, SavedGame] = {}

    def load(self) -> list[SavedGame]:
        """The games that waited when the program ended. A file that is damaged is set aside."""
        try:
            contents = msgspec.json.decode(self._file.read(), type=_Contents)
            if contents.version > VERSION:
                self._file.leave_alone()
                return []
            return [from_record(record) for record in contents.games]
        except FileNotFoundError:
            pass
        except (msgspec.MsgspecError, SaveFileError, UnfitFileError, ValueError, RecursionError):
            aside = self._file.set_aside()
            now = "" if aside is None else f" and is now {aside.name}"
            self.problem = f"{self._file.path.name} could not be understood{now}."
        except OSError as error:
            log.info("%s: %s", self._file.path, error)
        return []

    def add(self, saved: SavedGame) -> None:
        """Keep a game until `remove`; it has an attempt."""
        assert saved.attempt is not None
        with self._lock:
            self._games[saved.attempt] = saved
            self._write()

    def remove(self, attempt: str) -> None:
        """Let go of a game, since its attempt is in the statistics."""
        with self._lock:
            self._games.pop(attempt, None)
            self._write()

    def _write(self) -> None:
        """Write what waits. Where that cannot be done the statistics tell the player why."""
        if self._file.is_left_alone:
            return
        try:
            if self._games:
                games = [to_record(saved) for saved in self._games.values()]
                self._file.write(msgspec.json.encode(_Contents(VERSION, games)))
            else:
                self._file.path.unlink(missing_ok=True)
        except OSError as error:
            log.info("%s: %s", self._file.path, error)
