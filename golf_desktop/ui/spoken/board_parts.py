"""The parts of the board in Qt's accessibility tree.

A graphics view shows a screen reader nothing of what it draws. So each free card, the stock, the
waste and the score have a widget over them that draws nothing, takes no mouse and no keyboard, and
lends its place in the tree. Interfaces of our own would need neither, but who owns an interface
that was made in Python differs between the releases of Qt for Python.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from golf_desktop.engine.layout import Layout
from golf_desktop.model.table import Table
from golf_desktop.ui.board.key_labels import ends, key_indices
from golf_desktop.ui.board.scene import BoardScene
from golf_desktop.ui.board.target import Spot, Target
from golf_desktop.ui.board.view import BoardView
from golf_desktop.ui.spoken.texts import (
    beneath_names,
    score_name,
    slot_name,
    stock_name,
    waste_name,
)


def _make_unseen(part: QWidget) -> None:
    """Let a widget be there for a screen reader alone."""
    part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    part.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
    part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    part.setUpdatesEnabled(False)


class BoardParts(QObject):
    """Keeps the parts of the board in the tree as they are.

    A pile, or what a key of the board plays, keeps its part while its card changes.

    Args:
        view: the board.
        scene: where its parts lie.
        table: the game, and whom a press asks for moves.
    """

    def __init__(self, view: BoardView, scene: BoardScene, table: Table) -> None:
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._table = table
        self._slots: dict[int, int] = {}
        self.cards: list[QPushButton] = []
        """What stands for the free cards, by the order of their keys."""
        self._layout: Layout | None = None
        viewport = view.viewport()
        self.stock = QPushButton(viewport)
        self.waste = QLabel(viewport)
        self.score = QLabel(viewport)
        for part in (self.stock, self.waste, self.score):
            _make_unseen(part)
        self.stock.pressed.connect(table.turn)
        for signal in (table.dealt, table.moved, table.undone, table.rules_chosen, view.laid_out):
            signal.connect(self.follow)
        self.follow()

    def name_of(self, target: Target | None) -> str:
        """What a part of the board is called."""
        position = self._table.position
        if isinstance(target, int):
            return slot_name(position, target)
        return "" if target is None else stock_name(position)

    def follow(self) -> None:
        """Name all parts, and put each over what it stands for."""
        position = self._table.position
        layout = position.deal.rules.layout
        if layout != self._layout:
            self._take(layout)
        indices = key_indices(layout)
        self._slots = {indices[slot]: slot for slot in position.free_slots}
        for index, part in enumerate(self.cards):
            slot = self._slots.get(index)
            part.setVisible(slot is not None)
            if slot is not None:
                part.setAccessibleName(slot_name(position, slot))
                part.setAccessibleDescription(beneath_names(position, slot))
                self._lay(part, self._scene.target_rect(slot))
        self.stock.setVisible(layout.has_stock)
        if layout.has_stock:
            self.stock.setAccessibleName(stock_name(position))
            self._lay(self.stock, self._scene.target_rect(Spot.STOCK))
        self.waste.setAccessibleName(waste_name(position))
        self._lay(self.waste, self._scene.target_rect(Spot.WASTE))
        self.waste.show()
        self.score.setAccessibleName(score_name(position))
        self.score.setGeometry(0, 0, 1, 1)  # it stands nowhere on the board
        self.score.show()

    def _take(self, layout: Layout) -> None:
        """Have a part for each card that can be free at one time, before those of stock and waste.

        A screen reader goes through them in the order in which they lie.
        """
        self._layout = layout
        for old in self.cards:
            old.setParent(None)
            old.deleteLater()
        self.cards = []
        for index in range(len(ends(layout))):
            part = QPushButton(self._view.viewport())
            _make_unseen(part)
            part.pressed.connect(partial(self._play, index))
            self.cards.append(part)
        for last in (self.waste, self.stock, self.score):
            last.raise_()

    def _play(self, index: int) -> None:
        if index in self._slots:
            self._table.play(self._slots[index])

    def _lay(self, part: QWidget, area: QRectF) -> None:
        part.setGeometry(self._view.mapFromScene(area).boundingRect())
