"""What the program says about the deals of the day, in the player's language."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from golf_desktop.engine.daily import Streak
from golf_desktop.ui.language import counted
from golf_desktop.ui.texts import number_text

if TYPE_CHECKING:  # the database is loaded late
    from golf_desktop.storage.days import DayResult


def _tr(text: str) -> str:
    return QCoreApplication.translate("daily", text)


def _counted(one: str, several: str, number: int) -> str:
    return counted("daily", one, several, number)


CLEARED_SIGN, STUCK_SIGN, LATE_SIGN = "✓", "✗", "↓"
"""How a deal ended, and that it was played after its day."""
_WEEKDAY = re.compile(r"^dddd[,،]? *|[,،]? *dddd$")
"""The name of the weekday where it begins or ends the form of a date, and what parts it off."""


def long_day(day: date) -> str:
    """A day with all its parts, as the player's country writes it."""
    return QLocale().toString(_qdate(day), QLocale.FormatType.LongFormat)


def plain_day(day: date) -> str:
    """A day without its weekday, as the player's country writes it.

    The month goes by its name, so that nobody takes it for the day. What is short for it does
    not: in Finnish nobody writes it into a date.
    """
    form = QLocale().dateFormat(QLocale.FormatType.LongFormat)
    return QLocale().toString(_qdate(day), _WEEKDAY.sub("", form))


def month_title(month: date) -> str:
    """A month with its year."""
    name = QLocale().standaloneMonthName(month.month, QLocale.FormatType.LongFormat)
    return _tr("{month} {year}").format(month=name[:1].upper() + name[1:], year=month.year)


def day_title(day: date) -> str:
    """What the deal of a day is called."""
    return _tr("Deal of the day, {day}").format(day=long_day(day))


def day_status(day: date) -> str:
    """What the deal of a day is called in the status line."""
    return _tr("Day {day}").format(day=plain_day(day))


def too_early_text(day: date) -> str:
    """Why the deal of a day that is still to come is not dealt."""
    return _tr("The deal of {day} can be played from that day on.").format(day=long_day(day))


def result_text(result: DayResult) -> str:
    """How a deal ended: ``cleared, score −3``, and whether that was late."""
    form = _tr("cleared, score {score}") if result.is_cleared else _tr("not cleared, score {score}")
    text = form.format(score=number_text(result.score))
    if result.is_late:
        return _tr("{result}, {late}").format(result=text, late=late_text(result.played))
    return text


def late_text(played: date) -> str:
    """That a deal of the day was played on a later date than its own."""
    return _tr("played late, on {day}").format(day=plain_day(played))


def day_text(day: date, result: DayResult | None, today: date) -> str:
    """A day and what is known of its deal.

    Args:
        day: the day.
        result: what the deal came to, or None when it came to nothing yet.
        today: the day that it is.
    """
    if result is not None:
        said = result_text(result)
    elif day > today:
        said = _tr("not to be played yet")
    else:
        said = _tr("today, not played yet") if day == today else _tr("not played")
    return _tr("{day}: {result}").format(day=long_day(day), result=said)


def help_text(hints: int, undos: int) -> str:
    """With what help a deal was played; nothing for none."""
    parts = []
    if hints:
        parts.append(_counted("1 hint", "%n hints", hints))
    if undos:
        parts.append(_counted("1 move taken back", "%n moves taken back", undos))
    return ", ".join(parts)


def streak_text(name: str, streak: Streak) -> str:
    """A streak: what is counted, how many days, and the most there ever were."""
    current = _counted("1 day in a row", "%n days in a row", streak.current)
    text = _tr("{name}: {current}, at most {longest}")
    return text.format(name=name, current=current, longest=streak.longest)


def _qdate(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
