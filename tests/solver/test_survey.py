"""Surveys: the best scores of many deals, and what is said of them together."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from golf_desktop.engine.rules import PRESETS
from golf_desktop.solver.survey import Row, Summary, possible_scores, survey, wilson_interval

GOLDEN = Path(__file__).parents[1] / "data" / "golf-deals-1-300.csv"
COLUMNS = {"standard": "strict", "queen-on-king": "queen_on_king", "wrap": "wrap"}


@pytest.mark.parametrize("rules", PRESETS)
def test_the_rows_of_deals_are_the_known_ones(rules: str) -> None:
    with GOLDEN.open(encoding="utf-8", newline="") as file:
        known = list(csv.DictReader(file))[:100]
    rows = survey(range(1, 101), PRESETS[rules])
    assert [row.deal for row in rows] == list(range(1, 101))
    column = COLUMNS[rules]
    assert [row.best_score for row in rows] == [int(each[f"{column}_best"]) for each in known]
    winnable = [each[f"{column}_winnable"] == "1" for each in known]
    assert [row.winnable for row in rows] == winnable


def test_a_cleared_deal_scores_nothing_or_less() -> None:
    assert [Row(1, score).winnable for score in (-16, 0, 1)] == [True, True, False]
    assert possible_scores(PRESETS["standard"]) == range(-16, 36)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # From R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics
        # in Medicine 17 (1998), pages 857-872, table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_is_the_published_one(
    successes: int, trials: int, low: float, high: float
) -> None:
    assert wilson_interval(successes, trials) == pytest.approx((low, high), abs=0.00005)
    mirrored = (1 - high, 1 - low)
    assert wilson_interval(trials - successes, trials) == pytest.approx(mirrored, abs=0.00005)


def test_the_interval_never_leaves_0_to_1() -> None:
    for trials in (1, 2, 3, 10, 10**9):
        for successes in (0, 1, trials):
            low, high = wilson_interval(successes, trials)
            assert 0 <= low < high <= 1


def test_a_summary_counts_the_scores_with_those_between_that_no_deal_has() -> None:
    summary = Summary({3: 1, -1: 2, 0: 1})
    assert (summary.count, summary.winnable, summary.share, summary.mean) == (4, 3, 0.75, 0.25)
    assert summary.distribution() == [(-1, 2), (0, 1), (1, 0), (2, 0), (3, 1)]
    assert summary.interval == wilson_interval(3, 4)
