"""Times from inside a program how long its event loop stands still."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Qt, QTimer

Standstill = tuple[float, float]
"""The milliseconds from one beat to the next: by the clock, and of them the thread's own
processor time."""


class Heartbeat(QObject):
    """Beats each millisecond, as long as the event loop lets it.

    Between two beats lies all that a player would have had to wait for: what an event was
    answered with, the painting, and waiting for other threads.

    Args:
        parent: the owning object.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._last = (0.0, 0.0)
        self.standstills: list[Standstill] = []

    def begin(self) -> None:
        """Beat from now on."""
        self._last = _now()
        self.standstills = []
        self._timer.start()

    def end(self) -> None:
        """Beat no more."""
        self._timer.stop()

    @property
    def longest(self) -> Standstill:
        """The longest standstill by the clock, and the one that took most processor time."""
        return max(wall for wall, _ in self.standstills), max(busy for _, busy in self.standstills)

    def _beat(self) -> None:
        now = _now()
        self.standstills.append((now[0] - self._last[0], now[1] - self._last[1]))
        self._last = now


def _now() -> tuple[float, float]:
    """The milliseconds by the clock, and of this thread's processor time."""
    return 1000 * time.perf_counter(), 1000 * time.thread_time()
