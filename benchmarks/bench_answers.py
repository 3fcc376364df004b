"""What the answers in the window cost: hints, the indicator, reviews, memory, the event loop.

    python benchmarks/bench_answers.py

Runs off-screen. Times are by the clock, as the player waits by it: leave the machine alone.
"""

from __future__ import annotations

import gc
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QTimer
from report import Figure, at_most, table

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.layout import GOLF
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import PRESETS, Rules
from golf_desktop.model.thinker import Thinker, Topic
from golf_desktop.solver.advice import advise
from golf_desktop.solver.difficulty import Difficulty
from golf_desktop.solver.drawing import draw
from golf_desktop.solver.effort import Stop, StoppedError
from golf_desktop.solver.exact import best_scores, solve
from golf_desktop.solver.lattice import Lattice
from golf_desktop.solver.review import review

_FEW_LEFT = 18
_TICK_MS = 1


def _position(number: int, rules: Rules, left: int = 35) -> Position | None:
    """A position of a deal with so few cards left and something to choose, or None."""
    position = Position.from_deal(deal(number, rules))
    while position.cards_left > left and position.outcome() is None:
        position = position.play(position.legal_moves()[0])
    several = position.outcome() is None and len(position.legal_moves()) > 1
    return position if several else None


def hints(rules: str, left: int) -> tuple[list[float], list[float]]:
    """The milliseconds to the first and to the final fair hint, for twenty positions each."""
    first, final = [], []
    for number in range(1, 1000):
        position = _position(number, PRESETS[rules], left)
        if position is None:
            continue
        start = time.perf_counter()
        told = [time.perf_counter() - start for hint in advise(position) if hint is not None]
        first.append(told[0] * 1000)
        final.append(told[-1] * 1000)
        if len(final) == 20:
            break
    return first, final


def hint_figures() -> list[Figure]:
    """How long a fair hint takes."""
    figures = []
    for rules in PRESETS:
        first, final = hints(rules, 35)
        figures += [
            at_most(f"first fair hint at the start, {rules}", first, 200, "ms"),
            Figure("  the slowest", f"{max(first):.0f} ms", "<= 200 ms", max(first) <= 200),
            at_most(f"final one, {rules}", final, 1500, "ms"),
            Figure("  the slowest", f"{max(final):.0f} ms", "<= 1500 ms", max(final) <= 1500),
        ]
        _, final = hints(rules, _FEW_LEFT)
        figures += [
            at_most(f"final one, {_FEW_LEFT} cards left, {rules}", final, 150, "ms"),
            Figure("  the slowest", f"{max(final):.0f} ms", "<= 150 ms", max(final) <= 150),
        ]
    return figures


def batch() -> list[Figure]:
    """How many deals a second one core does in one pass after the other."""
    figures = []
    for rules in PRESETS:
        positions = [Position.from_deal(deal(number, PRESETS[rules])) for number in range(1, 301)]
        start = time.process_time()
        best_scores(positions)
        rate = len(positions) / (time.process_time() - start)
        figures.append(Figure(f"batch, {rules}", f"{rate:.0f} deals/s", ">= 150", rate >= 150))
    return figures


def draws() -> list[Figure]:
    """How long it takes to find a deal that can be cleared, of each level."""
    figures = []
    for rules in PRESETS:
        for level in Difficulty:
            took = []
            for seed in range(30):
                draw_number = partial(random.Random(seed).randint, 1, 10**6)
                start = time.perf_counter()
                for _ in draw(PRESETS[rules], level, draw_number):
                    pass
                took.append((time.perf_counter() - start) * 1000)
            figures += [
                at_most(f"a deal that can be cleared, {rules}, {level}", took, 500, "ms"),
                Figure("  the slowest", f"{max(took):.0f} ms", "<= 500 ms", max(took) <= 500),
            ]
    return figures


class _Loop:
    """An event loop that notes its longest gap while something is thought about."""

    def __init__(self) -> None:
        self._last = time.perf_counter()
        self.gaps: list[float] = []
        self._timer = QTimer(interval=_TICK_MS)
        self._timer.timeout.connect(self._tick)

    def _tick(self) -> None:
        now = time.perf_counter()
        self.gaps.append((now - self._last) * 1000)
        self._last = now

    def run(self, thinker: Thinker, work: Callable[[Stop], Iterator[object]]) -> None:
        """Run until the work is done."""
        self._last = time.perf_counter()
        self._timer.start()
        thinker.ask(Topic.HINT, work, lambda _: None)
        while not thinker.is_idle:
            QCoreApplication.processEvents()
            time.sleep(0.0005)
        self._timer.stop()


