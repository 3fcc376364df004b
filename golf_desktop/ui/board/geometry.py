"""Where everything lies on a board of a given shape. Plain numbers, in cards.

A card is 1 wide and 1.4 high. The view scales the whole board, so a place depends only on the
board's aspect, never on pixels. A layout can be arranged in more than one way; the one is taken
that shows the largest cards. Space that the shape of the window leaves over goes into the gaps
between columns, the fan and the distance of the rows, up to a limit; what then remains is margin.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from golf_desktop.engine.layout import Layout

CARD_WIDTH = 1.0
CARD_HEIGHT = 1.4

MARGIN = 0.22
MIN_GAP = 0.10
MIN_ROW_GAP, MAX_ROW_GAP = 0.26, 0.9
WASTE_STEP = 0.28
"""How far the cards of the waste lie apart, as long as there is room."""
MOST_TIERS = 4
BED = 0.12
"""How far the bed of a waste that lies among the columns reaches beyond it."""
_BETTER = 1.02
"""A less usual arrangement is taken when its cards are so much larger."""
_ROUNDING = 1e-9


@dataclass(frozen=True, slots=True)
class Point:
    """A place on the board: the top left corner of a card, in cards."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class _Limits:
    """How far spare room opens an arrangement.

    Attributes:
        max_gap: between two columns.
        min_fan: from one card of a fan to the next: at least a quarter of each covered card is
            shown, in which its index can be read.
        max_fan: likewise, at most.
    """

    max_gap: float
    min_fan: float
    max_fan: float


_COLUMNS = _Limits(max_gap=0.55, min_fan=0.35, max_fan=0.62)
# Many cards are small cards: on a high board they are parted further.
_MANY_COLUMNS = replace(_COLUMNS, max_fan=0.85)
_MANY = 7
"""More columns than so are many."""
# Cards that lie across two others hide less of them.
_ROWS = _Limits(max_gap=0.45, min_fan=0.35, max_fan=1.1)
# So steep that stock and waste find room beside the first three rows of a pyramid.
_STEEP_ROWS = replace(_ROWS, min_fan=0.5)


@dataclass(frozen=True, slots=True)
class _Frame:
    """A board on which its parts have been given their room.

    Attributes:
        width: the board's width.
        height: the board's height.
        left: where the columns begin.
        top: where the first row begins.
        step: from one column to the next.
        fan: from one card of a fan to the next.
        row_gap: between what lies one below the other.
        used: the width that the columns take.
    """

    width: float
    height: float
    left: float
    top: float
    step: float
    fan: float
    row_gap: float
    used: float

    @classmethod
    def around(
        cls, across: float, fans: float, bands: int, limits: _Limits, aspect: float
    ) -> _Frame:
        """Make the smallest board of an aspect that holds what it should.

        Args:
            across: how many columns there are.
            fans: how many steps of a fan lie one below the other, in all.
            bands: how many whole cards lie one below the other.
            limits: how far spare room opens it.
            aspect: how many times the board is as wide as high.
        """
        min_width = 2 * MARGIN + across + (across - 1) * MIN_GAP
        min_height = (
            2 * MARGIN + bands * CARD_HEIGHT + fans * limits.min_fan + (bands - 1) * MIN_ROW_GAP
        )
        width = max(min_width, aspect * min_height)
        height = width / aspect

        gap = min(limits.max_gap, MIN_GAP + (width - min_width) / (across - 1))
        # Three parts of the spare height open the fan for one that parts the rows.
        spare = height - min_height
        fan = min(limits.max_fan, limits.min_fan + 0.75 * spare / fans)
        rest = spare - fans * (fan - limits.min_fan)
        row_gap = min(MAX_ROW_GAP, MIN_ROW_GAP + rest / max(1, bands - 1))

        used_height = bands * CARD_HEIGHT + fans * fan + (bands - 1) * row_gap
        used = across + (across - 1) * gap
        return cls(
            width=width,
            height=height,
            left=(width - used) / 2,
            top=max(MARGIN, (height - used_height) / 2),
            step=1 + gap,
            fan=fan,
            row_gap=row_gap,
            used=used,
        )


@dataclass(frozen=True, slots=True)
class Geometry:
    """The places of one layout on a board of one shape.

    Attributes:
        width: the board's width.
        height: the board's height.
        slots: for each slot its place.
        rows: for each slot the row it counts to for who walks up and down: a tier of columns, or
            a row of a pyramid.
        stock: the stock's place; where there is none, the place the cards are dealt from.
        waste: the place of the first waste card.
        waste_step: how far the next waste card lies to the right and down.
        waste_steps: how many steps from the first the last waste card may lie.
        bed: the upper left and the lower right corner of the bed that tells the waste from the
            columns among which it lies, or None where it lies apart.
    """

    width: float
    height: float
    slots: tuple[Point, ...]
    rows: tuple[int, ...]
    stock: Point
    waste: Point
    waste_step: Point
    waste_steps: int
    bed: tuple[Point, Point] | None = None

    @classmethod
    def for_aspect(cls, layout: Layout, aspect: float) -> Geometry:
        """Lay a layout out on a board that is `aspect` times as wide as high.

        The narrower the board in cards, the larger they are shown.
        """
        best, *others = _arrangements(layout, aspect)
        for other in others:
            if other.width * _BETTER < best.width:
                best = other
        return best

    def waste_card(self, index: int, count: int) -> Point:
        """The place of the waste card `index` of `count`.

        The last cards are fanned; what there is no room for lies under the first.
        """
        steps = max(0, index - max(0, count - 1 - self.waste_steps))
        return Point(
            self.waste.x + self.waste_step.x * steps, self.waste.y + self.waste_step.y * steps
        )


