"""The guide: how to go on from the position on the board to the best score in reach."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal

from golf_desktop.engine.position import Position
from golf_desktop.model.table import Table
from golf_desktop.model.thinker import Thinker, Topic
from golf_desktop.solver.effort import WAITED_FOR, Stop
from golf_desktop.solver.solution import Solution


class Guide(QObject):
    """Shows a solution on the board, step by step, as a replay that begins where the player is.

    Args:
        table: the table.
        thinker: who finds the solution.
        parent: the owning object.
    """

    found = Signal(object)
    """Here is the `Solution` that was asked for. If it has moves, they are about to be shown."""

    def __init__(self, table: Table, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._thinker = thinker
        for signal in (table.dealt, table.moved, table.undone, table.rules_chosen):
            signal.connect(self.cancel)

    def show_solution(self) -> None:
        """Find a solution and show it, unless something else is done before, or it is banned."""
        if self._table.refuse(self._table.limits.answers):
            return
        position = self._table.position
        self._thinker.ask(Topic.SOLUTION, lambda stop: _solve(position, stop), self._take)

    def cancel(self) -> None:
        """Want no solution any more."""
        self._thinker.drop(Topic.SOLUTION)

    def _take(self, solution: Solution) -> None:
        if solution.moves:
            self._table.show_solution(solution.moves)
        self.found.emit(solution)


def _solve(position: Position, stop: Stop) -> Iterator[Solution | None]:
    from golf_desktop.solver.solve import solving

    solution = yield from solving(position, WAITED_FOR, stop)
    yield solution
