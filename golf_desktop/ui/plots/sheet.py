"""The table behind a plot."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QTableWidgetItem, QWidget

from golf_desktop.ui.fitting_table import FittingTable
from golf_desktop.ui.touch import least_target


@dataclass(frozen=True, slots=True)
class Sheet:
    """Rows of texts under titles; the first column names what the others tell of."""

    titles: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def to_text(self) -> str:
        """The whole table as text that a spreadsheet takes: a tab between columns."""
        return "".join("\t".join(row) + "\n" for row in (self.titles, *self.rows))


class SheetView(FittingTable):
    """Shows a table whose rows can be selected and copied.

    Args:
        parent: the owning widget.
    """

    plot_asked = Signal()
    """The player wants the plot again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = Sheet((), ())
        self.verticalHeader().hide()
        height = max(round(1.5 * self.fontMetrics().height()), least_target())
        self.verticalHeader().setDefaultSectionSize(height)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)

    def show_sheet(self, sheet: Sheet) -> None:
        """Show a table."""
        if sheet == self._sheet:
            return
        self._sheet = sheet
        self.setColumnCount(len(sheet.titles))
        self.setRowCount(len(sheet.rows))
        self.setHorizontalHeaderLabels(sheet.titles)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for place, row in enumerate(sheet.rows):
            for column, text in enumerate(row):
                item = QTableWidgetItem(text)
                if column:
                    item.setTextAlignment(right)
                self.setItem(place, column, item)
        self.fit_columns()

    def copy(self) -> None:
        """Put the selected rows on the clipboard, or all of them when none is selected."""
        chosen = sorted({index.row() for index in self.selectedIndexes()})
        rows = tuple(self._sheet.rows[row] for row in chosen) or self._sheet.rows
        QGuiApplication.clipboard().setText(Sheet(self._sheet.titles, rows).to_text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy by the system's key; go back to the plot by that which led here."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.plot_asked.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)
