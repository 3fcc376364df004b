"""The playing time of one deal, and the date and time where the player is."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime


def local_now() -> datetime:
    """The date and the time where the player is, with the zone."""
    if hasattr(time, "tzset"):  # else a program that runs would not hear of another zone
        time.tzset()
    return datetime.now().astimezone()


class PlayClock:
    """A stop watch on monotonic time: setting the computer's clock does not touch it.

    Args:
        now: the time source, in seconds; only differences count.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._before = 0.0
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        """Whether time is being counted."""
        return self._since is not None

    @property
    def seconds(self) -> float:
        """The seconds counted so far. They never become fewer, whatever the time source does."""
        if self._since is not None:
            now = self._now()
            self._before += max(0.0, now - self._since)
            self._since = now
        return self._before

    def set(self, seconds: float) -> None:
        """Stop and start anew from a number of seconds."""
        self._since = None
        self._before = seconds

    def run(self, on: bool) -> None:
        """Go on counting, or stop."""
        if on and self._since is None:
            self._since = self._now()
        elif not on:
            self.set(self.seconds)
