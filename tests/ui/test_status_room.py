"""Messages have their place, whatever stands beside them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from golf_desktop.engine.layout import DOUBLE_GOLF
from golf_desktop.engine.position import Play, Refusal
from golf_desktop.engine.rules import KingRule, Rules, Scoring
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.rule_texts import rules_sentence
from golf_desktop.ui.status import StatusLine
from golf_desktop.ui.texts import refusal_text

LONG_RULES = Rules(KingRule.NOTHING, Scoring.CARDS_LEFT)


@pytest.mark.parametrize("reason", list(Refusal))
def test_every_refusal_is_read_whole_at_640_pixels_beside_a_long_deal_number(
    make_window: Callable[..., MainWindow], reason: Refusal
) -> None:
    window = make_window(10**20, LONG_RULES, size=(640, 480))
    text = refusal_text(window.table.position, Play(30), reason)
    window.status.tell(text)
    needed = window.status.fontMetrics().horizontalAdvance(text)
    labels = (window.status.deal, window.status.rules, window.status.moves)
    shown = (label for label in (*labels, window.status.time, window.status.score))
    beside = sum(label.width() for label in shown if label.isVisible())
    assert needed + beside <= window.status.width()
    window.status.clearMessage()
    assert window.status.deal.isVisible()
    assert window.status.score.isVisible()


def test_the_rules_can_be_read_at_640_pixels_whatever_else_is_told(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window(10**20, LONG_RULES, size=(640, 480))
    window.indicator.begin()
    window.menus.actions["indicator"].trigger()
    status = window.status
    for _ in range(12):
        window.table.turn()
    qtbot.waitUntil(lambda: window.indicator.outlook is not None)
    QTest.qWait(0)
    assert status.rules.isVisible()
    assert status.rules.width() >= status.rules.sizeHint().width()
    assert status.rules.geometry().right() <= status.width()
    assert status.rules.toolTip() == rules_sentence(LONG_RULES)
    status.tell("A message")
    status.clearMessage()
    assert status.rules.isVisible()


@pytest.mark.parametrize(
    ("rules", "short"),
    [
        (LONG_RULES, "Dead King Golf, zero best"),
        (Rules(KingRule.QUEEN, jokers=1), "Golf, Q on K, 1 joker"),
        (
            Rules(KingRule.WRAP, Scoring.CARDS_LEFT, DOUBLE_GOLF, 2),
            "Double Putt, 2 jokers, zero best",
        ),
    ],
)
def test_the_rules_stay_beside_a_message_of_any_length_which_is_cut_and_told_by_its_tool_tip(
    make_window: Callable[..., MainWindow], rules: Rules, short: str
) -> None:
    window = make_window(2, rules, size=(640, 480))
    status, message = window.status, "A file could not be read, and that is told at length. " * 8
    whole = status.rules.text()
    status.warn(message)
    QTest.qWait(0)
    assert window.width() == 640
    assert status.rules.isVisible()
    assert status.rules.text() == short
    assert status.rules.width() >= status.rules.sizeHint().width()
    assert status.rules.geometry().right() <= status.width()
    assert status.rules.toolTip() == rules_sentence(rules)
    assert status.toolTip() == message
    assert painted_to(status) < status.rules.x()
    status.clearMessage()
    assert status.rules.text() == whole
    assert not status.toolTip()


def painted_to(status: StatusLine) -> int:
    """How far from the left edge something is painted, what tells of the deal aside."""
    picture = status.grab(QRect(0, 0, status.rules.x(), status.height())).toImage()
    ground = picture.pixel(1, picture.height() // 2)
    return max(
        x
        for x in range(picture.width())
        if any(picture.pixel(x, y) != ground for y in range(3, picture.height() - 3))
    )


def test_a_message_that_fits_leaves_the_rules_as_they_are(window: MainWindow) -> None:
    window.status.tell("That card does not fit.")
    assert window.status.rules.text() == "Golf, nothing on a king"
    assert not window.status.toolTip()


def test_the_program_has_its_icon_and_its_desktop_file(window: MainWindow) -> None:
    assert not window.windowIcon().isNull()
    assert window.windowIcon().availableSizes()
    assert QApplication.instance() is not None
