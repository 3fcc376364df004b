"""The kinds of plots, each of marks that can be pointed at one by one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen, QPolygonF

from golf_desktop.storage.plots import Course
from golf_desktop.ui.plots.canvas import PAD, Canvas, Scale, Style
from golf_desktop.ui.plots.sheet import Sheet
from golf_desktop.ui.texts import number_text

_LEAST_SPAN = 6
"""So many strokes at least are shown from bottom to top, so that one never looks like many."""
_THINNEST = 0.78
"""How much of its place a group of bars takes."""
_WIDEST = 64.0


@dataclass(frozen=True)
class Chart(ABC):
    """A plot: what it says, and how it is painted.

    Attributes:
        title: what it shows.
        summary: its figures in a sentence or two.
        sheet: the table behind it.
        marks: what each thing on it that can be pointed at says, in order.
    """

    title: str
    summary: str
    sheet: Sheet
    marks: tuple[str, ...]

    @abstractmethod
    def draw(self, canvas: Canvas, at: int | None) -> None:
        """Paint it, with the mark that is pointed at."""

    @abstractmethod
    def mark_at(self, canvas: Canvas, point: QPointF) -> int | None:
        """The mark at a point, or None."""

    def step(self, key: Qt.Key, at: int | None) -> int | None:
        """The mark that a key leads to, or None when the key is none of these."""
        last, here = len(self.marks) - 1, -1 if at is None else at
        return {
            Qt.Key.Key_Left: max(0, here - 1),
            Qt.Key.Key_Right: min(last, here + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(key)


@dataclass(frozen=True)
class CourseChart(Chart):
    """Scores over time with their running mean.

    Attributes:
        course: the scores.
        names: what the scores and the mean are called, and what stands below.
    """

    course: Course
    names: tuple[str, str, str]

    def draw(self, canvas: Canvas, at: int | None) -> None:
        """Paint it."""
        area, x, y = self._scales(canvas)
        spans, painter = self.course.spans, canvas.painter
        single = all(span.first == span.last for span in spans)
        canvas.legend(
            ((self.names[0], Style.DOTS if single else Style.RANGE), (self.names[1], Style.LINE))
        )
        canvas.left_axis(area, y)
        width = canvas.metrics.horizontalAdvance(number_text(spans[-1].last)) + 14
        labels = [(x.at(number), number_text(number)) for number in x.ticks(width) if number]
        canvas.bottom_axis(area, labels, self.names[2])
        if at is not None:
            canvas.select(self._column(area, x, at), strong=True)
        for span in spans:
            middle = x.at((span.first + span.last) / 2)
            if single:
                canvas.dot(QPointF(middle, y.at(span.mean)), 2.6 if len(spans) < 120 else 2.0)
            else:
                half = max(0.5, 0.4 * (x.at(span.last + 1) - x.at(span.first)))
                top, bottom = y.at(span.high) - 1, y.at(span.low) + 1
                canvas.fill(QRectF(middle - half, top, 2 * half, bottom - top), Style.RANGE)
        painter.setPen(canvas.line_pen())
        painter.drawPolyline(
            QPolygonF([QPointF(x.at(span.last), y.at(span.running)) for span in spans])
        )

    def mark_at(self, canvas: Canvas, point: QPointF) -> int | None:
        """The part over or under a point."""
        area, x, _ = self._scales(canvas)
        if not area.left() - PAD <= point.x() <= area.right() + PAD:
            return None
        number = x.number_at(point.x())
        return min(
            range(len(self.marks)),
            key=lambda at: abs(
                (self.course.spans[at].first + self.course.spans[at].last) / 2 - number
            ),
            default=None,
        )

    def _scales(self, canvas: Canvas) -> tuple[QRectF, Scale, Scale]:
        spans = self.course.spans
        low = min(0, *(span.low for span in spans)) - 1
        high = max(low + _LEAST_SPAN, *(span.high for span in spans)) + 1
        widest = max((number_text(low), number_text(high)), key=canvas.metrics.horizontalAdvance)
        area = canvas.plot_area(widest)
        x = Scale(0, max(spans[-1].last, 2) + 0.5, area.left(), area.right())
        return area, x, Scale(low, high, area.bottom(), area.top())

    def _column(self, area: QRectF, x: Scale, at: int) -> QRectF:
        span = self.course.spans[at]
        left, right = x.at(span.first - 0.5), x.at(span.last + 0.5)
        grow = max(0.0, 5 - (right - left)) / 2
        return QRectF(left - grow, area.top(), right - left + 2 * grow, area.height())


@dataclass(frozen=True)
class Bars:
    """A row of numbers that bars show, one of each group."""

    name: str
    style: Style
    values: tuple[float, ...]


@dataclass(frozen=True)
class BarsChart(Chart):
    """Groups of bars beside each other.

    Attributes:
        labels: what stands below each group.
        rows: the bars, one of each row in a group.
        below: what the labels are.
        form: how the numbers at the left are written.
    """

    labels: tuple[str, ...]
    rows: tuple[Bars, ...]
    below: str
    form: str = "{number}"

    def draw(self, canvas: Canvas, at: int | None) -> None:
        """Paint it."""
        area, y = self._scale(canvas)
        place = area.width() / len(self.labels)
        canvas.legend((row.name, row.style) for row in self.rows)
        canvas.left_axis(area, y, self.form)
        middles = [area.left() + (group + 0.5) * place for group in range(len(self.labels))]
        canvas.bottom_axis(area, list(zip(middles, self.labels, strict=True)), self.below)
        if at is not None:
            left = area.left() + at * place
            canvas.select(QRectF(left, area.top(), place, area.height()), strong=True)
        wide = min(place * _THINNEST, _WIDEST) / len(self.rows)
        for group, middle in enumerate(middles):
            left = middle - wide * len(self.rows) / 2
            for number, row in enumerate(self.rows):
                top = y.at(row.values[group])
                bar = QRectF(left + number * wide, top, wide - 1, area.bottom() - top)
                if row.values[group]:
                    canvas.fill(bar, row.style)

    def mark_at(self, canvas: Canvas, point: QPointF) -> int | None:
        """The group over or under a point."""
        area, _ = self._scale(canvas)
        at = int((point.x() - area.left()) // (area.width() / len(self.labels)))
        return at if 0 <= at < len(self.labels) else None

    def _scale(self, canvas: Canvas) -> tuple[QRectF, Scale]:
        most = max(max(row.values) for row in self.rows)
        area = canvas.plot_area(self.form.format(number=number_text(int(most))))
        return area, Scale(0, max(1.0, most * 1.05), area.bottom(), area.top())


@dataclass(frozen=True)
class SharesChart(Chart):
    """Shares of a whole as bars that lie below each other, each with its name above it.

    Attributes:
        names: the names.
        shares: the shares, from 0 to 1.
        texts: what stands at the end of each bar.
        more: says that there are more, with ``{count}`` for how many.
    """

    names: tuple[str, ...]
    shares: tuple[float, ...]
    texts: tuple[str, ...]
    more: str

    def draw(self, canvas: Canvas, at: int | None) -> None:
        """Paint as many as there is room for."""
        count = self._count(canvas)
        left = Qt.AlignmentFlag.AlignLeft
        widest = max(map(canvas.metrics.horizontalAdvance, self.texts))
        for number in range(count):
            place = self._place(canvas, number)
            if number == at:
                canvas.select(place.adjusted(-4, 0, 4, 0), strong=True)
            canvas.text(
                QRectF(place.topLeft(), place.topRight() + QPointF(0, canvas.row)),
                canvas.metrics.elidedText(
                    self.names[number], Qt.TextElideMode.ElideRight, place.width()
                ),
                left,
                0.9,
            )
            bar = place.adjusted(0, canvas.row + 1, -widest - 10, -6)
            canvas.painter.setPen(QPen(canvas.tone(0.4), 1))
            canvas.painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5))
            filled = QRectF(bar)
            filled.setWidth(bar.width() * self.shares[number])
            canvas.fill(filled, Style.FULL)
            end = QRectF(bar.right() + 8, bar.top() - 4, widest + 2, bar.height() + 8)
            canvas.text(end, self.texts[number], left, 0.9)
        if count < len(self.names):
            rest = self._place(canvas, count)
            text = self.more.format(count=len(self.names) - count)
            canvas.text(
                QRectF(rest.topLeft(), rest.topRight() + QPointF(0, canvas.row)), text, left
            )

    def mark_at(self, canvas: Canvas, point: QPointF) -> int | None:
        """The bar at the height of a point."""
        at = int((point.y() - self._place(canvas, 0).top()) // self._height(canvas))
        return at if 0 <= at < self._count(canvas) else None

    def step(self, key: Qt.Key, at: int | None) -> int | None:
        """Go up and down as well."""
        keys = {Qt.Key.Key_Up: Qt.Key.Key_Left, Qt.Key.Key_Down: Qt.Key.Key_Right}
        return super().step(keys.get(key, key), at)

    def _height(self, canvas: Canvas) -> float:
        return 2 * canvas.row + 10

    def _count(self, canvas: Canvas) -> int:
        room = canvas.area.height() - 2 * PAD
        fitting = int(room // self._height(canvas))
        if fitting >= len(self.names):
            return len(self.names)
        return max(1, int((room - canvas.row) // self._height(canvas)))

    def _place(self, canvas: Canvas, number: int) -> QRectF:
        height, area = self._height(canvas), canvas.area
        top = area.top() + PAD / 2 + number * height
        return QRectF(area.left() + PAD, top, area.width() - 2 * PAD, height)


def sentences(parts: Sequence[str]) -> str:
    """Sentences in a row, without those that say nothing."""
    return " ".join(part for part in parts if part)
