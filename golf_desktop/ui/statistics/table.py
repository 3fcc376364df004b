"""The view of the list of attempts, with a head whose columns the keyboard reaches too."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyleOptionFocusRect,
    QTableView,
    QWidget,
)

from golf_desktop.storage.selection import Column
from golf_desktop.ui.design import SMALL, scale_font
from golf_desktop.ui.statistics.models import AttemptsModel
from golf_desktop.ui.touch import least_target

_PADDING = 7
"""Pixels above and below a line's text, together."""
_MARGINS = 10
"""Pixels left and right of a text, together."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SortHeader(QHeaderView):
    """A head of columns: a click, or Enter on the column reached by arrows, orders by it.

    Args:
        table: the table it belongs to.
    """

    def __init__(self, table: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table
        self._at = 0
        scale_font(self, SMALL)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
        self.setAccessibleName(self.tr("Order of the attempts"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another column, or order by this one."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in steps:
            self._at = max(0, min(self.count() - 1, self._at + steps[Qt.Key(event.key())]))
            self._show_place()
        elif event.key() in (*_ENTER, Qt.Key.Key_Space):
            self._order()
        elif event.key() == Qt.Key.Key_Down:
            self._table.setFocus()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is."""
        super().focusInEvent(event)
        self._show_place()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the keyboard has gone."""
        super().focusOutEvent(event)
        self.viewport().update()

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Draw a column's title, with a ring where the keyboard is."""
        painter.save()
        super().paintSection(painter, rect, section)
        painter.restore()
        if self.hasFocus() and section == self._at:
            option = QStyleOptionFocusRect()
            option.initFrom(self)
            option.rect = rect.adjusted(2, 2, -2, -2)
            option.state |= QStyle.StateFlag.State_KeyboardFocusChange
            element = QStyle.PrimitiveElement.PE_FrameFocusRect
            self.style().drawPrimitive(element, option, painter, self)

    def _order(self) -> None:
        up = Qt.SortOrder.AscendingOrder
        is_up = self.sortIndicatorSection() == self._at and self.sortIndicatorOrder() is up
        self.setSortIndicator(self._at, Qt.SortOrder.DescendingOrder if is_up else up)

    def _show_place(self) -> None:
        table = self._table
        if table.model().rowCount():
            row = max(0, table.rowAt(0))
            table.scrollTo(table.model().index(row, self._at))
        self.viewport().update()


class AttemptsTable(QTableView):
    """The list of attempts.

    Args:
        model: the list.
        parent: the owning widget.
    """

    chosen = Signal()
    """The selected attempt was double clicked, or Enter pressed on it."""
    copied = Signal()
    """The player wants the selected lines on the clipboard."""

    def __init__(self, model: AttemptsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setModel(model)
        self.head = SortHeader(self)
        self.setHorizontalHeader(self.head)
        self.setSortingEnabled(True)
        self.setAccessibleName(self.tr("Attempts"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setCornerWidget(QWidget())  # where the two bars meet nothing is painted
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(max(self.fontMetrics().height() + _PADDING, least_target()))
        rows.hide()
        self._rules_column = [field.by for field in model.fields].index(Column.RULES)
        self._rules_width = self._set_widths()
        self.doubleClicked.connect(lambda: self.chosen.emit())
        model.refreshed.connect(self._keep_place)

    @property
    def current_row(self) -> int | None:
        """The selected row that the keyboard is on, or None."""
        index = self.currentIndex()
        return index.row() if self.selectionModel().isSelected(index) else None

    @property
    def selected_rows(self) -> list[range]:
        """The selected rows, from the top down."""
        parts = self.selectionModel().selection()
        # A part of each column is there when cells were selected one by one.
        spans = {(parts.at(n).top(), parts.at(n).bottom() + 1) for n in range(parts.count())}
        return [range(*span) for span in sorted(spans)]

    def refresh(self) -> None:
        """Read the list again; what is selected and what is visible stay so."""
        height = self.verticalHeader().defaultSectionSize()
        top = max(0, self.rowAt(0))
        self._model.refresh(
            range(top, top + self.viewport().height() // height + 2), self.current_row
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by Enter, copy by the usual keys."""
        if event.key() in _ENTER:
            if self.current_row is not None:
                self.chosen.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        else:
            super().keyPressEvent(event)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go to the first and the last attempt by the keys that elsewhere go along a line."""
        if action in (
            QAbstractItemView.CursorAction.MoveHome,
            QAbstractItemView.CursorAction.MoveEnd,
        ):
            modifiers |= Qt.KeyboardModifier.ControlModifier
        return super().moveCursor(action, modifiers)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the rules, whose names are the longest, the room that is left."""
        super().resizeEvent(event)
        column = self._rules_column
        others = self.head.length() - self.columnWidth(column)
        self.setColumnWidth(column, max(self._rules_width, self.viewport().width() - others))

    def _set_widths(self) -> int:
        """Make each column as wide as its title and its text need; give the rules' width."""
        plain, bold = self.fontMetrics(), QFontMetrics(self._model.bold)
        mark = self.style().pixelMetric(QStyle.PixelMetric.PM_HeaderMarkSize, None, self)
        for column, field in enumerate(self._model.fields):
            title = self.head.fontMetrics().horizontalAdvance(field.title)
            metrics = bold if field.by is Column.RESULT else plain
            text = metrics.horizontalAdvance(field.widest)
            self.setColumnWidth(column, max(title + mark // 2, text) + _MARGINS)
        return self.columnWidth(self._rules_column)

    def _keep_place(self, down: int) -> None:
        """Scroll along with the first visible line; at the very top show what is new."""
        bar = self.verticalScrollBar()
        if down and bar.value():
            self.updateGeometries()
            bar.setValue(bar.value() + down * self.verticalHeader().defaultSectionSize())
