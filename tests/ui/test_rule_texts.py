"""What the games are called and what is said of their rules."""

from __future__ import annotations

import pytest

from golf_desktop.engine.deal import Deal, deal
from golf_desktop.engine.layout import LAYOUTS
from golf_desktop.engine.rules import GAMES, KingRule, Rules, Scoring
from golf_desktop.ui.rule_texts import game_title, rules_sentence, rules_text
from golf_desktop.ui.texts import deal_text, short_deal_text
from tests.engine.boards import EVERY_RULES

NAMED = {
    "standard": ("Dead King Golf", "Golf, nothing on a king"),
    "queen-on-king": ("Golf as in PySolFC and KPatience", "Golf, queen on a king"),
    "wrap": ("Putt Putt", "Golf, turning the corner"),
    "thieves": ("Thieves", "Thieves"),
    "double-golf": ("Double Golf", "Double Golf"),
    "double-putt": ("Double Putt", "Double Putt"),
    "tri-peaks": ("Tri Peaks", "Tri Peaks"),
    "pyramid-golf": ("Pyramid Golf", "Pyramid Golf"),
    "escalator": ("Escalator", "Escalator"),
    "black-hole": ("Black Hole", "Black Hole"),
    "all-in-a-row": ("All in a Row", "All in a Row"),
}


@pytest.mark.parametrize("name", GAMES)
def test_each_game_has_its_title_and_its_few_words(name: str) -> None:
    assert (game_title(GAMES[name]), rules_text(GAMES[name])) == NAMED[name]


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (Rules(KingRule.WRAP, jokers=2), "Golf, turning the corner, 2 jokers"),
        (Rules(jokers=1), "Golf, nothing on a king, 1 joker"),
        (
            Rules(KingRule.QUEEN, Scoring.CARDS_LEFT, jokers=2),
            "Thieves, cards left count",
        ),
        (
            Rules(KingRule.WRAP, Scoring.CARDS_LEFT, LAYOUTS["tri-peaks"], 1),
            "Tri Peaks, 1 joker, cards left count",
        ),
        (Rules(KingRule.WRAP, layout=LAYOUTS["double-golf"], jokers=1), "Double Putt, 1 joker"),
    ],
)
def test_what_is_unusual_in_a_game_is_said_after_its_name(rules: Rules, text: str) -> None:
    assert rules_text(rules) == text


def test_no_two_rule_sets_are_told_in_the_same_words() -> None:
    assert len({rules_text(rules) for rules in EVERY_RULES}) == len(EVERY_RULES)


@pytest.mark.parametrize("rules", EVERY_RULES, ids=rules_text)
def test_the_sentence_is_one_and_tells_every_option(rules: Rules) -> None:
    sentence = rules_sentence(rules)
    assert sentence.count(".") == 1
    assert sentence.endswith(".")
    assert ("joker" in sentence) is bool(rules.jokers)
    assert ("neighbours" in sentence) is (rules.king_rule is KingRule.WRAP)
    assert ("nothing goes on a king" in sentence) is (rules.king_rule is KingRule.NOTHING)
    assert ("two packs" in sentence) is (rules.packs == 2)
    assert ("face down" in sentence) is rules.layout.hides
    assert ("without a stock" in sentence) is not rules.layout.has_stock
    counts = rules.layout.has_stock and rules.scoring is Scoring.BELOW_ZERO
    assert ("takes one off" in sentence) is counts


@pytest.mark.parametrize(
    ("dealt", "text", "short"),
    [
        (deal(5), "Dead King Golf, deal 5", "Deal 5"),
        (deal(5, GAMES["queen-on-king"]), "Golf, deal 5", "Deal 5"),
        (deal(5, GAMES["wrap"]), "Putt Putt, deal 5", "Deal 5"),
        (deal(5, GAMES["thieves"]), "Thieves, deal 5", "Deal 5"),
        (deal(5, GAMES["tri-peaks"]), "Tri Peaks, deal 5", "Deal 5"),
        (deal(5, GAMES["double-putt"]), "Double Putt, deal 5", "Deal 5"),
        (
            deal(10**20, GAMES["all-in-a-row"]),
            f"All in a Row, deal {10**20}",
            "Deal 10000…0000",
        ),
        (
            Deal(None, GAMES["black-hole"], deal(1, GAMES["black-hole"]).cards),
            "Black Hole, own board",
            "Own board",
        ),
    ],
)
def test_a_deal_is_called_by_the_name_of_its_game(dealt: Deal, text: str, short: str) -> None:
    assert deal_text(dealt) == text
    assert short_deal_text(dealt) == short
