"""What the tests of rounds share: a program that is closed and opened again, and play by keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from golf_desktop.app import build
from golf_desktop.engine.position import Play
from golf_desktop.storage.places import Places
from golf_desktop.storage.rounds import RoundResult
from golf_desktop.storage.statistics import FILE_NAME, Statistics
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.round.setup import NewRoundDialog
from golf_desktop.ui.round.window import ScoreCardWindow
from tests.ui.playing import CTRL, SHIFT, in_dialog, press

Key = Qt.Key
Start = Callable[..., MainWindow]


@pytest.fixture
def start(qtbot: QtBot, places: Places) -> Iterator[Start]:
    """Start the program, after the one that runs was quit, and show its window."""
    running: list[MainWindow] = []

    def quit_() -> None:
        while running:
            assert running.pop().close()

    def start_(wish: Wish | None = None) -> MainWindow:
        quit_()
        window = build(wish or Wish(), places)
        running.append(window)
        qtbot.addWidget(window)
        window.scene.animator.factor = 0.0
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        window.board.setFocus()
        return window

    yield start_
    quit_()


def begin(window: MainWindow, number: int = 7, *, undo: bool = False) -> None:
    """Begin a round by the keys of its dialog."""

    def fill(dialog: NewRoundDialog) -> None:
        assert dialog.field.hasFocus()
        QTest.keyClicks(dialog.field, str(number))  # over the number that was drawn
        if undo:
            dialog.undo.setFocus()
            QTest.keyClick(dialog.undo, Key.Key_Space)
            dialog.field.setFocus()
        QTest.keyClick(dialog.field, Key.Key_Return)

    with in_dialog(window, NewRoundDialog, fill):
        press(window, Key.Key_N, CTRL | SHIFT)
    window.board.setFocus()


def play_first(window: MainWindow) -> None:
    """Make the first move there is, by its key."""
    move = window.table.position.legal_moves()[0]
    if isinstance(move, Play):
        piles = window.table.game.deal.rules.layout.piles
        (pile,) = [number for number, slots in enumerate(piles) if move.slot in slots]
        press(window, Key(Key.Key_1 + pile))
    else:
        press(window, Key.Key_Space)


def play_hole(window: MainWindow) -> None:
    """Play the hole to its end by keys, always the first move."""
    while window.table.position.legal_moves():
        play_first(window)


def play_round(window: MainWindow, holes: int = 9) -> None:
    """Play so many holes by keys, each but the first begun by its key."""
    for hole in range(holes):
        if hole:
            press(window, Key.Key_G, CTRL)
        play_hole(window)


def card_of(window: MainWindow) -> ScoreCardWindow:
    """The score card that is shown."""
    (found,) = [each for each in window.findChildren(ScoreCardWindow) if each.isVisible()]
    return found


def finished(places: Places) -> tuple[RoundResult, ...]:
    """The rounds in the statistics, the last first."""
    with Statistics(places.data / FILE_NAME) as store:
        return store.round_summary().last
