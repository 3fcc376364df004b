"""Where the cards of a small board lie. Plain numbers, in cards.

It is laid out as the board itself is, on a board of the same shape, so that it looks the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from golf_desktop.engine.deal import Deal
from golf_desktop.engine.layout import Layout
from golf_desktop.engine.position import Position
from golf_desktop.ui.board.geometry import CARD_HEIGHT, Geometry, Point


@dataclass(frozen=True, slots=True)
class Spot:
    """One card of a small board, or an empty place.

    Attributes:
        x: its left edge.
        y: its upper edge.
        card: the index of its card in the deal; None for an empty place.
        is_face_up: whether its face shows.
        is_free: whether nothing lies on it.
    """

    x: float
    y: float
    card: int | None
    is_face_up: bool = True
    is_free: bool = True


@dataclass(frozen=True, slots=True)
class SmallBoard:
    """A board at the beginning of a deal.

    Attributes:
        spots: every card in dealing order, so that each lies on those before it.
        width: how wide the whole is.
        height: how high it is.
        strip: how much of a covered card is seen at its top.
        bed: two corners of the bed of the waste, or None where there is none.
    """

    spots: tuple[Spot, ...]
    width: float
    height: float
    strip: float
    bed: tuple[Point, Point] | None

    @classmethod
    def of(cls, deal: Deal, aspect: float) -> SmallBoard:
        """Lay a deal out before its first move, on a board `aspect` times as wide as high."""
        return cls.at(Position.from_deal(deal), aspect)

    @classmethod
    def at(cls, position: Position, aspect: float) -> SmallBoard:
        """Lay a position out on a board that is `aspect` times as wide as high."""
        deal, removed = position.deal, position.removed
        layout = deal.rules.layout
        geometry = Geometry.for_aspect(layout, aspect)
        spots = [
            Spot(
                place.x,
                place.y,
                slot,
                layout.is_face_up(slot, removed),
                layout.is_free(slot, removed),
            )
            for slot, place in enumerate(geometry.slots)
            if not removed >> slot & 1
        ]
        if layout.has_stock:
            left = deal.stock_start + position.turned if position.stock_left else None
            spots.append(Spot(geometry.stock.x, geometry.stock.y, left, is_face_up=False))
        spots.append(Spot(geometry.waste.x, geometry.waste.y, waste_card(position)))
        return cls(
            tuple(spots),
            geometry.width,
            geometry.height,
            _strip(layout, geometry),
            geometry.bed,
        )


def waste_card(position: Position) -> int | None:
    """The index of the waste card in the deal, or None while there is none."""
    deal = position.deal
    on_waste = [slot for slot in range(deal.first) if position.removed >> slot & 1]
    on_waste += range(deal.first, deal.stock_start + position.turned)
    return next((index for index in on_waste if deal.cards[index] == position.waste), None)


def _strip(layout: Layout, geometry: Geometry) -> float:
    """How much of the upper part of each covered card is seen, at least."""
    return min(
        (
            geometry.slots[over].y - geometry.slots[slot].y
            for slot, each in enumerate(layout.slots)
            for over in range(slot + 1, len(layout.slots))
            if each.covered_by >> over & 1
        ),
        default=CARD_HEIGHT,
    )
