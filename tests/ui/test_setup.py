"""The set-up: choosing the rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QRadioButton

from golf_desktop.engine.rules import QUEEN_ON_KING, STANDARD, WRAP, KingRule, Rules, Scoring
from golf_desktop.ui.dialogs.setup import SetupDialog
from golf_desktop.ui.main_window import MainWindow
from tests.ui.playing import CTRL, LEFT, NO_KEYS, in_dialog, press, signs

Key = Qt.Key
MakeWindow = Callable[..., MainWindow]


def click_radio(radio: QRadioButton) -> None:
    """Click on the mark of a radio button; the room beside its text does nothing."""
    QTest.mouseClick(radio, LEFT, NO_KEYS, QPoint(8, radio.height() // 2))
    assert radio.isChecked()


def choose(
    window: MainWindow,
    king: KingRule | None = None,
    scoring: Scoring | None = None,
    *,
    by: str = "ok",
) -> str:
    """Choose rules in the dialog; give what the dialog said about when they hold."""
    said: list[str] = []

    def act(dialog: SetupDialog) -> None:
        if king is not None:
            click_radio(dialog.kings[king])
        if scoring is not None:
            click_radio(dialog.scorings[scoring])
        said.append(dialog.when.text())
        if by == "ok":
            QTest.mouseClick(dialog.ok_button, LEFT)
        elif by == "deal":
            QTest.mouseClick(dialog.deal_button, LEFT)
        else:
            QTest.keyClick(dialog, Key.Key_Escape)

    with in_dialog(window, SetupDialog, act):
        press(window, Key.Key_U, CTRL)
    return said[0]


def test_before_the_first_move_a_change_holds_for_this_deal(window: MainWindow) -> None:
    said = choose(window, KingRule.QUEEN)
    assert "this deal already" in said
    assert window.table.game.deal.rules == QUEEN_ON_KING
    assert window.table.game.deal.number == 2
    assert window.status.rules.text() == "Queen on a king"
    assert window.status.currentMessage() == "These rules hold for this deal already."


def test_after_the_first_move_a_change_holds_for_the_next_deal(window: MainWindow) -> None:
    press(window, Key.Key_Space)
    said = choose(window, KingRule.WRAP)
    assert "next deal" in said
    assert window.table.game.deal.rules == STANDARD
    assert signs(window) == "."
    assert "from the next deal on" in window.status.currentMessage()
    press(window, Key.Key_N, CTRL)
    assert window.table.game.deal.rules == WRAP


def test_a_move_that_was_taken_back_is_a_first_move_too(window: MainWindow) -> None:
    press(window, Key.Key_Space)
    press(window, Key.Key_Z, CTRL)
    choose(window, KingRule.WRAP)
    assert window.table.game.deal.rules == STANDARD
    press(window, Key.Key_Y, CTRL)
    assert signs(window) == "."


def test_the_same_deal_again_keeps_its_rules(window: MainWindow) -> None:
    press(window, Key.Key_Space)
    choose(window, KingRule.WRAP)
    press(window, Key.Key_R, CTRL)
    assert window.table.game.deal.rules == STANDARD


def test_the_rules_are_played_by(window: MainWindow) -> None:
    choose(window, KingRule.WRAP)
    while str(window.table.position.waste) != "KH":
        press(window, Key.Key_Space)
    press(window, Key.Key_3)  # the ace of clubs on the king
    assert signs(window).endswith("3")


def test_deal_anew_deals_by_the_chosen_rules(window: MainWindow) -> None:
    press(window, Key.Key_Space)
    choose(window, KingRule.WRAP, Scoring.CARDS_LEFT, by="deal")
    assert window.table.game.deal.rules == Rules(KingRule.WRAP, Scoring.CARDS_LEFT)
    assert signs(window) == ""
    assert window.left_panel.isVisible()


def test_cancel_changes_nothing(window: MainWindow) -> None:
    choose(window, KingRule.WRAP, by="cancel")
    assert window.table.rules == STANDARD
    assert window.table.game.deal.rules == STANDARD


@pytest.mark.parametrize("king", list(KingRule))
@pytest.mark.parametrize("scoring", list(Scoring))
def test_the_rules_are_there_after_a_restart_of_the_program(
    make_window: MakeWindow, king: KingRule, scoring: Scoring
) -> None:
    first = make_window()
    choose(first, king, scoring)
    first.close()
    again = make_window(rules=None)
    assert again.table.game.deal.rules == Rules(king, scoring)


def test_the_dialog_shows_the_rules_of_the_next_deal(window: MainWindow) -> None:
    press(window, Key.Key_Space)
    choose(window, KingRule.WRAP)
    shown: list[Rules] = []

    def look(dialog: SetupDialog) -> None:
        shown.append(dialog.rules)
        dialog.reject()

    with in_dialog(window, SetupDialog, look):
        press(window, Key.Key_U, CTRL)
    assert shown == [WRAP]
