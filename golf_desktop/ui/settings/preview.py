"""What the board would look like: some real cards, and a back, on the cloth."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from golf_desktop.storage.settings import CardBack
from golf_desktop.ui.board.faces import CardFaces
from golf_desktop.ui.board.geometry import CARD_HEIGHT, CARD_WIDTH
from golf_desktop.ui.design import MARGIN, RADIUS, Cloth
from golf_desktop.ui.look import Look

_FAN = ("KH", "7C", "TD", "AS")
"""One of each suit; a court, many pips, the widest index and the one great pip."""
_STEP = 0.62
"""From one card of the fan to the next, in cards."""
_ASIDE = 0.45
"""Between the fan and the back, in cards."""
_HEIGHT = 150
_LEAST_HEIGHT = 96
_WIDE = _STEP * (len(_FAN) - 1) + 2 * CARD_WIDTH + _ASIDE


class Preview(QWidget):
    """Shows a look, as large as there is room.

    Args:
        look: what it shows at first.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._faces = CardFaces(self)
        self._faces.redrawn.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(_LEAST_HEIGHT)
        self.setAccessibleName(self.tr("How cards and table look"))
        self.show_look(look)

    @property
    def look(self) -> Look:
        """What it shows."""
        return self._look

    def show_look(self, look: Look) -> None:
        """Show another one."""
        self._look = look
        self._faces.set_deck(look.deck, four_colours=look.four_colours)
        self.update()

    def sizeHint(self) -> QSize:
        """A comfortable size."""
        return QSize(round(_HEIGHT * 2.2), _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cloth and the cards, to the pixel."""
        painter = QPainter(self)
        paint_cloth(painter, QRectF(self.rect()), self._look.cloth)
        ratio = self.devicePixelRatioF()
        room = QSize(self.width() - 2 * MARGIN, self.height() - 2 * MARGIN)
        card = min(room.height() / CARD_HEIGHT, room.width() / _WIDE)
        width = round(card * ratio)
        if width > 0:
            left = (self.width() - _WIDE * card) / 2
            top = (self.height() - CARD_HEIGHT * card) / 2
            for number, name in enumerate(_FAN):
                self._draw(painter, name, left + number * _STEP * card, top, width)
            back = left + (_WIDE - CARD_WIDTH) * card
            self._draw(painter, f"back-{self._look.back}", back, top, width)
        painter.end()

    def _draw(self, painter: QPainter, name: str, x: float, y: float, width: int) -> None:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self._faces.picture(name, width))
        picture.setDevicePixelRatio(ratio)
        painter.drawPixmap(QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio), picture)


def paint_cloth(painter: QPainter, area: QRectF, cloth: Cloth) -> None:
    """Fill an area with round corners with a cloth."""
    shade = QLinearGradient(area.topLeft(), area.bottomLeft())
    shade.setColorAt(0, QColor(cloth.light))
    shade.setColorAt(1, QColor(cloth.shade))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(area, RADIUS, RADIUS)


def cloth_picture(cloth: Cloth, size: QSize, ratio: float) -> QPixmap:
    """A piece of a cloth."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_cloth(painter, QRectF(0, 0, size.width(), size.height()), cloth)
    painter.end()
    return picture


def back_picture(back: CardBack, width: int, ratio: float) -> QPixmap:
    """A card that lies face down."""
    picture = QPixmap(CardFaces().picture(f"back-{back}", round(width * ratio)))
    picture.setDevicePixelRatio(ratio)
    return picture
