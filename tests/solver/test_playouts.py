"""The plain players against the same in plain Python, and levels that are the same for ever."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.engine.deal import LAST_NUMBER, Deal, deal
from golf_desktop.engine.notation import parse_board
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import PRESETS, QUEEN_ON_KING, STANDARD, WRAP, KingRule, Scoring
from golf_desktop.solver.difficulty import EASY_FROM, Difficulty, level_of
from golf_desktop.solver.lattice import Lattice
from golf_desktop.solver.playouts import PLAYERS, clear_share, longest_runs, mix, scout
from tests.engine.boards import NUMBERS, clearable_board
from tests.solver import plain
from tests.solver.plain import PlainPlayers
from tests.solver.test_exact import small_positions

SHARES = {
    ("standard", 1): 0,
    ("standard", 67): 7,
    ("standard", 348): 34,
    ("standard", 373): 5,
    ("queen-on-king", 2): 0,
    ("wrap", 1): 1,
    ("wrap", 2): 35,
    ("wrap", 17): 0,
}
"""How many of a hundred plain players clear some deals. These must never change."""


@st.composite
def small_deals(draw: st.DrawFn) -> Deal:
    """A small deal of a layout of any kind, with up to two jokers, and a number."""
    return replace(draw(small_positions()).deal, number=draw(NUMBERS))


@settings(max_examples=150)
@given(small_deals())
def test_the_longest_runs_are_those_of_brute_force(dealt: Deal) -> None:
    runs, truth = longest_runs(dealt), PlainPlayers(dealt)
    masks = [mask for level in Lattice.of(dealt.rules.layout).levels for mask in level.removed]
    assert runs.shape == (14, len(masks))
    for rank in {int(card.rank) for card in dealt.cards}:
        for index, mask in enumerate(masks):
            assert runs[rank, index] == truth.longest(int(mask), rank)


@settings(max_examples=60)
@given(small_deals())
def test_the_players_play_as_they_are_told(dealt: Deal) -> None:
    truth = PlainPlayers(dealt)
    assert clear_share(dealt) == sum(truth.clears(player) for player in range(1, PLAYERS + 1))


@pytest.mark.parametrize(("rules", "number"), SHARES)
def test_the_share_of_a_deal_is_fixed(rules: str, number: int) -> None:
    dealt = deal(number, PRESETS[rules])
    truth = PlainPlayers(dealt)
    assert clear_share(dealt) == SHARES[rules, number]
    assert sum(truth.clears(player) for player in range(1, PLAYERS + 1)) == SHARES[rules, number]


@pytest.mark.parametrize("number", [348, 376])
def test_the_share_does_not_depend_on_how_the_deal_is_scored(number: int) -> None:
    dealt = deal(number)
    other = dealt.with_rules(replace(STANDARD, scoring=Scoring.CARDS_LEFT))
    assert clear_share(dealt) == clear_share(other) > 0


def test_a_board_without_a_number_and_the_longest_number_have_a_share() -> None:
    assert clear_share(parse_board(clearable_board(0))) > 0
    assert clear_share(deal(LAST_NUMBER, WRAP)) == 0


def test_other_numbers_give_other_chances() -> None:
    dealt = deal(348)
    shares = {clear_share(replace(dealt, number=number)) for number in (1, 2, 2**64 + 1, 348)}
    assert len(shares) > 1
    assert max(shares) - min(shares) < 30


@given(st.integers(0, 2**64 - 1))
def test_the_random_numbers_are_those_of_splitmix64(number: int) -> None:
    import numpy as np

    assert int(mix(np.array([number], np.uint64))[0]) == plain.mix(number)


def test_splitmix64_gives_the_numbers_that_others_give() -> None:
    # The first of the sequence from 1234567, as its authors' program prints them.
    first = [plain.mix(1234567 + step * plain.GAMMA & plain.WORD) for step in (1, 2, 3)]
    assert first == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_scouts_find_easy_deals_sooner_than_chance() -> None:
    deals = [deal(number, QUEEN_ON_KING) for number in range(1, 101)]
    plays = scout(deals)
    assert plays == [scout([each])[0] for each in deals]
    best = sorted(range(100), key=lambda index: -plays[index])[:20]
    easy = [index for index, each in enumerate(deals) if clear_share(each) >= 8]
    assert len(set(best) & set(easy)) > 2 * len(easy) * 20 / 100


def test_players_clear_only_what_can_be_cleared() -> None:
    from golf_desktop.solver.exact import solve

    for number in range(1, 30):
        dealt = deal(number, QUEEN_ON_KING)
        assert clear_share(dealt) == 0 or solve(Position.from_deal(dealt)).winnable


@pytest.mark.parametrize("king_rule", KingRule)
def test_each_share_has_a_level(king_rule: KingRule) -> None:
    levels = [level_of(share, king_rule) for share in range(PLAYERS + 1)]
    easy = EASY_FROM[king_rule]
    assert levels[0] is Difficulty.HARD
    assert set(levels[1:easy]) == {Difficulty.MEDIUM}
    assert set(levels[easy:]) == {Difficulty.EASY}
