"""What moves come to in many stock orders of a large deal of columns: one narrow search of all.

A search that keeps few tableaus of a level costs next to nothing but the beginning of each of its
operations. So those for all moves and orders go down together: a state is a word that holds which
search it belongs to, how many cards each column has left, the rank on the waste, and how many stock
cards were turned. One sort brings the states of each search together and equal ones side by side.

It is beam search, level by level, as in `frontier`, and keeps what promises most by the same signs.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

import numpy as np
from numpy.typing import NDArray

from golf_desktop.engine.cards import Rank
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import fit_table
from golf_desktop.solver.effort import Stop
from golf_desktop.solver.solution import NEVER, score_at

_TURNED_BITS, _RANK_BITS = 6, 4
_LOW_BITS = _TURNED_BITS + _RANK_BITS
_TURNED_MASK, _RANK_MASK, _LOW_MASK = (
    (1 << bits) - 1 for bits in (_TURNED_BITS, _RANK_BITS, _LOW_BITS)
)
_NO_RANK = len(Rank)

Words = NDArray[np.int64]


def searching(
    positions: Sequence[Position], width: int, stop: Stop | None = None
) -> Generator[None, None, list[tuple[int, bool]]]:
    """Search from some positions, in steps of some milliseconds.

    The generator returns the lowest score that was found for each, in their order, and whether
    nothing was left out, so that it is proved.

    Args:
        positions: positions of columns with a stock; their tableaus were dealt alike.
        width: how many states of a level are kept for each.
        stop: calls it off.

    Raises:
        StoppedError: it was called off.
    """
    bundle = _Bundle(positions, width)
    while len(bundle.states):
        if stop is not None:
            stop.check()
        bundle.note()
        bundle.go_on()
        yield None
    return bundle.results()


class _Bundle:
    """Searches that go down together."""

    def __init__(self, positions: Sequence[Position], width: int) -> None:
        self._positions = positions
        self._width = width
        deal = positions[0].deal
        piles = deal.rules.layout.piles
        bits = max(map(len, piles)).bit_length()
        self._mask = (1 << bits) - 1
        self._shifts = [_LOW_BITS + bits * column for column in range(len(piles))]
        self._of_search = _LOW_BITS + bits * len(piles)
        """Where in a state the number of its search begins."""
        self._ranks = np.full((len(piles), self._mask + 1), _NO_RANK, np.int64)
        """For each column the rank of the free card when so many cards are left."""
        for row, pile in zip(self._ranks, piles, strict=True):
            row[1 : len(pile) + 1] = [deal.cards[slot].rank for slot in pile]
        self._squares: Words = np.arange(self._mask + 1) ** 2
        fits = np.zeros((_NO_RANK + 1, 1 << _RANK_BITS), np.bool_)
        fits[:_NO_RANK, :_NO_RANK] = fit_table(deal.rules.king_rule)
        self._fits = fits.ravel()
        self._next = np.stack([_next_bases(position, fits) for position in positions]).ravel()
        """For each search, rank and number turned the fewest turned when it goes on the stock."""
        starts = [self._state(number, each) for number, each in enumerate(positions)]
        self.states: Words = np.array(starts, np.int64)
        self._step = 0
        self._left = np.array([position.cards_left for position in positions])
        self._is_narrowed = np.zeros(len(positions), np.bool_)
        self._best = self._left.copy()
        self._turned = np.full(len(positions), NEVER, np.uint8)

    def _state(self, number: int, position: Position) -> int:
        state = number << self._of_search | position.waste_rank << _TURNED_BITS | position.turned
        for pile, shift in zip(position.deal.rules.layout.piles, self._shifts, strict=True):
            state |= sum(not position.removed >> slot & 1 for slot in pile) << shift
        return state

    def note(self) -> None:
        """Note how far each search has come; its states are together, the searches in order."""
        number = self.states >> self._of_search
        first = np.flatnonzero(np.diff(number, prepend=-1))
        turned = np.minimum.reduceat(self.states & _TURNED_MASK, first)
        self._best[number[first]] = self._left[number[first]] - self._step
        self._turned[number[first]] = turned

    def go_on(self) -> None:
        """Make every play from the states, and keep what promises most of each search."""
        states = self.states
        turned, rank = states & _TURNED_MASK, states >> _TURNED_BITS & _RANK_MASK
        rows = (states >> self._of_search) * (_NO_RANK + 1)
        tableaus, after = states & ~_LOW_MASK, [states[:0]]
        for shift, ranks in zip(self._shifts, self._ranks, strict=True):
            free: Words = ranks.take(states >> shift & self._mask)
            on_stock = self._next.take((rows + free) * (_TURNED_MASK + 1) + turned)
            fits = self._fits.take((free << _RANK_BITS) + rank)
            then: Words = np.where(fits, turned, on_stock)
            can = np.flatnonzero(then != NEVER)
            after.append(tableaus[can] - (1 << shift) + (free[can] << _TURNED_BITS) + then[can])
        found = np.concatenate(after)
        found.sort()
        # Of the ways into a state that which turned fewest comes first.
        is_first = np.diff(found >> _TURNED_BITS, prepend=-1) != 0
        self.states = self._promising(found[is_first])
        self._step += 1

    def _promising(self, states: Words) -> Words:
        """Of the states of each search those to go on from, as many as it is wide."""
        number = states >> self._of_search
        counts = np.bincount(number, minlength=len(self._positions))
        too_many = counts > self._width
        if not too_many.any():
            return states
        self._is_narrowed |= too_many
        order = 50 * (states & _TURNED_MASK)
        free = np.zeros(len(states), np.int64)
        for shift, ranks in zip(self._shifts, self._ranks, strict=True):
            left = states >> shift & self._mask
            free |= 1 << ranks.take(left)
            order += self._squares.take(left)
        order -= 15 * np.bitwise_count(free).astype(np.int64)
        by_promise = np.argsort((number << 32) + order, kind="stable")
        ends = np.cumsum(counts)
        place = np.arange(len(states)) - (ends - counts)[number]
        kept = by_promise[place < self._width]
        kept.sort()
        promising: Words = states[kept]
        return promising

    def results(self) -> list[tuple[int, bool]]:
        """The lowest score of each search, and whether it is proved."""
        return [
            (score_at(position, int(left), int(turned)), not is_narrowed)
            for position, left, turned, is_narrowed in zip(
                self._positions, self._best, self._turned, self._is_narrowed, strict=True
            )
        ]


def _next_bases(position: Position, fits: NDArray[np.bool_]) -> NDArray[np.uint8]:
    """For each rank and number turned how many are turned once it can go on a stock card."""
    stock = [card.rank for card in position.deal.stock]
    table = np.full((_NO_RANK + 1, _TURNED_MASK + 1), NEVER, np.uint8)
    for count in range(len(stock), 0, -1):
        table[:, count - 1] = np.where(fits[:, stock[count - 1]], count, table[:, count])
    return table
