"""What the tests of the windows share: a mouse, moving cards, and a clock that a test turns."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
import translations
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from pytestqt.qtbot import QtBot

from golf_desktop.app import build
from golf_desktop.storage.places import Places
from golf_desktop.storage.settings import AnimationSpeed
from golf_desktop.storage.wish import Wish
from golf_desktop.ui import motion
from golf_desktop.ui.main_window import MainWindow
from tests.ui.playing import Log, Mouse


@pytest.fixture(scope="module")
def built_languages() -> None:
    """What the program reads of its languages, as their files say it now."""
    translations.build()


@pytest.fixture
def mouse(window: MainWindow) -> Mouse:
    """The mouse on the window without animations."""
    return Mouse(window)


@pytest.fixture
def log(window: MainWindow) -> Log:
    """What the table of that window says."""
    return Log(window)


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told to read out."""
    said: list[str] = []

    def take(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", take)
    return said


@dataclass
class Played:
    """A window whose cards move, the mouse on it and what its table says."""

    window: MainWindow
    mouse: Mouse
    log: Log


@pytest.fixture
def moving(window: MainWindow, mouse: Mouse, log: Log) -> Played:
    """Deal 2, dealt at once; from then on its cards move, slowly enough for a busy machine."""
    window.scene.animator.factor = motion.factor(AnimationSpeed.SLOW)
    return Played(window, mouse, log)


class HandClock:
    """A time source that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds

    def go_on(self, seconds: float) -> None:
        self.seconds += seconds


@pytest.fixture
def clock() -> HandClock:
    """The time source of `clocked`."""
    return HandClock()


@pytest.fixture
def clocked(qtbot: QtBot, places: Places, clock: HandClock) -> MainWindow:
    """Deal 2 without animations, whose time is told by `clock`."""
    window = build(Wish(2), places, now=clock)
    qtbot.addWidget(window)
    window.scene.animator.factor = 0.0
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    window.board.setFocus()
    return window
