"""One card on the board."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from golf_desktop.ui.board.faces import CardFaces
from golf_desktop.ui.board.geometry import CARD_HEIGHT, CARD_WIDTH
from golf_desktop.ui.board.pixels import paint_in_pixels
from golf_desktop.ui.card_colours import CARD_SHADOW

_SHADOW = 0.12
_BOUNDS = QRectF(-_SHADOW, -_SHADOW, CARD_WIDTH + 2 * _SHADOW, CARD_HEIGHT + 2 * _SHADOW)


class CardItem(QGraphicsItem):
    """A card that knows its face and back and which of them is up. It knows no rule.

    Args:
        faces: where its pictures come from.
        index: the card's index in the deal, its identity.
    """

    def __init__(self, faces: CardFaces, index: int) -> None:
        super().__init__()
        self._faces = faces
        self.index = index
        self.face = ""
        self.back = ""
        self._turn = 0.0
        self._lifted = False

    @property
    def turn(self) -> float:
        """How far it is turned: 0 is face down, 1 is face up, in between it stands on edge."""
        return self._turn

    @turn.setter
    def turn(self, turn: float) -> None:
        if turn != self._turn:
            self._turn = turn
            self.update()

    @property
    def lifted(self) -> bool:
        """Whether it is in the player's hand, which shows by a shadow."""
        return self._lifted

    @lifted.setter
    def lifted(self, lifted: bool) -> None:
        if lifted != self._lifted:
            self._lifted = lifted
            self.update()

    def set_pictures(self, face: str, back: str) -> None:
        """Name its two pictures."""
        if (face, back) != (self.face, self.back):
            self.face, self.back = face, back
            self.update()

    def boundingRect(self) -> QRectF:
        """The card and its shadow."""
        return _BOUNDS

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the side that is up, to the pixel where the card is flat."""
        to_device = painter.deviceTransform()
        width = max(1, round(to_device.m11() * CARD_WIDTH))
        picture = self._faces.picture(self.face if self._turn >= 0.5 else self.back, width)
        if self._lifted:
            _paint_shadow(painter)
        edge = abs(math.cos(math.pi * self._turn))
        if edge >= 1.0 and picture.width() == width:
            # Its corner on a whole pixel, or the picture would be blurred by being resampled.
            corner = paint_in_pixels(painter).map(QPointF(0, 0))
            painter.drawPixmap(round(corner.x()), round(corner.y()), picture)
        else:
            # A picture that is only shown until the right one is drawn need not be smooth.
            painter.setRenderHint(
                QPainter.RenderHint.SmoothPixmapTransform, picture.width() == width
            )
            half = CARD_WIDTH / 2
            area = QRectF(half - half * edge, 0, CARD_WIDTH * edge, CARD_HEIGHT)
            painter.drawPixmap(area, picture, QRectF(picture.rect()))


def _paint_shadow(painter: QPainter) -> None:
    """A soft shadow below and to the right, as of a lamp above the player's left shoulder."""
    painter.setPen(Qt.PenStyle.NoPen)
    layers = 6
    for layer in range(layers):
        spread = _SHADOW * (0.55 - layer / layers)
        painter.setBrush(CARD_SHADOW)
        painter.drawRoundedRect(
            QRectF(0.02, 0.05, CARD_WIDTH, CARD_HEIGHT).adjusted(-spread, -spread, spread, spread),
            0.09,
            0.09,
        )
