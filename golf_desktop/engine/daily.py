"""The deal of the day: which deals a date may have, and how many days were played in a row.

The deal of a date is the first of its candidates that can be cleared by `RULES`. Everybody who
asks comes to the same one, without asking anybody; the solver finds it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import MAXYEAR, date, timedelta

from golf_desktop.engine.rules import STANDARD
from golf_desktop.said import said

RULES = STANDARD
"""The deal of the day is played by these rules, whatever is chosen for other deals."""

FIRST_DAY = date(2026, 1, 1)
"""Deals of the day are offered from here on."""
LAST_DAY = date(MAXYEAR, 12, 31)

CANDIDATES = 100
"""So many deals a date has. Each fourth or so can be cleared, so among them there is one."""

_ISO = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)
_NEXT = _GRACE = timedelta(days=1)


class DayError(ValueError):
    """A text that is no day with a deal; the message says which are."""


def candidates(day: date) -> range:
    """The numbers that the deal of a date may have: the date, then two digits from 00 on."""
    first = (day.year * 10_000 + day.month * 100 + day.day) * CANDIDATES
    return range(first, first + CANDIDATES)


def candidate_day(number: int | None) -> date | None:
    """The date that a deal number may be the deal of, or None when it can be none's."""
    digits, _ = divmod(number or 0, CANDIDATES)
    months, day = divmod(digits, 100)
    year, month = divmod(months, 100)
    try:
        found = date(year, month, day)
    except (OverflowError, ValueError):
        return None
    return found if found >= FIRST_DAY else None


def parse_day(text: str) -> date:
    """Read a date as ``2026-11-29``.

    Raises:
        DayError: it is none, or lies before `FIRST_DAY`.
    """
    try:
        day = date.fromisoformat(text) if _ISO.fullmatch(text) else None
    except ValueError:
        day = None
    if day is None:
        raise DayError(
            said("There is no day {day!r}: days are written as 2026-11-29.", day=text[:24])
        )
    if day < FIRST_DAY:
        raise DayError(
            said(
                "There are deals of the day from {first} on, not for {day}.",
                first=FIRST_DAY.isoformat(),
                day=day.isoformat(),
            )
        )
    return day


def has_come(day: date, today: date) -> bool:
    """Whether the deal of a day can be played: there is one, and its day has come."""
    return FIRST_DAY <= day <= today


def is_late(day: date, played: date) -> bool:
    """Whether a deal of the day was begun on a later date than its own."""
    return played > day


def counts_in_streak(day: date, played: date) -> bool:
    """Whether a deal of the day was played soon enough to go on with a streak.

    The day after will do: who crosses the date line, or plays past midnight, has not left it out.
    """
    return played - day <= _GRACE


@dataclass(frozen=True, slots=True)
class Streak:
    """Days without a gap between them.

    Attributes:
        current: how many there are up to today, or up to yesterday while today has not been played.
        longest: how many there ever were.
    """

    current: int
    longest: int

    @classmethod
    def of(cls, days: Iterable[date], today: date) -> Streak:
        """Count days in a row.

        Only the dates of the deals count, not when they were played: a clock that was set forward
        or back neither adds nor loses any.
        """
        runs = _runs(set(days))
        # At most one run holds today, and without it at most one ends yesterday. It may go on
        # beyond today, by a clock that was ahead: that was played too.
        current = [run for run in runs if run[0] <= today and today - run[-1] <= _NEXT]
        return cls(max(map(len, current), default=0), max(map(len, runs), default=0))


def _runs(days: set[date]) -> list[list[date]]:
    """Days in a row, in order."""
    runs: list[list[date]] = []
    for day in sorted(days):
        if runs and day - runs[-1][-1] == _NEXT:
            runs[-1].append(day)
        else:
            runs.append([day])
    return runs
