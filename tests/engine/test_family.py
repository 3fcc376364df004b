"""Every game of the family against what RULES tell of it."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pysol_cards.cards import CardRenderer
from pysol_cards.deal_game import Game as PySolGame
from pysol_cards.random_base import RandomBase

from golf_desktop.engine.cards import JOKER, PACK, Card, Rank
from golf_desktop.engine.deal import LAST_NUMBER, Deal, deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.layout import LAYOUTS
from golf_desktop.engine.notation import board_text, format_moves, parse_board, parse_moves
from golf_desktop.engine.position import TURN, Move, Outcome, Play
from golf_desktop.engine.rules import (
    GAMES,
    KingRule,
    Rules,
    RulesError,
    Scoring,
    game_name,
    king_rules,
)
from tests.engine.boards import FAMILY_DEALS, NUMBERS, family_games
from tests.engine.told import RANKS, TOLD, covers

BY_GAME = pytest.mark.parametrize("name", GAMES)
JOKER_PAIRS = [(name, jokers) for name in GAMES for jokers in range(3)]


def words(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


# -- Tables ----------------------------------------------------------------------------------


def test_every_game_is_told_of() -> None:
    assert list(TOLD) == list(GAMES)


@BY_GAME
def test_a_game_has_the_cards_that_the_rules_tell(name: str) -> None:
    told, dealt = TOLD[name], deal(1, GAMES[name])
    layout = dealt.rules.layout
    assert tuple(map(len, layout.lines)) == told.lines
    assert len(dealt.tableau) == sum(told.lines)
    assert len(dealt.stock) == dealt.rules.stock_size == told.stock
    assert (dealt.first_waste is not None) is told.begins
    assert (dealt.rules.packs, dealt.rules.jokers) == (told.packs, told.jokers)
    every = Counter({**dict.fromkeys(PACK, told.packs), JOKER: told.jokers})
    assert Counter(dealt.cards) == +every
    hidden = sum(not layout.is_face_up(slot, 0) for slot in range(len(layout.slots)))
    assert hidden == told.hidden


@BY_GAME
def test_what_fits_on_what_is_as_the_rules_tell_it(name: str) -> None:
    rules, told = GAMES[name], TOLD[name]
    for card, on in product((*PACK, JOKER), repeat=2):
        fits = JOKER in (card, on) or card.rank.letter in told.takers(on.rank.letter)
        assert rules.fits(card, on) is fits
    for rank in RANKS:
        takers = rules.takers(Rank(RANKS.index(rank) + 1))
        assert "".join(each.letter for each in takers) == told.takers(rank)
    assert all(rules.fits(card, None) for card in PACK)


@BY_GAME
def test_what_covers_what_is_as_the_rules_tell_it(name: str) -> None:
    layout = GAMES[name].layout
    covered = {
        slot: {other for other in range(len(layout.slots)) if place.covered_by >> other & 1}
        for slot, place in enumerate(layout.slots)
        if place.covered_by
    }
    assert covered == covers(name)


def test_every_layout_is_played_by_some_game() -> None:
    assert {rules.layout.name for rules in GAMES.values()} == set(LAYOUTS)


@BY_GAME
@pytest.mark.parametrize("scoring", Scoring)
def test_a_game_keeps_its_name_whatever_it_scores_by(name: str, scoring: Scoring) -> None:
    rules = GAMES[name]
    scored = Rules(rules.king_rule, scoring, rules.layout, rules.jokers)
    assert game_name(scored) == name


def test_rules_that_nobody_named_have_no_name() -> None:
    assert game_name(Rules(KingRule.WRAP, jokers=1)) is None
    assert game_name(Rules(KingRule.WRAP, layout=LAYOUTS["tri-peaks"], jokers=2)) is None


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("king_rule", KingRule)
def test_a_layout_is_played_by_its_own_king_rules_alone(layout: str, king_rule: KingRule) -> None:
    told = {rule.on_king for name, rule in TOLD.items() if GAMES[name].layout.name == layout}
    on_king = {KingRule.NOTHING: "", KingRule.QUEEN: "Q", KingRule.WRAP: "AQ"}[king_rule]
    assert (king_rule in king_rules(LAYOUTS[layout])) is (on_king in told)
    if on_king in told:
        assert Rules(king_rule, layout=LAYOUTS[layout]).king_rule is king_rule
    else:
        with pytest.raises(RulesError, match=f"{layout} is not played with king_rule {king_rule}"):
            Rules(king_rule, layout=LAYOUTS[layout])


# -- Golden deals ----------------------------------------------------------------------------

GOLDEN = {
    "thieves": (
        "3D JS 4D 6H 7S 6D 7C 5H 9D 4H TD JK AS 5S 2C KD QD 3H 4C QC KH 6S 8D 5D TS JH 6C 2H JC "
        "8S 8H 2S TC 9S QS AC 2D 7H 9H JD TH 9C 3C 7D JK 3S AH 5C 8C QH KS KC 4S AD"
    ),
    "double-golf": (
        "3D 5H JC KH 5S 5H KC KC 8D JD AS 8C 6C 6H TC 8D 4C JS QC 4H KD 2H TD 8S AC 7C 2H AD 9H "
        "8S 7D 9S 8H JH 4D 2D 6H TH 8C 2S 3S 9C 7D 4S 8H TH AH JC 4H 7H QS QC 7C 3S QH 9S 2S QH "
        "3C AS 4S KS 6D TD 9C 9D JS 4D 5C 6C AD JH 6S 3C JD TC AH QS 2C 9H 3H 7S 5C 9D KS 5D TS "
        "QD 7S 6D TS KD QD 7H 3D 2C KH 5D 3H 2D 4C 5S 6S AC"
    ),
    "tri-peaks": (
        "JD 2D 9H JC 5D 7H 7C 5H KD KC 9S 5S AD QC KH 3H 2S KS 9D QD JS AS AH 3C 4C 5C TS QH 4H "
        "AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H"
    ),
}
"""All the cards of deal 1, in order: tableau, first waste card, stock."""


@pytest.mark.parametrize("name", GOLDEN)
def test_deal_1_stays_as_it_is(name: str) -> None:
    assert words(deal(1, GAMES[name]).cards) == GOLDEN[name]


@given(number=NUMBERS)
def test_games_of_one_pack_and_no_jokers_share_the_cards_of_a_number(number: int) -> None:
    cards = deal(number).cards
    for name in ("tri-peaks", "pyramid-golf", "escalator"):
        assert deal(number, GAMES[name]).cards == cards
    for name in ("black-hole", "all-in-a-row"):
        others = tuple(card for card in cards if str(card) != "AS")
        assert deal(number, GAMES[name]).cards == (*others, Card.from_text("AS"))


def pysol_family_board(game: str, number: int) -> str:
    text: str = PySolGame(game, number, RandomBase.DEALS_PYSOLFC).calc_layout_string(
        CardRenderer(True)
    )
    return text


@pytest.mark.parametrize("name", ["black-hole", "all-in-a-row"])
@given(number=st.integers(1, 300) | NUMBERS)
def test_stacks_are_dealt_as_pysolfc_deals_them(name: str, number: int) -> None:
    assert board_text(deal(number, GAMES[name])) == pysol_family_board(
        name.replace("-", "_"), number
    )


@pytest.mark.parametrize("name", ["black-hole", "all-in-a-row"])
@pytest.mark.parametrize("number", [1, 2, 3, 617, 32000, 32001, 20261129, LAST_NUMBER])
def test_stacks_are_dealt_so_at_the_bounds_of_the_generators_too(name: str, number: int) -> None:
    assert board_text(deal(number, GAMES[name])) == pysol_family_board(
        name.replace("-", "_"), number
    )


# -- There and back --------------------------------------------------------------------------


@given(dealt=FAMILY_DEALS)
def test_a_board_round_trips(dealt: Deal) -> None:
    read = parse_board(board_text(dealt), dealt.rules)
    assert read.cards == dealt.cards
    assert board_text(read) == board_text(dealt)


@given(game=family_games())
def test_moves_and_records_round_trip(game: Game) -> None:
    text = format_moves(game.moves, game.deal.rules.layout)
    assert parse_moves(text, game.deal) == game.moves
    read = Game.from_record(game.to_record())
    assert (read.deal, read.moves, read.cursor) == (game.deal, game.moves, game.cursor)


@given(game=family_games())
def test_what_may_be_played_is_what_the_rules_tell(game: Game) -> None:
    """Worked out from the cards, the covers and the takers as they are told."""
    position, rules = game.position, game.deal.rules
    name = game_name(rules) or "wrap"
    told, cards = TOLD[name], game.deal.cards
    left = {slot for slot in range(sum(told.lines)) if not position.removed >> slot & 1}
    covered, waste = covers(name), position.waste
    expected: set[Move] = {
        Play(slot)
        for slot in left
        if not covered.get(slot, set()) & left
        and (
            waste is None
            or JOKER in (cards[slot], waste)
            or cards[slot].rank.letter in told.takers(waste.rank.letter)
        )
    }
    if left and position.stock_left:
        expected.add(TURN)
    assert set(position.legal_moves()) == expected
    outcome = Outcome.CLEARED if not left else None if expected else Outcome.STUCK
    assert position.outcome() is outcome
    assert position.score == (len(left) or -position.stock_left)
    for slot in left:
        hidden = told.hidden and covered.get(slot, set()) & left
        assert rules.layout.is_face_up(slot, position.removed) is not bool(hidden)


@pytest.mark.parametrize(("name", "jokers"), JOKER_PAIRS)
@pytest.mark.parametrize("scoring", Scoring)
def test_rules_round_trip_as_records(name: str, jokers: int, scoring: Scoring) -> None:
    rules = GAMES[name]
    if jokers and not rules.layout.has_stock:
        with pytest.raises(RulesError, match=f"{name} has no stock"):
            Rules(rules.king_rule, scoring, rules.layout, jokers)
        return
    made = Rules(rules.king_rule, scoring, rules.layout, jokers)
    assert Rules.from_record(made.to_record()) == made
    assert made.stock_size == TOLD[name].stock - TOLD[name].jokers + jokers
