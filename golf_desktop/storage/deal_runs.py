"""Sets of deal numbers, most of which follow on from each other."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator


class DealRuns:
    """A set of deal numbers, kept as runs, so that a hundred million in a row take no memory."""

    def __init__(self) -> None:
        # The runs rise and do not touch; each begins with its start and ends before its stop.
        self._starts: list[int] = []
        self._stops: list[int] = []

    def add(self, number: int) -> bool:
        """Put a number in; tell whether it is new."""
        starts, stops = self._starts, self._stops
        after = bisect_right(starts, number)
        if after and number < stops[after - 1]:
            return False
        follows = bool(after) and number == stops[after - 1]
        leads = after < len(starts) and starts[after] == number + 1
        if follows and leads:
            stops[after - 1] = stops.pop(after)
            del starts[after]
        elif follows:
            stops[after - 1] += 1
        elif leads:
            starts[after] -= 1
        else:
            starts.insert(after, number)
            stops.insert(after, number + 1)
        return True

    def missing(self, deals: range) -> Iterator[range]:
        """The runs of a range's numbers that are not in the set, rising; the set stays as it is."""
        start = deals.start
        for begin, end in zip(self._starts, self._stops, strict=True):
            if begin >= deals.stop:
                break
            if begin > start:
                yield range(start, begin)
            start = max(start, end)
        if start < deals.stop:
            yield range(start, deals.stop)
