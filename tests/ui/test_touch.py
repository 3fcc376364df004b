"""Fingers instead of a mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolBar, QToolButton
from pytestqt.qtbot import QtBot

from golf_desktop.ui import themes
from golf_desktop.ui.board import panels
from golf_desktop.ui.board.target import Spot, Target
from golf_desktop.ui.dialogs.deal_number import DealNumberDialog
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.touch import TARGET
from tests.ui.playing import Mouse, play_on, signs

ACE_OF_CLUBS = 30


@pytest.fixture
def fingers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A touch screen, for what asks whether there is one."""
    for module in (themes, panels):
        monkeypatch.setattr(module, "has_touch_screen", lambda: True)
    yield
    QApplication.setStyle("Fusion")


def finger(window: MainWindow, target: Target) -> QPoint:
    return window.board.viewport().mapTo(window, Mouse(window).pixel(target))


def test_a_tap_plays_and_turns(window: MainWindow) -> None:
    device = QTest.createTouchDevice()
    for target in (ACE_OF_CLUBS, Spot.STOCK):
        place = finger(window, target)
        QTest.touchEvent(window.windowHandle(), device).press(1, place).commit()
        QTest.touchEvent(window.windowHandle(), device).release(1, place).commit()
    assert signs(window) == "3."


def test_a_finger_that_rests_long_plays_once(window: MainWindow, qtbot: QtBot) -> None:
    device = QTest.createTouchDevice()
    place = finger(window, ACE_OF_CLUBS)
    QTest.touchEvent(window.windowHandle(), device).press(1, place).commit()
    for step in range(3):
        trembling = place + QPoint(step % 2, 1)
        QTest.touchEvent(window.windowHandle(), device).move(1, trembling).commit()
        qtbot.wait(5)
    assert signs(window) == ""
    QTest.touchEvent(window.windowHandle(), device).release(1, place).commit()
    assert signs(window) == "3"


@pytest.mark.usefixtures("fingers")
def test_what_a_finger_presses_is_large_enough(make_window: Callable[..., MainWindow]) -> None:
    window = make_window()
    play_on(window)
    tools = window.findChild(QToolBar, "tools")
    assert tools is not None
    pressed = [each for each in tools.findChildren(QToolButton) if each.isVisible()]
    assert len(pressed) > 5
    bars = window.menuBar()
    heights = [bars.actionGeometry(each).height() for each in bars.actions()]
    dialog = DealNumberDialog(2, window)
    dialog.show()
    shown = [
        each
        for each in (*window.end_panel.findChildren(QPushButton), *dialog.findChildren(QPushButton))
        if each.isVisible()
    ]
    assert len(shown) > 5
    sizes = [(each.width(), each.height()) for each in (*pressed, *shown)]
    assert min(min(size) for size in sizes) >= TARGET, sizes
    assert min(heights) >= TARGET
    dialog.close()
