"""Hints that are right: for each move that could be made, the best score that it leaves in reach.

A *fair* hint uses only what a player can see and count: the tableau, the waste, and which cards
are therefore left in the stock or face down, but not how they lie. So it looks at many orders that
are possible and takes the mean of the best scores. A *seeing* hint looks at the real order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from golf_desktop.engine.position import Move, Position
from golf_desktop.solver.effort import Stop
from golf_desktop.solver.exact import batch_size, best_scores, is_small
from golf_desktop.solver.hint import Hint, Option, run_after
from golf_desktop.solver.lattice import Lattice, is_too_large
from golf_desktop.solver.trials import advise_by_trials
from golf_desktop.solver.unseen import possible

ORDERS = 64
"""So many stock orders a fair hint looks at, where there are so many."""

_TOLD_AFTER = (4, 16)
"""A first answer and a better one come after so many orders."""

_NARROWED_AFTER = 16
_MOST_IN_RUNNING = 3
"""After so many orders only so many moves, the best until then, are looked at further."""

_MOST_ONE_BY_ONE = 24
"""So many positions of a small layout, each of which has a pass of its own, are a step."""

_CUT_FROM = 3
"""From so many cards played on, the part of the lattice below the position is cut out first. Until
then it would need more than half as much memory as the whole, and save less than half the time."""


def advise(
    position: Position, *, seeing: bool = False, orders: int = ORDERS, stop: Stop | None = None
) -> Iterator[Hint | None]:
    """Give a hint for a position, step by step.

    Each step takes some tens of milliseconds, but for the first of all, which makes the layout's
    lattice. It gives None or a hint; the last hint is final. There is none when the deal is over.
    A fair hint is the same however the cards lie that are left in the stock or face down.

    Args:
        position: the position.
        seeing: whether the hint may know the order of the stock.
        orders: how many orders of the stock a fair hint looks at, where there are so many.
        stop: calls it off.

    Raises:
        StoppedError: it was called off.
    """
    if position.outcome() is not None:
        return
    moves = position.legal_moves()
    if len(moves) == 1:
        yield Hint(moves[0], run_after(position, moves[0]))
        return
    if is_too_large(position.deal.rules.layout):
        yield from advise_by_trials(position, seeing=seeing, stop=stop)
        return
    whole = Lattice.of(position.deal.rules.layout)
    lattice: Lattice | None = whole
    yield None
    if is_small(whole):
        lattice = None  # nothing is saved by cutting it
    elif position.removed.bit_count() >= _CUT_FROM:
        lattice = whole.below(position.removed)
    comparison = _Comparison(moves, lattice, stop)
    if seeing:
        yield from comparison.over([position], is_real=True)
    else:
        yield from comparison.over(possible(position, orders))


class _Comparison:
    """Compares the moves of a position over stock orders that are possible."""

    def __init__(self, moves: Sequence[Move], lattice: Lattice | None, stop: Stop | None) -> None:
        self._scores: dict[Move, list[int]] = {move: [] for move in moves}
        self._running = list(moves)
        self._lattice = lattice
        self._at_once = batch_size(lattice) if lattice is not None else _MOST_ONE_BY_ONE
        self._stop = stop
        self._runs: dict[Move, int] = {}

    def over(self, orders: Sequence[Position], *, is_real: bool = False) -> Iterator[Hint | None]:
        """Compare over these orders, and give a hint now and then and at the end."""
        stages = [stage for stage in _TOLD_AFTER if stage < len(orders)] + [len(orders)]
        done = 0
        while done < len(orders):
            size = max(1, self._at_once // len(self._running))
            stage = next(stage for stage in stages if stage > done)
            self._look_at(orders[done : min(done + size, stage)])
            done = min(done + size, stage)
            if done == _NARROWED_AFTER:
                self._running = self._best_first(orders[0])[:_MOST_IN_RUNNING]
            if done == stage:
                told = 0 if is_real or len(orders) == 1 else done
                yield self._hint(orders[0], told, is_final=done == len(orders))
            else:
                yield None

    def _look_at(self, orders: Sequence[Position]) -> None:
        """Add what each move comes to in each of these orders."""
        after = [order.play(move) for order in orders for move in self._running]
        scores = iter(best_scores(after, self._lattice, self._stop))
        for _ in orders:
            for move in self._running:
                self._scores[move].append(next(scores))

    def _hint(self, position: Position, orders: int, *, is_final: bool) -> Hint:
        ranked = self._best_first(position)
        options = tuple(Option(move, self._score(move, ranked[0])) for move in ranked)
        best = ranked[0]
        return Hint(best, run_after(position, best), options, orders, is_final)

    def _best_first(self, position: Position) -> list[Move]:
        """The moves, those first that are still looked at, and of equal ones the longer run."""
        if not self._runs:
            self._runs = {move: len(run_after(position, move)) for move in self._scores}
        out = set(self._scores).difference(self._running)
        return sorted(
            self._scores, key=lambda move: (move in out, self._mean(move), -self._runs[move])
        )

    def _score(self, move: Move, best: Move) -> float:
        """What a move comes to: the best one's mean, and what it was worse than that.

        What it was worse is told of the orders in which both were looked at.
        """
        scores, of_best = self._scores[move], self._scores[best]
        seen = len(scores)
        return self._mean(best) + (sum(scores) - sum(of_best[:seen])) / seen

    def _mean(self, move: Move) -> float:
        scores = self._scores[move]
        return sum(scores) / len(scores)
