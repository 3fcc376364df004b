"""What the player must be told of files and disks, from whichever thread found it out."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Notices(QObject):
    """Carries notices to the window. Its methods may be called from any thread."""

    told = Signal(object)  # as str it would lose its parts
    """A sentence for the player."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_failing = False

    def tell(self, notice: str) -> None:
        """Tell the player something."""
        self.told.emit(notice)

    def tell_failure(self, notice: str) -> None:
        """Tell that something could not be written.

        The game in progress and the statistics are on one disk: one notice is enough for both.
        """
        if not self._is_failing:
            self._is_failing = True
            self.told.emit(notice)

    def note_success(self) -> None:
        """Know that things can be written again: the next failure is told."""
        self._is_failing = False
