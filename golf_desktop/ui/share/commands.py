"""What the window can be asked to share: what is on the board, or what a day came to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from golf_desktop.model.daily import Daily

if TYPE_CHECKING:  # the dialog and the database are loaded when they are wanted
    from golf_desktop.storage.days import DayResult
    from golf_desktop.ui.main_window import MainWindow
    from golf_desktop.ui.share.subject import Subject


class ShareCommands(QObject):
    """Shows what is shared in a dialog above the window that asked for it.

    Args:
        window: the window that the game is played in.
        daily: the deals of the day.
    """

    def __init__(self, window: MainWindow, daily: Daily) -> None:
        super().__init__(window)
        self._window = window
        self._daily = daily
        window.end_panel.share_asked.connect(self.share)

    def share(self) -> None:
        """Share what is on the board: a round that is played there, or the deal.

        Of a solution, a replay or somebody's game that was opened only the deal is shared: what it
        came to is not the player's.
        """
        from golf_desktop.ui.share.subject import DealSubject, RoundSubject

        window = self._window
        saved = window.rounds.round
        if window.rounds.is_on_board and saved is not None:
            self._ask(RoundSubject(saved), window)
        else:
            played = window.table.snapshot()
            if not window.table.is_own_play:
                played = played.unplayed()
            hides = window.rounds.hides(played.game.deal)
            self._ask(DealSubject(played, self._daily.day, hides), window)

    def share_day(self, result: DayResult, asker: QWidget) -> None:
        """Share what the deal of a day came to.

        Args:
            result: what it came to.
            asker: the window that asks.
        """
        from golf_desktop.ui.share.subject import DealSubject

        try:
            subject = DealSubject.of_day(result)
        except ValueError:  # somebody changed the file
            self._window.status.warn(self.tr("The moves of that day cannot be read."))
            return
        self._ask(subject, asker)

    def _ask(self, subject: Subject, asker: QWidget) -> None:
        from golf_desktop.ui.share.dialog import ShareDialog

        self._window.commands.ask(ShareDialog(subject, self._window.thinker, asker))
