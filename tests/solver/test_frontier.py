"""The passes over packed tableaus: brute force, the other search, known verdicts, limits, stops."""

from __future__ import annotations

import random
import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.engine.cards import JOKER, PACK
from golf_desktop.engine.deal import Deal, deal
from golf_desktop.engine.layout import DOUBLE_GOLF, LAYOUTS, FirstWaste, Layout
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import GAMES, KingRule, Rules, Scoring
from golf_desktop.solver import frontier
from golf_desktop.solver.difficulty import has_levels
from golf_desktop.solver.effort import Limit, Stop, StoppedError
from golf_desktop.solver.lattice import is_too_large
from golf_desktop.solver.search import search as plain_search
from golf_desktop.solver.solve import solve
from tests.solver.brute import best_score
from tests.solver.test_exact import check_moves, peaks, pyramid
from tests.solver.test_search import AskedStop, check_claims

COLUMNS = [
    Layout.from_columns("3 columns", columns=3, rows=3),
    Layout.from_columns("5 columns", columns=5, rows=2),
    Layout.from_columns("empty waste", columns=4, rows=3, first_waste=FirstWaste.NONE),
    Layout.from_columns("two packs", columns=3, rows=4, packs=2),
]

NOT_CLEARED = {
    "black-hole": {1: 48, 25: 49, 27: 51, 29: 46},
    "all-in-a-row": {
        1: 46,
        2: 45,
        7: 1,
        11: 1,
        13: 2,
        14: 44,
        16: 33,
        18: 45,
        20: 1,
        21: 42,
        23: 1,
        25: 3,
        26: 44,
        30: 44,
    },
}
"""Of deals 1 to 30 those that cannot be cleared, and the fewest cards left: so both searches say.
The others are cleared by moves that the engine plays."""


@st.composite
def column_positions(draw: st.DrawFn) -> Position:
    """A position of a small deal of columns after some moves, with and without a stock."""
    rules = Rules(
        draw(st.sampled_from(KingRule)),
        draw(st.sampled_from(Scoring)),
        draw(st.sampled_from(COLUMNS)),
    )
    lowest = draw(st.sampled_from([1, 4, 8]))
    cards = [card for card in PACK if lowest <= card.rank <= lowest + 5] * rules.packs
    cards += [JOKER] * draw(st.integers(0, 2))
    chance = random.Random(draw(st.integers(0, 2**32)))
    stock = draw(st.sampled_from([0, 0, 1, 4]))
    dealt = len(rules.layout.slots) + (rules.layout.first_waste is not FirstWaste.NONE)
    position = Position.from_deal(Deal(None, rules, tuple(chance.sample(cards, dealt + stock))))
    for _ in range(draw(st.sampled_from([0, 0, 1, 3]))):
        moves = position.legal_moves()
        position = position.play(chance.choice(moves)) if moves else position
    return position


def first(game: str, number: int) -> Position:
    """The first position of a deal of a named game."""
    return Position.from_deal(deal(number, GAMES[game]))


@settings(max_examples=150)
@given(column_positions())
def test_small_deals_come_out_as_by_brute_force(position: Position) -> None:
    assert frontier.is_fit(position)
    solution = frontier.search(position)
    assert solution.is_best
    assert solution.best_score == best_score(position)
    check_moves(position, solution)


@settings(max_examples=80)
@given(column_positions(), st.sampled_from([(1,), (2, 5), (1, 2, None)]))
def test_passes_that_leave_much_out_claim_nothing_that_is_not_so(
    position: Position, widths: tuple[int | None, ...]
) -> None:
    solution = frontier.search(position, widths=widths)
    check_claims(position, solution, best_score(position))
    assert solution.is_best or None not in widths


@settings(max_examples=100)
@given(column_positions(), st.integers(0, 40))
def test_a_limit_never_leads_to_a_wrong_verdict(position: Position, most: int) -> None:
    solution = frontier.search(position, Limit(positions=most))
    check_claims(position, solution, best_score(position))


