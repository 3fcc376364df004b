"""Results of the deals of the day: filed under the day itself, the first that came to an end."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from golf_desktop.engine.daily import Streak
from golf_desktop.storage.attempt import Attempt, Result
from golf_desktop.storage.days import DayResult
from golf_desktop.storage.statistics import Statistics
from tests.storage.statistics_cases import attempt, cleared, left

DAY = date(2026, 11, 29)
ONE = timedelta(days=1)
NUMBER = 2026112902


def file(store: Statistics, played: Attempt, on: date = DAY) -> None:
    store.record(played, DayResult.of(played, DAY, on))


def test_the_first_attempt_that_ends_counts_and_what_has_become_of_it(tmp_path: Path) -> None:
    with Statistics(tmp_path / "statistics.sqlite3") as store:
        store.record(left("0", deal=NUMBER))
        file(store, attempt("a", deal=NUMBER))
        file(store, cleared("b", -9, deal=NUMBER), DAY + ONE)
        assert store.days()[DAY].score == 7  # b is practice
        file(store, cleared("a", -2, deal=NUMBER, undos=3), DAY + ONE)
        file(store, cleared("a", -1, deal=NUMBER, hints=1))
        file(store, attempt("a", deal=NUMBER))
        (found,) = store.days().values()
        assert (found.attempt, found.result, found.score) == ("a", Result.CLEARED, -2)
        assert (found.undos, found.hints, found.is_helped) == (3, 0, True)
        assert (found.day, found.played, found.is_late) == (DAY, DAY, False)
        assert store.summary().played == 3
        store.reset()
        assert list(store.days()) == [DAY]  # a diary, not a count
    with Statistics(tmp_path / "statistics.sqlite3") as store:
        assert store.days() == {DAY: found}


def test_what_was_left_is_no_result() -> None:
    with pytest.raises(ValueError, match="did not come to an end"):
        DayResult.of(left("a", deal=NUMBER), DAY, DAY)


@pytest.mark.parametrize(
    ("played", "late", "counts"),
    [(-400, False, True), (0, False, True), (1, True, True), (2, True, False)],
)
def test_a_day_s_grace_keeps_a_streak(played: int, late: bool, counts: bool) -> None:
    result = DayResult.of(attempt("a", deal=NUMBER), DAY, DAY + played * ONE)
    assert (result.is_late, result.counts_in_streak) == (late, counts)


def test_who_crosses_the_date_line_loses_no_day_and_has_none_twice(tmp_path: Path) -> None:
    """Westwards there is no 29 November; eastwards there are two."""
    with Statistics(tmp_path / "statistics.sqlite3") as store:
        for name, day, on in [
            ("a", DAY - ONE, DAY - ONE),
            ("b", DAY + ONE, DAY + ONE),
            ("c", DAY, DAY + ONE),
            ("d", DAY + ONE, DAY),  # back again, where it is still the day before
            ("e", DAY + ONE, DAY + ONE),
        ]:
            played = attempt(name, deal=NUMBER)
            store.record(played, DayResult.of(played, day, on))
        days = store.days()
        assert [each.attempt for each in days.values()] == ["a", "c", "b"]
        streak = Streak.of((day for day in days if days[day].counts_in_streak), DAY + ONE)
        assert streak == Streak(3, 3)
