"""Where rounds are kept: the one in progress, and the unfinished ones that wait."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from golf_desktop.said import joined, said, said_by, unstopped
from golf_desktop.storage.files import OwnFile, UnfitFileError, reason
from golf_desktop.storage.round_file import (
    SUFFIX,
    NewerRoundError,
    RoundFileError,
    SavedRound,
    decode,
    encode,
)

log = logging.getLogger(__name__)

_WAITING = "waiting-"


class RoundStore:
    """Keeps the round in progress, and those unfinished ones that it took the place of.

    Args:
        folder: where; it need not exist.
        on_problem: called with a sentence for the player when a round could not be written, once
            until one could be.
    """

    def __init__(self, folder: Path, on_problem: Callable[[str], None] | None = None) -> None:
        self.problem: str | None = None
        """What was wrong with the files when they were loaded last, for the player, or None."""
        self._on_problem = on_problem
        self._is_failing = False
        self._file = OwnFile(folder / f"current{SUFFIX}")
        self._folder = folder

    def load(self) -> SavedRound | None:
        """Read the round in progress, or the last one that was finished; None when there is none.

        A file that cannot be read is set aside, and one of a newer version is left as it is;
        `problem` tells of either.
        """
        self.problem = None
        return self._read(self._file)

    def save(self, saved: SavedRound) -> bool:
        """Write the round in progress, whole or not at all; say whether it was written."""
        return self._write(self._file, saved)

    def waiting(self) -> list[SavedRound]:
        """The unfinished rounds that another took the place of, the one begun last coming first."""
        self.problem = None
        found = (self._read(OwnFile(path)) for path in self._paths())
        rounds = [each for each in found if each is not None and not each.is_over]
        return sorted(rounds, key=lambda each: each.begun, reverse=True)

    def put_by(self, saved: SavedRound) -> bool:
        """Keep an unfinished round that another takes the place of; say whether it is kept."""
        return self._write(OwnFile(self._path(saved.id)), replace(saved, on_board=False))

    def forget(self, round_id: str) -> None:
        """Let go of a round that waited, since it is the one in progress again."""
        try:
            self._path(round_id).unlink(missing_ok=True)
        except OSError as error:
            log.info("%s: %s", self._folder, reason(error))

    def _paths(self) -> Iterator[Path]:
        try:
            yield from sorted(self._folder.glob(f"{_WAITING}*{SUFFIX}"))
        except OSError as error:
            log.info("%s: %s", self._folder, reason(error))

    def _path(self, round_id: str) -> Path:
        return self._folder / f"{_WAITING}{round_id}{SUFFIX}"

    def _read(self, file: OwnFile) -> SavedRound | None:
        name = file.path.name
        try:
            return decode(file.read())
        except FileNotFoundError:
            pass
        except NewerRoundError:
            file.leave_alone()
            self._tell(
                said(
                    "{name} was saved by a newer version of Golf Desktop and stays as it is.",
                    name=name,
                )
            )
        except OSError as error:
            self._tell(
                said("The round in {name} could not be read: {why}.", name=name, why=reason(error))
            )
        except (UnfitFileError, RoundFileError) as error:
            aside = file.set_aside()
            why = unstopped(said_by(error))
            self._tell(
                said("The round in {name} could not be used: {why}.", name=name, why=why)
                if aside is None
                else said(
                    "The round in {name} could not be used and is now {aside}: {why}.",
                    name=name,
                    aside=aside.name,
                    why=why,
                )
            )
        return None

    def _tell(self, problem: str) -> None:
        self.problem = problem if self.problem is None else joined([self.problem, problem])
        log.info(problem)

    def _write(self, file: OwnFile, saved: SavedRound) -> bool:
        """Write a file, and tell a failure if it is the first."""
        try:
            file.write(encode(saved))
        except OSError as error:
            problem = said("The round could not be saved: {why}.", why=reason(error))
            log.info("%s: %s", file.path, problem)
            if not self._is_failing and self._on_problem is not None:
                self._on_problem(problem)
            self._is_failing = True
            return False
        self._is_failing = False
        return not file.is_left_alone
