"""What the plots are drawn from."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from golf_desktop.storage import plots
from golf_desktop.storage.attempt import RuleSet
from golf_desktop.storage.plots import Asked, Share
from golf_desktop.storage.selection import Filter, Selection
from golf_desktop.storage.statistics import Statistics
from tests.storage.statistics_cases import NOON, PEAKS, STANDARD, WRAP, attempt, cleared, left


@pytest.fixture
def store(tmp_path: Path) -> Statistics:
    return Statistics(tmp_path / "statistics.sqlite3")


def test_a_few_scores_are_a_course_of_single_attempts(store: Statistics) -> None:
    for number, score in enumerate((8, 2, 5)):
        store.record(attempt(f"{number}", score=score, begun=NOON + timedelta(hours=number)))
    course = store.plots().course
    assert [(span.first, span.last, span.low, span.high) for span in course.spans] == [
        (1, 1, 8, 8),
        (2, 2, 2, 2),
        (3, 3, 5, 5),
    ]
    assert [span.running for span in course.spans] == [8, 5, 5]
    assert [span.begun for span in course.spans] == [NOON + timedelta(hours=n) for n in range(3)]


def test_the_running_mean_forgets_what_is_long_past(store: Statistics) -> None:
    scores = [30] * 5 + [1] * plots.WINDOW
    for number, score in enumerate(scores):
        store.record(attempt(f"{number}", score=score))
    assert store.plots().course.spans[-1].running == 1


def test_many_scores_are_put_together(store: Statistics, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plots, "MOST_SPANS", 2)
    for number, score in enumerate((8, 2, 5, 3, 9, 4, 6)):
        store.record(attempt(f"{number}", score=score))
    course = store.plots().course
    assert [(span.first, span.last) for span in course.spans] == [(1, 5), (6, 7)]
    assert [(span.low, span.mean, span.high) for span in course.spans] == [(2, 5.4, 9), (4, 5, 6)]
    assert [span.running for span in course.spans] == [5.4, pytest.approx(37 / 7)]


def test_what_is_cleared_is_told_by_rules_and_by_the_choice(store: Statistics) -> None:
    store.record(cleared("a"))
    store.record(attempt("b"))
    store.record(cleared("c", undos=1))
    store.record(attempt("d", rules=WRAP))
    assert store.plots().shares == (Share(STANDARD, 3, 2), Share(WRAP, 1, 0))
    unhelped = store.plots(Selection(Filter.WITHOUT_HELP))
    assert unhelped.shares == (Share(STANDARD, 2, 1), Share(WRAP, 1, 0))
    assert unhelped.scores == {-2: 1, 7: 2}


def test_scores_stand_beside_the_best_that_is_known(store: Statistics) -> None:
    store.record(attempt("a", deal=1, score=7))
    store.record(cleared("b", deal=1, score=-2))
    store.record(attempt("c", deal=2, score=3))
    store.record(attempt("d", deal=2, score=3, rules=WRAP))
    store.note_best([(Asked(STANDARD, 1, None), -5), (Asked(STANDARD, 2, None), None)])
    figures = store.plots()
    assert figures.scores == {-2: 1, 3: 2, 7: 1}
    assert figures.best == {-5: 2}
    assert figures.matched == {-2: 1, 7: 1}
    assert figures.strokes == {3: 1, 12: 1}
    assert (figures.played, figures.known) == (4, 2)
    assert store.plots(Selection(rules=WRAP)).best == {}


def test_deals_are_asked_for_once_and_the_last_first(
    store: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.record(attempt("a", deal=1))
    store.record(left("b", deal=2))
    store.record(attempt("c", deal=1))
    store.record(attempt("d", board="7H 2S", rules=PEAKS))
    first, second, third = store.asked(Selection(), 9)
    assert first == Asked(PEAKS, None, "7H 2S")
    assert (second, third) == (Asked(STANDARD, 1, None), Asked(STANDARD, 2, None))
    assert store.asked(Selection(), 1) == (first,)
    store.note_best([(first, None), (second, -3)])
    assert store.asked(Selection(), 9) == (third,)
    monkeypatch.setattr(plots, "LOOKED_AT", 2)
    assert store.asked(Selection(), 9) == ()


@pytest.mark.parametrize(
    "rules",
    [
        RuleSet("giza", "wrap", "below-zero"),
        RuleSet("golf", "anything", "below-zero"),
        RuleSet("golf", "wrap", "below-zero", jokers=3),
        RuleSet("golf", "wrap", "below-zero", packs=2),
    ],
)
def test_deals_by_rules_that_nobody_knows_yet_are_not_asked_for(
    store: Statistics, rules: RuleSet
) -> None:
    store.record(attempt("a", deal=1, rules=rules))
    store.record(attempt("b", deal=2))
    assert store.asked(Selection(), 9) == (Asked(STANDARD, 2, None),)


def test_nothing_has_been_played(store: Statistics) -> None:
    figures = store.plots()
    assert (figures.course.spans, figures.scores, figures.shares) == ((), {}, ())
    assert store.asked(Selection(), 9) == ()
