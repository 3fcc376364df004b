"""The best score of a deal without a stock: a breadth-first pass over packed tableaus.

Where there is no stock, as in Black Hole and All in a Row, a state is a tableau and the rank on
the waste. A tableau is how many cards each column has left, packed into one machine word, and the
ranks that can lie on the waste with it are a set of 14 bits. So a level of the lattice, all that
is reached with the same number of cards left, is two arrays, and the next level comes from
it column by column by whole-array operations: about five million tableaus a second.

To take a card from one column subtracts the same number from each packed tableau. So the rising
tableaus of a level lead, column by column, to rising ones, and those of the next level can be made
block by block: for a block, a span of packed tableaus, each column adds what one slice of the
level above leads to; they are sorted, and equal ones are made one. A block is small enough to
stay in the processor's cache and to ask after each whether to go on.

Breadth first without leaving anything out proves what cannot be done. It is what solvers that go
depth first with a table of visited states (S. Fish, "Black Hole Solitaire Solver") come to as well
where a deal cannot be cleared. As most can, and soon, a few narrow passes that keep of each
level only the tableaus that promise most come first, as in `search`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from golf_desktop.engine.cards import Rank
from golf_desktop.engine.position import Move, Play, Position
from golf_desktop.engine.rules import fit_table
from golf_desktop.solver.bounds import floor
from golf_desktop.solver.effort import UNLIMITED, Limit, Meter, SpentError, Stop, finish
from golf_desktop.solver.solution import Solution

WIDTHS: tuple[int | None, ...] = (1_000, 30_000, 250_000, None)
"""How many tableaus of a level each pass keeps; the last leaves nothing out."""

BYTES = 8
"""What a tableau takes that is kept for the way back."""

LIVE_BYTES = 10
"""What a tableau takes while its level is at work."""

_BLOCK = 8192
"""So many tableaus of a level are gone on from at a time: a few milliseconds."""

_RANK_BITS = 4
"""The lowest bits of a packed tableau, which are free for the rank that was the last to go."""
_RANK_MASK = (1 << _RANK_BITS) - 1
_MORE_BITS = len(Rank) - _RANK_BITS
"""By so many more bits a tableau is raised to hold a set of ranks."""

_BIT_OF_RANK = (1 << np.arange(1 << _RANK_BITS)).astype(np.uint16)

Codes = NDArray[np.int64]
"""Packed tableaus, alone or with a rank or a set of ranks in their lowest bits."""
Sets = NDArray[np.uint16]
"""Sets of ranks, a bit for each."""
Numbers = NDArray[np.intp]


def is_fit(position: Position) -> bool:
    """Whether a position has no stock left, and nothing but columns that can be packed."""
    layout = position.deal.rules.layout
    is_columns = all(
        layout.slots[under].covered_by == 1 << over
        for pile in layout.piles
        for under, over in pairwise(pile)
    ) and not any(layout.slots[pile[-1]].covered_by for pile in layout.piles)
    bits = len(layout.piles) * max(map(len, layout.piles)).bit_length()
    return is_columns and not position.stock_left and bits + len(Rank) < 64


def search(position: Position, limit: Limit = UNLIMITED, stop: Stop | None = None) -> Solution:
    """Find the best score that a position can still reach, as far as a limit allows.

    Once the limit is reached, the solution is the best found so far, and says what of it is proved.
    Without a limit all is proved, but that may take more memory than there is.

    Args:
        position: a position that `is_fit`.
        limit: what may be spent. A tableau counts as one position, whatever lies on the waste, and
            counts again in each pass.
        stop: the handle by which the search is called off.

    Raises:
        StoppedError: the search was called off.
    """
    return finish(searching(position, limit, stop))


def searching(
    position: Position, limit: Limit = UNLIMITED, stop: Stop | None = None
) -> Generator[None, None, Solution]:
    """The same in steps of some milliseconds each; the solution is what the generator returns."""
    columns, meter = _Columns(position), Meter(limit, stop)
    best, moves = position.score, tuple[Move, ...]()
    lowest = best if position.is_cleared else floor(position)
    for width in WIDTHS:
        if lowest >= best:
            break
        going = _Pass(columns, meter, width)
        is_spent = False
        try:
            yield from going.run()
        except SpentError:
            is_spent = True
        if going.left < best:
            best, moves = going.left, going.moves()
        if going.is_complete:
            lowest = best
        if is_spent:
            break
    winnable = True if best <= 0 else False if lowest > 0 else None
    return Solution(best, winnable, moves, is_best=lowest >= best)


class _Columns:
    """What a search wants to know of its position, as tables by column and number of cards left."""

    def __init__(self, position: Position) -> None:
        deal = position.deal
        fits = fit_table(deal.rules.king_rule)
        self.piles = deal.rules.layout.piles
        self.cards_left = position.cards_left
        self.first_set = 1 << position.waste_rank
        bits = max(map(len, self.piles)).bit_length()
        self.mask = (1 << bits) - 1
        self.shifts = [_RANK_BITS + bits * column for column in range(len(self.piles))]
        """Where in a packed tableau each column's number of cards begins."""
        self.first = 0
        """The packed tableau of the position."""
        self.ranks = np.zeros((len(self.piles), self.mask + 1), np.intp)
        """For each column the rank of the free card when so many cards are left."""
        self.bases = np.zeros(self.ranks.shape, np.uint16)
        """For each the ranks that this card goes on; none where there is no card."""
        self.steps = np.zeros(self.ranks.shape, np.int64)
        """For each what to add to a packed tableau when it goes: the rank takes the low bits."""
        for column, (pile, shift) in enumerate(zip(self.piles, self.shifts, strict=True)):
            left = sum(not position.removed >> slot & 1 for slot in pile)
            self.first |= left << shift
            for count, slot in enumerate(pile[:left], start=1):
                rank = deal.cards[slot].rank
                self.ranks[column, count] = rank
                self.bases[column, count] = sum(1 << on for on in Rank if fits[rank][on])
                self.steps[column, count] = rank - (1 << shift)

    def left(self, codes: Codes, column: int) -> Numbers:
        """How many cards each of some packed tableaus has left in a column."""
        left: Numbers = (codes >> self.shifts[column]) & self.mask
        return left


