"""The best that deals could have come to, worked out aside for whoever shares a result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Signal

from golf_desktop.engine.deal import Deal
from golf_desktop.engine.position import Position
from golf_desktop.model.thinker import Thinker, Topic
from golf_desktop.solver.effort import IN_PLAY, Stop


class BestOf(QObject):
    """Works the best possible score of each of some deals out.

    Args:
        thinker: who works it out.
        parent: the owning object.
    """

    changed = Signal()
    """More is known."""

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self.scores: tuple[int | None, ...] = ()
        """The scores worked out so far; None where it could not be proved."""

    def work_out(self, deals: Sequence[Deal]) -> None:
        """Work these deals out, one after the other."""
        self.scores = ()
        if deals:
            wanted = tuple(deals)
            self._thinker.ask(Topic.SHARE, lambda stop: _answers(wanted, stop), self._take)

    def drop(self) -> None:
        """Want no answers any more."""
        self._thinker.drop(Topic.SHARE)

    def _take(self, scores: tuple[int | None, ...]) -> None:
        self.scores = scores
        self.changed.emit()


def _answers(deals: Sequence[Deal], stop: Stop) -> Iterator[tuple[int | None, ...] | None]:
    """The scores after each deal. Runs in the thinker's thread, where numpy comes with it."""
    from golf_desktop.solver.solve import solving

    scores: tuple[int | None, ...] = ()
    for each in deals:
        solution = yield from solving(Position.from_deal(each), IN_PLAY, stop)
        scores = (*scores, solution.best_score if solution.is_best else None)
        yield scores
