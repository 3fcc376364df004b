from __future__ import annotations

from itertools import product

import pytest

from golf_desktop.engine.cards import JOKER, PACK, Card, Rank, Suit


def test_pack_is_every_rank_in_every_suit_once() -> None:
    assert sorted(map(str, PACK)) == sorted(
        rank + suit for rank, suit in product("A23456789TJQK", "CSHD")
    )


@pytest.mark.parametrize("card", [*PACK, JOKER], ids=str)
def test_text_form_round_trips(card: Card) -> None:
    assert Card.from_text(str(card)) == card
    assert repr(card) == f"Card('{card}')"


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("TH", Card(Rank.TEN, Suit.HEARTS)),
        ("10H", Card(Rank.TEN, Suit.HEARTS)),
        ("10h", Card(Rank.TEN, Suit.HEARTS)),
        ("as", Card(Rank.ACE, Suit.SPADES)),
        ("kD", Card(Rank.KING, Suit.DIAMONDS)),
        ("jc", Card(Rank.JACK, Suit.CLUBS)),
        ("JK", JOKER),
        ("jk", JOKER),
    ],
)
def test_a_card_may_be_written_in_either_case_and_ten_in_digits(text: str, card: Card) -> None:
    assert Card.from_text(text) == card


@pytest.mark.parametrize(
    "text",
    [
        "",
        "H",
        "T",
        "10",
        "1H",
        "0H",
        "11H",
        "1010H",
        "HT",
        "T H",
        " TH",
        "THH",
        "TX",
        "*H",
        "*",
        "T♥",
    ],
)
def test_what_is_not_a_card_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card") as caught:
        Card.from_text(text)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize("text", ["aſ", "ﬅ", "5ſ"])
def test_a_letter_that_only_becomes_a_suit_as_a_capital_is_not_one(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        Card.from_text(text)


def test_a_long_text_is_quoted_in_part() -> None:
    with pytest.raises(ValueError, match="is not a card") as caught:
        Card.from_text("x" * 100_000)
    assert len(str(caught.value)) < 60


def test_rank_letters_are_the_ones_of_the_text_form() -> None:
    assert "".join(rank.letter for rank in Rank) == "*A23456789TJQK"


def test_cards_of_one_rank_and_suit_are_equal_and_hash_alike() -> None:
    assert Card(Rank.TEN, Suit.HEARTS) == Card.from_text("TH")
    assert len({*PACK, *map(Card.from_text, map(str, PACK))}) == len(PACK)
