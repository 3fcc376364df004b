from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from golf_desktop.engine.deal import Deal, deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.notation import parse_board
from golf_desktop.engine.position import (
    TURN,
    IllegalMoveError,
    Move,
    Outcome,
    Play,
    Position,
    Refusal,
)
from golf_desktop.engine.rules import PRESETS, STANDARD, WRAP, Scoring
from tests.engine.boards import (
    COLUMN_BY_COLUMN,
    TRIES,
    board_of_ranks,
    clearable_board,
    games,
    played,
)

BY_PRESET = pytest.mark.parametrize("preset", PRESETS)


def clearable(turns: int, preset: str = "standard") -> Deal:
    return parse_board(clearable_board(turns), PRESETS[preset])


def after(dealt: Deal, signs: str) -> Position:
    return played(dealt, signs).position


def expected_refusal(position: Position, move: Move) -> Refusal | None:
    """Why a move is refused, told from the columns as lists."""
    layout = position.deal.rules.layout
    left = [[slot for slot in pile if not position.removed >> slot & 1] for pile in layout.piles]
    if move == TURN:
        if not any(left):
            return Refusal.OVER
        return Refusal.NO_STOCK if position.turned == 16 else None
    assert isinstance(move, Play)
    if move.slot not in range(35):
        return Refusal.NO_SLOT
    column = left[move.slot % 7]
    if move.slot not in column:
        return Refusal.EMPTY
    if move.slot != column[-1]:
        return Refusal.COVERED
    fits = position.deal.rules.fits(position.deal.cards[move.slot], position.waste)
    return None if fits else Refusal.NO_FIT


def test_a_deal_begins_with_all_cards_in_place() -> None:
    position = Position.from_deal(deal(1))
    assert (position.cards_left, position.stock_left, str(position.waste)) == (35, 16, "TH")
    assert position.free_slots == tuple(range(28, 35))
    assert position.score == 35
    assert position.outcome() is None


def test_a_play_puts_the_free_card_on_the_waste() -> None:
    position = Position.from_deal(deal(1)).play(TURN)
    assert position.legal_plays() == (Play(31),)
    following = position.play(Play(31))
    assert str(following.waste) == "7S"
    assert (following.cards_left, following.stock_left) == (34, 15)
    assert following.free_slots == (28, 29, 30, 24, 32, 33, 34)


def test_a_turn_puts_the_next_stock_card_on_the_waste() -> None:
    position = Position.from_deal(deal(1))
    turned = []
    while position.stock_left:
        position = position.play(TURN)
        turned.append(str(position.waste))
    assert " ".join(turned) == "8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H"
    assert position.cards_left == 35


def test_the_stock_may_be_turned_while_a_play_exists() -> None:
    position = after(deal(1), ".")
    assert position.legal_moves() == (Play(31), TURN)


@settings(deadline=None)
@given(game=games())
def test_each_move_is_refused_for_the_reason_the_board_shows(game: Game) -> None:
    position = game.position
    assert {move: position.refusal(move) for move in TRIES} == {
        move: expected_refusal(position, move) for move in TRIES
    }


@settings(deadline=None)
@given(game=games())
def test_legal_moves_are_those_that_are_not_refused(game: Game) -> None:
    position = game.position
    legal = position.legal_moves()
    assert set(legal) == {move for move in TRIES if position.refusal(move) is None}
    assert set(legal) == {move for move in TRIES if position.is_legal(move)}
    assert position.legal_plays() == tuple(move for move in legal if move != TURN)


@settings(deadline=None)
@given(game=games())
def test_legal_moves_run_from_the_left_column_to_the_stock(game: Game) -> None:
    order = [
        7 if not isinstance(move, Play) else move.slot % 7 for move in game.position.legal_moves()
    ]
    assert order == sorted(set(order))


@settings(deadline=None)
@given(game=games())
def test_what_is_refused_cannot_be_played(game: Game) -> None:
    for move in TRIES:
        reason = game.position.refusal(move)
        if reason is not None:
            with pytest.raises(IllegalMoveError) as caught:
                game.position.play(move)
            assert caught.value.reason is reason


@pytest.mark.parametrize(
    ("signs", "move", "reason"),
    [
        ("", Play(28), Refusal.NO_FIT),
        ("", Play(0), Refusal.COVERED),
        ("", Play(24), Refusal.COVERED),
        (".4", Play(31), Refusal.EMPTY),
        ("", Play(-1), Refusal.NO_SLOT),
        ("", Play(35), Refusal.NO_SLOT),
        ("", Play(10**9), Refusal.NO_SLOT),
        ("." * 16, TURN, Refusal.NO_STOCK),
    ],
)
def test_an_illegal_move_is_refused_with_move_reason_and_position(
    signs: str, move: Move, reason: Refusal
) -> None:
    position = after(deal(1), signs)
    with pytest.raises(IllegalMoveError) as caught:
        position.play(move)
    assert caught.value.reason is reason
    assert str(move) in str(caught.value)
    assert reason.value in str(caught.value)
    assert repr(position) in str(caught.value)


def test_repr_shows_deal_waste_stock_and_columns() -> None:
    assert repr(after(deal(1), "..")) == (
        "<Position <Deal 1 golf nothing below-zero> waste 2C turned 2 left "
        "1:5 2:5 3:5 4:5 5:5 6:5 7:5>"
    )
    assert repr(after(deal(1), ".4")) == (
        "<Position <Deal 1 golf nothing below-zero> waste 7S turned 1 left "
        "1:5 2:5 3:5 4:4 5:5 6:5 7:5>"
    )


