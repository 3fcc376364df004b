"""Attempts that are over or left and are not in the statistics yet, kept so that none is lost."""

from __future__ import annotations

import logging
from pathlib import Path

from golf_desktop.storage.files import OwnFile, UnfitFileError, reason
from golf_desktop.storage.save_file import (
    SUFFIX,
    NewerVersionError,
    SavedGame,
    SaveFileError,
    decode,
    encode,
)

log = logging.getLogger(__name__)


class Unrecorded:
    """The games that wait to be recorded, each in a file of its own, named by its attempt.

    One file for each, so that several threads and processes need not agree on what is in it.

    Args:
        folder: where the folder of these files is kept; it need not exist.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "unrecorded"
        self.problem: str | None = None
        """What was wrong with a file when they were loaded, for the player, or None."""

    def load(self) -> list[SavedGame]:
        """The games that waited when a program ended. What is damaged is set aside and told."""
        found = []
        try:
            paths = sorted(self._folder.glob(f"*{SUFFIX}"))
        except OSError as error:
            log.info("%s: %s", self._folder, error)
            return []
        for path in paths:
            file = OwnFile(path)
            try:
                found.append(decode(file.read()))
            except (OSError, NewerVersionError) as error:
                self.problem = f"An attempt in {path.name} could not be read: {error}"
            except (UnfitFileError, SaveFileError):
                aside = file.set_aside()
                now = "" if aside is None else f" and is now {aside.name}"
                self.problem = f"{path.name} could not be understood{now}."
        return found

    def add(self, saved: SavedGame) -> None:
        """Keep a game that has an attempt until `remove`.

        Where that cannot be done nothing is told: the statistics are on the same disk.
        """
        try:
            OwnFile(self._path(saved.attempt), at_once=True).write(encode(saved))
        except OSError as error:
            log.info("%s: %s", self._folder, reason(error))

    def remove(self, attempt: str) -> None:
        """Let go of a game, since its attempt is in the statistics."""
        try:
            self._path(attempt).unlink(missing_ok=True)
        except OSError as error:
            log.info("%s: %s", self._folder, reason(error))

    def _path(self, attempt: str | None) -> Path:
        return self._folder / f"{attempt}{SUFFIX}"
