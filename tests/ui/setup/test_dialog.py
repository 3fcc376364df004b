"""Choosing a game of the family: what is offered, named, greyed, and what comes of it."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QRadioButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from golf_desktop.engine.layout import LAYOUTS
from golf_desktop.engine.rules import (
    GAMES,
    STANDARD,
    THIEVES,
    KingRule,
    Rules,
    Scoring,
    game_name,
    king_rules,
)
from golf_desktop.solver.difficulty import Difficulty, has_levels
from golf_desktop.solver.lattice import is_too_large
from golf_desktop.storage.settings import Settings, ThemeChoice
from golf_desktop.ui.dialogs.setup import SetupDialog
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.rule_texts import layout_title, preset_title, rules_sentence
from golf_desktop.ui.setup.tile import BoardTile
from tests.ui.setup.conftest import Open

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
BY_GAME = pytest.mark.parametrize("name", GAMES)


def choose(box: QComboBox, text: str) -> None:
    """Choose the entry of a field that has this text, by the keyboard."""
    box.setFocus()
    QTest.keyClick(box, Key.Key_Home)
    while box.currentText() != text:
        before = box.currentIndex()
        QTest.keyClick(box, Key.Key_Down)
        assert box.currentIndex() != before, f"there is no {text}"


def choose_preset(dialog: SetupDialog, name: str) -> None:
    box = dialog.options.presets
    choose(box, box.itemText(box.findData(name)))


def click_tile(dialog: SetupDialog, layout: str) -> None:
    QTest.mouseClick(dialog.chooser.tiles[layout], LEFT)


def click_radio(radio: QRadioButton) -> None:
    QTest.mouseClick(radio, LEFT, pos=QPoint(8, radio.height() // 2))


def chosen_tiles(dialog: SetupDialog) -> list[str]:
    return [name for name, tile in dialog.chooser.tiles.items() if tile.isChecked()]


# -- What there is to choose -----------------------------------------------------------------


def test_each_layout_has_a_picture_with_its_name(open_dialog: Open) -> None:
    dialog, _ = open_dialog()
    names = [tile.text() for tile in dialog.chooser.tiles.values()]
    assert list(dialog.chooser.tiles) == list(LAYOUTS)
    assert names == [
        "Golf",
        "Double Golf",
        "Tri Peaks",
        "Pyramid Golf",
        "Escalator",
        "Black Hole",
        "All in a Row",
    ]
    assert [tile.accessibleName() for tile in dialog.chooser.tiles.values()] == names


@BY_GAME
def test_each_preset_is_offered_by_name_and_chosen_with_all_that_it_means(
    open_dialog: Open, name: str
) -> None:
    dialog, desk = open_dialog()
    choose_preset(dialog, name)
    rules = GAMES[name]
    assert dialog.rules == rules
    assert chosen_tiles(dialog) == [rules.layout.name]
    assert dialog.options.kings[rules.king_rule].isChecked()
    assert dialog.options.jokers.currentData() == rules.jokers
    assert dialog.options.packs.currentData() == rules.packs
    assert dialog.summary.title.text().startswith(preset_title(name))
    assert dialog.summary.sentence.text() == rules_sentence(rules)
    QTest.mouseClick(dialog.ok_button, LEFT)
    assert desk.table.game.deal.rules == rules
    assert desk.table.game.deal.number == 2
    assert desk.preferences.value.rules == rules


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_click_on_a_picture_chooses_the_usual_game_of_its_layout(
    open_dialog: Open, layout: str
) -> None:
    dialog, desk = open_dialog()
    click_tile(dialog, layout)
    usual = Rules(king_rules(LAYOUTS[layout])[0], layout=LAYOUTS[layout])
    assert dialog.rules == usual
    assert dialog.options.presets.currentData() == game_name(usual)
    dialog.accept()
    assert desk.table.game.deal.rules == usual


def test_the_arrow_keys_choose_a_picture(open_dialog: Open) -> None:
    dialog, _ = open_dialog()
    assert dialog.focusWidget() is dialog.chooser.tiles["golf"]
    for key, layout in (
        (Key.Key_Right, "double-golf"),
        (Key.Key_Down, "pyramid-golf"),
        (Key.Key_Left, "tri-peaks"),
        (Key.Key_Down, "escalator"),
        (Key.Key_Down, "all-in-a-row"),
        (Key.Key_Down, "all-in-a-row"),
        (Key.Key_Left, "black-hole"),
        (Key.Key_Down, "all-in-a-row"),
        (Key.Key_Home, "golf"),
        (Key.Key_Up, "golf"),
        (Key.Key_End, "all-in-a-row"),
    ):
        widget = dialog.focusWidget()
        assert widget is not None
        QTest.keyClick(widget, key)
        assert dialog.rules.layout.name == layout
        assert chosen_tiles(dialog) == [layout]
        assert dialog.focusWidget() is dialog.chooser.tiles[layout]


def test_rules_that_have_no_name_are_own_rules(open_dialog: Open) -> None:
    dialog, _ = open_dialog()
    choose(dialog.options.jokers, "1")
    assert dialog.options.presets.currentText() == "Own rules"
    assert dialog.summary.title.text() == "Golf, nothing on a king, 1 joker"
    click_radio(dialog.options.kings[KingRule.QUEEN])
    choose(dialog.options.jokers, "2")
    assert dialog.rules == THIEVES
    assert dialog.summary.title.text() == "Thieves"


def test_own_rules_cannot_be_chosen_as_such(open_dialog: Open) -> None:
    dialog, _ = open_dialog()
    box = dialog.options.presets
    box.setFocus()
    QTest.keyClick(box, Key.Key_End)
    assert box.currentData() == "all-in-a-row"
    QTest.keyClick(box, Key.Key_Down)
    assert box.currentData() == "all-in-a-row"
    assert dialog.rules == GAMES["all-in-a-row"]


def test_the_boards_show_the_cards_that_would_be_dealt(open_dialog: Open) -> None:
    dialog, desk = open_dialog()
    choose(dialog.options.jokers, "2")
    tile = dialog.chooser.tiles["golf"]
    shown = tile.deal.cards
    dialog.accept()
    assert desk.table.game.deal.cards == shown


def test_the_number_of_packs_goes_with_the_layout(open_dialog: Open) -> None:
    dialog, _ = open_dialog()
    choose(dialog.options.packs, "2")
    assert dialog.rules == GAMES["double-golf"]
    assert chosen_tiles(dialog) == ["double-golf"]
    click_tile(dialog, "golf")
    assert dialog.options.packs.currentText() == "1"
    assert dialog.rules == STANDARD, "what goes on a king is as it was"


def test_what_a_layout_leaves_no_choice_in_comes_back_with_the_next(open_dialog: Open) -> None:
    queen = Rules(KingRule.QUEEN, Scoring.CARDS_LEFT, jokers=2)
    dialog, _ = open_dialog(queen)
    for layout in ("black-hole", "tri-peaks", "all-in-a-row", "golf"):
        click_tile(dialog, layout)
    assert dialog.rules == queen


def test_golf_after_a_game_that_always_wraps_is_the_standard_game(open_dialog: Open) -> None:
    dialog, _ = open_dialog(GAMES["tri-peaks"])
    click_tile(dialog, "golf")
    assert dialog.rules == STANDARD


# -- What cannot go together -----------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
def test_only_what_goes_together_can_be_chosen_and_the_reason_is_there(
    open_dialog: Open, layout: str
) -> None:
    dialog, _ = open_dialog()
    click_tile(dialog, layout)
    made, options = LAYOUTS[layout], dialog.options
    free: dict[QWidget, bool] = {
        options.jokers: made.has_stock,
        options.packs: layout in ("golf", "double-golf"),
        options.winnable: True,
        **dict.fromkeys(options.scorings.values(), made.has_stock),
        **{button: king in king_rules(made) for king, button in options.kings.items()},
    }
    for widget, may in free.items():
        assert widget.isEnabled() is may
        if not may:
            assert widget.toolTip().startswith(f"{layout_title(made)}: ")
    is_free = all(free.values()) and not is_too_large(made)
    assert bool(dialog.summary.reasons.text()) is not is_free


def test_the_reasons_are_told_in_words(open_dialog: Open) -> None:
    dialog, _ = open_dialog()
    assert dialog.summary.reasons.text() == ""
    click_tile(dialog, "black-hole")
    assert dialog.summary.reasons.text() == (
        "Black Hole: king and ace are always neighbours; always one pack; without a stock no "
        "jokers, and only cards left count; too many positions to tell hard deals from "
        "easy ones."
    )
    click_tile(dialog, "double-golf")
    assert "a queen always goes on a king" in dialog.summary.reasons.text()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_whatever_can_be_chosen_makes_rules(open_dialog: Open, layout: str) -> None:
    dialog, _ = open_dialog()
    click_tile(dialog, layout)
    options = dialog.options
    for king, scoring, jokers in product(KingRule, Scoring, ["0", "1", "2"]):
        for radio in (options.kings[king], options.scorings[scoring]):
            if radio.isEnabled():
                click_radio(radio)
                assert radio.isChecked()
        if options.jokers.isEnabled():
            choose(options.jokers, jokers)
        rules = dialog.rules
        assert rules.layout.name == layout
        assert rules.king_rule is king or king not in king_rules(rules.layout)
        if rules.layout.has_stock:
            assert (rules.scoring, rules.jokers) == (scoring, int(jokers))
        assert options.presets.currentData() == game_name(rules)


def test_which_layouts_have_levels_is_known_without_numpy() -> None:
    assert {name: has_levels(layout) for name, layout in LAYOUTS.items()} == {
        name: not is_too_large(layout) for name, layout in LAYOUTS.items()
    }


def test_a_layout_without_levels_still_has_deals_that_can_be_cleared(
    open_dialog: Open, qtbot: QtBot
) -> None:
    settings = Settings(winnable_only=True, difficulty=Difficulty.HARD)
    dialog, desk = open_dialog(STANDARD, settings)
    click_tile(dialog, "double-golf")
    assert dialog.options.winnable.isChecked()
    assert not dialog.options.difficulty.isEnabled()
    QTest.mouseClick(dialog.deal_button, LEFT)
    qtbot.waitUntil(lambda: not desk.dealer.is_looking, timeout=20_000)
    assert desk.table.game.deal.rules == GAMES["double-golf"]


# -- When it holds ---------------------------------------------------------------------------


def test_another_layout_waits_for_the_next_deal_once_a_move_was_made(open_dialog: Open) -> None:
    dialog, desk = open_dialog(begun=True)
    assert "next deal" in dialog.summary.when.text()
    told: list[bool] = []
    desk.table.rules_chosen.connect(told.append)
    click_tile(dialog, "escalator")
    dialog.accept()
    assert told == [False]
    assert desk.table.game.deal.rules == STANDARD
    desk.dealer.new_deal()
    assert desk.table.game.deal.rules == GAMES["escalator"]


def test_cancel_changes_nothing(open_dialog: Open) -> None:
    dialog, desk = open_dialog()
    before = desk.preferences.value
    click_tile(dialog, "black-hole")
    QTest.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()
    assert desk.table.game.deal.rules == STANDARD
    assert desk.preferences.value == before


def test_the_dialog_opens_with_the_rules_of_the_next_deal(open_dialog: Open) -> None:
    rules = Rules(KingRule.WRAP, Scoring.CARDS_LEFT, LAYOUTS["pyramid-golf"], 1)
    dialog, _ = open_dialog(rules)
    assert dialog.rules == rules
    assert chosen_tiles(dialog) == ["pyramid-golf"]
    assert dialog.options.scorings[Scoring.CARDS_LEFT].isChecked()


# -- The window itself -----------------------------------------------------------------------


def test_the_boards_are_drawn_soon_after_the_dialog_is_there_and_again_for_another_size(
    open_dialog: Open, qtbot: QtBot
) -> None:
    dialog, _ = open_dialog()
    chooser = dialog.chooser
    (drawing,) = chooser.findChildren(QTimer)
    for size in ((624, 432), (900, 640)):
        dialog.resize(*size)
        dialog.grab()
        qtbot.waitUntil(lambda: not drawing.isActive())
        for tile in chooser.tiles.values():
            shown = tile.grab().toImage()
            tile.draw_board()
            assert tile.grab().toImage() == shown, "it was there, and sharp"
            assert Counter(shown.pixelColor(x, y).lightness() > 240 for x, y in _dots(tile))[True]


def _dots(tile: BoardTile) -> list[tuple[int, int]]:
    return [(x, y) for x in range(0, tile.width(), 3) for y in range(0, tile.height() - 20, 3)]


def test_no_two_access_keys_are_the_same(open_dialog: Open) -> None:
    dialog, _ = open_dialog()
    texts = [
        *(button.text() for button in dialog.findChildren(QAbstractButton)),
        *(label.text() for label in dialog.findChildren(QLabel)),
    ]
    keys = Counter(key.lower() for text in texts for key in re.findall("&([^&])", text))
    assert set(keys) >= set("gnqrjkbltfd")
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("layout", LAYOUTS)
def test_it_fits_a_small_screen_whole(open_dialog: Open, layout: str) -> None:
    dialog, _ = open_dialog(size=(624, 432))
    click_tile(dialog, layout)
    QApplication.processEvents()
    assert (dialog.width(), dialog.height()) == (624, 432)
    (scroll,) = dialog.findChildren(QScrollArea)
    assert not scroll.verticalScrollBar().isVisible()
    for widget in (*dialog.chooser.tiles.values(), dialog.summary.when, dialog.ok_button):
        inside = dialog.rect().contains(widget.rect().translated(widget.mapTo(dialog, QPoint())))
        assert inside
    for radio in dialog.findChildren(QRadioButton):
        assert radio.width() >= radio.sizeHint().width()


def test_every_widget_can_be_reached_by_the_tab_key(open_dialog: Open) -> None:
    dialog, _ = open_dialog(settings=Settings(winnable_only=True))
    reached = set()
    for _ in range(30):
        widget = dialog.focusWidget()
        assert widget is not None
        reached.add(widget)
        QTest.keyClick(widget, Key.Key_Tab)
    options = dialog.options
    wanted = {
        dialog.chooser.tiles["golf"],
        options.presets,
        options.kings[KingRule.NOTHING],
        options.jokers,
        options.packs,
        options.scorings[Scoring.BELOW_ZERO],
        options.winnable,
        options.difficulty,
        dialog.ok_button,
        dialog.deal_button,
    }
    assert wanted <= reached


def test_the_boards_lie_on_the_cloth_of_the_theme_at_once(window: MainWindow) -> None:
    preferences = window._preferences
    dialog = SetupDialog(window.table, window.dealer, preferences, window)
    dialog.show()
    tile = dialog.chooser.tiles["golf"]
    place = QPoint(12, 12)  # on the cloth, beside the cards
    before = tile.grab().toImage().pixelColor(place)
    assert before.green() > 50
    preferences.change(msgspec.structs.replace(preferences.value, theme=ThemeChoice.CONTRAST))
    QCoreApplication.sendPostedEvents()
    assert tile.grab().toImage().pixelColor(place).lightness() < 20
    dialog.reject()
