"""The best score of a position in a small layout: one pass along the links of its lattice.

`exact` goes through a level of the lattice rank by rank and chain by chain: a hundred operations,
each of which costs more to begin than to do where a level has but some hundred tableaus. Here a
level takes a dozen:

1. A link leads from a tableau to one of the next level, by the slot that goes. What can be played
   in a tableau is a row of sixteen bytes, one for each rank: the fewest stock cards turned when a
   card of that rank goes. So each link picks one byte: by the tableau above and its card's rank.
2. After a card of a rank with so many turned, what can be played next, at once or after turning
   the stock, is one row of a small table made for each deal. Each link picks its row.
3. The rows of the links that lead to the same tableau are made one, byte by byte the least. The
   links of a level lie in layers, the first link of each tableau, the second and so on, and the
   tableaus that have most come first: so a layer is a contiguous part of the one before.

For a large lattice the rows take more memory than they save time; there `exact` is as fast.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from golf_desktop.engine.cards import Rank
from golf_desktop.engine.layout import Layout
from golf_desktop.engine.position import TURN, Move, Play, Position
from golf_desktop.engine.rules import fit_table
from golf_desktop.solver.effort import Stop
from golf_desktop.solver.lattice import NO_STEP, Lattice, Masks
from golf_desktop.solver.solution import Solution, score_at

_ROW = 16
"""The bytes of a row; the ranks are fewer, but a row is copied as one piece of this size."""

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.intp]


@dataclass(frozen=True, slots=True, eq=False)
class Links:
    """The links of a lattice, level by level, and in a level layer by layer.

    Attributes:
        removed: for each level the masks of the empty slots of its tableaus, rising.
        places: for each level the number that each of those tableaus has here.
        layers: for each level the layers of the links that lead into it: where each begins among
            all links, and how many there are. Its links lead to the first so many tableaus.
        starts: where each level's links begin, and, last, where they end.
        rows: for each link where the row of the tableau above begins among those of its level.
        slots: for each link the slot that goes.
    """

    removed: tuple[Masks, ...]
    places: tuple[Numbers, ...]
    layers: tuple[tuple[tuple[int, int], ...], ...]
    starts: tuple[int, ...]
    rows: NDArray[np.uint32]
    slots: Bytes

    @classmethod
    def of(cls, layout: Layout) -> Links:
        """The links of a layout's lattice, made at the first call and kept.

        Raises:
            LatticeTooLargeError: the layout has too many tableaus.
        """
        return _kept(layout)

    @classmethod
    def build(cls, lattice: Lattice) -> Links:
        """Put the links of a lattice in order."""
        chains = np.zeros((len(lattice.chains), max(map(len, lattice.chains))), np.uint8)
        for row, chain in zip(chains, lattice.chains, strict=True):
            row[: len(chain)] = chain
        places: list[Numbers] = [np.zeros(1, np.intp)]
        layers, starts = [tuple[tuple[int, int], ...]()], [0, 0]
        rows, slots = list[NDArray[np.uint32]](), list[Bytes]()
        for level in lattice.levels[1:]:
            leads = level.last != NO_STEP
            degree = np.count_nonzero(leads, axis=0)
            order = np.argsort(-degree, kind="stable")
            by_layer = np.argsort(~leads[:, order], axis=0, kind="stable")
            start, of_level = starts[-1], list[tuple[int, int]]()
            for layer in range(int(degree.max())):
                count = int(np.count_nonzero(degree > layer))
                chain_of, tableau = by_layer[layer, :count], order[:count]
                above = places[-1][level.above[chain_of, tableau]]
                rows.append((above * _ROW).astype(np.uint32))
                slots.append(chains[chain_of, level.last[chain_of, tableau]])
                of_level.append((start, count))
                start += count
            place = np.empty(len(level), np.intp)
            place[order] = np.arange(len(level))
            places.append(place)
            layers.append(tuple(of_level))
            starts.append(start)
        return cls(
            tuple(level.removed for level in lattice.levels),
            tuple(places),
            tuple(layers),
            tuple(starts),
            np.concatenate([np.empty(0, np.uint32), *rows]),
            np.concatenate([np.empty(0, np.uint8), *slots]),
        )

    def place(self, removed: int) -> tuple[int, int]:
        """The level of a tableau, and its number there."""
        depth = removed.bit_count()
        index = np.searchsorted(self.removed[depth], np.uint64(removed))
        return depth, int(self.places[depth][index])

    def into(self, depth: int, place: int) -> Iterator[int]:
        """The links that lead into a tableau."""
        for start, count in self.layers[depth]:
            if place < count:
                yield start + place


@lru_cache(maxsize=4)
def _kept(layout: Layout) -> Links:
    return Links.build(Lattice.of(layout))


def solve(position: Position, stop: Stop | None = None) -> Solution:
    """Find the best score that can be reached from a position, and how, as `exact.solve` does.

    Raises:
        LatticeTooLargeError: the layout has too many tableaus.
        StoppedError: it was called off.
    """
    run = _Pass(position, stop)
    best = run.best_score()
    return Solution(best, best <= 0, run.moves())


def best_scores(positions: Sequence[Position], stop: Stop | None = None) -> list[int]:
    """The lowest score that each of some positions can reach, in their order.

    Raises:
        LatticeTooLargeError: the layout has too many tableaus.
        StoppedError: it was called off.
    """
    return [_Pass(position, stop).best_score() for position in positions]


class _Pass:
    """One pass down the lattice from one position.

    Args:
        position: the position.
        stop: calls it off.
    """

    def __init__(self, position: Position, stop: Stop | None) -> None:
        if stop is not None:
            stop.check()
        deal = position.deal
        self._position = position
        self._links = links = Links.of(deal.rules.layout)
        self._never = len(deal.stock) + 1
        """Stands for "not reachable" where a number of stock cards turned is asked for."""
        self._next = _next_plays(position)
        self._depth, self._place = links.place(position.removed)
        # From here on links are counted from the first that may be gone along.
        self._first = links.starts[self._depth + 1]
        self._ranks = np.array([card.rank for card in deal.tableau], np.intp)
        ranks = self._ranks.take(links.slots[self._first :])
        self._at = ranks + links.rows[self._first :]
        self._table_rows = ranks * (self._never + 1)
        self._turned: Bytes = np.empty(len(ranks), np.uint8)
        """For each link the fewest turned when its card goes."""
        self._run()

    def _run(self) -> None:
        links, table = self._links, self._next
        starts = [start - self._first for start in links.starts]
        # The rows of a level are made where those of the level above were, once they are used up.
        widest = max(len(links.removed[self._depth]), *np.diff(links.starts))
        rows: Bytes = np.empty((widest, _ROW), np.uint8)
        rows[: len(links.removed[self._depth])] = self._never
        rows[self._place] = table[self._start_row()]
        flat, keys = rows.reshape(-1), np.empty(widest, np.intp)
        for depth in range(self._depth + 1, len(links.removed)):
            start, end = starts[depth], starts[depth + 1]
            turned, key = self._turned[start:end], keys[: end - start]
            # The mode is the one that writes without a copy.
            flat.take(self._at[start:end], out=turned, mode="clip")
            np.add(self._table_rows[start:end], turned, out=key)
            table.take(key, axis=0, out=rows[: end - start], mode="clip")
            for layer, count in links.layers[depth][1:]:
                layer -= links.starts[depth]
                here = rows[:count]
                np.minimum(here, rows[layer : layer + count], out=here)

    def _start_row(self) -> int:
        """The row of the table that stands for the position's waste and stock."""
        return int(self._position.waste_rank) * (self._never + 1) + self._position.turned

    def best_score(self) -> int:
        """The lowest score that can be reached."""
        depth, link = self._end()
        turned = self._position.turned if link is None else int(self._turned[link])
        return score_at(self._position, len(self._links.removed) - 1 - depth, turned)

    def _end(self) -> tuple[int, int | None]:
        """The lowest level that is reached, and the best link into it; None without any play."""
        for depth in range(len(self._links.removed) - 1, self._depth, -1):
            start, end = (each - self._first for each in self._links.starts[depth : depth + 2])
            best = start + int(self._turned[start:end].argmin())
            if self._turned[best] != self._never:
                return depth, best
        return self._depth, None

    def moves(self) -> tuple[Move, ...]:
        """The moves to the best score, first to last, by walking back."""
        moves: list[Move] = []
        depth, link = self._end()
        while link is not None:
            slot, turned = int(self._links.slots[self._first + link]), int(self._turned[link])
            moves.append(Play(slot))
            depth -= 1
            link, before = self._before(depth, link, int(self._ranks[slot]), turned)
            moves += [TURN] * (turned - before)
        return tuple(reversed(moves))

    def _before(self, depth: int, link: int, rank: int, turned: int) -> tuple[int | None, int]:
        """The link before one, None for the position itself, and how many were turned by then."""
        if depth == self._depth:
            return None, self._position.turned
        place = int(self._links.rows[self._first + link]) // _ROW
        for number in self._links.into(depth, place):
            before = number - self._first
            row = self._table_rows[before] + self._turned[before]
            if self._next[row, rank] == turned:
                return before, int(self._turned[before])
        raise AssertionError("each link that is gone along has a way to it")


def _next_plays(position: Position) -> Bytes:
    """For each rank on the waste and number turned the fewest turned when each rank can go.

    Shape (14 ranks × numbers, 16): the numbers are those from none to all of the stock and, last,
    one that stands for "not reachable".
    """
    stock = [card.rank for card in position.deal.stock]
    never = len(stock) + 1
    fits = np.full((len(Rank), _ROW), fill_value=False)  # for each rank which ranks go on it
    fits[:, : len(Rank)] = np.array(fit_table(position.deal.rules.king_rule)).T
    counts = np.arange(never + 1, dtype=np.uint8)
    by_turning: Bytes = np.full((never + 1, _ROW), never, np.uint8)
    by_turning[: never - 1] = np.where(fits[stock], counts[1:never, np.newaxis], never)
    # The next that fits comes before those after it.
    np.minimum.accumulate(by_turning[::-1], axis=0, out=by_turning[::-1])
    plays = np.where(fits[:, np.newaxis], counts[:, np.newaxis], by_turning)
    return plays.reshape(-1, _ROW)
