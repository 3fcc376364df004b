"""Playing by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from golf_desktop.ui.main_window import MainWindow


def test_space_turns_the_stock(window: MainWindow) -> None:
    QTest.keyClick(window.board, Qt.Key.Key_Space)
    assert window.table.position.turned == 1
