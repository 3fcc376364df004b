"""Many narrow searches in one: brute force, and the searches one by one."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.engine.position import Position
from golf_desktop.solver import bundle
from golf_desktop.solver.effort import Stop, StoppedError, finish
from golf_desktop.solver.unseen import possible
from tests.solver.brute import best_score
from tests.solver.test_frontier import column_positions, first


def with_other_stocks(position: Position, chance: random.Random) -> list[Position]:
    """The same with what is left of the stock in other orders, and a move on from each."""
    cards, start = position.deal.cards, position.deal.stock_start + position.turned
    positions = []
    for _ in range(3):
        stock = chance.sample(cards[start:], len(cards) - start)
        other = replace(position, deal=replace(position.deal, cards=(*cards[:start], *stock)))
        positions += [other, *map(other.play, other.legal_moves())]
    return positions


@settings(max_examples=40)
@given(column_positions(), st.integers(0, 2**32))
def test_small_deals_come_out_as_by_brute_force(position: Position, seed: int) -> None:
    positions = with_other_stocks(position, random.Random(seed))
    expected = [(best_score(each), True) for each in positions]
    assert finish(bundle.searching(positions, 10_000)) == expected


@settings(max_examples=40)
@given(column_positions(), st.integers(0, 2**32), st.sampled_from([1, 3]))
def test_what_is_left_out_is_told_and_nothing_too_good_is_claimed(
    position: Position, seed: int, width: int
) -> None:
    positions = with_other_stocks(position, random.Random(seed))
    found = finish(bundle.searching(positions, width))
    for each, (score, is_proved) in zip(positions, found, strict=True):
        best = best_score(each)
        assert score == best if is_proved else best <= score <= each.score


def test_together_they_find_what_each_finds_alone() -> None:
    position = first("double-putt", 2)
    positions = [
        order.play(move) for order in possible(position, 3) for move in order.legal_moves()
    ]
    together = finish(bundle.searching(positions, 40))
    assert together == [finish(bundle.searching([each], 40))[0] for each in positions]
    assert min(together)[0] < -5


def test_it_is_called_off_between_two_steps() -> None:
    stop = Stop()
    steps = bundle.searching([first("double-golf", 1)], 40, stop)
    next(steps)
    stop.set()
    with pytest.raises(StoppedError):
        next(steps)
