"""The best that some deals could have come to: one after the other, and none twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from golf_desktop.engine.position import Position
from golf_desktop.engine.round import HOLES, NineHoles
from golf_desktop.engine.rules import GAMES
from golf_desktop.model.best_of import BestOf
from golf_desktop.model.thinker import Thinker, Topic
from golf_desktop.solver import exact


@pytest.fixture
def thinker(qapp: object) -> Iterator[Thinker]:
    assert qapp is not None  # signals need it
    made = Thinker()
    yield made
    made.close()


def test_what_was_dropped_goes_on_where_it_was(qtbot: QtBot, thinker: Thinker) -> None:
    nine, best = NineHoles(7, GAMES["escalator"]), BestOf(thinker, Topic.ROUND)
    told: list[tuple[int | None, ...]] = []

    def take() -> None:
        told.append(best.scores)
        if len(best.scores) == 4:
            best.drop()

    best.changed.connect(take)
    best.work_out(nine.deal_all())
    qtbot.waitUntil(lambda: len(told) == 4)
    qtbot.waitUntil(lambda: thinker.is_idle)
    best.work_out(nine.deal_all())
    best.work_out(nine.deal_all())
    qtbot.waitUntil(lambda: best.is_done)
    best.work_out(nine.deal_all())
    assert [len(scores) for scores in told] == list(range(1, HOLES + 1))
    assert best.scores == tuple(
        exact.solve(Position.from_deal(nine.deal(hole))).best_score for hole in range(HOLES)
    )
    assert thinker.is_idle
