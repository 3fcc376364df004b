#!/usr/bin/env python3
"""Measures the statistics window over many made-up attempts, off screen.

    python benchmarks/statistics_window.py [--attempts N] [--runs N]

- opening: from the call that makes the window, its file not yet opened by the process, until the
  figures and the first lines of the list are drawn.
- scrolling: the longest time for which the event loop of the window stood still while the list
  was scrolled from end to end, ordered by date and ordered by score.
- plots: the longest time for which the event loop stood still while the plots were read and each
  was shown with its table.
- lines read: how many of all were read from the file for that opening.

A figure that is not reached is shown, not an error.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import sqlite3
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QMainWindow
from report import Figure, at_most, compared, table

from golf_desktop.engine.rules import PRESETS, STANDARD
from golf_desktop.model.table import Table
from golf_desktop.storage.attempt import Attempt, Result, RuleSet
from golf_desktop.storage.database import Database
from golf_desktop.storage.rows import upsert
from golf_desktop.storage.statistics import Statistics
from golf_desktop.ui.statistics.window import StatisticsWindow

_PATIENCE_SECONDS = 30.0
_STEPS = 60


def main() -> int:
    """Measure, print the table, give the exit code."""
    parser = argparse.ArgumentParser(description="Measures the statistics window.")
    parser.add_argument("--attempts", type=int, default=100_000)
    parser.add_argument("--runs", type=int, default=7)
    options = parser.parse_args()
    application = QApplication(["benchmark"])
    with TemporaryDirectory(prefix="golf-bench-") as folder:
        path = Path(folder) / "statistics.sqlite3"
        print(f"Making {options.attempts} attempts ...", file=sys.stderr, flush=True)
        fill(path, options.attempts)
        print(table(_measure(path, options.runs)))
    application.quit()
    return 0


def fill(path: Path, count: int) -> None:
    """Make a file of statistics with so many attempts, always the same ones."""

    def record(connection: sqlite3.Connection) -> None:
        for each in _attempts(count):
            upsert(connection, each)

    database = Database(path)
    database.run(record, write=True)
    database.close()


def _attempts(count: int) -> Iterator[Attempt]:
    chance = random.Random(count)
    rule_sets = [RuleSet.of(rules) for rules in PRESETS.values()]
    begun = datetime(2015, 1, 1, tzinfo=UTC)
    for _ in range(count):
        begun += timedelta(seconds=chance.randint(60, 2000))
        left = chance.choice([0, *range(1, 12)])
        seconds = chance.uniform(30, 400)
        lost = chance.choice([Result.STUCK, Result.LEFT])
        yield Attempt(
            id=str(uuid.UUID(int=chance.getrandbits(128))),
            begun=begun,
            ended=begun + timedelta(seconds=seconds),
            deal=chance.randint(1, count),
            rules=chance.choice(rule_sets),
            result=lost if left else Result.CLEARED,
            score=left or -chance.randint(0, 8),
            cards_left=left,
            stock_left=0,
            moves=51 - left,
            move_text=" ".join(chance.choices("1234567t", k=51 - left)),
            undos=chance.choice([0, 0, 0, 2]),
            hints=chance.choice([0, 0, 0, 1]),
            seconds=seconds,
        )


def _measure(path: Path, runs: int) -> list[Figure]:
    opening, still_by_date, still_by_score, read, plots = [], [], [], [], []
    _open(path)[0].close()  # the libraries and fonts are loaded; the main window has done that
    gc.freeze()  # as the program does after its start, and never looks for garbage in a thread
    gc.disable()
    for _ in range(runs):
        window, seconds = _open(path)
        opening.append(1000 * seconds)
        model = window.attempts.model
        read.append(float(sum(model.line(row) is not None for row in range(model.rowCount()))))
        still_by_date.append(1000 * _scroll(window))
        window.attempts.table.sortByColumn(5, Qt.SortOrder.AscendingOrder)
        _wait(lambda window=window: window.reader.is_idle)  # type: ignore[misc]
        still_by_score.append(1000 * _scroll(window))
        plots.append(1000 * _show_plots(window))
        window.close()
        gc.collect()
    return [
        at_most("opening", opening, 300, "ms"),
        at_most("scrolling, by date: longest standstill", still_by_date, 50, "ms"),
        at_most("scrolling, by score: longest standstill", still_by_score, 50, "ms"),
        at_most("all plots in turn: longest standstill", plots, 50, "ms"),
        compared("lines read for the opening", read, "lines"),
    ]


def _open(path: Path) -> tuple[StatisticsWindow, float]:
    """Open the window, and give how many seconds that took."""
    board = QMainWindow()
    game = Table(STANDARD, 2, parent=board)
    statistics = Statistics(path)
    begun = time.perf_counter()
    window = StatisticsWindow(statistics, game, board)
    window.destroyed.connect(board.deleteLater)
    window.show()
    shown = window.attempts.model.rowCount
    _wait(lambda: shown() > 0 and bool(window.figures.values[0].text()))
    window.repaint()
    seconds = time.perf_counter() - begun
    _wait(lambda: window.reader.is_idle)
    window.setProperty("board", board)
    return window, seconds


def _show_plots(window: StatisticsWindow) -> float:
    """Show each plot and its table, and give the longest standstill in seconds."""
    longest = 0.0

    def watch(is_there: Callable[[], bool]) -> None:
        nonlocal longest
        deadline = time.perf_counter() + _PATIENCE_SECONDS
        while not is_there() and time.perf_counter() < deadline:
            begun = time.perf_counter()
            QCoreApplication.processEvents()
            longest = max(longest, time.perf_counter() - begun)

    begun = time.perf_counter()
    window.tabs.setCurrentIndex(window.tabs.count() - 1)
    longest = time.perf_counter() - begun
    watch(lambda: window.plots is not None and window.plots.has_chart)
    assert window.plots is not None
    for place in range(window.plots.kinds.count()):
        begun = time.perf_counter()
        window.plots.kinds.setCurrentIndex(place)
        window.plots.show_sheet(True)
        longest = max(longest, time.perf_counter() - begun)
        watch(lambda: window.reader.is_idle)
        window.plots.show_sheet(False)
        window.plots.view.repaint()
    return longest


def _scroll(window: StatisticsWindow) -> float:
    """Scroll from the beginning to the end, and give the longest standstill in seconds."""
    bar = window.attempts.table.verticalScrollBar()
    longest = 0.0
    for step in range(_STEPS + 1):
        until = time.perf_counter() + 0.016
        bar.setValue(bar.maximum() * step // _STEPS)
        while time.perf_counter() < until:
            begun = time.perf_counter()
            QCoreApplication.processEvents()
            longest = max(longest, time.perf_counter() - begun)
    _wait(lambda: window.reader.is_idle)
    return longest


def _wait(is_there: Callable[[], bool]) -> None:
    deadline = time.perf_counter() + _PATIENCE_SECONDS
    while not is_there():
        QCoreApplication.processEvents()
        if time.perf_counter() > deadline:
            raise SystemExit("The window did not come to rest.")


if __name__ == "__main__":
    sys.exit(main())
