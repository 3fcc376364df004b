"""What an exact answer costs: the lattice, one deal, memory; and that the answers are the known.

    python benchmarks/bench_solver.py

One core: the solver has no threads of its own. Times are of the processor, so that other programs
play no part.
"""

from __future__ import annotations

import csv
import statistics
import subprocess
import sys
import time
from pathlib import Path

from report import Figure, at_most, table

from golf_desktop.engine.deal import deal
from golf_desktop.engine.layout import GOLF
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import PRESETS
from golf_desktop.solver.exact import best_scores, solve
from golf_desktop.solver.lattice import Lattice
from golf_desktop.solver.solution import Solution

TRUTH = Path(__file__).resolve().parents[1] / "tests" / "data" / "golf-deals-1-300.csv"
KNOWN = {"standard": 262, "queen-on-king": 463, "wrap": 928}
COLUMNS = {"standard": "strict", "queen-on-king": "queen_on_king", "wrap": "wrap"}

MEMORY = """
from pathlib import Path
from golf_desktop.engine.deal import deal
from golf_desktop.engine.position import Position
def peak():
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024
before = peak()
from golf_desktop.solver.exact import best_scores, solve
for number in range(1, 21):
    solve(Position.from_deal(deal(number)))
print(peak() - before)
"""
"""Prints by how many MiB the first solves raise a process that has the engine only."""


def lattice_build() -> Figure:
    """The time that the lattice of Golf takes."""
    took = []
    for _ in range(5):
        start = time.process_time()
        Lattice.build(GOLF)
        took.append((time.process_time() - start) * 1000)
    return at_most("lattice of Golf", took, 250, "ms")


def deals(rules: str) -> list[Figure]:
    """The time that each of the known deals takes, and how many answers are not the known."""
    took, wrong = [], 0
    with TRUTH.open(encoding="ascii", newline="") as file:
        known = list(csv.DictReader(file))
    for row in known:
        position = Position.from_deal(deal(int(row["deal"]), PRESETS[rules]))
        start = time.process_time()
        solution = solve(position)
        took.append((time.process_time() - start) * 1000)
        check_moves(position, solution)
        winnable, best = row[f"{COLUMNS[rules]}_winnable"] == "1", row[f"{COLUMNS[rules]}_best"]
        wrong += (solution.winnable, solution.best_score) != (winnable, int(best))
    rate = 1000 / statistics.mean(took)
    return [
        at_most(f"one deal, {rules}", took, 12, "ms", digits=1),
        Figure("  the worst", f"{max(took):.1f} ms", "<= 25 ms", max(took) <= 25),
        Figure("  deals a second", f"{rate:.0f}"),
        Figure("  answers that are wrong", f"{wrong} of {len(took)}", "0", wrong == 0),
    ]


def cleared_of_a_thousand() -> list[Figure]:
    """How many of the deals 1 to 1000 can be cleared, as is known of each rule."""
    figures = []
    for rules, known in KNOWN.items():
        positions = [Position.from_deal(deal(number, PRESETS[rules])) for number in range(1, 1001)]
        found = sum(score <= 0 for score in best_scores(positions))
        figures.append(
            Figure(f"of deals 1-1000 cleared, {rules}", str(found), str(known), found == known)
        )
    return figures


def check_moves(position: Position, solution: Solution) -> None:
    """Let the engine play the moves; end the benchmark if they do not reach their score."""
    for move in solution.moves:
        position = position.play(move)
    if position.score != solution.best_score:
        sys.exit(f"{position!r} has score {position.score}, not {solution.best_score}")


def memory() -> Figure:
    """By how much solving raises the peak memory of a process, numpy itself with it."""
    done = subprocess.run(
        [sys.executable, "-c", MEMORY], capture_output=True, text=True, check=True
    )
    return at_most("memory of solving", [float(done.stdout)], 40, "MiB", digits=1)


def main() -> None:
    """Measure and print."""
    figures = [lattice_build()]
    Lattice.of(GOLF)
    for rules in PRESETS:
        figures += deals(rules)
    figures += cleared_of_a_thousand()
    if sys.platform.startswith("linux"):  # only there a process can read its own peak
        figures.append(memory())
    print(table(figures))


if __name__ == "__main__":
    main()
