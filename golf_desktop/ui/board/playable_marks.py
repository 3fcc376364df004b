"""Quiet marks on the cards that can be played."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from golf_desktop.ui.board.geometry import CARD_HEIGHT, CARD_WIDTH
from golf_desktop.ui.board.marks import MARK_Z
from golf_desktop.ui.board.pixels import paint_in_pixels
from golf_desktop.ui.design import BADGE, BADGE_TEXT

_RADIUS = 0.12
"""Of the disc, in cards."""
_LEAST_RADIUS = 7.0
"""And in pixels."""


class PlayableMarks(QGraphicsItem):
    """A small arrow, which points to the waste, on the lower edge of each of some cards.

    A shape and not a colour, so that it tells the same to every eye. Hidden without cards.
    """

    def __init__(self) -> None:
        super().__init__()
        self._places: Sequence[QPointF] = ()
        self.setVisible(False)
        self.setZValue(MARK_Z - 1)

    @property
    def places(self) -> Sequence[QPointF]:
        """The upper left corners of the cards that are marked."""
        return self._places

    def lay(self, places: Sequence[QPointF]) -> None:
        """Mark the cards at these places and no others."""
        if places != self._places:
            self.prepareGeometryChange()
            self._places = places
            self.setVisible(bool(places))
            self.update()

    def boundingRect(self) -> QRectF:
        """Around all the cards that are marked, and a little below."""
        area = QRectF()
        for place in self._places:
            area |= QRectF(place.x(), place.y(), CARD_WIDTH, CARD_HEIGHT + 2 * _RADIUS)
        return area

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the marks."""
        to_device = paint_in_pixels(painter)
        radius = max(_LEAST_RADIUS, _RADIUS * to_device.m11())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in self._places:
            edge = to_device.map(place + QPointF(CARD_WIDTH / 2, CARD_HEIGHT))
            centre = edge - QPointF(0, radius * 1.25)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(BADGE)
            painter.drawEllipse(centre, radius, radius)
            painter.setPen(
                QPen(
                    BADGE_TEXT,
                    radius / 4,
                    Qt.PenStyle.SolidLine,
                    Qt.PenCapStyle.RoundCap,
                    Qt.PenJoinStyle.RoundJoin,
                )
            )
            arrow = [QPointF(-0.42, -0.15), QPointF(0, 0.3), QPointF(0.42, -0.15)]
            painter.drawPolyline(QPolygonF([centre + each * radius for each in arrow]))
