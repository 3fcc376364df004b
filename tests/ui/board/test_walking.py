"""The keyboard's ring walks along the free cards as they lie, in every layout."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt

from golf_desktop.engine.position import Play
from golf_desktop.engine.rules import GAMES, Rules
from golf_desktop.ui.board.target import Spot, Target
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.texts import card_text
from tests.conftest import MakeWindow
from tests.ui.playing import press, signs

EVERY_GAME = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
Key = Qt.Key
ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)


def reached(window: MainWindow) -> set[Target | None]:
    """Every place the arrows get to from where the ring is."""
    scene = window.scene
    found: set[Target | None] = set()
    waiting = [scene.focus]
    while waiting:
        here = waiting.pop()
        if here in found:
            continue
        found.add(here)
        for arrow in ARROWS:
            scene.set_focus(here)
            press(window, arrow)
            waiting.append(scene.focus)
    return found


@EVERY_GAME
def test_the_arrows_reach_every_free_card_and_the_stock(
    make_window: MakeWindow, rules: Rules
) -> None:
    window = make_window(5, rules=rules)
    table, chance = window.table, random.Random(1)
    for _ in range(4):
        press(window, Key.Key_Right)
        expected: set[Target | None] = set(table.position.free_slots)
        if rules.layout.has_stock:
            expected.add(Spot.STOCK)
        assert reached(window) == expected
        moves = table.position.legal_moves()
        if not moves:
            break
        move = chance.choice(moves)
        assert table.play(move.slot) if isinstance(move, Play) else table.turn()
        assert window.scene.focus in {*table.position.free_slots, Spot.STOCK}


@EVERY_GAME
def test_right_goes_right_and_down_goes_down(make_window: MakeWindow, rules: Rules) -> None:
    window = make_window(5, rules=rules)
    scene = window.scene
    for slot in scene.free_slots():
        place = scene.rest(slot).place
        scene.set_focus(slot)
        press(window, Key.Key_Right)
        assert isinstance(scene.focus, int)
        assert scene.focus == slot or scene.rest(scene.focus).place.x() > place.x()
        scene.set_focus(slot)
        press(window, Key.Key_Down)
        assert scene.focus is not None
        assert scene.focus == slot or scene.target_rect(scene.focus).y() > place.y()


def test_beside_a_pyramid_up_leads_to_the_stock_and_down_back(make_window: MakeWindow) -> None:
    window = make_window(5, rules=GAMES["pyramid-golf"])
    scene = window.scene
    assert scene.geometry.stock.y < scene.geometry.slots[-1].y
    stock_x = scene.geometry.stock.x
    seen: list[Target | None] = []
    for key in (Key.Key_Right, Key.Key_Up, Key.Key_Return, Key.Key_Down):
        press(window, key)
        seen.append(scene.focus)
    nearest = min(scene.free_slots(), key=lambda slot: abs(scene.rest(slot).place.x() - stock_x))
    assert seen[1:] == [Spot.STOCK, Spot.STOCK, nearest]
    assert signs(window) == "."


@pytest.mark.parametrize("name", ["tri-peaks", "black-hole"])
def test_enter_plays_a_whole_deal(make_window: MakeWindow, name: str) -> None:
    window = make_window(5, rules=GAMES[name])
    table, scene = window.table, window.scene
    press(window, Key.Key_Return)
    assert signs(window) == ""
    while moves := table.position.legal_moves():
        move = moves[0]
        scene.set_focus(move.slot if isinstance(move, Play) else Spot.STOCK)
        before = table.game.cursor
        press(window, Key.Key_Return)
        assert table.game.cursor == before + 1
    assert table.game.outcome() is not None


def test_the_ring_finds_a_card_when_another_layout_is_dealt(make_window: MakeWindow) -> None:
    window = make_window(5, rules=GAMES["double-golf"])
    press(window, Key.Key_Right)
    for rules in GAMES.values():
        window.scene.set_focus(window.scene.free_slots()[-1])
        window.table.new_deal(6, rules)
        assert window.scene.focus in window.scene.free_slots()


def test_what_the_ring_stands_on_is_told_in_words(make_window: MakeWindow) -> None:
    window = make_window(5, rules=GAMES["tri-peaks"])
    press(window, Key.Key_Right)
    focus = window.scene.focus
    assert isinstance(focus, int)
    card = window.table.game.deal.cards[focus]
    assert window.board.accessibleDescription() == card_text(card)
    press(window, Key.Key_Down)
    assert window.board.accessibleDescription() == "Stock"
    press(window, Key.Key_Escape)
    assert window.board.accessibleDescription() == ""
