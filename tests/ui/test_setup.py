"""The set-up: choosing the rules and the deals."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QRadioButton
from pytestqt.qtbot import QtBot

from golf_desktop.app import build, do_what_is_asked
from golf_desktop.engine.rules import QUEEN_ON_KING, STANDARD, WRAP, KingRule, Rules, Scoring
from golf_desktop.solver.difficulty import Difficulty
from golf_desktop.storage.places import Places
from golf_desktop.storage.settings import Settings, StructFile
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.dialogs.setup import SetupDialog
from golf_desktop.ui.main_window import MainWindow
from tests.ui.playing import (
    CTRL,
    LEFT,
    NO_KEYS,
    Mouse,
    button,
    in_dialog,
    play_on,
    press,
    signs,
)

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
            click_radio(dialog.options.kings[king])
        if scoring is not None:
            click_radio(dialog.options.scorings[scoring])
        said.append(dialog.summary.when.text())
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
    assert window.status.rules.text() == "Golf, queen on a king"
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


def test_a_hole_keeps_its_rules_also_when_a_link_brings_it_meanwhile(window: MainWindow) -> None:
    said: list[str] = []

    def act(dialog: SetupDialog) -> None:
        for link in ("golf-solitaire:round/7", "golf-solitaire:deal/5"):
            do_what_is_asked(window, Wish(link=link).encode())
            said.append(dialog.summary.when.text())
        QTest.keyClick(dialog, Key.Key_Escape)

    with in_dialog(window, SetupDialog, act):
        press(window, Key.Key_U, CTRL)
    assert said[0] == "A round keeps its rules: a change holds from the next deal."
    assert "this deal already" in said[1]
    window.rounds.go_on()
    assert choose(window, KingRule.WRAP) == said[0]
    assert window.table.game.deal.rules == STANDARD


def test_of_a_deal_that_is_over_it_is_not_said_that_it_has_begun(window: MainWindow) -> None:
    play_on(window)
    assert choose(window) == "This deal is over: a change holds from the next one."


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


# -- Only deals that can be cleared ----------------------------------------------------------

NOT_WINNABLE = 1
"""A deal that cannot be cleared by the standard rules: while it is drawn, none is found."""
WINNABLE = 5
LOOKING = "Looking for a deal that can be cleared"


class Numbers:
    """Draws a deal number for the dealer of a window, always the same until it is told another."""

    def __init__(self, window: MainWindow, number: int) -> None:
        self.number = number
        window.dealer._draw_number = lambda: self.number


def choose_deals(window: MainWindow, level: str | None, *, by: str = "ok") -> None:
    """Choose in the dialog which deals are wanted; None for any at all."""

    def act(dialog: SetupDialog) -> None:
        if dialog.options.winnable.isChecked() != (level is not None):
            QTest.mouseClick(dialog.options.winnable, LEFT, NO_KEYS, QPoint(8, 8))
        assert dialog.options.difficulty.isEnabled() == (level is not None)
        if level is not None:
            dialog.options.difficulty.setFocus()
            QTest.keyClicks(dialog.options.difficulty, level)
            assert dialog.options.difficulty.currentText() == level
        QTest.mouseClick(dialog.ok_button if by == "ok" else dialog.deal_button, LEFT)

    with in_dialog(window, SetupDialog, act):
        press(window, Key.Key_U, CTRL)


def test_which_deals_are_wanted_is_there_after_a_restart(make_window: MakeWindow) -> None:
    first = make_window()
    choose_deals(first, "Hard")
    assert first.table.game.deal.number == 2, "the deal on the board stays"
    first.close()
    again = make_window()
    said: list[tuple[bool, str, bool]] = []

    def look(dialog: SetupDialog) -> None:
        difficulty = dialog.options.difficulty
        said.append(
            (dialog.options.winnable.isChecked(), difficulty.currentText(), difficulty.isEnabled())
        )

    with in_dialog(again, SetupDialog, look):
        press(again, Key.Key_U, CTRL)
    assert said == [(True, "Hard", True)]
    assert again._preferences.value.difficulty is Difficulty.HARD


def test_cancel_keeps_the_choice_of_deals(window: MainWindow) -> None:
    def act(dialog: SetupDialog) -> None:
        QTest.mouseClick(dialog.options.winnable, LEFT, NO_KEYS, QPoint(8, 8))
        assert dialog.options.winnable.isChecked()
        QTest.keyClick(dialog, Key.Key_Escape)

    with in_dialog(window, SetupDialog, act):
        press(window, Key.Key_U, CTRL)
    assert not window._preferences.value.winnable_only


def by_menu(window: MainWindow) -> None:
    window.menus.actions["new"].trigger()


def by_key(window: MainWindow) -> None:
    press(window, Key.Key_N, CTRL)


def by_panel(window: MainWindow) -> None:
    play_on(window)
    QTest.mouseClick(button(window.end_panel, "New deal"), LEFT)


def by_dialog(window: MainWindow) -> None:
    choose_deals(window, "Any", by="deal")


def by_second_start(window: MainWindow) -> None:
    do_what_is_asked(window, Wish(rules="standard").encode())


@pytest.mark.parametrize("ask", [by_menu, by_key, by_panel, by_dialog, by_second_start])
def test_each_way_to_a_new_deal_gives_one_that_can_be_cleared(
    window: MainWindow, qtbot: QtBot, ask: Callable[[MainWindow], None]
) -> None:
    numbers = Numbers(window, NOT_WINNABLE)
    choose_deals(window, "Any")
    ask(window)
    qtbot.waitUntil(lambda: LOOKING in window.status.currentMessage())
    assert window.table.game.deal.number == 2
    numbers.number = WINNABLE
    qtbot.waitUntil(lambda: not window.dealer.is_looking)
    assert window.table.game.deal.number == WINNABLE
    assert LOOKING not in window.status.currentMessage()
    assert window.dealer.solution is not None


def test_escape_ends_the_search_and_the_game_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    Numbers(window, NOT_WINNABLE)
    choose_deals(window, "Any")
    press(window, Key.Key_Space)
    press(window, Key.Key_Return)  # the ring, which Escape would hide
    press(window, Key.Key_N, CTRL)
    qtbot.waitUntil(lambda: LOOKING in window.status.currentMessage())
    press(window, Key.Key_Escape)
    assert not window.dealer.is_looking
    assert window.status.currentMessage() == ""
    assert window.scene.focus is not None
    press(window, Key.Key_Escape)
    assert window.scene.focus is None
    press(window, Key.Key_Space)
    assert signs(window) == ".."


def test_the_board_can_be_played_while_a_deal_is_looked_for(
    window: MainWindow, qtbot: QtBot, mouse: Mouse
) -> None:
    numbers = Numbers(window, NOT_WINNABLE)
    choose_deals(window, "Any")
    press(window, Key.Key_N, CTRL)
    mouse.click(30)
    press(window, Key.Key_Space)
    played = signs(window)
    assert len(played) == 2
    numbers.number = WINNABLE
    qtbot.waitUntil(lambda: not window.dealer.is_looking)
    assert signs(window) == ""
    QTest.mouseClick(button(window.left_panel, "Bring it back"), LEFT)
    assert signs(window) == played


def test_other_rules_chosen_while_a_deal_is_looked_for_are_those_of_the_deal(
    window: MainWindow, qtbot: QtBot
) -> None:
    Numbers(window, NOT_WINNABLE)
    choose_deals(window, "Any")
    press(window, Key.Key_N, CTRL)
    choose(window, KingRule.WRAP)
    qtbot.waitUntil(lambda: not window.dealer.is_looking)
    assert window.table.game.deal.number == NOT_WINNABLE
    assert window.table.game.deal.rules == WRAP


def test_a_deal_that_is_asked_for_by_its_number_comes_at_once(window: MainWindow) -> None:
    Numbers(window, NOT_WINNABLE)
    choose_deals(window, "Any")
    press(window, Key.Key_N, CTRL)
    do_what_is_asked(window, Wish(NOT_WINNABLE).encode())
    assert window.table.game.deal.number == NOT_WINNABLE
    assert not window.dealer.is_looking


def test_a_window_that_is_closed_while_a_deal_is_looked_for_leaves_no_thread(
    window: MainWindow,
) -> None:
    Numbers(window, NOT_WINNABLE)
    choose_deals(window, "Any")
    press(window, Key.Key_N, CTRL)
    assert any(thread.name == "thinker" for thread in threading.enumerate())
    window.close()
    assert not any(thread.name == "thinker" for thread in threading.enumerate())


def test_the_first_deal_can_be_cleared_too(qtbot: QtBot, places: Places) -> None:
    StructFile(places.config / "settings.json", Settings).save(Settings(winnable_only=True))
    window = build(Wish(), places)
    numbers = Numbers(window, NOT_WINNABLE)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: LOOKING in window.status.currentMessage())
    numbers.number = WINNABLE
    qtbot.waitUntil(lambda: not window.dealer.is_looking)
    assert window.table.game.deal.number == WINNABLE
    qtbot.waitUntil(lambda: window.dealer.has_next)
    window.close()
    again = build(Wish(), places)
    qtbot.addWidget(again)
    assert again.table.game.deal.number == WINNABLE, "the game that was on the board goes on"
    assert not again.dealer.is_looking
