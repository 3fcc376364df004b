"""Times the frames of the program's animations from inside it, and writes them down as JSON.

A frame is what Qt does on one UpdateRequest of the window: painting all that has changed, the
board's cards above all, and handing the pixels to the display.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer

from golf_desktop.app import build, make_application
from golf_desktop.engine.deal import deal
from golf_desktop.engine.position import Position
from golf_desktop.model.thinker import Topic
from golf_desktop.qt_core import load_qt_core
from golf_desktop.solver.effort import Stop
from golf_desktop.storage.places import Places
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.main_window import MainWindow

_MOVES = 7
_ROUNDS = 5
_LIMIT_MS = 5000
_CLEARED = 318
"""A deal that is cleared by always making the first move that can be made."""

Frame = tuple[float, float]
"""The milliseconds of one frame: by the clock, and of them the thread's own processor time."""


class FrameTimer(QObject):
    """Notes how long each frame of a window takes.

    Args:
        window: the window.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._busy = False
        self.frames: list[Frame] = []
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Let the window paint and note the milliseconds."""
        if event.type() is not QEvent.Type.UpdateRequest or self._busy:
            return False
        self._busy = True
        start, busy = time.perf_counter(), time.thread_time()
        watched.event(event)
        busy, wall = time.thread_time() - busy, time.perf_counter() - start
        self.frames.append((1000 * wall, 1000 * busy))
        self._busy = False
        return True

    def take(self) -> list[Frame]:
        """The frames so far; from now on those that follow."""
        frames, self.frames = self.frames, []
        return frames


def measure(window: MainWindow) -> dict[str, list[Frame]]:
    """The frames of each animation."""
    timer = FrameTimer(window)
    window.show()
    _wait(window)
    found = {"the first deal": timer.take(), "a later deal": [], "seven cards at once": []}
    found["seven cards while there is thinking"] = []
    found["the flourish of a cleared deal"] = []
    for number in range(_ROUNDS):
        window.table.new_deal(2 + number)
        _wait(window)
        found["a later deal"] += timer.take()
        for _ in range(_MOVES):
            _make_move(window)
        _wait(window)
        for step in (window.table.undo, window.table.redo):
            timer.take()
            for _ in range(_MOVES):
                step()
            _wait(window)
            found["seven cards at once"] += timer.take()
    window.thinker.ask(Topic.REVIEW, _solve_on, lambda _: None)
    for _ in range(_ROUNDS):
        for step in (window.table.undo, window.table.redo):
            timer.take()
            for _ in range(_MOVES):
                step()
            _wait(window)
            found["seven cards while there is thinking"] += timer.take()
    window.thinker.drop(Topic.REVIEW)
    for _ in range(_ROUNDS):
        _clear_all_but_one(window)
        timer.take()
        _make_move(window)
        _wait(window)
        found["the flourish of a cleared deal"] += timer.take()
    return found


def _solve_on(stop: Stop) -> Iterator[object]:
    """Solve deals for as long as is wanted."""
    from golf_desktop.solver.exact import solve

    for number in count(1):
        yield solve(Position.from_deal(deal(number)), stop=stop)


def _clear_all_but_one(window: MainWindow) -> None:
    """Come to the last move of a deal that is cleared."""
    window.table.new_deal(_CLEARED)
    _wait(window)
    while window.table.position.cards_left > 1 or not window.table.position.legal_plays():
        _make_move(window)
    _wait(window)


def _make_move(window: MainWindow) -> None:
    """Play the first card that fits, or turn the stock."""
    plays = window.table.position.legal_plays()
    if plays:
        window.table.play(plays[0].slot)
    else:
        window.table.turn()


def _wait(window: MainWindow) -> None:
    """Let the program run until nothing moves and the last frame has been painted."""
    loop = QEventLoop()
    window.scene.animator.finished.connect(loop.quit)
    QTimer.singleShot(_LIMIT_MS, loop.quit)
    loop.exec()
    window.scene.animator.finished.disconnect(loop.quit)
    QTimer.singleShot(100, loop.quit)
    loop.exec()


if __name__ == "__main__":
    load_qt_core()  # as a start of the program does
    application = make_application()
    game = build(Wish(1), Places.under(Path(sys.argv[1])))
    game.resize(int(sys.argv[2]), int(sys.argv[3]))
    print(json.dumps(measure(game)))
