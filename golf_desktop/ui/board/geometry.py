"""Where everything lies on a board of a given shape. Plain numbers, in cards.

A card is 1 wide and 1.4 high. The view scales the whole board, so a place depends only on the
board's aspect, never on pixels. Space that the shape of the window leaves over goes into the gaps
between columns, the fan and the distance of the rows, up to a limit; what then remains is margin.
"""

from __future__ import annotations

from dataclasses import dataclass

from golf_desktop.engine.layout import Layout

CARD_WIDTH = 1.0
CARD_HEIGHT = 1.4

MARGIN = 0.22
MIN_GAP, MAX_GAP = 0.10, 0.55
MIN_FAN, MAX_FAN = 0.35, 0.62
"""The fan shows at least a quarter of each covered card, in which its index can be read."""
MIN_ROW_GAP, MAX_ROW_GAP = 0.26, 0.9
WASTE_STEP = 0.28
"""How far the cards of the waste lie apart, as long as there is room."""


@dataclass(frozen=True, slots=True)
class Point:
    """A place on the board: the top left corner of a card, in cards."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Geometry:
    """The places of one layout on a board of one shape.

    Attributes:
        width: the board's width.
        height: the board's height.
        slots: for each slot its place.
        stock: the stock's place.
        waste: the place of the first waste card.
        waste_room: how far right of it the last waste card may lie.
    """

    width: float
    height: float
    slots: tuple[Point, ...]
    stock: Point
    waste: Point
    waste_room: float

    @classmethod
    def for_aspect(cls, layout: Layout, aspect: float) -> Geometry:
        """Lay a layout out on a board that is `aspect` times as wide as high."""
        across = 1 + max(slot.x for slot in layout.slots)
        rows = max(slot.y for slot in layout.slots)
        min_width = 2 * MARGIN + across + (across - 1) * MIN_GAP
        min_height = 2 * MARGIN + 2 * CARD_HEIGHT + rows * MIN_FAN + MIN_ROW_GAP
        width = max(min_width, aspect * min_height)
        height = width / aspect

        gap = min(MAX_GAP, MIN_GAP + (width - min_width) / (across - 1))
        # Three parts of the spare height open the fan for one that parts the two rows.
        spare = height - min_height
        fan = min(MAX_FAN, MIN_FAN + 0.75 * spare / rows)
        row_gap = min(MAX_ROW_GAP, MIN_ROW_GAP + spare - rows * (fan - MIN_FAN))

        used_width = across + (across - 1) * gap
        used_height = 2 * CARD_HEIGHT + rows * fan + row_gap
        left = (width - used_width) / 2
        top = max(MARGIN, (height - used_height) / 2)
        bottom = top + CARD_HEIGHT + rows * fan + row_gap
        step = 1 + gap
        return cls(
            width=width,
            height=height,
            slots=tuple(Point(left + slot.x * step, top + slot.y * fan) for slot in layout.slots),
            stock=Point(left, bottom),
            waste=Point(left + step, bottom),
            waste_room=used_width - step - CARD_WIDTH,
        )

    def waste_card(self, index: int, count: int) -> Point:
        """The place of the waste card `index` of `count`.

        The last cards are fanned to the right; what there is no room for lies under the first.
        """
        fanned = int(self.waste_room / WASTE_STEP)
        shift = max(0, count - 1 - fanned)
        return Point(self.waste.x + WASTE_STEP * max(0, index - shift), self.waste.y)
