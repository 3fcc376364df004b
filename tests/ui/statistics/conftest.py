"""What the tests of the statistics window share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMainWindow
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from golf_desktop.engine.rules import STANDARD
from golf_desktop.model.table import Table
from golf_desktop.storage.attempt import Attempt
from golf_desktop.storage.statistics import Statistics
from golf_desktop.ui.statistics.window import StatisticsWindow
from tests.ui.statistics.made import fill

Open = Callable[..., StatisticsWindow]


@pytest.fixture(autouse=True)
def _american_numbers() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the statistics of the test are."""
    return tmp_path / "statistics.sqlite3"


@pytest.fixture
def statistics(path: Path) -> Iterator[Statistics]:
    """The statistics of the test."""
    with Statistics(path) as store:
        yield store


@pytest.fixture
def table() -> Table:
    """A table with deal 2."""
    return Table(STANDARD, 2)


@pytest.fixture
def open_window(qtbot: QtBot, table: Table, path: Path) -> Iterator[Open]:
    """Opens the window over some attempts and waits until it shows them."""
    made: list[StatisticsWindow] = []

    def open_(*attempts: Attempt, store: Statistics | None = None) -> StatisticsWindow:
        if attempts:
            fill(path, attempts)
        board = QMainWindow()
        qtbot.addWidget(board)
        board.show()
        window = StatisticsWindow(store or Statistics(path), table, board)
        made.append(window)
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        settle(qtbot, window)
        return window

    yield open_
    for window in made:
        if isValid(window):
            window.close()
        qtbot.waitUntil(lambda window=window: not isValid(window.reader))  # type: ignore[misc]


def settle(qtbot: QtBot, window: StatisticsWindow) -> None:
    """Wait until the window has all its answers and has drawn them."""
    for _ in range(2):  # what is drawn may ask for more
        qtbot.waitUntil(lambda: window.reader.is_idle)
        window.grab()


def shown(window: StatisticsWindow, column: str) -> list[str | None]:
    """What the list shows in the column of this title."""
    model = window.attempts.model
    place = [field.title for field in model.fields].index(column)
    return [model.index(row, place).data() for row in range(model.rowCount())]


def figures(window: StatisticsWindow) -> dict[str, str]:
    """The figures by their names."""
    values = (label.text() for label in window.figures.values)
    return dict(zip(window.figures.names, values, strict=True))


def press(
    window: StatisticsWindow,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Press a key where the keyboard is."""
    widget = window.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key, modifier)


def choose(qtbot: QtBot, window: StatisticsWindow, box: QComboBox, text: str) -> None:
    """Choose, by the keyboard, the entry of this text in a field."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    while box.currentText() != text:
        before = box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() != before
    settle(qtbot, window)
