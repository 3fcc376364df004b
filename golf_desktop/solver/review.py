"""Looking back at a game: what could still be reached at each moment, and what gave it away."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator
from dataclasses import dataclass

from golf_desktop.engine.game import Game
from golf_desktop.engine.position import Move, Position
from golf_desktop.solver.effort import IN_PLAY, Stop
from golf_desktop.solver.solution import Solution
from golf_desktop.solver.solve import solving


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
    first of a layout, which makes the lattice.

    Args:
        game: the game.
        stop: calls it off.

    Raises:
        UnprovedError: a best score could not be proved, as in the largest layouts.
        StoppedError: it was called off.
    """
    game = game.up_to(game.cursor)
    position = Position.from_deal(game.deal)
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
