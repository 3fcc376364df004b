"""Where the cards lie on boards of every shape."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.engine.layout import GOLF, Layout
from golf_desktop.ui.board.geometry import CARD_HEIGHT, CARD_WIDTH, Geometry, Point

ASPECTS = st.floats(0.5, 4.0)
LAYOUTS = st.sampled_from([GOLF, Layout.from_columns("double", columns=9, rows=7)])
SLACK = 1e-9


def overlap(one: Point, other: Point) -> bool:
    """Whether two cards share any area."""
    across = abs(one.x - other.x) < CARD_WIDTH - SLACK
    return across and abs(one.y - other.y) < CARD_HEIGHT - SLACK


def is_inside(geometry: Geometry, place: Point) -> bool:
    """Whether a card lies wholly on the board."""
    across = -SLACK <= place.x <= geometry.width - CARD_WIDTH + SLACK
    return across and -SLACK <= place.y <= geometry.height - CARD_HEIGHT + SLACK


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
        assert not overlap(place, geometry.stock)
        assert not any(overlap(place, slot) for slot in geometry.slots)
    steps = [after.x - before.x for before, after in pairwise(places)]
    assert all(step >= 0 for step in steps)
    # What there is no room for lies under the first; the others lie apart.
    fanned = [step > SLACK for step in steps]
    assert fanned == sorted(fanned)
    assert len(set(fanned[-3:])) <= 1


@settings(deadline=None)
@given(ASPECTS, LAYOUTS)
def test_the_fan_shows_a_quarter_of_every_card_and_columns_keep_apart(
    aspect: float, layout: Layout
) -> None:
    geometry = Geometry.for_aspect(layout, aspect)
    for pile in layout.piles:
        places = [geometry.slots[slot] for slot in pile]
        assert len({place.x for place in places}) == 1
        for above, below in pairwise(places):
            assert below.y - above.y >= CARD_HEIGHT / 4 - SLACK
    for slot, place in enumerate(geometry.slots):
        for other, other_place in enumerate(geometry.slots):
            if layout.pile_of[slot] != layout.pile_of[other]:
                assert not overlap(place, other_place)
        assert not overlap(place, geometry.stock)


@settings(deadline=None)
@given(ASPECTS)
def test_the_columns_stand_in_the_middle(aspect: float) -> None:
    geometry = Geometry.for_aspect(GOLF, aspect)
    left = geometry.slots[0].x
    right = geometry.width - geometry.slots[6].x - CARD_WIDTH
    assert abs(left - right) < 1e-6
