"""The notice that brings a deal back that was left in the middle."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from golf_desktop.model.table import OFFER_MS
from golf_desktop.ui.main_window import MainWindow
from tests.engine.boards import COLUMN_BY_COLUMN, clearable_board
from tests.ui.conftest import HandClock
from tests.ui.playing import (
    CTRL,
    LEFT,
    assert_board_shows_game,
    button,
    enter,
    play_on,
    press,
    signs,
)

Key = Qt.Key


def new_deal(window: MainWindow) -> None:
    press(window, Key.Key_N, CTRL)


def restart(window: MainWindow) -> None:
    press(window, Key.Key_R, CTRL)


def bring_back(window: MainWindow) -> None:
    QTest.mouseClick(button(window.left_panel, "Bring it back"), LEFT)


LEAVING = pytest.mark.parametrize(
    ("leave", "says"), [(new_deal, "Deal 2 was left."), (restart, "Deal 2 was begun again.")]
)


@LEAVING
def test_a_deal_left_in_the_middle_is_brought_back_as_it_was(
    clocked: MainWindow, clock: HandClock, leave: Callable[[MainWindow], None], says: str
) -> None:
    window, table = clocked, clocked.table
    for key in (Key.Key_3, Key.Key_Space, Key.Key_Space):
        press(window, key)
    press(window, Key.Key_Z, CTRL)
    clock.go_on(42)
    leave(window)
    assert signs(window) == ""
    assert window.left_panel.isVisible()
    assert window.left_panel.detail.text() == says
    assert window.board.rect().contains(window.left_panel.geometry())
    assert QApplication.activeModalWidget() is None
    assert window.focusWidget() is window.board
    clock.go_on(100)
    bring_back(window)
    assert not window.left_panel.isVisible()
    assert table.game.deal.number == 2
    assert signs(window) == "3."
    assert table.game.can_redo
    assert table.seconds == 42
    clock.go_on(1)
    assert table.seconds == 43
    assert_board_shows_game(window)
    press(window, Key.Key_Y, CTRL)
    assert signs(window) == "3.."


@LEAVING
def test_the_notice_goes_by_itself_after_its_time(
    window: MainWindow, leave: Callable[[MainWindow], None], says: str
) -> None:
    press(window, Key.Key_Space)
    leave(window)
    assert window.left_panel.detail.text() == says
    (timer,) = [t for t in window.table.findChildren(QTimer) if t.interval() == OFFER_MS]
    assert timer.isActive()
    assert timer.isSingleShot()
    timer.timeout.emit()
    assert not window.left_panel.isVisible()
    assert not window.table.bring_back()
    assert signs(window) == ""


def test_the_notice_goes_by_its_cross(window: MainWindow) -> None:
    press(window, Key.Key_Space)
    new_deal(window)
    QTest.mouseClick(button(window.left_panel, "✕"), LEFT)
    assert not window.left_panel.isVisible()
    assert window.table.left_game is None


def test_bringing_back_a_deal_leaves_the_one_that_was_begun_meanwhile(window: MainWindow) -> None:
    press(window, Key.Key_Space)
    new_deal(window)
    other = window.table.game.deal.number
    press(window, Key.Key_Space)
    press(window, Key.Key_Space)
    bring_back(window)
    assert window.table.game.deal.number == 2
    assert window.left_panel.isVisible()
    bring_back(window)
    assert window.table.game.deal.number == other
    assert signs(window) == ".."


def test_a_deal_without_a_move_is_left_without_a_word(window: MainWindow) -> None:
    new_deal(window)
    assert not window.left_panel.isVisible()


def test_a_cleared_deal_is_left_without_a_word(window: MainWindow) -> None:
    enter(window, clearable_board(0), COLUMN_BY_COLUMN)
    new_deal(window)
    assert not window.left_panel.isVisible()


def test_a_stuck_deal_can_be_brought_back(window: MainWindow) -> None:
    play_on(window)
    made = signs(window)
    new_deal(window)
    bring_back(window)
    assert signs(window) == made
    press(window, Key.Key_Z, CTRL)
    assert signs(window) == made[:-1]


def test_the_notice_works_by_tab_and_space(window: MainWindow) -> None:
    press(window, Key.Key_Space)
    new_deal(window)
    wanted = button(window.left_panel, "Bring it back")
    for _ in range(12):
        press(window, Key.Key_Tab)
        if window.focusWidget() is wanted:
            break
    assert window.focusWidget() is wanted
    press(window, Key.Key_Space)
    assert signs(window) == "."
    assert window.focusWidget() is window.board


def test_playing_goes_on_while_the_notice_is_there(window: MainWindow) -> None:
    press(window, Key.Key_Space)
    new_deal(window)
    press(window, Key.Key_Space)
    assert signs(window) == "."
    assert window.left_panel.isVisible()


def test_dealing_on_without_a_move_keeps_the_offer(window: MainWindow) -> None:
    press(window, Key.Key_3)
    new_deal(window)
    new_deal(window)
    assert window.left_panel.isVisible()
    bring_back(window)
    assert signs(window) == "3"
    assert window.table.game.deal.number == 2
    assert not window.left_panel.isVisible()


def test_a_deal_whose_moves_were_all_taken_back_can_be_brought_back_too(window: MainWindow) -> None:
    press(window, Key.Key_3)
    press(window, Key.Key_Z, CTRL)
    new_deal(window)
    bring_back(window)
    assert window.table.redo()
    assert signs(window) == "3"
