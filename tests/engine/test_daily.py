"""The deal of the day: its candidates, and days in a row."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_desktop.engine.daily import (
    FIRST_DAY,
    LAST_DAY,
    DayError,
    Streak,
    candidate_day,
    candidates,
    parse_day,
)
from golf_desktop.engine.deal import deal, parse_deal_number

DAY = timedelta(days=1)
TODAY = date(2026, 11, 29)


@given(st.dates(FIRST_DAY, LAST_DAY), st.integers(0, 99))
def test_the_candidates_of_a_day_are_deals_that_tell_the_day(day: date, digits: int) -> None:
    number = candidates(day)[digits]
    assert str(number) == f"{day:%Y}{day:%m%d}{digits:02}".zfill(10)
    assert candidate_day(number) == day
    assert parse_day(day.isoformat()) == day
    assert parse_deal_number(str(number)) == number == deal(number).number


@given(st.integers(0, 10**10 - 1))
def test_a_number_is_a_day_s_when_its_first_digits_are_a_date(number: int) -> None:
    text = f"{number:010}"
    try:
        day = date(int(text[:4]), int(text[4:6]), int(text[6:8]))
    except ValueError:
        assert candidate_day(number) is None
    else:
        assert candidate_day(number) == (day if day >= FIRST_DAY else None)


@pytest.mark.parametrize(
    "number", [None, 1, 2026112, 2025123199, 2026022900, 2026130100, 2026000000, 10**20]
)
def test_some_numbers_are_no_day_s(number: int | None) -> None:
    assert candidate_day(number) is None


@pytest.mark.parametrize(
    "text", ["", "2026-1-1", "20261129", "2026-02-30", "2025-12-31", "2026-11-29\n", "２026-11-29"]
)
def test_some_texts_are_no_day(text: str) -> None:
    with pytest.raises(DayError):
        parse_day(text)


@given(st.sets(st.integers(-12, 12)), st.integers(-12, 12))
def test_streaks_are_counted_day_by_day(offsets: set[int], now: int) -> None:
    days = [TODAY + offset * DAY for offset in offsets]
    lengths: dict[
        int, int
    ] = {}  # by each day that was played, how many there are up to it in a row
    for offset in sorted(offsets):
        lengths[offset] = lengths.get(offset - 1, 0) + 1
    end = now if now in offsets else now - 1
    while end + 1 in offsets and end in offsets:
        end += 1
    streak = Streak.of(days, TODAY + now * DAY)
    assert streak == Streak(lengths.get(end, 0), max(lengths.values(), default=0))


def test_a_clock_set_forward_or_back_takes_nothing_from_a_streak() -> None:
    days = [TODAY - each * DAY for each in range(5)]
    assert Streak.of(days, TODAY) == Streak.of(days, TODAY + DAY) == Streak(5, 5)
    assert Streak.of(days, TODAY - 3 * DAY) == Streak(5, 5)
    assert Streak.of([*days, date(2031, 5, 5)], TODAY) == Streak(5, 5)
    assert Streak.of(days, TODAY + 2 * DAY) == Streak(0, 5)
    assert Streak.of([LAST_DAY - DAY, LAST_DAY], LAST_DAY) == Streak(2, 2)
