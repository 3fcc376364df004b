"""The calendar of the deals of the day: beside the board, which can be played on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QCloseEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.engine.daily import FIRST_DAY, Streak
from golf_desktop.model.daily import Daily
from golf_desktop.storage.days import DayResult
from golf_desktop.storage.statistics import Statistics
from golf_desktop.ui.arrows import ArrowButton
from golf_desktop.ui.daily.month import MonthView, month_away
from golf_desktop.ui.daily.texts import (
    CLEARED_SIGN,
    LATE_SIGN,
    STUCK_SIGN,
    month_title,
    streak_text,
)
from golf_desktop.ui.design import MARGIN, embolden, small_print
from golf_desktop.ui.flow import Flow
from golf_desktop.ui.scrolling import add_footer
from golf_desktop.ui.side_window import SideWindow
from golf_desktop.ui.statistics.message import MessageLine
from golf_desktop.ui.statistics.reader import Reader
from golf_desktop.ui.touch import least_target

_SIZE, _SMALLEST = QSize(520, 460), QSize(340, 320)


class CalendarWindow(SideWindow):
    """Shows a month with the results of its days, and deals the day that is chosen.

    Args:
        daily: the deals of the day.
        statistics: the results; the window lets go of it when it is closed.
        parent: the window with the board.
    """

    help_page = "scoring#day"
    """The page of the help that tells of it."""

    chosen = Signal(object)
    """The player wants to play the deal of a day: its date."""
    share_asked = Signal(object)
    """The player wants to share a result: the `DayResult`."""

    def __init__(self, daily: Daily, statistics: Statistics, parent: QWidget) -> None:
        super().__init__(parent, _SIZE, _SMALLEST)
        self._daily = daily
        self.results: dict[date, DayResult] = {}
        self.reader = Reader(statistics, QCoreApplication.instance())
        self.destroyed.connect(self.reader.close)
        self.view = MonthView()
        self.month = QLabel()
        self.detail = QLabel()
        self.cleared, self.played, self.legend = QLabel(), QLabel(), QLabel()
        self.message = MessageLine()
        self._lay_out()
        self._dim_small_print()
        self._say()
        self.view.day_wanted.connect(self.go_to)
        self.view.day_chosen.connect(self._choose)
        self.view.day_looked_at.connect(self._tell_day)
        self.reader.failed.connect(self.message.tell)
        self.go_to(daily.day or daily.today)
        self.refresh()
        self.view.setFocus()

    def go_to(self, day: date) -> None:
        """Show a day in its month."""
        shown = max(day, FIRST_DAY)
        self.month.setText(month_title(shown))
        self.back.setEnabled(shown.replace(day=1) > FIRST_DAY)
        self.view.go_to(shown, self._daily.today, self.results)

    def refresh(self) -> None:
        """Ask for the results anew."""
        self.reader.ask("days", lambda statistics: statistics.days(), self._take)

    def _take(self, results: dict[date, DayResult]) -> None:
        self.results = results
        self._show_streaks()
        self.go_to(self.view.day)

    def _show_streaks(self) -> None:
        today = self._daily.today
        soon = [each for each in self.results.values() if each.counts_in_streak]
        played = Streak.of((each.day for each in soon), today)
        cleared = Streak.of((each.day for each in soon if each.is_cleared), today)
        self.played.setText(streak_text(self.tr("Played"), played))
        self.cleared.setText(streak_text(self.tr("Cleared"), cleared))

    def _tell_day(self, day: date) -> None:
        """Say what is known of the day that is looked at."""
        model = self.view.days
        self.detail.setText(model.told(day))
        self.play.setEnabled(model.offers(day))
        is_played = day in self.results
        self.play.setText(self.tr("&Practise") if is_played else self.tr("&Play"))
        self.share.setEnabled(is_played)
        QAccessible.updateAccessibility(
            QAccessibleEvent(self.detail, QAccessible.Event.NameChanged)
        )

    def _choose(self, day: date) -> None:
        if self.view.days.offers(day):
            self.chosen.emit(day)
        else:
            self.message.tell(self.view.days.told(day))

    def _share(self) -> None:
        result = self.results.get(self.view.day)
        if result is not None:
            self.share_asked.emit(result)

    # -- The window itself -----------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language; midnight may have passed since the window was looked at last."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._say()
            self.go_to(self.view.day)
        elif event.type() is QEvent.Type.ActivationChange and self._is_of_yesterday:
            self._show_streaks()
            self.go_to(self.view.day)

    @property
    def _is_of_yesterday(self) -> bool:
        return self.isActiveWindow() and self._daily.today != self.view.days.today

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let go of the statistics."""
        self.reader.close()
        super().closeEvent(event)

    def _dim_small_print(self) -> None:
        self.legend.setPalette(small_print(self.palette()))

    def _say(self) -> None:
        """Name everything, in the language that is spoken now."""
        self.setWindowTitle(self.tr("Deals of the day"))
        self.view.name()
        self.back.setAccessibleName(self.tr("The month before"))
        self.back.setToolTip(self.tr("The month before (Page Up)"))
        self.forward.setAccessibleName(self.tr("The next month"))
        self.forward.setToolTip(self.tr("The next month (Page Down)"))
        self.today.setText(self.tr("&Today"))
        self.share.setText(self.tr("&Share…"))
        self.close_button.setText(self.tr("&Close"))
        legend = self.tr("{cleared} cleared   {stuck} not cleared   {late} played after its day")
        self.legend.setText(legend.format(cleared=CLEARED_SIGN, stuck=STUCK_SIGN, late=LATE_SIGN))
        self._show_streaks()

    def _lay_out(self) -> None:
        self.back, self.forward = ArrowButton(leads_on=False), ArrowButton(leads_on=True)
        self.back.clicked.connect(lambda: self._turn(-1))
        self.forward.clicked.connect(lambda: self._turn(1))
        self.today = self._button(lambda: self.go_to(self._daily.today))
        self.play = self._button(lambda: self._choose(self.view.day))
        self.share = self._button(self._share)
        self.close_button = self._button(self.close)
        embolden(self.month)
        self.month.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.detail.setWordWrap(True)
        self.legend.setWordWrap(True)
        head = QHBoxLayout()
        head.addWidget(self.back)
        head.addWidget(self.month, 1)
        head.addWidget(self.forward)
        streaks = Flow(across=2)
        streaks.addWidget(self.cleared)
        streaks.addWidget(self.played)
        buttons = Flow()
        for button in (self.play, self.share, self.today):
            buttons.addWidget(button)
        buttons.add_stretch()
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.addLayout(head)
        column.addWidget(self.view, 1)
        column.addWidget(self.legend)
        column.addWidget(self.detail)
        column.addLayout(streaks)
        column.addWidget(self.message)
        add_footer(self.body, buttons)
        if least_target():  # no day may be smaller than a finger
            self.setMinimumSize(column.minimumSize().expandedTo(_SMALLEST))

    def _turn(self, months: int) -> None:
        self.view.want(month_away(self.view.day, months).toordinal())

    def _button(self, act: Callable[[], object]) -> QPushButton:
        button = QPushButton()
        button.clicked.connect(lambda: act())  # without the "checked" that Qt would pass
        return button
