"""The search against brute force, the exact solver and known deals; its limits and its stop."""

from __future__ import annotations

import random
import threading
import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.engine.cards import PACK, Card
from golf_desktop.engine.deal import Deal, deal
from golf_desktop.engine.layout import GOLF, Layout
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import PRESETS, KingRule, Rules, Scoring
from golf_desktop.solver import exact
from golf_desktop.solver import search as module
from golf_desktop.solver.effort import Limit, Stop, StoppedError
from golf_desktop.solver.search import search
from golf_desktop.solver.solution import Solution
from tests.solver.brute import best_score
from tests.solver.test_exact import check_moves, known_deals, small_positions

DOUBLE = Layout.from_columns("double", columns=9, rows=7)
LONG = Layout.from_columns("long", columns=10, rows=8)


def two_packs(seed: int, king_rule: KingRule = KingRule.QUEEN, layout: Layout = DOUBLE) -> Position:
    """The first position of a deal of two packs."""
    cards = random.Random(seed).sample(PACK + PACK, 2 * len(PACK))
    return Position.from_deal(Deal(None, Rules(king_rule, layout=layout), tuple(cards)))


def check_claims(position: Position, solution: Solution, truth: int) -> None:
    """See that a solution claims nothing that is not so, and that its moves reach its score."""
    for move in solution.moves:
        position = position.play(move)
    assert position.score == solution.best_score
    assert solution.best_score == truth if solution.is_best else solution.best_score >= truth
    assert solution.winnable in (truth <= 0, None)
    assert solution.winnable is True or solution.best_score > 0


@st.composite
def late_positions(draw: st.DrawFn) -> Position:
    """A position of Golf with few cards left, whether or not play could have led to it."""
    rules = Rules(draw(st.sampled_from(KingRule)), draw(st.sampled_from(Scoring)))
    dealt = deal(draw(st.integers(1, 32000)), rules)
    left = draw(st.lists(st.integers(0, 4), min_size=7, max_size=7).filter(lambda n: sum(n) <= 14))
    removed = sum(
        1 << slot for pile, count in zip(GOLF.piles, left, strict=True) for slot in pile[count:]
    )
    return Position(dealt, removed, draw(st.integers(0, 16)), draw(st.sampled_from(PACK)))


@settings(max_examples=200)
@given(small_positions())
def test_small_deals_come_out_as_by_brute_force(position: Position) -> None:
    solution = search(position)
    assert solution.is_best
    assert solution.best_score == best_score(position)
    check_moves(position, solution)


@settings(max_examples=200)
@given(small_positions(), st.sampled_from([1, 2, 5]))
def test_passes_that_leave_much_out_end_at_the_same_score(position: Position, width: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "FIRST_WIDTH", width)
        patch.setattr(module, "WIDER", 2)
        solution = search(position)
    assert solution.is_best
    assert solution.best_score == best_score(position)
    check_moves(position, solution)


@settings(max_examples=200)
@given(small_positions(), st.integers(0, 60), st.sampled_from([1, 3, 128]))
def test_a_limit_never_leads_to_a_wrong_verdict(position: Position, most: int, width: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "FIRST_WIDTH", width)
        solution = search(position, Limit(positions=most))
    check_claims(position, solution, best_score(position))


@settings(max_examples=60)
@given(late_positions())
def test_the_end_of_a_deal_comes_out_as_by_the_exact_pass(position: Position) -> None:
    solution, truth = search(position), exact.solve(position)
    assert (solution.best_score, solution.winnable) == (truth.best_score, truth.winnable)
    check_moves(position, solution)


def test_whole_deals_come_out_as_other_programs_say() -> None:
    chosen = {("standard", 7), ("standard", 8), ("queen-on-king", 7), ("wrap", 4), ("wrap", 8)}
    for number, rules, winnable, best in known_deals():
        if (rules, number) in chosen:
            position = Position.from_deal(deal(number, PRESETS[rules]))
            solution = search(position)
            assert (solution.winnable, solution.best_score) == (winnable, best), (number, rules)
            assert solution.is_best
            check_moves(position, solution)


def test_a_deal_that_is_over_has_its_score_and_no_moves() -> None:
    position = Position.from_deal(deal(2))
    for move in exact.solve(position).moves:
        position = position.play(move)
    assert search(position) == Solution(position.score, winnable=True, moves=())


def test_a_large_deal_is_cleared_within_a_limit() -> None:
    position = two_packs(0, KingRule.WRAP)
    solution = search(position, Limit(positions=8000))
    assert solution.winnable
    check_moves(position, solution)


@pytest.mark.parametrize("layout", [DOUBLE, LONG], ids=repr)
@pytest.mark.parametrize(
    "limit", [Limit(seconds=0), Limit(positions=0), Limit(mebibytes=0), Limit(positions=3000)]
)
def test_of_a_large_deal_cut_short_only_what_was_found_is_claimed(
    limit: Limit, layout: Layout
) -> None:
    position = two_packs(1, KingRule.NOTHING, layout)
    solution = search(position, limit)
    assert solution.winnable is None
    assert not solution.is_best
    for move in solution.moves:
        position = position.play(move)
    assert position.score == solution.best_score
    assert bool(solution.moves) is (limit == Limit(positions=3000))


def test_a_proof_by_counting_stands_whatever_the_limit() -> None:
    rules = Rules(layout=Layout.from_columns("row", columns=3, rows=1))
    cards = tuple(map(Card.from_text, ["5C", "6C", "9C", "4C", "4D"]))  # no eight or ten anywhere
    solution = search(Position.from_deal(Deal(None, rules, cards)), Limit(positions=0))
    assert solution == Solution(3, winnable=False, moves=(), is_best=False)


def test_no_more_memory_is_used_than_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FIRST_WIDTH", 100_000)
    position = two_packs(1)
    search(position, Limit(positions=1))  # what is made once is made
    tracemalloc.start()
    solution = search(position, Limit(mebibytes=2))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert solution.moves
    assert 1 < peak / 2**20 < 2.4


class AskedStop(Stop):
    """A stop that counts how often it is asked, and says when it was first."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = threading.Event()
        self.times = 0

    def check(self) -> None:
        self.times += 1
        self.asked.set()
        super().check()


def test_a_stop_is_asked_every_few_hundred_positions() -> None:
    stop = AskedStop()
    search(two_packs(1), Limit(positions=20_000), stop)
    assert stop.times >= 20_000 / 256


def test_another_thread_can_stop_it() -> None:
    stop = AskedStop()
    ended: list[str] = []

    def run() -> None:
        try:
            search(two_packs(1), stop=stop)
        except StoppedError:
            ended.append("stopped")

    thread = threading.Thread(target=run)
    thread.start()
    assert stop.asked.wait(30)
    stop.set()
    thread.join(30)
    assert ended == ["stopped"]


def test_one_that_is_stopped_before_does_not_begin() -> None:
    stop = AskedStop()
    stop.set()
    with pytest.raises(StoppedError):
        search(two_packs(1), stop=stop)
    assert stop.times == 1
