"""The pass over all tableaus of columns: brute force, the exact pass, known scores, stops."""

from __future__ import annotations

import tracemalloc
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.engine.deal import deal
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import GAMES, Scoring
from golf_desktop.solver import dense, exact, frontier
from golf_desktop.solver.effort import Limit, Stop, StoppedError, finish
from golf_desktop.solver.solve import proving
from tests.solver.brute import best_score
from tests.solver.test_frontier import column_positions, first
from tests.solver.test_search import AskedStop


@settings(max_examples=40)
@given(column_positions(), st.sampled_from([1, 4, 30, 4096]), st.sampled_from([1, 7, 1 << 15]))
def test_small_deals_come_out_as_by_brute_force(position: Position, second: int, size: int) -> None:
    assert dense.is_fit(position)
    with pytest.MonkeyPatch.context() as patch:  # however the columns are split, however finely
        patch.setattr(dense, "_SECOND", second)
        patch.setattr(dense, "_CHUNK", size)
        best = best_score(position)
        assert dense.best_score(position) == best
        # A score that is known to be reached changes nothing but the time.
        for at_best in {best, min(best + 1, position.score), position.score}:
            assert dense.best_score(position, at_best=at_best) == best


@pytest.mark.parametrize("game", ["standard", "queen-on-king", "wrap", "thieves"])
def test_golf_comes_out_as_by_its_lattice(game: str) -> None:
    for number in (2, 11):
        position = first(game, number)
        assert dense.best_score(position) == exact.solve(position).best_score


@pytest.mark.parametrize(
    ("game", "moves", "best"), [("double-golf", 40, -16), ("double-putt", 40, -18)]
)
def test_two_packs_are_proved_from_the_middle_of_a_deal(game: str, moves: int, best: int) -> None:
    position = first(game, 1)
    for move in frontier.search(position, widths=(150, 2_000)).moves[:moves]:
        position = position.play(move)
    found = frontier.search(position, Limit(positions=100_000)).best_score
    proved, is_proved = finish(proving(position))
    assert is_proved
    assert best <= proved <= found
    assert proved == dense.best_score(position)


def test_what_is_too_large_is_not_begun() -> None:
    assert dense.tableaus(first("double-golf", 1)) == 8**9
    assert dense.is_fit(first("double-golf", 1))
    assert not any(dense.is_fit(first(game, 1)) for game in ("black-hole", "tri-peaks"))
    assert finish(proving(first("all-in-a-row", 20))) == (1, True)
    golf = first("wrap", 5)
    assert finish(proving(golf)) == (exact.solve(golf).best_score, True)


def test_where_only_cards_left_count_a_clear_proves_all() -> None:
    rules = replace(GAMES["double-putt"], scoring=Scoring.CARDS_LEFT)
    stop = AskedStop()
    assert finish(proving(Position.from_deal(deal(1, rules)), stop)) == (0, True)
    assert dense.best_score(Position.from_deal(deal(1, rules)), at_best=0) == 0


def test_it_is_called_off_between_two_steps_that_are_short() -> None:
    stop = Stop()
    steps = dense.proving(first("double-golf", 1), stop)
    tracemalloc.start()
    for _ in range(3):
        next(steps)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 40 * 2**20  # what a level takes is not asked for before it is reached
    stop.set()
    with pytest.raises(StoppedError):
        list(steps)