class _Pass:
    """One pass down the lattice.

    Args:
        columns: what to search.
        meter: what may be spent.
        width: how many tableaus of a level are kept; None keeps all.
    """

    def __init__(self, columns: _Columns, meter: Meter, width: int | None) -> None:
        self._columns = columns
        self._meter = meter
        self._width = width
        self._kept: list[Codes] = []
        """For each level the tableaus gone on from, rising, each with its set of ranks."""
        self._kept_bytes = 0
        self._end = (columns.first, columns.first_set)
        self.left = columns.cards_left
        """The fewest cards left in any tableau met."""
        self.is_complete = False
        """Whether it went all the way and left nothing out, so that nothing beats that."""

    def run(self) -> Iterator[None]:
        """Go down as far as any way leads, in steps.

        Raises:
            StoppedError: the search was called off.
            SpentError: the limit is reached; `left` and `moves` are good all the same.
        """
        codes: Codes = np.array([self._columns.first], np.int64)
        sets: Sets = np.array([self._columns.first_set], np.uint16)
        left, is_narrowed = self._columns.cards_left, False
        while len(codes):
            self.left, self._end = left, (int(codes[0]), int(sets[0]))
            if not left:
                break
            if self._width is not None and len(codes) > self._width:
                is_narrowed = True
                kept = yield from self._promising(codes, self._width)
                codes, sets = codes[kept], sets[kept]
            codes, sets = yield from self._next_level(codes, sets)
            left -= 1
        self.is_complete = not is_narrowed or not self.left

    def _next_level(self, codes: Codes, sets: Sets) -> Generator[None, None, tuple[Codes, Sets]]:
        """The tableaus one card further, rising, and their sets of ranks."""
        self._kept.append((codes << _MORE_BITS) | sets)
        self._kept_bytes += BYTES * len(codes)
        # The blocks of the next level: where they begin and end, and for each column the slices
        # of this level that lead there.
        bounds = np.append(codes[::_BLOCK], np.iinfo(np.int64).max >> 1)
        bounds[0] = 0
        slices = np.array(
            [codes.searchsorted(bounds + (1 << shift)) for shift in self._columns.shifts]
        )
        blocks: list[tuple[Codes, Sets]] = []
        made = 0
        for block, (starts, ends) in enumerate(pairwise(slices.T.tolist())):
            count = min(_BLOCK, len(codes) - block * _BLOCK)
            self._meter.check(self._kept_bytes + LIVE_BYTES * (len(codes) + 2 * made))
            if self._meter.grant(count) < count:
                raise SpentError
            after = self._play(codes, sets, starts, ends)
            if len(after):
                blocks.append(_merged(after))
                made += len(blocks[-1][0])
            yield None
        if not blocks:
            return codes[:0], sets[:0]
        return (
            np.concatenate([block for block, _ in blocks]),
            np.concatenate([block for _, block in blocks]),
        )

    def _play(self, codes: Codes, sets: Sets, starts: list[int], ends: list[int]) -> Codes:
        """Every play from a slice of a level for each column; each with the rank that goes."""
        columns, after = self._columns, list[Codes]()
        for column, (start, end) in enumerate(zip(starts, ends, strict=True)):
            if start < end:
                here = codes[start:end]
                left = columns.left(here, column)
                fits = np.flatnonzero(columns.bases[column].take(left) & sets[start:end])
                after.append(here[fits] + columns.steps[column].take(left[fits]))
        return np.concatenate(after) if after else codes[:0]

    def _promising(self, codes: Codes, width: int) -> Generator[None, None, Numbers]:
        """The indices of those tableaus of a level to go on from, rising."""
        orders = []
        for start in range(0, len(codes), _BLOCK):
            self._meter.check(self._kept_bytes + 2 * LIVE_BYTES * len(codes))
            orders.append(self._order(codes[start : start + _BLOCK]))
            yield None
        order = np.concatenate(orders)
        last = np.partition(order, width - 1)[width - 1]
        kept: NDArray[np.bool_] = order < last
        # Of those that promise as much as the last, the first few.
        equal = np.flatnonzero(order == last)
        kept[equal[: width - np.count_nonzero(kept)]] = True
        return np.flatnonzero(kept)

    def _order(self, codes: Codes) -> NDArray[np.int64]:
        """How little tableaus promise. Many different free ranks are good, and no full columns."""
        columns = self._columns
        free = np.zeros(len(codes), np.uint16)
        order = np.zeros(len(codes), np.int64)
        for column in range(len(columns.piles)):
            left = columns.left(codes, column)
            free |= _BIT_OF_RANK.take(columns.ranks[column].take(left))
            order += left * left
        order *= 2
        order -= 3 * np.bitwise_count(free).astype(np.int64)
        return order

    def moves(self) -> tuple[Move, ...]:
        """The moves to the fewest cards left, by walking back."""
        code, ranks = self._end
        moves: list[Move] = []
        columns = self._columns
        rank = ranks.bit_length() - 1
        for kept in reversed(self._kept[: columns.cards_left - self.left]):
            column, left, ranks = self._last_play(kept, code, rank)
            moves.append(Play(columns.piles[column][left - 1]))
            code += 1 << columns.shifts[column]
            rank = ranks.bit_length() - 1
        return tuple(reversed(moves))

    def _last_play(self, kept: Codes, code: int, rank: int) -> tuple[int, int, int]:
        """A play that led to a tableau: column, cards that it had, ranks that were on the waste."""
        columns = self._columns
        for column, shift in enumerate(columns.shifts):
            left = (code >> shift & columns.mask) + 1
            if left <= columns.mask and columns.ranks[column, left] == rank:
                before = (code + (1 << shift)) << _MORE_BITS
                index = int(kept.searchsorted(before))
                if index < len(kept):
                    ranks = int(kept[index]) - before
                    if ranks < 1 << len(Rank) and ranks & int(columns.bases[column, left]):
                        return column, left, ranks & int(columns.bases[column, left])
        raise AssertionError("each tableau that is met has a way into it")


def _merged(codes: Codes) -> tuple[Codes, Sets]:
    """Make equal tableaus one, with the set of the ranks of all of them."""
    codes.sort()
    tableaus = codes & ~_RANK_MASK
    first = np.flatnonzero(np.concatenate([[True], tableaus[1:] != tableaus[:-1]]))
    sets = np.bitwise_or.reduceat(_BIT_OF_RANK.take(codes & _RANK_MASK), first)
    return tableaus[first], sets
