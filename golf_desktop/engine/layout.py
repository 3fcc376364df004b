"""Layouts: the places of the tableau and which place covers which.

A layout is a partially ordered set of slots. A column is a chain, a pyramid a lattice; a slot is
free when every slot that covers it is empty. Layouts are data: the engine has one way to play all.

The layouts of this family and their numbers of cards are those that PySolFC deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

PILE_KEYS = "123456789abcdefghijklmnopqrstuvwxyz"
"""One character for each pile of a layout, in order: how moves are written."""


class FirstWaste(Enum):
    """Where the first card of the waste comes from."""

    DEALT = "the card after the tableau's"
    ACE_OF_SPADES = "the ace of spades, which is taken out of the pack before it is dealt"
    NONE = "there is none: the waste takes any card first"


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for one card of the tableau.

    Attributes:
        x: where it stands across, in columns: 1.0 is one column to the right.
        y: where it stands down, in rows: 1.0 is one row of the fan further down.
        covered_by: the slots whose cards lie on it, as a bit mask over slot indices.
    """

    x: float
    y: float
    covered_by: int


@dataclass(frozen=True, slots=True)
class Layout:
    """The tableau of one game of the family.

    Attributes:
        name: its name in files and on the command line.
        slots: every slot, in dealing order; a slot's index is its name everywhere.
        piles: the chains of slots that are played from one place, each from the first dealt slot
            to the free one. A column is a pile; in a pyramid each slot is one of its own.
        lines: the slots as they are written, line by line: by columns, or by the pyramid's rows.
        packs: how many packs are played with.
        first_waste: where the first card of the waste comes from.
        hides: whether a card lies face down as long as others cover it.
        pile_of: for each slot the index of its pile.
        full: the bit mask with one bit for each slot.
    """

    name: str
    slots: tuple[Slot, ...]
    piles: tuple[tuple[int, ...], ...]
    lines: tuple[tuple[int, ...], ...] = ()
    packs: int = 1
    first_waste: FirstWaste = FirstWaste.DEALT
    hides: bool = False
    pile_of: tuple[int, ...] = field(init=False)
    full: int = field(init=False)

    def __post_init__(self) -> None:
        if not self.lines:
            object.__setattr__(self, "lines", self.piles)
        owner = {slot: pile for pile, chain in enumerate(self.piles) for slot in chain}
        object.__setattr__(self, "pile_of", tuple(owner[slot] for slot in range(len(self.slots))))
        object.__setattr__(self, "full", (1 << len(self.slots)) - 1)

    @classmethod
    def from_columns(
        cls,
        name: str,
        columns: int,
        rows: int,
        *,
        packs: int = 1,
        first_waste: FirstWaste = FirstWaste.DEALT,
    ) -> Layout:
        """Make a tableau of fanned columns, dealt row by row across the columns.

        Args:
            name: the layout's name.
            columns: how many columns.
            rows: how many cards in each.
            packs: how many packs are played with.
            first_waste: where the first card of the waste comes from.
        """

        def index(column: int, row: int) -> int:
            return row * columns + column

        slots = tuple(
            Slot(column, row, 1 << index(column, row + 1) if row + 1 < rows else 0)
            for row in range(rows)
            for column in range(columns)
        )
        piles = tuple(tuple(index(column, row) for row in range(rows)) for column in range(columns))
        return cls(name, slots, piles, packs=packs, first_waste=first_waste)

    @classmethod
    def from_rows(cls, name: str, rows: Sequence[Sequence[float]], *, hides: bool) -> Layout:
        """Make a tableau of rows, each of which covers the one before, dealt row by row.

        Args:
            name: the layout's name.
            rows: for each row, from the top, where its cards stand across, in columns. A card
                covers those of the row above that it overlaps: half a column to either side.
            hides: whether a card lies face down as long as others cover it.
        """
        places = [(x, y) for y, row in enumerate(rows) for x in row]

        def covers(over: tuple[float, float], under: tuple[float, float]) -> bool:
            return over[1] == under[1] + 1 and abs(over[0] - under[0]) < 1

        slots = tuple(
            Slot(*under, sum(1 << slot for slot, over in enumerate(places) if covers(over, under)))
            for under in places
        )
        lines = tuple(
            tuple(slot for slot, place in enumerate(places) if place[1] == y)
            for y in range(len(rows))
        )
        piles = tuple((slot,) for slot in range(len(slots)))
        return cls(name, slots, piles, lines, hides=hides)

    @property
    def has_stock(self) -> bool:
        """Whether cards are left for a stock."""
        return 52 * self.packs > len(self.slots) + (self.first_waste is not FirstWaste.NONE)

    @property
    def has_columns(self) -> bool:
        """Whether it consists of columns, each of which is played from its end."""
        return any(len(pile) > 1 for pile in self.piles)

    def is_face_up(self, slot: int, removed: int) -> bool:
        """Whether a slot's card shows its face, once `removed` (a mask) are gone."""
        return not self.hides or not self.slots[slot].covered_by & self.full & ~removed

    def is_free(self, slot: int, removed: int) -> bool:
        """Whether the slot holds a card that nothing covers, once `removed` (a mask) are gone."""
        present = self.full & ~removed
        return bool(present >> slot & 1) and not self.slots[slot].covered_by & present

    def end_of(self, pile: int, removed: int) -> int | None:
        """The last card left in a pile, once `removed` (a mask) are gone; None when it is empty."""
        return next((slot for slot in reversed(self.piles[pile]) if not removed >> slot & 1), None)

    def free_slots(self, removed: int) -> tuple[int, ...]:
        """The free slots, pile by pile, once the slots of the mask `removed` are empty."""
        ends = (self.end_of(pile, removed) for pile in range(len(self.piles)))
        return tuple(slot for slot in ends if slot is not None and self.is_free(slot, removed))

    def __repr__(self) -> str:
        return f"Layout({self.name!r})"


_PYRAMID = [[(6 - row) / 2 + card for card in range(row + 1)] for row in range(7)]

GOLF = Layout.from_columns("golf", columns=7, rows=5)
DOUBLE_GOLF = Layout.from_columns("double-golf", columns=9, rows=7, packs=2)
TRI_PEAKS = Layout.from_rows(
    "tri-peaks",
    [
        [1.5, 4.5, 7.5],
        [1, 2, 4, 5, 7, 8],
        [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5],
        range(10),
    ],
    hides=True,
)
PYRAMID_GOLF = Layout.from_rows("pyramid-golf", _PYRAMID, hides=True)
ESCALATOR = Layout.from_rows("escalator", _PYRAMID, hides=False)
BLACK_HOLE = Layout.from_columns(
    "black-hole", columns=17, rows=3, first_waste=FirstWaste.ACE_OF_SPADES
)
ALL_IN_A_ROW = Layout.from_columns("all-in-a-row", columns=13, rows=4, first_waste=FirstWaste.NONE)

LAYOUTS = {
    layout.name: layout
    for layout in (
        GOLF,
        DOUBLE_GOLF,
        TRI_PEAKS,
        PYRAMID_GOLF,
        ESCALATOR,
        BLACK_HOLE,
        ALL_IN_A_ROW,
    )
}
"""Every layout by its name."""
