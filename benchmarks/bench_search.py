"""What the search decides: Golf, of which all is known, and Double Golf, which is too large.

    python benchmarks/bench_search.py

Times are of the processor where other programs are not to play a part; limits are by the clock.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass

from report import Figure, at_most, table

from golf_desktop.engine.cards import PACK
from golf_desktop.engine.deal import Deal, deal
from golf_desktop.engine.layout import Layout
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import PRESETS, KingRule, Rules
from golf_desktop.solver import exact
from golf_desktop.solver.effort import Limit
from golf_desktop.solver.search import search
from golf_desktop.solver.solution import Solution

SECONDS = 5.0
POSITIONS = 100_000
DOUBLE = Layout.from_columns("double", columns=9, rows=7)


@dataclass(frozen=True, slots=True)
class Searched:
    """A position, what a search found, and the seconds of the processor that it took."""

    position: Position
    solution: Solution
    took: float


def searched(positions: Iterable[Position], limit: Limit) -> list[Searched]:
    """Search each, and let the engine play what was found."""
    done = []
    for position in positions:
        start = time.process_time()
        solution = search(position, limit)
        done.append(Searched(position, solution, time.process_time() - start))
        after = position
        for move in solution.moves:
            after = after.play(move)
        if after.score != solution.best_score:
            sys.exit(f"{position!r} has score {after.score}, not {solution.best_score}")
    return done


def golf(rules: str) -> list[Figure]:
    """Of deals 1 to 50 of Golf those decided, and how many not as the exact pass does."""
    starts = [Position.from_deal(deal(number, PRESETS[rules])) for number in range(1, 51)]
    done = searched(starts, Limit(seconds=SECONDS))
    decided = [each for each in done if each.solution.is_best]
    scores = [(each.solution.best_score, exact.solve(each.position).best_score) for each in decided]
    wrong = sum(found != best for found, best in scores)
    return [
        share(f"Golf, {rules}: decided in {SECONDS:g} s", len(decided), len(done), target=1),
        at_most("  one deal", [each.took for each in done], SECONDS, "s", digits=2),
        Figure("  answers that are wrong", f"{wrong} of {len(decided)}", "0", wrong == 0),
    ]


def double(king_rule: KingRule) -> list[Figure]:
    """Of 20 deals of Double Golf those cleared."""
    starts = []
    for seed in range(20):
        cards = tuple(random.Random(seed).sample(PACK + PACK, 2 * len(PACK)))
        starts.append(Position.from_deal(Deal(None, Rules(king_rule, layout=DOUBLE), cards)))
    done = searched(starts, Limit(seconds=SECONDS))
    cleared = sum(each.solution.winnable is True for each in done)
    return [share(f"Double Golf, {king_rule}: cleared in {SECONDS:g} s", cleared, len(done))]


def rate() -> Figure:
    """How many tableaus a second are gone on from."""
    start = Position.from_deal(
        Deal(None, Rules(layout=DOUBLE), tuple(random.Random(0).sample(PACK + PACK, 104)))
    )
    done = searched([start], Limit(positions=POSITIONS))
    return Figure("tableaus a second, Double Golf", f"{POSITIONS / done[0].took:,.0f}")


def share(name: str, count: int, total: int, target: float | None = None) -> Figure:
    """So many of so many, and whether that is the share it should be."""
    measured = f"{count} of {total}"
    if target is None:
        return Figure(name, measured)
    return Figure(name, measured, f">= {target:.0%}", count >= target * total)


def main() -> None:
    """Measure and print."""
    figures = [rate()]
    for rules in PRESETS:
        figures += golf(rules)
    for king_rule in KingRule:
        figures += double(king_rule)
    print(table(figures))


if __name__ == "__main__":
    main()
