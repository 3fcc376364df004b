"""The picture chooser: a small live board of each layout."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from golf_desktop.engine.layout import ALL_IN_A_ROW, LAYOUTS, Layout
from golf_desktop.engine.rules import Rules, king_rules
from golf_desktop.ui.design import CLOSE
from golf_desktop.ui.look import Look
from golf_desktop.ui.setup.tile import BoardTile

_ACROSS = 2
_WIDE = {ALL_IN_A_ROW.name}
"""The layouts that are shown over the whole width."""


class LayoutChooser(QWidget):
    """Tiles of which one is chosen, by mouse or by the arrow keys.

    Args:
        number: the number of the deal that the boards show.
        look: how the cards and the cloth look.
        factor: what the durations of animations are multiplied with.
        aspect: how many times the boards are as wide as high.
        parent: the owning widget.
    """

    chosen = Signal(object)
    """The player chose a `Layout`."""

    def __init__(
        self,
        number: int,
        look: Look,
        factor: float,
        aspect: float,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._waiting: deque[BoardTile] = deque()
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_next)
        self.tiles: dict[str, BoardTile] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(CLOSE)
        place = 0
        for layout in LAYOUTS.values():
            tile = BoardTile(number, Rules(king_rules(layout)[0], layout=layout), look, aspect)
            tile.factor = factor
            tile.draws_later = True
            tile.wants_picture.connect(lambda which=tile: self._draw_soon(which))
            self.tiles[layout.name] = tile
            self._group.addButton(tile)
            width = _ACROSS if layout.name in _WIDE else 1
            place += -place % width
            grid.addWidget(tile, place // _ACROSS, place % _ACROSS, 1, width)
            place += width
            tile.clicked.connect(lambda _, which=layout: self._choose(which))
        for line in range(grid.rowCount()):
            grid.setRowStretch(line, 1)

    def show_rules(self, rules: Rules) -> None:
        """Show these rules' layout as the chosen one, and their jokers in its cards."""
        tile = self.tiles[rules.layout.name]
        tile.show_rules(rules)
        tile.setChecked(True)

    def show_look(self, look: Look) -> None:
        """Show other cards and another cloth."""
        for tile in self.tiles.values():
            tile.show_look(look)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a neighbour by the arrow keys, the first or the last by Home and End."""
        tiles = list(self.tiles.values())
        here = next(place for place, tile in enumerate(tiles) if tile.isChecked())
        ahead = -1 if self.isRightToLeft() else 1
        there = {
            Qt.Key.Key_Left: here - ahead,
            Qt.Key.Key_Right: here + ahead,
            Qt.Key.Key_Up: here - _ACROSS if here >= _ACROSS else here,
            Qt.Key.Key_Down: min(here + _ACROSS, len(tiles) - 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(tiles) - 1,
        }.get(Qt.Key(event.key()))
        if there is None:
            super().keyPressEvent(event)
        elif 0 <= there < len(tiles) and there != here:
            tiles[there].setFocus()
            tiles[there].click()

    def _draw_soon(self, tile: BoardTile) -> None:
        """Draw a tile's board between other events, so that the dialog is there at once."""
        if tile not in self._waiting:
            self._waiting.append(tile)
        self._drawing.start()

    def _draw_next(self) -> None:
        if self._waiting:
            self._waiting.popleft().draw_board()
        if not self._waiting:
            self._drawing.stop()

    def _choose(self, layout: Layout) -> None:
        self.tiles[layout.name].deal_out()
        self.chosen.emit(layout)
