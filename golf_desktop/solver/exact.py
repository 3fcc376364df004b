"""The best score that a position can still reach, proved, and the moves that reach it.

No search: one pass over the lattice of the layout, from the tableau on the board down to the empty
one. A state is a tableau and the rank on the waste. Of all ways into a state only the fewest stock
cards turned matters: with stock in hand, whatever another way could do can still be done. So one
byte a state is kept, and a level of the lattice costs a few dozen numpy operations:

1. Turning the stock leads from the way into a tableau that turned fewest to each later stock card.
2. A card can be played after the fewest turned with any rank on the waste that it goes on.
3. Each tableau one level below takes this from the tableaus above it, chain by chain.

Ranks are rows, tableaus columns, so that each operation runs along memory; to choose among rows by
the tableau, what is not chosen is raised to `NEVER` and the least taken, which costs less than
picking bytes by index. Only step 3 picks by index, once for each chain and tableau.

Several positions share one pass: which slot is free where, and which tableau lies above which, is
the same for all of them. A small lattice is gone through in another way, by `links`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Any

import numpy as np
from numpy.typing import NDArray

from golf_desktop.engine.cards import Rank
from golf_desktop.engine.position import TURN, Move, Play, Position
from golf_desktop.engine.rules import fit_table
from golf_desktop.solver import links
from golf_desktop.solver.effort import Stop
from golf_desktop.solver.lattice import NO_STEP, Lattice, Level
from golf_desktop.solver.solution import NEVER, Solution, score_at

_NO_RANK = len(Rank)
"""A row beyond those of the ranks, for which nothing can be played."""

_SMALL = 30_000
"""A lattice of so many tableaus is small."""

_FEW_TABLEAUS = 4096
"""Up to so many tableaus of a level it costs less to look up the next stock cards than to go
through the whole stock."""

_LEVEL_BYTES = 2 << 20
_MOST_AT_ONCE = 64

Bytes = NDArray[np.uint8]


def solve(position: Position, lattice: Lattice | None = None, stop: Stop | None = None) -> Solution:
    """Find the best score that can be reached from a position of any deal, and how.

    From a position in the middle of a deal only the levels below it are visited.

    Args:
        position: the position.
        lattice: the layout's lattice, or the part below a tableau from which the position can be
            reached. By default the whole, which is made at the first call.
        stop: calls the pass off.

    Raises:
        LatticeTooLargeError: the layout has too many tableaus.
        StoppedError: the pass was called off.
    """
    whole = Lattice.of(position.deal.rules.layout)
    if lattice is None and is_small(whole):
        return links.solve(position, stop)
    sweep = _Sweep([position], lattice or whole, stop, keep=True)
    (best,) = sweep.best_scores()
    return Solution(best, best <= 0, _WayBack(sweep).moves())


def best_scores(
    positions: Sequence[Position], lattice: Lattice | None = None, stop: Stop | None = None
) -> list[int]:
    """The lowest score that each of many positions of one layout can reach, in their order.

    The positions may be of different deals; all have the same rules and as many cards. It is
    cheaper than to solve one after the other, most of all where all tableaus were dealt alike and
    only the stocks differ. A position can be cleared when its score is zero or less.

    Args:
        positions: the positions.
        lattice: the layout's lattice, or the part below a tableau from which all of them can be
            reached. By default the whole, which is made at the first call.
        stop: calls the pass off.

    Raises:
        LatticeTooLargeError: the layout has too many tableaus.
        StoppedError: the pass was called off.
    """
    if not positions:
        return []
    whole = Lattice.of(positions[0].deal.rules.layout)
    if lattice is None and is_small(whole):
        return links.best_scores(positions, stop)
    whole = lattice or whole
    at_once = batch_size(whole)
    return [
        score
        for start in range(0, len(positions), at_once)
        for score in _Sweep(positions[start : start + at_once], whole, stop).best_scores()
    ]


def is_small(lattice: Lattice) -> bool:
    """Whether a lattice is so small that `links` takes less time, one position after the other."""
    return len(lattice) <= _SMALL


def batch_size(lattice: Lattice) -> int:
    """How many positions share a pass best, so that a level stays in the processor's cache."""
    widest = max(map(len, lattice.levels))
    return min(max(1, _LEVEL_BYTES // (len(Rank) * widest)), _MOST_AT_ONCE)


class _Sweep:
    """One pass over a lattice for some positions.

    Args:
        positions: the positions, of one layout and rules.
        lattice: a lattice that has the tableaus of all of them.
        stop: calls the pass off.
        keep: whether all levels are kept, to walk back through them.
    """

    def __init__(
        self,
        positions: Sequence[Position],
        lattice: Lattice,
        stop: Stop | None,
        *,
        keep: bool = False,
    ) -> None:
        rules = positions[0].deal.rules
        # The levels from the first that a position begins in.
        top = lattice.levels[0].removed[0].item().bit_count()
        first = min(each.removed.bit_count() for each in positions)
        self.levels = lattice.levels[first - top :]
        self.chains = lattice.chains
        self.ranks = [[int(card.rank) for card in each.deal.tableau] for each in positions]
        self.stocks = [[int(card.rank) for card in each.deal.stock] for each in positions]
        self.turned: list[Bytes] = []
        """For each level visited that is kept, the fewest stock cards turned; shape
        (positions, 14 ranks, tableaus)."""
        # For each rank the ranks that it goes on, of those that there are.
        ranks = {int(card.rank) for each in positions for card in each.deal.cards}
        there = sorted(ranks.union(int(each.waste_rank) for each in positions))
        fits = fit_table(rules.king_rule)
        self.bases = {rank: [on for on in there if fits[rank][on]] for rank in there}
        self._positions = positions
        self._stop = stop
        self._keep = keep
        # The positions whose tableaus were dealt alike, as slices.
        self._alike = list(_slices(self.ranks))
        self._number_rows()
        self._next = self._next_cards() if len(positions) == 1 else None
        # The memory is asked for once: of many small blocks the allocator gives back so much to
        # the system after each pass that to ask for it again takes a tenth of the next.
        widest = max(map(len, self.levels))
        states = len(positions) * len(Rank)
        visited = sum(map(len, self.levels))
        self._memory = np.empty(states * (visited if keep else widest), np.uint8)
        self._used = 0
        self._playable = np.empty(len(positions) * (_NO_RANK + 1) * (widest + 1), np.uint8)
        self._spare = np.empty(len(positions) * widest, np.uint8)

    def _number_rows(self) -> None:
        """Say for each step of the chains, and for each stock card, which rows are looked at."""
        steps = list(zip_longest(*self.chains))
        # For each step the chains that are so long, and their slots.
        self._steps = [
            [(chain, slot) for chain, slot in enumerate(slots) if slot is not None]
            for slots in steps
        ]
        # For each step the rank of the slot of each position and chain, as rows of `_can_play`.
        rows = [[*ranks, _NO_RANK] for ranks in self.ranks]
        self._step_rows = [
            _numbered([[row[-1 if slot is None else slot] for slot in slots] for row in rows])
            for slots in steps
        ]
        # For each stock card its rank, as rows of the states of a level.
        self._stock_rows = [
            _numbered(list(ranks), len(Rank)) for ranks in zip(*self.stocks, strict=True)
        ]

    def _next_cards(self) -> Bytes:
        """For each rank and number turned how many are turned once that rank is, or `NEVER`.

        It is that of the only position; shape (14 ranks, 256).
        """
        (stock,) = self.stocks
        table = np.full((len(Rank), NEVER + 1), NEVER, np.uint8)
        before = dict.fromkeys(Rank, 0)
        for count, rank in enumerate(stock, start=1):
            table[rank, before[Rank(rank)] : count] = count
            before[Rank(rank)] = count
        return table

    def best_scores(self) -> list[int]:
        """Go down as far as any way leads, and say what each position can come to."""
        levels = self.levels
        reached = [0] * len(self._positions)
        final = np.full(len(self._positions), NEVER, np.uint8)
        waiting = self._entries()
        turned = self._none_reached(levels[0])
        for depth, level in enumerate(levels):
            if self._stop is not None:
                self._stop.check()
            for row, index in waiting.pop(depth, ()):
                entering = self._positions[row]
                turned[row, entering.waste_rank, index] = entering.turned
            fewest = turned.min(axis=1)
            final = fewest.min(axis=1)
            if self._keep and final.min() != NEVER:
                self.turned.append(turned)
            reached = [
                depth if way != NEVER else at for way, at in zip(final, reached, strict=True)
            ]
            if depth + 1 == len(levels) or (final.min() == final.max() == NEVER and not waiting):
                break
            self._turn_stock(turned, fewest, int(final.min()))
            below = levels[depth + 1]
            turned = self._take(below, self._arrive(level, below, self._can_play(turned)))
        return [
            score_at(position, len(levels) - 1 - depth, int(way))
            for position, depth, way in zip(self._positions, reached, final, strict=True)
        ]

    def _entries(self) -> dict[int, list[tuple[int, int]]]:
        """For each level that positions begin in: their numbers and the index of their tableau."""
        first = min(each.removed.bit_count() for each in self._positions)
        entries: dict[int, list[tuple[int, int]]] = {}
        for row, position in enumerate(self._positions):
            depth = position.removed.bit_count() - first
            removed = self.levels[depth].removed
            index = int(np.searchsorted(removed, np.uint64(position.removed)))
            entries.setdefault(depth, []).append((row, index))
        return entries

    def _none_reached(self, level: Level) -> Bytes:
        """What is noted of a level, before any way into it is known."""
        shape = (len(self._positions), len(Rank), len(level))
        size = shape[0] * shape[1] * shape[2]
        if not self._keep:  # what leads here from the level above has been picked already
            self._used = 0
        start, self._used = self._used, self._used + size
        turned = self._memory[start : self._used].reshape(shape)
        turned.fill(NEVER)
        return turned

    def _turn_stock(self, turned: Bytes, fewest: Bytes, least: int) -> None:
        """Add to a level the states that turning the stock leads to.

        It would lead from any other state of a tableau too, but never to an earlier card.

        Args:
            turned: the level.
            fewest: for each position and tableau the fewest turned with any rank on the waste.
            least: the least of all those.
        """
        if self._next is not None and fewest.size <= _FEW_TABLEAUS:
            after = self._next.take(fewest[0], axis=1)
            np.minimum(turned[0], after, out=turned[0])
            return
        after = self._spare[: fewest.size].reshape(fewest.shape)
        states = turned.reshape(-1, turned.shape[-1])
        for count in range(least + 1, len(self._stock_rows) + 1):
            _never_where(np.greater_equal(fewest, count, out=after.view(np.bool_)))
            after |= np.uint8(count)
            rows = self._stock_rows[count - 1]
            if len(rows) == 1:  # a view, which saves two copies
                np.minimum(after[0], states[rows[0]], out=states[rows[0]])
            else:
                states[rows] = np.minimum(after, states[rows], out=after)

    def _can_play(self, turned: Bytes) -> Bytes:
        """For each position, rank and tableau the fewest turned when that rank can be played.

        Shape (positions, 15, tableaus + 1): the last row is `_NO_RANK`, and the last column
        stands for "no tableau", in which nothing can be played.
        """
        shape = (len(turned), _NO_RANK + 1, turned.shape[-1] + 1)
        playable = self._playable[: shape[0] * shape[1] * shape[2]].reshape(shape)
        playable[:, _NO_RANK] = NEVER
        playable[:, :, -1] = NEVER
        for rank, bases in self.bases.items():
            row = playable[:, rank, :-1]
            if len(bases) < 2:
                row[:] = turned[:, bases[0]] if bases else NEVER
                continue
            np.minimum(turned[:, bases[0]], turned[:, bases[1]], out=row)
            for base in bases[2:]:
                np.minimum(row, turned[:, base], out=row)
        return playable

    def _arrive(self, above: Level, level: Level, playable: Bytes) -> Bytes:
        """For each position, chain and tableau the fewest turned when its last play led to it.

        Args:
            above: the level from which the plays lead.
            level: the level to which they lead.
            playable: what can be played in the level above.
        """
        arrival = np.empty((len(playable), *level.above.shape), np.uint8)
        if len(self._alike) > 1 or len(playable) == 1:
            offer = self._offer(above, playable)
            for chain, tableaus in enumerate(level.above):
                # The mode is the one that writes without a copy.
                offer[:, chain].take(tableaus, axis=1, out=arrival[:, chain], mode="clip")
            return arrival
        # The cards lie alike for several: to work out once where to look pays.
        states = playable.reshape(len(playable), -1)
        width = playable.shape[-1]
        for chain, slots in enumerate(self.chains):
            starts = np.zeros(NO_STEP + 1, np.uint32)
            starts[: len(slots)] = [self.ranks[0][slot] * width for slot in slots]
            places = starts.take(level.last[chain]) + level.above[chain]
            states.take(places, axis=1, out=arrival[:, chain], mode="clip")
        return arrival

    def _offer(self, level: Level, playable: Bytes) -> Bytes:
        """For each position, chain and tableau the fewest turned when its free slot can be played.

        Shape (positions, chains, tableaus + 1), the last column as in `playable`.
        """
        shape = (len(self._positions), len(level.free), len(level) + 1)
        offer = np.full(shape, NEVER, np.uint8)
        of_step = np.empty_like(level.free)
        picked = np.empty(shape, np.uint8)
        states = playable.reshape(-1, len(level) + 1)
        for step, rows in enumerate(self._step_rows):
            _never_but_at_step(level.free, step, of_step)
            states.take(rows, axis=0, out=picked, mode="clip")
            picked[:, :, :-1] |= of_step
            np.minimum(offer, picked, out=offer)
        return offer

    def _take(self, level: Level, arrival: Bytes) -> Bytes:
        """For each position, rank and tableau the fewest turned when that play led to it."""
        turned = self._none_reached(level)
        of_step = np.empty_like(level.last)
        rows = np.empty_like(arrival)
        for step, places in enumerate(self._steps):
            _never_but_at_step(level.last, step, of_step)
            np.bitwise_or(arrival, of_step, out=rows)
            for alike in self._alike:
                ranks = self.ranks[alike.start]
                for chain, slot in places:
                    row = turned[alike, ranks[slot]]
                    np.minimum(row, rows[alike, chain], out=row)
        return turned


class _WayBack:
    """Finds the moves to the best state that a pass has reached from its only position."""

    def __init__(self, sweep: _Sweep) -> None:
        self._levels, self._chains = sweep.levels, sweep.chains
        self._bases = sweep.bases
        self._ranks, self._stock = sweep.ranks[0], sweep.stocks[0]
        self._turned = [turned[0] for turned in sweep.turned]

    def moves(self) -> tuple[Move, ...]:
        """The moves, first to last."""
        moves: list[Move] = []
        end = self._turned[-1]
        rank, index = (int(place) for place in np.unravel_index(end.argmin(), end.shape))
        count = int(end[rank, index])
        for depth in range(len(self._turned) - 1, 0, -1):
            slot, base, index = self._last_play(depth, index, rank, count)
            moves.append(Play(slot))
            here = self._turned[depth - 1][:, index]
            fewest = int(here.min())
            if count > fewest and self._stock[count - 1] == base:
                moves.extend([TURN] * (count - fewest))
                base, count = int(here.argmin()), fewest
            rank = base
        return tuple(reversed(moves))

    def _last_play(self, depth: int, index: int, rank: int, count: int) -> tuple[int, int, int]:
        """A play that led to a state: its slot, the rank it went on, the tableau it came from."""
        level, turned = self._levels[depth], self._turned[depth - 1]
        for chain, step, above in zip(
            self._chains, level.last[:, index], level.above[:, index], strict=True
        ):
            if above < turned.shape[1] and self._ranks[chain[step]] == rank:
                for base in self._bases[rank]:
                    if turned[base, above] == count:
                        return chain[step], base, int(above)
        raise AssertionError("each state that is reached has a way into it")


def _slices(values: Sequence[object]) -> Iterator[slice]:
    """The slices of a sequence whose values are equal."""
    start = 0
    for _, equal in groupby(values):
        stop = start + len(list(equal))
        yield slice(start, stop)
        start = stop


def _numbered(ranks: Sequence[Any], rows: int = _NO_RANK + 1) -> NDArray[np.intp]:
    """The ranks of each position as rows of a block that has so many rows for each position."""
    each = np.array(ranks, np.intp)
    return each + (np.arange(len(each)) * rows).reshape(-1, *[1] * (each.ndim - 1))


def _never_where(mask: NDArray[np.bool_]) -> Bytes:
    """`NEVER` where a mask is true, else zero, in the memory of the mask."""
    never = mask.view(np.uint8)
    return np.negative(never, out=never)  # 0 - 1 is 255


def _never_but_at_step(steps: Bytes, step: int, out: Bytes) -> None:
    """Zero in `out` where `steps` has that step, else `NEVER`."""
    _never_where(np.not_equal(steps, step, out=out.view(np.bool_)))
