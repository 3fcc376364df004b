"""Where every card of a game belongs on a board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from golf_desktop.engine.position import Position
from golf_desktop.ui.board.animator import Rest
from golf_desktop.ui.board.geometry import Geometry, Point

STOCK_Z, WASTE_Z = 100.0, 200.0
_STOCK_LIFT = 0.0035
"""How much higher each card of the stock seems to lie than the one below it."""
_HIGHEST_LIFT = 0.06
"""So high a stock seems at most, however many cards it has."""


def to_qt(point: Point) -> QPointF:
    """A place on the board, as Qt has it."""
    return QPointF(point.x, point.y)


def rests_of(position: Position, waste: Sequence[int], geometry: Geometry) -> list[Rest]:
    """Where every card belongs, by its index in the deal.

    Args:
        position: what lies on the board.
        waste: the cards of the waste from the first to the last, by their indices.
        geometry: where it lies.
    """
    deal, removed = position.deal, position.removed
    layout = deal.rules.layout
    # A card that is covered lies below it, and was dealt before it.
    rests = [
        Rest(to_qt(geometry.slots[slot]), float(slot), face_up=layout.is_face_up(slot, removed))
        for slot in range(deal.first)
    ]
    beside = len(deal.cards) - deal.first
    lift = min(_STOCK_LIFT, _HIGHEST_LIFT / max(1, beside))
    for depth in range(beside):
        height = beside - 1 - depth
        place = to_qt(geometry.stock) - QPointF(lift, lift) * height
        rests.append(Rest(place, STOCK_Z + height, face_up=False))
    for number, index in enumerate(waste):
        place = to_qt(geometry.waste_card(number, len(waste)))
        rests[index] = Rest(place, WASTE_Z + number, face_up=True)
    return rests
