"""Looking back at a game: what could still be reached at each moment, and what gave it away."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator
from dataclasses import dataclass

from golf_desktop.engine.game import Game
from golf_desktop.engine.position import Move, Position
from golf_desktop.solver import dense, frontier
from golf_desktop.solver.effort import IN_PLAY, Stop
from golf_desktop.solver.lattice import is_too_large
from golf_desktop.solver.solution import Solution
from golf_desktop.solver.solve import FIRST_WIDTHS, solving


class UnprovedError(Exception):
    """What could be reached at best is not known for sure."""


@dataclass(frozen=True, slots=True)
class Lapse:
    """A move that gave strokes away.

    Attributes:
        index: which move of the game it was, from 0.
        move: the move.
        better: a move that would have kept the best score in reach.
        cost: how many strokes it gave away, at least 1.
    """

    index: int
    move: Move
    better: Move
    cost: int


@dataclass(frozen=True, slots=True)
class Review:
    """What a game could have come to.

    Attributes:
        best: the best score that could still be reached before each move and, last, at the end;
            one more than there are moves. It never falls.
        lapses: the moves that gave strokes away, in order.
        score: the score that was reached.
    """

    best: tuple[int, ...]
    lapses: tuple[Lapse, ...]
    score: int


def review(game: Game, stop: Stop | None = None) -> Iterator[Review | None]:
    """Look back at the standing moves of a game, step by step; the last step gives the review.

    Each step before it gives None and takes some tens of milliseconds at most, but for the very
    first of a layout, which makes the lattice. A game of two packs takes a minute or more.

    Args:
        game: the game.
        stop: calls it off.

    Raises:
        UnprovedError: a best score could not be proved, as in the largest layouts.
        StoppedError: it was called off.
    """
    game = game.up_to(game.cursor)
    position = Position.from_deal(game.deal)
    if is_too_large(game.deal.rules.layout) and dense.is_fit(position):
        yield from _by_halving(game, stop)
        return
    solution = yield from _proved(position, stop)
    yield None
    best, lapses = [solution.best_score], list[Lapse]()
    line = deque(solution.moves)
    for index, move in enumerate(game.moves):
        position = position.play(move)
        # A move of the best line keeps the best score in reach. After its end the score is
        # reached, and all that is left to do is to turn the stock.
        better = line.popleft() if line else move
        if move != better:
            yield None
            solution = yield from _proved(position, stop)
            cost = solution.best_score - best[-1]
            if cost:
                lapses.append(Lapse(index, move, better, cost))
            line = deque(solution.moves)
        best.append(solution.best_score)
    yield Review(tuple(best), tuple(lapses), position.score)


def _proved(position: Position, stop: Stop | None) -> Generator[None, None, Solution]:
    """The best score of a position, proved.

    Raises:
        UnprovedError: it could not be, at a cost that a player would wait for.
    """
    solution = yield from solving(position, IN_PLAY, stop)
    if not solution.is_best:
        raise UnprovedError
    return solution


def _by_halving(game: Game, stop: Stop | None) -> Iterator[Review | None]:
    """Look back where the proof of a position takes seconds: at as few as possible.

    What can be reached at best never falls along a game. So between two positions of which it is
    the same it is the same throughout, and else the middle one is asked next.
    """
    line = game.positions
    end = len(line) - 1
    best = {0: (yield from _least(line[0], stop)), end: (yield from _least(line[end], stop))}
    waiting = [(0, end)]
    while waiting:
        first, last = waiting.pop()
        middle = (first + last) // 2
        if best[first] == best[last]:
            best.update(dict.fromkeys(range(first, last), best[first]))
        elif first < middle:
            between = best[first], best[last]
            best[middle] = yield from _least(line[middle], stop, between)
            waiting += [(first, middle), (middle, last)]
    lapses = []
    for index, move in enumerate(game.moves):
        cost = best[index + 1] - best[index]
        if cost:
            better = yield from _better(line[index], move, best[index], stop)
            lapses.append(Lapse(index, move, better, cost))
    yield Review(tuple(best[index] for index in range(end + 1)), tuple(lapses), line[end].score)


def _least(
    position: Position, stop: Stop | None, between: tuple[int, int] | None = None
) -> Generator[None, None, int]:
    """The best score of a position, proved.

    Args:
        position: the position.
        stop: calls it off.
        between: two scores; none lower can be reached than the one, and the other can be.
    """
    lowest, reached = between or (-len(position.deal.stock), position.score)
    found = yield from frontier.searching(position, stop=stop, widths=FIRST_WIDTHS)
    if found.is_best or found.best_score == lowest:
        return found.best_score
    return (yield from dense.proving(position, stop, min(found.best_score, reached)))


def _better(
    position: Position, move: Move, best: int, stop: Stop | None
) -> Generator[None, None, Move]:
    """Another move than the one that was made, by which the best score stays in reach."""
    others = [other for other in position.legal_moves() if other != move]
    found = {}
    for other in others:
        after = position.play(other)
        solution = yield from frontier.searching(after, stop=stop, widths=FIRST_WIDTHS)
        if solution.best_score == best:
            return other
        found[other] = solution.best_score
    others.sort(key=found.__getitem__)
    for other in others[:-1]:
        # One more than is asked for stands for all that is worse.
        if (yield from dense.proving(position.play(other), stop, best + 1)) == best:
            return other
    return others[-1]
