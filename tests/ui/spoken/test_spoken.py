"""What a screen reader finds in the tree, what it can do there, and what it is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
import translations
from msgspec import structs
from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from golf_desktop.engine.cards import PACK
from golf_desktop.engine.layout import ALL_IN_A_ROW, GOLF, PYRAMID_GOLF, TRI_PEAKS, Layout
from golf_desktop.engine.rules import Rules, king_rules
from golf_desktop.ui.board.target import Spot
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.spoken.texts import card_name, spoken
from golf_desktop.ui.texts import card_text
from tests.ui.playing import Mouse, enter, play_on, press, signs

MakeWindow = Callable[..., MainWindow]
Name, Description = QAccessible.Text.Name, QAccessible.Text.Description
BOARD = """\
Talon: 2C 9D 3C 7C 8C TC TD TH TS JC JD JH JS QD QH QS
Foundations: 7H
AC 4C 5C KD 6C
AD 4D 5D 6D 3S
AH 4H 5H 6H 9C
AS 4S 5S 6S KC
2D 3D 7D 8D KH
2H 3H 8H 9H KS
2S 7S 8S 9S QC
"""


def tree(of: QObject) -> Iterator[QAccessibleInterface]:
    """An object and all that is seen below it, as a screen reader goes through them."""
    yield from _below(QAccessible.queryAccessibleInterface(of))


def _below(here: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    if not here.state().invisible:
        yield here
    for index in range(here.childCount()):
        child = here.child(index)
        if child is not None:
            yield from _below(child)


def names(window: MainWindow, *roles: QAccessible.Role) -> list[str]:
    """What the parts of the board are called."""
    return [each.text(Name) for each in tree(window.board) if each.role() in roles]


def part(window: MainWindow, name: str) -> QPushButton:
    """The button of the board that is called so."""
    found = [each for each in tree(window.board) if each.text(Name).startswith(name)]
    assert len(found) == 1, (name, names(window, QAccessible.Role.Button))
    here = found[0].object()
    assert isinstance(here, QPushButton)
    return here


def test_the_board_is_in_the_tree(read: MakeWindow) -> None:
    window = read()
    enter(window, BOARD)
    assert names(window, QAccessible.Role.Button) == [
        "six of clubs, column 1, 4 cards beneath",
        "three of spades, column 2, 4 cards beneath",
        "nine of clubs, column 3, 4 cards beneath",
        "king of clubs, column 4, 4 cards beneath",
        "king of hearts, column 5, 4 cards beneath",
        "king of spades, column 6, 4 cards beneath",
        "queen of clubs, column 7, 4 cards beneath",
        "stock, 16 cards",
    ]
    assert names(window, QAccessible.Role.StaticText)[:2] == [
        "waste, seven of hearts",
        "Score 35, 35 cards left in the tableau",
    ]
    six = QAccessible.queryAccessibleInterface(part(window, "six of clubs"))
    assert (
        six.text(Description)
        == "beneath: king of diamonds, five of clubs, four of clubs, ace of clubs"
    )
    assert "Press" in six.actionInterface().actionNames()
    place = window.board.mapFromScene(window.scene.rest_rect(28).center())
    assert six.rect().contains(window.board.viewport().mapToGlobal(place))
    assert not six.state().focusable


def test_another_language_is_spoken_at_once(read: MakeWindow) -> None:
    translations.build()
    window = read()
    enter(window, BOARD)
    preferences = window._preferences
    preferences.change(structs.replace(preferences.value, language="fi"))
    QCoreApplication.sendPostedEvents()
    first, *_, last = names(window, QAccessible.Role.Button)
    assert first == "ristikuutonen, sarake 1, 4 korttia alla"
    assert last == "käsipakka, 16 korttia"
    assert "avopakka" in names(window, QAccessible.Role.StaticText)[0]


def test_its_actions_play_and_turn(read: MakeWindow) -> None:
    window = read()
    enter(window, BOARD)
    for name, wanted in (("six of clubs", "1"), ("stock", "1."), ("three of spades", "1.2")):
        action = QAccessible.queryAccessibleInterface(part(window, name)).actionInterface()
        action.doAction("Press")
        assert signs(window) == wanted
    assert "king of diamonds, column 1, 3 cards beneath" in names(window, QAccessible.Role.Button)
    assert names(window, QAccessible.Role.StaticText)[0] == "waste, three of spades"


@pytest.mark.parametrize("layout", [GOLF, TRI_PEAKS, PYRAMID_GOLF, ALL_IN_A_ROW], ids=str)
def test_each_free_card_and_no_covered_one_is_named(read: MakeWindow, layout: Layout) -> None:
    window = read(rules=Rules(king_rules(layout)[0], layout=layout))
    deal = window.table.game.deal
    for _ in range(6):
        position = window.table.position
        shown = {slot for slot in range(deal.first) if layout.is_face_up(slot, position.removed)}
        hidden = {card_name(deal.cards[slot]) for slot in set(range(deal.first)) - shown}
        all_said = [text for each in tree(window.board) for text in _texts(each)]
        assert not {name for name in hidden if any(name in text for text in all_said)}
        found = names(window, QAccessible.Role.Button)
        for slot in position.free_slots:
            assert sum(name.startswith(card_name(deal.cards[slot])) for name in found) == 1
        assert any("stock" in name for name in found) == layout.has_stock
        moves = position.legal_moves()
        if moves:
            window.table._apply(moves[0])


def _texts(each: QAccessibleInterface) -> tuple[str, str]:
    return each.text(Name), each.text(Description)


def test_what_happens_is_announced(qtbot: QtBot, read: MakeWindow) -> None:
    window = read()
    enter(window, BOARD)
    said: list[str] = []
    assert window.screen_reader.announcer is not None
    announced = window.screen_reader.announcer.said
    announced.connect(said.append)

    def after(act: Callable[[], object]) -> str:
        qtbot.wait(1)
        said.clear()
        with qtbot.waitSignal(announced):
            act()
        (text,) = said
        return text

    window.adviser.begin()
    for _ in range(2):  # said again as well
        assert after(lambda: press(window, Qt.Key.Key_2)) == "A 3 goes only on a 2 or a 4"
    hint = after(lambda: press(window, Qt.Key.Key_H))
    assert "six of clubs" in hint
    assert "♣" not in hint
    assert after(lambda: press(window, Qt.Key.Key_1)) == "six of clubs on the waste"
    turned = after(lambda: press(window, Qt.Key.Key_Space))
    assert turned == "two of clubs turned, stock, 15 cards"
    ring = after(lambda: press(window, Qt.Key.Key_Right))
    assert ring == "three of spades, column 2, 4 cards beneath"
    played = after(lambda: press(window, Qt.Key.Key_Return))
    assert played == "three of spades on the waste. six of diamonds, column 2, 3 cards beneath"
    assert after(window.table.undo).startswith("taken back: three of spades, column 2, 4 cards")
    play_on(window)
    with qtbot.waitSignal(announced):
        pass
    assert "No moves left. Score" in said[-1]


def test_the_end_can_be_answered_through_the_tree(read: MakeWindow) -> None:
    window = read()
    enter(window, BOARD)
    play_on(window)
    found = [each.text(Name) for each in tree(window.board)]
    assert {"No moves left", "New deal", "Close"} <= set(found)


def test_without_a_reader_nothing_is_made(window: MainWindow) -> None:
    window.table.turn()
    window.screen_reader.look()
    assert window.screen_reader.parts is None
    assert not [each for each in tree(window.board) if each.text(Name).startswith("stock")]


def test_the_parts_take_no_mouse_and_follow_the_board(read: MakeWindow) -> None:
    window = read()
    enter(window, BOARD)
    Mouse(window).click(Spot.STOCK)
    assert signs(window) == "."
    window.resize(700, 500)
    six = part(window, "six of clubs")
    assert six.geometry() == window.board.mapFromScene(window.scene.rest_rect(28)).boundingRect()


def test_cards_are_called_by_their_names() -> None:
    assert spoken("Hint: 10♥ starts a run of 2: 10♥ J♠") == (
        "Hint: ten of hearts starts a run of 2: ten of hearts jack of spades"
    )
    assert len({card_name(card) for card in PACK}) == len(PACK)
    assert all(spoken(card_text(card)) == card_name(card) for card in PACK)
