"""Does ahead, between two moves, what the end of a deal would otherwise have to wait for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from golf_desktop.model.table import Table
from golf_desktop.ui.board.animator import Animator

_REST_MS = 400
"""When nothing has been done for so long after a move the player is thinking, most likely."""


class Ahead(QObject):
    """Does pieces of work one at a time, each when no move is made and nothing moves.

    Who makes no move needs none of it, and it takes memory. Until `begin` none is done, and once
    all are done no timer runs any more.

    Args:
        table: where the moves are made.
        animator: what moves on the board.
        parent: the owning object.
    """

    def __init__(self, table: Table, animator: Animator, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._animator = animator
        self._work: list[Callable[[], object]] = []
        self._timer = QTimer(self, singleShot=True, interval=_REST_MS)
        self._timer.timeout.connect(self._go_on)

    def add(self, work: Callable[[], object]) -> None:
        """Add a piece of work, which takes some milliseconds of this thread at most."""
        self._work.append(work)

    def begin(self) -> None:
        """Begin to wait for a rest after a move."""
        self._table.moved.connect(self._wait)

    def _wait(self) -> None:
        if self._work:
            self._timer.start()

    def _go_on(self) -> None:
        if not self._animator.is_running:
            self._work.pop(0)()
        self._wait()
