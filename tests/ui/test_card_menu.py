"""The menu that plays cards fits the layout on the board."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu

from golf_desktop.engine.rules import GAMES
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.texts import card_text
from tests.conftest import MakeWindow
from tests.ui.playing import signs


def card_menu(window: MainWindow) -> QMenu:
    (found,) = [menu for menu in window.findChildren(QMenu) if menu.title().startswith("&Play c")]
    return found


def opened(window: MainWindow) -> list[str]:
    """What the menu offers once it opens."""
    menu = card_menu(window)
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions()]


def test_it_has_the_columns_of_golf_with_their_digits(window: MainWindow) -> None:
    assert card_menu(window).title() == "&Play column"
    assert opened(window) == [f"Column {number}\t{number}" for number in range(1, 8)]
    card_menu(window).actions()[2].trigger()
    assert signs(window) == "3"


def test_it_follows_the_layout(make_window: MakeWindow) -> None:
    window = make_window(5)
    window.table.new_deal(5, GAMES["black-hole"])
    texts = [action.text() for action in card_menu(window).actions()]
    assert texts[8:12] == ["Column 9\t9", "Column 10\t0", "Column 11\tAlt+A", "Column 12\tAlt+B"]
    assert len(texts) == 17
    window.table.new_deal(5, GAMES["standard"])
    assert len(opened(window)) == 7


def test_in_a_pyramid_it_names_the_cards_that_are_free_now(make_window: MakeWindow) -> None:
    window = make_window(5, rules=GAMES["tri-peaks"])
    table, cards = window.table, window.table.game.deal.cards
    assert card_menu(window).title() == "&Play card"
    keys = "1234567890"
    bottom = range(18, 28)
    assert opened(window) == [
        f"{card_text(cards[slot])}\t{key}" for slot, key in zip(bottom, keys, strict=True)
    ]
    play = table.position.legal_plays()[0]
    card_menu(window).actions()[play.slot - 18].trigger()
    assert table.game.moves == (play,)
    assert len(opened(window)) == 9
    assert card_text(cards[play.slot]) not in " ".join(opened(window)).split()
