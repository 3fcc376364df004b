"""The commands by key, menu and tool bar, and the dialogs that they open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QMenu, QToolBar
from pytestqt.qtbot import QtBot

from golf_desktop.resources import resource
from golf_desktop.ui.dialogs.deal_number import DealNumberDialog
from golf_desktop.ui.dialogs.setup import SetupDialog
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.settings.dialog import SettingsDialog
from tests.ui.playing import (
    CTRL,
    LEFT,
    SHIFT,
    Log,
    action_of,
    in_dialog,
    menu_of,
    press,
    repeat,
    signs,
)

Key = Qt.Key
# Of the off-screen platform, which has no windows above each other and no keyboard to grab.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def in_menus(window: MainWindow) -> list[QAction]:
    """Every command that some menu shows."""

    def of(menu: QMenu) -> list[QAction]:
        found: list[QAction] = []
        for action in menu.actions():
            inner = menu_of(action)
            if isinstance(inner, QMenu):
                found += of(inner)
            elif not action.isSeparator():
                found.append(action)
        return found

    menus = [menu_of(action) for action in window.menuBar().actions()]
    return [action for menu in menus if isinstance(menu, QMenu) for action in of(menu)]


KEYS = ["Ctrl+N", "Ctrl+R", "Ctrl+D", "Ctrl+Z", "Ctrl+Y", "Ctrl+Shift+Z", "H", "F11", "F1"]


@pytest.mark.parametrize(
    "key", [*KEYS, "Ctrl+,", "Ctrl+Q", "Ctrl+U", "Ctrl+Shift+N", "Ctrl+G", "Ctrl+K"]
)
def test_every_key_is_a_command_in_a_menu(window: MainWindow, key: str) -> None:
    assert action_of(window, key) in in_menus(window)


def test_what_the_board_reads_itself_is_in_the_menus_with_its_key(window: MainWindow) -> None:
    shown = [action.text().partition("\t")[2] for action in in_menus(window)]
    for key in ("Space", *"1234567"):
        assert shown.count(key) == 1, key


def test_every_tool_is_in_a_menu_too(window: MainWindow) -> None:
    bar = window.findChild(QToolBar, "tools")
    assert isinstance(bar, QToolBar)
    tools = [action for action in bar.actions() if not action.isSeparator()]
    assert len(tools) >= 5
    assert set(tools) <= set(in_menus(window))
    assert all(action.toolTip() for action in tools)


def test_the_menu_turns_the_stock_and_plays_the_columns(window: MainWindow) -> None:
    by_key = {action.text().partition("\t")[2]: action for action in in_menus(window)}
    by_key["Space"].trigger()
    window.table.undo()
    by_key["3"].trigger()
    assert signs(window) == "3"


def test_ctrl_n_deals_another_deal(window: MainWindow) -> None:
    press(window, Key.Key_Space)
    press(window, Key.Key_N, CTRL)
    assert window.table.game.deal.number != 2
    assert signs(window) == ""
    assert str(window.table.game.deal.number) in window.windowTitle()


def test_ctrl_r_deals_the_same_deal(window: MainWindow) -> None:
    press(window, Key.Key_Space)
    press(window, Key.Key_R, CTRL)
    assert window.table.game.deal.number == 2
    assert signs(window) == ""


def test_ctrl_d_asks_for_a_number_and_deals_it(window: MainWindow) -> None:
    def fill(dialog: DealNumberDialog) -> None:
        assert dialog.field.hasFocus()
        QTest.keyClicks(dialog.field, "12345")
        QTest.keyClick(dialog.field, Key.Key_Return)

    with in_dialog(window, DealNumberDialog, fill):
        press(window, Key.Key_D, CTRL)
    assert window.table.game.deal.number == 12345
    assert window.windowTitle().startswith("Dead King Golf, deal 12345")


@pytest.mark.parametrize("text", ["0", "-1", "abc", "1.5", "9" * 40, "  "])
def test_ctrl_d_does_not_take_what_is_no_deal_number(
    window: MainWindow, announced: list[str], text: str
) -> None:
    def fill(dialog: DealNumberDialog) -> None:
        dialog.field.selectAll()
        QTest.keyClicks(dialog.field, text)
        QTest.keyClick(dialog.field, Key.Key_Return)
        assert dialog.isVisible()
        assert dialog.problem.text() or not text.strip()
        assert announced[-1:] == ([dialog.problem.text()] if text.strip() else [])
        assert len(announced) == len(set(announced)), "what was read out already is read out again"
        QTest.keyClick(dialog, Key.Key_Escape)

    with in_dialog(window, DealNumberDialog, fill):
        press(window, Key.Key_D, CTRL)
    assert window.table.game.deal.number == 2


def test_ctrl_comma_and_ctrl_u_open_settings_and_set_up(window: MainWindow) -> None:
    def close(dialog: QDialog) -> None:
        QTest.keyClick(dialog, Key.Key_Escape)
        assert not dialog.isVisible()

    with in_dialog(window, SettingsDialog, close):
        press(window, Key.Key_Comma, CTRL)
    with in_dialog(window, SetupDialog, close):
        press(window, Key.Key_U, CTRL)
    assert QApplication.activeModalWidget() is None


def test_f11_fills_the_screen_and_goes_back(window: MainWindow, qtbot: QtBot) -> None:
    press(window, Key.Key_F11)
    qtbot.waitUntil(window.isFullScreen)
    press(window, Key.Key_F11)
    qtbot.waitUntil(lambda: not window.isFullScreen())


def test_ctrl_q_closes_the_window(window: MainWindow) -> None:
    press(window, Key.Key_Q, CTRL)
    assert not window.isVisible()


@pytest.mark.parametrize(("key", "text"), [(Key.Key_Return, "\r"), (Key.Key_Space, " ")])
def test_the_key_that_closes_a_dialog_never_reaches_the_board(
    window: MainWindow, log: Log, key: Key, text: str
) -> None:
    def close(dialog: SettingsDialog) -> None:
        (box,) = dialog.findChildren(QDialogButtonBox)
        box.buttons()[0].setFocus()
        QTest.keyPress(box.buttons()[0], key)
        if dialog.isVisible():
            QTest.keyRelease(box.buttons()[0], key)
        assert not dialog.isVisible()

    press(window, Key.Key_Right)
    with in_dialog(window, SettingsDialog, close):
        press(window, Key.Key_Comma, CTRL)
    for _ in range(3):  # the key is still held down
        repeat(window, key, text)
    QTest.keyRelease(window.windowHandle(), key)
    assert not log.moved
    assert not log.refused


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space, Key.Key_Escape])
def test_the_key_that_closes_a_menu_never_reaches_the_board(
    window: MainWindow, log: Log, qtbot: QtBot, key: Key
) -> None:
    press(window, Key.Key_Right)
    ring = window.scene.focus
    menu = menu_of(window.menuBar().actions()[0])
    assert isinstance(menu, QMenu)
    menu.popup(window.mapToGlobal(QPoint(20, 20)))
    qtbot.waitUntil(menu.isVisible)
    QTest.keyPress(window.windowHandle(), key)
    menu.close()
    QTest.keyRelease(window.windowHandle(), key)
    assert not log.moved
    assert not log.refused
    assert window.scene.focus == ring


def test_after_a_click_on_a_tool_space_still_turns_the_stock(window: MainWindow) -> None:
    bar = window.findChild(QToolBar, "tools")
    assert isinstance(bar, QToolBar)
    for key in ("Ctrl+R", "H", "Ctrl+Z"):
        tool = bar.widgetForAction(action_of(window, key))
        press(window, Key.Key_Space)
        before = window.table.position.turned
        QTest.mouseClick(tool, LEFT)
        assert window.focusWidget() is window.board
        turned = window.table.position.turned
        assert turned != before or key == "H"
        press(window, Key.Key_Space)
        assert window.table.position.turned == turned + 1


def test_dialogs_that_were_closed_are_gone(window: MainWindow, qtbot: QtBot) -> None:
    def count() -> int:
        return len(window.findChildren(QDialog))

    before = count()
    for _ in range(3):
        for kind, key, modifiers in (
            (DealNumberDialog, Key.Key_D, CTRL),
            (SetupDialog, Key.Key_U, CTRL),
            (SettingsDialog, Key.Key_Comma, CTRL),
        ):
            with in_dialog(window, kind, QDialog.reject):
                press(window, key, modifiers)
    qtbot.waitUntil(lambda: count() == before, timeout=1000)


def test_shift_is_not_needed_and_does_no_harm_to_commands(window: MainWindow) -> None:
    press(window, Key.Key_Space)
    press(window, Key.Key_Z, CTRL)
    press(window, Key.Key_Z, CTRL | SHIFT)
    assert signs(window) == "."


def test_every_command_has_a_picture_of_ours(window: MainWindow) -> None:
    window.menuBar().findChildren(QMenu)[0].aboutToShow.emit()  # which has them drawn
    for name, command in window.menus.commands.items():
        assert resource(f"icons/{command.icon}.svg").is_file(), name
        icon = window.menus.actions[name].icon()
        assert {size.width() for size in icon.availableSizes()} >= {16, 20}, name