@BY_PRESET
@pytest.mark.parametrize("turns", [0, 1, 15, 16])
def test_a_deal_is_cleared_at_the_35th_card_whatever_the_stock(preset: str, turns: int) -> None:
    dealt = clearable(turns, preset)
    before = after(dealt, "." * turns + COLUMN_BY_COLUMN[:-1])
    assert (before.cards_left, before.stock_left) == (1, 16 - turns)
    assert before.outcome() is None
    assert not before.is_cleared
    cleared = before.play(before.legal_plays()[0])
    assert (cleared.cards_left, cleared.stock_left) == (0, 16 - turns)
    assert cleared.outcome() is Outcome.CLEARED
    assert cleared.is_cleared


@pytest.mark.parametrize("turns", [0, 16])
def test_nothing_can_be_done_after_a_clear(turns: int) -> None:
    cleared = after(clearable(turns), "." * turns + COLUMN_BY_COLUMN)
    assert cleared.legal_moves() == ()
    assert cleared.refusal(TURN) is Refusal.OVER
    assert {cleared.refusal(Play(slot)) for slot in range(35)} == {Refusal.EMPTY}


@pytest.mark.parametrize(
    ("preset", "outcome"),
    [("standard", Outcome.STUCK), ("queen-on-king", Outcome.STUCK), ("wrap", None)],
)
def test_an_empty_stock_ends_the_deal_only_when_no_free_card_fits(
    preset: str, outcome: Outcome | None
) -> None:
    """The last stock card is a king; an ace is free, and no queen."""
    dealt = clearable(0, preset)
    turned = after(dealt, "." * 16)
    assert (str(turned.waste), turned.stock_left) == ("KD", 0)
    assert turned.outcome() is outcome
    assert bool(turned.legal_moves()) is (outcome is None)


def test_a_free_queen_keeps_a_deal_going_on_a_king_when_the_rules_say_so() -> None:
    plays = "QQQQJ" + "JJJTT" + "TT999" + "98888" + "77776" + "66655" + "55444"
    board = board_of_ranks(plays, "4333322" + "22AAAAKKKK")
    outcomes = {
        preset: after(parse_board(board, rules), "." * 16).outcome()
        for preset, rules in PRESETS.items()
    }
    assert outcomes == {"standard": Outcome.STUCK, "queen-on-king": None, "wrap": None}


def test_no_deal_is_stuck_while_a_stock_card_is_left() -> None:
    """Jacks, queens and kings are turned, and nothing free fits on them."""
    dealt = clearable(0)
    for turned in range(4, 16):
        position = after(dealt, "." * turned)
        assert position.legal_moves() == (TURN,)
        assert position.outcome() is None


@BY_PRESET
def test_the_last_stock_card_that_still_allows_plays_goes_on(preset: str) -> None:
    position = after(clearable(16, preset), "." * 16)
    assert position.stock_left == 0
    assert position.outcome() is None
    assert Play(28) in position.legal_moves()


@pytest.mark.parametrize(
    ("scoring", "turns", "score"),
    [
        (Scoring.BELOW_ZERO, 0, -16),
        (Scoring.BELOW_ZERO, 1, -15),
        (Scoring.BELOW_ZERO, 15, -1),
        (Scoring.BELOW_ZERO, 16, 0),
        (Scoring.CARDS_LEFT, 0, 0),
        (Scoring.CARDS_LEFT, 1, 0),
        (Scoring.CARDS_LEFT, 16, 0),
    ],
)
def test_after_a_clear_the_stock_counts_as_the_scoring_says(
    scoring: Scoring, turns: int, score: int
) -> None:
    dealt = clearable(turns).with_rules(replace(STANDARD, scoring=scoring))
    assert after(dealt, "." * turns + COLUMN_BY_COLUMN).score == score


@pytest.mark.parametrize("scoring", Scoring)
@pytest.mark.parametrize("plays", [0, 1, 17, 34])
def test_before_a_clear_each_card_left_is_a_point(scoring: Scoring, plays: int) -> None:
    dealt = clearable(3).with_rules(replace(STANDARD, scoring=scoring))
    assert after(dealt, "..." + COLUMN_BY_COLUMN[:plays]).score == 35 - plays


def test_positions_are_equal_when_the_order_of_moves_does_not_show() -> None:
    """On an eight go 7 8 7 6, and the sevens change places."""
    plays = "7AAAA" + "82222" + "73333" + "64444" + "5555T" + "TTT99" + "99JJJ"
    dealt = parse_board(board_of_ranks(plays, "8886667" + "7JQQQQKKKK"))
    one, other = after(dealt, "1234"), after(dealt, "3214")
    assert one == other
    assert hash(one) == hash(other)
    assert one != after(dealt, "123")
    assert one != after(dealt, "1234.")


def test_positions_of_other_deals_or_rules_differ() -> None:
    assert Position.from_deal(deal(1)) == Position.from_deal(deal(1))
    assert Position.from_deal(deal(1)) != Position.from_deal(deal(2))
    assert Position.from_deal(deal(1)) != Position.from_deal(deal(1, WRAP))


def test_playing_leaves_the_position_before_as_it_was() -> None:
    position = after(deal(1), ".")
    copy = replace(position)
    position.play(Play(31))
    assert position == copy