@settings(max_examples=40)
@given(column_positions(), st.integers(1, 7))
def test_however_small_the_blocks_the_answer_is_the_same(position: Position, block: int) -> None:
    whole = frontier.search(position)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(frontier, "_BLOCK", block)
        assert frontier.search(position) == whole


@pytest.mark.parametrize("game", NOT_CLEARED)
def test_thirty_deals_without_a_stock_have_the_known_verdicts(game: str) -> None:
    for number in range(1, 31):
        if (game, number) in {("black-hole", 10), ("black-hole", 13)}:
            continue  # they take a second each; the benchmark has them
        position = first(game, number)
        solution = solve(position)
        assert solution.winnable is (number not in NOT_CLEARED[game]), number
        assert solution.best_score == NOT_CLEARED[game].get(number, 0), number
        assert solution.is_best
        check_moves(position, solution)


@pytest.mark.parametrize(("game", "number"), [("black-hole", 1), ("all-in-a-row", 20)])
def test_the_other_search_comes_to_the_same(game: str, number: int) -> None:
    position = first(game, number)
    other, solution = plain_search(position), frontier.search(position)
    assert other.is_best
    assert (other.best_score, other.winnable) == (solution.best_score, solution.winnable)


@pytest.mark.parametrize("game", ["double-golf", "double-putt"])
@pytest.mark.parametrize("jokers", [0, 2])
def test_deals_of_two_packs_are_cleared_and_the_moves_can_be_played(game: str, jokers: int) -> None:
    rules = Rules(GAMES[game].king_rule, layout=DOUBLE_GOLF, jokers=jokers)
    position = Position.from_deal(deal(3, rules))
    solution = frontier.search(position, widths=(150, 1000))
    assert solution.winnable
    check_moves(position, solution)


def test_only_columns_are_fit() -> None:
    rules = [Rules(KingRule.WRAP, layout=layout) for layout in (peaks(), pyramid(3))]
    assert not any(frontier.is_fit(Position.from_deal(deal(1, each))) for each in rules)
    large = [layout for layout in LAYOUTS.values() if is_too_large(layout)]
    assert [layout.name for layout in large] == ["double-golf", "black-hole", "all-in-a-row"]
    assert [layout for layout in LAYOUTS.values() if not has_levels(layout)] == large
    games = {rules.layout.name: name for name, rules in GAMES.items()}
    assert all(frontier.is_fit(first(games[layout.name], 1)) for layout in large)


@pytest.mark.parametrize("limit", [Limit(seconds=0), Limit(positions=0), Limit(mebibytes=0)])
def test_what_is_cut_short_claims_nothing(limit: Limit) -> None:
    for game in ("black-hole", "all-in-a-row", "double-golf"):
        position = first(game, 10)
        solution = solve(position, limit)
        assert solution.winnable is None
        assert not solution.is_best
        for move in solution.moves:
            position = position.play(move)
        assert position.score == solution.best_score


@pytest.mark.parametrize("game", ["black-hole", "double-golf"])
def test_no_more_memory_is_used_than_allowed(game: str) -> None:
    position = first(game, 10)
    frontier.search(position, Limit(positions=1))  # what is made once is made
    tracemalloc.start()
    frontier.search(position, Limit(mebibytes=24), widths=(None,))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert 4 < peak / 2**20 < 32


def test_a_stop_is_asked_every_few_thousand_positions() -> None:
    stop = AskedStop()
    frontier.search(first("double-golf", 1), Limit(positions=300_000), stop)
    assert stop.times >= 300_000 / 8192
    stop.set()
    with pytest.raises(StoppedError):
        frontier.search(first("double-golf", 1), stop=stop)


def test_one_that_is_stopped_before_does_not_begin() -> None:
    stop = Stop()
    stop.set()
    with pytest.raises(StoppedError):
        solve(first("black-hole", 10), stop=stop)
