"""How many different positions exactly one to eight moves lead to.

The figures are of both implementations: the engine's and the naive one's.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from golf_desktop.engine.deal import deal
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import PRESETS, Rules
from tests.engine.boards import pysol_board
from tests.engine.naive import count_tables

GOLDEN_FILE = Path(__file__).parents[1] / "data" / "golden_counts.json"
GOLDEN: dict[str, dict[str, list[int]]] = json.loads(GOLDEN_FILE.read_text("utf-8"))
MOST = 8

EVERY_WALK = pytest.mark.parametrize(
    ("number", "preset"), [(int(number), preset) for number in GOLDEN for preset in GOLDEN[number]]
)


def count_positions(number: int, rules: Rules) -> list[int]:
    counts = []
    layer = {Position.from_deal(deal(number, rules))}
    for _ in range(MOST):
        layer = {position.play(move) for position in layer for move in position.legal_moves()}
        counts.append(len(layer))
    return counts


def test_the_figures_are_of_three_deals_under_each_preset() -> None:
    assert list(GOLDEN) == ["1", "2", "20261129"]
    assert {tuple(counts) for counts in GOLDEN.values()} == {tuple(PRESETS)}
    assert {len(row) for counts in GOLDEN.values() for row in counts.values()} == {MOST}


@EVERY_WALK
def test_engine_reaches_as_many_positions(number: int, preset: str) -> None:
    assert count_positions(number, PRESETS[preset]) == GOLDEN[str(number)][preset]


@EVERY_WALK
def test_naive_reading_reaches_as_many_positions(number: int, preset: str) -> None:
    assert count_tables(pysol_board(number), preset, MOST) == GOLDEN[str(number)][preset]
