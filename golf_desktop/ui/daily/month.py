"""A month of the calendar: a table of days, each with what its deal came to."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from golf_desktop.engine.daily import FIRST_DAY, LAST_DAY, has_come
from golf_desktop.storage.days import DayResult
from golf_desktop.ui.daily.texts import (
    CLEARED_SIGN,
    LATE_SIGN,
    STUCK_SIGN,
    day_text,
)
from golf_desktop.ui.design import RADIUS, blend, good_and_bad
from golf_desktop.ui.focus_ring import draw_ring
from golf_desktop.ui.texts import number_text
from golf_desktop.ui.touch import least_target

WEEK, WEEKS = 7, 6
"""Six weeks have room for every month, so that nothing moves from month to month."""
_EDGE = QPalette.ColorRole.Dark
"""The colour around a day that can be played; in high contrast that of the texts."""
_DAY = timedelta(days=1)
Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


class MonthModel(QAbstractTableModel):
    """The days of a month, week by week; a cell without one is empty.

    Args:
        parent: the owning object.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.month = FIRST_DAY
        """The first of the month."""
        self.today = FIRST_DAY
        self.results: Mapping[date, DayResult] = {}

    def show_month(self, month: date, today: date, results: Mapping[date, DayResult]) -> None:
        """Show the month that a day is in."""
        self.beginResetModel()
        self.month, self.today, self.results = month.replace(day=1), today, results
        self.endResetModel()

    def day_at(self, index: Index) -> date | None:
        """The day in a cell, or None when it is empty."""
        offset = index.row() * WEEK + index.column() - self._first_cell
        day = self.month.toordinal() + offset
        if not index.isValid() or not 1 <= day <= LAST_DAY.toordinal():
            return None
        found = date.fromordinal(day)
        same = (found.year, found.month) == (self.month.year, self.month.month)
        return found if same else None

    def index_of(self, day: date) -> QModelIndex:
        """The cell of a day of this month."""
        return self.index(*divmod(self._first_cell + day.day - 1, WEEK))

    def offers(self, day: date) -> bool:
        """Whether a day's deal can be played."""
        return has_come(day, self.today)

    def is_open(self, day: date) -> bool:
        """Whether there is something to play, or to see, of a day."""
        return day in self.results or self.offers(day)

    @property
    def _first_cell(self) -> int:
        first_weekday = QLocale().firstDayOfWeek().value
        return (self.month.isoweekday() - first_weekday) % WEEK

    def rowCount(self, parent: Index = _ROOT) -> int:
        """The weeks."""
        return 0 if parent.isValid() else WEEKS

    def columnCount(self, parent: Index = _ROOT) -> int:
        """The days of the week."""
        return 0 if parent.isValid() else WEEK

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What stands in a cell, and what a screen reader says of it."""
        day = self.day_at(index)
        if day is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return str(day.day)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self.told(day)
        return None

    def told(self, day: date) -> str:
        """A day and what is known of its deal, in words."""
        return day_text(day, self.results.get(day), self.today)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every day can be looked at."""
        if self.day_at(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """The days of the week."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        day = (QLocale().firstDayOfWeek().value - 1 + section) % WEEK + 1
        if role == Qt.ItemDataRole.DisplayRole:
            return QLocale().standaloneDayName(day, QLocale.FormatType.ShortFormat)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return QLocale().standaloneDayName(day, QLocale.FormatType.LongFormat)
        return None


class MonthView(QTableView):
    """Shows a month; arrows go from day to day, beyond the month's ends too.

    Args:
        parent: the owning widget.
    """

    day_wanted = Signal(object)
    """Another month has to be shown: the date that the keyboard goes to."""
    day_chosen = Signal(object)
    """The player wants to play a day's deal: its date."""
    day_looked_at = Signal(object)
    """Another day is the current one: its date."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.days = MonthModel(self)
        self.setModel(self.days)
        self.setItemDelegate(_DayDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.setSectionsClickable(False)
            header.setHighlightSections(False)
        line = self.fontMetrics().height()
        frame = 2 * self.frameWidth()
        day = QSize(3 * line, round(2.2 * line)).expandedTo(QSize(least_target(), least_target()))
        head = self.horizontalHeader().sizeHint().height()
        self.setMinimumSize(WEEK * day.width() + frame, WEEKS * day.height() + head + frame)
        self.name()
        self.doubleClicked.connect(self._choose)

    def name(self) -> None:
        """Be called something, in the language that is spoken now."""
        self.setAccessibleName(self.tr("Days of the month"))

    @property
    def day(self) -> date:
        """The current day."""
        return self.days.day_at(self.currentIndex()) or self.days.month

    def go_to(self, day: date, today: date, results: Mapping[date, DayResult]) -> None:
        """Show a day in its month."""
        self.days.show_month(day, today, results)
        self.setCurrentIndex(self.days.index_of(day))

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell of the day that is looked at."""
        super().currentChanged(current, previous)
        day = self.days.day_at(current)
        if day is not None:
            self.day_looked_at.emit(day)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from day to day, week to week, month to month; choose one."""
        key, day = event.key(), self.day
        forward = -1 if self.isRightToLeft() else 1
        steps = {
            Qt.Key.Key_Left: -forward,
            Qt.Key.Key_Right: forward,
            Qt.Key.Key_Up: -WEEK,
            Qt.Key.Key_Down: WEEK,
        }
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain != Qt.KeyboardModifier.NoModifier:
            event.ignore()
        elif key in steps:
            self.want(day.toordinal() + steps[Qt.Key(key)])
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.want(month_away(day, 1 if key == Qt.Key.Key_PageDown else -1).toordinal())
        elif key == Qt.Key.Key_Home:
            self.want(day.replace(day=1).toordinal())
        elif key == Qt.Key.Key_End:
            self.want((month_away(day.replace(day=1), 1) - _DAY).toordinal())
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.day_chosen.emit(day)
        else:
            event.ignore()

    def want(self, ordinal: int) -> None:
        """Go to a day by its number, as far as there are days with deals."""
        wanted = min(max(ordinal, FIRST_DAY.toordinal()), LAST_DAY.toordinal())
        self.day_wanted.emit(date.fromordinal(wanted))

    def _choose(self, index: QModelIndex) -> None:
        day = self.days.day_at(index)
        if day is not None:
            self.day_chosen.emit(day)


def month_away(day: date, months: int) -> date:
    """The same day some months later or before; in a shorter month its last."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    if not FIRST_DAY.year <= year <= LAST_DAY.year:
        return day
    first = date(year, month + 1, 1)
    last = 31 if month == 11 else (date(year, month + 2, 1) - _DAY).day
    return first.replace(day=min(day.day, last))


class _DayDelegate(QStyledItemDelegate):
    """Draws a day: its number, and below it a sign and the score."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        model = index.model()
        day = model.day_at(index) if isinstance(model, MonthModel) else None
        if day is None or not isinstance(model, MonthModel):
            return
        area = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_ground(painter, area, option.palette, model, day)
        view = self.parent()
        if isinstance(view, QTableView) and index == view.currentIndex():
            mark, is_here = option.palette.color(QPalette.ColorRole.Highlight), view.hasFocus()
            around = area.adjusted(-1, -1, 1, 1) if is_here else area
            draw_ring(painter, around, mark, width=3 if is_here else 1, radius=RADIUS)
        painter.setPen(_ink(option.palette, model, day))
        _write(painter, area.adjusted(6, 2, -6, -2), QFont(option.font), model, day)
        painter.restore()


def _draw_ground(
    painter: QPainter, area: QRectF, palette: QPalette, model: MonthModel, day: date
) -> None:
    """Tell by colour how a day ended, and by an edge that it can be played, or is today."""
    paper, ink = palette.color(QPalette.ColorRole.Base), palette.color(QPalette.ColorRole.Text)
    result = model.results.get(day)
    if result is not None:
        good, bad = good_and_bad(palette)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(blend(paper, good if result.is_cleared else bad, 0.16))
        painter.drawRoundedRect(area, RADIUS, RADIUS)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if model.is_open(day):
        edge = blend(paper, ink, 0.75) if day == model.today else palette.color(_EDGE)
        painter.setPen(QPen(edge, 2.2 if day == model.today else 1))
        painter.drawRoundedRect(area, RADIUS, RADIUS)


def _ink(palette: QPalette, model: MonthModel, day: date) -> QColor:
    """The colour of a day's letters: weaker where there is nothing to play or to see."""
    paper, ink = palette.color(QPalette.ColorRole.Base), palette.color(QPalette.ColorRole.Text)
    return ink if model.is_open(day) else blend(paper, ink, 0.62)


def _write(painter: QPainter, inner: QRectF, font: QFont, model: MonthModel, day: date) -> None:
    """Write a day's number, and below it what its deal came to."""
    font.setBold(day == model.today)
    painter.setFont(font)
    upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() / 2)
    painter.drawText(
        upper, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(day.day)
    )
    result = model.results.get(day)
    if result is not None:
        font.setBold(True)
        painter.setFont(font)
        lower = upper.translated(0, inner.height() / 2)
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, cell_text(result))


def cell_text(result: DayResult) -> str:
    """A result in a cell: a sign, the score, and a sign when it was late."""
    sign = CLEARED_SIGN if result.is_cleared else STUCK_SIGN
    text = f"{sign} {number_text(result.score)}"
    return f"{text} {LATE_SIGN}" if result.is_late else text
