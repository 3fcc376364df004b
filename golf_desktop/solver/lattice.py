"""The lattice of a layout: every tableau that play can reach, level by level.

A tableau is the set of slots that are empty. A card can go only when all that cover it are gone,
so these sets are the order ideals of the covers relation: 6^7 = 279,936 for Golf, 1,430 for a
pyramid of 28. They are few enough to number them all, once for each layout; a deal only fills in
which ranks lie where.

The slots are split into chains: in a chain each slot lies, directly or not, under the one before
it. A column is a chain. So in each chain at most one slot is free, and at most one can have been
the last to go, and "the tableau above by chain c" is one array instead of one for each slot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_

import numpy as np
from numpy.typing import NDArray

from golf_desktop.engine.layout import Layout
from golf_desktop.solver.difficulty import MOST_TABLEAUS

NO_STEP = 255
"""Stands for "no slot of this chain" where a step of a chain is asked for."""

_MOST_SLOTS = 64
"""As many slots as a machine word has bits."""

Masks = NDArray[np.uint64]
Holds = NDArray[np.bool_]


class LatticeTooLargeError(ValueError):
    """A layout with more tableaus than can be visited; the message names it."""


@dataclass(frozen=True, slots=True, eq=False)
class Level:
    """The n tableaus with the same number of cards left. They are named by their index here.

    Attributes:
        removed: for each tableau the mask of its empty slots, rising; shape (n,).
        free: the step of each chain whose slot is free, or `NO_STEP`; shape (chains, n).
        last: the step of each chain that can have been the last to go, or `NO_STEP`;
            shape (chains, n).
        above: the tableau one level above from which that slot went; where there is none, the
            number of tableaus above, which is one past their last index. Shape (chains, n).
    """

    removed: Masks
    free: NDArray[np.uint8]
    last: NDArray[np.uint8]
    above: NDArray[np.unsignedinteger]

    def __len__(self) -> int:
        return len(self.removed)


@dataclass(frozen=True, slots=True, eq=False)
class Lattice:
    """All tableaus of a layout, or those below one of them.

    Attributes:
        chains: the chains; in each the slots in the order in which they go, one a step.
        levels: the levels, the first with the most cards left, the last with none.
    """

    chains: tuple[tuple[int, ...], ...]
    levels: tuple[Level, ...]

    @classmethod
    def of(cls, layout: Layout) -> Lattice:
        """The lattice of a layout, made at the first call and kept.

        Raises:
            LatticeTooLargeError: it has more than `MOST_TABLEAUS` tableaus.
        """
        return _kept(layout)

    @classmethod
    def build(cls, layout: Layout) -> Lattice:
        """Make the lattice of a layout anew.

        Raises:
            LatticeTooLargeError: it has more than `MOST_TABLEAUS` tableaus.
        """
        covered_by = [slot.covered_by for slot in layout.slots]
        _check_size(layout.name, covered_by)
        chains = _chains(covered_by)
        covers = _covers(covered_by)
        levels: list[Level] = []
        for removed in _ideals(covered_by, range(len(covered_by))):
            free = _steps(removed, chains, lambda at, slot: _is_free(at, slot, covered_by[slot]))
            last = _steps(removed, chains, lambda at, slot: _is_last(at, slot, covers[slot]))
            above = levels[-1].removed if levels else removed[:0]
            levels.append(Level(removed, free, last, _above(removed, last, chains, above)))
        return cls(chains, tuple(levels))

    def __len__(self) -> int:
        """How many tableaus there are."""
        return sum(map(len, self.levels))

    def below(self, removed: int) -> Lattice:
        """The part that can still be reached once the slots of the mask `removed` are empty."""
        top = removed.bit_count() - self.levels[0].removed[0].item().bit_count()
        if top == 0:
            return self
        levels: list[Level] = []
        wanted = np.uint64(removed)
        # The new index of each tableau of the level above and, last, of none. None is left above
        # the first level that is kept.
        above = self.levels[top - 1]
        renumbered = np.zeros(len(above) + 1, _index_type(len(above)))
        for level in self.levels[top:]:
            kept = np.flatnonzero((level.removed & wanted) == wanted)
            levels.append(
                Level(
                    level.removed[kept],
                    level.free[:, kept],
                    level.last[:, kept],
                    renumbered[level.above[:, kept]],
                )
            )
            renumbered = np.full(len(level) + 1, len(kept), _index_type(len(kept)))
            renumbered[kept] = np.arange(len(kept))
        return Lattice(self.chains, tuple(levels))


@lru_cache(maxsize=64)
def is_too_large(layout: Layout) -> bool:
    """Whether the lattice of a layout is refused; found out at the first call, and kept."""
    try:
        _check_size(layout.name, [slot.covered_by for slot in layout.slots])
    except LatticeTooLargeError:
        return True
    return False


@lru_cache(maxsize=4)
def _kept(layout: Layout) -> Lattice:
    return Lattice.build(layout)


def _ideals(covered_by: Sequence[int], slots: Sequence[int]) -> Iterator[Masks]:
    """The masks that can be removed of these slots, rising; those of no slot, of one, of two."""
    removed: Masks = np.zeros(1, np.uint64)
    while len(removed):
        yield removed
        removed = _sorted_once(
            np.concatenate(
                [
                    removed[_is_free(removed, slot, covered_by[slot])] | np.uint64(1 << slot)
                    for slot in slots
                ]
            )
        )


def _sorted_once(masks: Masks) -> Masks:
    """Each of some masks once, rising. `np.unique` takes three times as long."""
    masks.sort()
    is_first = np.ones(len(masks), np.bool_)
    np.not_equal(masks[1:], masks[:-1], out=is_first[1:])
    return masks[is_first]


def _is_free(removed: Masks, slot: int, covered_by: int) -> Holds:
    """Where a slot holds a card and all that cover it are gone."""
    holds: Holds = (removed & np.uint64(covered_by | 1 << slot)) == np.uint64(covered_by)
    return holds


def _is_last(removed: Masks, slot: int, covers: int) -> Holds:
    """Where a slot is empty and all that it covers are still there."""
    holds: Holds = (removed & np.uint64(covers | 1 << slot)) == np.uint64(1 << slot)
    return holds


def _steps(
    removed: Masks,
    chains: Sequence[Sequence[int]],
    holds: Callable[[Masks, int], Holds],
) -> NDArray[np.uint8]:
    """For each chain and tableau the one step of which something holds, or `NO_STEP`."""
    steps = np.full((len(chains), len(removed)), NO_STEP, np.uint8)
    for row, chain in zip(steps, chains, strict=True):
        for step, slot in enumerate(chain):
            row[holds(removed, slot)] = step
    return steps


def _above(
    removed: Masks, last: NDArray[np.uint8], chains: Sequence[Sequence[int]], above: Masks
) -> NDArray[np.unsignedinteger]:
    """Find the tableaus one level above, as `Level.above` has them, by their masks."""
    index = np.full(last.shape, len(above), _index_type(len(above)))
    for row, steps, chain in zip(index, last, chains, strict=True):
        went = np.flatnonzero(steps != NO_STEP)
        bits = np.array([1 << slot for slot in chain], np.uint64)
        row[went] = np.searchsorted(above, removed[went] ^ bits[steps[went]])
    return index


def _index_type(most: int) -> type[np.unsignedinteger]:
    """The smallest type for indices up to `most`: half of Golf's lattice is made of them."""
    return np.uint16 if most <= np.iinfo(np.uint16).max else np.uint32


