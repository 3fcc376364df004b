"""The exact solver against known deals and brute force, and its moves played by the engine."""

from __future__ import annotations

import csv
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.engine.cards import JOKER, PACK
from golf_desktop.engine.deal import Deal, deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.layout import GOLF, Layout, Slot
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import GAMES, PRESETS, KingRule, Rules, Scoring
from golf_desktop.solver.effort import Stop, StoppedError
from golf_desktop.solver.exact import best_scores, is_small, solve
from golf_desktop.solver.lattice import Lattice, LatticeTooLargeError
from golf_desktop.solver.solution import Solution
from tests.engine.boards import games
from tests.solver.brute import best_score

TRUTH = Path(__file__).parents[1] / "data" / "golf-deals-1-300.csv"
COLUMNS = {"standard": "strict", "queen-on-king": "queen_on_king", "wrap": "wrap"}


def pyramid(rows: int) -> Layout:
    """A pyramid: each card is covered by the two below it."""
    slots: list[Slot] = []
    for row in range(rows):
        for place in range(row + 1):
            under = len(slots) + row + 1
            slots.append(Slot(place - row / 2, row, 3 << under if row + 1 < rows else 0))
    return Layout(f"pyramid of {rows}", tuple(slots), tuple((slot,) for slot in range(len(slots))))


def peaks() -> Layout:
    """Two peaks on a bottom row of five cards, whose chains are not of the same length."""
    covered_by = [(2, 3), (4, 5), (6, 7), (7, 8), (8, 9), (9, 10), *[()] * 5]
    slots = (Slot(0, 0, sum(1 << other for other in over)) for over in covered_by)
    return Layout("peaks", tuple(slots), tuple((slot,) for slot in range(11)))


SMALL = [
    Layout.from_columns("3 columns", columns=3, rows=3),
    Layout.from_columns("5 columns", columns=5, rows=2),
    pyramid(3),
    pyramid(4),
    peaks(),
]


@st.composite
def small_positions(draw: st.DrawFn) -> Position:
    """A position of a small deal after some moves; a few ranks only, so that much fits."""
    rules = Rules(
        draw(st.sampled_from(KingRule)),
        draw(st.sampled_from(Scoring)),
        draw(st.sampled_from(SMALL)),
    )
    lowest, highest = draw(st.sampled_from([(1, 13), (10, 13), (1, 5), (4, 9)]))
    cards = [card for card in PACK if lowest <= card.rank <= highest or card.rank in (1, 13)]
    cards += [JOKER] * draw(st.integers(0, 2))
    chance = random.Random(draw(st.integers(0, 2**32)))
    size = len(rules.layout.slots) + 1 + draw(st.integers(0, 7))
    position = Position.from_deal(Deal(None, rules, tuple(chance.sample(cards, size))))
    for _ in range(draw(st.sampled_from([0, 0, 1, 2, 5]))):
        moves = position.legal_moves()
        position = position.play(chance.choice(moves)) if moves else position
    return position


def check_moves(position: Position, solution: Solution) -> None:
    """Play the moves of a solution and see that they reach what it claims."""
    for move in solution.moves:
        position = position.play(move)
    assert position.score == solution.best_score
    assert position.is_cleared == solution.winnable


def known_deals() -> Iterator[tuple[int, str, bool, int]]:
    """For each deal and rule set whether it is winnable and its best score."""
    with TRUTH.open(encoding="ascii", newline="") as file:
        for row in csv.DictReader(file):
            for rules, column in COLUMNS.items():
                winnable, best = row[f"{column}_winnable"] == "1", int(row[f"{column}_best"])
                yield int(row["deal"]), rules, winnable, best


@pytest.mark.parametrize("rules", PRESETS)
def test_three_hundred_deals_come_out_as_other_programs_say(rules: str) -> None:
    known = [(number, won, best) for number, by, won, best in known_deals() if by == rules]
    positions = [Position.from_deal(deal(number, PRESETS[rules])) for number, _, _ in known]
    scores = best_scores(positions)
    assert [(score <= 0, score) for score in scores] == [(won, best) for _, won, best in known]
    for position, score in list(zip(positions, scores, strict=True))[::15]:
        solution = solve(position)
        assert (solution.winnable, solution.best_score) == (score <= 0, score)
        check_moves(position, solution)


@settings(max_examples=250)
@given(small_positions())
def test_small_deals_come_out_as_by_brute_force(position: Position) -> None:
    best = best_score(position)
    # By the links of a small lattice, and as a large one is gone through.
    for lattice in (None, Lattice.of(position.deal.rules.layout)):
        solution = solve(position, lattice)
        assert solution.best_score == best
        check_moves(position, solution)


@pytest.mark.parametrize("game", ["tri-peaks", "pyramid-golf", "escalator"])
@pytest.mark.parametrize("jokers", [0, 2])
def test_both_ways_through_a_small_lattice_come_to_the_same(game: str, jokers: int) -> None:
    rules = replace(GAMES[game], jokers=jokers)
    positions = [Position.from_deal(deal(number, rules)) for number in range(1, 25)]
    whole = Lattice.of(rules.layout)
    assert is_small(whole)
    assert not is_small(Lattice.of(GOLF))
    scores = best_scores(positions, whole)
    assert best_scores(positions) == scores
    for position, score in zip(positions, scores, strict=True):
        solution = solve(position)
        assert solution.best_score == score
        check_moves(position, solution)


