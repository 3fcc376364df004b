from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from golf_desktop.engine.cards import PACK, Card
from golf_desktop.engine.deal import (
    FIRST_NUMBER,
    LAST_NUMBER,
    DealNumberError,
    check_deal_number,
    deal,
    parse_deal_number,
)
from golf_desktop.engine.layout import Layout
from golf_desktop.engine.notation import board_text
from golf_desktop.engine.rules import STANDARD, WRAP
from tests.engine.boards import NUMBERS, pysol_board


def words(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


@pytest.mark.parametrize("number", [1, 2, 32000, 32001, 20261129, LAST_NUMBER])
def test_a_deal_is_the_one_of_pysolfc_to_the_letter(number: int) -> None:
    assert board_text(deal(number)) == pysol_board(number)


def test_deal_1_is_the_one_the_rules_tell_of() -> None:
    first = deal(1)
    assert str(first.cards[first.first]) == "TH"
    assert words(first.stock[:4]) == "8H 2C JH 7D"
    assert words(tuple(first.tableau[slot] for slot in STANDARD.layout.piles[0])) == (
        "JD 5H KH AS 4H"
    )


@settings(deadline=None)
@given(number=NUMBERS)
def test_every_number_deals_the_whole_pack_as_pysolfc_does(number: int) -> None:
    dealt = deal(number)
    assert set(dealt.cards) == set(PACK)
    assert (len(dealt.tableau), len(dealt.stock)) == (35, 16)
    assert board_text(dealt) == pysol_board(number)


def test_a_deal_knows_its_number_and_rules() -> None:
    dealt = deal(7, WRAP)
    assert (dealt.number, dealt.rules) == (7, WRAP)
    assert dealt == deal(7, WRAP)
    assert dealt != deal(7)
    assert dealt.cards == deal(7).cards


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("1", 1),
        (" 12 ", 12),
        ("\t12\n", 12),
        ("007", 7),
        ("32001", 32001),
        (str(10**20), 10**20),
        ("1".zfill(20), 1),
    ],
)
def test_a_deal_number_is_read_from_digits(text: str, number: int) -> None:
    assert parse_deal_number(text) == number


@pytest.mark.parametrize(
    "text",
    [
        "0",
        "-1",
        "+5",
        str(10**20 + 1),
        "abc",
        "",
        "  ",
        "１２",
        "٣",
        "²",
        "1e3",
        "1_000",
        "1,000",
        "1 2",
        "1.0",
        "0x10",
        "ms12",
    ],
)
def test_what_is_no_deal_number_is_refused_with_the_range(text: str) -> None:
    with pytest.raises(DealNumberError) as caught:
        parse_deal_number(text)
    assert str(caught.value) == (
        f"There is no deal {text.strip()!r}: deal numbers are whole numbers from 1 to 10^20 "
        "(1 with 20 zeros)."
    )


@pytest.mark.parametrize("sign", ["1", "0", "x", " ", "²"])
def test_a_huge_text_is_refused_by_a_short_message(sign: str) -> None:
    with pytest.raises(DealNumberError) as caught:
        parse_deal_number(sign * 10**6)
    assert len(str(caught.value)) < 200


def test_a_number_of_absurd_length_is_refused_in_few_words() -> None:
    with pytest.raises(DealNumberError, match=f"There is no deal '{'9' * 24}…'"):
        parse_deal_number("9" * 1000)


def test_a_number_sign_before_the_number_is_no_matter() -> None:
    assert parse_deal_number(" #17 ") == 17


@pytest.mark.parametrize("number", [FIRST_NUMBER, 32000, LAST_NUMBER])
def test_a_number_in_range_is_given_back(number: int) -> None:
    assert check_deal_number(number) == number


@pytest.mark.parametrize(
    "number",
    [
        0,
        -1,
        LAST_NUMBER + 1,
        pytest.param(10**5000, id="huge"),
        pytest.param(-(10**5000), id="-huge"),
    ],
)
def test_a_number_out_of_range_has_no_deal(number: int) -> None:
    with pytest.raises(DealNumberError, match="There is no deal"):
        check_deal_number(number)
    with pytest.raises(DealNumberError, match="from 1 to"):
        deal(number)


def test_the_same_cards_can_be_played_by_other_rules() -> None:
    assert deal(5).with_rules(WRAP) == deal(5, WRAP)


def test_a_deal_cannot_change_its_layout() -> None:
    wide = replace(STANDARD, layout=Layout.from_columns("wide", columns=9, rows=7))
    with pytest.raises(ValueError, match="a golf deal is no wide deal"):
        deal(5).with_rules(wide)
