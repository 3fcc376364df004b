"""The panels on the board leave what can be played to be seen, in every layout."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect

from golf_desktop.engine.position import Play
from golf_desktop.engine.rules import GAMES, Rules
from golf_desktop.ui.board.clear_place import clear_place
from golf_desktop.ui.board.target import Spot
from golf_desktop.ui.main_window import MainWindow
from tests.conftest import MakeWindow
from tests.ui.playing import play_on

SIZES = [(640, 480), (1024, 720), (700, 1000), (3840, 2160)]
EVERY_GAME = pytest.mark.parametrize(
    ("rules", "size"),
    [
        pytest.param(rules, size, id=f"{name}-{size[0]}x{size[1]}")
        for count, (name, rules) in enumerate(GAMES.items())
        for size in (SIZES[0], SIZES[1 + count % 3])
    ],
)
"""Every game in the smallest window, where room is scarce, and in one of the others."""


def assert_hides_nothing_playable(window: MainWindow) -> None:
    panel, board = window.left_panel.geometry(), window.board
    assert window.left_panel.isVisible()
    assert board.rect().contains(panel)
    # Of free cards it may hide the lower edge, and where it finds no room a trifle more.
    seen = [area.adjusted(0, 0, 0, -area.height() // 5) for area in board.playable_areas()]
    hidden = [area for area in seen if area.intersects(panel)]
    assert not hidden, (panel, hidden)


@EVERY_GAME
def test_the_offer_to_bring_a_deal_back_hides_nothing_that_can_be_played(
    make_window: MakeWindow, rules: Rules, size: tuple[int, int]
) -> None:
    window = make_window(5, rules=rules, size=size)
    table = window.table
    table.turn() or table.play(table.position.legal_plays()[0].slot)
    table.new_deal(6)
    assert_hides_nothing_playable(window)
    for _ in range(12):
        moves = table.position.legal_moves()
        if not moves:
            break
        move = moves[0]
        assert table.play(move.slot) if isinstance(move, Play) else table.turn()
        assert_hides_nothing_playable(window)


@EVERY_GAME
def test_the_end_leaves_free_cards_waste_and_stock_to_be_seen(
    make_window: MakeWindow, rules: Rules, size: tuple[int, int]
) -> None:
    window = make_window(5, rules=rules, size=size)
    play_on(window)
    panel, board, scene = window.end_panel.geometry(), window.board, window.scene
    assert window.end_panel.isVisible()
    assert board.rect().contains(panel)
    for spot in (Spot.WASTE, Spot.STOCK):
        area = board.mapFromScene(scene.target_rect(spot)).boundingRect()
        assert not area.intersects(panel), spot
    # Of free cards it may hide the lower edge, and where it finds no room a trifle more.
    seen = [area.adjusted(0, 0, 0, -area.height() // 5) for area in board.playable_areas()]
    hidden = [area for area in seen if area.intersects(panel)]
    assert not hidden, (panel, hidden)


def test_a_panel_stays_where_it_usually_is_when_it_hides_nothing() -> None:
    usual, room = QRect(80, 90, 20, 10), QRect(0, 0, 100, 100)
    assert clear_place(usual, room, [QRect(0, 0, 100, 90)]) == usual


def test_a_panel_looks_for_room_between_what_it_should_not_hide() -> None:
    usual, room = QRect(80, 90, 20, 10), QRect(0, 0, 100, 100)
    taken = [QRect(0, 0, 100, 40), QRect(0, 50, 100, 50)]
    assert clear_place(usual, room, taken) == QRect(80, 40, 20, 10)
    # And there it rather hides less of what else there is.
    assert clear_place(usual, room, taken, [QRect(40, 40, 60, 10)]) == QRect(20, 40, 20, 10)


def test_a_panel_that_must_hide_something_hides_little() -> None:
    usual, room = QRect(80, 90, 20, 10), QRect(0, 0, 100, 100)
    place = clear_place(usual, room, [QRect(0, 0, 100, 45), QRect(0, 50, 100, 50)])
    assert place.height() == 10
    assert place.top() in (40, 45)
