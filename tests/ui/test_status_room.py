"""Messages have their place, whatever stands beside them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from golf_desktop.engine.position import Play, Refusal
from golf_desktop.engine.rules import KingRule, Rules, Scoring
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.rule_texts import rules_sentence
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


def test_the_program_has_its_icon_and_its_desktop_file(window: MainWindow) -> None:
    assert not window.windowIcon().isNull()
    assert window.windowIcon().availableSizes()
    assert QApplication.instance() is not None
