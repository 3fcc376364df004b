"""What lies under the cards: outlines where there is none, the bed of the waste, the count."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from golf_desktop.engine.layout import Layout
from golf_desktop.engine.position import Position
from golf_desktop.ui.board.card_item import CardItem
from golf_desktop.ui.board.faces import CardFaces
from golf_desktop.ui.board.geometry import Geometry
from golf_desktop.ui.board.marks import Bed, CountBadge
from golf_desktop.ui.board.rests import to_qt

_PLACE_Z = -1.0


class Ground:
    """An outline for each column, for the spent stock and for the empty waste, and what is more.

    Args:
        scene: the board.
        faces: where the outlines' pictures come from.
    """

    def __init__(self, scene: QGraphicsScene, faces: CardFaces) -> None:
        self._scene = scene
        self._faces = faces
        self._columns: list[CardItem] = []
        self._waste = self._add_place("empty")
        self._spent = self._add_place("spent")
        self._bed = Bed()
        self._badge = CountBadge()
        self._shows_count = True
        scene.addItem(self._bed)
        scene.addItem(self._badge)

    @property
    def waste(self) -> QPointF:
        """Where the waste begins."""
        return self._waste.pos()

    @property
    def stock(self) -> QPointF:
        """Where the stock lies."""
        return self._spent.pos()

    @property
    def bed(self) -> QRectF | None:
        """The bed of the waste, or None where it has none."""
        return self._bed.area if self._bed.isVisible() else None

    def lay(self, layout: Layout, geometry: Geometry) -> None:
        """Put everything in its place."""
        # In a pyramid outlines would lie across each other and say nothing.
        columns = [pile[0] for pile in layout.piles] if layout.has_columns else []
        while len(self._columns) < len(columns):
            self._columns.append(self._add_place("empty"))
        for number, place in enumerate(self._columns):
            place.setVisible(number < len(columns))
        for place, slot in zip(self._columns, columns, strict=False):
            place.setPos(to_qt(geometry.slots[slot]))
        self._waste.setPos(to_qt(geometry.waste))
        bed = geometry.bed
        self._bed.lay(QRectF(to_qt(bed[0]), to_qt(bed[1])) if bed else QRectF())
        self._spent.setPos(to_qt(geometry.stock))
        self._badge.setPos(to_qt(geometry.stock))

    def show_count(self, shown: bool) -> None:
        """Show on the stock how many cards it has, or do not."""
        self._shows_count = shown
        self._badge.setVisible(shown and self._badge.count > 0)

    def follow(self, position: Position) -> None:
        """Show what a position leaves to be seen."""
        has_stock, stock_left = position.deal.rules.layout.has_stock, position.stock_left
        self._badge.count = stock_left
        self.show_count(self._shows_count)
        self._spent.setVisible(has_stock and stock_left == 0)
        self._waste.setVisible(position.waste is None)

    def _add_place(self, picture: str) -> CardItem:
        item = CardItem(self._faces, -1)
        item.set_pictures(picture, picture)
        item.turn = 1.0
        item.setZValue(_PLACE_Z)
        self._scene.addItem(item)
        return item
