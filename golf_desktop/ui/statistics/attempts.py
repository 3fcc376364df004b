"""The tab with the list of attempts."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QStackedWidget, QWidget

from golf_desktop.storage.attempt import Entry
from golf_desktop.storage.statistics import ALL
from golf_desktop.ui.statistics.models import AttemptsModel, lines_text, read_text
from golf_desktop.ui.statistics.reader import Reader
from golf_desktop.ui.statistics.table import AttemptsTable
from golf_desktop.ui.statistics.texts import copied_text

_AT_ONCE = 200
"""So many selected lines are copied at once, if they have been read; more are read aside."""


class AttemptsTab(QStackedWidget):
    """The list, or a sentence where there is none.

    Args:
        reader: reads the attempts.
        parent: the owning widget.
    """

    chosen = Signal()
    """The player wants to see the selected attempt."""
    changed = Signal()
    """Another attempt is selected, or there are other ones to select."""
    told = Signal(str)
    """What was done, for the player."""

    def __init__(self, reader: Reader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reader = reader
        self.model = AttemptsModel(reader, self)
        self.table = AttemptsTable(self.model)
        self.empty = QLabel()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.empty.setMargin(24)
        self.addWidget(self.table)
        self.addWidget(self.empty)
        self._takes_keyboard = False
        self.table.chosen.connect(self.chosen)
        self.table.copied.connect(self._copy)
        self.table.selectionModel().selectionChanged.connect(lambda: self.changed.emit())
        self.model.modelReset.connect(self._begin)
        self.model.refreshed.connect(self._follow)
        reader.failed.connect(self._follow_failure)

    @property
    def current_entry(self) -> Entry | None:
        """The selected attempt, or None."""
        row = self.table.current_row
        line = None if row is None else self.model.line(row)
        return None if line is None else line.entry

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to list."""
        return self.model.rowCount() == 0

    def take_keyboard(self) -> None:
        """Give the keyboard to the list, now or as soon as there is one."""
        self._takes_keyboard = self.currentWidget() is not self.table
        if not self._takes_keyboard:
            self.table.setFocus()

    def _begin(self) -> None:
        """Show a list from its beginning, with its first attempt selected."""
        self._follow()
        if not self.is_empty:
            self.table.selectRow(0)
            self.table.scrollToTop()

    def _follow(self) -> None:
        if self.is_empty:
            self.empty.setText(
                self.tr(
                    "No attempts yet.\nPlay a deal: once it is over or left, it is listed here."
                )
                if self.model.query.selection == ALL
                else self.tr("No attempts of this kind yet.")
            )
        self._takes_keyboard |= self.is_empty and self.table.hasFocus()
        self.setCurrentWidget(self.empty if self.is_empty else self.table)
        if self._takes_keyboard and not self.is_empty:
            self.take_keyboard()
        self.changed.emit()

    def _follow_failure(self) -> None:
        """Say no longer that there are none: why none is listed is told beside."""
        self.empty.setText(self.tr("The attempts cannot be read."))

    def _copy(self) -> None:
        spans = self.table.selected_rows
        count = sum(map(len, spans))
        lines = [self.model.line(row) for span in spans for row in span[:_AT_ONCE]]
        there = [line for line in lines if line is not None]
        if len(there) == count:
            self._put_on_clipboard(lines_text(there), count)
            return
        query = self.model.query
        self._reader.ask(
            "copy",
            lambda statistics: read_text(self.model, statistics, query, spans),
            lambda text: self._put_on_clipboard(text, count),
        )

    def _put_on_clipboard(self, text: str, count: int) -> None:
        QGuiApplication.clipboard().setText(text)
        self.told.emit(copied_text(count))
