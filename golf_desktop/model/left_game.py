"""The game that was left in the middle, and the time for which it can be brought back."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from golf_desktop.storage.save_file import SavedGame

OFFER_MS = 10_000
"""How long a deal that was left can be brought back, in milliseconds."""


@dataclass(frozen=True, slots=True)
class LeftGame:
    """A game that was left in the middle and can still be brought back.

    Attributes:
        saved: the game and how it was played.
        restarted: whether the same deal was begun again, not another one.
    """

    saved: SavedGame
    restarted: bool


class Offer(QObject):
    """Keeps the game that was left until it is brought back or its time is over.

    Its time runs from `start` on, so that it can stand as long as something else takes its place.

    Args:
        parent: the owning object.
    """

    made = Signal(object)
    """A game can be brought back: the `LeftGame`."""
    ended = Signal()
    """It can no longer be brought back."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._left: LeftGame | None = None
        self._time = QTimer(self, singleShot=True, interval=OFFER_MS)
        self._time.timeout.connect(self.end)

    @property
    def left(self) -> LeftGame | None:
        """The game that can be brought back, or None."""
        return self._left

    @property
    def is_running_out(self) -> bool:
        """Whether its time runs."""
        return self._time.isActive()

    def make(self, left: LeftGame, *, stands: bool) -> None:
        """Offer a game, in place of one that was offered before.

        Args:
            left: the game.
            stands: whether its time does not run yet.
        """
        self.end()
        self._left = left
        if not stands:
            self._time.start()
        self.made.emit(left)

    def start(self) -> None:
        """Let its time run, if there is a game."""
        if self._left is not None:
            self._time.start()

    def end(self) -> None:
        """Let go of the game, if there is one."""
        if self._left is not None:
            self._left = None
            self._time.stop()
            self.ended.emit()
