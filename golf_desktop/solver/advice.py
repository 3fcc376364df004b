"""Hints that are right: for each move that could be made, the best score that it leaves in reach.

A *fair* hint uses only what a player can see and count: the tableau, the waste, and which cards
are therefore left in the stock, but not their order. So it looks at many orders that are possible
and takes the mean of the best scores. A *seeing* hint looks at the real order.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import permutations
from math import factorial

from golf_desktop.engine.cards import Card
from golf_desktop.engine.position import TURN, Move, Play, Position
from golf_desktop.solver.effort import Stop
from golf_desktop.solver.exact import batch_size, best_scores
from golf_desktop.solver.hint import Hint, Option, hint_by_run, longest_run
from golf_desktop.solver.lattice import Lattice, LatticeTooLargeError

ORDERS = 64
"""So many stock orders a fair hint looks at, where there are so many."""

_TOLD_AFTER = (4, 16)
"""A first answer and a better one come after so many orders."""

_NARROWED_AFTER = 16
_MOST_IN_RUNNING = 3
"""After so many orders only so many moves, the best until then, are looked at further."""

_CUT_FROM = 3
"""From so many cards played on, the part of the lattice below the position is cut out first. Until
then it would need more than half as much memory as the whole, and save less than half the time."""


def advise(
    position: Position, *, seeing: bool = False, orders: int = ORDERS, stop: Stop | None = None
) -> Iterator[Hint | None]:
    """Give a hint for a position, step by step.

    Each step takes some tens of milliseconds, but for the first of all, which makes the layout's
    lattice. It gives None or a hint; the last hint is final. There is none when the deal is over.
    A fair hint is the same whatever the order of the cards that are left in the stock.

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
        yield Hint(moves[0], longest_run(position))
        return
    try:
        lattice = Lattice.of(position.deal.rules.layout)
    except LatticeTooLargeError:
        yield hint_by_run(position)
        return
    yield None
    if position.removed.bit_count() >= _CUT_FROM:
        lattice = lattice.below(position.removed)
    comparison = _Comparison(moves, lattice, stop)
    if seeing:
        yield from comparison.over([position], is_real=True)
    else:
        yield from comparison.over(_possible(position)[:orders])


class _Comparison:
    """Compares the moves of a position over stock orders that are possible."""

    def __init__(self, moves: Sequence[Move], lattice: Lattice, stop: Stop | None) -> None:
        self._scores: dict[Move, list[int]] = {move: [] for move in moves}
        self._running = list(moves)
        self._lattice = lattice
        self._stop = stop
        self._runs: dict[Move, int] = {}

    def over(self, orders: Sequence[Position], *, is_real: bool = False) -> Iterator[Hint | None]:
        """Compare over these orders, and give a hint now and then and at the end."""
        stages = [stage for stage in _TOLD_AFTER if stage < len(orders)] + [len(orders)]
        done = 0
        while done < len(orders):
            size = max(1, batch_size(self._lattice) // len(self._running))
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
        run: tuple[Play, ...] = ()
        if isinstance(best, Play):
            run = (best, *longest_run(position.play(best)))
        return Hint(best, run, options, orders, is_final)

    def _best_first(self, position: Position) -> list[Move]:
        """The moves, those first that are still looked at, and of equal ones the longer run."""
        if not self._runs:
            self._runs = {
                move: -1 if move == TURN else len(longest_run(position.play(move)))
                for move in self._scores
            }
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


def _possible(position: Position) -> list[Position]:
    """The same position with the cards that nobody sees in all orders they can have.

    Where there are too many orders it is with `ORDERS` of them, drawn from what the player can
    see, so that they are the same however the cards really lie.
    """
    deal = position.deal
    unseen = _unseen(position)
    cards = sorted((deal.cards[index] for index in unseen), key=str)
    by_rank = {tuple(card.rank for card in order): order for order in _few_orders(cards)}
    orders: Sequence[Sequence[Card]] = list(by_rank.values())
    if not orders:
        hidden = set(unseen)
        seen = [card for index, card in enumerate(deal.cards) if index not in hidden]
        draw = random.Random(f"{seen} {position.removed:x} {position.turned} {position.waste}")
        orders = [draw.sample(cards, len(cards)) for _ in range(ORDERS)]
    return [_with_cards(position, unseen, order) for order in orders]


def _unseen(position: Position) -> list[int]:
    """The indices of the cards that nobody sees: those left in the stock, and those face down."""
    deal = position.deal
    layout = deal.rules.layout
    face_down = [
        slot
        for slot in range(deal.first)
        if not position.removed >> slot & 1 and not layout.is_face_up(slot, position.removed)
    ]
    return [*face_down, *range(deal.stock_start + position.turned, len(deal.cards))]


def _few_orders(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """All orders of some cards, or none where there would be more than `ORDERS`."""
    if factorial(len(cards)) <= ORDERS:
        yield from permutations(cards)


def _with_cards(position: Position, unseen: Sequence[int], order: Sequence[Card]) -> Position:
    """The same position with these cards in the places that nobody sees."""
    cards = list(position.deal.cards)
    for index, card in zip(unseen, order, strict=True):
        cards[index] = card
    return replace(position, deal=replace(position.deal, cards=tuple(cards)))
