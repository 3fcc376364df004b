"""The best answer there is to a position of any layout: exact where that can be, else searched."""

from __future__ import annotations

from golf_desktop.engine.position import Position
from golf_desktop.solver import exact
from golf_desktop.solver.effort import UNLIMITED, Limit, Stop
from golf_desktop.solver.lattice import is_too_large
from golf_desktop.solver.search import search
from golf_desktop.solver.solution import Solution


def solve(position: Position, limit: Limit = UNLIMITED, stop: Stop | None = None) -> Solution:
    """Find the best score that can be reached from a position, and whether it can be cleared.

    Where the lattice of the layout is small enough, all is proved in some tens of milliseconds,
    once the lattice is made, and no limit is needed or asked. Where it is too large, `search` goes
    as far as the limit allows; in the middle of such a deal, with few cards left, it soon proves
    all as well.

    Args:
        position: the position.
        limit: what a search may spend.
        stop: the handle by which the answer is called off.

    Raises:
        StoppedError: it was called off.
    """
    if is_too_large(position.deal.rules.layout):
        return search(position, limit, stop)
    return exact.solve(position, stop=stop)
