"""The key of each free card: which it is, that Alt shows it, and that it plays the card."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from golf_desktop.engine.layout import LAYOUTS, Layout
from golf_desktop.engine.position import Play, Refusal
from golf_desktop.engine.rules import GAMES, STANDARD, Rules
from golf_desktop.ui.board.key_labels import KEY_LABELS, ends, label_of, slot_of_label
from golf_desktop.ui.main_window import MainWindow
from tests.conftest import MakeWindow
from tests.ui.playing import ALT, Log, press, signs

EVERY_GAME = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
Key = Qt.Key


def key_of(label: str) -> Qt.Key:
    return Key(ord(label.upper()))


def hold_alt(window: MainWindow) -> None:
    QTest.keyPress(window.windowHandle(), Key.Key_Alt, ALT)


def let_go_of_alt(window: MainWindow) -> None:
    QTest.keyRelease(window.windowHandle(), Key.Key_Alt)


@settings(max_examples=40)
@given(st.sampled_from(list(LAYOUTS.values())), st.randoms(use_true_random=False))
def test_each_free_card_has_a_key_of_its_own_and_a_key_finds_its_card(
    layout: Layout, chance: random.Random
) -> None:
    removed = 0
    while removed != layout.full:
        free = layout.free_slots(removed)
        labels = {label_of(layout, slot): slot for slot in free}
        assert len(labels) == len(free)
        for label, slot in labels.items():
            assert slot_of_label(layout, label, removed) == slot
        for label in KEY_LABELS[: len(ends(layout))]:
            if label not in labels:
                gone = slot_of_label(layout, label, removed)
                assert gone is not None
                assert removed >> gone & 1
        removed |= 1 << chance.choice(free)


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_the_keys_go_from_left_to_right_and_others_mean_nothing(layout: Layout) -> None:
    assert [label_of(layout, slot) for slot in ends(layout)] == list(
        KEY_LABELS[: len(ends(layout))]
    )
    assert slot_of_label(layout, "", 0) is None
    assert slot_of_label(layout, "G", 0) is None
    assert slot_of_label(layout, KEY_LABELS[len(ends(layout))], 0) is None


def test_the_menus_keep_their_keys(window: MainWindow) -> None:
    menus = [menu.title() for menu in window.menuBar().findChildren(QMenu) if menu.title()]
    tops = [action.text() for action in window.menuBar().actions()]
    assert set(tops) <= set(menus)
    for title in tops:
        assert title[title.index("&") + 1].lower() not in KEY_LABELS


@EVERY_GAME
def test_alt_shows_the_key_on_each_free_card_and_plays_it(
    make_window: MakeWindow, rules: Rules
) -> None:
    window = make_window(5, rules=rules)
    log = Log(window)
    scene, table, layout = window.scene, window.table, rules.layout
    assert not scene.labels.labels
    for _ in range(12):
        hold_alt(window)  # again, since each key below lets go of it
        free = table.position.free_slots
        places = {label_of(layout, slot): scene.rest(slot).place for slot in free}
        assert scene.labels.labels == places
        legal = table.position.legal_plays()
        slot = legal[-1].slot if legal else free[-1]
        press(window, key_of(label_of(layout, slot)), ALT)
        if legal:
            assert log.moved[-1] == Play(slot)
        else:
            assert log.refused[-1] == (Play(slot), Refusal.NO_FIT)
            if not table.turn():
                break
    let_go_of_alt(window)
    assert not scene.labels.labels
    assert signs(window)


def test_a_digit_plays_its_card_without_alt_as_well(make_window: MakeWindow) -> None:
    window = make_window(5, rules=GAMES["tri-peaks"])
    play = window.table.position.legal_plays()[-1]
    press(window, key_of(label_of(GAMES["tri-peaks"].layout, play.slot)))
    assert window.table.game.moves == (play,)


def test_nought_is_the_tenth_key(make_window: MakeWindow) -> None:
    window = make_window(5, rules=GAMES["all-in-a-row"])
    press(window, Key.Key_0)
    assert signs(window) == "a"


def test_a_letter_plays_with_alt_only(make_window: MakeWindow) -> None:
    window = make_window(5, rules=GAMES["all-in-a-row"])
    press(window, Key.Key_C)
    assert signs(window) == ""
    press(window, Key.Key_C, ALT)
    assert signs(window) == "d"


def test_a_key_whose_card_is_gone_says_so(make_window: MakeWindow) -> None:
    window = make_window(5, rules=GAMES["escalator"])
    table = window.table
    while not table.position.legal_plays():
        table.turn()
    slot = table.position.legal_plays()[0].slot
    label = label_of(GAMES["escalator"].layout, slot)
    table.play(slot)
    press(window, key_of(label))
    assert window.status.currentMessage() == "There is no such card."


# The off-screen Qt cannot grab the keyboard, as an open menu wants to.
@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
@pytest.mark.parametrize("letter", "GMVH")
def test_alt_with_the_letter_of_a_menu_opens_it(
    make_window: MakeWindow, qtbot: QtBot, letter: str
) -> None:
    window = make_window(5, rules=GAMES["black-hole"])
    action = next(each for each in window.menuBar().actions() if f"&{letter}" in each.text())
    menu = next(
        each for each in window.menuBar().findChildren(QMenu) if each.menuAction() is action
    )
    hold_alt(window)
    press(window, key_of(letter), ALT)
    qtbot.waitUntil(menu.isVisible)
    menu.close()
    let_go_of_alt(window)
    assert signs(window) == ""
    assert not window.scene.labels.labels


def test_alt_alone_reaches_the_menu_bar(window: MainWindow) -> None:
    hold_alt(window)
    assert window.scene.labels.labels
    window.board._alt_held.stop()  # however slow the machine, it is a tap
    let_go_of_alt(window)
    assert not window.scene.labels.labels
    assert window.focusWidget() is window.menuBar()
    press(window, Key.Key_Escape)
    assert window.focusWidget() is window.board


def test_a_card_played_with_alt_leaves_the_menu_bar_alone(window: MainWindow) -> None:
    hold_alt(window)
    press(window, Key.Key_3, ALT)
    let_go_of_alt(window)
    assert signs(window) == "3"
    assert window.focusWidget() is window.board


def test_the_keys_are_hidden_when_the_window_loses_the_keyboard(window: MainWindow) -> None:
    hold_alt(window)
    window.board.clearFocus()
    assert not window.scene.labels.labels


def test_alt_with_control_shows_no_keys(window: MainWindow) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyPress(window.windowHandle(), Key.Key_Alt, ALT | control)
    assert not window.scene.labels.labels
    QTest.keyClick(window.windowHandle(), Key.Key_3, ALT | control)
    assert signs(window) == ""


def test_the_keys_move_with_the_board(make_window: MakeWindow) -> None:
    window = make_window(5, rules=GAMES["pyramid-golf"])
    hold_alt(window)
    window.resize(700, 1000)
    window.table.new_deal(6, STANDARD)
    places = [window.scene.rest(slot).place for slot in window.scene.free_slots()]
    assert list(window.scene.labels.labels.values()) == places
