"""The indicator: what the position on the board can still come to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from golf_desktop.engine.position import Position
from golf_desktop.model.preferences import Preferences
from golf_desktop.model.table import Table
from golf_desktop.model.thinker import Thinker, Topic
from golf_desktop.solver.effort import IN_PLAY, Stop
from golf_desktop.solver.solution import Solution

_Known = dict[Position, Solution]
"""What was found of positions that were looked at, and of those on the way that was found."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a position can still come to.

    Attributes:
        best_score: the lowest score that can be reached from it, or the lowest that was found.
        lost_at: after which move of the game, counted from 1, the tableau could not be cleared
            any more; 0 when it never could. None while it can, and where that is not known.
        winnable: whether the tableau can be cleared; None where that is not known.
        is_best: whether it is proved that nothing lower than the best score can be reached.
    """

    best_score: int
    lost_at: int | None
    winnable: bool | None
    is_best: bool = True


class Indicator(QObject):
    """Says what the position on the board can still come to, as long as the player wants to know.

    It begins with `begin`, when the first frame has been drawn.

    Args:
        table: the table to look at.
        thinker: who thinks.
        preferences: whether the player wants to know.
        parent: the owning object.
    """

    changed = Signal()
    """There is another outlook, or none."""

    def __init__(
        self,
        table: Table,
        thinker: Thinker,
        preferences: Preferences,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._thinker = thinker
        self._preferences = preferences
        self._is_on = preferences.value.show_indicator
        self._was_on = self.is_on
        self._outlook: Outlook | None = None
        self._known: _Known = {}
        self._has_begun = False
        self._is_counted = False
        """Whether what it told of the deal on the board has been counted as help."""
        table.dealt.connect(self._forget)
        for signal in (table.dealt, table.moved, table.undone, table.rules_chosen):
            signal.connect(self._look)
        table.limited.connect(self._look)
        preferences.changed.connect(self._follow)

    @property
    def is_on(self) -> bool:
        """Whether the player wants to know, and may."""
        return self._is_on and self._table.limits.answers is None

    @property
    def outlook(self) -> Outlook | None:
        """What the position on the board can come to; None while that is not known."""
        return self._outlook

    def begin(self) -> None:
        """From now on look at each position, if that is wanted."""
        self._has_begun = True
        self._look()

    def _forget(self) -> None:
        """Let go of what is known of another deal."""
        self._known = {}
        self._is_counted = False

    def _follow(self) -> None:
        if self._preferences.value.show_indicator is not self._is_on:
            self._is_on, self._outlook = not self._is_on, None
            self.changed.emit()
            self._look()

    def _look(self) -> None:
        self._thinker.drop(Topic.INDICATOR)
        if self._outlook is not None or self.is_on is not self._was_on:
            self._outlook, self._was_on = None, self.is_on
            self.changed.emit()
        if self.is_on and self._has_begun:
            game, known = self._table.game, self._known
            line = game.positions
            self._thinker.ask(Topic.INDICATOR, lambda stop: _look_at(line, known, stop), self._take)

    def _take(self, outlook: Outlook) -> None:
        self._outlook = outlook
        if not self._is_counted and self._table.game.outcome() is None:
            self._is_counted = True
            self._table.count_help()
        self.changed.emit()


def _look_at(line: tuple[Position, ...], known: _Known, stop: Stop) -> Iterator[Outlook | None]:
    """Find what the last position of a line can come to, and where the line lost the clear.

    What cannot be cleared from a position cannot be from any later one, so that place is found
    by halving. In a large layout it may come to a position of which it is not known.
    """
    yield from _solved(line[-1], known, stop)
    end = known[line[-1]]
    if end.winnable is not False:
        yield Outlook(end.best_score, None, end.winnable, end.is_best)
        return
    first, lost = 0, len(line) - 1  # the first that is lost is not before, nor after
    is_known = True
    while first < lost and is_known:
        middle = (first + lost) // 2
        yield from _solved(line[middle], known, stop)
        winnable = known[line[middle]].winnable
        if winnable is False:
            lost = middle
        else:
            first = middle + 1
            is_known = winnable is not None
    yield Outlook(end.best_score, lost if is_known else None, False, end.is_best)


def _solved(position: Position, known: _Known, stop: Stop) -> Iterator[None]:
    """See to it that it is known what a position can come to, as far as it soon can be."""
    from golf_desktop.solver.exact import best_scores
    from golf_desktop.solver.lattice import is_too_large
    from golf_desktop.solver.solve import solving

    if position in known:
        return
    if not is_too_large(position.deal.rules.layout):
        (best,) = best_scores([position], stop=stop)
        known[position] = Solution(best, best <= 0, ())
        yield None
        return
    known[position] = solution = yield from solving(position, IN_PLAY, stop)
    # Whoever goes the way that was found is told the same on it.
    for move in solution.moves:
        position = position.play(move)
        known[position] = replace(solution, moves=())
    yield None
