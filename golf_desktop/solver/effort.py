"""How much may be spent on an answer, and how it is called off."""

from __future__ import annotations

import threading
import time
from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


class StoppedError(Exception):
    """An answer was called off before it was there."""


class SpentError(Exception):
    """The limit of a search is reached."""


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

IN_PLAY = Limit(positions=2_000_000, mebibytes=192)
"""What an answer may cost that comes unasked: about a second."""

WAITED_FOR = Limit(positions=15_000_000, mebibytes=512)
"""What an answer may cost that the player waits for: some seconds."""


class Meter:
    """What is left of a limit, and whether the answer is still wanted."""

    def __init__(self, limit: Limit, stop: Stop | None) -> None:
        self._stop = stop
        self._deadline = limit.deadline()
        self._positions = float("inf") if limit.positions is None else limit.positions
        self._bytes = float("inf") if limit.mebibytes is None else limit.mebibytes * 2**20

    def ask(self) -> None:
        """Go on if the answer is wanted.

        Raises:
            StoppedError: it is not.
        """
        if self._stop is not None:
            self._stop.check()

    def check(self, used: int) -> None:
        """Go on if the answer is wanted, there is time, and so many bytes may be in use.

        Raises:
            StoppedError: it is not wanted.
            SpentError: the limit is reached.
        """
        self.ask()
        if used > self._bytes or time.monotonic() >= self._deadline:
            raise SpentError

    def grant(self, wanted: int) -> int:
        """How many of the wanted positions may be looked at.

        Raises:
            SpentError: none.
        """
        granted = int(min(wanted, self._positions))
        if granted <= 0:
            raise SpentError
        self._positions -= granted
        return granted


def finish(steps: Generator[None, None, T]) -> T:
    """Take all steps of some work at once, and give what comes of it."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
