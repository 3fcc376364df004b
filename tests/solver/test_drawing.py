"""Deals that are drawn: their moves clear them, and they are of the level that was wished for."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable
from itertools import count

import pytest

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.position import Outcome
from golf_desktop.engine.rules import GAMES, PRESETS, STANDARD, WRAP, KingRule, Rules, Scoring
from golf_desktop.solver.difficulty import Difficulty, level_of
from golf_desktop.solver.drawing import Drawn, draw
from golf_desktop.solver.exact import solve
from golf_desktop.solver.playouts import clear_share

LEVELS = [Difficulty.EASY, Difficulty.MEDIUM, Difficulty.HARD]


def numbers(seed: int) -> Callable[[], int]:
    chance = random.Random(seed)
    return lambda: chance.randint(1, 1_000_000)


def drawn(rules: Rules, difficulty: Difficulty, draw_number: Callable[[], int]) -> Drawn:
    """The deal that is drawn, which comes with the last step."""
    steps = list(draw(rules, difficulty, draw_number))
    (found,) = [step for step in steps if step is not None]
    assert steps[-1] is found
    return found


def check_cleared(found: Drawn) -> None:
    game = Game(found.deal)
    for move in found.moves:
        game.apply(move)
    assert game.outcome() is Outcome.CLEARED


@pytest.mark.parametrize(
    ("rules", "many"), [("wrap", 240), ("queen-on-king", 40), ("standard", 20)]
)
def test_hundreds_of_deals_come_with_moves_that_clear_them(rules: str, many: int) -> None:
    number = count(1).__next__
    seen = set()
    for _ in range(many):
        found = drawn(PRESETS[rules], Difficulty.ANY, number)
        assert found.deal == deal(found.deal.number or 0, PRESETS[rules])
        check_cleared(found)
        seen.add(found.deal.number)
    assert len(seen) == many


def test_no_deal_that_can_be_cleared_is_passed_over_when_any_will_do() -> None:
    number = count(1).__next__
    dealt = [drawn(STANDARD, Difficulty.ANY, number).deal.number for _ in range(5)]
    winnable = (n for n in count(1) if solve(Game(deal(n)).position).winnable)
    assert dealt == [next(winnable) for _ in range(5)]


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("difficulty", LEVELS)
def test_a_deal_is_of_the_level_it_was_drawn_for(rules: str, difficulty: Difficulty) -> None:
    draw_number = numbers(3)
    for _ in range(2):
        found = drawn(PRESETS[rules], difficulty, draw_number)
        check_cleared(found)
        share = clear_share(found.deal)
        assert found.difficulty is difficulty is level_of(share, PRESETS[rules].king_rule)
        assert found.suits(PRESETS[rules], difficulty)


def test_the_moves_have_the_best_score() -> None:
    found = drawn(WRAP, Difficulty.EASY, numbers(1))
    game = Game(found.deal)
    best = solve(game.position).best_score
    for move in found.moves:
        game.apply(move)
    assert game.position.score == best


def test_a_deal_suits_no_other_rules_or_level() -> None:
    found = drawn(WRAP, Difficulty.HARD, numbers(1))
    assert not found.suits(WRAP, Difficulty.ANY)
    assert not found.suits(STANDARD, Difficulty.HARD)
    assert not found.suits(Rules(KingRule.WRAP, Scoring.CARDS_LEFT), Difficulty.HARD)


def test_numpy_is_loaded_by_the_first_step_only() -> None:
    code = """
import sys
from golf_desktop.engine.rules import WRAP
from golf_desktop.solver.drawing import Difficulty, draw
steps = draw(WRAP, Difficulty.ANY, lambda: 2)
assert "numpy" not in sys.modules
next(steps)
assert "numpy" in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


@pytest.mark.parametrize("game", ["black-hole", "all-in-a-row", "double-golf"])
def test_deals_of_large_layouts_come_with_moves_that_clear_them(game: str) -> None:
    found = drawn(GAMES[game], Difficulty.ANY, count(1).__next__)
    assert found.suits(GAMES[game], Difficulty.ANY)
    check_cleared(found)


@pytest.mark.parametrize("difficulty", LEVELS)
def test_peaks_have_levels_too(difficulty: Difficulty) -> None:
    found = drawn(GAMES["tri-peaks"], difficulty, numbers(5))
    check_cleared(found)
    assert level_of(clear_share(found.deal), KingRule.WRAP) is difficulty
