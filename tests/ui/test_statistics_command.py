"""The statistics' window, opened from the main window as a player does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.statistics.window import StatisticsWindow
from tests.ui.playing import CTRL, press

Key = Qt.Key


def opened(window: MainWindow) -> list[StatisticsWindow]:
    return [each for each in window.findChildren(StatisticsWindow) if each.isVisible()]


def played(shown: StatisticsWindow) -> int:
    return shown.attempts.table.model().rowCount()


def test_a_second_ctrl_t_makes_no_second_window(window: MainWindow) -> None:
    press(window, Key.Key_T, CTRL)
    press(window, Key.Key_T, CTRL)
    assert len(opened(window)) == 1


@pytest.mark.parametrize("how", ["escape", "close"])
def test_closed_and_opened_again_it_shows_what_was_played_meanwhile(
    window: MainWindow, qtbot: QtBot, how: str
) -> None:
    press(window, Key.Key_T, CTRL)
    (shown,) = opened(window)
    if how == "escape":
        QTest.keyClick(shown, Key.Key_Escape)
    else:
        shown.close()
    qtbot.waitUntil(lambda: not window.findChildren(StatisticsWindow))
    window.activateWindow()
    window.table.turn()
    window.table.new_deal(3)
    press(window, Key.Key_T, CTRL)
    (shown,) = opened(window)
    qtbot.waitUntil(lambda: played(shown) == 1)


def test_it_follows_what_is_played_while_it_is_open(window: MainWindow, qtbot: QtBot) -> None:
    press(window, Key.Key_T, CTRL)
    (shown,) = opened(window)
    window.table.turn()
    window.table.restart()
    qtbot.waitUntil(lambda: played(shown) == 1)
