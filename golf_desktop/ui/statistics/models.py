"""The list of attempts as a Qt model that reads only what is looked at."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont

from golf_desktop.storage.attempt import Entry, Result
from golf_desktop.storage.selection import Column, Selection
from golf_desktop.storage.statistics import ALL, Statistics
from golf_desktop.ui.statistics.reader import Reader
from golf_desktop.ui.statistics.texts import Field, fields

PAGE = 128
"""Lines that are read at once: more than fit a screen, so that two pages always do."""
_KEPT_PAGES = 32
_REACH = 8
"""How far a line may have moved, besides past the lines that are new, to be found again."""
_MOST_NEW = 500
"""Of more new lines than this, the place of the old ones among them is not looked for."""

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_LIST = "list"


@dataclass(frozen=True, slots=True)
class Line:
    """An attempt in the list, and what the columns show of it."""

    entry: Entry
    texts: tuple[str, ...]


Lines = tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Query:
    """Which attempts are listed and in which order."""

    selection: Selection = ALL
    by: Column = Column.SEQUENCE
    descending: bool = True


@dataclass(frozen=True, slots=True)
class _Found:
    """What was read: how many lines there are, some pages, and where lines have gone to."""

    total: int
    pages: dict[int, Lines]
    moved: dict[int, int] = dataclasses.field(default_factory=dict)


class AttemptsModel(QAbstractTableModel):
    """A line for each attempt; a line that has not been read yet is blank until it has.

    Another list (`select`, `sort`, `reload`) takes the place of the old one when its first page
    is there. `refresh` keeps what is shown in its place and its selection with it.

    Args:
        reader: reads the lines.
        parent: the owning object.
    """

    refreshed = Signal(int)
    """The list was read again: by how many lines the first visible one has moved down."""

    def __init__(self, reader: Reader, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.fields: tuple[Field, ...] = fields()
        self._reader = reader
        self._query = Query()
        self._asked = self._query
        self._total = 0
        self._pages: dict[int, Lines] = {}
        self._coming: dict[int, int] = {}
        self.bold = QFont()
        """The letters in which a clear stands out."""
        self.bold.setBold(True)

    @property
    def query(self) -> Query:
        """What is listed."""
        return self._query

    def line(self, row: int) -> Line | None:
        """A line, if it has been read."""
        number, place = divmod(row, PAGE)
        lines = self._pages.get(number, ())
        return lines[place] if 0 <= place < len(lines) else None

    def read_lines(self, statistics: Statistics, query: Query, rows: range) -> Lines:
        """Read lines of a list; for the reader's thread."""
        return self._read(statistics, query, rows.start, len(rows))[1]

    # -- What is listed --------------------------------------------------------------------

    def select(self, selection: Selection) -> None:
        """List other attempts."""
        self._load(replace(self._asked, selection=selection))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """List the attempts in another order."""
        by = self.fields[column].by
        query = replace(self._asked, by=by, descending=order is Qt.SortOrder.DescendingOrder)
        if query != self._asked:
            self._load(query)

    def reload(self) -> None:
        """Read the list from its beginning again."""
        self._load(self._asked)

    def refresh(self, visible: range, current: int | None) -> None:
        """Read the list again after attempts were recorded.

        Args:
            visible: the rows on the screen.
            current: the selected row, or None.
        """
        if self._asked != self._query or not self._total:
            self.reload()
            return
        anchors = {visible.start} if current is None else {visible.start, current}
        known = {row: line.entry.sequence for row in anchors if (line := self.line(row))}
        query, total = self._query, self._total
        self._reader.ask(
            _LIST,
            lambda statistics: self._reread(statistics, query, total, known, visible),
            lambda found: self._take_refreshed(query, found, visible.start, current),
        )

    def _load(self, query: Query) -> None:
        self._asked = query

        def read(statistics: Statistics) -> _Found:
            total, lines = self._read(statistics, query, 0, PAGE)
            return _Found(total, {0: lines})

        self._reader.ask(
            _LIST,
            read,
            lambda found: self._show(query, found),
            otherwise=lambda: self._show(query, _Found(0, {})),
        )

    def _show(self, query: Query, found: _Found) -> None:
        if query != self._asked:
            return
        self.beginResetModel()
        self._query = query
        self._total, self._pages = found.total, found.pages
        self._coming.clear()
        self.endResetModel()

    # -- Reading ---------------------------------------------------------------------------

    def _read(
        self, statistics: Statistics, query: Query, offset: int, limit: int
    ) -> tuple[int, Lines]:
        page = statistics.page(
            query.selection,
            by=query.by,
            descending=query.descending,
            offset=offset,
            limit=limit,
        )
        lines = (Line(each, tuple(f.text(each) for f in self.fields)) for each in page.entries)
        return page.total, tuple(lines)

    def _reread(
        self,
        statistics: Statistics,
        query: Query,
        total: int,
        known: dict[int, int],
        visible: range,
    ) -> _Found:
        """Read what is visible again, wherever it has gone to."""
        now, _ = self._read(statistics, query, 0, 1)
        new = min(max(now - total, 0), _MOST_NEW)
        moved = {}
        for row, sequence in known.items():
            first = max(0, row - _REACH)
            _, lines = self._read(statistics, query, first, new + 2 * _REACH + 1)
            for place, line in enumerate(lines):
                if line.entry.sequence == sequence:
                    moved[row] = first + place
        start = moved.get(visible.start, visible.start) if visible.start else 0
        numbers = range(start // PAGE, (start + len(visible)) // PAGE + 1)
        pages = {n: self._read(statistics, query, n * PAGE, PAGE)[1] for n in numbers}
        return _Found(now, pages, moved)

    def _take_refreshed(self, query: Query, found: _Found, top: int, current: int | None) -> None:
        """Take over what was read, moving every line as the selected one has moved."""
        if query != self._asked or query != self._query:
            return
        anchor = top if current is None else current
        down = found.moved.get(anchor, anchor) - anchor
        grown = found.total - self._total
        self._coming.clear()
        self._pages = {}
        self._change_rows(0, down)
        self._change_rows(self._total, grown - down)
        self._pages = found.pages
        self._tell_changed(range(self._total))
        self.refreshed.emit(found.moved.get(top, top) - top)

    def _change_rows(self, row: int, count: int) -> None:
        """Make so many lines more, or fewer if below zero, at the list's beginning or end."""
        if count > 0:
            self.beginInsertRows(QModelIndex(), row, row + count - 1)
            self._total += count
            self.endInsertRows()
        elif count < 0:
            count = max(count, -self._total)
            first = row and row + count
            self.beginRemoveRows(QModelIndex(), first, first - count - 1)
            self._total += count
            self.endRemoveRows()

    def _want(self, number: int) -> None:
        """Have a page read. Of two neighbours each has its own turn; else the latest wish holds."""
        turn = number % 2
        if self._coming.get(turn) == number:
            return
        self._coming[turn] = number
        query = self._query
        self._reader.ask(
            ("page", turn),
            lambda statistics: self._read(statistics, query, number * PAGE, PAGE),
            lambda found: self._take_page(query, number, *found),
        )

    def _take_page(self, query: Query, number: int, total: int, lines: Lines) -> None:
        if query != self._query or total != self._total:
            return  # a refresh is on its way and reads it again
        if self._coming.get(number % 2) == number:
            del self._coming[number % 2]
        while len(self._pages) >= _KEPT_PAGES:
            del self._pages[next(iter(self._pages))]
        self._pages[number] = lines
        self._tell_changed(range(number * PAGE, number * PAGE + len(lines)))

    def _tell_changed(self, rows: range) -> None:
        if rows:
            last = self.index(rows[-1], len(self.fields) - 1)
            self.dataChanged.emit(self.index(rows[0], 0), last)

    # -- What Qt asks ----------------------------------------------------------------------

    def rowCount(self, parent: Index = _ROOT) -> int:
        """How many attempts are listed."""
        return 0 if parent.isValid() else self._total

    def columnCount(self, parent: Index = _ROOT) -> int:
        """How many columns there are."""
        return 0 if parent.isValid() else len(self.fields)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell shows and how; asks for its page if it has not been read."""
        column = index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.fields[column].align | Qt.AlignmentFlag.AlignVCenter
        if role not in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.FontRole,
        ):
            return None
        line = self.line(index.row())
        if line is None:
            self._want(index.row() // PAGE)
            return None
        if role == Qt.ItemDataRole.FontRole:
            return self.bold if self._is_highlight(line, column) else None
        return line.texts[column]

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """The columns' titles, set as the columns are."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            field = self.fields[section]
            # The mark of the order is drawn at the right; there the title makes room for it.
            is_ordered = field.by is self._asked.by
            align = Qt.AlignmentFlag.AlignLeft if is_ordered else field.align
            return align | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.fields[section].tip or None
        return self.fields[section].title if role == Qt.ItemDataRole.DisplayRole else None

    def _is_highlight(self, line: Line, column: int) -> bool:
        is_result = self.fields[column].by is Column.RESULT
        return is_result and line.entry.attempt.result is Result.CLEARED


def lines_text(lines: Iterable[Line]) -> str:
    """Lines as text that a spreadsheet takes: a tab between columns."""
    return "".join("\t".join(line.texts) + "\n" for line in lines)


def read_text(
    model: AttemptsModel, statistics: Statistics, query: Query, rows: Sequence[range]
) -> str:
    """Read lines, wherever they are in the list, as text; for the reader's thread."""
    return "".join(lines_text(model.read_lines(statistics, query, each)) for each in rows)
