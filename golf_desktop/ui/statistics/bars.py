"""How often each score came, as bars: a few dozen numbers need no plotting library."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from golf_desktop.ui.design import RADIUS, SMALL, blend, good_and_bad, scale_font
from golf_desktop.ui.focus_ring import draw_ring
from golf_desktop.ui.texts import number_text

_SIZE = QSize(420, 150)
_SMALLEST = QSize(200, 90)
_STEPS = (1, 2, 5, 10, 20, 50, 100)
_MOST_BARS = 16
_PAD = 6
_THINNEST = 0.72
"""How much of its place a bar takes."""
_WIDEST = 46


@dataclass(frozen=True, slots=True)
class Bar:
    """So many came to a score between two, both included."""

    low: int
    high: int
    count: int

    @property
    def text(self) -> str:
        """What stands below it."""
        if self.low == self.high:
            return number_text(self.low)
        return f"{number_text(self.low)}…{number_text(self.high)}"


def bars_of(distribution: Mapping[int, int]) -> tuple[Bar, ...]:
    """Group a distribution so that there are not too many bars; empty ones stand between others."""
    if not distribution:
        return ()
    low, high = min(distribution), max(distribution)
    step = next(
        (step for step in _STEPS if high // step - low // step < _MOST_BARS), high - low + 1
    )
    bars = []
    for start in range(low // step * step, high + 1, step):
        count = sum(distribution.get(score, 0) for score in range(start, start + step))
        bars.append(Bar(start, start + step - 1, count))
    return tuple(bars)


class Bars(QWidget):
    """Draws a distribution of scores, the best to the left.

    Args:
        name: what is distributed, for those who do not see it.
        parent: the owning widget.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bars: tuple[Bar, ...] = ()
        scale_font(self, SMALL)
        self.setMinimumSize(_SMALLEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # to be read out
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        """A size at which everything is read well."""
        return _SIZE

    def show_distribution(self, distribution: Mapping[int, int]) -> None:
        """Show how often each score came."""
        self.bars = bars_of(distribution)
        self.setAccessibleDescription(
            ", ".join(f"{bar.text}: {bar.count}" for bar in self.bars if bar.count)
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bars, each with its count above and its scores below."""
        if not self.bars:
            return
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as the axis runs
        palette = self.palette()
        ink = palette.color(QPalette.ColorRole.WindowText)
        paper = palette.color(QPalette.ColorRole.Window)
        fill, _ = good_and_bad(palette)
        row = QFontMetricsF(self.font()).height()
        area = QRectF(self.rect()).adjusted(_PAD, row + _PAD, -_PAD, -row - _PAD)
        place = area.width() / len(self.bars)
        most = max(bar.count for bar in self.bars)
        for number, bar in enumerate(self.bars):
            left = area.left() + number * place
            width = min(place * _THINNEST, _WIDEST)
            height = area.height() * bar.count / most
            block = QRectF(left + (place - width) / 2, area.bottom() - height, width, height)
            painter.fillRect(block, fill)
            painter.setPen(ink)
            if bar.count:
                above = QRectF(left, block.top() - row, place, row)
                painter.drawText(above, Qt.AlignmentFlag.AlignCenter, str(bar.count))
            below = QRectF(left, area.bottom() + 2, place, row)
            painter.setPen(blend(paper, ink, 0.75))
            if number % self._stride(place) == 0:
                wide = below.adjusted(-place, 0, place, 0)
                painter.drawText(wide, Qt.AlignmentFlag.AlignCenter, bar.text)
        painter.setPen(QPen(blend(paper, ink, 0.4), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        if self.hasFocus():
            mark = self.palette().color(QPalette.ColorRole.Highlight)
            draw_ring(painter, QRectF(self.rect()), mark, radius=RADIUS)
        painter.end()

    def _stride(self, place: float) -> int:
        """At how many bars' distance the scores can stand below without touching."""
        metrics = QFontMetricsF(self.font())
        widest = max(metrics.horizontalAdvance(bar.text) for bar in self.bars) + _PAD
        return max(1, -int(-widest // place))
