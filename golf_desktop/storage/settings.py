"""The player's choices and the window's state, each a JSON file checked against its type."""

from __future__ import annotations

import logging
from enum import StrEnum
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from golf_desktop.engine.rules import KingRule, Rules, Scoring
from golf_desktop.storage.files import set_aside, write_atomic

log = logging.getLogger(__name__)


class AnimationSpeed(StrEnum):
    """How fast cards move."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class CardBack(StrEnum):
    """The pattern on the back of the cards."""

    BLUE = "blue"
    RED = "red"


class Versioned(msgspec.Struct, kw_only=True):
    """What every file has.

    Attributes:
        version: the form of the file; a higher one is from a newer program.
    """

    version: int = 1


class Settings(Versioned, kw_only=True):
    """What the player has chosen.

    Attributes:
        king_rule: what may be played on a king, in the next deal.
        scoring: how the next deal is scored.
        animation: how fast cards move.
        back: the card back.
        show_clock: whether the time is shown.
    """

    king_rule: KingRule = KingRule.NOTHING
    scoring: Scoring = Scoring.BELOW_ZERO
    animation: AnimationSpeed = AnimationSpeed.NORMAL
    back: CardBack = CardBack.BLUE
    show_clock: bool = True

    @property
    def rules(self) -> Rules:
        """The rules of the next deal."""
        return Rules(king_rule=self.king_rule, scoring=self.scoring)

    def with_rules(self, rules: Rules) -> Settings:
        """The same settings with these rules for the next deal."""
        return msgspec.structs.replace(self, king_rule=rules.king_rule, scoring=rules.scoring)


class WindowState(Versioned, kw_only=True):
    """Where the window was. Not a choice of the player's, so not among the settings.

    Attributes:
        geometry: Qt's own record of size, place, screen and state, in base 64; empty before the
            first start.
    """

    geometry: str = ""


T = TypeVar("T", bound=Versioned)


class StructFile(Generic[T]):
    """One msgspec struct with a version, kept in one JSON file.

    Args:
        path: the file.
        form: the struct's type; its defaults are used when there is no file.
    """

    def __init__(self, path: Path, form: type[T]) -> None:
        self.path = path
        self._form = form
        self._may_write = True
        self.problem: str | None = None
        """What went wrong with the file last, in words for the player, or None."""

    def load(self) -> T:
        """Read the file. One that cannot be understood is set aside, and the defaults are used."""
        try:
            data = self.path.read_bytes()
            if msgspec.json.decode(data, type=Versioned).version > self._form().version:
                self._may_write = False
                self._tell(f"{self.path.name} is from a newer version and is left as it is.")
                return self._form()
            return msgspec.json.decode(data, type=self._form)
        except FileNotFoundError:
            return self._form()
        except OSError as error:
            self._may_write = not isinstance(error, PermissionError)
            self._tell(f"{self.path.name} could not be read: {error.strerror}.")
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._set_aside(str(error))
        return self._form()

    def save(self, value: T) -> None:
        """Write the file. A failure is told in `problem` and costs nothing else."""
        if not self._may_write:
            return
        try:
            write_atomic(self.path, msgspec.json.format(msgspec.json.encode(value)))
        except OSError as error:
            self._tell(f"{self.path.name} could not be saved: {error.strerror}.")

    def _set_aside(self, reason: str) -> None:
        try:
            aside = set_aside(self.path)
        except OSError:
            self._may_write = False
            self._tell(f"{self.path.name} cannot be understood ({reason}).")
        else:
            self._tell(f"{self.path.name} could not be understood and is now {aside.name}.")

    def _tell(self, problem: str) -> None:
        self.problem = problem
        log.info(problem)
