"""What is heard: cards that are turned and played, and a deal that is won.

The part of Qt that plays sounds is an extra (``golf-desktop[sound]``), and large: it is loaded
when sounds are switched on, and never before.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, QUrl

from golf_desktop.engine.position import Move, Play
from golf_desktop.model.preferences import Preferences
from golf_desktop.model.table import Table
from golf_desktop.resources import resource

log = logging.getLogger(__name__)

_MODULE = "PySide6.QtMultimedia"
_NAMES = ("turn", "play", "win")


class Effect(Protocol):
    """One sound that can be played; what is used of Qt's `QSoundEffect`."""

    def setVolume(self, volume: float) -> None:
        """Be so loud, from 0 to 1."""

    def play(self) -> None:
        """Play it from its beginning."""


MakeEffect = Callable[[Path, QObject], Effect]
"""Loads a sound from a file, for an owner. Raises `ImportError` where none can be played."""


@cache
def can_play() -> bool:
    """Whether the part of Qt that plays sounds is there. It is not loaded to find out."""
    return find_spec(_MODULE) is not None


def why_silent() -> str:
    """Why no sounds can be played, for the player; nothing when they can."""
    if can_play():
        return ""
    if getattr(sys, "frozen", False):
        # Nothing can be added to a packed program.
        return QCoreApplication.translate("sound", "This package comes without sounds.")
    return QCoreApplication.translate(
        "sound",
        "Sounds need a part of Qt that is not installed here. "
        "It comes with golf-desktop[sound], or with the package PySide6-Addons.",
    )


def make_effect(path: Path, owner: QObject) -> Effect:
    """Load a sound.

    Raises:
        ImportError: the part of Qt that plays sounds, or what it needs, is not there.
    """
    effect = import_module(_MODULE).QSoundEffect(owner)
    effect.setSource(QUrl.fromLocalFile(str(path)))
    made: Effect = effect
    return made


class Sounds(QObject):
    """Lets what happens on the table be heard, while the settings want it.

    Args:
        table: what happens.
        preferences: whether it is heard, and how loud.
        parent: the owning object.
        make: loads a sound.
    """

    def __init__(
        self,
        table: Table,
        preferences: Preferences,
        parent: QObject | None = None,
        make: MakeEffect = make_effect,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._preferences = preferences
        self._make = make
        self._effects: dict[str, Effect] = {}
        self.problem: str | None = None
        """Why the sounds could not be loaded, or None."""
        table.moved.connect(self._on_moved)
        preferences.changed.connect(self._follow)

    def begin(self) -> None:
        """Load the sounds if they are on, before the first of them is wanted."""
        self._follow()

    def _on_moved(self, move: Move) -> None:
        if self._table.position.is_cleared:
            self._play("win")
        else:
            self._play("play" if isinstance(move, Play) else "turn")

    def _play(self, name: str) -> None:
        if self._preferences.value.sound and self._load():
            self._effects[name].play()

    def _follow(self) -> None:
        """Load the sounds as soon as they are switched on, and be as loud as is chosen."""
        settings = self._preferences.value
        if settings.sound and self._load():
            for effect in self._effects.values():
                effect.setVolume(settings.volume / 100)

    def _load(self) -> bool:
        """Load the sounds, if they are not yet; say whether they are there."""
        if not self._effects and self.problem is None and can_play():
            try:
                made = {name: self._make(resource(f"sounds/{name}.wav"), self) for name in _NAMES}
            except ImportError as error:
                log.info("no sounds: %s", error)
                self.problem = str(error)
                return False
            for effect in made.values():
                effect.setVolume(self._preferences.value.volume / 100)
            self._effects = made
        return bool(self._effects)
