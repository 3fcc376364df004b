"""Fingers instead of a mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QMenu,
    QSlider,
    QTabBar,
    QTableView,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from golf_desktop.engine.round import NineHoles
from golf_desktop.engine.rules import STANDARD
from golf_desktop.storage.places import Places
from golf_desktop.storage.statistics import FILE_NAME, Statistics
from golf_desktop.ui import themes
from golf_desktop.ui.board.target import Spot, Target
from golf_desktop.ui.daily.window import CalendarWindow
from golf_desktop.ui.dialogs.deal_number import DealNumberDialog
from golf_desktop.ui.dialogs.privacy import PrivacyDialog
from golf_desktop.ui.dialogs.setup import SetupDialog
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.review.window import ReviewWindow
from golf_desktop.ui.round.setup import NewRoundDialog
from golf_desktop.ui.settings.dialog import SettingsDialog
from golf_desktop.ui.side_window import SideWindow
from golf_desktop.ui.touch import TARGET
from tests.storage.statistics_cases import attempt
from tests.ui.playing import Mouse, menu_of, play_on, signs

ACE_OF_CLUBS = 30
PRESSED = (QAbstractButton, QComboBox, QLineEdit, QSlider)


@pytest.fixture
def fingers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A touch screen, for what asks whether there is one."""
    monkeypatch.setattr(themes, "has_touch_screen", lambda: True)
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


def pressed(window: QWidget) -> Iterator[tuple[str, QRect]]:
    """What can be pressed in a window, and where it lies in its widget."""
    for widget in window.findChildren(QWidget):
        hidden = not widget.isVisibleTo(window) or widget.window() is not window
        inert = widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # The sign that clears a line is as large as the line lets it be.
        if not (hidden or inert or isinstance(widget.parent(), QLineEdit)):
            text = widget.text() if isinstance(widget, QAbstractButton) else ""
            name = text or widget.accessibleName()
            yield from ((f"{type(widget).__name__} {name}", area) for area in places_in(widget))


def places_in(widget: QWidget) -> list[QRect]:
    """The places in a widget, or the whole of it, that do something when they are pressed."""
    if isinstance(widget, QTabBar):
        return [widget.tabRect(tab) for tab in range(widget.count())]
    if isinstance(widget, QHeaderView):
        return [widget.rect()] if widget.sectionsClickable() else []
    if isinstance(widget, QAbstractItemView):
        model = widget.model()
        cells = [model.index(*at) for at in product(range(2), range(7)) if model.hasIndex(*at)]
        line = int(isinstance(widget, QTableView) and widget.showGrid())
        areas = [
            widget.visualRect(cell).adjusted(0, 0, line, line)
            for cell in cells
            if cell.flags() & Qt.ItemFlag.ItemIsEnabled
        ]
        if widget.selectionBehavior() is QAbstractItemView.SelectionBehavior.SelectRows:
            areas = [area | QRect(0, area.y(), TARGET, area.height()) for area in areas]
        return areas
    return [widget.rect()] if isinstance(widget, PRESSED) else []


def too_small(window: QWidget) -> list[str]:
    """What in a window is too small for a finger; rows and tabs may be narrow, but not low."""
    window.grab()  # which lays it out
    found = list(pressed(window))
    assert found
    return [
        f"{type(window).__name__}: {name} {area.width()} x {area.height()}"
        for name, area in found
        if area.isValid() and min(area.height(), area.width()) < TARGET
    ]


@pytest.mark.usefixtures("fingers")
def test_what_a_finger_presses_is_large_enough(
    make_window: Callable[..., MainWindow], places: Places
) -> None:
    window = make_window()
    preferences, rounds = window._preferences, window.rounds
    rounds.begin(NineHoles(7, STANDARD), allows_undo=False)
    window.table.turn()
    window.table.new_deal(12)
    play_on(window)
    store = Statistics(places.data / FILE_NAME)
    settings = SettingsDialog(preferences, window.menus, window)
    dialogs = [
        DealNumberDialog(2, window),
        NewRoundDialog(rounds, STANDARD, store, window),
        SetupDialog(window.table, window.dealer, preferences, window),
        settings,
        PrivacyDialog(window.places, window),
    ]
    found = too_small(window)
    for dialog in dialogs:
        dialog.show()
        found += too_small(dialog)
    for page in range(4):
        settings.findChildren(QTabWidget)[0].setCurrentIndex(page)
        found += too_small(settings)
    for dialog in dialogs:
        dialog.reject()
    bar = window.menuBar()
    for action in bar.actions():
        found += [action.text()] * (bar.actionGeometry(action).height() < TARGET)
        menu = menu_of(action)
        assert isinstance(menu, QMenu)
        menu.aboutToShow.emit()
        heights = {
            each.isSeparator(): menu.actionGeometry(each).height() for each in menu.actions()
        }
        assert heights[True] < TARGET / 2
        found += [action.text()] * (heights[False] < TARGET)
    assert found == []


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.usefixtures("fingers")
def test_lines_and_days_are_large_enough_for_a_finger(
    make_window: Callable[..., MainWindow], qtbot: QtBot, places: Places
) -> None:
    with Statistics(places.data / FILE_NAME) as store:
        for number in range(3):
            store.record(attempt(f"{number}", deal=number + 1))
    window = make_window(12)
    play_on(window)
    window.commands.review_this()
    window.day_commands.show_calendar()
    window.commands.show_help()
    shown = window.commands.show_statistics()
    (calendar,) = window.findChildren(CalendarWindow)
    (review,) = window.findChildren(ReviewWindow)
    qtbot.waitUntil(lambda: review.reviewer.review is not None)
    qtbot.waitUntil(lambda: shown.attempts.model.rowCount() == 4)
    calendar.resize(calendar.minimumSize())
    found = [
        each
        for side in window.findChildren(SideWindow)
        if side.isVisible()
        for each in too_small(side)
    ]
    shown.tabs.setCurrentIndex(2)
    qtbot.waitUntil(lambda: shown.plots is not None and shown.plots.chart is not None)
    assert shown.plots is not None
    shown.plots.show_sheet(True)
    found += too_small(shown)
    assert found == []

    # A finger that comes down near the edge of a line means that line.
    shown.tabs.setCurrentIndex(0)
    table = shown.attempts.table
    index = table.model().index(2, 1)
    place = table.visualRect(index).center() + QPoint(0, TARGET // 2 - 3)
    place = table.viewport().mapTo(shown, place)
    device = QTest.createTouchDevice()
    QTest.touchEvent(shown.windowHandle(), device).press(1, place).commit()
    QTest.touchEvent(shown.windowHandle(), device).release(1, place).commit()
    assert table.current_row == 2
    for side in window.findChildren(SideWindow):
        side.close()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.usefixtures("fingers")
def test_what_opens_under_a_finger_is_large_enough(
    make_window: Callable[..., MainWindow],
) -> None:
    window = make_window()
    dialog = SettingsDialog(window._preferences, window.menus)
    dialog.show()
    dialog.look.theme.showPopup()
    view = dialog.look.theme.view()
    assert view.isVisible()
    assert min(view.visualRect(view.model().index(row, 0)).height() for row in range(4)) >= TARGET
    dialog.look.theme.hidePopup()
    dialog.close()
    dialog.deleteLater()
