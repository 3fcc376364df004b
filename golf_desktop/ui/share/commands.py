"""What the window can be asked to share: what is on the board, or what a day came to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from golf_desktop.model.daily import Daily

if TYPE_CHECKING:  # the dialog and the database are loaded when they are wanted
    from golf_desktop.storage.days import DayResult
    from golf_desktop.storage.statistics import Statistics
    from golf_desktop.ui.main_window import MainWindow
    from golf_desktop.ui.share.dialog import ShareDialog
    from golf_desktop.ui.share.subject import DealSubject, Subject


class ShareCommands(QObject):
    """Shows what is shared in a dialog above the window that asked for it.

    Args:
        window: the window that the game is played in.
        daily: the deals of the day.
        open_statistics: gives the statistics, when they are wanted.
    """

    def __init__(
        self, window: MainWindow, daily: Daily, open_statistics: Callable[[], Statistics]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._daily = daily
        self._open_statistics = open_statistics
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
            window.commands.ask(lambda: self._dialog(RoundSubject(saved), window))
            return
        played = window.table.snapshot()
        if not window.table.is_own_play:
            played = played.unplayed()
        subject = DealSubject(
            played,
            self._daily.day,
            window.rounds.hides(played.game.deal),
            None if played.begun is None else played.begun.date(),
        )
        window.commands.ask(lambda: self._deal_dialog(subject))

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
        self._window.commands.ask(lambda: self._dialog(subject, asker))

    def _deal_dialog(self, subject: DealSubject) -> ShareDialog:
        dialog = self._dialog(subject, self._window)
        if subject.day is not None and subject.is_over:
            self._tell_practice(dialog, subject, subject.day)
        return dialog

    def _tell_practice(self, dialog: ShareDialog, subject: DealSubject, day: date) -> None:
        """Say in a dialog that it is practice, once it is known that another attempt counts."""
        from golf_desktop.ui.statistics.reader import Reader

        def take(results: dict[date, DayResult]) -> None:
            filed = results.get(day)
            if filed is not None and filed.attempt != subject.saved.attempt:
                dialog.show_subject(replace(subject, is_practice=True))

        reader = Reader(self._open_statistics(), QCoreApplication.instance())
        reader.failed.connect(dialog.message.tell)
        dialog.finished.connect(reader.close)
        reader.ask("days", lambda statistics: statistics.days(), take)

    def _dialog(self, subject: Subject, asker: QWidget) -> ShareDialog:
        from golf_desktop.ui.share.dialog import ShareDialog
        from golf_desktop.ui.share.picture import Dress

        window = self._window
        return ShareDialog(subject, window.thinker, Dress(window.look, window.faces), asker)
