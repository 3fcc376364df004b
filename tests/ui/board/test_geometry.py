"""Where the cards lie on boards of every shape."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.engine.layout import GOLF, Layout
from golf_desktop.engine.layout import LAYOUTS as ALL
from golf_desktop.ui.board.geometry import CARD_HEIGHT, CARD_WIDTH, Geometry, Point

ASPECTS = st.floats(0.5, 4.0)
LAYOUTS = st.sampled_from(list(ALL.values()))
SLACK = 1e-9


def overlap(one: Point, other: Point) -> bool:
    """Whether two cards share any area."""
    across = abs(one.x - other.x) < CARD_WIDTH - SLACK
    return across and abs(one.y - other.y) < CARD_HEIGHT - SLACK


def is_inside(geometry: Geometry, place: Point) -> bool:
    """Whether a card lies wholly on the board."""
    across = -SLACK <= place.x <= geometry.width - CARD_WIDTH + SLACK
    return across and -SLACK <= place.y <= geometry.height - CARD_HEIGHT + SLACK


@cache
def covering(layout: Layout, slot: int) -> int:
    """The slots that lie on one, and on those in turn, as a mask."""
    direct = layout.slots[slot].covered_by
    mask = direct
    for over in range(len(layout.slots)):
        if direct >> over & 1:
            mask |= covering(layout, over)
    return mask


@settings(deadline=None)
@given(ASPECTS, LAYOUTS)
def test_the_board_has_the_shape_asked_for(aspect: float, layout: Layout) -> None:
    geometry = Geometry.for_aspect(layout, aspect)
    assert abs(geometry.width / geometry.height - aspect) < 1e-6


@settings(deadline=None)
@given(ASPECTS, LAYOUTS)
def test_every_place_is_on_the_board(aspect: float, layout: Layout) -> None:
    geometry = Geometry.for_aspect(layout, aspect)
    for place in (*geometry.slots, geometry.stock, geometry.waste):
        assert is_inside(geometry, place)


@settings(deadline=None)
@given(ASPECTS, LAYOUTS, st.integers(1, 104))
def test_a_waste_of_any_length_is_on_the_board_and_clear_of_the_rest(
    aspect: float, layout: Layout, count: int
) -> None:
    geometry = Geometry.for_aspect(layout, aspect)
    places = [geometry.waste_card(index, count) for index in range(count)]
    for place in places:
        assert is_inside(geometry, place)
        assert not layout.has_stock or not overlap(place, geometry.stock)
        assert not any(overlap(place, slot) for slot in geometry.slots)
    steps = [after.x - before.x for before, after in pairwise(places)]
    assert all(step >= 0 for step in steps)
    # What there is no room for lies under the first; the others lie apart.
    fanned = [step > SLACK for step in steps]
    assert fanned == sorted(fanned)
    assert len(set(fanned[-geometry.waste_steps :])) <= 1


@settings(deadline=None)
@given(ASPECTS, LAYOUTS)
def test_a_quarter_of_every_card_can_be_seen_and_what_covers_no_card_keeps_apart(
    aspect: float, layout: Layout
) -> None:
    geometry = Geometry.for_aspect(layout, aspect)
    for slot, place in enumerate(geometry.slots):
        cone = covering(layout, slot)
        for over, other in enumerate(geometry.slots):
            if layout.slots[slot].covered_by >> over & 1:
                assert overlap(place, other)
            if cone >> over & 1:
                assert other.y - place.y >= CARD_HEIGHT / 4 - SLACK
            elif not covering(layout, over) >> slot & 1 and over != slot:
                assert not overlap(place, other)
        assert not overlap(place, geometry.stock)


@settings(deadline=None)
@given(ASPECTS, LAYOUTS)
def test_the_bed_of_the_waste_hides_no_card(aspect: float, layout: Layout) -> None:
    geometry = Geometry.for_aspect(layout, aspect)
    assert (geometry.bed is None) is layout.has_stock
    if geometry.bed is not None:
        corner, end = geometry.bed
        assert corner.x < geometry.waste.x < end.x - CARD_WIDTH
        assert corner.y < geometry.waste.y < end.y - CARD_HEIGHT
        assert corner.x >= 0
        assert corner.y >= 0
        assert end.x <= geometry.width
        assert end.y <= geometry.height
        for place in geometry.slots:
            across = place.x < end.x and place.x + CARD_WIDTH > corner.x
            assert not (across and place.y < end.y and place.y + CARD_HEIGHT > corner.y)


@settings(deadline=None)
@given(ASPECTS, LAYOUTS, st.randoms(use_true_random=False))
def test_a_card_is_free_exactly_when_every_card_that_overlaps_it_from_above_is_gone(
    aspect: float, layout: Layout, chance: random.Random
) -> None:
    geometry = Geometry.for_aspect(layout, aspect)
    # The rests give a later slot the higher place.
    above = [
        [
            over
            for over in range(slot + 1, len(layout.slots))
            if overlap(place, geometry.slots[over])
        ]
        for slot, place in enumerate(geometry.slots)
    ]
    removed = 0
    while removed != layout.full:
        seen = {
            slot
            for slot in range(len(layout.slots))
            if not removed >> slot & 1 and all(removed >> over & 1 for over in above[slot])
        }
        assert set(layout.free_slots(removed)) == seen
        removed |= 1 << chance.choice(sorted(seen))


@pytest.mark.parametrize("layout", ALL.values(), ids=ALL)
@pytest.mark.parametrize("aspect", [0.78, 1.65, 1.85, 2.0])
def test_the_board_is_filled_from_side_to_side_or_from_top_to_bottom(
    layout: Layout, aspect: float
) -> None:
    geometry = Geometry.for_aspect(layout, aspect)
    places = [*geometry.slots, geometry.stock, geometry.waste]
    left = min(place.x for place in places)
    right = geometry.width - max(place.x for place in places) - CARD_WIDTH
    top = min(place.y for place in places)
    bottom = geometry.height - max(place.y for place in places) - CARD_HEIGHT
    assert min(left + right, top + bottom) < 0.8


@settings(deadline=None)
@given(ASPECTS)
def test_the_columns_stand_in_the_middle(aspect: float) -> None:
    geometry = Geometry.for_aspect(GOLF, aspect)
    left = geometry.slots[0].x
    right = geometry.width - geometry.slots[6].x - CARD_WIDTH
    assert abs(left - right) < 1e-6


@settings(deadline=None)
@given(ASPECTS, LAYOUTS)
def test_the_last_cards_of_a_waste_beside_a_stock_are_fanned(aspect: float, layout: Layout) -> None:
    geometry = Geometry.for_aspect(layout, aspect)
    assert geometry.waste_steps >= (3 if layout.has_stock else 0)
