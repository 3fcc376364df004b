"""What keeping the game costs the window's thread, and what a start with a saved game costs."""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from golf_desktop.engine.position import Play
from golf_desktop.engine.rules import STANDARD
from golf_desktop.model.notices import Notices
from golf_desktop.model.recorder import Recorder
from golf_desktop.model.table import Table
from golf_desktop.solver.hint import hint_by_run
from golf_desktop.storage.autosave import Autosave
from golf_desktop.storage.statistics import FILE_NAME, Statistics
from golf_desktop.storage.unrecorded import Unrecorded

_GAMES = 60


def measure() -> dict[str, float]:
    """Play many deals by hints with a recorder that keeps them.

    Returns:
        The milliseconds that a move takes longer than without it: median, the 99 % mark, and the
        longest.
    """
    plain = _play(recorded=False)
    kept = _play(recorded=True)
    base = statistics.median(plain)
    marks = statistics.quantiles(kept, n=100)
    return {
        "median": (statistics.median(kept) - base) * 1000,
        "99 %": (marks[98] - base) * 1000,
        "longest": (max(kept) - base) * 1000,
    }


def _play(*, recorded: bool) -> list[float]:
    """The seconds that each move took."""
    took: list[float] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        table = Table(STANDARD, 1)
        recorder = None
        if recorded:
            store = Statistics(folder / FILE_NAME)
            recorder = Recorder(
                table, Autosave(folder), Notices(), Unrecorded(folder), lambda: store
            )
        for number in range(1, _GAMES + 1):
            table.new_deal(number)
            while (hint := hint_by_run(table.position)) is not None:
                before = time.perf_counter()
                if isinstance(hint.move, Play):
                    table.play(hint.move.slot)
                else:
                    table.turn()
                took.append(time.perf_counter() - before)
        if recorder is not None:
            recorder.close()
    return took


def main() -> None:
    """Measure and print."""
    application = QCoreApplication([])
    for mark, ms in measure().items():
        print(f"a move costs more for saving, {mark:<8} {ms:6.3f} ms  (to reach: < 1 ms)")
    application.processEvents()


if __name__ == "__main__":
    main()
