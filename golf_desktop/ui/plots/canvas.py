"""What every plot is painted with: colours, axes, legend; on the screen or for a file alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette, QPen

from golf_desktop.ui.contrast import clearest
from golf_desktop.ui.design import blend, good_and_bad
from golf_desktop.ui.texts import number_text

PAD = 8.0
"""Pixels between the frame, the texts and the plot."""
_STEPS = tuple(step * 10**power for power in range(7) for step in (1, 2, 5))
_SIGNED = 9.0
"""The least width of a square for a sign that is to be told from another, in pixels."""
_KEY = 14.0
"""How wide the samples in the legend are."""


class Style(Enum):
    """How a row of numbers is drawn. No two differ by colour alone."""

    FULL = auto()
    """A full area in the first colour."""
    HATCHED = auto()
    """A hatched area in the colour of the texts."""
    DOTS = auto()
    LINE = auto()
    RANGE = auto()
    """A faint area from the lowest to the highest."""
    CLEARED = auto()
    STUCK = auto()


@dataclass(frozen=True, slots=True)
class Scale:
    """Where numbers lie between two pixels.

    Attributes:
        low: the number at the first pixel.
        high: the number at the second.
        first: the first pixel.
        second: the second pixel.
    """

    low: float
    high: float
    first: float
    second: float

    def at(self, number: float) -> float:
        """Where a number lies."""
        share = (number - self.low) / (self.high - self.low)
        return self.first + share * (self.second - self.first)

    def number_at(self, pixel: float) -> float:
        """Which number lies at a pixel."""
        share = (pixel - self.first) / (self.second - self.first)
        return self.low + share * (self.high - self.low)

    def ticks(self, room: float) -> range:
        """Round numbers on it, each with so many pixels for itself at least."""
        most = max(1.0, abs(self.second - self.first) / room)
        step = next((each for each in _STEPS if (self.high - self.low) / each <= most), _STEPS[-1])
        return range(-int(-self.low // step) * step, int(self.high // 1) + 1, step)


class Canvas:
    """A painter with the colours and letters of a widget, and the parts that all plots have.

    Args:
        painter: paints.
        area: what may be painted on.
        palette: the colours.
        font: the letters.
    """

    def __init__(self, painter: QPainter, area: QRectF, palette: QPalette, font: QFont) -> None:
        self.painter = painter
        self.area = area
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as the axes run
        painter.setFont(font)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.metrics = QFontMetricsF(font, painter.device())
        self.paper = palette.color(QPalette.ColorRole.Base)
        self.ink = palette.color(QPalette.ColorRole.Text)
        self.mark = palette.color(QPalette.ColorRole.Highlight)
        self.good, self.bad = good_and_bad(palette)

    @property
    def row(self) -> float:
        """The height of a line of text."""
        return self.metrics.height()

    def tone(self, share: float) -> QColor:
        """A colour between the paper and the ink."""
        return blend(self.paper, self.ink, share)

    def text(
        self,
        place: QRectF,
        text: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
        tone: float = 0.8,
    ) -> None:
        """Write a line of text."""
        self.painter.setPen(self.tone(tone))
        self.painter.drawText(place, align | Qt.AlignmentFlag.AlignVCenter, text)

    def fill(self, place: QRectF, style: Style) -> None:
        """Fill an area."""
        if style is Style.HATCHED:
            self._hatch(place)
        elif style is Style.RANGE:
            self.painter.fillRect(place, blend(self.paper, self.good, 0.35))
        else:
            self.painter.fillRect(place, self.good)

    def select(self, place: QRectF, *, strong: bool) -> None:
        """Show what is pointed at, behind everything else."""
        colour = QColor(self.mark)
        colour.setAlphaF(0.35 if strong else 0.2)
        self.painter.fillRect(place, colour)

    def line_pen(self) -> QPen:
        """Draws the lines."""
        pen = QPen(self.ink, 2.2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def dot(self, centre: QPointF, radius: float = 2.6) -> None:
        """Draw one number of many."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.good)
        self.painter.drawEllipse(centre, radius, radius)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def sign(self, place: QRectF, *, cleared: bool, colour: QColor) -> None:
        """Draw a tick or a cross in the middle of a place."""
        size = min(place.width(), place.height()) * 0.24
        x, y = place.center().x(), place.center().y()
        pen = QPen(colour, max(1.2, size * 0.42))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        if cleared:
            middle = QPointF(x - 0.25 * size, y + 0.8 * size)
            self.painter.drawLine(QPointF(x - size, y), middle)
            self.painter.drawLine(middle, QPointF(x + size, y - 0.8 * size))
        else:
            for way in (-1, 1):
                self.painter.drawLine(
                    QPointF(x - size, y - way * size), QPointF(x + size, y + way * size)
                )

    # -- Parts -----------------------------------------------------------------------------

    def legend(self, entries: Iterable[tuple[str, Style]]) -> None:
        """Say above the plot what is what, as far as there is room."""
        x, y = self.area.left() + PAD, self.area.top() + self.row / 2
        for text, style in entries:
            width = self.metrics.horizontalAdvance(text)
            if x + _KEY + 6 + width > self.area.right():
                return
            self._sample(QRectF(x, y - 5, _KEY, 10), style)
            place = QRectF(x + _KEY + 6, self.area.top(), width + 2, self.row)
            self.text(place, text, Qt.AlignmentFlag.AlignLeft, 0.9)
            x += _KEY + 6 + width + 18

    def left_axis(self, area: QRectF, scale: Scale, form: str = "{number}") -> None:
        """The numbers at the left of an area, each with a line across; that of zero is stronger."""
        for number in scale.ticks(1.7 * self.row):
            y = round(scale.at(number)) + 0.5
            if not area.top() - 1 <= y <= area.bottom() + 1:
                continue
            self.painter.setPen(QPen(self.tone(0.4 if number == 0 else 0.14), 1))
            self.painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            place = QRectF(self.area.left(), y - self.row / 2, area.left() - PAD, self.row)
            place.setRight(area.left() - 6)
            self.text(place, form.format(number=number_text(number)), Qt.AlignmentFlag.AlignRight)

    def bottom_axis(self, area: QRectF, labels: Sequence[tuple[float, str]], title: str) -> None:
        """The names below an area, those that do not touch, and what they are."""
        y, taken = area.bottom() + 4, float("-inf")
        for x, label in labels:
            width = self.metrics.horizontalAdvance(label)
            if x - width / 2 >= taken and x + width / 2 <= self.area.right() + 1:
                self.text(QRectF(x - width / 2 - 1, y, width + 2, self.row), label)
                taken = x + width / 2 + 10
        self.text(QRectF(area.left(), y + self.row, area.width(), self.row), title)

    def plot_area(self, widest: str) -> QRectF:
        """The area between legend and axes, with room for the widest number at the left."""
        left = self.metrics.horizontalAdvance(widest) + PAD + 6
        return self.area.adjusted(left, self.row + 10, -PAD, -2 * self.row - 8)

    def _sample(self, place: QRectF, style: Style) -> None:
        if style is Style.DOTS:
            self.dot(place.center(), 3)
        elif style is Style.LINE:
            self.painter.setPen(self.line_pen())
            y = place.center().y()
            self.painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y))
        elif style in (Style.CLEARED, Style.STUCK):
            self.day(place.adjusted(1, -1, -1, 1), cleared=style is Style.CLEARED, share=0.5)
        else:
            self.fill(place, style)

    def day(self, place: QRectF, *, cleared: bool, share: float) -> None:
        """Draw a day that was played: the more of its colour, the better or the worse.

        Where there is no room for a tick and a cross, the one is a full square, the other crossed
        lines.
        """
        colour = blend(self.paper, self.good if cleared else self.bad, share)
        if place.width() < _SIGNED:
            if cleared:
                self.painter.fillRect(place, colour)
            else:
                self.painter.setPen(QPen(self.bad, 1.2))
                self.painter.drawLine(place.topLeft(), place.bottomRight())
                self.painter.drawLine(place.bottomLeft(), place.topRight())
            return
        self.painter.fillRect(place, colour)
        self.sign(place, cleared=cleared, colour=clearest(colour, self.ink, self.paper))

    def _hatch(self, place: QRectF) -> None:
        """Fill with lines that lean to the right: a brush would not come out in every file."""
        self.painter.setPen(QPen(self.tone(0.75), 1.2))
        lean = max(place.height(), 1.0)
        x = place.left() - lean + 3
        while x < place.right():
            # Cut by hand: files of pictures need not know how to clip.
            begin = max(0.0, (place.left() - x) / lean)
            end = min(1.0, (place.right() - x) / lean)
            self.painter.drawLine(
                QPointF(x + begin * lean, place.bottom() - begin * lean),
                QPointF(x + end * lean, place.bottom() - end * lean),
            )
            x += 5
        if place.height() > 1:
            self.painter.setPen(QPen(self.tone(0.75), 1))
            self.painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5))
