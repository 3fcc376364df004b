"""The player's hand: turns press, drag and release into a wish for a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from golf_desktop.model.table import Table
from golf_desktop.ui import motion
from golf_desktop.ui.board.animator import FLYING_Z
from golf_desktop.ui.board.marks import Ring
from golf_desktop.ui.board.target import Spot, Target
from golf_desktop.ui.design import REFUSES, TAKES

if TYPE_CHECKING:
    from golf_desktop.ui.board.scene import BoardScene

_HELD_Z = 2 * FLYING_Z
_MUCH = 0.25
"""This share of a card's area must lie on the waste for a drop there."""


class Hand:
    """What the player holds: nothing, something pressed, or a card being dragged.

    Args:
        scene: the board.
        table: whom to ask for moves.
        take_ring: the ring that shows whether the waste would take the card.
    """

    def __init__(self, scene: BoardScene, table: Table, take_ring: Ring) -> None:
        self._scene = scene
        self._table = table
        self._take_ring = take_ring
        self._pressed: Target | None = None
        self._pressed_at = QPointF()
        self._dragged: int | None = None
        self._grip = QPointF()

    @property
    def dragged(self) -> int | None:
        """The slot of the card that is being dragged, or None."""
        return self._dragged

    def press(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take hold of what is under the pointer. A second button sends a dragged card home."""
        if event.button() is not Qt.MouseButton.LeftButton:
            self.drop_home()
            return
        self._scene.set_focus(None)
        self._pressed = self._scene.target_at(event.scenePos())
        self._pressed_at = event.scenePos()

    def press_again(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second press of a double click: on the stock one more, on a card nothing.

        Who double-clicks a card means that card, and must not play the one behind it as well.
        """
        if not isinstance(self._scene.target_at(event.scenePos()), int):
            self.press(event)

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Lift the pressed card once the pointer has gone far enough, and carry it."""
        if self._dragged is None and self._may_lift(event):
            self._lift()
        if self._dragged is not None:
            self._scene.cards[self._dragged].setPos(event.scenePos() - self._grip)
            self._show_readiness()

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let go: a click on what was pressed, or the end of a drag."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        if pressed != self._scene.target_at(event.scenePos()) and self._has_gone_far(event):
            pressed = None
        if self._dragged is not None:
            slot, on_waste = self._dragged, self._is_on_waste()
            if not on_waste or not self._table.play(slot):
                self.drop_home()
        elif isinstance(pressed, int):
            self._table.play(pressed)
        elif pressed is Spot.STOCK:
            self._table.turn()

    def drop_home(self) -> None:
        """Let go of everything; a dragged card flies to where it belongs."""
        self._pressed = None
        if self._dragged is None:
            return
        slot, self._dragged = self._dragged, None
        self._take_ring.setVisible(False)
        item = self._scene.cards[slot]
        item.lifted = False
        self._scene.animator.fly(item, self._scene.rest(slot), motion.RETURN_MS)

    def _may_lift(self, event: QGraphicsSceneMouseEvent) -> bool:
        if not isinstance(self._pressed, int):
            return False
        return self._has_gone_far(event) and self._pressed in self._table.position.free_slots

    @staticmethod
    def _has_gone_far(event: QGraphicsSceneMouseEvent) -> bool:
        """Whether the pointer is so far from where it was pressed that a drag is meant."""
        way = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
        return way.manhattanLength() >= QGuiApplication.styleHints().startDragDistance()

    def _lift(self) -> None:
        assert isinstance(self._pressed, int)
        self._dragged = self._pressed
        item = self._scene.cards[self._dragged]
        self._scene.animator.hold(item)
        self._grip = self._pressed_at - item.pos()
        item.setZValue(_HELD_Z)
        item.lifted = True

    def _is_on_waste(self) -> bool:
        """Whether the dragged card lies on the waste well enough to be dropped there."""
        assert self._dragged is not None
        card = self._scene.cards[self._dragged]
        waste = self._scene.waste_area()
        held = QRectF(card.pos(), self._scene.target_rect(Spot.WASTE).size())
        common = held.intersected(waste)
        return common.width() * common.height() >= _MUCH * held.width() * held.height()

    def _show_readiness(self) -> None:
        """Ring the waste card: plain where it would take the card, dashed where it would not."""
        assert self._dragged is not None
        cards = self._table.game.deal.cards
        takes = self._table.game.deal.rules.fits(
            cards[self._dragged], on=self._table.position.waste
        )
        self._take_ring.style(
            TAKES if takes else REFUSES, dashed=not takes, strong=self._is_on_waste()
        )
        self._take_ring.lay(self._scene.target_rect(Spot.WASTE).topLeft())
