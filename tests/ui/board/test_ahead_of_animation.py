"""The player is ahead of the animation: no move waits, and none is lost or made twice."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from golf_desktop.engine.position import Position
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
    strip,
    wait_for_rest,
)

MOMENTS = pytest.mark.parametrize("ms", [10, 150])


def cards_seen_in_stock(window: MainWindow) -> int:
    """How many cards lie face down at the stock's place."""
    stock = window.scene.target_rect(Spot.STOCK).topLeft()
    return sum(
        (item.pos() - stock).manhattanLength() < 0.2 and item.turn == 0.0
        for item in window.scene.cards
    )


def check(played: Played, qtbot: QtBot) -> None:
    """The board equals the model once it rests, and nothing was refused."""
    assert not played.log.refused
    wait_for_rest(qtbot, played.window)
    assert_board_shows_game(played.window)


def test_five_draws_within_100_ms_then_one_undo_grow_the_stock_by_exactly_one(
    moving: Played, qtbot: QtBot
) -> None:
    window = moving.window
    for _ in range(5):
        moving.mouse.click(Spot.STOCK)
        QTest.qWait(15)
    assert window.table.position.stock_left == 11
    QTest.keyClick(window.board, Qt.Key.Key_Z, CTRL)
    assert window.table.position.stock_left == 12
    check(moving, qtbot)
    assert cards_seen_in_stock(window) == 12


@MOMENTS
@pytest.mark.parametrize("begin", ["stock", "card"])
def test_five_undos_and_five_redos_into_an_animation(
    moving: Played, qtbot: QtBot, ms: int, begin: str
) -> None:
    window = moving.window
    enter(window, clearable_board(0), "111")
    window.table.play_pile(0)
    if begin == "stock":
        window.table.turn()
    else:
        moving.mouse.click(window.table.position.free_slots[0])
    made = signs(window)
    assert len(made) == 5
    QTest.qWait(ms)
    assert window.scene.animator.is_running
    for _ in range(5):
        QTest.keyClick(window.board, Qt.Key.Key_Z, CTRL)
    assert signs(window) == ""
    for _ in range(5):
        QTest.keyClick(window.board, Qt.Key.Key_Y, CTRL)
    assert signs(window) == made
    check(moving, qtbot)


@MOMENTS
def test_undos_and_redos_each_some_time_into_the_last_animation(
    moving: Played, qtbot: QtBot, ms: int
) -> None:
    window = moving.window
    enter(window, clearable_board(0), "1111")
    moving.mouse.click(window.table.position.free_slots[0])
    for key in [Qt.Key.Key_Z] * 5 + [Qt.Key.Key_Y] * 5:
        QTest.qWait(ms)
        assert window.scene.animator.is_running
        QTest.keyClick(window.board, key, CTRL)
    assert signs(window) == "11111"
    check(moving, qtbot)


@MOMENTS
def test_click_on_a_card_that_flies_to_the_waste_is_not_refused(
    moving: Played, qtbot: QtBot, ms: int
) -> None:
    window = moving.window
    slot = slot_of(window, "AC")  # the queen behind it does not fit on the ace
    moving.mouse.click(slot)
    QTest.qWait(ms)
    item = window.scene.cards[slot]
    assert window.scene.animator.is_moving(item)
    seen = window.board.mapFromScene(item.mapToScene(0.5, 0.7))
    moving.mouse.click(seen)
    assert signs(window) == "3"
    check(moving, qtbot)


@MOMENTS
def test_click_on_a_card_that_flies_home_plays_it_again(
    moving: Played, qtbot: QtBot, ms: int
) -> None:
    window = moving.window
    slot = slot_of(window, "AC")
    moving.mouse.click(slot)
    wait_for_rest(qtbot, window)
    window.table.undo()
    QTest.qWait(ms)
    item = window.scene.cards[slot]
    assert window.scene.animator.is_moving(item)
    moving.mouse.click(window.board.mapFromScene(item.mapToScene(0.5, 0.7)))
    assert signs(window) == "3"
    check(moving, qtbot)


@MOMENTS
def test_click_on_the_next_card_while_one_flies(moving: Played, qtbot: QtBot, ms: int) -> None:
    window = moving.window
    enter(window, clearable_board(0))
    for played in range(1, 6):
        moving.mouse.click(window.table.position.free_slots[0])
        assert signs(window) == "1" * played
        assert window.scene.animator.is_running
        QTest.qWait(ms)
    check(moving, qtbot)


@pytest.mark.parametrize("seed", range(4))
def test_clicks_30_ms_apart_on_any_spot_make_legal_moves_only(
    moving: Played, qtbot: QtBot, seed: int
) -> None:
    window, chance = moving.window, random.Random(seed)
    for _ in range(chance.randint(3, 10)):
        position = window.table.position
        plays = position.legal_plays()
        covered = [
            slot
            for slot in range(35)
            if not position.removed >> slot & 1 and slot not in position.free_slots
        ]
        spots: list[QPoint] = [
            moving.mouse.pixel(plays[0].slot if plays else Spot.STOCK),
            strip(window, chance.choice(covered)),
            moving.mouse.pixel(chance.choice(position.free_slots)),
            cloth(window),
            moving.mouse.pixel(Spot.STOCK),
        ]
        moving.mouse.click(chance.choice(spots))
        QTest.qWait(30)
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)  # which counts 52 cards
    replayed = Position.from_deal(window.table.game.deal)
    for move in moving.log.moved:
        replayed = replayed.play(move)  # raises when it is not legal
    assert replayed == window.table.position


@MOMENTS
def test_click_on_the_cards_of_a_deal_that_is_still_being_dealt(
    moving: Played, qtbot: QtBot, ms: int
) -> None:
    window = moving.window
    window.table.new_deal(2)
    QTest.qWait(ms)
    assert window.scene.animator.is_running
    moving.mouse.click(slot_of(window, "AC"))
    moving.mouse.click(Spot.STOCK)
    assert signs(window) == "3."
    check(moving, qtbot)


def test_the_end_of_all_motions_is_told_once(moving: Played, qtbot: QtBot) -> None:
    window = moving.window
    ends: list[bool] = []
    window.scene.animator.finished.connect(lambda: ends.append(window.scene.animator.is_running))
    for _ in range(4):
        moving.mouse.click(Spot.STOCK)
    wait_for_rest(qtbot, window)
    assert ends == [False]
