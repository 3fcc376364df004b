"""A year of deals of the day as a grid: a column for each week, a square for each day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from golf_desktop.storage.days import DayResult
from golf_desktop.ui.plots.canvas import PAD, Canvas, Style
from golf_desktop.ui.plots.charts import Chart

WEEK = 7
_READABLE = 15.0
"""Squares smaller than this are too small for their signs: the year is then cut in two halves."""
_WIDEST = 30.0
_FAINTEST, _STRONGEST = 0.35, 0.8
_GREAT = 8
"""A clear with so many cards left in the stock has the full colour, and so many cards left over
that of a deal that was not cleared."""


@dataclass(frozen=True)
class _Grid:
    """Where the days of one part of a year lie.

    Attributes:
        first: its first day.
        last: its last day.
        left: of its squares.
        top: of its squares.
        size: of a square with the gap to the next.
        start: the day of the week that comes first, from 1 for Monday.
    """

    first: date
    last: date
    left: float
    top: float
    size: float
    start: int

    def place(self, day: date) -> QRectF:
        """The square of a day."""
        offset = (self.first.isoweekday() - self.start) % WEEK
        week, weekday = divmod((day - self.first).days + offset, WEEK)
        x, y = self.left + week * self.size, self.top + weekday * self.size
        return QRectF(x, y, self.size - 2, self.size - 2)


@dataclass(frozen=True)
class YearChart(Chart):
    """The deals of the day of a year.

    Attributes:
        year: the year.
        today: the day that it is.
        results: what became of the days.
        names: what days that were cleared and days that were not are called.
    """

    year: int
    today: date
    results: Mapping[date, DayResult]
    names: tuple[str, str]

    def draw(self, canvas: Canvas, at: int | None) -> None:
        """Paint it."""
        canvas.legend(zip(self.names, (Style.CLEARED, Style.STUCK), strict=True))
        for grid in self._grids(canvas):
            self._draw_names(canvas, grid)
            for number in range((grid.last - grid.first).days + 1):
                day = grid.first + timedelta(days=number)
                self._draw_day(canvas, day, grid.place(day), is_current=self._index(day) == at)

    def mark_at(self, canvas: Canvas, point: QPointF) -> int | None:
        """The day at a point."""
        grids = self._grids(canvas)
        for at in range(len(self.marks)):
            day = self._day(at)
            if any(
                grid.first <= day <= grid.last and grid.place(day).contains(point) for grid in grids
            ):
                return at
        return None

    def step(self, key: Qt.Key, at: int | None) -> int | None:
        """Go from day to day up and down, and from week to week to the sides."""
        last = len(self.marks) - 1
        if at is None:
            at = self._index(self.today) if self.today.year == self.year else 0
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Left: -WEEK,
            Qt.Key.Key_Right: WEEK,
            Qt.Key.Key_Home: -last,
            Qt.Key.Key_End: last,
        }
        return min(max(at + steps[key], 0), last) if key in steps else None

    def _day(self, at: int) -> date:
        return date(self.year, 1, 1) + timedelta(days=at)

    def _index(self, day: date) -> int:
        return (day - date(self.year, 1, 1)).days

    def _grids(self, canvas: Canvas) -> list[_Grid]:
        """The whole year in one, or its halves below each other where that is larger."""
        first, middle, last = (
            date(self.year, 1, 1),
            date(self.year, 7, 1),
            date(self.year, 12, 31),
        )
        whole = self._size(canvas, 54, 1)
        parts = [(first, last)]
        if whole < _READABLE:
            halves = self._size(canvas, 28, 2)
            if halves > whole:
                whole, parts = halves, [(first, middle - timedelta(days=1)), (middle, last)]
        start = QLocale().firstDayOfWeek().value
        left = canvas.area.left() + self._names_width(canvas)
        top = canvas.area.top() + 2 * canvas.row + PAD + 4
        height = WEEK * whole + canvas.row + PAD
        return [
            _Grid(begin, end, left, top + number * height, whole, start)
            for number, (begin, end) in enumerate(parts)
        ]

    def _size(self, canvas: Canvas, weeks: int, parts: int) -> float:
        width = canvas.area.width() - self._names_width(canvas) - PAD
        height = canvas.area.height() - canvas.row - PAD
        height = height / parts - canvas.row - PAD
        return max(4.0, min(width / weeks, height / WEEK, _WIDEST))

    def _names_width(self, canvas: Canvas) -> float:
        names = (
            QLocale().standaloneDayName(day, QLocale.FormatType.ShortFormat)
            for day in range(1, WEEK + 1)
        )
        return max(map(canvas.metrics.horizontalAdvance, names)) + 2 * PAD

    def _draw_names(self, canvas: Canvas, grid: _Grid) -> None:
        """The months above, every second day of the week at the left."""
        month, form = grid.first, self._month_form(canvas, grid)
        while month <= grid.last:
            name = QLocale().standaloneMonthName(month.month, form)
            x = grid.place(month).left()
            place = QRectF(x, grid.top - canvas.row - 2, 100, canvas.row)
            canvas.text(place, name, Qt.AlignmentFlag.AlignLeft)
            month = (month + timedelta(days=31)).replace(day=1)
        height, right = canvas.row, grid.left - 6
        for weekday in range(0, WEEK, 1 if grid.size >= height else 2):
            day = (grid.start - 1 + weekday) % WEEK + 1
            name = QLocale().standaloneDayName(day, QLocale.FormatType.ShortFormat)
            middle = grid.top + (weekday + 0.5) * grid.size - 1
            place = QRectF(
                canvas.area.left(), middle - height / 2, right - canvas.area.left(), height
            )
            canvas.text(place, name, Qt.AlignmentFlag.AlignRight)

    def _month_form(self, canvas: Canvas, grid: _Grid) -> QLocale.FormatType:
        """How the months are called, that no name reaches into the next."""
        short = QLocale.FormatType.ShortFormat
        names = (QLocale().standaloneMonthName(month, short) for month in range(1, 13))
        widest = max(map(canvas.metrics.horizontalAdvance, names)) + PAD
        return short if widest <= 4 * grid.size else QLocale.FormatType.NarrowFormat

    def _draw_day(self, canvas: Canvas, day: date, place: QRectF, *, is_current: bool) -> None:
        painter, result = canvas.painter, self.results.get(day)
        if result is not None:
            value = -result.score if result.is_cleared else result.score
            share = min(1.0, max(0, value) / _GREAT) * (_STRONGEST - _FAINTEST) + _FAINTEST
            canvas.day(place, cleared=result.is_cleared, share=share)
        else:
            painter.setPen(QPen(canvas.tone(0.3 if day <= self.today else 0.14), 1))
            painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5))
        if day == self.today or is_current:
            colour = canvas.mark if is_current else canvas.tone(0.8)
            painter.setPen(QPen(colour, 3 if is_current else 1.4))
            painter.drawRect(place.adjusted(-1, -1, 1, 1))
