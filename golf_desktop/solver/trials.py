"""Hints for layouts that are too large to be looked through: each move is tried by a search.

A search goes as far as its width, never as far as the clock allows: so the same position gets the
same hint on a slow machine as on a fast one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Iterator, Mapping, Sequence

from golf_desktop.engine.position import Move, Play, Position
from golf_desktop.solver import bundle, frontier
from golf_desktop.solver.effort import Limit, Stop
from golf_desktop.solver.hint import Hint, Option, hint_by_run, run_after
from golf_desktop.solver.solution import Solution
from golf_desktop.solver.unseen import possible, unseen_cards

ORDERS = 48
"""So many stock orders a fair hint looks at, where there are so many."""

_ORDER_WIDTH = 40
"""How many states of a level are kept where one of many orders is searched."""

_REAL_WIDTHS = (500,)
_WIDER = (20_000,)
"""How many tableaus of a level are kept where the real order is searched, and where that was not
enough to know that a move is as good as any."""

_MOST = 2_500_000
"""So many tableaus the wider searches of all moves go on from together: less than a second."""

_Found = dict[Move, list[Solution]]


def advise_by_trials(
    position: Position, *, seeing: bool = False, stop: Stop | None = None
) -> Iterator[Hint | None]:
    """Give a hint for a position with several moves, step by step, as `advice.advise` does.

    Raises:
        StoppedError: it was called off.
    """
    if not frontier.is_fit(position):
        yield hint_by_run(position)
        return
    moves = position.legal_moves()
    is_real = seeing or not unseen_cards(position)
    runs, found = dict[Move, tuple[Play, ...]](), defaultdict[Move, list[Solution]](list)
    for move in moves:
        runs[move] = run_after(position, move)
        yield None
    if not is_real:
        orders = possible(position, ORDERS)
        after = [order.play(move) for move in moves for order in orders]
        scores = yield from bundle.searching(after, _ORDER_WIDTH, stop)
        for number, (score, is_proved) in enumerate(scores):
            found[moves[number // len(orders)]].append(Solution(score, None, (), is_proved))
        yield _hint(found, runs, len(orders), is_final=True)
        return
    for move in moves:
        solution = yield from frontier.searching(
            position.play(move), stop=stop, widths=_REAL_WIDTHS
        )
        found[move].append(solution)
    if not all(one.is_best for (one,) in found.values()):
        yield _hint(found, runs, 0, is_final=False)
        yield from _look_further(position, found, stop)
    yield _hint(found, runs, 0, is_final=True)


def _look_further(
    position: Position, found: _Found, stop: Stop | None
) -> Generator[None, None, None]:
    """Search again, wider, after the moves of which more may be had."""
    open_moves = [move for move, (one,) in found.items() if not one.is_best]
    limit = Limit(positions=_MOST // len(open_moves))
    for move in open_moves:
        wider = yield from frontier.searching(position.play(move), limit, stop, _WIDER)
        found[move] = [min(wider, *found[move], key=_standing)]


def _standing(solution: Solution) -> tuple[int, bool]:
    """Lower is better: the score, and of equal ones that which is proved."""
    return solution.best_score, not solution.is_best


def _hint(
    found: _Found, runs: Mapping[Move, tuple[Play, ...]], orders: int, *, is_final: bool
) -> Hint:
    """The hint that comes of what was found, for equal scores the move with the longest run."""
    options = [Option(move, _mean(solutions)) for move, solutions in found.items()]
    options.sort(key=lambda option: (option.score, -len(runs[option.move])))
    best = options[0].move
    is_proved = all(one.is_best for solutions in found.values() for one in solutions)
    return Hint(best, runs[best], tuple(options), orders, is_final, is_proved)


def _mean(solutions: Sequence[Solution]) -> float:
    return sum(one.best_score for one in solutions) / len(solutions)
