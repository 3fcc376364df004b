"""How much may be spent on an answer, and how it is called off."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass


class StoppedError(Exception):
    """An answer was called off before it was there."""


class Stop:
    """The handle by which a solve in another thread is called off.

    Whoever solves asks often enough that it ends within a few milliseconds.
    """

    def __init__(self) -> None:
        self._event = threading.Event()

    @property
    def is_set(self) -> bool:
        """Whether the answer is no longer wanted."""
        return self._event.is_set()

    def set(self) -> None:
        """Call the answer off; from any thread, as often as one likes."""
        self._event.set()

    def check(self) -> None:
        """Go on if the answer is still wanted.

        Raises:
            StoppedError: it is not.
        """
        if self._event.is_set():
            raise StoppedError


@dataclass(frozen=True, slots=True)
class Limit:
    """What a search may spend before it gives up; None is as much as it takes.

    Attributes:
        seconds: the time by the wall clock.
        positions: how many positions it looks at.
        mebibytes: the memory for the positions it remembers, roughly.
    """

    seconds: float | None = None
    positions: int | None = None
    mebibytes: float | None = None

    def deadline(self) -> float:
        """When the time is up that begins now, as `time.monotonic` counts."""
        return float("inf") if self.seconds is None else time.monotonic() + self.seconds


UNLIMITED = Limit()
"""No limit at all."""
