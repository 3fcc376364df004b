"""The best answer there is to a position of any layout: exact where that can be, else searched."""

from __future__ import annotations

from collections.abc import Generator

from golf_desktop.engine.position import Move, Position
from golf_desktop.solver import dense, exact, frontier, search
from golf_desktop.solver.effort import IN_PLAY, UNLIMITED, Limit, Stop, finish
from golf_desktop.solver.lattice import is_too_large
from golf_desktop.solver.solution import Solution


def solve(position: Position, limit: Limit = UNLIMITED, stop: Stop | None = None) -> Solution:
    """Find the best score that can be reached from a position, and whether it can be cleared.

    Where the lattice of the layout is small enough, all is proved in some tens of milliseconds,
    once the lattice is made, and no limit is needed or asked. Where it is too large, it is searched
    as far as the limit allows: by `frontier` where it consists of columns, else by `search`. In the
    middle of such a deal, with few cards left, that soon proves all as well.

    Args:
        position: the position.
        limit: what a search may spend.
        stop: the handle by which the answer is called off.

    Raises:
        StoppedError: it was called off.
    """
    return finish(solving(position, limit, stop))


def solving(
    position: Position, limit: Limit = UNLIMITED, stop: Stop | None = None
) -> Generator[None, None, Solution]:
    """The same in steps of some tens of milliseconds; the solution is what the generator returns.

    Making the lattice of a layout at the first call is one step too.
    """
    if not is_too_large(position.deal.rules.layout):
        return exact.solve(position, stop=stop)
    if frontier.is_fit(position):
        return (yield from frontier.searching(position, limit, stop))
    return (yield from search.searching(position, limit, stop))


def proving(
    position: Position, stop: Stop | None = None
) -> Generator[None, None, tuple[int, bool]]:
    """Find the best score of a position, and whether it is proved, by all means but no moves.

    Double Golf is proved too, at the cost of some seconds and 150 MiB: not for in between. The
    layouts without a stock may still be too large.
    """
    is_dense = is_too_large(position.deal.rules.layout) and dense.is_fit(position)
    if is_dense:
        found = yield from frontier.searching(position, stop=stop, widths=FIRST_WIDTHS)
    else:
        found = yield from solving(position, IN_PLAY, stop)
    if not is_dense or found.is_best:
        return found.best_score, found.is_best
    best = yield from dense.proving(position, stop, found.best_score)
    return best, True


FIRST_WIDTHS = (150, 2_000)
"""What is tried before all is gone through, as what is known to be reached saves time there."""

_QUICK_WIDTHS = (1_000, 20_000)
_QUICK_POSITIONS = 50_000
"""How much is tried before another deal is looked at instead; half a second or so."""


def clearing(
    position: Position, stop: Stop | None = None
) -> Generator[None, None, tuple[Move, ...] | None]:
    """Find moves that clear a large deal if that is soon done, in steps of some milliseconds.

    The generator returns the moves, or None when none were found, which proves nothing.
    """
    if not frontier.is_fit(position):
        found = yield from search.searching(position, Limit(positions=_QUICK_POSITIONS), stop)
        return found.moves if found.winnable else None
    for width in _QUICK_WIDTHS:
        found = yield from frontier.searching(position, stop=stop, widths=(width,))
        if found.winnable:
            return found.moves
        if found.winnable is False:
            return None
    return None
