"""Where the keyboard is can be seen, in every scheme."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QTableWidget,
    QTabWidget,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from golf_desktop.model.preferences import Preferences
from golf_desktop.storage.settings import Settings, StructFile
from golf_desktop.ui.design import CONTRAST, DARK, LIGHT, Scheme
from golf_desktop.ui.themes import Themes, colour_application
from tests.ui.written import ENOUGH_FOR_MARKS, contrast

_PIXELS = 120
"""What the smallest ring of these changes at least."""


@pytest.fixture(autouse=True)
def _themes(tmp_path: Path) -> Iterator[None]:
    themes = Themes(Preferences(StructFile(tmp_path / "settings.json", Settings)))
    yield
    themes.close()


def _make_all() -> list[QWidget]:
    """What the dialogs and windows are made of; of the buttons, the one that Enter presses."""
    button, tool = QPushButton("Deal"), QToolButton()
    button.setDefault(True)
    tool.setText("Undo")
    tool.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    box, numbers, table, tabs = QComboBox(), QListWidget(), QTableWidget(2, 1), QTabWidget()
    box.addItems(["As the system", "Dark"])
    numbers.addItems(["one", "two"])
    numbers.setCurrentRow(0)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setTabKeyNavigation(False)
    table.setCurrentCell(0, 0)
    tree = QTreeWidget()
    tree.setAllColumnsShowFocus(True)
    tree.setHeaderHidden(True)
    line = QTreeWidgetItem(["New deal"])
    tree.addTopLevelItem(line)
    tree.setCurrentItem(line)
    tabs.setDocumentMode(True)
    tabs.addTab(QWidget(), "Look")
    tabs.addTab(QWidget(), "Play")
    return [
        button,
        tool,
        box,
        QCheckBox("Show the time"),
        QRadioButton("Green"),
        QSlider(Qt.Orientation.Horizontal),
        QSpinBox(),
        QLineEdit("2"),
        numbers,
        table,
        tree,
        tabs,
    ]


def _changed(before: QImage, after: QImage) -> int:
    """How many pixels of two pictures stand out from each other."""
    assert before.size() == after.size()
    pairs = Counter(
        (before.pixel(x, y), after.pixel(x, y))
        for x in range(before.width())
        for y in range(before.height())
    )
    return sum(
        count
        for (one, other), count in pairs.items()
        if one != other and contrast(QColor.fromRgb(one), QColor.fromRgb(other)) >= ENOUGH_FOR_MARKS
    )


@pytest.mark.parametrize("scheme", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
def test_a_ring_shows_where_the_keyboard_is(qtbot: QtBot, scheme: Scheme) -> None:
    colour_application(scheme)
    window, widgets = QWidget(), _make_all()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(QLineEdit())
    for widget in widgets:
        widget.setFixedSize(100, 48 if isinstance(widget, QAbstractItemView | QTabWidget) else 26)
        column.addWidget(widget)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    before = [window.grab(widget.geometry()).toImage() for widget in widgets]
    for widget, picture in zip(widgets, before, strict=True):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert widget.hasFocus()
        changed = _changed(picture, window.grab(widget.geometry()).toImage())
        assert changed >= _PIXELS, (type(widget).__name__, changed)
