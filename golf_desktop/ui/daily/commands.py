"""What the window can be asked to do with deals of the day, and what it shows."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from golf_desktop.model.daily import Daily
from golf_desktop.ui.daily.texts import day_status, day_title, too_early_text

if TYPE_CHECKING:  # the windows and the database are loaded when they are wanted
    from golf_desktop.storage.days import DayResult
    from golf_desktop.storage.statistics import Statistics
    from golf_desktop.ui.daily.window import CalendarWindow
    from golf_desktop.ui.main_window import MainWindow


class DayCommands(QObject):
    """Shows the calendar, deals what is chosen there, and lets its results be shared.

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
        self._calendar: CalendarWindow | None = None
        daily.changed.connect(self._follow)
        daily.failed.connect(window.status.warn)
        self._follow()

    def show_calendar(self) -> None:
        """Show the calendar, beside the board, which can be played on."""
        from golf_desktop.ui.daily.window import CalendarWindow

        if self._calendar is None:
            self._calendar = CalendarWindow(self._daily, self._open_statistics(), self._window)
            self._calendar.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self._calendar.destroyed.connect(self._forget_calendar)
            self._calendar.chosen.connect(self._play)
            self._calendar.share_asked.connect(self._share)
        self._calendar.show()
        self._calendar.raise_()
        self._calendar.activateWindow()
        self._daily.learn(self._daily.today)  # most likely it is wanted next

    def deal(self, day: date) -> bool:
        """Deal the deal of a day, or go on with it; say whether its day has come."""
        if self.is_in_play(day) or self._daily.deal_day(day):
            return True
        self._window.status.warn(too_early_text(day))
        return False

    def is_in_play(self, day: date) -> bool:
        """Whether the deal of a day lies on the board, is played there and is not over."""
        table = self._window.table
        is_there = self._daily.day == day and not table.is_replay
        return is_there and table.game.outcome() is None

    @property
    def title(self) -> str:
        """What the deal of the day on the board is called; nothing for another deal."""
        return "" if self._daily.day is None else day_title(self._daily.day)

    def speak(self) -> None:
        """Say what is on the board in the language that is spoken now."""
        self._follow()

    def _follow(self) -> None:
        """Show which day's deal is on the board."""
        day = self._daily.day
        self._window.status.show_day("" if day is None else day_status(day))

    def follow_statistics(self) -> None:
        """Show what has been recorded since, where the calendar is open."""
        if self._calendar is not None and self._calendar.isVisible():
            self._calendar.refresh()

    def _play(self, day: date) -> None:
        if self.deal(day) and self._calendar is not None:
            self._calendar.close()
            self._window.activateWindow()

    def _share(self, result: DayResult) -> None:
        self._window.share_commands.share_day(result, self._calendar or self._window)

    def _forget_calendar(self) -> None:
        self._calendar = None