def _chains(covered_by: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Split the slots into few chains, each slot put on the first chain whose end lies over it."""
    over = _all_over(covered_by)
    chains: list[list[int]] = []
    for slot in sorted(range(len(over)), key=lambda slot: (over[slot].bit_count(), slot)):
        chain = next((chain for chain in chains if over[slot] >> chain[-1] & 1), None)
        if chain is None:
            chains.append([slot])
        else:
            chain.append(slot)
    return tuple(map(tuple, chains))


def _all_over(covered_by: Sequence[int]) -> list[int]:
    """For each slot the mask of all that must go before it, however far above it they lie."""
    over = list(covered_by)
    for _ in over:
        for slot, mask in enumerate(over):
            for other in range(len(over)):
                if mask >> other & 1:
                    over[slot] |= over[other]
    return over


def _covers(covered_by: Sequence[int]) -> list[int]:
    """For each slot the mask of those that it covers."""
    return [
        sum(1 << under for under, mask in enumerate(covered_by) if mask >> slot & 1)
        for slot in range(len(covered_by))
    ]


def _check_size(name: str, covered_by: Sequence[int]) -> None:
    """Refuse a lattice that is too large before it is made.

    Parts of a layout that do not touch each other, as columns, multiply.
    """
    too_many = f"{name} has more than {MOST_TABLEAUS:,} tableaus, too many to visit each"
    if len(covered_by) > _MOST_SLOTS:
        raise LatticeTooLargeError(too_many)
    total = 1
    for part in _parts(covered_by):
        tableaus = 0
        for level in _ideals(covered_by, part):
            tableaus += len(level)
            if total * tableaus > MOST_TABLEAUS:
                raise LatticeTooLargeError(too_many)
        total *= tableaus


def _parts(covered_by: Sequence[int]) -> list[list[int]]:
    """The slots, those together that cover each other directly or by way of others."""
    parts: list[int] = []
    for slot, mask in enumerate(covered_by):
        part = mask | 1 << slot
        touching = [other for other in parts if other & part]
        parts = [other for other in parts if not other & part]
        parts.append(reduce(or_, touching, part))
    return [[slot for slot in range(len(covered_by)) if part >> slot & 1] for part in parts]
