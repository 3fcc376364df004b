"""Attempts that are over or left, and rounds that are over, until the statistics have them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from golf_desktop.said import said, said_by
from golf_desktop.storage import round_file
from golf_desktop.storage.files import OwnFile, UnfitFileError, reason
from golf_desktop.storage.round_file import NewerRoundError, RoundFileError, SavedRound
from golf_desktop.storage.save_file import (
    SUFFIX,
    NewerVersionError,
    SavedGame,
    SaveFileError,
    decode,
    encode,
)

log = logging.getLogger(__name__)

T = TypeVar("T")


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
        return self._load(SUFFIX, decode)

    def load_rounds(self) -> list[SavedRound]:
        """The rounds that waited when a program ended. What is damaged is set aside and told."""
        rounds = self._load(round_file.SUFFIX, round_file.decode)
        return [saved for saved in rounds if saved.is_over]

    def _load(self, suffix: str, decode: Callable[[bytes], T]) -> list[T]:
        found = []
        try:
            paths = sorted(self._folder.glob(f"*{suffix}"))
        except OSError as error:
            log.info("%s: %s", self._folder, error)
            return []
        for path in paths:
            file = OwnFile(path)
            try:
                found.append(decode(file.read()))
            except (OSError, NewerVersionError, NewerRoundError) as error:
                self.problem = said(
                    "An attempt in {name} could not be read: {why}",
                    name=path.name,
                    why=said_by(error),
                )
            except (UnfitFileError, SaveFileError, RoundFileError):
                aside = file.set_aside()
                self.problem = (
                    said("{name} could not be understood.", name=path.name)
                    if aside is None
                    else said(
                        "{name} could not be understood and is now {aside}.",
                        name=path.name,
                        aside=aside.name,
                    )
                )
        return found

    def add(self, saved: SavedGame) -> None:
        """Keep a game that has an attempt until `remove`.

        Where that cannot be done nothing is told: the statistics are on the same disk.
        """
        self._add(self._folder / f"{saved.attempt}{SUFFIX}", encode(saved))

    def add_round(self, saved: SavedRound) -> None:
        """Keep a round that is over until `remove_round`, as `add` does for a game."""
        self._add(self._folder / f"{saved.id}{round_file.SUFFIX}", round_file.encode(saved))

    def remove(self, attempt: str) -> None:
        """Let go of a game, since its attempt is in the statistics."""
        self._remove(self._folder / f"{attempt}{SUFFIX}")

    def remove_round(self, round_id: str) -> None:
        """Let go of a round, since it is in the statistics."""
        self._remove(self._folder / f"{round_id}{round_file.SUFFIX}")

    def _add(self, path: Path, data: bytes) -> None:
        try:
            OwnFile(path, at_once=True).write(data)
        except OSError as error:
            log.info("%s: %s", self._folder, reason(error))

    def _remove(self, path: Path) -> None:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            log.info("%s: %s", self._folder, reason(error))
