"""What counting says can no longer be reached."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from golf_desktop.engine.cards import Card
from golf_desktop.engine.deal import Deal
from golf_desktop.engine.layout import Layout
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import KingRule, Rules, Scoring
from golf_desktop.solver.bounds import floor
from tests.solver.brute import best_score
from tests.solver.test_exact import small_positions

COLUMN = Layout.from_columns("one column", columns=1, rows=3)
ROW = Layout.from_columns("three columns", columns=3, rows=1)


def small(layout: Layout, cards: str, king_rule: KingRule = KingRule.NOTHING) -> Position:
    """A position with these cards: the tableau by slot, the waste, the stock."""
    rules = Rules(king_rule, layout=layout)
    return Position.from_deal(Deal(None, rules, tuple(map(Card.from_text, cards.split()))))


@settings(max_examples=200)
@given(small_positions())
def test_no_more_is_ruled_out_than_cannot_be_reached(position: Position) -> None:
    assert floor(position) <= best_score(position)


@pytest.mark.parametrize(
    ("layout", "cards", "lowest"),
    [
        (ROW, "5C 6C 7C 4C", 0),
        (ROW, "5C 6C 9C 4C 4D", 1),  # no eight or ten anywhere
        (COLUMN, "5C 9C 6C 7D 7S", 2),  # nor does the five under the nine go
        (COLUMN, "9C 5C 6C 7D 7S", 1),  # only the nine stays
        (ROW, "5C 5D 5H 4C 4D 9C", 1),  # two fours for three fives
        (ROW, "5C 5D 5H 4C 4D 4S", 0),  # a four each, and two of them are in the stock
        (ROW, "5C 5D 6H 4C 4D 4S", -2),  # a six between them is a base for one
        (ROW, "5C 5D 6H 4C JK JK", -2),
        (ROW, "JK JK JK 4C", 0),
    ],
)
def test_cards_without_a_base_stay(layout: Layout, cards: str, lowest: int) -> None:
    assert floor(small(layout, cards)) == lowest


@pytest.mark.parametrize(
    ("cards", "king_rule", "lowest"),
    [
        ("KC KD QC QD", KingRule.NOTHING, 2),  # each king and the queen want a card of their own
        ("KC KD QC QD", KingRule.QUEEN, 0),
        ("KC KD KS QC", KingRule.QUEEN, 2),
        ("AC 2D 2S KC", KingRule.QUEEN, 1),
        ("AC 2D 3S KC", KingRule.WRAP, 0),
        ("KC KD 2D AC", KingRule.WRAP, 2),  # the ace is a base for one of three
    ],
)
def test_kings_are_bases_as_the_rule_says(cards: str, king_rule: KingRule, lowest: int) -> None:
    assert floor(small(ROW, cards, king_rule)) == lowest


def test_without_a_bonus_for_the_stock_nothing_is_below_zero() -> None:
    position = small(ROW, "5C 6C 7C 4C 2C 2D")
    rules = replace(position.deal.rules, scoring=Scoring.CARDS_LEFT)
    assert floor(position) == -2
    assert floor(Position.from_deal(position.deal.with_rules(rules))) == 0