def _build_lattice(_: Stop) -> Iterator[object]:
    yield Lattice.build(GOLF)


def _solve_many(_: Stop) -> Iterator[object]:
    for number in range(1, 101):
        yield solve(Position.from_deal(deal(number)))


def _hint(_: Stop) -> Iterator[object]:
    for number in (2, 5, 9):
        yield from advise(Position.from_deal(deal(number, PRESETS["wrap"])))


def _draw(_: Stop) -> Iterator[object]:
    draw_number = partial(random.Random(1).randint, 1, 10**6)
    for level in Difficulty:
        yield from draw(PRESETS["standard"], level, draw_number)


def _review(_: Stop) -> Iterator[object]:
    for number in range(1, 6):
        game, chance = Game(deal(number)), random.Random(number)
        while game.outcome() is None:
            game.apply(chance.choice(game.position.legal_moves()))
        yield from review(game)


def gaps() -> list[Figure]:
    """The longest gap of the event loop during each kind of work."""
    application = QCoreApplication.instance() or QCoreApplication([])
    thinker, figures = Thinker(), []
    for name, work in (
        ("building the lattice", _build_lattice),
        ("100 solves", _solve_many),
        ("hints", _hint),
        ("reviews", _review),
        ("drawing deals", _draw),
    ):
        loop = _Loop()
        loop.run(thinker, work)
        longest = max(loop.gaps)
        figures.append(
            Figure(f"longest gap, {name}", f"{longest:.1f} ms", "<= 50 ms", longest <= 50)
        )
    thinker.close()
    application.processEvents()
    return figures


def _resident() -> float:
    """The memory of this process that is in use now, in MiB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def growth() -> Figure:
    """By how much 2,000 solves and 500 that are called off raise the memory."""
    positions = [Position.from_deal(deal(number)) for number in range(1, 101)]
    for position in positions[:20]:
        solve(position)
    gc.collect()
    before = _resident()
    for _ in range(20):
        for position in positions:
            solve(position)
    choices = [position for position in positions if len(position.legal_moves()) > 1]
    for number in range(500):
        stop = Stop()
        thought = advise(choices[number % len(choices)], stop=stop)
        next(thought)
        next(thought)
        stop.set()
        try:
            next(thought)
        except StoppedError:
            continue
        sys.exit("a hint that was called off went on")
    gc.collect()
    return at_most("growth by 2,500 of them", [_resident() - before], 10, "MiB", digits=1)


_PEAK = """
import os
os.environ["QT_QPA_PLATFORM"] = "offscreen"
import tempfile
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from golf_desktop.app import build, make_application
from golf_desktop.storage.places import Places
from golf_desktop.storage.wish import Wish
def status(name):
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name)) / 1024
application = make_application()
with tempfile.TemporaryDirectory() as folder:
    window = build(Wish(2, "wrap"), Places.under(Path(folder)))
    window.show()
    for _ in range(50):
        application.processEvents()
    before = status("VmRSS")
    window.indicator.begin()
    window.commands.toggle_indicator()
    window.table.ask_hint()
    while not window.adviser.is_ready:
        application.processEvents()
    print(status("VmHWM") - before)
    window.close()
"""


def memory() -> Figure:
    """By how much a hint at the start of a deal, with the indicator, raises the program."""
    values = []
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-c", _PEAK], capture_output=True, text=True, check=True
        )
        values.append(float(done.stdout))
    return at_most("peak over the idle program", values, 40, "MiB", digits=1)


def main() -> None:
    """Measure and print."""
    start = time.perf_counter()
    Lattice.of(GOLF)
    built = (time.perf_counter() - start) * 1000
    figures = [at_most("lattice of Golf, once", [built], 250, "ms")]
    figures += [*batch(), *hint_figures(), *draws(), *gaps()]
    if sys.platform.startswith("linux"):  # only there a process can read its own memory
        figures += [growth(), memory()]
    print(table(figures))


if __name__ == "__main__":
    main()
