"""Finished rounds in the statistics."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.engine.round import HOLES, ScoreCard
from golf_desktop.storage.attempt import RuleSet
from golf_desktop.storage.rounds import LAST, RoundResult
from golf_desktop.storage.selection import Filter, Selection
from golf_desktop.storage.statistics import Statistics

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
GOLF = RuleSet("golf", "nothing", "below-zero")
WRAP = RuleSet("golf", "wrap", "below-zero", jokers=2)


def result(name: str, total: int = 45, number: int = 7, rules: RuleSet = GOLF) -> RoundResult:
    """A round of this total."""
    strokes = (total - 8 * 5, *(5 for _ in range(HOLES - 1)))
    return RoundResult(
        id=name,
        number=number,
        rules=rules,
        begun=NOON,
        ended=NOON + timedelta(minutes=20),
        card=ScoreCard(strokes),
        seconds=12.5,
    )


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Statistics]:
    with Statistics(tmp_path / "statistics.sqlite3") as statistics:
        yield statistics


def test_what_is_recorded_is_there_again(store: Statistics) -> None:
    made = replace(result("a", rules=WRAP), allows_undo=True, undos=3, hints=2)
    store.record_round(made)
    assert store.round_summary().last == (made,)


def test_a_round_recorded_again_is_the_same_round(store: Statistics) -> None:
    store.record_round(result("a", 50))
    store.record_round(result("b", 40))
    store.record_round(result("a", 48))
    summary = store.round_summary()
    assert (summary.played, summary.best, summary.mean) == (2, 40, 44)
    assert [each.id for each in summary.last] == ["b", "a"]


def test_the_rounds_of_a_number_come_best_first(store: Statistics) -> None:
    for name, total in (("a", 50), ("b", 40), ("c", 44)):
        store.record_round(result(name, total))
    store.record_round(result("other number", 1, number=8))
    store.record_round(result("other rules", 1, rules=WRAP))
    assert [each.id for each in store.rounds_of(7, GOLF)] == ["b", "c", "a"]
    assert [each.id for each in store.rounds_of(7, WRAP)] == ["other rules"]
    assert store.rounds_of(9, GOLF) == ()


def test_selections_choose_rounds_as_they_choose_attempts(store: Statistics) -> None:
    store.record_round(result("a", 50))
    store.record_round(replace(result("b", 40), hints=1))
    store.record_round(result("c", 30, rules=WRAP))

    def chosen(selection: Selection) -> list[str]:
        return [each.id for each in store.round_summary(selection).last]

    assert chosen(Selection(rules=GOLF)) == ["b", "a"]
    assert chosen(Selection(Filter.WITHOUT_HELP)) == ["c", "a"]
    assert chosen(Selection(Filter.WITH_HELP)) == ["b"]
    assert chosen(Selection(Filter.FIRST_ATTEMPTS)) == ["c", "a"]
    assert chosen(Selection(layout="golf")) == ["c", "b", "a"]
    assert chosen(Selection(layout="tri-peaks")) == []


def test_an_unfinished_round_is_no_result() -> None:
    with pytest.raises(ValueError, match="9 holes, not 2"):
        replace(result("a"), card=ScoreCard((5, 5)))


@settings(max_examples=25)
@given(totals=st.lists(st.integers(-100, 250), max_size=25))
def test_the_summary_is_what_the_totals_come_to(totals: list[int]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Statistics(Path(folder) / "statistics.sqlite3") as store,
    ):
        for place, total in enumerate(totals):
            store.record_round(result(str(place), total))
        summary = store.round_summary()
    assert summary.played == len(totals)
    assert summary.best == min(totals, default=None)
    assert summary.mean == (pytest.approx(mean(totals)) if totals else None)
    assert summary.distribution == {total: totals.count(total) for total in sorted(totals)}
    assert [each.card.total for each in summary.last] == totals[::-1][:LAST]
