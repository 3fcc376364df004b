"""What the tests of the review window share."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from golf_desktop.engine.game import Game
from golf_desktop.solver import review as solver
from golf_desktop.solver.effort import Stop
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.review.window import ReviewWindow
from tests.ui.playing import CTRL, play_on, press

LOST = 12
"""A deal that is lost, and five times strokes are given away, when always the first play is made.
"""
LAPSES = [12, 16, 28, 31, 41]
"""The numbers of those moves, as the window counts them."""


class Gate:
    """Holds the work on a review up until it is opened."""

    def __init__(self) -> None:
        self._opened, self.reached = threading.Event(), threading.Event()

    def open(self) -> None:
        self._opened.set()

    def review(self, game: Game, stop: Stop) -> Iterator[solver.Review | None]:
        """Give nothing, step by step, until the gate is open, then review the game."""
        while not self._opened.wait(0.001):
            self.reached.set()
            yield None
        yield from REVIEW(game, stop)


REVIEW = solver.review


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """A gate before each review."""
    gate = Gate()
    monkeypatch.setattr(solver, "review", gate.review)
    yield gate
    gate.open()


@pytest.fixture
def lost(window: MainWindow) -> MainWindow:
    """A window with a deal that is over and lost."""
    window.table.new_deal(LOST)
    play_on(window)
    return window


def opened(window: MainWindow) -> ReviewWindow:
    """The review window."""
    (found,) = [each for each in window.findChildren(ReviewWindow) if each.isVisible()]
    return found


def shown(qtbot: QtBot, window: MainWindow) -> ReviewWindow:
    """The review window once it shows the review, with the keyboard in it."""
    review = opened(window)
    qtbot.waitUntil(lambda: review.reviewer.review is not None)
    review.activateWindow()
    review.grab()
    return review


def reviewed(qtbot: QtBot, window: MainWindow) -> ReviewWindow:
    """Ask for a review of the game on the board by its key, and wait for it."""
    press(window, Qt.Key.Key_E, CTRL)
    return shown(qtbot, window)


def key(review: ReviewWindow, which: Qt.Key) -> None:
    """Press a key where the keyboard is in the review window."""
    QTest.keyClick(review.windowHandle(), which)


def thinkers() -> list[threading.Thread]:
    """The threads in which is thought."""
    return [thread for thread in threading.enumerate() if thread.name == "thinker"]