@settings(max_examples=30)
@given(games())
def test_from_the_middle_of_a_deal_no_more_is_promised_than_can_be_reached(game: Game) -> None:
    solution = solve(game.position)
    check_moves(game.position, solution)
    start = solve(Position.from_deal(game.deal))
    assert start.best_score <= solution.best_score <= game.position.score
    # Along the best line the best score stays what it is.
    if solution.moves:
        assert solve(game.position.play(solution.moves[0])).best_score == solution.best_score


@pytest.mark.parametrize("number", [1, 2, 17])
def test_without_a_bonus_for_the_stock_a_clear_scores_zero(number: int) -> None:
    rules = Rules(KingRule.WRAP, Scoring.CARDS_LEFT)
    solution = solve(Position.from_deal(deal(number, rules)))
    assert solution.winnable
    assert solution.best_score == 0


def test_a_deal_that_is_over_has_its_score_and_no_moves() -> None:
    position = Position.from_deal(deal(2))
    for move in solve(position).moves:
        position = position.play(move)
    assert solve(position) == Solution(position.score, winnable=True, moves=())


@pytest.mark.parametrize(
    ("layout", "tableaus"), [(GOLF, 6**7), (pyramid(7), 1430), (pyramid(3), 14), (SMALL[0], 4**3)]
)
def test_a_lattice_has_every_tableau_once(layout: Layout, tableaus: int) -> None:
    lattice = Lattice.of(layout)
    assert len(lattice) == tableaus
    assert len(lattice.levels) == len(layout.slots) + 1
    assert Lattice.of(layout) is lattice


def test_below_a_tableau_are_only_those_that_can_follow() -> None:
    removed = 1 << 34 | 1 << 27 | 1 << 33  # two cards of a column, one of the next
    lattice = Lattice.of(GOLF).below(removed)
    assert len(lattice) == 6**5 * 4 * 5
    assert [len(level) for level in lattice.levels][:2] == [1, 7]
    for level in lattice.levels:
        assert all(mask & removed == removed for mask in level.removed.tolist())


@pytest.mark.parametrize("layout", SMALL, ids=repr)
def test_each_link_of_a_lattice_is_the_removal_of_a_free_slot(layout: Layout) -> None:
    lattice = Lattice.of(layout)
    for above, level in zip(lattice.levels, lattice.levels[1:], strict=False):
        links = 0
        for index, mask in enumerate(level.removed.tolist()):
            for chain, step, source in zip(
                lattice.chains, level.last[:, index], level.above[:, index], strict=True
            ):
                if source < len(above):
                    before = int(above.removed[source])
                    assert mask == before | 1 << chain[step]
                    assert layout.is_free(chain[step], before)
                    links += 1
        assert links == sum(len(layout.free_slots(mask)) for mask in above.removed.tolist())


@pytest.mark.parametrize("size", [(9, 7), (17, 3), (13, 5), (13, 4)])
def test_a_lattice_that_is_too_large_is_refused(size: tuple[int, int]) -> None:
    layout = Layout.from_columns("large", *size)
    with pytest.raises(LatticeTooLargeError, match="large has more than 3,000,000 tableaus"):
        Lattice.of(layout)


# -- Many positions in one pass ------------------------------------------------------------


def one_by_one(positions: list[Position]) -> list[int]:
    """The best score of each position by a pass of its own."""
    return [solve(position).best_score for position in positions]


@pytest.mark.parametrize("rules", PRESETS)
def test_many_deals_in_one_pass_come_out_as_one_by_one(rules: str) -> None:
    positions = [Position.from_deal(deal(number, PRESETS[rules])) for number in range(1, 20)]
    assert best_scores(positions) == one_by_one(positions)


@settings(max_examples=100)
@given(position=small_positions(), seed=st.integers(0, 2**32))
def test_many_positions_of_a_deal_come_out_as_by_brute_force(position: Position, seed: int) -> None:
    chance = random.Random(seed)
    positions = [position]
    for _ in range(6):  # of several levels, with other stocks, some of them over
        moves = position.legal_moves()
        position = position.play(chance.choice(moves)) if moves else position
        known = position.deal.first + 1 + position.turned
        cards = position.deal.cards
        left = chance.sample(cards[known:], len(cards) - known)
        dealt = Deal(None, position.deal.rules, (*cards[:known], *left))
        positions += [position, Position(dealt, position.removed, position.turned, position.waste)]
    chance.shuffle(positions)
    expected = [best_score(each) for each in positions]
    whole = Lattice.of(position.deal.rules.layout)
    assert best_scores(positions) == best_scores(positions, whole) == expected
    top = min((each.removed for each in positions), key=int.bit_count)
    below = whole.below(top)
    assert best_scores(positions, below) == expected


def test_no_positions_have_no_scores() -> None:
    assert best_scores([]) == []


def test_a_pass_can_be_called_off() -> None:
    stop = Stop()
    stop.set()
    position = Position.from_deal(deal(1))
    with pytest.raises(StoppedError):
        solve(position, stop=stop)
    with pytest.raises(StoppedError):
        best_scores([position], stop=stop)
