"""Hints."""

from __future__ import annotations

from hypothesis import given, settings

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.notation import parse_board
from golf_desktop.engine.position import TURN, Play, Position
from golf_desktop.solver.hint import Hint, hint_by_run
from tests.engine.boards import clearable_board, games, played


def longest_run(position: Position) -> int:
    """The length of the longest run from a position, by trying all."""
    plays = position.legal_plays()
    return max((1 + longest_run(position.play(play)) for play in plays), default=0)


@settings(deadline=None)
@given(games())
def test_a_hint_is_a_legal_move_and_its_run_can_be_played(game: Game) -> None:
    hint = hint_by_run(game.position)
    if game.outcome() is not None:
        assert hint is None
        return
    assert hint is not None
    assert game.position.is_legal(hint.move)
    position = game.position
    for play in hint.run:
        position = position.play(play)
    assert (hint.run[0] if hint.run else TURN) == hint.move


@settings(deadline=None)
@given(games())
def test_the_stock_is_advised_only_when_nothing_fits(game: Game) -> None:
    hint = hint_by_run(game.position)
    if hint is not None and hint.move == TURN:
        assert not game.position.legal_plays()


def test_the_run_is_the_longest_there_is() -> None:
    for number in range(1, 25):
        position = Position.from_deal(deal(number))
        hint = hint_by_run(position)
        assert hint is not None
        assert len(hint.run) == longest_run(position)


def test_a_whole_board_in_one_run_is_found() -> None:
    position = Position.from_deal(parse_board(clearable_board(0)))
    hint = hint_by_run(position)
    assert hint is not None
    assert len(hint.run) >= 15


def test_the_stocks_order_plays_no_part() -> None:
    cards = deal(9)
    first = cards.first + 1
    turned = cards.cards[:first] + tuple(reversed(cards.cards[first:]))
    other = Position.from_deal(type(cards)(None, cards.rules, turned))
    assert hint_by_run(Position.from_deal(cards)) == hint_by_run(other)


def test_a_small_limit_still_gives_a_legal_move() -> None:
    game = played(deal(2), "")
    for limit in (1, 2, 3, 10):
        hint = hint_by_run(game.position, limit)
        assert isinstance(hint, Hint)
        assert game.position.is_legal(hint.move)


def test_with_no_look_ahead_at_all_a_play_is_still_preferred() -> None:
    hint = hint_by_run(Position.from_deal(deal(2)), 1)
    assert hint is not None
    assert isinstance(hint.move, Play)
