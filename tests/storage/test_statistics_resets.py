from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.storage.attempt import Attempt
from golf_desktop.storage.selection import Selection
from golf_desktop.storage.statistics import Statistics
from tests.storage.statistics_cases import (
    WRAP,
    attempt,
    attempts,
    cleared,
    left,
    naive_entries,
    naive_numbers,
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Statistics]:
    with Statistics(tmp_path / "statistics.sqlite3") as store:
        yield store


def everything(store: Statistics) -> list[tuple[Attempt, int]]:
    entries = store.page(descending=False, limit=1000).entries
    return [(entry.attempt, entry.number) for entry in entries]


_STEPS = st.lists(
    st.one_of(
        attempts(),
        st.sampled_from([Selection(), Selection(rules=WRAP), Selection(layout="golf")]),
    ),
    max_size=30,
)


@given(steps=_STEPS)
@settings(deadline=None, max_examples=60)
def test_undoing_every_reset_leaves_what_would_stand_without_them(
    steps: list[Attempt | Selection],
) -> None:
    with TemporaryDirectory() as folder, Statistics(Path(folder) / "s.sqlite3") as store:
        resets = []
        for step in steps:
            if isinstance(step, Attempt):
                store.record(step)
            else:
                resets.append(store.reset(step))
                assert store.summary(step).played == 0
        recorded = [step for step in steps if isinstance(step, Attempt)]
        # The latest first: a reset is then put back among rows that are all later than its own.
        for reset in reversed(resets):
            assert store.undo_reset(reset.token) == reset.attempts
        assert store.resets() == ()
        entries = everything(store)
        standing = [each for each, _ in entries]
        assert [number for _, number in entries] == naive_numbers(standing)
        expected = naive_entries(recorded)
        assert [each.id for each in standing] == list(expected)
        for each in standing:
            assert (each.result, each.score) == (expected[each.id].result, expected[each.id].score)


def test_a_reset_of_one_rule_set_leaves_the_others(store: Statistics) -> None:
    store.record(attempt("a"))
    store.record(attempt("b", rules=WRAP))
    reset = store.reset(Selection(rules=WRAP))
    assert reset.attempts == 1
    assert [each.id for each, _ in everything(store)] == ["a"]
    assert store.resets() == (reset,)


def test_undone_after_further_attempts_all_are_there_in_order(store: Statistics) -> None:
    for each in (cleared("a"), cleared("b")):
        store.record(each)
    reset = store.reset()
    assert store.record(left("c")).number == 1
    assert store.undo_reset(reset.token) == 2
    assert [(each.id, number) for each, number in everything(store)] == [
        ("a", 1),
        ("b", 2),
        ("c", 3),
    ]
    assert store.record(attempt("d")).sequence == 4
    assert (store.summary().current_streak, store.summary().longest_streak) == (0, 2)


def test_an_attempt_recorded_on_both_sides_of_a_reset_counts_once(store: Statistics) -> None:
    store.record(cleared("a", -2))
    reset = store.reset()
    store.record(left("a"))
    store.undo_reset(reset.token)
    assert everything(store) == [(cleared("a", -2), 1)]


@pytest.mark.parametrize("first", [0, 1])
def test_two_resets_are_undone_in_either_order(store: Statistics, first: int) -> None:
    store.record(left("a"))
    resets = [store.reset()]
    store.record(cleared("a"))
    store.record(attempt("b"))
    resets.append(store.reset())
    assert store.resets() == tuple(reversed(resets))
    for token in (resets[first].token, resets[1 - first].token):
        store.undo_reset(token)
    assert everything(store) == [(cleared("a"), 1), (attempt("b"), 2)]


def test_a_reset_is_undone_only_once_and_not_after_it_was_forgotten(store: Statistics) -> None:
    store.record(attempt("a"))
    first = store.reset()
    store.undo_reset(first.token)
    second = store.reset()
    assert second.token != first.token
    store.forget_reset(second.token)
    for token in (first.token, second.token, 99):
        with pytest.raises(LookupError, match=str(token)):
            store.undo_reset(token)
    assert store.resets() == ()
    assert store.summary().played == 0


def test_a_reset_outlives_the_program(store: Statistics) -> None:
    store.record(attempt("a"))
    reset = store.reset()
    store.close()
    with Statistics(store.path) as later:
        assert later.resets() == (reset,)
        assert later.undo_reset(reset.token) == 1
        assert everything(later) == [(attempt("a"), 1)]
