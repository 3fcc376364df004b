"""What answers cost in the other layouts: exact where they are small, searched where they are not.

    python benchmarks/bench_layouts.py

One core; times are of the processor, so that other programs play no part. A search has a limit by
the clock that leaves it room on a busy machine; decided is what took no longer than `SECONDS` of
the processor. The published counts of deals 1 to 100 that can be cleared are those that
black-hole-solver clears: 86 of Black Hole and 68 of All in a Row.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

from report import Figure, at_most, table

from golf_desktop.engine.deal import deal
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import GAMES, MOST_JOKERS, Rules
from golf_desktop.solver.advice import advise
from golf_desktop.solver.effort import Limit, finish
from golf_desktop.solver.lattice import Lattice
from golf_desktop.solver.solution import Solution
from golf_desktop.solver.solve import proving, solve, solving

SECONDS = 5.0
BY_THE_CLOCK = 30.0
DEALS = range(1, 101)


@dataclass(frozen=True, slots=True)
class Solved:
    """What was found of a deal, and the seconds of the processor that it took."""

    solution: Solution
    took: float

    @property
    def is_decided(self) -> bool:
        """Whether it was known in time whether the deal can be cleared."""
        return self.solution.winnable is not None and self.took <= SECONDS


def solved(rules: Rules, deals: range, limit: Limit) -> Iterator[Solved]:
    """Solve some deals, and let the engine play what was found."""
    for number in deals:
        position = Position.from_deal(deal(number, rules))
        start = time.process_time()
        solution = solve(position, limit)
        took = time.process_time() - start
        for move in solution.moves:
            position = position.play(move)
        if position.score != solution.best_score or (solution.winnable and position.score > 0):
            sys.exit(f"{position!r} has score {position.score}, not {solution.best_score}")
        yield Solved(solution, took)


def exact(game: str) -> list[Figure]:
    """What a deal of a small layout takes, with every number of jokers."""
    figures = []
    for jokers in range(MOST_JOKERS + 1):
        rules = replace(GAMES[game], jokers=jokers)
        Lattice.of(rules.layout)
        took = [1000 * each.took for each in solved(rules, DEALS, Limit())]
        figures.append(at_most(f"one deal, {game}, {jokers} jokers", took, 5, "ms", digits=1))
    return figures


def searched(game: str, least: int, published: int | None = None) -> list[Figure]:
    """How many deals of a large layout are decided in time, and how many can be cleared."""
    limit = Limit(seconds=BY_THE_CLOCK, mebibytes=1024)
    done = list(solved(GAMES[game], DEALS, limit))
    decided = sum(each.is_decided for each in done)
    cleared = sum(each.solution.winnable is True for each in done)
    told = "" if published is None else f">= {published}"
    return [
        Figure(
            f"{game}: decided in {SECONDS:g} s",
            f"{decided} of {len(done)}",
            f">= {least}",
            decided >= least,
        ),
        Figure(
            "  can be cleared",
            f"{cleared} of {len(done)}",
            told,
            None if published is None else cleared >= published,
        ),
        at_most("  one deal", [each.took for each in done], SECONDS, "s", digits=2),
    ]


def two_packs(game: str) -> list[Figure]:
    """How many of ten deals with a stock are cleared within a small limit."""
    done = list(solved(GAMES[game], range(1, 11), Limit(positions=300_000)))
    cleared = sum(each.solution.winnable is True for each in done)
    return [
        Figure(f"{game}: cleared", f"{cleared} of {len(done)}", ">= 9", cleared >= 9),
        at_most("  one deal", [each.took for each in done], SECONDS, "s", digits=2),
    ]


def proved(game: str) -> list[Figure]:
    """How many of ten deals of two packs have their best score proved, and what that takes."""
    took, proofs = list[float](), 0
    for number in range(1, 11):
        start = time.process_time()
        _, is_proved = finish(proving(Position.from_deal(deal(number, GAMES[game]))))
        took.append(time.process_time() - start)
        proofs += is_proved
    return [
        Figure(
            f"{game}: best score proved", f"{proofs} of {len(took)}", "all", proofs == len(took)
        ),
        at_most("  one deal", took, 30, "s", digits=1),
    ]


def hints(game: str) -> list[Figure]:
    """What the hints along a deal take, and the longest of their steps."""
    position = Position.from_deal(deal(2, GAMES[game]))
    took, steps = list[float](), list[float]()
    while position.outcome() is None:
        told, before = advise(position), len(steps)
        start = time.process_time()
        for hint in told:
            steps.append(1000 * (time.process_time() - start))
            move = hint.move if hint is not None else None
            start = time.process_time()
        took.append(sum(steps[before:]) / 1000)
        if move is None:
            sys.exit(f"{position!r} has no hint")
        position = position.play(move)
    return [
        at_most(f"a hint, {game}", took, 1.5, "s", digits=2),
        Figure("  its longest step", f"{max(steps):.0f} ms", "<= 50 ms", max(steps) <= 50),
    ]


def longest_step(game: str) -> Figure:
    """The longest step of a search that goes far."""
    position = Position.from_deal(deal(10, GAMES[game]))
    took, steps = list[float](), solving(position, Limit(positions=4_000_000))
    start = time.process_time()
    for _ in steps:
        took.append(1000 * (time.process_time() - start))
        start = time.process_time()
    return Figure(
        f"longest step of a search, {game}", f"{max(took):.0f} ms", "<= 50 ms", max(took) <= 50
    )


def main() -> None:
    """Measure and print."""
    figures = []
    for game in ("tri-peaks", "pyramid-golf", "escalator"):
        figures += exact(game)
    figures += searched("black-hole", 80, 86)
    figures += searched("all-in-a-row", 90, 68)
    for game in ("double-golf", "double-putt"):
        figures += two_packs(game)
        figures += proved(game)
    for game in ("black-hole", "all-in-a-row", "double-golf"):
        figures += [*hints(game), longest_step(game)]
    print(table(figures))


if __name__ == "__main__":
    main()
