"""The flourish at the end of a won deal: cards arc into the hole of a golf flag."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import sin

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QPolygonF, QWindow
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from golf_desktop.ui import motion
from golf_desktop.ui.board.animator import FLYING_Z, Animator
from golf_desktop.ui.board.faces import CardFaces
from golf_desktop.ui.board.geometry import CARD_HEIGHT, CARD_WIDTH
from golf_desktop.ui.design import FLAG, FLAG_POLE, HOLE, HOLE_EDGE

_CARDS = 9
"""So many go into the hole."""
_TOP = 0.3
"""From the upper edge of the board to the tip of the flag, in cards."""
_POLE = 1.3
_CLOTH = QRectF(0, 0, 0.62, 0.4)
_HOLE = QRectF(-0.3, -0.085, 0.6, 0.17)
_RISE = 0.12
"""The share of its time in which the flag rises, and in which it sinks."""
_ARC_HEIGHT = 0.9
"""How far above the hole and the waste the cards fly, in cards."""
_SMALLEST = 0.12
"""What is left of a card's size when it drops in."""
_SKIPPED_BY = (
    QEvent.Type.KeyPress,
    QEvent.Type.ShortcutOverride,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.Wheel,
)


class Flourish(QObject):
    """Shows it once. Any key, click or touch ends it and does at once what it does otherwise.

    It hears of those from Qt's own window, before any widget does. To listen to the application
    would be heavy: each object that gets an event is given to Python then, and the first of a
    class that Python does not know makes it load all that Qt has, which takes 20 ms.

    The cards that fly are pictures: those of the deal lie on the waste, where they belong.

    Args:
        scene: the board.
        faces: where the card pictures come from.
        animator: what moves everything on the board.
        window: the window in which the board is seen.
    """

    def __init__(
        self, scene: QGraphicsScene, faces: CardFaces, animator: Animator, window: QWindow
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self._faces = faces
        self._animator = animator
        self._window = window
        self._items: list[QGraphicsItem] = []

    def begin(self, faces: Sequence[str], start: QPointF) -> None:
        """Begin, once the last card has come to the waste.

        Args:
            faces: the names of the pictures of the cards, the first to fly first.
            start: the middle of the waste card.
        """
        area = self._scene.sceneRect()
        hole = QPointF(area.center().x(), _TOP + _POLE)
        flag = _Flag()
        flag.setPos(hole)
        self._add(flag)
        self._animator.run(flag, partial(self._show, flag), motion.FLAG_MS, motion.PLAY_MS)
        for number, face in enumerate(faces[:_CARDS]):
            card = _Arc(self._faces, face, start, hole, -1.0 if number % 2 else 1.0)
            card.setZValue(FLYING_Z + _CARDS - number)
            self._add(card)
            delay = motion.PLAY_MS + _RISE * motion.FLAG_MS + number * motion.ARC_STEP_MS
            self._animator.run(card, card.show_at, motion.ARC_MS, delay)
        self._window.installEventFilter(self)

    def end(self) -> None:
        """Take it all away. What has ended does nothing."""
        if self._items:
            self._window.removeEventFilter(self)
            self._animator.drop(self._items)
            for item in self._items:
                self._scene.removeItem(item)
            self._items = []
            self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End at any input, which goes on its way."""
        is_held = isinstance(event, QKeyEvent) and event.isAutoRepeat()
        if event.type() in _SKIPPED_BY and not is_held:
            self.end()
        return False

    def _add(self, item: QGraphicsItem) -> None:
        item.setVisible(False)
        self._scene.addItem(item)
        self._items.append(item)

    def _show(self, flag: _Flag, share: float) -> None:
        """Raise and lower the flag; all ends with it."""
        flag.show_at(share)
        if share >= 1:
            self.end()


class _Flag(QGraphicsItem):
    """A hole with a flag in it; the hole is at the origin."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 0.0
        self.setZValue(FLYING_Z - 1)

    def show_at(self, share: float) -> None:
        """Be at this share of the time: rising, waving or sinking."""
        self._share = share
        self.setOpacity(min(1.0, share / _RISE, (1 - share) / _RISE))
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        """Hole, pole and cloth."""
        return QRectF(-0.35, -_POLE - 0.05, 1.05, _POLE + 0.2)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw them."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(HOLE_EDGE, 0.02))
        painter.setBrush(HOLE)
        painter.drawEllipse(_HOLE)
        painter.setPen(QPen(FLAG_POLE, 0.045, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(0, 0), QPointF(0, -_POLE))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(FLAG)
        wave = 0.05 * sin(self._share * 20)
        top = -_POLE
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(0.02, top),
                    QPointF(_CLOTH.width(), top + _CLOTH.height() / 2 + wave),
                    QPointF(0.02, top + _CLOTH.height()),
                ]
            )
        )


class _Arc(QGraphicsItem):
    """A card on its way into the hole, its middle at the origin.

    Args:
        faces: where its picture comes from.
        face: the picture's name.
        start: where it starts.
        hole: where it goes.
        side: to which side it leans, 1 or -1.
    """

    def __init__(
        self, faces: CardFaces, face: str, start: QPointF, hole: QPointF, side: float
    ) -> None:
        super().__init__()
        self._faces, self._face = faces, face
        self._start, self._hole, self._side = start, hole, side
        self._top = QPointF(
            (start.x() + hole.x()) / 2 + side * 0.5, min(start.y(), hole.y()) - _ARC_HEIGHT
        )
        self._share = 0.0

    def show_at(self, share: float) -> None:
        """Be at this share of the way; at its end it is gone."""
        self._share = share
        back = 1 - share
        way = self._start * back**2 + self._top * (2 * back * share) + self._hole * share**2
        self.setPos(way)
        self.setVisible(share < 1)

    def boundingRect(self) -> QRectF:
        """The card at its full size, however it leans."""
        half = (CARD_WIDTH**2 + CARD_HEIGHT**2) ** 0.5 / 2
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw it leaning, and the smaller the nearer to the hole."""
        # The picture that the cards on the board have too; another size would be drawn anew.
        width = max(1, round(painter.deviceTransform().m11() * CARD_WIDTH))
        picture = self._faces.picture(self._face, width)
        size = 1 - (1 - _SMALLEST) * self._share**2
        painter.rotate(self._side * 24 * self._share)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(-CARD_WIDTH / 2, -CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT)
        painter.scale(size, size)
        painter.drawPixmap(area, picture, QRectF(picture.rect()))
