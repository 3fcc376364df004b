"""The tables of the help: what makes them still runs, and gives what is known of some deals."""

from __future__ import annotations

import csv
from pathlib import Path

from survey_help import any_card, best, longest_run, played

from golf_desktop.engine.rules import PRESETS
from golf_desktop.solver.survey import Summary

KNOWN = Path(__file__).parent / "data" / "golf-deals-1-300.csv"
STANDARD = PRESETS["standard"]
DEALS = range(1, 9)


def test_the_best_scores_are_the_known_and_who_looks_further_comes_nearer() -> None:
    with KNOWN.open() as file:
        known = [int(row["strict_best"]) for row in csv.DictReader(file)][: len(DEALS)]
    found = best(len(DEALS), STANDARD)
    assert sorted(found.elements()) == sorted(known)
    careless, looking = played(DEALS, STANDARD, any_card()), played(DEALS, STANDARD, longest_run)
    means = [Summary(scores).mean for scores in (found, looking, careless)]
    assert means == sorted(means)
    assert careless == played(DEALS, STANDARD, any_card())
