"""What is drawn on the cloth besides cards: rings, the stock's count, the bed of the waste."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from golf_desktop.ui.board.geometry import CARD_HEIGHT, CARD_WIDTH
from golf_desktop.ui.board.pixels import paint_in_pixels
from golf_desktop.ui.design import BADGE, BADGE_TEXT, BED, BED_EDGE, MARK_SHADE

MARK_Z = 900.0
"""Above every card that rests, below those that fly."""
BED_Z = -2.0
"""Below the outlines of places where no card lies."""
_CORNER = 0.07
_SHADE = 0.025


class Ring(QGraphicsItem):
    """An outline around one card, hidden until it is laid.

    Args:
        colour: its colour.
        gap: how far outside the card's edge its middle runs, in cards.
        thickness: how thick it is, in cards.
        fill: what it lays over the card.
    """

    def __init__(
        self,
        colour: QColor,
        gap: float,
        thickness: float,
        fill: QColor | Qt.GlobalColor = Qt.GlobalColor.transparent,
    ) -> None:
        super().__init__()
        self._colour = colour
        self._gap = gap
        self._thickness = thickness
        self._fill = QColor(fill)
        self._dashed = False
        self._strong = False
        self.setVisible(False)
        self.setZValue(MARK_Z)

    def lay(self, place: QPointF) -> None:
        """Show it around the card at a place."""
        self.setPos(place)
        self.setVisible(True)

    def style(self, colour: QColor, *, dashed: bool, strong: bool) -> None:
        """Change how it looks: its colour, whether it is dashed, whether it is thick."""
        if (colour, dashed, strong) != (self._colour, self._dashed, self._strong):
            self._colour, self._dashed, self._strong = colour, dashed, strong
            self.update()

    def boundingRect(self) -> QRectF:
        """The card and the outline around it."""
        out = self._gap + 0.1
        return QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT).adjusted(-out, -out, out, out)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the outline."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        out = self._gap
        area = QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT).adjusted(-out, -out, out, out)
        thickness = self._thickness * (1.6 if self._strong else 1.0)
        # A dark line below the coloured one, to be seen on white cards as well as on the cloth.
        painter.setBrush(self._fill)
        painter.setPen(QPen(MARK_SHADE, thickness + _SHADE))
        painter.drawRoundedRect(area, _CORNER + out, _CORNER + out)
        pen = QPen(self._colour, thickness)
        if self._dashed:
            pen.setDashPattern([3, 2.2])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawRoundedRect(area, _CORNER + out, _CORNER + out)


class CountBadge(QGraphicsItem):
    """The number of cards in the stock, on the stock."""

    def __init__(self) -> None:
        super().__init__()
        self._count = 0
        self.setZValue(MARK_Z)

    @property
    def count(self) -> int:
        """The number it shows; at zero it hides."""
        return self._count

    @count.setter
    def count(self, count: int) -> None:
        self._count = count
        self.setVisible(count > 0)
        self.update()

    def boundingRect(self) -> QRectF:
        """The lower half of the card it lies on."""
        return QRectF(0, CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT / 2)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the number on a pill."""
        to_device = paint_in_pixels(painter)
        unit = to_device.m11()
        centre = to_device.map(QPointF(CARD_WIDTH / 2, CARD_HEIGHT - 0.2))
        height = max(18.0, 0.27 * unit)
        width = height * 1.55
        pill = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(BADGE)
        painter.drawRoundedRect(pill, height / 2, height / 2)
        font = painter.font()
        font.setPixelSize(max(11, round(height * 0.66)))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(BADGE_TEXT)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, str(self._count))


class Bed(QGraphicsItem):
    """What the waste lies on where it lies among columns. Hidden until it is laid."""

    def __init__(self) -> None:
        super().__init__()
        self._area = QRectF()
        self.setVisible(False)
        self.setZValue(BED_Z)

    @property
    def area(self) -> QRectF:
        """Where it lies."""
        return self._area

    def lay(self, area: QRectF) -> None:
        """Show it; hide it when the area is empty."""
        self.prepareGeometryChange()
        self._area = area
        self.setVisible(not area.isEmpty())

    def boundingRect(self) -> QRectF:
        """Its area."""
        return self._area

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a hollow in the cloth."""
        edge = 0.02
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(BED_EDGE, edge))
        painter.setBrush(BED)
        area = self._area.adjusted(edge, edge, -edge, -edge)
        painter.drawRoundedRect(area, 2 * _CORNER, 2 * _CORNER)
