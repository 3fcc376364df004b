"""The flourish at the end of a won deal: seen, skipped by anything, in nobody's way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from golf_desktop.ui.board.flourish import _Arc, _Flag
from golf_desktop.ui.main_window import MainWindow
from tests.engine.boards import COLUMN_BY_COLUMN, clearable_board
from tests.ui.playing import (
    CTRL,
    Mouse,
    active_timers,
    assert_board_shows_game,
    cloth,
    enter,
    press,
    signs,
    wait_for_rest,
)

Key = Qt.Key


def parts(window: MainWindow) -> list[QGraphicsItem]:
    """What the flourish has on the board."""
    return [item for item in window.scene.items() if isinstance(item, (_Flag, _Arc))]


def win(window: MainWindow, factor: float) -> None:
    """Clear a board; the last card is played with the mouse."""
    enter(window, clearable_board(0), COLUMN_BY_COLUMN[:-1])
    window.scene.animator.factor = factor
    (last,) = window.table.position.free_slots
    Mouse(window).click(last)


def test_it_is_seen_and_goes_by_itself_and_leaves_the_board_as_it_was(
    window: MainWindow, qtbot: QtBot
) -> None:
    win(window, 0.2)
    assert window.end_panel.isVisible()
    arcs = [item for item in parts(window) if isinstance(item, _Arc)]
    qtbot.waitUntil(lambda: any(item.isVisible() for item in arcs))
    wait_for_rest(qtbot, window)
    assert parts(window) == []
    assert_board_shows_game(window)
    assert active_timers(window) == []


def test_without_animations_there_is_none(window: MainWindow) -> None:
    win(window, 0.0)
    assert parts(window) == []


def to_new_deal(window: MainWindow) -> None:
    press(window, Key.Key_N, CTRL)
    assert signs(window) == ""


def undo(window: MainWindow) -> None:
    press(window, Key.Key_Z, CTRL)
    assert not window.table.position.is_cleared


def to_press_a_key(window: MainWindow) -> None:
    press(window, Key.Key_Left)


def to_click(window: MainWindow) -> None:
    Mouse(window).click(cloth(window))


def to_make_the_window_smaller(window: MainWindow) -> None:
    window.resize(800, 600)
    window.board.grab()


@pytest.mark.parametrize(
    "act", [to_new_deal, undo, to_press_a_key, to_click, to_make_the_window_smaller]
)
def test_anything_ends_it_and_has_its_effect_at_once(
    window: MainWindow, qtbot: QtBot, act: Callable[[MainWindow], None]
) -> None:
    win(window, 0.5)
    flag = next(item for item in parts(window) if isinstance(item, _Flag))
    qtbot.waitUntil(flag.isVisible)
    act(window)
    assert parts(window) == []
    window.scene.animator.factor = 0.0
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)
