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
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

import numpy as np
from numpy.typing import NDArray

from golf_desktop.engine.cards import Rank
from golf_desktop.engine.position import TURN, Move, Play, Position
from golf_desktop.engine.rules import Scoring, fit_table
from golf_desktop.solver.lattice import Lattice, Level
from golf_desktop.solver.solution import Solution

NEVER = 255
"""Stands for "not reachable" where a number of stock cards turned is asked for."""

Turned = NDArray[np.uint8]


def solve(position: Position, lattice: Lattice | None = None) -> Solution:
    """Find the best score that can be reached from a position of any deal.

    The lattice of the layout is made at the first call. From a position in the middle of a deal
    only the part of the lattice below it is visited.

    Args:
        position: the position.
        lattice: the layout's lattice, or the part below a tableau from which the position can be
            reached; by default the whole.

    Raises:
        LatticeTooLargeError: the layout has too many tableaus.
    """
    whole = Lattice.of(position.deal.rules.layout) if lattice is None else lattice
    return _Pass(position, whole.below(position.removed)).solution()


def best_scores(positions: Sequence[Position], lattice: Lattice | None = None) -> list[int]:
    """The lowest score that each of many positions of one layout can reach, in their order.

    The positions may be of different deals; all have the same layout and king rule. It is
    cheaper than to solve one after the other. A position can be cleared when its score is zero
    or less.

    Args:
        positions: the positions.
        lattice: the layout's lattice, or the part below a tableau from which all of them can be
            reached; by default the whole.

    Raises:
        LatticeTooLargeError: the layout has too many tableaus.
    """
    if lattice is None:
        return [solve(position).best_score for position in positions]
    return [_Pass(p, lattice.below(p.removed)).solution().best_score for p in positions]


class _Pass:
    """One pass over the lattice below a position."""

    def __init__(self, position: Position, lattice: Lattice) -> None:
        rules, cards = position.deal.rules, position.deal.cards
        self._position = position
        self._lattice = lattice
        self._ranks = [int(card.rank) for card in position.deal.tableau]
        self._stock = [int(card.rank) for card in position.deal.stock]
        # For each rank the ranks that it goes on, of those that this deal has.
        there = sorted({int(card.rank) for card in cards})
        fits = fit_table(rules.king_rule)
        self._bases = {rank: [on for on in there if fits[rank][on]] for rank in there}
        # For each step the rank of each chain's slot; short chains are filled up with jokers, as
        # no level has such a step of theirs.
        self._steps = [
            [self._ranks[slot] if slot is not None else int(Rank.JOKER) for slot in slots]
            for slots in zip_longest(*lattice.chains)
        ]
        self._turned: list[Turned] = []
        """For each level visited the fewest stock cards turned; shape (14 ranks, tableaus)."""
        # All of them in one block: of many small ones the allocator gives back so much to the
        # system after each pass that to ask for it again takes a tenth of the next.
        self._memory = np.empty(len(Rank) * len(lattice), np.uint8)
        self._used = 0

    def solution(self) -> Solution:
        """Go down as far as any way leads, then walk back."""
        levels = self._lattice.levels
        turned = self._none_reached(levels[0])
        turned[self._position.waste.rank] = self._position.turned
        self._turned.append(turned)
        while len(self._turned) < len(levels):
            above, level = levels[len(self._turned) - 1], levels[len(self._turned)]
            self._turn_stock(turned)
            turned = self._take(level, self._offer(above, self._playable(turned)))
            if turned.min() == NEVER:
                break
            self._turned.append(turned)
        winnable = len(self._turned) == len(levels)
        return Solution(self._best_score(winnable), winnable, self._moves())

    def _best_score(self, winnable: bool) -> int:
        if winnable and self._position.deal.rules.scoring is Scoring.BELOW_ZERO:
            return int(self._turned[-1].min()) - len(self._stock)
        return len(self._lattice.levels) - len(self._turned)

    def _none_reached(self, level: Level) -> Turned:
        """What is kept of a level, before any way into it is known."""
        start, self._used = self._used, self._used + len(Rank) * len(level)
        turned = self._memory[start : self._used].reshape(len(Rank), len(level))
        turned.fill(NEVER)
        return turned

    def _turn_stock(self, turned: Turned) -> None:
        """Add to a level the states that turning the stock leads to.

        It would lead from any other state of a tableau too, but never to an earlier card.
        """
        fewest = turned.min(axis=0)
        for count in range(int(fewest.min()) + 1, len(self._stock) + 1):
            row = turned[self._stock[count - 1]]
            after = _never_where(fewest >= count)
            after |= np.uint8(count)
            np.minimum(row, after, out=row)

    def _playable(self, turned: Turned) -> Turned:
        """For each rank and tableau the fewest turned when a card of the rank can be played."""
        playable = np.full_like(turned, NEVER)
        for rank, bases in self._bases.items():
            row = playable[rank]
            for base in bases:
                np.minimum(row, turned[base], out=row)
        return playable

    def _offer(self, level: Level, playable: Turned) -> Turned:
        """For each chain and tableau the fewest turned when the chain's free slot can be played.

        Shape (chains, tableaus + 1): the last column stands for "no tableau" and is never reached.
        """
        offer = np.full((len(level.free), len(level) + 1), NEVER, np.uint8)
        offered = offer[:, :-1]
        of_step, rows = np.empty_like(level.free), np.empty_like(level.free)
        for step, ranks in enumerate(self._steps):
            _select_step(level.free, step, of_step)
            playable.take(ranks, axis=0, out=rows, mode="clip")
            of_step |= rows
            np.minimum(offered, of_step, out=offered)
        return offer

    def _take(self, level: Level, offer: Turned) -> Turned:
        """For each rank and tableau the fewest turned when a play of that rank led to it."""
        arrival = np.empty(level.above.shape, np.uint8)
        for row, chain, above in zip(arrival, offer, level.above, strict=True):
            chain.take(above, out=row, mode="clip")  # the mode that writes without a copy
        turned = self._none_reached(level)
        of_step = np.empty_like(arrival)
        for step, ranks in enumerate(self._steps):
            _select_step(level.last, step, of_step)
            of_step |= arrival
            for rank, arrived in zip(ranks, of_step, strict=True):
                row = turned[rank]
                np.minimum(row, arrived, out=row)
        return turned

    def _moves(self) -> tuple[Move, ...]:
        """Walk back from the best state to the position."""
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
        level, turned = self._lattice.levels[depth], self._turned[depth - 1]
        for chain, step, above in zip(
            self._lattice.chains, level.last[:, index], level.above[:, index], strict=True
        ):
            if above < turned.shape[1] and self._ranks[chain[step]] == rank:
                for base in self._bases[rank]:
                    if turned[base, above] == count:
                        return chain[step], base, int(above)
        raise AssertionError("each state that is reached has a way into it")


def _never_where(mask: NDArray[np.bool_]) -> Turned:
    """`NEVER` where a mask is true, else zero, in the memory of the mask."""
    never = mask.view(np.uint8)
    return np.negative(never, out=never)  # 0 - 1 is 255


def _select_step(steps: NDArray[np.uint8], step: int, out: Turned) -> None:
    """Zero in `out` where `steps` has that step, else `NEVER`."""
    _never_where(np.not_equal(steps, step, out=out.view(np.bool_)))
