"""Dragging while cards move, and moves made while a card is dragged."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from golf_desktop.ui.board.target import Spot
from golf_desktop.ui.main_window import MainWindow
from tests.engine.boards import clearable_board
from tests.ui.conftest import Played
from tests.ui.playing import (
    CTRL,
    assert_board_shows_game,
    cloth,
    enter,
    signs,
    slot_of,
    wait_for_rest,
)


def undo(window: MainWindow) -> None:
    QTest.keyClick(window.board, Qt.Key.Key_Z, CTRL)


def turn(window: MainWindow) -> None:
    QTest.keyClick(window.board, Qt.Key.Key_Space)


def play_it(window: MainWindow) -> None:
    QTest.keyClick(window.board, Qt.Key.Key_1)


def restart(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_R, CTRL)


def new_deal(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_N, CTRL)


def change_size(window: MainWindow) -> None:
    window.resize(QSize(700, 700))


@pytest.mark.parametrize(
    ("change", "after"),
    [
        (undo, "1"),
        (turn, "11."),
        (play_it, "111"),
        (restart, ""),
        (new_deal, ""),
        (change_size, "11"),
    ],
)
def test_a_change_in_mid_drag_takes_the_card_out_of_the_hand(
    moving: Played, qtbot: QtBot, change: Callable[[MainWindow], None], after: str
) -> None:
    window = moving.window
    enter(window, clearable_board(0), "11")
    moving.mouse.drag(window.table.position.free_slots[0], Spot.WASTE)
    assert window.scene.hand.dragged is not None
    change(window)
    qtbot.waitUntil(lambda: window.scene.hand.dragged is None)
    moving.mouse.release(Spot.WASTE)  # of the card that is no longer held: nothing
    assert signs(window) == after
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)


@pytest.mark.parametrize("ms", [10, 60, 150])
def test_a_card_is_dragged_out_of_its_flight_home(moving: Played, qtbot: QtBot, ms: int) -> None:
    window = moving.window
    slot = slot_of(window, "AC")
    moving.mouse.click(slot)
    wait_for_rest(qtbot, window)
    window.table.undo()
    QTest.qWait(ms)
    item = window.scene.cards[slot]
    assert window.scene.animator.is_moving(item)
    moving.mouse.drag(window.board.mapFromScene(item.mapToScene(0.5, 0.7)), cloth(window))
    assert window.scene.hand.dragged == slot
    held = item.pos()
    wait_for_rest(qtbot, window)
    assert item.pos() == held
    assert item.lifted
    moving.mouse.move(Spot.WASTE)
    moving.mouse.release(Spot.WASTE)
    assert signs(window) == "3"
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)


def test_a_shaking_card_can_be_dragged(moving: Played, qtbot: QtBot) -> None:
    window = moving.window
    slot = slot_of(window, "9S")
    moving.mouse.click(slot)
    moving.mouse.drag(slot, cloth(window))
    item = window.scene.cards[slot]
    held = item.pos()
    QTest.qWait(60)
    assert item.pos() == held
    moving.mouse.release(cloth(window))
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)


def test_a_card_on_its_way_home_from_a_drag_can_be_played(moving: Played, qtbot: QtBot) -> None:
    window = moving.window
    slot = slot_of(window, "AC")
    moving.mouse.drag(slot, cloth(window))
    moving.mouse.release(cloth(window))
    assert window.scene.animator.is_moving(window.scene.cards[slot])
    QTest.keyClick(window.board, Qt.Key.Key_3)
    assert signs(window) == "3"
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)


def test_a_refused_key_in_mid_drag_leaves_the_card_in_hand(moving: Played) -> None:
    window = moving.window
    slot = slot_of(window, "AC")
    moving.mouse.drag(slot, cloth(window))
    QTest.keyClick(window.board, Qt.Key.Key_6)  # the 9, which does not fit
    assert window.scene.hand.dragged == slot
    moving.mouse.move(Spot.WASTE)
    moving.mouse.release(Spot.WASTE)
    assert signs(window) == "3"
