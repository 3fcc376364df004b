"""Where the cards of a small board lie. Plain numbers, in cards, as on the board itself.

A small board shows all at a glance and nothing is played on it, so it lays cards out more tightly
than the board does, and many short stacks in several rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from golf_desktop.engine.deal import Deal
from golf_desktop.engine.layout import FirstWaste, Layout

HEIGHT = 1.4
_GAP = 0.12
_FAN = 0.40
_ROW = 0.62
"""From one row of a pyramid to the next."""
_RING = (6, 3, 5)
"""How seventeen stacks lie around the waste: above it, to either side of it, below it."""


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
    """

    spots: tuple[Spot, ...]
    width: float
    height: float
    strip: float

    @classmethod
    def of(cls, deal: Deal) -> SmallBoard:
        """Lay out a deal."""
        layout = deal.rules.layout
        places = [*_tableau(layout)]
        spots = [
            Spot(x, y, slot, layout.is_face_up(slot, 0), layout.is_free(slot, 0))
            for slot, (x, y) in enumerate(places)
        ]
        spots += _beside(deal, places)
        left = min(spot.x for spot in spots)
        moved = tuple(
            Spot(spot.x - left, spot.y, spot.card, spot.is_face_up, spot.is_free) for spot in spots
        )
        return cls(
            moved,
            1 + max(spot.x for spot in moved),
            HEIGHT + max(spot.y for spot in moved),
            _FAN if layout.has_columns else _ROW,
        )


def _tableau(layout: Layout) -> Iterator[tuple[float, float]]:
    """The place of each slot."""
    if _is_ring(layout):
        stacks = list(_ring())
        for slot, pile in zip(layout.slots, layout.pile_of, strict=True):
            x, y = stacks[pile]
            yield x, y + slot.y * _FAN
        return
    row = _FAN if layout.has_columns else _ROW
    for slot in layout.slots:
        yield slot.x * (1 + _GAP), slot.y * row


def _is_ring(layout: Layout) -> bool:
    """Whether the stacks lie around the waste."""
    return layout.first_waste is FirstWaste.ACE_OF_SPADES and len(layout.piles) == 17


def _ring() -> Iterator[tuple[float, float]]:
    """The places of seventeen stacks of three, row by row, with room for the waste amidst them."""
    step, down = 1 + _GAP, HEIGHT + 2 * _FAN + 0.16
    upper, side, lower = _RING
    yield from (((0.5 + column) * step, 0.0) for column in range(upper))
    yield from ((column * step, down) for column in range(side))
    yield from ((column * step, down) for column in range(side + 1, 2 * side + 1))
    yield from (((1 + column) * step, 2 * down) for column in range(lower))


def _beside(deal: Deal, places: Sequence[tuple[float, float]]) -> Iterator[Spot]:
    """The waste and the stock."""
    layout, step = deal.rules.layout, 1 + _GAP
    waste = deal.first if deal.first_waste is not None else None
    middle = max(x for x, _ in places) / 2
    if _is_ring(layout):
        yield Spot(3 * step, HEIGHT + 2 * _FAN + 0.16 + _FAN, waste)
        return
    if layout.has_columns or max(x for x, _ in places) > 8:
        low = max(y for _, y in places) + HEIGHT + 0.3
        across = middle + step / 2
    else:
        # Beside the top of a pyramid there is room.
        low, across = 0.0, step
    if layout.has_stock:
        yield Spot(across - step, low, deal.stock_start, is_face_up=False)
    else:
        across = middle
    yield Spot(across, low, waste)
