from __future__ import annotations

from itertools import pairwise

import pytest

from golf_desktop.engine.layout import GOLF, LAYOUTS, PILE_KEYS, Layout, Slot

PEAK = Layout(
    "peak",
    (Slot(0.5, 0, 0b110), Slot(0, 1, 0), Slot(1, 1, 0)),
    ((0,), (1,), (2,)),
)
"""One card that two others cover."""


def mask(*slots: int) -> int:
    return sum(1 << slot for slot in slots)


def test_golf_has_seven_columns_of_five() -> None:
    assert [len(pile) for pile in GOLF.piles] == [5] * 7
    assert len(GOLF.slots) == 35
    assert GOLF.full == mask(*range(35))


def test_every_slot_is_in_one_pile() -> None:
    assert sorted(slot for pile in GOLF.piles for slot in pile) == list(range(35))
    assert all(slot in GOLF.piles[GOLF.pile_of[slot]] for slot in range(35))


def test_slots_are_numbered_row_by_row_across_the_columns() -> None:
    assert [(slot.x, slot.y) for slot in GOLF.slots] == [
        (column, row) for row in range(5) for column in range(7)
    ]
    assert GOLF.piles[0] == (0, 7, 14, 21, 28)


def test_in_a_column_each_slot_is_covered_by_the_next_alone() -> None:
    covers = {slot: GOLF.slots[slot].covered_by for pile in GOLF.piles for slot in pile}
    expected = {slot: mask(above) for pile in GOLF.piles for slot, above in pairwise(pile)}
    assert covers == {**dict.fromkeys(range(28, 35), 0), **expected}


def test_at_first_the_last_card_of_each_column_is_free() -> None:
    assert GOLF.free_slots(0) == tuple(range(28, 35))
    assert [slot for slot in range(35) if GOLF.is_free(slot, 0)] == list(range(28, 35))


def test_playing_a_card_frees_the_one_below_it() -> None:
    assert GOLF.free_slots(mask(30)) == (28, 29, 23, 31, 32, 33, 34)


def test_an_empty_column_has_no_free_slot() -> None:
    assert GOLF.free_slots(mask(*GOLF.piles[2])) == (28, 29, 31, 32, 33, 34)
    assert not any(GOLF.is_free(slot, mask(*GOLF.piles[2])) for slot in GOLF.piles[2])


def test_nothing_is_free_in_an_empty_tableau() -> None:
    assert GOLF.free_slots(GOLF.full) == ()


@pytest.mark.parametrize(
    ("removed", "free"),
    [
        ((), (1, 2)),
        ((1,), (2,)),
        ((2,), (1,)),
        ((1, 2), (0,)),
        ((0, 1, 2), ()),
    ],
)
def test_a_card_is_free_when_all_that_cover_it_are_gone(
    removed: tuple[int, ...], free: tuple[int, ...]
) -> None:
    gone = mask(*removed)
    assert PEAK.free_slots(gone) == free
    assert tuple(slot for slot in range(3) if PEAK.is_free(slot, gone)) == free


def test_columns_of_any_number_and_length_can_be_made() -> None:
    wide = Layout.from_columns("wide", columns=9, rows=7)
    assert [len(pile) for pile in wide.piles] == [7] * 9
    assert wide.free_slots(0) == tuple(range(54, 63))


def test_layouts_are_listed_by_their_names() -> None:
    assert LAYOUTS["golf"] is GOLF
    assert all(name == layout.name for name, layout in LAYOUTS.items())


def test_each_pile_of_each_layout_has_a_key_of_its_own() -> None:
    assert len(set(PILE_KEYS)) == len(PILE_KEYS)
    assert all(len(layout.piles) <= len(PILE_KEYS) for layout in LAYOUTS.values())


def test_repr_names_the_layout_without_its_slots() -> None:
    assert repr(GOLF) == "Layout('golf')"
