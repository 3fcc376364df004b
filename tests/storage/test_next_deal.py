"""The deal drawn ahead as it is kept: what comes back is a deal that its moves clear, or none."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.rules import KingRule, Rules, Scoring
from golf_desktop.solver.difficulty import Difficulty
from golf_desktop.solver.drawing import Drawn
from golf_desktop.solver.exact import solve
from golf_desktop.storage.next_deal import NextDeal
from golf_desktop.storage.settings import StructFile


def drawn(number: int, rules: Rules, difficulty: Difficulty) -> Drawn:
    dealt = deal(number, rules)
    return Drawn(dealt, solve(Game(dealt).position).moves, difficulty)


@pytest.mark.parametrize("king_rule", KingRule)
@pytest.mark.parametrize("scoring", Scoring)
def test_a_deal_comes_back_from_its_file(
    tmp_path: Path, king_rule: KingRule, scoring: Scoring
) -> None:
    kept = drawn(5, Rules(king_rule, scoring), Difficulty.HARD)
    path = tmp_path / "next-deal.json"
    StructFile(path, NextDeal).save(NextDeal.from_drawn(kept))
    assert StructFile(path, NextDeal).load().drawn() == kept


def test_none_comes_back_as_none(tmp_path: Path) -> None:
    file = StructFile(tmp_path / "next-deal.json", NextDeal)
    assert file.load().drawn() is None
    file.save(NextDeal.from_drawn(None))
    assert file.load().drawn() is None


def test_moves_that_do_not_clear_their_deal_make_no_deal() -> None:
    kept = NextDeal.from_drawn(drawn(5, Rules(), Difficulty.ANY))
    assert kept.drawn() is not None
    for changes in (
        {"moves": kept.moves[:-1]},
        {"moves": kept.moves[::-1]},
        {"moves": kept.moves + "."},
        {"number": 6},
        {"layout": "pyramid"},
    ):
        assert msgspec.structs.replace(kept, **changes).drawn() is None, changes


def test_a_deal_without_a_number_is_not_kept() -> None:
    found = drawn(5, Rules(), Difficulty.ANY)
    board = replace(found, deal=replace(found.deal, number=None))
    assert NextDeal.from_drawn(board) == NextDeal()
