"""The score card as it is seen: the round above, the rows below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from golf_desktop.ui.design import RADIUS, scaled
from golf_desktop.ui.focus_ring import draw_ring
from golf_desktop.ui.round.drawing import MEASURES, ROOMY, Colours, Measure, Sheet
from golf_desktop.ui.round.export import plain_card
from golf_desktop.ui.round.sheet import Facts, Row, all_rows

_TITLE = 1.5
_SMALL_LINE = 1.3
"""The heights of the lines of the heading, in heights of the letters."""
_SCALE = 2
"""How many pixels of a picture stand for one of the window."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands above a card.

    Attributes:
        title: which round it is.
        rules: how it is played.
        result: what it has come to.
        detail: when, how long and with what help.
    """

    title: str = ""
    rules: str = ""
    result: str = ""
    detail: str = ""


class CardView(QWidget):
    """Shows a score card, and makes a picture or a text of it.

    Args:
        parent: the owning widget.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading()
        self.facts: Facts | None = None
        self._page = _Page(self.heading, (), self.font())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # to be read out
        self.setAccessibleName(self.tr("Score card"))

    def show_card(self, heading: Heading, facts: Facts) -> None:
        """Show a card."""
        self.heading, self.facts = heading, facts
        self._fit()
        self.setAccessibleDescription(self.text())
        self.updateGeometry()
        self.update()

    def text(self) -> str:
        """The card as plain text."""
        if self.facts is None:
            return ""
        head = self.heading
        return plain_card((head.title, head.rules, head.result, head.detail), self.facts)

    def picture(self) -> QImage:
        """The card as a picture, on light paper and without the mark of the hole in play."""
        page = self._made(ROOMY, points=False)
        size = page.size
        picture = QImage((size * _SCALE).toSize(), QImage.Format.Format_RGB32)
        colours = Colours.of(_light_palette())
        picture.fill(colours.paper)
        painter = QPainter(picture)
        painter.scale(_SCALE, _SCALE)
        page.draw(painter, QRectF(0, 0, size.width(), size.height()), colours)
        painter.end()
        return picture

    def sizeHint(self) -> QSize:
        """The size at which everything can be read with ease."""
        return _whole(self._made(ROOMY).size)

    def minimumSizeHint(self) -> QSize:
        """The size at which everything can just be read."""
        return _whole(self._made(MEASURES[-1]).size)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take as much room as there is."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Make the card as roomy as can be in this size."""
        for measure in MEASURES:
            self._page = self._made(measure)
            if self._page.size.boundedTo(QSizeF(self.size())) == self._page.size:
                break

    def _made(self, measure: Measure, *, points: bool = True) -> _Page:
        """The card laid out by a measure; whether the hole in play is pointed out."""
        if self.facts is None:
            return _Page(self.heading, (), self.font(), measure)
        current = self.facts.current if points else None
        return _Page(self.heading, all_rows(self.facts), self.font(), measure, current)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card."""
        painter = QPainter(self)
        colours = Colours.of(self.palette())
        painter.fillRect(self.rect(), colours.paper)
        self._page.draw(painter, QRectF(self.rect()), colours)
        if self.hasFocus():
            mark = self.palette().color(QPalette.ColorRole.Highlight)
            draw_ring(painter, QRectF(self.rect()), mark, radius=RADIUS)
        painter.end()


class _Page:
    """A card with its heading, laid out by a measure.

    Args:
        heading: what stands above the rows.
        rows: the rows.
        font: of what is written.
        measure: how much room it takes.
        current: the hole to point out, from 0, or None.
    """

    def __init__(
        self,
        heading: Heading,
        rows: Sequence[Row],
        font: QFont,
        measure: Measure = ROOMY,
        current: int | None = None,
    ) -> None:
        self._small = scaled(font, measure.letters, bold=False)
        self._large = scaled(font, measure.letters * _TITLE * 0.9, bold=True)
        self._unit = QFontMetricsF(self._small).height()
        self._margin = measure.margin * self._unit
        self._sheet = Sheet(rows, font, current, measure)
        self._lines = (
            *_lines(heading.title, heading.result, self._large, self._sheet.size.width()),
            *_lines(heading.rules, heading.detail, self._small, self._sheet.size.width()),
        )

    @property
    def size(self) -> QSizeF:
        """The size at which everything can be read."""
        size = self._sheet.size
        widths = [QFontMetricsF(font).horizontalAdvance(a + b) for a, b, font in self._lines]
        return QSizeF(
            max(size.width(), *widths) + 2 * self._margin,
            size.height() + self._head_height + 3 * self._margin,
        )

    @property
    def _head_height(self) -> float:
        return sum(self._height(font) for _, _, font in self._lines)

    def _height(self, font: QFont) -> float:
        return (_TITLE if font is self._large else _SMALL_LINE) * self._unit

    def draw(self, painter: QPainter, area: QRectF, colours: Colours) -> None:
        """Draw it from the top of an area on."""
        inner = area.adjusted(self._margin, self._margin, -self._margin, -self._margin)
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        middle, top = Qt.AlignmentFlag.AlignVCenter, inner.top()
        for first, last, font in self._lines:
            line = QRectF(inner.left(), top, inner.width(), self._height(font))
            painter.setFont(font)
            painter.setPen(colours.ink if font is self._large else colours.tone(0.7))
            painter.drawText(line, left | middle, first)
            painter.drawText(line, right | middle, last)
            top = line.bottom()
        below = self._head_height + self._margin
        self._sheet.draw(painter, inner.adjusted(0, below, 0, 0), colours)


def _whole(size: QSizeF) -> QSize:
    """The size in whole pixels that has room for another."""
    return QSize(ceil(size.width()), ceil(size.height()))


def _lines(left: str, right: str, font: QFont, width: float) -> list[tuple[str, str, QFont]]:
    """Two texts in one line, or in two where one has no room for both."""
    if QFontMetricsF(font).horizontalAdvance(f"{left}  {right}") <= width:
        return [(left, right, font)]
    return [(left, "", font), (right, "", font)]


def _light_palette() -> QPalette:
    """A palette of black on white, whatever the window's is."""
    palette = QPalette(QGuiApplication.palette())
    palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.white)
    palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
    return palette
