"""How often a plain player clears a deal: a hundred quick playouts, the same everywhere.

The plain player sees the tableau and the waste, not the stock. It plays the card that starts the
longest run it can see, and turns the stock only when nothing fits. Of several such cards it takes
one at random, and one play in ten is any card that fits.

How long the longest run is from each state, a tableau and the rank on the waste, does not depend
on the stock. So one pass over the lattice of the layout, from the empty tableau up to the full
one, finds it for all states, and a player only looks it up. The pass is that of `exact` turned
around: ranks are rows, tableaus columns, each operation runs along memory, and what is not chosen
among rows is masked to zero before the greatest is taken. All players move at the same time, as
rows of arrays.

Chance comes from a generator of our own, so that no library's next version changes a level. It is
SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014): its
n-th number is `mix(seed + n * GAMMA)`, so that any of them can be had without the ones before. A
playout needs a number for each play and free card, and takes `mix(mix(start + n * GAMMA) + slot)`
for its n-th move, where `start` mixes the deal's number with the player's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, zip_longest

import numpy as np
from numpy.typing import NDArray

from golf_desktop.engine.cards import Rank
from golf_desktop.engine.deal import Deal
from golf_desktop.engine.layout import Layout
from golf_desktop.engine.rules import fit_table
from golf_desktop.solver.lattice import NO_STEP, Lattice, Level

PLAYERS = 100
"""How many playouts there are of a deal."""
CARELESS = 10
"""One play in so many is any card that fits."""
SCOUTS = 8
"""How many careless players look at a deal first."""

_WORD = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
_NO_RANK = len(Rank)
"""Stands for the rank of no card: it goes on nothing."""

Words = NDArray[np.uint64]
Runs = NDArray[np.uint8]


def clear_share(deal: Deal) -> int:
    """How many of a hundred plain players clear the deal.

    It depends on the deal's number (0 for a board that was entered), its cards and what fits on
    what, and on nothing else: neither on how the deal is scored nor on the machine.

    Raises:
        LatticeTooLargeError: the layout has too many tableaus.
    """
    players = _Players([deal], PLAYERS, longest_runs(deal))
    players.play_to_the_end()
    return int(players.clears[0])


def scout(deals: Sequence[Deal]) -> list[int]:
    """How many cards a few careless players play in each of some deals of one layout and king rule.

    That costs a hundredth of `clear_share` and tells where to look first for a high one: of the
    deals 1 to 1000 by the standard rules 19 are easy, and 8 of these among the best 50 by this.

    Raises:
        LatticeTooLargeError: the layout has too many tableaus.
    """
    players = _Players(deals, SCOUTS, None)
    players.play_to_the_end()
    return [int(plays) for plays in players.plays]


def longest_runs(deal: Deal) -> Runs:
    """The most plays that can follow each other without the stock, from every state of a deal.

    Returns:
        For each rank on the waste and each tableau of the lattice, its levels one after the
        other; shape (14 ranks, tableaus). Of ranks that the deal does not have it is undefined.

    Raises:
        LatticeTooLargeError: the layout has too many tableaus.
    """
    lattice = Lattice.of(deal.rules.layout)
    fits = fit_table(deal.rules.king_rule)
    there = sorted({int(card.rank) for card in deal.cards})
    takers = {on: [rank for rank in there if fits[rank][on]] for on in there}
    ranks = [int(card.rank) for card in deal.tableau]
    # For each step the rank of each chain's slot. Short chains are filled up with jokers, as no
    # level has such a step of theirs.
    steps = [
        [ranks[slot] if slot is not None else int(Rank.JOKER) for slot in slots]
        for slots in zip_longest(*lattice.chains)
    ]
    runs = np.empty((len(Rank), len(lattice)), np.uint8)
    start = len(lattice) - len(lattice.levels[-1])
    runs[:, start:] = 0
    for level, below in reversed(list(pairwise(lattice.levels))):
        end, start = start, start - len(level)
        after = _after_last(below, runs[:, end : end + len(below)], steps)
        raised = _raise(below, after, len(level))
        _take_longest(level, raised, steps, takers, runs[:, start:end])
    return runs


def _after_last(level: Level, runs: Runs, steps: list[list[int]]) -> Runs:
    """For each chain and tableau the longest run once the chain's last slot has gone to it.

    The play itself counts. Shape (chains, tableaus).
    """
    after = np.zeros(level.last.shape, np.uint8)
    of_step, rows = np.empty_like(after), np.empty_like(after)
    for step, ranks in enumerate(steps):
        _only_at_step(level.last, step, of_step)
        runs.take(ranks, axis=0, out=rows, mode="clip")  # the mode that writes without a copy
        of_step &= rows
        after |= of_step  # a slot has one step only: the others are zero
    after += 1
    return after


def _raise(level: Level, after: Runs, above: int) -> Runs:
    """Tell each tableau one level above; where a chain has no free slot it is undefined."""
    raised = np.empty((len(after), above + 1), np.uint8)
    for row, chain, index in zip(raised, after, level.above, strict=True):
        row[index] = chain  # no two tableaus come from the same by one chain
    return raised[:, :-1]


def _take_longest(
    level: Level, raised: Runs, steps: list[list[int]], takers: dict[int, list[int]], out: Runs
) -> None:
    """For each rank on the waste and tableau the longest of the runs that can begin."""
    starts = {rank: np.zeros(len(level), np.uint8) for rank in takers}
    of_step = np.empty(level.free.shape, np.uint8)
    for step, ranks in enumerate(steps):
        _only_at_step(level.free, step, of_step)
        of_step &= raised
        for rank, run in zip(ranks, of_step, strict=True):
            if rank in starts:
                np.maximum(starts[rank], run, out=starts[rank])
    for on, ranks in takers.items():
        out[on] = 0
        for rank in ranks:
            np.maximum(out[on], starts[rank], out=out[on])


def _only_at_step(steps: NDArray[np.uint8], step: int, out: Runs) -> None:
    """All bits in `out` where `steps` has that step, else zero."""
    np.equal(steps, step, out=out.view(np.bool_))
    np.negative(out, out=out)  # 0 - 1 is 255


@dataclass(frozen=True, slots=True, eq=False)
class _Ways:
    """What can be played from each tableau of a lattice, tableau by tableau.

    Attributes:
        slots: for each tableau and chain the free slot, or where there is none the number of
            slots; shape (tableaus, chains).
        below: the tableau that the play leads to, or any; shape (tableaus, chains).
    """

    slots: NDArray[np.uint8]
    below: NDArray[np.uint32]

    @classmethod
    def of(cls, layout: Layout) -> _Ways:
        """Those of a layout, made at the first call and kept."""
        return _kept_ways(layout)


@lru_cache(maxsize=2)
def _kept_ways(layout: Layout) -> _Ways:
    lattice, none = Lattice.of(layout), len(layout.slots)
    slots = np.empty((len(lattice), len(lattice.chains)), np.uint8)
    below = np.zeros(slots.shape, np.uint32)
    start = 0
    for level, following in zip(lattice.levels, [*lattice.levels[1:], None], strict=True):
        end = start + len(level)
        for column, (chain, free) in enumerate(zip(lattice.chains, level.free, strict=True)):
            of_step = np.full(NO_STEP + 1, none, np.uint8)
            of_step[: len(chain)] = chain
            slots[start:end, column] = of_step[free]
            if following is not None:
                index = following.above[column]
                came = np.flatnonzero(index < len(level))
                below[start + index[came].astype(np.intp), column] = end + came
        start = end
    return _Ways(slots, below)


class _Players:
    """Plain players, the same number at each of some deals of one layout; they move all at once.

    Args:
        deals: the deals, by one king rule.
        count: how many players each has.
        runs: the longest runs of the one deal; None when every play is to be a careless one.
    """

    def __init__(self, deals: Sequence[Deal], count: int, runs: Runs | None) -> None:
        rules = deals[0].rules
        self._ways = _Ways.of(rules.layout)
        self._runs = runs
        self._ranks = np.array(
            [[card.rank for card in deal.tableau] + [_NO_RANK] for deal in deals], np.intp
        )
        self._fits = np.zeros((_NO_RANK + 1, _NO_RANK), np.bool_)
        self._fits[:-1] = fit_table(rules.king_rule)
        self._stock = np.array([[card.rank for card in deal.stock] for deal in deals], np.intp)
        self._goal = len(self._ways.slots) - 1
        self._moves = 0
        # Of those that still play: the deal, the start of the random numbers, and the state.
        self._deal = np.repeat(np.arange(len(deals)), count)
        self._starts = _starts([deal.number or 0 for deal in deals], count)
        self._at = np.zeros(len(self._deal), np.intp)
        self._waste = np.array([deal.cards[deal.first].rank for deal in deals], np.intp)[self._deal]
        self._turned = np.zeros(len(self._deal), np.intp)
        self.plays = np.zeros(len(deals), np.intp)
        """For each deal how many cards all its players have played."""
        self.clears = np.zeros(len(deals), np.intp)
        """For each deal how many players have cleared it."""

    def play_to_the_end(self) -> None:
        """Let all play until none can move."""
        while len(self._deal):
            self._move()

    def _move(self) -> None:
        """Let each player make one move, and those go who are through."""
        slots = self._ways.slots[self._at]
        ranks = self._ranks[self._deal[:, np.newaxis], slots]
        fitting = self._fits[ranks, self._waste[:, np.newaxis]]
        can_play = fitting.any(axis=1)
        player = np.flatnonzero(can_play)
        if len(player):
            column = self._choose(player, slots[player], ranks[player], fitting[player])
            self._waste[player] = ranks[player, column]
            self._at[player] = self._ways.below[self._at[player], column]
            self.plays += self._count(player)
        can_turn = ~can_play & (self._turned < self._stock.shape[1])
        turner = np.flatnonzero(can_turn)
        self._waste[turner] = self._stock[self._deal[turner], self._turned[turner]]
        self._turned[turner] += 1
        self._moves += 1
        is_cleared = self._at == self._goal
        self.clears += self._count(np.flatnonzero(is_cleared))
        self._let_go(~is_cleared & (can_play | can_turn))

    def _choose(
        self,
        player: NDArray[np.intp],
        slots: NDArray[np.uint8],
        ranks: NDArray[np.intp],
        fitting: NDArray[np.bool_],
    ) -> NDArray[np.intp]:
        """The chain that each of some players plays, each of whom can play."""
        numbers = mix(self._starts[player] + np.uint64(self._moves * _GAMMA & _WORD))
        wanted: NDArray[np.bool_] = fitting
        if self._runs is not None:
            runs = self._runs[np.minimum(ranks, _NO_RANK - 1), self._ways.below[self._at[player]]]
            runs += 1  # the play itself: what does not fit has less than any that does
            runs *= fitting
            careless = (numbers % np.uint64(CARELESS) == 0)[:, np.newaxis]
            wanted = fitting & ((runs == runs.max(axis=1, keepdims=True)) | careless)
        drawn = mix(numbers[:, np.newaxis] + slots)
        drawn |= np.uint64(1)  # more than that of a card which is not wanted
        drawn *= wanted
        chosen: NDArray[np.intp] = drawn.argmax(axis=1)
        return chosen

    def _count(self, player: NDArray[np.intp]) -> NDArray[np.intp]:
        """How many of some players each deal has."""
        return np.bincount(self._deal[player], minlength=len(self.plays))

    def _let_go(self, stay: NDArray[np.bool_]) -> None:
        """Keep only the players who go on."""
        if not stay.all():
            self._deal, self._starts = self._deal[stay], self._starts[stay]
            self._at, self._waste = self._at[stay], self._waste[stay]
            self._turned = self._turned[stay]


def mix(numbers: Words) -> Words:
    """The finishing step of SplitMix64: each number to another one, no two to the same."""
    numbers = (numbers ^ (numbers >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    numbers = (numbers ^ (numbers >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return numbers ^ (numbers >> np.uint64(31))


def _starts(numbers: Sequence[int], count: int) -> Words:
    """Where the random numbers of each player begin: `count` players of each deal of a number."""
    # Deal numbers go beyond 64 bits.
    low = np.array([number & _WORD for number in numbers], np.uint64)
    high = np.array([number >> 64 for number in numbers], np.uint64)
    player = np.arange(1, count + 1, dtype=np.uint64) * np.uint64(_GAMMA)
    return mix(((mix(low) + high)[:, np.newaxis] + player).ravel())
