"""The status line, and the clock in it."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from golf_desktop.engine.rules import GAMES, QUEEN_ON_KING, WRAP
from golf_desktop.model.table import OFFER_MS
from golf_desktop.ui.main_window import MainWindow
from tests.engine.boards import COLUMN_BY_COLUMN, clearable_board
from tests.ui.conftest import HandClock, Played
from tests.ui.playing import Mouse, active_timers, enter, play_on, slot_of, wait_for_rest


def test_the_status_line_tells_deal_rules_moves_score(window: MainWindow) -> None:
    status, table = window.status, window.table
    shown = [label.text() for label in (status.deal, status.rules, status.moves, status.score)]
    assert shown == ["Deal 2", "Golf, nothing on a king", "Moves 0", "Score 35"]
    table.play(slot_of(window, "AC"))
    table.turn()
    assert status.moves.text() == "Moves 2"
    assert status.score.text() == "Score 34"
    table.undo()
    assert status.moves.text() == "Moves 1"
    table.new_deal(77)
    assert status.deal.text() == "Deal 77"
    assert status.moves.text() == "Moves 0"
    assert status.score.text() == "Score 35"


def test_the_status_line_tells_the_rules_of_this_deal(window: MainWindow) -> None:
    window.table.choose_rules(QUEEN_ON_KING)
    assert window.status.rules.text() == "Golf, queen on a king"
    window.table.turn()
    window.table.choose_rules(WRAP)
    assert window.status.rules.text() == "Golf, queen on a king"
    window.table.new_deal()
    assert window.status.rules.text() == "Golf, turning the corner"


def test_a_score_below_zero_has_a_real_minus_sign(window: MainWindow) -> None:
    enter(window, clearable_board(0), COLUMN_BY_COLUMN)
    assert window.status.score.text() == "Score −16"
    assert window.status.deal.text() == "Own board"


def test_the_title_names_the_game_and_the_deal(window: MainWindow) -> None:
    assert window.windowTitle() == "Dead King Golf, deal 2 — Golf"
    window.table.new_deal(9)
    assert window.windowTitle() == "Dead King Golf, deal 9 — Golf"
    window.table.choose_rules(WRAP)
    assert window.windowTitle() == "Putt Putt, deal 9 — Golf"
    window.table.choose_rules(GAMES["double-putt"])
    assert window.windowTitle() == "Double Putt, deal 9 — Golf"


def test_a_message_goes_with_the_next_move(window: MainWindow, mouse: Mouse) -> None:
    mouse.click(slot_of(window, "9S"))
    assert window.status.currentMessage()
    mouse.click(slot_of(window, "AC"))
    assert not window.status.currentMessage()


def shown_after(window: MainWindow, clock: HandClock, seconds: float) -> str:
    """The time that is shown after the next tick that some seconds later comes."""
    clock.go_on(seconds)
    window.table.ticked.emit()
    return window.status.time.text()


def test_the_clock_counts_from_the_first_move(clocked: MainWindow, clock: HandClock) -> None:
    assert shown_after(clocked, clock, 100) == "0:00"
    clocked.table.play(slot_of(clocked, "9S"))  # is refused, and so is no move
    assert shown_after(clocked, clock, 100) == "0:00"
    clocked.table.turn()
    assert shown_after(clocked, clock, 7) == "0:07"
    assert shown_after(clocked, clock, 3660) == "1:01:07"
    clocked.table.undo()
    assert shown_after(clocked, clock, 1) == "1:01:08"


def test_the_clock_stands_still_while_the_window_is_hidden(
    clocked: MainWindow, clock: HandClock
) -> None:
    clocked.table.turn()
    clock.go_on(5)
    clocked.hide()
    assert active_timers(clocked) == []
    assert shown_after(clocked, clock, 50) == "0:05"
    clocked.show()
    assert shown_after(clocked, clock, 2) == "0:07"


def test_the_clock_stands_still_while_the_window_is_minimised(
    clocked: MainWindow, clock: HandClock
) -> None:
    clocked.table.turn()
    clock.go_on(5)
    clocked.showMinimized()
    assert clocked.isMinimized()
    assert shown_after(clocked, clock, 50) == "0:05"
    clocked.showNormal()
    assert shown_after(clocked, clock, 2) == "0:07"


def test_the_clock_stops_at_the_end_and_goes_on_after_undo(
    clocked: MainWindow, clock: HandClock
) -> None:
    clocked.table.turn()
    clock.go_on(12)
    play_on(clocked)
    assert shown_after(clocked, clock, 50) == "0:12"
    assert "0:12" in clocked.end_panel.detail.text()
    clocked.hide()
    clocked.show()
    assert shown_after(clocked, clock, 50) == "0:12"
    clocked.table.undo()
    assert shown_after(clocked, clock, 3) == "0:15"
    clocked.table.redo()
    assert shown_after(clocked, clock, 50) == "0:15"


def test_a_new_deal_and_a_restart_begin_at_zero(clocked: MainWindow, clock: HandClock) -> None:
    for begin in (clocked.table.new_deal, clocked.table.restart):
        clocked.table.turn()
        clock.go_on(9)
        begin()
        assert shown_after(clocked, clock, 50) == "0:00"


def test_setting_the_computers_clock_back_costs_no_time(
    clocked: MainWindow, clock: HandClock
) -> None:
    clocked.table.turn()
    clock.go_on(-100)
    assert clocked.table.seconds == 0


def test_at_rest_no_timer_runs_but_the_second_of_a_game_in_play(window: MainWindow) -> None:
    window.faces._settle.stop()  # the pictures may still be about to be drawn for this size
    assert active_timers(window) == []
    window.table.turn()
    assert active_timers(window) == [1000]
    play_on(window)
    assert active_timers(window) == []
    window.table.undo()
    assert active_timers(window) == [1000]
    window.table.new_deal()
    assert active_timers(window) == [OFFER_MS]
    window.table.forget_left_game()
    assert active_timers(window) == []


def test_the_animations_timer_stops_with_the_last_card(moving: Played, qtbot: QtBot) -> None:
    window = moving.window
    window.table.turn()
    assert len(active_timers(window)) == 2
    wait_for_rest(qtbot, window)
    assert active_timers(window) == [1000]
