"""The score card as it is seen: the round above, the rows below."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from golf_desktop.ui.round.drawing import Colours, Sheet
from golf_desktop.ui.round.export import plain_card
from golf_desktop.ui.round.sheet import Facts, all_rows

_MARGIN = 1.2
"""Around the card, in heights of the letters."""
_TITLE = 1.5
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
        self._sheet = Sheet((), self.font())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self.setAccessibleName(self.tr("Score card"))

    def show_card(self, heading: Heading, facts: Facts) -> None:
        """Show a card."""
        self.heading, self.facts = heading, facts
        self._sheet = Sheet(all_rows(facts), self.font(), facts.current)
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
        sheet = Sheet(all_rows(self.facts), self.font()) if self.facts else self._sheet
        size = self._size_of(sheet)
        picture = QImage((size * _SCALE).toSize(), QImage.Format.Format_RGB32)
        colours = Colours.of(_light_palette())
        picture.fill(colours.paper)
        painter = QPainter(picture)
        painter.scale(_SCALE, _SCALE)
        self._draw(painter, QRectF(0, 0, size.width(), size.height()), sheet, colours)
        painter.end()
        return picture

    def sizeHint(self) -> QSize:
        """The size at which everything can be read."""
        return self._size_of(self._sheet).toSize()

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card."""
        painter = QPainter(self)
        colours = Colours.of(self.palette())
        painter.fillRect(self.rect(), colours.paper)
        self._draw(painter, QRectF(self.rect()), self._sheet, colours)
        painter.end()

    def _size_of(self, sheet: Sheet) -> QSizeF:
        margin = _MARGIN * self._unit
        size = sheet.size
        return QSizeF(size.width() + 2 * margin, size.height() + 3 * margin + self._head_height)

    @property
    def _unit(self) -> float:
        return QFontMetricsF(self.font()).height()

    @property
    def _head_height(self) -> float:
        return (_TITLE + 1.3) * self._unit

    def _draw(self, painter: QPainter, area: QRectF, sheet: Sheet, colours: Colours) -> None:
        margin = _MARGIN * self._unit
        inner = area.adjusted(margin, margin, -margin, -margin)
        self._draw_heading(painter, inner, colours)
        sheet.draw(painter, inner.adjusted(0, self._head_height + margin, 0, 0), colours)

    def _draw_heading(self, painter: QPainter, area: QRectF, colours: Colours) -> None:
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        middle, head = Qt.AlignmentFlag.AlignVCenter, self.heading
        line = QRectF(area.left(), area.top(), area.width(), _TITLE * self._unit)
        painter.setFont(_large(self.font()))
        painter.setPen(colours.ink)
        painter.drawText(line, left | middle, head.title)
        painter.drawText(line, right | middle, head.result)
        small = QRectF(area.left(), line.bottom(), area.width(), 1.3 * self._unit)
        painter.setFont(self.font())
        painter.setPen(colours.tone(0.7))
        painter.drawText(small, left | middle, head.rules)
        painter.drawText(small, right | middle, head.detail)


def _large(font: QFont) -> QFont:
    large = QFont(font)
    if large.pointSizeF() > 0:
        large.setPointSizeF(large.pointSizeF() * _TITLE * 0.9)
    else:
        large.setPixelSize(round(large.pixelSize() * _TITLE * 0.9))
    large.setBold(True)
    return large


def _light_palette() -> QPalette:
    """A palette of black on white, whatever the window's is."""
    palette = QPalette(QGuiApplication.palette())
    palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.white)
    palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
    return palette
