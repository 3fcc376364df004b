"""Contrast as it is seen: pictures of each window in each scheme, and what is written there."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QRadioButton,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from golf_desktop.storage.settings import ThemeChoice
from golf_desktop.ui.dialogs.deal_number import DealNumberDialog
from golf_desktop.ui.dialogs.setup import SetupDialog
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.round.setup import NewRoundDialog
from golf_desktop.ui.settings.dialog import SettingsDialog
from golf_desktop.ui.side_window import SideWindow
from tests.ui.playing import play_on
from tests.ui.test_design import ENOUGH, contrast

THEMES = (ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.CONTRAST)

_MARK = 20
"""Pixels that the mark before a text takes, or the arrow behind it."""


def written(widget: QWidget) -> str:
    """The text that a widget shows now, or nothing."""
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, QLineEdit):
        return widget.text() or widget.placeholderText()
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def texts(window: QWidget) -> Iterator[QWidget]:
    """What can be read in a window; what is disabled need not be, by WCAG 2."""
    for widget in window.findChildren(QWidget):
        if widget.isVisibleTo(window) and widget.isEnabled() and written(widget).strip():
            yield widget


def seen_contrast(picture: QImage, area: QRect) -> float:
    """The contrast between the ground of an area, its commonest colour, and what differs most.

    The edges of letters are blended; their strokes are what differs most.
    """
    area = area.intersected(picture.rect())
    if area.isEmpty():
        return 21.0
    part = picture.copy(area).convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(part.constBits(), np.uint32)
    colours, counts = np.unique(pixels, return_counts=True)
    ground = QColor.fromRgb(int(colours[counts.argmax()]))
    return max(contrast(ground, QColor.fromRgb(int(each))) for each in colours)


def inner(widget: QWidget) -> QRect:
    """Where the text of a widget stands: not its frame, nor the mark before it."""
    if isinstance(widget, QLabel):
        return widget.rect()
    area = widget.rect().adjusted(4, 4, -4, -4)
    if isinstance(widget, QCheckBox | QRadioButton):
        icon = 0 if widget.icon().isNull() else widget.iconSize().width()
        return area.adjusted(_MARK + icon, 0, 0, 0)
    if isinstance(widget, QComboBox):
        return area.adjusted(0, 0, -_MARK, 0)
    return area if area.isValid() else widget.rect()


def assert_can_be_read(window: QWidget) -> int:
    """Every text of a window stands out from its ground; gives how many there are."""
    picture = window.grab().toImage()
    ratio = picture.devicePixelRatio()
    assert ratio == 1
    count = 0
    for widget in texts(window):
        area = inner(widget)
        area.moveTopLeft(widget.mapTo(window, QPoint()) + area.topLeft())
        seen = seen_contrast(picture, area)
        assert seen >= ENOUGH, (type(window).__name__, written(widget), seen)
        count += 1
    return count


def number(window: MainWindow) -> QWidget:
    return DealNumberDialog(2, window)


def new_round(window: MainWindow) -> QWidget:
    open_statistics = window.commands._open_statistics
    return NewRoundDialog(window.rounds, window.table.rules, open_statistics(), window)


def setup(window: MainWindow) -> QWidget:
    return SetupDialog(window.table, window.dealer, window._preferences, window)


def settings(window: MainWindow) -> QWidget:
    return SettingsDialog(window._preferences, window.menus, window)


DIALOGS = (number, new_round, setup, settings)


@pytest.mark.parametrize("theme", THEMES)
def test_what_dialogs_say_can_be_read(window: MainWindow, theme: ThemeChoice) -> None:
    preferences = window._preferences
    preferences.change(structs.replace(preferences.value, theme=theme))
    for make in DIALOGS:
        dialog = make(window)
        assert assert_can_be_read(dialog) >= 3
        for tabs in dialog.findChildren(QTabWidget):
            for page in range(1, tabs.count()):
                tabs.setCurrentIndex(page)
                assert assert_can_be_read(dialog) >= 3
        if isinstance(dialog, NewRoundDialog):
            dialog.reject()  # which ends its reading
        dialog.deleteLater()


@pytest.mark.parametrize("theme", THEMES)
def test_what_windows_say_can_be_read(window: MainWindow, theme: ThemeChoice) -> None:
    preferences = window._preferences
    preferences.change(structs.replace(preferences.value, theme=theme))
    play_on(window)
    assert window.end_panel.isVisible()
    assert assert_can_be_read(window) >= 10
    window.commands.show_statistics()
    window.commands.review_this()
    sides = window.findChildren(SideWindow)
    assert len(sides) == 2
    for side in sides:
        assert assert_can_be_read(side) >= 4
        side.close()


def test_the_measure_finds_what_cannot_be_read(qtbot: QtBot) -> None:
    label = QLabel("faint")
    qtbot.addWidget(label)
    label.setStyleSheet("color: #8a8a8a; background: #ffffff")
    assert seen_contrast(label.grab().toImage(), label.rect()) < ENOUGH
