"""Looking back at games: known deals, lapses put in by hand, brute force, and play at random."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.position import TURN, Move, Position
from golf_desktop.engine.rules import GAMES, PRESETS, Scoring
from golf_desktop.solver import frontier
from golf_desktop.solver import review as look_back
from golf_desktop.solver.effort import Limit
from golf_desktop.solver.exact import solve
from golf_desktop.solver.review import Lapse, Review, UnprovedError, review
from tests.engine.boards import games
from tests.solver.brute import best_score
from tests.solver.test_exact import small_positions
from tests.solver.test_frontier import column_positions


def reviewed(game: Game) -> Review:
    """Take every step; all but the last give nothing."""
    *before, last = review(game)
    assert before
    assert all(step is None for step in before)
    assert last is not None
    return last


def positions(game: Game) -> list[Position]:
    """The positions before each standing move and at the end."""
    found = [Position.from_deal(game.deal)]
    for move in game.moves[: game.cursor]:
        found.append(found[-1].play(move))
    return found


def played(number: int, *moves: Move, rules: str = "standard") -> Game:
    """A deal played by some moves and then perfectly."""
    game = Game(deal(number, PRESETS[rules]))
    for move in moves:
        game.apply(move)
    for move in solve(game.position).moves:
        game.apply(move)
    return game


def check(game: Game, found: Review) -> None:
    """What holds of every review."""
    before = positions(game)
    assert found.score == game.position.score
    assert len(found.best) == game.cursor + 1
    assert list(found.best) == sorted(found.best)
    if game.outcome() is not None:
        assert found.best[-1] == found.score
    costs = [after - best for best, after in zip(found.best, found.best[1:], strict=False)]
    assert {lapse.index: lapse.cost for lapse in found.lapses} == {
        index: cost for index, cost in enumerate(costs) if cost
    }
    assert list(found.lapses) == sorted(found.lapses, key=lambda lapse: lapse.index)
    for lapse in found.lapses:
        assert lapse.move == game.moves[lapse.index] != lapse.better
        assert before[lapse.index].is_legal(lapse.better)


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("number", [1, 2, 3, 17])
def test_a_deal_that_is_played_perfectly_has_no_lapses(number: int, rules: str) -> None:
    game = played(number, rules=rules)
    found = reviewed(game)
    assert found == Review((game.position.score,) * (len(game.moves) + 1), (), game.position.score)


def test_a_lapse_put_in_by_hand_is_found_with_its_cost() -> None:
    start = Position.from_deal(deal(2))
    perfect = solve(start)
    assert perfect.best_score == 0
    for count in range(0, len(perfect.moves), 7):
        position = start
        for move in perfect.moves[:count]:
            position = position.play(move)
        others = [move for move in position.legal_moves() if move != perfect.moves[count]]
        for other in others:
            cost = solve(position.play(other)).best_score
            found = reviewed(played(2, *perfect.moves[:count], other))
            assert found.best[: count + 1] == (0,) * (count + 1)
            assert set(found.best[count + 1 :]) == {cost}
            lapse = Lapse(count, other, perfect.moves[count], cost)
            assert found.lapses == ((lapse,) if cost else ())


def test_the_stock_turned_to_its_end_at_once_gives_most_away_in_the_end() -> None:
    game = played(2, *[TURN] * 16)
    found = reviewed(game)
    check(game, found)
    assert found.best[0] == 0
    assert sum(lapse.cost for lapse in found.lapses) == found.score


def test_only_the_moves_that_stand_are_looked_at() -> None:
    game = played(2, TURN, TURN)
    whole = reviewed(game)
    while game.cursor > 20:
        game.undo()
    moves = game.moves
    part = reviewed(game)
    check(game, part)
    assert part.best == whole.best[:21]
    assert (game.cursor, game.moves) == (20, moves)


def test_before_the_first_move_there_is_only_the_best_score() -> None:
    assert reviewed(Game(deal(2))) == Review((0,), (), 35)


@settings(max_examples=8)
@given(games())
def test_random_play_is_looked_back_at(game: Game) -> None:
    found = reviewed(game)
    check(game, found)
    for best, position in zip(found.best, positions(game), strict=True):
        assert solve(position).best_score == best
    for lapse in found.lapses:
        before = positions(game)[lapse.index]
        assert solve(before.play(lapse.better)).best_score == found.best[lapse.index]


@settings(max_examples=100)
@given(small_positions(), st.integers(0, 2**32))
def test_small_deals_are_looked_back_at_as_by_brute_force(start: Position, seed: int) -> None:
    game, chance = Game(start.deal), random.Random(seed)
    while moves := game.position.legal_moves():
        game.apply(chance.choice(moves))
    found = reviewed(game)
    check(game, found)
    assert found.best == tuple(map(best_score, positions(game)))
    for lapse in found.lapses:
        before = positions(game)[lapse.index]
        assert best_score(before.play(lapse.better)) == found.best[lapse.index]


def test_what_cannot_be_proved_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(look_back, "IN_PLAY", Limit(positions=1_000))
    game = Game(deal(10, GAMES["black-hole"]))
    game.apply(game.position.legal_moves()[0])
    with pytest.raises(UnprovedError):
        list(review(game))


@settings(max_examples=20)
@given(column_positions(), st.integers(0, 2**32))
def test_by_halving_it_comes_out_as_by_brute_force(start: Position, seed: int) -> None:
    game, chance = Game(start.deal), random.Random(seed)
    while moves := game.position.legal_moves():
        game.apply(chance.choice(moves))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(look_back, "is_too_large", lambda _layout: True)
        patch.setattr(look_back, "FIRST_WIDTHS", (1,))  # so that little is found at once
        found = reviewed(game)
    check(game, found)
    assert found.best == tuple(map(best_score, positions(game)))
    for lapse in found.lapses:
        before = positions(game)[lapse.index]
        assert best_score(before.play(lapse.better)) == found.best[lapse.index]


def test_a_game_of_two_packs_is_looked_back_at() -> None:
    rules = replace(GAMES["double-putt"], scoring=Scoring.CARDS_LEFT)
    game = Game(deal(2, rules))
    for move in frontier.search(game.position, widths=(150,)).moves[:-12]:
        game.apply(move)
    while game.position.stock_left:
        game.apply(TURN)
    found = reviewed(game)
    check(game, found)
    assert found.best[0] == 0
    assert sum(lapse.cost for lapse in found.lapses) == found.best[-1]


@pytest.mark.parametrize("rules", ["black-hole", "tri-peaks"])
def test_deals_of_other_layouts_are_looked_back_at(rules: str) -> None:
    game = Game(deal(3, GAMES[rules]))
    while game.outcome() is None:
        game.apply(game.position.legal_moves()[0])
    *steps, told = review(game)
    assert steps == [None] * len(steps)
    assert told is not None
    assert told.best[-1] == told.score
    assert told.score - told.best[0] == sum(lapse.cost for lapse in told.lapses)
