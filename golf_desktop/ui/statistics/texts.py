"""What the statistics window says about attempts and rules, in the player's language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from golf_desktop.engine.layout import LAYOUTS
from golf_desktop.engine.rules import STANDARD
from golf_desktop.storage.attempt import Entry, Result, RuleSet
from golf_desktop.storage.selection import Column
from golf_desktop.ui.language import counted, in_order
from golf_desktop.ui.rule_texts import jokers_text, layout_title, rules_text
from golf_desktop.ui.texts import number_text, percent_text, time_text

NONE = "–"
"""Stands where there is no value yet."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("statistics", text)


def _counted(one: str, several: str, number: int) -> str:
    return counted("statistics", one, several, number)


def layout_text(name: str) -> str:
    """A layout by its name in files: ``Tri Peaks`` for ``tri-peaks``."""
    known = LAYOUTS.get(name)
    return name.replace("-", " ").title() if known is None else layout_title(known)


def rule_set_text(rules: RuleSet) -> str:
    """A rule set in a few words; one that this version does not know by its names in files."""
    known = rules.known
    if known is not None:
        return rules_text(known)
    parts = [layout_text(rules.layout), rules.king_rule, rules.scoring]
    if rules.jokers:
        parts.append(jokers_text(rules.jokers))
    if rules.packs != 1:
        parts.append(_counted("1 pack", "%n packs", rules.packs))
    return ", ".join(parts)


def result_text(result: Result) -> str:
    """How an attempt ended, in a word."""
    return {
        Result.CLEARED: _tr("Cleared"),
        Result.STUCK: _tr("Stuck"),
        Result.LEFT: _tr("Left"),
    }[result]


def when_text(moment: datetime) -> str:
    """A moment in local time, in the short form of the player's country."""
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)


def deal_number_text(entry: Entry) -> str:
    """The deal's number."""
    deal = entry.attempt.deal
    return _tr("Own board") if deal is None else str(deal)


def count_text(number: int) -> str:
    """How many, with the player's separators."""
    return QLocale().toString(number)


def copied_text(count: int) -> str:
    """That so many attempts were copied."""
    form = _counted("The attempt was copied.", "{count} attempts were copied.", count)
    return form.format(count=count_text(count))


def share_text(share: float) -> str:
    """A part of one as a percentage."""
    return percent_text(decimal_text(100 * share))


def decimal_text(number: float) -> str:
    """A number to one decimal, with a real minus sign."""
    # Adding zero takes the sign off a zero that was rounded from below.
    text = QLocale().toString(round(number, 1) + 0.0, "f", 1).replace("-", "−")
    return in_order(text) if number < 0 else text


@dataclass(frozen=True, slots=True)
class Field:
    """A column of the list of attempts.

    Attributes:
        title: what it is called.
        by: what the store orders it by.
        text: what it shows of an attempt.
        widest: a text that needs about as much room as any.
        align: where in the column it stands; numbers that are compared stand to the right.
        tip: what its title means, where that is not plain.
    """

    title: str
    by: Column
    text: Callable[[Entry], str]
    widest: str
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignRight
    tip: str = ""


def fields() -> tuple[Field, ...]:
    """The columns of the list of attempts, from left to right."""
    left = Qt.AlignmentFlag.AlignLeft
    noon = datetime(2028, 12, 28, 12, 58).astimezone()
    words = max(map(result_text, Result), key=len)
    return (
        Field(
            _tr("When"),
            Column.SEQUENCE,
            lambda entry: when_text(entry.attempt.begun),
            when_text(noon),
            left,
        ),
        Field(_tr("Deal"), Column.DEAL, deal_number_text, "999999", left),
        Field(
            _tr("Rules"),
            Column.RULES,
            lambda entry: rule_set_text(entry.attempt.rules),
            rules_text(STANDARD),
            left,
        ),
        Field(
            _tr("Attempt"),
            Column.NUMBER,
            lambda entry: str(entry.number),
            "99",
            Qt.AlignmentFlag.AlignHCenter,
            _tr("Which attempt at this deal it is"),
        ),
        Field(
            _tr("Result"),
            Column.RESULT,
            lambda entry: result_text(entry.attempt.result),
            words,
            left,
        ),
        Field(_tr("Score"), Column.SCORE, lambda entry: number_text(entry.attempt.score), "−16"),
        Field(
            _tr("Cards"),
            Column.CARDS_LEFT,
            lambda entry: str(entry.attempt.cards_left),
            "35",
            tip=_tr("Cards left in the columns"),
        ),
        Field(_tr("Moves"), Column.MOVES, lambda entry: str(entry.attempt.moves), "51"),
        Field(_tr("Undos"), Column.UNDOS, lambda entry: str(entry.attempt.undos), "99"),
        Field(_tr("Hints"), Column.HINTS, lambda entry: str(entry.attempt.hints), "99"),
        Field(_tr("Time"), Column.SECONDS, lambda entry: time_text(entry.attempt.seconds), "59:59"),
    )
