"""The round of nine holes: its deals, its card, the names of its scores."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_desktop.engine.deal import deal
from golf_desktop.engine.round import (
    HOLES,
    LAST_ROUND,
    PAR,
    HoleName,
    NineHoles,
    RoundNumberError,
    ScoreCard,
    hole_name,
    parse_round_number,
    splitmix64,
)
from golf_desktop.engine.rules import STANDARD, WRAP

scores = st.integers(-16, 35)
cards = st.lists(scores, max_size=HOLES).map(lambda strokes: ScoreCard(tuple(strokes)))


def test_the_generator_is_splitmix64() -> None:
    """The numbers that its authors' own program gives for this seed."""
    assert list(islice(splitmix64(1234567), 5)) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize(
    ("number", "deals"),
    [
        (1, (822466, 428520, 890591, 780236, 968762, 530049, 867046, 60534, 356521)),
        (2, (348111, 860227, 275952, 939237, 156650, 759220, 329863, 554756, 80640)),
        (7, (374488, 955805, 609347, 472204, 723675, 548306, 871799, 389183, 77986)),
        (1000000, (559848, 776295, 560697, 408294, 260469, 154392, 376204, 39857, 797368)),
    ],
)
def test_a_round_has_these_deals_for_ever(number: int, deals: tuple[int, ...]) -> None:
    assert NineHoles(number).deals == deals


@pytest.mark.parametrize("number", [28833, 35206, 48916])
def test_a_deal_that_was_drawn_already_is_passed_over(number: int) -> None:
    drawn = [each % 1_000_000 + 1 for each in islice(splitmix64(number), HOLES)]
    assert len(set(drawn)) < HOLES
    deals = NineHoles(number).deals
    assert len(set(deals)) == len(deals) == HOLES
    assert list(dict.fromkeys(drawn)) == list(deals[: len(set(drawn))])


@given(number=st.integers(1, LAST_ROUND))
def test_nine_different_deals_there_are(number: int) -> None:
    deals = NineHoles(number, WRAP).deals
    assert len(set(deals)) == HOLES
    assert all(1 <= each <= 1_000_000 for each in deals)
    assert deals == NineHoles(number, STANDARD).deals


def test_a_hole_is_dealt_by_the_rules_of_the_round() -> None:
    nine = NineHoles(7, WRAP)
    assert nine.deal(2) == deal(609347, WRAP)


@pytest.mark.parametrize(
    "number", [0, -1, LAST_ROUND + 1, 10**5000], ids=["none", "below", "above", "huge"]
)
def test_there_are_no_other_rounds(number: int) -> None:
    with pytest.raises(RoundNumberError, match="There is no round"):
        NineHoles(number)


@pytest.mark.parametrize(("text", "number"), [("7", 7), (" #0042 ", 42), ("1000000", 1000000)])
def test_a_round_number_is_read(text: str, number: int) -> None:
    assert parse_round_number(text) == number


@pytest.mark.parametrize("text", ["", "0", "-1", "1.5", "abc", "²", "٧", "1000001", "9" * 5000])
def test_what_is_no_round_number_is_refused(text: str) -> None:
    with pytest.raises(RoundNumberError, match="whole numbers from 1 to 1000000"):
        parse_round_number(text)


@pytest.mark.parametrize(
    ("strokes", "name"),
    [
        (-16, HoleName.PERFECT),
        (0, HoleName.PERFECT),
        (1, HoleName.HOLE_IN_ONE),
        (2, HoleName.ALBATROSS),
        (3, HoleName.EAGLE),
        (4, HoleName.BIRDIE),
        (5, HoleName.PAR),
        (6, HoleName.BOGEY),
        (7, HoleName.DOUBLE_BOGEY),
        (8, HoleName.TRIPLE_BOGEY),
        (9, HoleName.OVER),
        (35, HoleName.OVER),
    ],
)
def test_scores_have_the_names_that_golfers_give_them(strokes: int, name: HoleName) -> None:
    assert hole_name(strokes) is name


def test_a_card_adds_up() -> None:
    card = ScoreCard((5, 3, -2, 9))
    assert (card.played, card.total, card.over_par) == (4, 15, -5)
    assert card.totals == (5, 8, 6, 15)
    assert card.running == (0, -2, -9, -5)
    assert not card.is_complete


@pytest.mark.parametrize(
    ("strokes", "perfect"), [((0,) * 9, True), ((-1,) + (0,) * 8, True), ((1,) + (0,) * 8, False)]
)
def test_a_round_is_perfect_at_zero_or_less(strokes: tuple[int, ...], perfect: bool) -> None:
    assert ScoreCard(strokes).is_perfect is perfect


def test_an_unfinished_round_is_not_perfect() -> None:
    assert not ScoreCard((-5,) * 8).is_perfect


def test_a_card_of_ten_holes_is_refused() -> None:
    with pytest.raises(ValueError, match="9 holes, not 10"):
        ScoreCard((5,) * 10)


@given(card=cards)
def test_what_a_card_says_hangs_together(card: ScoreCard) -> None:
    assert card.over_par == card.total - PAR * card.played
    assert len(card.totals) == len(card.running) == card.played
    if card.played:
        assert (card.totals[-1], card.running[-1]) == (card.total, card.over_par)
    steps = [
        after - before for before, after in zip((0, *card.running), card.running, strict=False)
    ]
    assert steps == [strokes - PAR for strokes in card.strokes]
    assert card.is_complete == (card.played == HOLES)


@given(mine=cards, theirs=cards)
def test_two_cards_are_compared_hole_by_hole(mine: ScoreCard, theirs: ScoreCard) -> None:
    behind = mine.against(theirs)
    assert len(behind) == min(mine.played, theirs.played)
    assert tuple(-each for each in behind) == theirs.against(mine)
    assert sum(behind) == sum(mine.strokes[: len(behind)]) - sum(theirs.strokes[: len(behind)])
