"""The view: scales the board to the window and gives it the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QLinearGradient,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from golf_desktop.engine.layout import PILE_KEYS
from golf_desktop.model.table import Table
from golf_desktop.ui.board.key_repeats import KeyRepeats
from golf_desktop.ui.board.scene import BoardScene
from golf_desktop.ui.board.target import Spot, Target
from golf_desktop.ui.theme import CLOTH, CLOTH_SHADE

_COMMAND_KEYS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_REPEATING = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
_ARROWS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class BoardView(QGraphicsView):
    """Shows the whole board at every size, and plays by keys.

    Args:
        scene: the board.
        table: whom to ask for moves.
        parent: the owning widget.
    """

    laid_out = Signal()
    """The board has been laid out for another size."""

    def __init__(self, scene: BoardScene, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board = scene
        self._table = table
        self._shown = False
        self._repeats = KeyRepeats()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self.setAccessibleName(self.tr("Board"))

    # -- Size ------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the board out for the new shape and scale it to fill the view."""
        super().resizeEvent(event)
        width, height = self.viewport().width(), self.viewport().height()
        if width <= 0 or height <= 0:
            return
        self._board.set_aspect(width / height)
        scale = width / self._board.geometry.width
        self.resetTransform()
        self.scale(scale, scale)
        self.laid_out.emit()

    def lower_row_top(self) -> int:
        """How many pixels below its top edge the row of stock and waste begins."""
        return self.mapFromScene(0, self._board.geometry.stock.y).y()

    def waste_end(self) -> int:
        """How many pixels from its left edge the waste ends."""
        return self.mapFromScene(self._board.rest_rect(self._board.waste_top).topRight()).x()

    def showEvent(self, event: QShowEvent) -> None:
        """Deal the first deal once the board can be seen."""
        super().showEvent(event)
        if not self._shown:
            self._shown = True
            self._board.deal_out()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the cloth. Kept as a picture it would be no faster, and cost memory."""
        # Light from above: of all gradients only an upright one is as quick as a plain colour.
        cloth = QLinearGradient(0, 0, 0, self.sceneRect().height())
        cloth.setColorAt(0.0, CLOTH)
        cloth.setColorAt(1.0, CLOTH_SHADE)
        # At a scale that is no whole number the area to paint ends within a pixel.
        pixel = 2 / self.transform().m11()
        painter.fillRect(QRectF(rect).adjusted(-pixel, -pixel, pixel, pixel), cloth)

    # -- Keys ------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by keys: a pile's number, Space for the stock, arrows and Enter for the ring.

        A key that repeats because it is held down plays nothing: held on from a dialog that it
        closed, it was never meant for the board.
        """
        # Shift is no matter: some keyboards have their digits there.
        if event.modifiers() & _COMMAND_KEYS:
            event.ignore()
            return
        key = event.key()
        if key in _ARROWS:
            self._walk(_ARROWS[key])
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._change_row(down=key == Qt.Key.Key_Down)
        elif self._repeats.is_repeat(event) or not self._play_by_key(key, event.text()):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Note when a key was let go."""
        self._repeats.note_release(event)
        super().keyReleaseEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep the repeats of a held key from the shortcuts of commands, but for undo and redo."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
            and self._repeats.is_repeat(event)
            and not any(event.matches(key) for key in _REPEATING)
        ):
            event.accept()
            return True
        return super().event(event)

    def _play_by_key(self, key: int, text: str) -> bool:
        """Do what a key means; say whether it means anything."""
        pile = PILE_KEYS.find(text) if text else -1
        if key == Qt.Key.Key_Space:
            self._table.turn()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._play_focus()
        elif key == Qt.Key.Key_Escape:
            return self._let_go()
        elif 0 <= pile < len(self._table.game.deal.rules.layout.piles):
            self._table.play_pile(pile)
        else:
            return False
        return True

    def _let_go(self) -> bool:
        """Drop a dragged card, or hide the ring; say whether there was either."""
        if self._board.hand.dragged is not None:
            self._board.hand.drop_home()
        elif self._board.focus is not None:
            self._board.set_focus(None)
        else:
            return False
        return True

    def _play_focus(self) -> None:
        focus = self._board.focus
        if focus is None:
            self._board.set_focus(self._first_focus())
        elif isinstance(focus, int):
            self._table.play(focus)
        else:
            self._table.turn()

    def _first_focus(self) -> Target:
        """Where the ring appears: on the first card that fits, else on the stock."""
        legal = {play.slot for play in self._table.position.legal_plays()}
        return next((slot for slot in self._board.free_slots() if slot in legal), Spot.STOCK)

    def _walk(self, step: int) -> None:
        """Move the ring along the free cards."""
        focus, free = self._board.focus, self._board.free_slots()
        if isinstance(focus, int) and focus in free:
            place = min(max(free.index(focus) + step, 0), len(free) - 1)
            self._board.set_focus(free[place])
        elif focus is None:
            self._board.set_focus(self._first_focus())

    def _change_row(self, *, down: bool) -> None:
        """Move the ring between the tableau and the stock."""
        free = self._board.free_slots()
        if self._board.focus is None:
            self._board.set_focus(self._first_focus())
        elif down:
            self._board.set_focus(Spot.STOCK)
        elif self._board.focus is Spot.STOCK and free:
            self._board.set_focus(free[0])
