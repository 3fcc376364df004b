"""Other keys for commands."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest

from golf_desktop.app import build
from golf_desktop.storage.places import Places
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.chosen_keys import keys_in_force
from golf_desktop.ui.commands import Command
from golf_desktop.ui.help.window import HelpWindow
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.settings.dialog import SettingsDialog
from golf_desktop.ui.settings.keys_page import KeysPage
from tests.ui.playing import (
    ALT,
    CTRL,
    LEFT,
    NO_KEYS,
    SHIFT,
    choose_keys,
    in_dialog,
    press,
    repeat,
    signs,
)

Key = Qt.Key


def shown(page: KeysPage, name: str) -> str:
    return page._items[name].text(1)


@pytest.fixture
def page(window: MainWindow) -> KeysPage:
    """The page in its dialog, which stays open."""
    dialog = SettingsDialog(window._preferences, window.menus, window)
    dialog.show_keys()
    dialog.show()
    assert QTest.qWaitForWindowActive(dialog)
    return dialog.keys


def test_a_key_is_chosen_in_the_dialog_and_works_at_once(
    window: MainWindow, places: Places
) -> None:
    def act(dialog: SettingsDialog) -> None:
        dialog.keys.select("new")
        dialog.keys.edit.setFocus()
        QTest.keyClick(dialog.keys.edit, Key.Key_F5)
        assert shown(dialog.keys, "new") == "F5"
        assert dialog.keys.message.text() == ""

    with in_dialog(window, SettingsDialog, act):
        window.menus.actions["shortcuts"].trigger()
    assert QTest.qWaitForWindowActive(window)
    before = window.table.game.deal
    press(window, Key.Key_N, CTRL)
    assert window.table.game.deal is before
    press(window, Key.Key_F5)
    assert window.table.game.deal is not before
    assert "F5" in window.menus.actions["new"].toolTip()
    again = build(Wish(2), places)
    assert again.menus.actions["new"].shortcut() == QKeySequence("F5")
    again.close()


def test_a_key_of_another_command_is_told_and_can_be_taken_over(
    window: MainWindow, page: KeysPage, announced: list[str]
) -> None:
    page.select("new")
    QTest.keyClick(page.edit, Key.Key_R, CTRL)
    assert page.message.text() == "Ctrl+R is the key of “Same deal again”."
    assert announced == [page.message.text()]
    assert shown(page, "new") == "Ctrl+N"
    assert page.edit.keySequence() == QKeySequence("Ctrl+N")
    QTest.mouseClick(page.take, LEFT)
    assert (shown(page, "new"), shown(page, "again")) == ("Ctrl+R", "")
    assert window.menus.actions["again"].shortcuts() == []
    page.select("again")
    QTest.keyClick(page.edit, Key.Key_F6)
    page.select("number")
    QTest.keyClick(page.edit, Key.Key_F6)
    QTest.mouseClick(page.take, LEFT)
    assert window._preferences.value.shortcuts == {"new": "Ctrl+R", "again": "", "number": "F6"}
    QTest.mouseClick(page.reset_all, LEFT)
    assert window._preferences.value.shortcuts == {}
    assert (shown(page, "new"), shown(page, "again")) == ("Ctrl+N", "Ctrl+R")


def test_no_command_takes_a_key_that_something_else_reads(
    window: MainWindow, page: KeysPage
) -> None:
    board, menu, replay, other = "the board", "a menu", "replays", "another window"
    for name, key, held, reader in (
        *(("hint", key, NO_KEYS, board) for key in (Key.Key_Space, Key.Key_7, Key.Key_Return)),
        *(("hint", key, SHIFT, board) for key in (Key.Key_Space, Key.Key_7, Key.Key_Enter)),
        ("hint", Key.Key_7, Qt.KeyboardModifier.KeypadModifier, board),
        ("hint", Key.Key_B, ALT, board),
        ("hint", Key.Key_M, ALT, menu),
        ("hint", Key.Key_F10, NO_KEYS, menu),
        ("hint", Key.Key_P, NO_KEYS, replay),
        ("hint", Key.Key_Right, CTRL, replay),
        *(("help", key, CTRL, other) for key in (Key.Key_F, Key.Key_0, Key.Key_Plus, Key.Key_W)),
        ("help", Key.Key_Left, ALT, other),
        ("quit", Key.Key_V, ALT, menu),
    ):
        page.select(name)
        QTest.keyClick(page.edit, key, held)
        assert reader in page.message.text(), (key, held)
        assert not page.take.isVisible()
        assert window._preferences.value.shortcuts == {}
    page.select("hint")
    QTest.keyClick(page.edit, Key.Key_F, CTRL)
    assert window._preferences.value.shortcuts == {"hint": "Ctrl+F"}, "it counts on the board only"


def test_a_file_gives_no_command_a_key_that_something_else_reads(window: MainWindow) -> None:
    choose_keys(window, new="Space", again="Alt+Z", hint="Alt+M", undo="F4")
    deal = window.table.game.deal
    press(window, Key.Key_Space)
    assert (signs(window), window.table.game.deal) == (".", deal)
    press(window, Key.Key_N, CTRL)
    assert window.table.game.deal is not deal
    assert window.menus.actions["hint"].shortcut() == QKeySequence("H")
    assert window.menus.actions["undo"].shortcut() == QKeySequence("F4")


def test_one_command_gets_its_key_back_or_has_none(window: MainWindow, page: KeysPage) -> None:
    page.select("undo")
    QTest.keyClick(page.edit, Key.Key_B, CTRL)
    QTest.mouseClick(page.none, LEFT)
    assert window.menus.actions["undo"].shortcuts() == []
    assert window.menus.actions["undo"].toolTip() == "Undo"
    QTest.mouseClick(page.reset, LEFT)
    assert window.menus.actions["undo"].shortcut() == QKeySequence("Ctrl+Z")
    assert not page.reset.isEnabled()


def test_the_page_is_used_by_keys_alone(window: MainWindow, page: KeysPage) -> None:
    keyboard = page.window().windowHandle()
    page.list.setFocus()
    QTest.keyClick(keyboard, Key.Key_Down)
    QTest.keyClick(keyboard, Key.Key_Return)
    assert page.edit.hasFocus()
    assert page.isVisible()
    QTest.keyClick(keyboard, Key.Key_Tab)
    assert page.none.hasFocus()
    QTest.keyClick(keyboard, Key.Key_Backtab, SHIFT)
    assert page.edit.hasFocus()
    QTest.keyClick(keyboard, Key.Key_Backtab, SHIFT)
    assert page.list.hasFocus(), "the way back is no key to be chosen"
    assert page.edit.keySequence() == QKeySequence("Ctrl+R")
    assert window._preferences.value.shortcuts == {}
    page.edit.setFocus()
    QTest.keyClick(keyboard, Key.Key_N, CTRL)
    for _ in range(2):  # what can be done about it stays until it is reached
        QTest.keyClick(keyboard, Key.Key_Tab)
    assert page.take.hasFocus()
    QTest.keyClick(keyboard, Key.Key_Space)
    assert window._preferences.value.shortcuts == {"again": "Ctrl+N"}


def test_other_keys_of_a_command_stay(window: MainWindow) -> None:
    choose_keys(window, redo="F4")
    keys = window.menus.actions["redo"].shortcuts()
    assert keys[0] == QKeySequence("F4")
    assert QKeySequence("Ctrl+Shift+Z") in keys
    press(window, Key.Key_3)
    press(window, Key.Key_Z, CTRL)
    press(window, Key.Key_Z, CTRL | SHIFT)
    assert signs(window) == "3"


def test_another_key_of_undo_repeats_too(window: MainWindow) -> None:
    choose_keys(window, undo="F4")
    assert QKeySequence("F4") in window.board.repeating_keys
    assert QKeySequence("Ctrl+Z") not in window.board.repeating_keys
    press(window, Key.Key_Space)
    repeat(window, Key.Key_Space, " ")
    assert signs(window) == "."


def test_a_file_that_gives_two_commands_one_key_gives_it_to_the_first() -> None:
    commands = {name: Command(name, print, [f"Ctrl+{name}"]) for name in "ABC"}
    found = keys_in_force(commands, {"B": "F1", "C": "F1", "X": "F2"})
    assert found == {"A": [QKeySequence("Ctrl+A")], "B": [QKeySequence("F1")], "C": []}
    assert keys_in_force(commands, {"A": "Ctrl+B", "B": "Ctrl+A"}) == {
        "A": [QKeySequence("Ctrl+B")],
        "B": [QKeySequence("Ctrl+A")],
        "C": [QKeySequence("Ctrl+C")],
    }


def test_the_keys_are_found_in_the_settings_too(window: MainWindow) -> None:
    def act(dialog: SettingsDialog) -> None:
        QTest.keyClick(dialog, Key.Key_K, ALT)
        assert dialog.tabs.currentWidget() is dialog.keys
        assert not dialog.defaults.isVisible(), "the keys are no part of those"
        dialog.keys.select("help")
        QTest.keyClick(dialog.keys.edit, Key.Key_F2)
        QTest.keyClick(dialog.windowHandle(), Key.Key_F1)
        assert not dialog.findChildren(HelpWindow)
        QTest.keyClick(dialog.windowHandle(), Key.Key_F2)
        (shown,) = dialog.findChildren(HelpWindow)
        assert shown.browser.page == "keys"

    with in_dialog(window, SettingsDialog, act):
        press(window, Key.Key_Comma, CTRL)
