"""The best score of a deal of columns, however many: breadth-first passes over packed tableaus.

A state is a tableau and the rank on the waste, and of all ways into one only the fewest stock cards
turned matter, as in `exact`. The lattice is too large to number, but a deal meets a small part of
it. So a tableau is how many cards each column has left, packed into one machine word, and a level,
all that is reached with the same number of cards left, is an array of those and one of their ways.
The next level comes from it column by column by whole-array operations: some millions of tableaus
a second.

To take a card from one column subtracts the same number from each packed tableau. So the rising
tableaus of a level lead, column by column, to rising ones, and those of the next level can be made
block by block: for a block, a span of packed tableaus, each column adds what one slice of the
level above leads to; they are sorted, and equal ones are made one. A block is small enough to
stay in the processor's cache and to ask after each whether to go on.

Breadth first without leaving anything out proves what cannot be done. Most deals can be cleared,
and soon, so a few narrow passes that keep of each level only the tableaus that promise most come
first, each wider than the one before, as in `search`, which needs no columns but is slower by far.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from golf_desktop.engine.cards import Rank
from golf_desktop.engine.position import TURN, Move, Play, Position
from golf_desktop.engine.rules import Scoring, fit_table
from golf_desktop.solver.bounds import floor
from golf_desktop.solver.effort import UNLIMITED, Limit, Meter, SpentError, Stop, finish
from golf_desktop.solver.solution import NEVER, Solution

WIDTHS: tuple[int | None, ...] = (150, 2_000, 30_000, 250_000, None)
"""How many tableaus of a level each pass keeps; None leaves nothing out."""

LIVE_BYTES = 48
"""What a tableau takes at most while its level is at work."""

_BLOCK = 8192
"""So many tableaus of a level are gone on from at a time: a few milliseconds."""

_NO_RANK = len(Rank)
"""The row of what can be played that stands for "no card"."""

_RANK_BITS, _TURNED_BITS = 4, 6
_LOW_BITS = _RANK_BITS + _TURNED_BITS
"""The lowest bits of a packed tableau are free for the rank that was the last to go, and for how
many stock cards were turned: so states sort by tableau, then by rank, the fewest turned first."""
_RANK_MASK, _TURNED_MASK, _LOW_MASK = ((1 << n) - 1 for n in (_RANK_BITS, _TURNED_BITS, _LOW_BITS))

_MORE_BITS = len(Rank) - _LOW_BITS
"""By so many more bits a tableau is raised to hold a set of ranks."""

Codes = NDArray[np.int64]
"""Packed tableaus or states."""
Ways = NDArray[np.uint8]
"""For each rank and tableau the fewest stock cards turned when the last card to go was of that
rank, or `NEVER`; shape (14 ranks, tableaus)."""
Numbers = NDArray[np.intp]


def is_fit(position: Position) -> bool:
    """Whether a position consists of nothing but columns, whose tableaus can be packed."""
    layout = position.deal.rules.layout
    is_columns = all(
        layout.slots[under].covered_by == 1 << over
        for pile in layout.piles
        for under, over in pairwise(pile)
    ) and not any(layout.slots[pile[-1]].covered_by for pile in layout.piles)
    bits = len(layout.piles) * max(map(len, layout.piles)).bit_length()
    return is_columns and bits + len(Rank) < 63 and len(position.deal.stock) <= _TURNED_MASK


def search(
    position: Position,
    limit: Limit = UNLIMITED,
    stop: Stop | None = None,
    widths: Sequence[int | None] = WIDTHS,
) -> Solution:
    """Find the best score that a position can still reach, as far as a limit allows.

    Once the limit is reached, the solution is the best found so far, and says what of it is proved.
    Without a limit all is proved, but that may take more time and memory than there is.

    Args:
        position: a position that `is_fit`.
        limit: what may be spent. A tableau counts as one position, whatever lies on the waste, and
            counts again in each pass.
        stop: the handle by which the search is called off.
        widths: how many tableaus of a level each pass keeps; None leaves nothing out.

    Raises:
        StoppedError: the search was called off.
    """
    return finish(searching(position, limit, stop, widths))


def searching(
    position: Position,
    limit: Limit = UNLIMITED,
    stop: Stop | None = None,
    widths: Sequence[int | None] = WIDTHS,
) -> Generator[None, None, Solution]:
    """The same in steps of some milliseconds each; the solution is what the generator returns."""
    meter = Meter(limit, stop)
    meter.ask()
    best, moves = position.score, tuple[Move, ...]()
    lowest = best if position.is_cleared else floor(position)
    columns = _Columns(position)
    for width in widths:
        if lowest >= best:
            break
        going, is_spent = _Pass(columns, meter, width, best), False
        try:
            yield from going.run()
        except SpentError:
            is_spent = True
        if going.best < best:
            best, moves = going.best, going.moves()
        if going.is_complete:
            lowest = best
        if is_spent:
            break
    winnable = True if best <= 0 else False if lowest > 0 else None
    return Solution(best, winnable, moves, is_best=lowest >= best)


class _Columns:
    """What a search wants to know of its position, as tables of plain numbers."""

    def __init__(self, position: Position) -> None:
        deal = position.deal
        fits = fit_table(deal.rules.king_rule)
        self.position = position
        self.piles = deal.rules.layout.piles
        self.stock = [int(card.rank) for card in deal.stock]
        self.is_below_zero = deal.rules.scoring is Scoring.BELOW_ZERO
        self.bases = [[on for on in Rank if fits[rank][on]] for rank in Rank]
        """For each rank those that it goes on."""
        self.next_base = self._next_base()
        """For each rank and number turned how many are turned once it can go on a stock card."""
        bits = max(map(len, self.piles)).bit_length()
        self.mask = (1 << bits) - 1
        self.shifts = [_LOW_BITS + bits * column for column in range(len(self.piles))]
        """Where in a packed tableau each column's number of cards begins."""
        self.first = 0
        """The packed tableau of the position."""
        self.ranks = np.full((len(self.piles), self.mask + 1), _NO_RANK, np.intp)
        """For each column the rank of the free card when so many cards are left."""
        for column, (pile, shift) in enumerate(zip(self.piles, self.shifts, strict=True)):
            left = sum(not position.removed >> slot & 1 for slot in pile)
            self.first |= left << shift
            self.ranks[column, 1 : left + 1] = [deal.cards[slot].rank for slot in pile[:left]]
        # What to add to a packed tableau when that card goes.
        self.steps = (self.ranks << _TURNED_BITS) - np.left_shift(1, self.shifts)[:, np.newaxis]
        self.there = sorted(set(self.ranks.flat) - {_NO_RANK})
        """The ranks in the tableau."""

    def _next_base(self) -> NDArray[np.uint8]:
        table = np.full((len(Rank), NEVER + 1), NEVER, np.uint8)
        for rank, row in enumerate(table):
            start = 0
            for count, on in enumerate(self.stock, start=1):
                if on in self.bases[rank]:
                    row[start:count] = count
                    start = count
        return table

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
        best: the best score so far.
    """

    def __init__(self, columns: _Columns, meter: Meter, width: int | None, best: int) -> None:
        self._columns = columns
        self._meter = meter
        self._width = width
        self._too_many = min(NEVER, len(columns.stock) + best)
        self._kept: list[Codes] = []
        self._kept_bytes = 0
        self._end = (0, columns.first, [NEVER])
        self.best = best
        self.is_complete = False
        """Whether it went all the way and left nothing out, so that nothing beats the best."""

    def run(self) -> Iterator[None]:
        """Go down as far as any way leads, in steps.

        Raises:
            StoppedError: the search was called off.
            SpentError: the limit is reached; `best` and `moves` are good all the same.
        """
        start = self._columns.position
        codes: Codes = np.array([self._columns.first], np.int64)
        ways: Ways = np.full((len(Rank), 1), NEVER, np.uint8)
        ways[start.waste_rank] = start.turned
        left, is_narrowed = start.cards_left, False
        while len(codes):
            self._note(codes, ways, left)
            if not left:
                break
            if self._width is not None and len(codes) > self._width:
                is_narrowed = True
                kept = yield from self._promising(codes, ways, self._width)
                codes, ways = codes[kept], ways[:, kept]
            codes, ways = yield from self._next_level(codes, ways)
            left -= 1
        self.is_complete = not is_narrowed

    def _note(self, codes: Codes, ways: Ways, left: int) -> None:
        """Remember a way to the score that a level stands for, if it is lower than the best."""
        score = left
        if not left and self._columns.is_below_zero:
            score = int(ways.min()) - len(self._columns.stock)
        if score < self.best:
            self.best, self._end = score, (len(self._kept), int(codes[0]), ways[:, 0].tolist())

    def _next_level(self, codes: Codes, ways: Ways) -> Generator[None, None, tuple[Codes, Ways]]:
        """The tableaus one card further, rising, and their ways."""
        has_stock = bool(self._columns.stock)
        playable, kept = np.empty((_NO_RANK + 1, len(codes)), np.uint8), list[Codes]()
        for start in range(0, len(codes), _BLOCK):
            self._check(len(codes))
            end = start + _BLOCK
            self._find_playable(ways[:, start:end], playable[:, start:end])
            kept.append(_packed(codes[start:end], ways[:, start:end], has_stock=has_stock))
            yield None
        self._kept.append(np.concatenate(kept))
        self._kept_bytes += self._kept[-1].nbytes
        # Which flat index in that each column begins at, when so many cards are left.
        rows = self._columns.ranks * len(codes)
        made, found = list[tuple[Codes, Ways]](), 0
        for block, spans in enumerate(self._spans(codes)):
            self._check(len(codes) + found)
            count = min(_BLOCK, len(codes) - block * _BLOCK)
            if self._meter.grant(count) < count:
                raise SpentError
            states = self._play(codes, playable.ravel(), rows, spans)
            if len(states):
                made.append(_merged(states, has_stock=has_stock))
                found += len(made[-1][0])
            yield None
        return (
            np.concatenate([codes[:0], *(each for each, _ in made)]),
            np.concatenate([ways[:, :0], *(each for _, each in made)], axis=1),
        )

    def _find_playable(self, ways: Ways, playable: Ways) -> None:
        """For each rank and tableau the fewest turned when that rank can be played.

        Args:
            ways: the ways into some tableaus.
            playable: where to write it; the last row is `_NO_RANK`.
        """
        playable[_NO_RANK] = NEVER
        fewest = ways.min(axis=0) if self._columns.stock else None
        for rank in self._columns.there:
            row = playable[rank]
            row.fill(NEVER)
            if fewest is not None:
                self._columns.next_base[rank].take(fewest, out=row, mode="clip")
            for on in self._columns.bases[rank]:
                np.minimum(row, ways[on], out=row)

    def _spans(self, codes: Codes) -> Iterator[list[tuple[int, int]]]:
        """For each block of the next level the slices of this one that lead there, by column."""
        bounds = np.append(codes[::_BLOCK], np.iinfo(np.int64).max >> 1)
        bounds[0] = 0
        ends = np.array(
            [codes.searchsorted(bounds + (1 << shift)) for shift in self._columns.shifts]
        )
        for start, end in pairwise(ends.T.tolist()):
            yield list(zip(start, end, strict=True))

    def _play(
        self, codes: Codes, playable: Ways, rows: Numbers, spans: list[tuple[int, int]]
    ) -> Codes:
        """Every play from a slice of a level for each column, as states, in no order."""
        columns, states = self._columns, [codes[:0]]
        for column, (start, end) in enumerate(spans):
            if start < end:
                here = codes[start:end]
                left = columns.left(here, column)
                turned = playable.take(rows[column].take(left) + np.arange(start, end))
                fits = np.flatnonzero(turned < self._too_many)
                after = here[fits] + columns.steps[column].take(left[fits])
                states.append(after + turned[fits] if columns.stock else after)
        return np.concatenate(states)

    def _promising(self, codes: Codes, ways: Ways, width: int) -> Generator[None, None, Numbers]:
        """The indices of those tableaus of a level to go on from, rising."""
        orders = []
        for start in range(0, len(codes), _BLOCK):
            self._check(len(codes))
            end = start + _BLOCK
            orders.append(self._order(codes[start:end], ways[:, start:end]))
            yield None
        order: NDArray[np.int64] = np.concatenate(orders)
        last: np.int64 = np.partition(order, width - 1)[width - 1]
        kept: NDArray[np.bool_] = order < last
        # Of those that promise as much as the last, the first few.
        kept[np.flatnonzero(order == last)[: width - np.count_nonzero(kept)]] = True
        return np.flatnonzero(kept)

    def _order(self, codes: Codes, ways: Ways) -> NDArray[np.int64]:
        """How little tableaus promise.

        Few stock cards turned are good, many different ranks free, and no column much fuller than
        the others: full ones count by the square. The weights are measured.
        """
        columns = self._columns
        free = np.zeros(len(codes), np.int64)
        order: NDArray[np.int64] = 50 * ways.min(axis=0).astype(np.int64)
        for column in range(len(columns.piles)):
            left = columns.left(codes, column)
            free |= 1 << columns.ranks[column].take(left)
            order += left * left
        order -= 15 * np.bitwise_count(free).astype(np.int64)
        return order

    def moves(self) -> tuple[Move, ...]:
        """The moves to the best score of this pass, by walking back; none if it is not lower."""
        depth, code, ways = self._end
        columns, moves = self._columns, list[Move]()
        turned = min(ways)
        rank = ways.index(turned)
        for kept in reversed(self._kept[:depth]):
            column, slot, before = self._last_play(kept, code, rank, turned)
            code += 1 << columns.shifts[column]
            moves.append(Play(slot))
            on = next((on for on in columns.bases[rank] if before[on] == turned), None)
            if on is None:  # it went on a card of the stock
                fewest = min(before)
                moves += [TURN] * (turned - fewest)
                on, turned = Rank(before.index(fewest)), fewest
            rank = on
        return tuple(reversed(moves))

    def _last_play(
        self, kept: Codes, code: int, rank: int, turned: int
    ) -> tuple[int, int, list[int]]:
        """A play that led to a state: column, slot, and the ways into the tableau before it."""
        columns = self._columns
        for column, (pile, shift) in enumerate(zip(columns.piles, columns.shifts, strict=True)):
            left = (code >> shift & columns.mask) + 1
            if left <= len(pile) and columns.ranks[column, left] == rank:
                before = _ways_into(kept, code + (1 << shift), has_stock=bool(columns.stock))
                if before is not None and turned == min(
                    int(columns.next_base[rank, min(before)]),
                    *(before[on] for on in columns.bases[rank]),
                ):
                    return column, pile[left - 1], before
        raise AssertionError("each tableau that is met has a way into it")

    def _check(self, live: int) -> None:
        """Go on if so many tableaus may be at work, and all else is well."""
        self._meter.check(self._kept_bytes + live * LIVE_BYTES)


def _packed(codes: Codes, ways: Ways, *, has_stock: bool) -> Codes:
    """What is kept of some tableaus for the way back: a word for each tableau, or for each state.

    Without a stock the low bits of a tableau, and a few more, take the set of its ranks.
    """
    if has_stock:
        tableau, last = np.nonzero(ways.T != NEVER)
        states: Codes = codes[tableau] | last << _TURNED_BITS | ways[last, tableau]
        return states
    words: Codes = codes << _MORE_BITS
    for rank in Rank:
        words |= (ways[rank] != NEVER).astype(np.int64) << rank.value
    return words


def _ways_into(words: Codes, code: int, *, has_stock: bool) -> list[int] | None:
    """The ways into a tableau by rank, from what is kept of its level; None if it is not there."""
    more = 0 if has_stock else _MORE_BITS
    start, end = words.searchsorted([code << more, (code + _LOW_MASK + 1) << more])
    if start == end:
        return None
    if not has_stock:
        return [0 if words[start] >> rank & 1 else NEVER for rank in Rank]
    ways = [NEVER] * len(Rank)
    for state in words[start:end].tolist():
        ways[state >> _TURNED_BITS & _RANK_MASK] = state & _TURNED_MASK
    return ways


def _merged(states: Codes, *, has_stock: bool) -> tuple[Codes, Ways]:
    """The tableaus of some states, rising, and the ways into them."""
    states.sort()
    tableaus = states & ~_LOW_MASK
    is_first = np.empty(len(states), np.bool_)
    is_first[0] = True
    np.not_equal(tableaus[1:], tableaus[:-1], out=is_first[1:])
    first = np.flatnonzero(is_first)
    ways: Ways = np.full((len(Rank), len(first)), NEVER, np.uint8)
    places = (states >> _TURNED_BITS & _RANK_MASK) * len(first) + (np.cumsum(is_first) - 1)
    if has_stock:
        # Backwards: of the ways into a state the fewest turned is written last and stands.
        ways.reshape(-1)[places[::-1]] = (states & _TURNED_MASK)[::-1]
    else:
        ways.reshape(-1)[places] = 0
    return tableaus[first], ways
