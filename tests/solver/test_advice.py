"""Hints: what they promise, and that fair ones know no more than the player."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.position import TURN, Play, Position
from golf_desktop.engine.rules import WRAP
from golf_desktop.solver.advice import ORDERS, advise
from golf_desktop.solver.effort import Stop, StoppedError
from golf_desktop.solver.hint import Hint
from tests.engine.boards import games
from tests.solver.brute import best_score
from tests.solver.test_exact import small_positions


def hints(position: Position, *, seeing: bool = False) -> list[Hint]:
    """Every hint that is given for a position."""
    return [hint for hint in advise(position, seeing=seeing) if hint is not None]


def with_stock_shuffled(position: Position, seed: int) -> Position:
    """The same position as far as the player can see; what is left in the stock lies otherwise."""
    cards, known = position.deal.cards, position.deal.first + 1 + position.turned
    left = list(cards[known:])
    random.Random(seed).shuffle(left)
    return replace(position, deal=replace(position.deal, cards=(*cards[:known], *left)))


def late_positions() -> list[Position]:
    """Positions of deals 1 to 40 with something to choose, few cards left."""
    found = []
    for number in range(1, 41):
        position = Position.from_deal(deal(number, WRAP))
        while position.outcome() is None and position.cards_left > 12:
            position = position.play(position.legal_moves()[0])
        if position.outcome() is None and len(position.legal_moves()) > 1:
            found.append(position)
    return found


@settings(max_examples=60)
@given(position=small_positions(), seed=st.integers(0, 2**32))
def test_a_fair_hint_does_not_depend_on_the_order_of_the_stock(
    position: Position, seed: int
) -> None:
    assert hints(position) == hints(with_stock_shuffled(position, seed))


@pytest.mark.parametrize("number", [2])
def test_nor_does_it_at_the_start_of_a_deal(number: int) -> None:
    position = Position.from_deal(deal(number, WRAP))
    given_here = hints(position)
    assert given_here[-1].orders == ORDERS
    assert given_here == hints(with_stock_shuffled(position, number))


@settings(max_examples=60)
@given(position=small_positions())
def test_with_few_cards_in_the_stock_a_fair_hint_is_the_mean_over_all_their_orders(
    position: Position,
) -> None:
    if position.stock_left > 3:
        position = replace(
            position,
            deal=replace(position.deal, cards=position.deal.cards[: position.deal.first + 4]),
            turned=0,
        )
    told = hints(position)
    if not told or not told[-1].options:
        return
    known = position.deal.first + 1 + position.turned
    seen, left = position.deal.cards[:known], position.deal.cards[known:]
    by_rank = {tuple(card.rank for card in order): order for order in permutations(left)}
    for option in told[-1].options:
        scores = [
            best_score(
                replace(position, deal=replace(position.deal, cards=(*seen, *order))).play(
                    option.move
                )
            )
            for order in by_rank.values()
        ]
        assert option.score == pytest.approx(sum(scores) / len(scores))


@settings(max_examples=100)
@given(position=small_positions())
def test_a_seeing_hint_promises_what_can_be_kept(position: Position) -> None:
    told = hints(position, seeing=True)
    if position.outcome() is not None:
        assert told == []
        return
    (hint,) = told
    assert best_score(position.play(hint.move)) == min(
        best_score(position.play(move)) for move in position.legal_moves()
    )
    for option in hint.options:
        assert option.score == best_score(position.play(option.move))


@settings(max_examples=30)
@given(game=games())
def test_there_is_a_hint_as_long_as_there_is_a_move(game: Game) -> None:
    position = game.position
    told = next(iter(hints(position, seeing=True)), None)
    assert (told is None) is (position.outcome() is not None)


def test_each_answer_is_better_founded_and_only_the_last_is_final() -> None:
    told = hints(Position.from_deal(deal(2, WRAP)))
    assert [hint.orders for hint in told] == [4, 16, ORDERS]
    assert [hint.is_final for hint in told] == [False, False, True]


def test_options_are_ranked_and_the_best_is_the_hint() -> None:
    for position in late_positions():
        hint = hints(position)[-1]
        scores = [option.score for option in hint.options]
        assert hint.move == hint.options[0].move
        assert len(scores) == len(position.legal_moves())
        assert scores[0] == min(scores)


def openings() -> list[Position]:
    """First positions of deals with four moves or more to choose among."""
    positions = (Position.from_deal(deal(number, WRAP)) for number in range(1, 120))
    return [each for each in positions if len(each.legal_moves()) >= 4][:1]


def test_moves_that_fall_behind_are_left_out_and_none_is_said_to_be_better() -> None:
    for position in openings():
        told = hints(position)
        assert told[-1].move in [option.move for option in told[-2].options[:3]]
        assert all(option.score >= told[-1].options[0].score for option in told[-1].options)


def test_the_only_move_needs_no_thought() -> None:
    position = Position.from_deal(deal(2))
    while position.legal_plays():
        position = position.play(position.legal_plays()[0])
    assert hints(position) == [Hint(TURN, ())]


def test_a_hint_to_play_tells_a_run_that_can_be_played() -> None:
    for position in late_positions():
        hint = hints(position)[-1]
        if isinstance(hint.move, Play):
            assert hint.run[0] == hint.move
        for move in hint.run:
            position = position.play(move)


def test_a_hint_can_be_called_off() -> None:
    stop = Stop()
    thought = advise(Position.from_deal(deal(2, WRAP)), stop=stop)
    next(thought)
    stop.set()
    with pytest.raises(StoppedError):
        next(thought)
