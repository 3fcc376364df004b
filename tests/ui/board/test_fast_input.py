"""Fast input at every stage of what moves: nothing is lost, and nothing is left on the board."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from golf_desktop.app import build
from golf_desktop.storage.places import Places
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.board.flourish import _Arc, _Flag
from golf_desktop.ui.board.rests import rests_of
from golf_desktop.ui.board.target import Spot, Target
from golf_desktop.ui.main_window import MainWindow
from tests.engine.boards import COLUMN_BY_COLUMN, clearable_board
from tests.ui.conftest import HandClock
from tests.ui.playing import (
    ALT,
    CTRL,
    SHIFT,
    Mouse,
    assert_board_shows_game,
    assert_cards_in_view,
    enter,
    press,
    signs,
)

Key = Qt.Key
LONGEST_MS = 3000
"""Longer than anything on the board takes."""


class Stage:
    """A window whose animations go on only as far as they are told to.

    Args:
        window: the window.
    """

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self._clock = HandClock()
        self._animator = window.scene.animator
        self._animator._now = self._clock
        self._animator._timer.setInterval(1_000_000)
        self._animator.factor = 1.0

    def go_on(self, ms: float) -> None:
        """Let so much time go by, in frames, and the window do what it has to."""
        while ms > 0 and self._animator.is_running:
            self._clock.go_on(min(ms, 15) / 1000)
            ms -= 15
            self._animator._step()
        QCoreApplication.processEvents()

    def deal(self) -> None:
        """Cards are being dealt."""
        press(self.window, Key.Key_N, CTRL)

    def fly(self) -> None:
        """Played cards fly to the waste, and one flies home."""
        enter(self.window, clearable_board(0))
        for _ in range(3):
            press(self.window, Key.Key_1)
        press(self.window, Key.Key_Z, CTRL)

    def turn(self) -> None:
        """Cards of the stock are being turned."""
        enter(self.window, clearable_board(5))
        for _ in range(4):
            press(self.window, Key.Key_Space)

    def celebrate(self) -> None:
        """The last card flies to the waste, and the flourish is about to begin."""
        enter(self.window, clearable_board(0), COLUMN_BY_COLUMN[:-1])
        (last,) = self.window.table.position.free_slots
        Mouse(self.window).click(last)

    STAGES: tuple[Callable[[Stage], None], ...] = (deal, fly, turn, celebrate)


def assert_whole(window: MainWindow) -> None:
    """What holds at any moment: each card lies right or is on its way there, or in the hand."""
    scene, game = window.scene, window.table.game
    expected = rests_of(game.position, game.waste, scene.geometry)
    assert [scene.rest(index) for index in range(len(scene.cards))] == expected
    for index, item in enumerate(scene.cards):
        if not scene.animator.is_moving(item) and index != scene.hand.dragged:
            assert item.pos() == expected[index].place, index
            assert item.turn == float(expected[index].face_up), index
    if game.outcome() is None:
        assert not window.end_panel.isVisible()
    if not game.position.is_cleared:
        assert flourish(window) == []
    assert scene.animator.is_running == scene.animator._timer.isActive()


def flourish(window: MainWindow) -> list[object]:
    """What the flourish has on the board."""
    return [item for item in window.scene.items() if isinstance(item, (_Flag, _Arc))]


KEYS: tuple[tuple[Key, Qt.KeyboardModifier], ...] = (
    *((key, Qt.KeyboardModifier.NoModifier) for key in (Key.Key_Space, Key.Key_Return)),
    *((key, Qt.KeyboardModifier.NoModifier) for key in (Key.Key_Left, Key.Key_Up)),
    *((Key(ord(key)), Qt.KeyboardModifier.NoModifier) for key in "1234567"),
    (Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
    (Key.Key_3, ALT),
    *((Key.Key_Z, CTRL) for _ in range(4)),
    (Key.Key_Y, CTRL),
    (Key.Key_Z, CTRL | SHIFT),
    (Key.Key_R, CTRL),
    (Key.Key_N, CTRL),
)


class Monkey:
    """Does at random what a player with quick hands can do."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self._stage, self._window = stage, stage.window
        self._mouse = Mouse(stage.window)
        self._chance = random.Random(seed)

    def play(self, acts: int) -> Iterator[str]:
        """Do so many things; after each its name is given."""
        choices = [self._click] * 4 + [self._key] * 5 + [self._drag] * 2
        choices += [self._resize, self._wheel, self._look_away, self._begin_anew, self._button]
        for _ in range(acts):
            act = self._chance.choice(choices)
            act()
            yield act.__name__
            self._stage.go_on(self._chance.choice((0, 0, 15, 40, 120, 300, 700)))
            yield f"time after {act.__name__}"

    def _target(self) -> Target | QPoint:
        board = self._window.board.viewport()
        x, y = (self._chance.randrange(room) for room in (board.width(), board.height()))
        free = self._window.table.position.free_slots
        targets: list[Target | QPoint] = [*free, *free, Spot.STOCK, Spot.WASTE, QPoint(x, y)]
        return self._chance.choice(targets)

    def _click(self) -> None:
        click = self._chance.choice((self._mouse.click, self._mouse.double_click))
        click(self._target())

    def _key(self) -> None:
        key, modifiers = self._chance.choice(KEYS)
        for _ in range(self._chance.choice((1, 1, 2, 5))):
            press(self._window, key, modifiers)

    def _drag(self) -> None:
        self._mouse.drag(self._target(), self._target())
        self._chance.choice((self._key, self._resize, self._look_away, lambda: None))()
        assert_whole(self._window)
        self._mouse.release(self._chance.choice((Spot.WASTE, self._target())))

    def _resize(self) -> None:
        self._window.resize(self._chance.randint(640, 1300), self._chance.randint(480, 1000))

    def _wheel(self) -> None:
        place = QPointF(100, 200)
        QApplication.sendEvent(
            self._window.windowHandle(),
            QWheelEvent(
                place,
                self._window.mapToGlobal(place),
                QPoint(),
                QPoint(0, 120),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            ),
        )

    def _look_away(self) -> None:
        self._window.board.clearFocus()
        self._window.board.setFocus()

    def _begin_anew(self) -> None:
        self._chance.choice(Stage.STAGES)(self._stage)

    def _button(self) -> None:
        """Press a button of a panel that lies on the board."""
        window, names = self._window, {"New deal", "Same deal", "Undo", "✕", "Bring it back"}
        panels = [panel for panel in (window.end_panel, window.left_panel) if panel.isVisible()]
        if panels:
            buttons = self._chance.choice(panels).findChildren(QPushButton)
            shown = [each for each in buttons if each.isVisible() and each.text() in names]
            self._chance.choice(shown).click()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey_with_quick_hands_leaves_nothing_behind(window: MainWindow, seed: int) -> None:
    stage = Stage(window)
    for act in Monkey(stage, seed).play(50):
        try:
            assert_whole(window)
        except AssertionError as error:
            raise AssertionError(f"after {act}") from error
    stage.go_on(LONGEST_MS)
    assert flourish(window) == []
    assert_board_shows_game(window)
    assert_cards_in_view(window)


@pytest.mark.parametrize(
    ("begin", "ms"),
    [
        (Stage.deal, 90),
        (Stage.fly, 0),
        (Stage.turn, 90),
        (Stage.celebrate, 0),
        (Stage.celebrate, 700),
    ],
)
def test_closed_at_any_stage_it_comes_back_as_it_was(
    window: MainWindow, places: Places, qtbot: QtBot, begin: Callable[[Stage], None], ms: int
) -> None:
    stage = Stage(window)
    begin(stage)
    stage.go_on(ms)
    deal, moves, is_over = window.table.game.deal, signs(window), bool(window.table.game.outcome())
    press(window, Key.Key_Q, CTRL)
    assert not window.isVisible()
    window.close()  # as a system that ends itself may ask
    stage.go_on(LONGEST_MS)
    again = build(Wish(), places)
    qtbot.addWidget(again)
    if not is_over:
        assert again.table.game.deal == deal
        assert signs(again) == moves
    assert again.close()
