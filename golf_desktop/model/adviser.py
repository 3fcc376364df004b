"""The adviser: hints for the position on the board, thought of before they are asked for."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from golf_desktop.engine.position import Position
from golf_desktop.model.preferences import Preferences
from golf_desktop.model.table import Table
from golf_desktop.model.thinker import Thinker, Topic
from golf_desktop.solver.effort import Stop
from golf_desktop.solver.hint import Hint
from golf_desktop.storage.settings import HintKind

AHEAD_MS = 350
"""When nothing has been done for so long the hint for the position is thought of, in
milliseconds: moves that follow each other quickly need none."""


class Adviser(QObject):
    """Gives a hint when the table says that one was asked for.

    What is not final yet is given at once, and given again when it is better founded, as long as
    its position is on the board. Until `begin` nothing is thought of before it is asked for.

    Args:
        table: the table to advise on.
        thinker: who thinks.
        preferences: what hints may know.
        parent: the owning object.
    """

    hinted = Signal(object)
    """Here is the `Hint` that was asked for, or None when the deal is over."""

    def __init__(
        self,
        table: Table,
        thinker: Thinker,
        preferences: Preferences,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._thinks_ahead = False
        self._table = table
        self._thinker = thinker
        self._preferences = preferences
        self._kind = preferences.value.hints
        self._hint: Hint | None = None
        self._is_asked = False
        self._is_wanted = False
        self._is_urgent = False
        self._ahead = QTimer(self, singleShot=True, interval=AHEAD_MS)
        self._ahead.timeout.connect(lambda: self._think(Topic.AHEAD))
        for signal in (table.dealt, table.moved, table.undone, table.rules_chosen):
            signal.connect(self._begin_anew)
        table.hint_asked.connect(self._give)
        preferences.changed.connect(self._follow_kind)

    @property
    def is_ready(self) -> bool:
        """Whether the final hint for the position on the board is there."""
        return self._hint is not None and self._hint.is_final

    def begin(self) -> None:
        """From now on think of hints before they are asked for."""
        self._thinks_ahead = True
        self._think_ahead()

    def _think_ahead(self) -> None:
        """Think of a hint soon, unless there is something else to do by then."""
        is_played = not self._table.is_replay and self._table.game.outcome() is None
        if self._thinks_ahead and is_played and not self._is_asked:
            self._ahead.start()

    def _begin_anew(self) -> None:
        """Forget what was thought of another position."""
        self._thinker.drop(Topic.HINT, Topic.AHEAD)
        self._ahead.stop()
        self._hint = None
        self._is_asked = self._is_wanted = self._is_urgent = False
        self._think_ahead()

    def _follow_kind(self) -> None:
        if self._preferences.value.hints is not self._kind:
            self._kind = self._preferences.value.hints
            was_wanted = self._is_wanted
            self._begin_anew()
            if was_wanted:
                self._give()

    def _give(self) -> None:
        self._is_wanted = True
        if self._table.game.outcome() is not None:
            self.hinted.emit(None)
        elif self._hint is not None:
            self.hinted.emit(self._hint)
        elif not self._is_urgent:
            self._is_urgent = True
            self._thinker.drop(Topic.AHEAD)
            self._think(Topic.HINT)

    def _think(self, topic: Topic) -> None:
        position = self._table.position
        # Where no answers are given, as in a hole of a round, nobody looks into the stock.
        kind = self._kind if self._table.limits.answers is None else HintKind.FAIR
        self._ahead.stop()
        self._is_asked = True
        self._thinker.ask(topic, lambda stop: _advise(position, kind, stop), self._take)

    def _take(self, hint: Hint) -> None:
        self._hint = hint
        if self._is_wanted:
            self.hinted.emit(hint)


def _advise(position: Position, kind: HintKind, stop: Stop) -> Iterator[Hint | None]:
    from golf_desktop.solver.advice import advise

    yield from advise(position, seeing=kind is HintKind.SEEING, stop=stop)
