"""The best answer there is: exact or searched, as the layout allows."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from golf_desktop.engine.deal import deal
from golf_desktop.engine.layout import GOLF
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import PRESETS, KingRule
from golf_desktop.solver import exact
from golf_desktop.solver.effort import Limit, Stop, StoppedError
from golf_desktop.solver.lattice import is_too_large
from golf_desktop.solver.solve import solve
from tests.solver.brute import best_score
from tests.solver.test_exact import SMALL, check_moves, small_positions
from tests.solver.test_search import DOUBLE, LONG, two_packs


@settings(max_examples=50)
@given(small_positions())
def test_small_deals_come_out_as_by_brute_force(position: Position) -> None:
    assert solve(position).best_score == best_score(position)


@pytest.mark.parametrize("rules", PRESETS)
def test_golf_is_exact_and_no_limit_matters(rules: str) -> None:
    position = Position.from_deal(deal(11, PRESETS[rules]))
    solution = solve(position, Limit(seconds=0, positions=0, mebibytes=0))
    assert solution == exact.solve(position)
    assert solution.is_best


def test_a_large_deal_is_searched_as_far_as_the_limit_allows() -> None:
    position = two_packs(0, KingRule.WRAP)
    assert solve(position, Limit(positions=0)).winnable is None
    solution = solve(position, Limit(positions=100_000))
    assert solution.winnable
    check_moves(position, solution)


def test_towards_its_end_a_large_deal_is_proved() -> None:
    position = two_packs(0, KingRule.WRAP)
    solution = solve(position, Limit(positions=100_000))
    for move in solution.moves[:-14]:
        position = position.play(move)
    late = solve(position)
    assert late.is_best
    assert late.best_score <= solution.best_score
    check_moves(position, late)


def test_small_and_large_layouts_are_told_apart() -> None:
    assert not any(map(is_too_large, [GOLF, *SMALL]))
    assert all(map(is_too_large, [DOUBLE, LONG]))


@pytest.mark.parametrize("position", [Position.from_deal(deal(1)), two_packs(1)], ids=str)
def test_an_answer_that_is_no_longer_wanted_is_not_begun(position: Position) -> None:
    stop = Stop()
    stop.set()
    with pytest.raises(StoppedError):
        solve(position, stop=stop)
