"""What the indicator says of large layouts: nothing that is not proved."""

from __future__ import annotations

import pytest

from golf_desktop.engine.deal import deal
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import GAMES
from golf_desktop.model import indicator as module
from golf_desktop.model.indicator import Outlook
from golf_desktop.solver.effort import Limit, Stop
from golf_desktop.solver.solution import Solution
from golf_desktop.solver.solve import solve
from golf_desktop.ui.texts import outlook_text


def line_of(game: str, number: int, moves: int) -> list[Position]:
    """A deal and its positions along the first of the moves that fit, to its end at most."""
    line = [Position.from_deal(deal(number, GAMES[game]))]
    for _ in range(moves):
        line += [line[-1].play(move) for move in line[-1].legal_moves()[:1]]
    return line


def outlook(line: list[Position], known: dict[Position, Solution] | None = None) -> Outlook:
    """What is said of the last position of a line."""
    steps = module._look_at(tuple(line), {} if known is None else known, Stop())
    (said,) = [step for step in steps if step is not None]
    return said


def test_a_deal_that_can_be_cleared_is_said_to_be_all_along_the_way_that_was_found() -> None:
    line, known = line_of("black-hole", 3, 0), dict[Position, Solution]()
    assert outlook(line, known) == Outlook(0, None, winnable=True)
    for move in solve(line[0]).moves:
        line.append(line[-1].play(move))
        assert outlook(line, known) == Outlook(0, None, winnable=True)


def test_where_a_clear_was_lost_is_said_when_it_is_proved() -> None:
    line = line_of("all-in-a-row", 3, 12)
    said = outlook(line)
    truth = [solve(position).winnable for position in line]
    assert said.winnable is truth[-1]
    assert said.lost_at == (truth.index(False) if False in truth else None)
    assert outlook(line_of("all-in-a-row", 1, 0)) == Outlook(46, 0, winnable=False)


def test_what_is_not_known_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "IN_PLAY", Limit(positions=300))
    said = outlook(line_of("black-hole", 10, 0))
    assert said.winnable is None
    assert said.lost_at is None
    assert not said.is_best
    assert outlook_text(said) == f"Best found so far: {said.best_score}"


def test_what_is_best_is_told_from_what_was_found() -> None:
    assert outlook_text(Outlook(-3, None, winnable=True)) == "Can be cleared, best −3"
    found = outlook_text(Outlook(-3, None, winnable=True, is_best=False))
    assert found == "Can be cleared, best found so far: −3"
    assert outlook_text(Outlook(3, None, winnable=False)) == "Cannot be cleared, best 3"
    assert outlook_text(Outlook(3, 7, winnable=False)).startswith("Cannot be cleared since move 7")