def _arrangements(layout: Layout, aspect: float) -> Iterator[Geometry]:
    """The ways to lay a layout out, the most usual first."""
    if not layout.has_stock:
        for tiers in range(1, MOST_TIERS + 1):
            yield _in_tiers(layout, tiers, aspect)
        return
    yield _above_stock(layout, aspect)
    beside_top = (slot.x for slot in layout.slots if slot.y * _STEEP_ROWS.min_fan < CARD_HEIGHT)
    if min(beside_top) >= 2:
        yield _beside_top(layout, aspect)


def _above_stock(layout: Layout, aspect: float) -> Geometry:
    """The tableau above a row of the stock and a waste fanned to the right."""
    across = 1 + max(slot.x for slot in layout.slots)
    fans = max(slot.y for slot in layout.slots)
    frame = _Frame.around(across, fans, 2, _limits(layout), aspect)
    bottom = frame.top + CARD_HEIGHT + fans * frame.fan + frame.row_gap
    room = frame.used - frame.step - CARD_WIDTH
    return Geometry(
        width=frame.width,
        height=frame.height,
        slots=_slots(layout, frame),
        rows=_rows(layout),
        stock=Point(frame.left, bottom),
        waste=Point(frame.left + frame.step, bottom),
        waste_step=Point(WASTE_STEP, 0),
        waste_steps=int(room / WASTE_STEP),
    )


def _beside_top(layout: Layout, aspect: float) -> Geometry:
    """A pyramid beside whose top the stock lies to the left, and a fanned waste to the right."""
    across = 1 + max(slot.x for slot in layout.slots)
    fans = max(slot.y for slot in layout.slots)
    frame = _Frame.around(across, fans, 1, _STEEP_ROWS, aspect)
    slots = _slots(layout, frame)
    beside = [place.x for place in slots if place.y < frame.top + CARD_HEIGHT + MIN_GAP]
    gap = frame.step - CARD_WIDTH
    waste = Point(max(beside) + CARD_WIDTH + gap, frame.top)
    return Geometry(
        width=frame.width,
        height=frame.height,
        slots=slots,
        rows=_rows(layout),
        stock=Point(min(beside) - gap - CARD_WIDTH, frame.top),
        waste=waste,
        waste_step=Point(WASTE_STEP, 0),
        waste_steps=int((frame.width - MARGIN - CARD_WIDTH - waste.x) / WASTE_STEP + _ROUNDING),
    )


def _limits(layout: Layout) -> _Limits:
    if not layout.has_columns:
        return _ROWS
    return _MANY_COLUMNS if len(layout.piles) > _MANY else _COLUMNS


def _slots(layout: Layout, frame: _Frame) -> tuple[Point, ...]:
    return tuple(
        Point(frame.left + slot.x * frame.step, frame.top + slot.y * frame.fan)
        for slot in layout.slots
    )


def _rows(layout: Layout) -> tuple[int, ...]:
    return tuple(0 if layout.has_columns else int(slot.y) for slot in layout.slots)


def _in_tiers(layout: Layout, tiers: int, aspect: float) -> Geometry:
    """Columns in tiers, the waste on a bed among them, in the middle."""
    counts = _shared_out(len(layout.piles) + 1, tiers)
    fans = max(map(len, layout.piles)) - 1
    middle = tiers // 2
    widths = [count + 2 * BED * (tier == middle) for tier, count in enumerate(counts)]
    frame = _Frame.around(max(widths), fans * tiers, tiers, _limits(layout), aspect)
    height = CARD_HEIGHT + fans * frame.fan
    tops = [frame.top + tier * (height + frame.row_gap) for tier in range(tiers)]
    lefts = [frame.left + (max(widths) - width) / 2 * frame.step for width in widths]

    heads: list[tuple[int, Point]] = []
    for tier, count in enumerate(counts):
        for place in range(count):
            if (tier, place) == (middle, count // 2):
                bed_x = lefts[tier] + place * frame.step
            else:
                beyond = 2 * BED if tier == middle and place > count // 2 else 0
                heads.append((tier, Point(lefts[tier] + (place + beyond) * frame.step, tops[tier])))
    of_slot = [heads[pile] for pile in layout.pile_of]
    waste = Point(bed_x + BED * frame.step, tops[middle] + fans * frame.fan / 2)
    return Geometry(
        width=frame.width,
        height=frame.height,
        slots=tuple(
            Point(head.x, head.y + slot.y * frame.fan)
            for (_, head), slot in zip(of_slot, layout.slots, strict=True)
        ),
        rows=tuple(tier for tier, _ in of_slot),
        stock=waste,
        waste=waste,
        waste_step=Point(0, 0),
        waste_steps=0,
        bed=(
            Point(waste.x - BED, tops[middle] - BED / 2),
            Point(waste.x + CARD_WIDTH + BED, tops[middle] + height + BED / 2),
        ),
    )


def _shared_out(count: int, parts: int) -> list[int]:
    """Some things in parts that are as equal as can be, the larger ones first."""
    each, over = divmod(count, parts)
    return [each + (part < over) for part in range(parts)]
