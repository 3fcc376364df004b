"""The view: scales the board to the window and gives it the keyboard."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QLinearGradient,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from golf_desktop.model.table import Table
from golf_desktop.ui.board.key_labels import slot_of_label
from golf_desktop.ui.board.key_repeats import KeyRepeats
from golf_desktop.ui.board.scene import BoardScene
from golf_desktop.ui.board.target import Spot
from golf_desktop.ui.design import GREEN_CLOTH, Cloth

_COMMAND_KEYS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_ALT = Qt.KeyboardModifier.AltModifier
_HELD_MS = 350
"""Alt that is held down so long, in milliseconds, was no tap that asks for the menu bar."""
_ARROWS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ROW_ARROWS: dict[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class BoardView(QGraphicsView):
    """Shows the whole board at every size, and plays by keys.

    Args:
        scene: the board.
        table: whom to ask for moves.
        parent: the owning widget.
    """

    laid_out = Signal()
    """The board has been laid out for another size."""
    cloth_changed = Signal(object)
    """The board lies on another `Cloth`."""
    told = Signal(str)
    """A panel on the board tells something: the text."""

    def __init__(self, scene: BoardScene, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board = scene
        self._table = table
        self._shown = False
        self.cloth = GREEN_CLOTH
        """What the cards lie on."""
        self.repeating_keys: list[QKeySequence] = []
        """The keys of commands that count again and again while they are held down."""
        self._repeats = KeyRepeats()
        self._alt_held = QTimer(self, singleShot=True, interval=_HELD_MS)
        self._alt_held.timeout.connect(self._keep_menu_bar_out)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self._speak()
        scene.reshaped.connect(self._fit)
        scene.focus_moved.connect(self.setAccessibleDescription)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._speak()
            self._board.name_focus()

    def _speak(self) -> None:
        self.setAccessibleName(self.tr("Board"))

    def set_cloth(self, cloth: Cloth) -> None:
        """Lie on another cloth."""
        if cloth != self.cloth:
            self.cloth = cloth
            self.viewport().update()
            self.cloth_changed.emit(cloth)

    # -- Size ------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the board out for the new shape and scale it to fill the view."""
        super().resizeEvent(event)
        width, height = self.viewport().width(), self.viewport().height()
        if width <= 0 or height <= 0:
            return
        self._board.set_aspect(width / height)
        self._fit()

    def _fit(self) -> None:
        """Scale the board to fill the view, whose shape it has."""
        scale = self.viewport().width() / self._board.geometry.width
        self.resetTransform()
        self.scale(scale, scale)
        self.laid_out.emit()

    def lower_row_top(self) -> int:
        """How many pixels below its top edge the waste begins, and the stock beside it."""
        return self.mapFromScene(0, self._board.geometry.waste.y).y()

    def waste_end(self) -> int:
        """How many pixels from its left edge the waste ends."""
        return self.mapFromScene(self._board.target_rect(Spot.WASTE).topRight()).x()

    def playable_areas(self) -> list[QRect]:
        """The areas in pixels that must be seen to play."""
        return self._in_pixels(self._board.playable_areas())

    def tableau_areas(self) -> list[QRect]:
        """The areas in pixels of all cards that have not been played."""
        return self._in_pixels(self._board.tableau_areas())

    def telling_areas(self) -> list[QRect]:
        """The areas in pixels where rank and suit can be read of the cards on the board."""
        return self._in_pixels(self._board.telling_areas())

    def _in_pixels(self, areas: Iterable[QRectF]) -> list[QRect]:
        return [self.mapFromScene(area).boundingRect() for area in areas]

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
        cloth.setColorAt(0.0, QColor(self.cloth.light))
        cloth.setColorAt(1.0, QColor(self.cloth.shade))
        # At a scale that is no whole number the area to paint ends within a pixel.
        pixel = 2 / self.transform().m11()
        painter.fillRect(QRectF(rect).adjusted(-pixel, -pixel, pixel, pixel), cloth)

    # -- Keys ------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by keys: a card's key, Space for the stock, arrows and Enter for the ring.

        The digits among the cards' keys play alone and with Alt, the letters only with Alt, which
        also shows them. A key that repeats because it is held down plays nothing: held on from a
        dialog that it closed, it was never meant for the board.
        """
        # Shift is no matter: some keyboards have their digits there.
        held = event.modifiers() & _COMMAND_KEYS
        key = event.key()
        if key == Qt.Key.Key_Alt:
            self._board.show_labels(not held & ~_ALT)
            self._alt_held.start()
            event.ignore()  # the menu bar waits for Alt too, where it is only tapped
        elif held:
            slot = self._slot_by_alt(event)
            if slot is None:
                event.ignore()
            elif not self._repeats.is_repeat(event):
                self._table.play(slot)
        elif key in _ARROWS:
            self._board.set_focus(self._board.walk.across(self._board.focus, _ARROWS[key]))
        elif key in _ROW_ARROWS:
            self._board.set_focus(self._board.walk.updown(self._board.focus, _ROW_ARROWS[key]))
        elif self._repeats.is_repeat(event) or not self._play_by_key(key, event.text()):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Note when a key was let go; without Alt the cards' keys are not shown."""
        self._repeats.note_release(event)
        if event.key() == Qt.Key.Key_Alt:
            self._board.show_labels(False)
            self._alt_held.stop()
        super().keyReleaseEvent(event)

    def _keep_menu_bar_out(self) -> None:
        """Let the menu bar forget that it waits for Alt to be let go.

        Who holds Alt down reads the cards' keys. The menu bar forgets about Alt when the window
        is activated, or at any other key; no other message that it heeds does nothing else.
        """
        QCoreApplication.sendEvent(self.viewport(), QEvent(QEvent.Type.ActivationChange))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Alt may be let go where the board does not see it."""
        self._board.show_labels(False)
        super().focusOutEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep some keys from the shortcuts of commands.

        Those are the cards' keys with Alt, and the repeats of a held key, but for undo and redo.
        """
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
            and (self._slot_by_alt(event) is not None or self._is_mere_repeat(event))
        ):
            event.accept()
            return True
        return super().event(event)

    def _is_mere_repeat(self, event: QKeyEvent) -> bool:
        keys = QKeySequence(event.keyCombination())
        return self._repeats.is_repeat(event) and keys not in self.repeating_keys

    def _slot_by_alt(self, event: QKeyEvent) -> int | None:
        """The slot whose card a key with Alt plays, or None."""
        key = event.key()
        if event.modifiers() & _COMMAND_KEYS != _ALT or not Qt.Key.Key_0 <= key <= Qt.Key.Key_Z:
            return None
        return self._slot_of(chr(key).lower())

    def _slot_of(self, label: str) -> int | None:
        position = self._table.position
        return slot_of_label(position.deal.rules.layout, label, position.removed)

    def _play_by_key(self, key: int, text: str) -> bool:
        """Do what a key means; say whether it means anything."""
        slot = self._slot_of(text) if text.isdigit() else None
        if key == Qt.Key.Key_Space:
            self._table.turn()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._play_focus()
        elif key == Qt.Key.Key_Escape:
            return self._let_go()
        elif slot is not None:
            self._table.play(slot)
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
            self._board.set_focus(self._board.walk.first())
        elif isinstance(focus, int):
            self._table.play(focus)
        else:
            self._table.turn()
