"""Hints in large layouts, and hints where cards lie face down."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from golf_desktop.engine.deal import deal
from golf_desktop.engine.position import Play, Position
from golf_desktop.engine.rules import GAMES
from golf_desktop.solver.advice import advise
from golf_desktop.solver.effort import Stop, StoppedError
from golf_desktop.solver.hint import Hint, hint_by_run, longest_run
from golf_desktop.solver.unseen import possible, unseen_cards


def hints(position: Position, *, seeing: bool = False) -> list[Hint]:
    """Every hint that is given for a position."""
    return [hint for hint in advise(position, seeing=seeing) if hint is not None]


def some_moves_on(game: str, number: int, moves: int, jokers: int = 0) -> Position:
    """A position of a deal after some moves by the longest run."""
    position = Position.from_deal(deal(number, replace(GAMES[game], jokers=jokers)))
    for _ in range(moves):
        hint = hint_by_run(position)
        position = position.play(hint.move) if hint else position
    return position


def as_seen(position: Position, seed: int) -> Position:
    """The same as far as the player can see: what is face down and the stock lie otherwise."""
    cards, unseen = list(position.deal.cards), unseen_cards(position)
    mixed = random.Random(seed).sample(unseen, len(unseen))
    for index, other in zip(unseen, mixed, strict=True):
        cards[index] = position.deal.cards[other]
    return replace(position, deal=replace(position.deal, cards=tuple(cards)))


@pytest.mark.parametrize("game", ["tri-peaks", "pyramid-golf", "double-golf"])
@pytest.mark.parametrize("moves", [0, 7, 30])
def test_a_fair_hint_does_not_depend_on_what_is_hidden(game: str, moves: int) -> None:
    position = some_moves_on(game, 4, moves, jokers=1)
    for seed in range(2):
        other = as_seen(position, seed)
        assert hints(other) == hints(position)
        assert hint_by_run(other) == hint_by_run(position)


def test_face_down_cards_are_unseen_until_what_covers_them_is_gone() -> None:
    position = some_moves_on("tri-peaks", 1, 0)
    assert unseen_cards(position) == [*range(18), *range(29, 52)]
    assert unseen_cards(some_moves_on("escalator", 1, 0)) == list(range(29, 52))
    for order in possible(position, 3):
        assert order.deal.cards[18:29] == position.deal.cards[18:29]
        assert sorted(map(str, order.deal.cards)) == sorted(map(str, position.deal.cards))


@pytest.mark.parametrize("number", range(1, 6))
def test_a_run_ends_before_a_card_that_lies_face_down(number: int) -> None:
    position = some_moves_on("tri-peaks", number, 5)
    layout = position.deal.rules.layout
    for play in longest_run(position):
        assert layout.is_face_up(play.slot, position.removed)


def test_where_all_is_seen_hints_lead_to_the_end() -> None:
    position = some_moves_on("all-in-a-row", 3, 26)
    while position.outcome() is None:
        told = hints(position)
        assert told[-1].is_final
        assert told[-1].orders == 0
        position = position.play(told[-1].move)
    assert position.is_cleared


def test_a_seeing_hint_of_two_packs_promises_what_can_be_kept() -> None:
    position = some_moves_on("double-golf", 2, 20)
    while len(position.legal_moves()) == 1:
        position = position.play(position.legal_moves()[0])
    *_, hint = hints(position, seeing=True)
    assert hint.move == hint.options[0].move
    assert not hint.is_proved
    assert len(hint.options) == len(position.legal_moves())
    if isinstance(hint.move, Play):
        assert hint.run[0] == hint.move


def test_a_hint_by_trials_can_be_called_off() -> None:
    stop = Stop()
    thought = advise(some_moves_on("double-golf", 2, 0), stop=stop)
    next(thought)
    stop.set()
    with pytest.raises(StoppedError):
        list(thought)
