"""Every layout of the family on the board: played by the mouse at the smallest and largest size."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from golf_desktop.engine.notation import parse_moves
from golf_desktop.engine.position import Play
from golf_desktop.engine.rules import GAMES, Rules
from golf_desktop.storage.settings import AnimationSpeed
from golf_desktop.ui import motion
from golf_desktop.ui.board.card_item import CardItem
from golf_desktop.ui.board.target import Spot, Target
from golf_desktop.ui.main_window import MainWindow
from tests.conftest import MakeWindow
from tests.ui.playing import (
    Log,
    Mouse,
    assert_board_shows_game,
    assert_cards_in_view,
    signs,
    wait_for_rest,
)

EVERY_GAME = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
HIDING = pytest.mark.parametrize("name", ["tri-peaks", "pyramid-golf"])
SIZES = pytest.mark.parametrize("size", [(640, 480), (3840, 2160)])


def assert_free_cards_can_be_seen_and_hit(window: MainWindow) -> None:
    """Nothing lies over a free card, and whoever points at its corners and middle means it."""
    scene, board = window.scene, window.board
    for slot in scene.free_slots():
        rect = scene.rest_rect(slot).adjusted(0.05, 0.05, -0.05, -0.05)
        for place in (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()):
            cards = [item for item in scene.items(place) if isinstance(item, CardItem)]
            assert cards[0] is scene.cards[slot]
            assert scene.target_at(place) == slot
            assert board.viewport().rect().contains(board.mapFromScene(place))
        assert scene.target_at(rect.center()) == slot


def play_at_random(window: MainWindow, mouse: Mouse, chance: random.Random) -> None:
    """Click on free cards and the stock for a while; what fits is played.

    A deal that is over is taken back and played anew.
    """
    table = window.table
    for _ in range(50):
        if table.game.outcome() is not None:
            while table.undo():
                pass
        assert_free_cards_can_be_seen_and_hit(window)
        before = table.position
        targets: list[Target] = [*before.free_slots, Spot.STOCK]
        target = chance.choice(targets)
        if not isinstance(target, int) and not before.deal.rules.layout.has_stock:
            target = Spot.WASTE
        mouse.click(target)
        if isinstance(target, int) and before.is_legal(Play(target)):
            assert table.position == before.play(Play(target))
        elif target is Spot.STOCK and before.stock_left:
            assert table.position.turned == before.turned + 1
        else:
            assert table.position == before


@SIZES
@EVERY_GAME
def test_every_free_card_is_seen_and_hit_by_a_click_as_the_deal_goes_on(
    make_window: MakeWindow, rules: Rules, size: tuple[int, int]
) -> None:
    window = make_window(rules=rules, size=size)
    assert (window.width(), window.height()) == size
    assert window.table.game.deal.rules == rules
    log = Log(window)
    play_at_random(window, Mouse(window), random.Random(1))
    assert len(log.moved) >= 3
    assert_board_shows_game(window)
    assert_cards_in_view(window)


@EVERY_GAME
def test_what_was_played_while_cards_move_is_shown_and_taken_back(
    make_window: MakeWindow, qtbot: QtBot, rules: Rules
) -> None:
    window = make_window(rules=rules)
    window.scene.animator.factor = motion.factor(AnimationSpeed.NORMAL)
    table, chance = window.table, random.Random(3)
    for _ in range(25):
        moves = table.position.legal_moves()
        if not moves:
            break
        move = chance.choice(moves)
        assert table.play(move.slot) if isinstance(move, Play) else table.turn()
        if chance.random() < 0.2:
            table.undo()
        if chance.random() < 0.1:
            window.resize(chance.randint(640, 1300), chance.randint(480, 1000))
        QTest.qWait(5)
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)
    assert_cards_in_view(window)
    while table.undo():
        pass
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)


@HIDING
def test_a_card_turns_when_it_is_uncovered_and_back_when_that_is_taken_back(
    make_window: MakeWindow, qtbot: QtBot, name: str
) -> None:
    window = make_window(rules=GAMES[name])
    table, layout = window.table, GAMES[name].layout
    covered = [slot for slot, each in enumerate(layout.slots) if each.covered_by]
    assert all(window.scene.cards[slot].turn == 0 for slot in covered)
    window.scene.animator.factor = motion.factor(AnimationSpeed.SLOW)
    while all(slot not in table.position.free_slots for slot in covered):
        plays = table.position.legal_plays()
        assert table.play(plays[0].slot) if plays else table.turn()
    (uncovered,) = set(covered) & set(table.position.free_slots)
    item, place = window.scene.cards[uncovered], window.scene.rest(uncovered).place
    qtbot.waitUntil(lambda: 0 < item.turn < 1)
    assert item.pos() == place
    wait_for_rest(qtbot, window)
    assert item.turn == 1
    table.undo()
    qtbot.waitUntil(lambda: 0 < item.turn < 1)
    wait_for_rest(qtbot, window)
    assert item.turn == 0
    assert_board_shows_game(window)


@HIDING
def test_a_click_on_a_card_that_lies_face_down_says_that_it_is_covered(
    make_window: MakeWindow, name: str
) -> None:
    window = make_window(rules=GAMES[name])
    place = window.scene.rest(0).place + QPointF(0.5, 0.1)
    Mouse(window).click(window.board.mapFromScene(place))
    assert signs(window) == ""
    assert window.status.currentMessage().startswith("That card is covered: only a card that no")
    assert str(window.table.game.deal.cards[0]) not in window.status.currentMessage()
    assert not window.board.toolTip()
    assert all(not item.toolTip() for item in window.scene.cards)


def test_two_jokers_are_drawn_one_red_and_one_black(make_window: MakeWindow) -> None:
    window = make_window(rules=GAMES["thieves"])
    faces = [item.face for item in window.scene.cards if item.face.startswith("JK")]
    assert faces == ["JK-red", "JK-black"]


def test_where_there_is_no_stock_none_is_shown(make_window: MakeWindow) -> None:
    window = make_window(rules=GAMES["black-hole"])
    pictures = [item.face for item in window.scene.items() if isinstance(item, CardItem)]
    assert pictures.count("spent") == 1
    shown = [item for item in window.scene.items() if item.isVisible()]
    assert not any(isinstance(item, CardItem) and item.face == "spent" for item in shown)
    QTest.keyClick(window.board, Qt.Key.Key_Space)
    assert window.status.currentMessage() == "There is no stock: all cards lie open."


def test_an_empty_waste_is_outlined_and_takes_a_card_that_is_dropped_there(
    make_window: MakeWindow,
) -> None:
    window = make_window(rules=GAMES["all-in-a-row"])
    mouse, scene = Mouse(window), window.scene
    outline = next(
        item
        for item in scene.items()
        if isinstance(item, CardItem)
        and item.face == "empty"
        and item.pos() == scene.target_rect(Spot.WASTE).topLeft()
    )
    assert outline.isVisible()
    assert scene.waste_top is None
    QTest.keyClick(window.board, Qt.Key.Key_Space)
    assert "any free card may begin" in window.status.currentMessage()
    mouse.click(Spot.WASTE)
    slot = scene.free_slots()[5]
    mouse.drag(slot, Spot.WASTE)
    mouse.release(Spot.WASTE)
    assert signs(window) == "6"
    assert scene.waste_top == slot
    assert not outline.isVisible()
    window.table.undo()
    assert outline.isVisible()
    assert_board_shows_game(window)


@pytest.mark.parametrize("name", ["black-hole", "all-in-a-row"])
def test_a_card_dropped_anywhere_on_the_bed_of_the_waste_is_played(
    make_window: MakeWindow, name: str
) -> None:
    window = make_window(rules=GAMES[name])
    slot = window.table.position.legal_plays()[0].slot
    end = window.board.mapFromScene(window.scene.waste_area().topLeft() + QPointF(0.6, 0.9))
    mouse = Mouse(window)
    mouse.drag(slot, end)
    mouse.release(end)
    assert window.scene.waste_top == slot


def test_another_layout_takes_the_board_with_the_next_deal_and_the_old_one_comes_back(
    make_window: MakeWindow,
) -> None:
    window = make_window()
    table, scene = window.table, window.scene
    shown = len(scene.items())
    for count, (name, rules) in enumerate(GAMES.items(), start=2):
        table.turn() or table.play(table.position.legal_plays()[0].slot)
        before = signs(window)
        old = table.game.deal
        table.new_deal(count, rules)
        assert table.game.deal.rules == GAMES[name]
        assert_board_shows_game(window)
        assert_cards_in_view(window)
        assert table.bring_back()
        assert (table.game.deal, signs(window)) == (old, before)
        assert_board_shows_game(window)
        assert_cards_in_view(window)
        table.new_deal(count, rules)
    table.new_deal(2, GAMES["standard"])
    assert_board_shows_game(window)
    assert len(scene.items()) <= shown + 54 + 10


def test_layouts_that_change_while_cards_move_end_in_their_places(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    window.scene.animator.factor = motion.factor(AnimationSpeed.NORMAL)
    chance = random.Random(5)
    for _ in range(30):
        window.table.new_deal(chance.randint(1, 99), chance.choice(list(GAMES.values())))
        QTest.qWait(chance.choice((0, 3, 15)))
        if moves := window.table.position.legal_plays():
            window.table.play(moves[0].slot)
        if chance.random() < 0.3:
            window.resize(chance.randint(640, 1300), chance.randint(480, 1000))
        if chance.random() < 0.3:
            window.table.bring_back()
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)
    assert_cards_in_view(window)


@pytest.mark.parametrize("press_at", ["double-golf", "pyramid-golf"])
def test_a_card_in_the_hand_goes_home_when_another_layout_is_dealt(
    make_window: MakeWindow, qtbot: QtBot, press_at: str
) -> None:
    window = make_window(rules=GAMES[press_at])
    window.scene.animator.factor = motion.factor(AnimationSpeed.NORMAL)
    mouse = Mouse(window)
    mouse.drag(window.scene.free_slots()[-1], Spot.WASTE)
    assert window.scene.hand.dragged is not None
    window.table.new_deal(3, GAMES["standard"])
    assert window.scene.hand.dragged is None
    mouse.release(Spot.WASTE)
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)


@EVERY_GAME
def test_the_rules_chosen_before_the_first_move_lay_the_same_number_out(
    make_window: MakeWindow, rules: Rules
) -> None:
    window = make_window(7)
    window.table.choose_rules(rules)
    assert window.table.game.deal.number == 7
    assert window.table.game.deal.rules == rules
    assert_board_shows_game(window)
    assert_cards_in_view(window)


def test_a_joker_is_said_to_go_where_nothing_else_does(make_window: MakeWindow) -> None:
    window = make_window(rules=GAMES["thieves"])
    table = window.table
    while True:
        misfits = set(table.position.free_slots) - {
            play.slot for play in table.position.legal_plays()
        }
        if misfits:
            break
        table.turn()
    table.play(min(misfits))
    assert window.status.currentMessage().endswith("or a joker.")


def test_moves_of_a_pyramid_read_back_from_what_was_clicked(make_window: MakeWindow) -> None:
    window = make_window(rules=GAMES["escalator"])
    play_at_random(window, Mouse(window), random.Random(9))
    made = window.table.game.moves[: window.table.game.cursor]
    assert parse_moves(signs(window), window.table.game.deal) == made
