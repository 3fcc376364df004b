"""Hints, the indicator and solutions in the window, by real keys; the thinker is the real one."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from golf_desktop.app import build
from golf_desktop.engine.deal import deal
from golf_desktop.engine.position import TURN, Outcome, Play, Position
from golf_desktop.engine.round import NineHoles
from golf_desktop.engine.rules import GAMES, WRAP, Rules
from golf_desktop.solver.exact import solve
from golf_desktop.storage.places import Places
from golf_desktop.storage.settings import HintKind
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.board.target import Spot
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.settings.dialog import SettingsDialog
from tests.engine.boards import clearable_board
from tests.ui.playing import CTRL, assert_board_shows_game, enter, in_dialog, press, signs

Key = Qt.Key
MakeWindow = Callable[..., MainWindow]


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    """Deal 9, turning the corner: two cards fit at once."""
    return make_window(9, WRAP)


def set_up(window: MainWindow, *, hints: HintKind = HintKind.FAIR, indicator: bool = False) -> None:
    """Choose in the settings dialog what hints may know and what is shown."""

    def choose(dialog: SettingsDialog) -> None:
        dialog.tabs.setCurrentWidget(dialog.play)
        dialog.play.hints.setFocus()
        QTest.keyClick(dialog.play.hints, Key.Key_End if hints is HintKind.SEEING else Key.Key_Home)
        if dialog.play.checks["show_indicator"].isChecked() is not indicator:
            QTest.keyClick(dialog.play.checks["show_indicator"], Key.Key_Space)

    with in_dialog(window, SettingsDialog, choose):
        press(window, Key.Key_Comma, CTRL)
    window.scene.animator.factor = 0.0  # which follows the settings
    window.indicator.begin()
    QTest.qWaitForWindowActive(window)


def switch_indicator(window: MainWindow) -> None:
    """Switch the indicator by its key."""
    QTest.qWaitForWindowActive(window)
    window.indicator.begin()
    press(window, Key.Key_I)
    window.scene.animator.factor = 0.0


def thinking_threads() -> list[str]:
    return [each.name for each in threading.enumerate() if each.name == "thinker"]


def wait_for_outlook(qtbot: QtBot, window: MainWindow) -> str:
    """The text of the indicator, once there is one."""
    qtbot.waitUntil(lambda: window.indicator.outlook is not None)
    return window.status.outlook.text()


# -- Hints ---------------------------------------------------------------------------------


def test_a_hint_names_what_it_gains(window: MainWindow, qtbot: QtBot) -> None:
    press(window, Key.Key_H)
    qtbot.waitUntil(lambda: window.scene.hinted is not None)
    assert "at best on average; " in window.status.currentMessage()
    qtbot.waitUntil(lambda: window.thinker.is_idle)
    assert window.table.snapshot().hints == 1


def test_a_seeing_hint_names_the_scores_themselves(window: MainWindow, qtbot: QtBot) -> None:
    set_up(window, hints=HintKind.SEEING)
    press(window, Key.Key_H)
    qtbot.waitUntil(lambda: window.scene.hinted is not None)
    best = solve(window.table.position).best_score
    text = window.status.currentMessage()
    assert f"best can be {best}".replace("-", "−") in text
    target = window.scene.hinted
    move = Play(target) if isinstance(target, int) else TURN
    assert solve(window.table.position.play(move)).best_score == best


def test_a_late_hint_is_never_shown_for_another_position(window: MainWindow, qtbot: QtBot) -> None:
    """Outrun the solver with moves and undos: what is marked is right for what is on the board."""
    heard: list[Position] = []
    window.adviser.hinted.connect(lambda _hint: heard.append(window.table.position))
    for _ in range(25):
        press(window, Key.Key_H)
        press(window, Key.Key_Space)
        assert window.scene.hinted is None
        qtbot.wait(1)
        assert window.scene.hinted is None  # the answer was about the position before
        press(window, Key.Key_Z, CTRL)
    press(window, Key.Key_Space)
    press(window, Key.Key_H)
    qtbot.waitUntil(lambda: window.scene.hinted is not None)
    qtbot.waitUntil(lambda: window.thinker.is_idle)
    assert set(heard) == {window.table.position}


def test_what_was_thought_of_a_position_is_not_told_of_the_next(
    window: MainWindow, qtbot: QtBot
) -> None:
    set_up(window, hints=HintKind.SEEING)
    press(window, Key.Key_H)
    press(window, Key.Key_Space)
    qtbot.waitUntil(lambda: window.thinker.is_idle and thinking_threads() == [])
    qtbot.wait(1)
    assert not window.adviser.is_ready
    press(window, Key.Key_H)
    qtbot.waitUntil(lambda: window.scene.hinted is not None)
    best = solve(window.table.position).best_score
    assert f"best can be {best}".replace("-", "−") in window.status.currentMessage()


def test_a_hint_that_was_thought_of_ahead_is_there_at_once(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.adviser.begin()
    qtbot.waitUntil(lambda: not window.thinker.is_idle)
    qtbot.waitUntil(lambda: window.thinker.is_idle and thinking_threads() == [])
    qtbot.waitUntil(lambda: window.adviser.is_ready)
    assert window.scene.hinted is None
    press(window, Key.Key_H)
    assert window.scene.hinted is not None


def test_other_hints_are_chosen_and_thought_of_anew(window: MainWindow, qtbot: QtBot) -> None:
    press(window, Key.Key_H)
    qtbot.waitUntil(lambda: window.scene.hinted is not None)
    set_up(window, hints=HintKind.SEEING)
    press(window, Key.Key_H)
    qtbot.waitUntil(lambda: "best can be" in window.status.currentMessage())


# -- The indicator -------------------------------------------------------------------------


def test_the_indicator_is_off_by_default(window: MainWindow) -> None:
    assert not window.status.outlook.isVisible()
    press(window, Key.Key_Space)
    assert window.thinker.is_idle


def test_the_indicator_tells_of_the_position_on_the_board(window: MainWindow, qtbot: QtBot) -> None:
    set_up(window, indicator=True)
    told: list[str] = []
    window.indicator.changed.connect(lambda: told.append(window.status.outlook.text()))
    for key in (Key.Key_Space, Key.Key_Space, Key.Key_Space):
        shown = wait_for_outlook(qtbot, window)
        best = solve(window.table.position).best_score
        assert shown.endswith(f"best {best}".replace("-", "−"))
        assert shown.startswith("Can be" if best <= 0 else "Cannot be")
        told.clear()
        press(window, key)
        assert told[0] == "…"


def test_with_the_indicator_on_a_start_with_a_new_deal_tells_at_once(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    first = make_window()
    switch_indicator(first)
    first.close()
    again = make_window(3)
    assert again.thinker.is_idle  # not before the first frame
    again.indicator.begin()
    assert wait_for_outlook(qtbot, again).endswith("best 1")


def test_nothing_is_thought_of_before_the_first_frame(
    make_window: MakeWindow, places: Places
) -> None:
    first = make_window()
    switch_indicator(first)
    press(first, Key.Key_Space)
    first.close()
    again = build(Wish(), places)
    assert again.table.game.is_begun
    assert again.thinker.is_idle
    again.close()
    again.deleteLater()


@pytest.mark.parametrize("help_asked", ["hint", "indicator", "solution", "review"])
def test_whoever_looks_at_the_answer_has_been_helped(
    window: MainWindow, qtbot: QtBot, help_asked: str
) -> None:
    press(window, Key.Key_Space)
    assert window.table.snapshot().hints == 0
    if help_asked == "hint":
        press(window, Key.Key_H)
    elif help_asked == "indicator":
        switch_indicator(window)
        wait_for_outlook(qtbot, window)
        press(window, Key.Key_Space)
        wait_for_outlook(qtbot, window)
    elif help_asked == "solution":
        show_solution(window, qtbot)
        window.table.bring_back()
    else:
        press(window, Key.Key_E, CTRL)
    assert window.table.snapshot().hints == 1


def test_the_indicator_names_the_move_that_lost_the_clear(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    enter(window, clearable_board(0))
    switch_indicator(window)
    assert wait_for_outlook(qtbot, window).startswith("Can be cleared")
    lost_at = 0
    while window.table.game.outcome() is None:
        press(window, Key.Key_Space)
        clearable = solve(window.table.position).winnable
        if not clearable and not lost_at:
            lost_at = window.table.game.cursor
        shown = wait_for_outlook(qtbot, window)
        expected = f"Cannot be cleared since move {lost_at}," if lost_at else "Can be cleared,"
        assert shown.startswith(expected)
    while window.table.undo():
        pass
    assert wait_for_outlook(qtbot, window).startswith("Can be cleared")


def test_the_indicator_follows_rules_deals_and_its_switch(window: MainWindow, qtbot: QtBot) -> None:
    switch_indicator(window)
    for number, rules in ((9, WRAP), (1, Rules()), (2, Rules())):
        window.table.new_deal(number, rules)
        best = solve(Position.from_deal(deal(number, rules))).best_score
        assert wait_for_outlook(qtbot, window).endswith(str(best).replace("-", "−"))
    window.table.choose_rules(WRAP)
    best = solve(Position.from_deal(deal(2, WRAP))).best_score
    assert wait_for_outlook(qtbot, window).endswith(str(best).replace("-", "−"))
    press(window, Key.Key_I)
    assert not window.status.outlook.isVisible()


# -- Solutions -----------------------------------------------------------------------------


def show_solution(window: MainWindow, qtbot: QtBot) -> None:
    window.menus.actions["solution"].trigger()
    qtbot.waitUntil(lambda: window.table.is_solution)


def test_a_solution_is_shown_step_by_step(window: MainWindow, qtbot: QtBot) -> None:
    press(window, Key.Key_Space)
    best = solve(window.table.position).best_score
    show_solution(window, qtbot)
    assert signs(window) == "."
    assert window.replay_bar.isVisible()
    while window.table.game.can_redo:
        press(window, Key.Key_Right, CTRL)
        assert_board_shows_game(window)
    assert window.table.position.score == best


def test_from_a_solution_the_player_goes_back_or_takes_over(
    window: MainWindow, qtbot: QtBot
) -> None:
    press(window, Key.Key_Space)
    before = window.table.position
    show_solution(window, qtbot)
    press(window, Key.Key_Right, CTRL)
    assert not window.left_panel.isVisible()
    window.replay_bar.leave.trigger()
    assert window.table.position == before
    assert not window.table.is_replay
    show_solution(window, qtbot)
    press(window, Key.Key_Space)
    assert not window.table.is_replay
    assert not window.table.is_solution
    assert window.table.snapshot().hints == 1


def test_there_is_no_solution_of_a_deal_that_is_over(window: MainWindow, qtbot: QtBot) -> None:
    while window.table.turn():
        pass
    while window.table.position.legal_plays():
        window.table.play(window.table.position.legal_plays()[0].slot)
    window.menus.actions["solution"].trigger()
    qtbot.waitUntil(lambda: "over" in window.status.currentMessage())
    assert not window.table.is_replay


def test_a_late_solution_is_not_shown_for_another_position(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.menus.actions["solution"].trigger()
    press(window, Key.Key_Space)
    qtbot.waitUntil(lambda: window.thinker.is_idle and thinking_threads() == [])
    qtbot.wait(1)
    assert not window.table.is_replay


# -- All of it -----------------------------------------------------------------------------


def test_the_last_stock_card_is_turned_with_everything_on(window: MainWindow, qtbot: QtBot) -> None:
    set_up(window, hints=HintKind.FAIR, indicator=True)
    window.adviser.begin()
    while window.table.position.stock_left > 1:
        press(window, Key.Key_Space)
    show_solution(window, qtbot)
    press(window, Key.Key_H)
    press(window, Key.Key_Space)
    assert window.table.position.stock_left == 0
    assert window.table.position.turned == 16
    outlook = wait_for_outlook(qtbot, window)
    assert "be cleared" in outlook
    press(window, Key.Key_H)
    if window.table.game.outcome() is None:
        qtbot.waitUntil(lambda: window.scene.hinted is not None)
        assert window.scene.hinted is not Spot.STOCK
    else:
        assert window.table.game.outcome() is Outcome.STUCK
    assert_board_shows_game(window)


def test_a_whole_deal_is_cleared_by_seeing_hints(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    enter(window, clearable_board(3))
    best = solve(window.table.position).best_score
    set_up(window, hints=HintKind.SEEING)
    while window.table.game.outcome() is None:
        press(window, Key.Key_H)
        qtbot.waitUntil(lambda: window.scene.hinted is not None)
        target = window.scene.hinted
        if isinstance(target, int):
            window.table.play(target)
        else:
            press(window, Key.Key_Space)
    assert window.table.position.is_cleared
    assert window.table.position.score == best


@pytest.mark.parametrize("act", ["close", "new_deal"])
def test_in_the_middle_of_a_thought_no_thread_is_left_behind(
    window: MainWindow, qtbot: QtBot, act: str
) -> None:
    switch_indicator(window)
    press(window, Key.Key_H)
    window.menus.actions["solution"].trigger()
    if act == "close":
        window.close()
        assert thinking_threads() == []
    else:
        window.table.new_deal(17, Rules())
        qtbot.waitUntil(lambda: thinking_threads() == [])
        assert window.table.game.deal.number == 17
        assert not window.table.is_replay
        assert window.scene.hinted is None


def test_a_hint_for_other_rules_is_not_left_on_the_board(window: MainWindow, qtbot: QtBot) -> None:
    press(window, Key.Key_H)
    qtbot.waitUntil(lambda: window.scene.hinted is not None)
    window.table.choose_rules(Rules())
    assert window.scene.hinted is None


def test_a_hint_that_was_asked_for_is_given_though_its_kind_changes(
    window: MainWindow, qtbot: QtBot
) -> None:
    press(window, Key.Key_H)
    set_up(window, hints=HintKind.SEEING)
    qtbot.waitUntil(lambda: "best can be" in window.status.currentMessage())
    assert window.table.snapshot().hints == 1


def test_a_hint_in_a_replay_counts_for_whoever_takes_it_over(
    window: MainWindow, qtbot: QtBot
) -> None:
    press(window, Key.Key_Space)
    window.commands.replay_this()
    press(window, Key.Key_H)
    qtbot.waitUntil(lambda: window.scene.hinted is not None)
    press(window, Key.Key_Space)
    assert not window.table.is_replay
    assert window.table.snapshot().hints == 1


def test_beside_a_hint_what_is_possible_can_be_read_at_640_pixels(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window(9, WRAP, size=(640, 480))
    switch_indicator(window)
    press(window, Key.Key_H)
    qtbot.waitUntil(lambda: window.scene.hinted is not None)
    wait_for_outlook(qtbot, window)
    assert window.status.outlook.isVisible()


def test_in_a_hole_of_a_round_no_hint_looks_into_the_stock(
    window: MainWindow, qtbot: QtBot
) -> None:
    set_up(window, hints=HintKind.SEEING)
    window.rounds.begin(NineHoles(9, WRAP), allows_undo=False)
    while len(window.table.position.legal_moves()) < 2:
        press(window, Key.Key_Space)
    press(window, Key.Key_H)
    qtbot.waitUntil(lambda: window.scene.hinted is not None)
    assert "on average" in window.status.currentMessage()


def test_a_hole_with_more_cards_is_laid_out_in_a_small_window(make_window: MakeWindow) -> None:
    window = make_window(2, size=(400, 480))
    window.rounds.begin(NineHoles(7, GAMES["double-golf"]), allows_undo=False)
    assert len(window.scene.cards) == 104
    assert_board_shows_game(window)
