"""The score card as a strip on the board, after each hole."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from golf_desktop.storage.round_file import SavedRound
from golf_desktop.ui.design import SMALL, STRIP, scale_font
from golf_desktop.ui.round.drawing import Colours, Sheet
from golf_desktop.ui.round.sheet import short_rows
from golf_desktop.ui.round.texts import total_text

_COLOURS = Colours(
    paper=QColor(STRIP.base),
    ink=QColor(STRIP.text),
    band=QColor(STRIP.window),
    on_band=QColor(STRIP.faint),
    good=QColor(STRIP.good),
    bad=QColor(STRIP.bad),
)
"""Those of the panels on the board, whatever the palette is."""


class CardStrip(QWidget):
    """Three rows: the holes, their strokes, and how far over par the round stood after each."""

    def __init__(self) -> None:
        super().__init__()
        scale_font(self, SMALL)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._sheet = Sheet((), self.font())

    def show_round(self, saved: SavedRound) -> None:
        """Show where a round stands."""
        self._sheet = Sheet(short_rows(saved.card), self.font())
        self.setAccessibleName(total_text(saved.card))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The size at which everything can be read."""
        return self._sheet.size.toSize()

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        self._sheet.draw(painter, QRectF(self.rect()), _COLOURS)
        painter.end()
