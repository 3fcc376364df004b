"""The indicator: what the position on the board can still come to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from golf_desktop.engine.position import Position
from golf_desktop.model.preferences import Preferences
from golf_desktop.model.table import Table
from golf_desktop.model.thinker import Thinker, Topic
from golf_desktop.solver.effort import Stop

_Known = dict[Position, int]
"""The best scores of positions that were looked at."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a position can still come to.

    Attributes:
        best_score: the lowest score that can be reached from it.
        lost_at: after which move of the game, counted from 1, the tableau could not be cleared
            any more; 0 when it never could, None while it can.
    """

    best_score: int
    lost_at: int | None


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
    by halving.
    """
    yield from _solved(line[-1], known, stop)
    best = known[line[-1]]
    if best <= 0:
        yield Outlook(best, None)
        return
    first, lost = 0, len(line) - 1  # the first that is lost is not before, nor after
    while first < lost:
        middle = (first + lost) // 2
        yield from _solved(line[middle], known, stop)
        if known[line[middle]] > 0:
            lost = middle
        else:
            first = middle + 1
    yield Outlook(best, lost)


def _solved(position: Position, known: _Known, stop: Stop) -> Iterator[None]:
    """See to it that a position's best score is known."""
    from golf_desktop.solver.exact import best_scores

    if position not in known:
        (known[position],) = best_scores([position], stop=stop)
        yield None
