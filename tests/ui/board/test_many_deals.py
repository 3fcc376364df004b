"""Many new deals, and random playing: nothing is left behind and nothing is left out."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import monotonic

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from golf_desktop.ui.board.target import Spot, Target
from golf_desktop.ui.main_window import MainWindow
from tests.ui.conftest import Played
from tests.ui.playing import (
    CTRL,
    SHIFT,
    Mouse,
    assert_board_shows_game,
    assert_cards_in_view,
    wait_for_rest,
)


def counts(window: MainWindow) -> tuple[int, int, int]:
    """How many timers, items on the board and objects in all the window has."""
    QTest.qWait(20)  # what is to be deleted later is deleted now
    children = window.findChildren(QObject)
    timers = sum(isinstance(child, QTimer) for child in children)
    return timers, len(window.scene.items()), len(children)


def test_150_new_deals_at_random_moments_of_animations_leave_nothing_behind(
    moving: Played, qtbot: QtBot
) -> None:
    window, chance = moving.window, random.Random(300)
    window.scene.animator.factor = 1.0
    window.table.turn()
    window.table.new_deal()
    before = counts(window)
    for _ in range(150):
        if chance.random() < 0.3:
            window.table.turn()
        QTest.keyClick(window, Qt.Key.Key_N, CTRL)
        QTest.qWait(chance.choice((0, 1, 3, 8, 20)))
        assert len(window.scene.cards) == 52
    assert counts(window) == before
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)


def test_deals_that_come_back_leave_nothing_behind(moving: Played, qtbot: QtBot) -> None:
    window = moving.window
    window.table.turn()
    window.table.new_deal()
    window.table.bring_back()
    before = counts(window)
    for _ in range(30):
        window.table.new_deal()
        QTest.qWait(1)
        window.table.turn()
        assert window.table.bring_back()
        QTest.qWait(1)
    assert counts(window) == before
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)


class Monkey:
    """Does at random what a player can do."""

    def __init__(self, window: MainWindow, mouse: Mouse, seed: int) -> None:
        self._window = window
        self._mouse = mouse
        self._chance = random.Random(seed)
        self._held: QPoint | None = None

    def act(self) -> None:
        acts: list[Callable[[], None]] = [self._click] * 6 + [self._key] * 6
        acts += [self._drag] * 3 + [self._resize, self._undo, self._undo]
        self._chance.choice(acts)()

    def _target(self) -> Target | QPoint:
        board = self._window.board.viewport()
        targets: list[Target | QPoint] = [
            *self._window.table.position.free_slots,
            Spot.STOCK,
            Spot.WASTE,
            QPoint(self._chance.randrange(board.width()), self._chance.randrange(board.height())),
        ]
        return self._chance.choice(targets)

    def _click(self) -> None:
        click = self._chance.choice(
            (self._mouse.click, self._mouse.click, self._mouse.double_click)
        )
        click(self._target())

    def _drag(self) -> None:
        self._mouse.drag(self._target(), self._chance.choice((Spot.WASTE, self._target())))
        if self._chance.random() < 0.3:
            self._key()
        self._mouse.release(self._chance.choice((Spot.WASTE, self._target())))

    def _key(self) -> None:
        keys = "1234567 H"
        key = self._chance.choice(
            [Qt.Key(ord(key)) for key in keys]
            + [Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Escape]
        )
        QTest.keyClick(self._window.board, key)

    def _undo(self) -> None:
        key, modifiers = self._chance.choice(
            [
                (Qt.Key.Key_Z, CTRL),
                (Qt.Key.Key_Z, CTRL),
                (Qt.Key.Key_Y, CTRL),
                (Qt.Key.Key_Z, CTRL | SHIFT),
                (Qt.Key.Key_R, CTRL),
                (Qt.Key.Key_N, CTRL),
            ]
        )
        for _ in range(self._chance.randint(1, 5)):
            QTest.keyClick(self._window, key, modifiers)

    def _resize(self) -> None:
        self._window.resize(self._chance.randint(640, 1300), self._chance.randint(480, 1000))


@pytest.mark.parametrize("seed", [1, 2])
def test_after_random_playing_the_board_shows_the_game(
    moving: Played, qtbot: QtBot, seed: int
) -> None:
    window = moving.window
    window.scene.animator.factor = 1.0
    monkey = Monkey(window, moving.mouse, seed)
    end = monotonic() + 1.5
    acts = 0
    while monotonic() < end or acts < 50:
        monkey.act()
        QTest.qWait(0)
        acts += 1
    assert moving.log.moved
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)
    assert_cards_in_view(window)
