"""The best that some deals could have come to, as the holes of a round, worked out aside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Signal

from golf_desktop.engine.deal import Deal
from golf_desktop.engine.position import Position
from golf_desktop.model.thinker import Thinker, Topic
from golf_desktop.solver.effort import Stop


class BestOf(QObject):
    """Works the best possible score of each of some deals out, one after the other.

    Args:
        thinker: who works it out.
        topic: the topic of its question; a newer question of the same topic takes its place.
        parent: the owning object.
    """

    changed = Signal()
    """More is known."""

    def __init__(self, thinker: Thinker, topic: Topic, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._topic = topic
        self._deals: tuple[Deal, ...] = ()
        self._scores: tuple[int | None, ...] = ()
        self._is_working = False

    @property
    def scores(self) -> tuple[int | None, ...]:
        """The best scores of the deals worked out so far; None where it could not be proved."""
        return self._scores

    @property
    def is_done(self) -> bool:
        """Whether every deal has been worked out, as far as that can be."""
        return len(self._scores) == len(self._deals)

    def work_out(self, deals: Sequence[Deal]) -> None:
        """Work these deals out, unless that has been done or is being done.

        What was begun and dropped goes on with the first deal that is not known yet.
        """
        wanted = tuple(deals)
        if wanted != self._deals:
            self._deals, self._scores = wanted, ()
        elif self._is_working:
            return
        if self.is_done:
            return
        self._is_working, known = True, self._scores
        self._thinker.ask(self._topic, lambda stop: _answers(wanted, known, stop), self._take)

    def drop(self) -> None:
        """Want no answers any more."""
        self._thinker.drop(self._topic)
        self._is_working = False

    def _take(self, scores: tuple[int | None, ...]) -> None:
        self._scores = scores
        self.changed.emit()


def _answers(
    deals: tuple[Deal, ...], scores: tuple[int | None, ...], stop: Stop
) -> Iterator[tuple[int | None, ...] | None]:
    """The scores after each deal; those of the first are known.

    Runs in the thinker's thread, where numpy comes with it.
    """
    from golf_desktop.solver.solve import proving

    for deal in deals[len(scores) :]:
        best, is_proved = yield from proving(Position.from_deal(deal), stop)
        scores = (*scores, best if is_proved else None)
        yield scores
