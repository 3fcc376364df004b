"""Layouts: the places of the tableau and which place covers which.

A layout is a partially ordered set of slots. A column is a chain, a pyramid a lattice; a slot is
free when every slot that covers it is empty. Layouts are data: the engine has one way to play all.
"""

from __future__ import annotations

from dataclasses import dataclass, field

PILE_KEYS = "123456789abcdefghijklmnopqrstuvwxyz"
"""One character for each pile of a layout, in order: how moves are written and keys are pressed."""


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
        pile_of: for each slot the index of its pile.
        full: the bit mask with one bit for each slot.
    """

    name: str
    slots: tuple[Slot, ...]
    piles: tuple[tuple[int, ...], ...]
    pile_of: tuple[int, ...] = field(init=False)
    full: int = field(init=False)

    def __post_init__(self) -> None:
        owner = {slot: pile for pile, chain in enumerate(self.piles) for slot in chain}
        object.__setattr__(self, "pile_of", tuple(owner[slot] for slot in range(len(self.slots))))
        object.__setattr__(self, "full", (1 << len(self.slots)) - 1)

    @classmethod
    def from_columns(cls, name: str, columns: int, rows: int) -> Layout:
        """Make a tableau of fanned columns, dealt row by row across the columns.

        Args:
            name: the layout's name.
            columns: how many columns.
            rows: how many cards in each.
        """

        def index(column: int, row: int) -> int:
            return row * columns + column

        slots = tuple(
            Slot(column, row, 1 << index(column, row + 1) if row + 1 < rows else 0)
            for row in range(rows)
            for column in range(columns)
        )
        piles = tuple(tuple(index(column, row) for row in range(rows)) for column in range(columns))
        return cls(name, slots, piles)

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


GOLF = Layout.from_columns("golf", columns=7, rows=5)

LAYOUTS = {layout.name: layout for layout in (GOLF,)}
"""Every layout by its name."""
