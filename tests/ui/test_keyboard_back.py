"""The board has the keyboard again after the menu bar and a window beside it have had it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from golf_desktop.ui.main_window import MainWindow
from tests.ui.playing import ALT, CTRL, press, signs

Key = Qt.Key


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
@pytest.mark.parametrize("menu_key", [Key.Key_Alt, Key.Key_G])
def test_the_menu_bar_does_not_keep_the_keyboard(
    window: MainWindow, qtbot: QtBot, menu_key: Key
) -> None:
    QTest.qWaitForWindowActive(window)
    press(window, menu_key, ALT)
    menu = QApplication.activePopupWidget()
    if menu is not None:
        QTest.keyClick(menu, Key.Key_Escape)
    assert window.menuBar().hasFocus()
    press(window, Key.Key_T, CTRL)
    statistics = window.commands.show_statistics()
    qtbot.waitUntil(statistics.isActiveWindow)
    QTest.keyClick(statistics.windowHandle(), Key.Key_Escape)
    window.activateWindow()  # what every desktop does by itself
    qtbot.waitUntil(window.isActiveWindow)
    press(window, Key.Key_3)
    press(window, Key.Key_Space)
    assert signs(window) == "3."
