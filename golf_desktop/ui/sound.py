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

from PySide6.QtCore import QCoreApplication, QObject, QTimer, QUrl, Signal

from golf_desktop.engine.position import Move, Play
from golf_desktop.model.preferences import Preferences
from golf_desktop.model.table import Table
from golf_desktop.resources import resource
from golf_desktop.ui.late_library import LateLibrary, missing_library

log = logging.getLogger(__name__)

MODULE = "PySide6.QtMultimedia"
"""The part of Qt that plays sounds."""
_NAMES = ("turn", "play", "win")


class Effect(Protocol):
    """One sound that can be played; what is used of Qt's `QSoundEffect`."""

    def setVolume(self, volume: float) -> None:
        """Be so loud, from 0 to 1."""

    def play(self) -> None:
        """Play it from its beginning."""


MakeEffect = Callable[[Path, QObject], Effect]
"""Loads a sound from a file, for an owner."""


@cache
def can_play() -> bool:
    """Whether the part of Qt that plays sounds is there. It is not loaded to find out."""
    return find_spec(MODULE) is not None


def why_not_installed() -> str:
    """Why no sounds can be played although nothing was tried yet; nothing when it can be tried."""
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
    """Load a sound. The part of Qt that plays sounds must be there."""
    effect = import_module(MODULE).QSoundEffect(owner)
    effect.setSource(QUrl.fromLocalFile(str(path)))
    made: Effect = effect
    return made


class Sounds(QObject):
    """Lets what happens on the table be heard, while the settings want it.

    Args:
        table: what happens.
        preferences: whether it is heard, and how loud.
        parent: the owning object.
        library: the part of Qt that plays sounds.
        make: loads a sound.
    """

    fell_silent = Signal()
    """No sounds can be played after all."""

    def __init__(
        self,
        table: Table,
        preferences: Preferences,
        parent: QObject,
        library: LateLibrary | None = None,
        make: MakeEffect = make_effect,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._preferences = preferences
        self._make = make
        self._before = self._volume
        self._effects: dict[str, Effect] = {}
        self._problem = ""
        self._library = library or LateLibrary(MODULE, self)
        self._library.loaded.connect(self._make_next)
        self._library.failed.connect(self._fall_silent)
        table.moved.connect(self._on_moved)
        preferences.changed.connect(self._follow)

    @property
    def why_silent(self) -> str:
        """Why no sounds can be played, for the player; nothing as far as they can."""
        if not self._problem:
            return why_not_installed()
        library = missing_library(self._problem)
        if library:
            return self.tr(
                "The part of Qt that plays sounds needs {library}, which is missing here."
            ).format(library=library)
        return self.tr("The part of Qt that plays sounds cannot be loaded: {why}").format(
            why=self._problem
        )

    def begin(self) -> None:
        """Load the sounds if they are on, before the first of them is wanted."""
        self._follow()

    def _on_moved(self, move: Move) -> None:
        if self._table.position.is_cleared:
            self._play("win")
        else:
            self._play("play" if isinstance(move, Play) else "turn")

    def _play(self, name: str) -> None:
        """Play a sound, if it has been loaded by now."""
        if self._preferences.value.sound and name in self._effects:
            self._effects[name].play()

    def _follow(self) -> None:
        """Load the sounds as soon as they are switched on, and let be heard how loud is chosen."""
        before, self._before = self._before, self._volume
        if self._preferences.value.sound and can_play():
            self._library.load()
            for effect in self._effects.values():
                effect.setVolume(self._volume)
            if self._volume != before:
                self._play("turn")

    @property
    def _volume(self) -> float:
        return self._preferences.value.volume / 100

    def _make_next(self) -> None:
        """Load one sound at a time: the first brings much along."""
        left = [name for name in _NAMES if name not in self._effects]
        if left:
            effect = self._make(resource(f"sounds/{left[0]}.wav"), self)
            effect.setVolume(self._volume)
            self._effects[left[0]] = effect
            QTimer.singleShot(0, self, self._make_next)

    def _fall_silent(self, problem: str) -> None:
        log.info("no sounds: %s", problem)
        self._problem = problem
        self.fell_silent.emit()
