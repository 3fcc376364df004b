"""Finding the deal of a day: the first of its candidates that is proved to be clearable.

numpy is imported with the first step only, so in the thread that looks.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from golf_desktop.engine.daily import RULES, candidates
from golf_desktop.engine.deal import deal
from golf_desktop.engine.position import Position
from golf_desktop.solver.effort import Stop


def find(day: date, stop: Stop | None = None) -> Iterator[int | None]:
    """Find the number of a day's deal.

    The last step gives it; each before it gives None and takes some tens of milliseconds, but for
    the first of a process, which makes the lattice of the layout.

    Raises:
        LookupError: none of the candidates can be cleared, of which there is one chance in 10^12.
        StoppedError: it was called off.
    """
    from golf_desktop.solver.exact import solve

    for number in candidates(day):
        yield None
        if solve(Position.from_deal(deal(number, RULES)), stop=stop).winnable:
            yield number
            return
    raise LookupError(f"no deal of {day} can be cleared")
