"""Dragging a card onto the waste, or elsewhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from golf_desktop.engine.position import Play
from golf_desktop.ui.board.marks import Ring
from golf_desktop.ui.board.target import Spot
from golf_desktop.ui.design import REFUSES, TAKES
from golf_desktop.ui.dialogs.deal_number import DealNumberDialog
from golf_desktop.ui.main_window import MainWindow
from tests.engine.boards import clearable_board
from tests.ui.conftest import Played
from tests.ui.playing import (
    CTRL,
    RIGHT,
    Log,
    Mouse,
    assert_board_shows_game,
    cloth,
    enter,
    in_dialog,
    press,
    signs,
    slot_of,
    strip,
    wait_for_rest,
)


def rings(window: MainWindow) -> list[Ring]:
    """The rings that are seen."""
    return [item for item in window.scene.items() if isinstance(item, Ring) and item.isVisible()]


def test_a_dragged_card_is_lifted_above_all_others_and_follows_the_mouse(
    window: MainWindow, mouse: Mouse
) -> None:
    slot = slot_of(window, "9S")
    item = window.scene.cards[slot]
    start = mouse.pixel(slot)
    home = item.pos()
    mouse.drag(slot, start + QPoint(-150, 120))
    assert item.lifted
    assert window.scene.hand.dragged == slot
    assert item.zValue() > max(i.zValue() for i in window.scene.items() if i is not item)
    scale = window.board.transform().m11()
    moved = (item.pos() - home) * scale
    assert abs(moved.x() + 150) <= 2
    assert abs(moved.y() - 120) <= 2
    mouse.release(start + QPoint(-150, 120))
    assert not item.lifted
    assert_board_shows_game(window)


@pytest.mark.parametrize(("code", "colour"), [("AC", TAKES), ("9S", REFUSES)])
def test_a_ring_shows_whether_the_waste_takes_the_card(
    window: MainWindow, mouse: Mouse, code: str, colour: object
) -> None:
    slot = slot_of(window, code)
    mouse.drag(slot, cloth(window))
    (ring,) = rings(window)
    assert ring.pos() == window.scene.target_rect(Spot.WASTE).topLeft()
    assert ring._colour == colour
    assert ring._dashed is (colour is REFUSES)
    assert not ring._strong
    mouse.move(Spot.WASTE)
    assert ring._strong
    mouse.move(cloth(window))
    assert not ring._strong
    mouse.release(cloth(window))
    assert not rings(window)


def test_drop_on_the_waste_plays(window: MainWindow, mouse: Mouse, log: Log) -> None:
    slot = slot_of(window, "AC")
    mouse.drag(slot, Spot.WASTE)
    assert not log.moved
    mouse.release(Spot.WASTE)
    assert signs(window) == "3"
    assert not log.refused
    assert not rings(window)
    assert_board_shows_game(window)


def test_drop_of_a_card_that_does_not_fit_brings_it_home_and_says_why(
    moving: Played, qtbot: QtBot
) -> None:
    window = moving.window
    moving.mouse.drag(slot_of(window, "9S"), Spot.WASTE)
    moving.mouse.release(Spot.WASTE)
    assert signs(window) == ""
    assert window.status.currentMessage() == "A 9 goes only on an 8 or a 10."
    assert window.scene.animator.is_running
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)


@pytest.mark.parametrize("code", ["AC", "9S"])
def test_drop_elsewhere_plays_nothing(moving: Played, qtbot: QtBot, code: str) -> None:
    window = moving.window
    moving.mouse.drag(slot_of(window, code), cloth(window))
    moving.mouse.release(cloth(window))
    wait_for_rest(qtbot, window)
    assert not moving.log.moved
    assert not moving.log.refused
    assert_board_shows_game(window)


def press_escape(played: Played) -> None:
    QTest.keyClick(played.window.board, Qt.Key.Key_Escape)


def press_second_button(played: Played) -> None:
    played.mouse.press(Spot.WASTE, RIGHT)
    played.mouse.release(Spot.WASTE, RIGHT)


def press_ctrl_d(played: Played) -> None:
    """The dialog takes the keyboard; what closes it is the first thing that it gets."""
    with in_dialog(played.window, DealNumberDialog, DealNumberDialog.reject):
        press(played.window, Qt.Key.Key_D, CTRL)


@pytest.mark.parametrize("interrupt", [press_escape, press_second_button, press_ctrl_d])
def test_an_interrupted_drag_brings_the_card_home_and_plays_nothing(
    moving: Played, qtbot: QtBot, interrupt: Callable[[Played], None]
) -> None:
    window = moving.window
    slot = slot_of(window, "AC")
    moving.mouse.drag(slot, Spot.WASTE)
    interrupt(moving)
    assert window.scene.hand.dragged is None
    assert not window.scene.cards[slot].lifted
    moving.mouse.move(Spot.WASTE)
    moving.mouse.release(Spot.WASTE)
    wait_for_rest(qtbot, window)
    assert not moving.log.moved
    assert not moving.log.refused
    assert not rings(window)
    assert_board_shows_game(window)


def test_focus_lost_in_mid_drag_brings_the_card_home_and_plays_nothing(
    moving: Played, qtbot: QtBot
) -> None:
    window = moving.window
    slot = slot_of(window, "AC")
    moving.mouse.drag(slot, Spot.WASTE)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not window.isActiveWindow())
    assert window.scene.hand.dragged is None
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    moving.mouse.release(Spot.WASTE)
    wait_for_rest(qtbot, window)
    assert not moving.log.moved
    assert not moving.log.refused
    assert_board_shows_game(window)


def test_a_drag_out_of_the_view_and_back_keeps_the_card_in_hand(
    window: MainWindow, mouse: Mouse
) -> None:
    slot = slot_of(window, "AC")
    mouse.drag(slot, cloth(window))
    below = window.board.height() + 5
    for place in (QPoint(300, -40), QPoint(-200, -200), QPoint(300, below)):
        mouse.move(place)
        assert window.scene.hand.dragged == slot
    mouse.move(Spot.WASTE)
    mouse.release(Spot.WASTE)
    assert signs(window) == "3"
    assert_board_shows_game(window)


def test_release_outside_the_view_plays_nothing(window: MainWindow, mouse: Mouse, log: Log) -> None:
    mouse.drag(slot_of(window, "AC"), QPoint(-100, -100))
    mouse.release(QPoint(-100, -100))
    assert not log.moved
    assert_board_shows_game(window)


def test_a_covered_card_cannot_be_lifted(window: MainWindow, mouse: Mouse) -> None:
    enter(window, clearable_board(0), "1")
    covered = window.table.game.deal.rules.layout.piles[0][1]  # an ace, and a 2 is on the waste
    mouse.drag(strip(window, covered), Spot.WASTE)
    assert window.scene.hand.dragged is None
    assert not window.scene.cards[covered].lifted
    mouse.release(Spot.WASTE)
    assert signs(window) == "1"
    assert_board_shows_game(window)


def test_neither_the_stock_nor_the_waste_can_be_lifted(
    window: MainWindow, mouse: Mouse, log: Log
) -> None:
    for spot in (Spot.STOCK, Spot.WASTE):
        mouse.drag(spot, cloth(window))
        assert window.scene.hand.dragged is None
        assert not any(item.lifted for item in window.scene.cards)
        mouse.release(cloth(window))
    assert not log.refused
    assert_board_shows_game(window)


def test_a_shaky_hand_still_clicks(window: MainWindow, mouse: Mouse) -> None:
    slot = slot_of(window, "AC")
    place = mouse.pixel(slot)
    mouse.press(place)
    mouse.move(place + QPoint(2, 3))
    assert not window.scene.cards[slot].lifted
    mouse.release(place + QPoint(2, 3))
    assert signs(window) == "3"


def test_a_drop_on_the_first_card_of_the_waste_plays_too(window: MainWindow, mouse: Mouse) -> None:
    window.table.turn()
    window.table.turn()
    first = window.table.game.deal.first
    slot = next(play.slot for play in window.table.position.legal_plays())
    middle = window.scene.rest_rect(first).center()
    mouse.drag(slot, window.board.mapFromScene(middle.x() - 0.1, middle.y()))
    mouse.release(window.board.mapFromScene(middle.x() - 0.1, middle.y()))
    assert window.table.game.moves[-1] == Play(slot)
