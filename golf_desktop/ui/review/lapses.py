"""The list of the moves that gave strokes away."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from golf_desktop.model.reviewer import ReviewedMove
from golf_desktop.ui.design import SMALL, scale_font
from golf_desktop.ui.review.texts import play_text, played_text
from golf_desktop.ui.touch import least_target

_INDEX = Qt.ItemDataRole.UserRole
_PLAYED, _BETTER = 1, 2
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_ALIGN = (_CENTRE, _LEFT, _LEFT, _CENTRE)
_PADDING = 7
"""Pixels above and below a line's text, together."""


class LapseList(QTreeWidget):
    """The moves that gave strokes away, each with the better one and its cost.

    Args:
        parent: the owning widget.
    """

    picked = Signal(int)
    """The player selected a move: its index."""
    chosen = Signal()
    """The selected move was double clicked, or Enter pressed on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Moves that gave strokes away"))
        self.setHeaderLabels(
            [self.tr("Move"), self.tr("Played"), self.tr("Better"), self.tr("Given away")]
        )
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        head = self.header()
        scale_font(head, SMALL)
        head.setStretchLastSection(False)
        head.setSectionsMovable(False)
        head.setSectionsClickable(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column in (_PLAYED, _BETTER):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        for column, align in enumerate(_ALIGN):
            self.headerItem().setTextAlignment(column, align)
        self.itemSelectionChanged.connect(self._tell_picked)
        self.itemDoubleClicked.connect(lambda: self.chosen.emit())

    def show_moves(self, moves: Iterable[ReviewedMove]) -> None:
        """List those of some moves that gave strokes away."""
        height = max(self.fontMetrics().height() + _PADDING, least_target())
        lines = [_line(move, height) for move in moves if move.lapse is not None]
        with QSignalBlocker(self):
            self.clear()
            self.addTopLevelItems(lines)

    @property
    def is_empty(self) -> bool:
        """Whether there is none."""
        return self.topLevelItemCount() == 0

    def indices(self) -> list[int]:
        """Which moves are listed, in order."""
        return [item.data(0, _INDEX) for item in self._items()]

    def select(self, index: int | None) -> None:
        """Select a move, if it is listed, and no other."""
        with QSignalBlocker(self):
            # The keyboard's place stays, so that the arrows go on from there.
            self.clearSelection()
            for item in self._items():
                if item.data(0, _INDEX) == index:
                    self.setCurrentItem(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.selectedItems():
                self.chosen.emit()
        else:
            super().keyPressEvent(event)

    def _items(self) -> list[QTreeWidgetItem]:
        items = (self.topLevelItem(row) for row in range(self.topLevelItemCount()))
        return [item for item in items if item is not None]

    def _tell_picked(self) -> None:
        for item in self.selectedItems():
            self.picked.emit(item.data(0, _INDEX))


def _line(move: ReviewedMove, height: int) -> QTreeWidgetItem:
    assert move.lapse is not None
    texts = (
        str(move.index + 1),
        played_text(move.before, move.move),
        play_text(move.before, move.lapse.better),
        str(move.lapse.cost),
    )
    line = QTreeWidgetItem(list(texts))
    line.setData(0, _INDEX, move.index)
    for column, align in enumerate(_ALIGN):
        line.setTextAlignment(column, align)
    line.setSizeHint(0, QSize(0, height))
    return line
