from __future__ import annotations

from itertools import product

import pytest

from golf_desktop.engine.cards import JOKER, PACK, Card, Rank, Suit
from golf_desktop.engine.layout import GOLF
from golf_desktop.engine.rules import (
    PRESETS,
    QUEEN_ON_KING,
    STANDARD,
    WRAP,
    KingRule,
    Rules,
    Scoring,
    fit_table,
)
from tests.engine.naive import GOES_ON

RANKS = [rank for rank in Rank if rank is not Rank.JOKER]
BY_PRESET = pytest.mark.parametrize("preset", PRESETS)
BY_KING_RULE = pytest.mark.parametrize("king_rule", KingRule)


def letters(ranks: tuple[Rank, ...]) -> str:
    return "".join(rank.letter for rank in ranks)


@BY_PRESET
def test_what_fits_on_what_is_as_the_rules_tell_it(preset: str) -> None:
    table = fit_table(PRESETS[preset].king_rule)
    engine = {(a.letter, b.letter): table[a][b] for a, b in product(RANKS, RANKS)}
    told = {
        (a.letter, b.letter): a.letter in GOES_ON[preset][b.letter]
        for a, b in product(RANKS, RANKS)
    }
    assert len(told) == 13 * 13
    assert engine == told


@BY_KING_RULE
def test_a_joker_goes_on_any_card_and_any_card_on_a_joker(king_rule: KingRule) -> None:
    table = fit_table(king_rule)
    assert table[Rank.JOKER] == (True,) * 14
    assert [row[Rank.JOKER] for row in table] == [True] * 14


@BY_PRESET
def test_suits_never_matter(preset: str) -> None:
    rules = PRESETS[preset]
    assert all(
        rules.fits(card, on) == (card.rank.letter in GOES_ON[preset][on.rank.letter])
        for card, on in product(PACK, PACK)
    )


@BY_PRESET
def test_jokers_fit_both_ways_as_cards(preset: str) -> None:
    rules = PRESETS[preset]
    assert all(rules.fits(JOKER, card) and rules.fits(card, JOKER) for card in (*PACK, JOKER))


@BY_PRESET
def test_takers_are_the_ranks_that_go_on_a_rank(preset: str) -> None:
    rules = PRESETS[preset]
    takers = {rank.letter: sorted(letters(rules.takers(rank))) for rank in RANKS}
    assert takers == {rank: sorted(on) for rank, on in GOES_ON[preset].items()}


@BY_PRESET
def test_bases_are_the_ranks_that_a_rank_goes_on(preset: str) -> None:
    rules = PRESETS[preset]
    assert {rank.letter: set(letters(rules.bases(rank))) for rank in RANKS} == {
        rank.letter: {on for on, takers in GOES_ON[preset].items() if rank.letter in takers}
        for rank in RANKS
    }


@pytest.mark.parametrize(
    ("rules", "rank", "bases", "takers"),
    [
        (STANDARD, Rank.QUEEN, "J", "JK"),
        (STANDARD, Rank.KING, "Q", ""),
        (STANDARD, Rank.ACE, "2", "2"),
        (QUEEN_ON_KING, Rank.QUEEN, "JK", "JK"),
        (QUEEN_ON_KING, Rank.KING, "Q", "Q"),
        (QUEEN_ON_KING, Rank.ACE, "2", "2"),
        (WRAP, Rank.KING, "AQ", "AQ"),
        (WRAP, Rank.ACE, "2K", "2K"),
        (WRAP, Rank.JOKER, "A23456789TJQK", "A23456789TJQK"),
    ],
)
def test_bases_and_takers_run_from_low_to_high(
    rules: Rules, rank: Rank, bases: str, takers: str
) -> None:
    assert letters(rules.bases(rank)) == bases
    assert letters(rules.takers(rank)) == takers


def test_the_rules_a_deal_has_by_itself_are_the_standard_game() -> None:
    assert Rules() == STANDARD == Rules(KingRule.NOTHING, Scoring.BELOW_ZERO, GOLF)


def test_presets_differ_in_the_king_rule_alone() -> None:
    assert [(name, rules.king_rule) for name, rules in PRESETS.items()] == [
        ("standard", KingRule.NOTHING),
        ("queen-on-king", KingRule.QUEEN),
        ("wrap", KingRule.WRAP),
    ]
    assert {(rules.scoring, rules.layout) for rules in PRESETS.values()} == {
        (Scoring.BELOW_ZERO, GOLF)
    }


def test_a_king_takes_a_queen_by_choice_only() -> None:
    queen, king = Card(Rank.QUEEN, Suit.HEARTS), Card(Rank.KING, Suit.CLUBS)
    assert [rules.fits(queen, on=king) for rules in (STANDARD, QUEEN_ON_KING, WRAP)] == [
        False,
        True,
        True,
    ]
    assert all(rules.fits(king, on=queen) for rules in PRESETS.values())
