"""A table whose columns have room for what is in them."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTableWidget, QWidget


class FittingTable(QTableWidget):
    """A table that cuts nothing: its last column takes what is left, but never too little.

    Args:
        parent: the owning widget.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 0, parent)
        self.horizontalHeader().setHighlightSections(False)
        self._filled_width = 0
        """What the columns need, in pixels."""

    def fit_columns(self) -> None:
        """Make each column as wide as its title and its texts, after they have changed."""
        self.ensurePolished()
        head = self.horizontalHeader()
        head.setStretchLastSection(False)
        self.resizeColumnsToContents()
        self._filled_width = head.length()
        self._stretch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the last column take what is left."""
        super().resizeEvent(event)
        self._stretch()

    def _stretch(self) -> None:
        head, last = self.horizontalHeader(), self.columnCount() - 1
        has_room = self._filled_width <= self.viewport().width()
        if last >= 0 and has_room != head.stretchLastSection():
            head.setStretchLastSection(has_room)
            if not has_room:
                self.resizeColumnToContents(last)
