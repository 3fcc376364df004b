"""The best possible scores of the deals in the statistics, worked out aside, some at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from golf_desktop.engine.position import Position
from golf_desktop.model.thinker import Thinker, Topic
from golf_desktop.solver.effort import Stop
from golf_desktop.storage.save_file import SaveFileError, from_record

if TYPE_CHECKING:  # the database is loaded late
    from golf_desktop.storage.plots import Asked, Best


class BestScores(QObject):
    """Works out what is cheap to solve: the layouts that `exact` takes, some 20 ms a deal.

    Args:
        thinker: who works it out, after everything else that it is asked.
        parent: the owning object.
    """

    found = Signal(object)
    """The answers to all that was asked: a tuple of `Best`."""

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker

    def work_out(self, asked: Sequence[Asked]) -> None:
        """Work these deals out, instead of those that were asked before."""
        wanted = tuple(asked)
        self._thinker.ask(Topic.PLOTS, lambda stop: _answers(wanted, stop), self.found.emit)

    def drop(self) -> None:
        """Want no answer any more."""
        self._thinker.drop(Topic.PLOTS)


def _answers(asked: Sequence[Asked], stop: Stop) -> Iterator[tuple[Best, ...] | None]:
    """All the answers, after a step for each. Runs in the thinker's thread."""
    found = []
    for each in asked:
        found.append((each, _best(each, stop)))
        yield None
    yield tuple(found)


def _best(asked: Asked, stop: Stop) -> int | None:
    """The best possible score of a deal; None where it is too hard, or the board is none."""
    from golf_desktop.solver import exact
    from golf_desktop.solver.lattice import is_too_large

    try:
        deal = from_record(asked.to_record()).game.deal
    except SaveFileError:
        return None
    if is_too_large(deal.rules.layout):
        return None
    return exact.solve(Position.from_deal(deal), stop=stop).best_score
