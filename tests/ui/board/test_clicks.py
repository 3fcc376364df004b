"""Clicks on cards, the stock and the cloth."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from golf_desktop.engine.rules import QUEEN_ON_KING, STANDARD, WRAP, Rules
from golf_desktop.ui.board.target import Spot, Target
from golf_desktop.ui.main_window import MainWindow
from tests.engine.boards import board_of_ranks, clearable_board
from tests.ui.conftest import Played
from tests.ui.playing import (
    LEFT,
    NO_KEYS,
    RIGHT,
    Log,
    Mouse,
    assert_board_shows_game,
    cloth,
    enter,
    signs,
    slot_of,
    strip,
    wait_for_rest,
)


def test_click_plays_a_free_card_that_fits(window: MainWindow, mouse: Mouse, log: Log) -> None:
    slot = slot_of(window, "AC")
    mouse.click(slot)
    assert signs(window) == "3"
    assert window.scene.waste_top == slot
    assert not log.refused
    assert_board_shows_game(window)


@pytest.mark.parametrize(
    ("waste", "free", "rules", "says"),
    [
        ("2", "9", STANDARD, "A 9 goes only on an 8 or a 10."),
        ("K", "Q", STANDARD, "Nothing goes on a king."),
        ("K", "9", STANDARD, "Nothing goes on a king."),
        ("3", "A", STANDARD, "An ace goes only on a 2."),
        ("9", "K", STANDARD, "A king goes only on a queen."),
        ("K", "J", QUEEN_ON_KING, "A jack goes only on a 10 or a queen."),
        ("3", "Q", QUEEN_ON_KING, "A queen goes only on a jack or a king."),
        ("9", "K", WRAP, "A king goes only on an ace or a queen."),
        ("T", "8", STANDARD, "An 8 goes only on a 7 or a 9."),
    ],
)
def test_click_on_a_card_that_does_not_fit_says_why(
    window: MainWindow, mouse: Mouse, waste: str, free: str, rules: Rules, says: str
) -> None:
    ranks = [rank for rank in "A23456789TJQK" for _ in range(4)]
    ranks.remove(waste)
    ranks.remove(free)
    text = free + "".join(ranks)
    enter(window, board_of_ranks(text[:35], waste + text[35:]), rules=rules)
    slot = window.table.position.free_slots[0]
    mouse.click(slot)
    assert signs(window) == ""
    said = window.status.currentMessage()
    assert sorted(said.replace(".", "").split()) == sorted(says.replace(".", "").split())
    assert_board_shows_game(window)


def test_a_nine_and_a_king_are_explained_in_these_words(window: MainWindow, mouse: Mouse) -> None:
    mouse.click(slot_of(window, "9S"))
    assert window.status.currentMessage() == "A 9 goes only on an 8 or a 10."
    while str(window.table.position.waste) != "KH":
        window.table.turn()
    mouse.click(slot_of(window, "AC"))
    assert window.status.currentMessage() == "Nothing goes on a king."


def test_a_card_that_does_not_fit_shakes_and_comes_to_rest_where_it_was(
    moving: Played, qtbot: QtBot
) -> None:
    window = moving.window
    slot = slot_of(window, "9S")
    item, home = window.scene.cards[slot], window.scene.rest(slot).place
    moving.mouse.click(slot)
    assert window.scene.animator.is_moving(item)
    qtbot.waitUntil(lambda: abs(item.x() - home.x()) > 0.005)
    assert item.y() == home.y()
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)


def test_double_click_plays_one_card_although_the_next_would_fit_too(
    window: MainWindow, mouse: Mouse, log: Log
) -> None:
    enter(window, clearable_board(0))  # the first column is, from its end, 2 A 2 A 2; on an ace
    mouse.double_click(window.table.position.free_slots[0])
    assert signs(window) == "1"
    assert not log.refused


def test_double_click_while_the_card_flies_plays_one_card(moving: Played) -> None:
    enter(moving.window, clearable_board(0))
    moving.mouse.double_click(moving.window.table.position.free_slots[0])
    assert signs(moving.window) == "1"
    assert not moving.log.refused


def test_two_slow_clicks_play_two_cards(window: MainWindow, mouse: Mouse) -> None:
    enter(window, clearable_board(0))
    for _ in range(2):
        mouse.click(window.table.position.free_slots[0])
    assert signs(window) == "11"


def test_click_on_the_stock_turns_one_card(window: MainWindow, mouse: Mouse) -> None:
    mouse.click(Spot.STOCK)
    assert signs(window) == "."
    assert_board_shows_game(window)


def test_five_quick_presses_on_the_stock_turn_five_cards(window: MainWindow, mouse: Mouse) -> None:
    board = window.board.viewport()
    place = mouse.pixel(Spot.STOCK)
    mouse.click(place)
    for _ in range(4):  # the worst case: Qt takes each further press for a double click
        QTest.mouseDClick(board, LEFT, NO_KEYS, place)
        QTest.mouseRelease(board, LEFT, NO_KEYS, place)
    assert signs(window) == "....."


def test_two_double_clicks_on_the_stock_turn_four_cards(moving: Played) -> None:
    for _ in range(2):
        moving.mouse.double_click(Spot.STOCK)
    assert signs(moving.window) == "...."
    assert not moving.log.refused


def test_click_on_a_covered_card_plays_nothing(window: MainWindow, mouse: Mouse) -> None:
    enter(window, clearable_board(0), "1")
    # On the 2 fits the ace at the end; the ace three further up would fit as well and is covered.
    column = window.table.game.deal.rules.layout.piles[0]
    covered = column[1]
    assert window.table.game.deal.cards[covered].rank == 1
    mouse.click(strip(window, covered))
    assert signs(window) == "1"
    assert window.status.currentMessage().startswith("That card is covered")


def test_click_on_the_cloth_or_the_waste_does_nothing(
    window: MainWindow, mouse: Mouse, log: Log
) -> None:
    mouse.click(cloth(window))
    mouse.click(Spot.WASTE)
    assert not log.moved
    assert not log.refused


def test_click_on_an_empty_stock_says_so(window: MainWindow, mouse: Mouse, log: Log) -> None:
    for _ in range(16):
        mouse.click(Spot.STOCK)
    mouse.click(Spot.STOCK)
    assert signs(window) == "." * 16
    assert len(log.refused) == 1
    assert "stock is empty" in window.status.currentMessage()


def test_click_on_an_emptied_column_plays_nothing(window: MainWindow, mouse: Mouse) -> None:
    enter(window, clearable_board(0), "11111")
    for slot in window.table.game.deal.rules.layout.piles[0]:
        place = window.scene.geometry.slots[slot]
        mouse.click(window.board.mapFromScene(QPointF(place.x + 0.5, place.y + 0.7)))
        assert signs(window) == "11111"


def test_other_buttons_play_nothing(window: MainWindow, mouse: Mouse, log: Log) -> None:
    mouse.click(slot_of(window, "AC"), RIGHT)
    mouse.click(Spot.STOCK, RIGHT)
    assert not log.moved
    assert not log.refused


def test_a_tap_is_one_click(window: MainWindow, mouse: Mouse, log: Log) -> None:
    screen = QTest.createTouchDevice()
    targets: list[Target] = [slot_of(window, "AC"), Spot.STOCK]
    for count, target in enumerate(targets, start=1):
        place = mouse.pixel(target)
        touch = QTest.touchEvent(window.board.viewport(), screen, False)
        touch.press(0, place, window.board.viewport())
        touch.commit()
        touch.release(0, place, window.board.viewport())
        touch.commit()
        assert len(log.moved) == count
    assert signs(window) == "3."
    assert not log.refused


def test_a_press_on_the_stock_that_is_let_go_elsewhere_turns_nothing(
    window: MainWindow, mouse: Mouse
) -> None:
    mouse.press(Spot.STOCK)
    mouse.move(slot_of(window, "AC"))
    mouse.release(slot_of(window, "AC"))
    assert signs(window) == ""
