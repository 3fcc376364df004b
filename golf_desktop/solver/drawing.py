"""Drawing deals that can be cleared, and that are as hard as is wished.

numpy is imported with the first step only, so in the thread that draws.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from golf_desktop.engine.deal import Deal, deal
from golf_desktop.engine.position import Move, Position
from golf_desktop.engine.rules import KingRule, Rules
from golf_desktop.solver.difficulty import Difficulty, has_levels, level_of
from golf_desktop.solver.effort import Stop

_SCOUTED = 100
"""So many deals are scouted together."""
_PROMISING = 5
"""So many of them, the best, are looked at."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A deal that can be cleared.

    Attributes:
        deal: the deal.
        moves: moves that clear it, with the best score that can be reached where that is proved
            soon: in small layouts.
        difficulty: the level that it was drawn for.
    """

    deal: Deal
    moves: tuple[Move, ...]
    difficulty: Difficulty

    def suits(self, rules: Rules, difficulty: Difficulty) -> bool:
        """Whether it was drawn for these rules and this level."""
        return self.deal.rules == rules and self.difficulty is difficulty


def draw(
    rules: Rules,
    difficulty: Difficulty,
    draw_number: Callable[[], int],
    stop: Stop | None = None,
) -> Iterator[Drawn | None]:
    """Draw deal numbers until one is of a deal that can be cleared and of a level.

    The last step gives the deal; each before it gives None and takes some tens of milliseconds,
    but for the first of a process, which makes the lattice of the layout.

    Args:
        rules: the rules to play by.
        difficulty: the level; `Difficulty.ANY` takes every deal that can be cleared. It must be
            that where the layout has no levels; then it takes those of which that is soon found.
        draw_number: draws a deal number.
        stop: calls it off, where a step would take long.

    Raises:
        StoppedError: it was called off.
    """
    if not has_levels(rules.layout):
        yield from _draw_large(rules, draw_number, stop)
        return
    from golf_desktop.solver.exact import solve
    from golf_desktop.solver.playouts import clear_share

    # What plain players clear can be cleared, so a deal that some must clear is solved last, for
    # its moves; one that none need clear is solved first where most cannot be cleared.
    solves_first = difficulty is Difficulty.ANY or (
        difficulty is Difficulty.HARD and rules.king_rule is not KingRule.WRAP
    )
    for dealt in _candidates(rules, difficulty, draw_number):
        yield None
        if dealt is None:
            continue
        position = Position.from_deal(dealt)
        solution = solve(position, stop=stop) if solves_first else None
        if solution is not None and not solution.winnable:
            continue
        if difficulty is not Difficulty.ANY:
            yield None
            if level_of(clear_share(dealt), rules.king_rule) is not difficulty:
                continue
        if solution is None:
            yield None
            solution = solve(position, stop=stop)
        if solution.winnable:
            yield Drawn(dealt, solution.moves, difficulty)
            return


def _draw_large(
    rules: Rules, draw_number: Callable[[], int], stop: Stop | None
) -> Iterator[Drawn | None]:
    """Draw until a search clears a deal: which moves it finds matters less than that it is soon."""
    from golf_desktop.solver.solve import clearing

    while True:
        dealt = deal(draw_number(), rules)
        yield None
        moves = yield from clearing(Position.from_deal(dealt), stop)
        if moves is not None:
            yield Drawn(dealt, moves, Difficulty.ANY)
            return


def _candidates(
    rules: Rules, difficulty: Difficulty, draw_number: Callable[[], int]
) -> Iterator[Deal | None]:
    """Deals that may be of a level, without end; None between long steps.

    Where few deals are cleared by any plain player, those that scouts find promising come first:
    else an easy one would take seconds.
    """
    from golf_desktop.solver.playouts import scout

    is_rare = difficulty in (Difficulty.EASY, Difficulty.MEDIUM)
    while rules.king_rule is KingRule.WRAP or not is_rare:
        yield deal(draw_number(), rules)
    while True:
        dealt = [deal(draw_number(), rules) for _ in range(_SCOUTED)]
        yield None
        plays = scout(dealt)
        yield None
        for index in sorted(range(_SCOUTED), key=lambda index: -plays[index])[:_PROMISING]:
            yield dealt[index]
