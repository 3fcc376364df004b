"""The bar with which a recorded game is shown again, by real clicks; its timer is fired by hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from golf_desktop.engine.deal import deal
from golf_desktop.engine.notation import parse_board
from golf_desktop.storage.autosave import Autosave
from golf_desktop.storage.places import Places
from golf_desktop.storage.save_file import SavedGame, write
from golf_desktop.storage.statistics import Statistics
from golf_desktop.ui.main_window import MainWindow
from tests.engine.boards import COLUMN_BY_COLUMN, clearable_board, played
from tests.ui.conftest import HandClock
from tests.ui.playing import (
    CTRL,
    LEFT,
    Mouse,
    action_of,
    assert_board_shows_game,
    button,
    press,
    signs,
)

Key = Qt.Key
MOVES = "3.."
KEYS = {"3": Key.Key_3}


def replay(window: MainWindow, moves: str = MOVES) -> None:
    """Play a deal and show it again by the menu."""
    for sign in moves:
        press(window, Key.Key_Space if sign == "." else KEYS[sign])
    assert signs(window) == moves
    window.menus.actions["replay"].trigger()


def click(window: MainWindow, action: QAction) -> None:
    """Click the button of a command on the bar."""
    tool = window.replay_bar.widgetForAction(action)
    assert isinstance(tool, QToolButton)
    assert tool.isVisible()
    place = tool.mapTo(window, tool.rect().center())
    QTest.mouseClick(window.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, place)


def timer_of(window: MainWindow) -> QTimer:
    (timer,) = window.replay_bar.findChildren(
        QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly
    )
    return timer


def enabled(window: MainWindow) -> list[bool]:
    bar = window.replay_bar
    return [action.isEnabled() for action in (bar.first, bar.back, bar.play, bar.step)]


def test_there_is_no_bar_while_a_game_is_played(window: MainWindow) -> None:
    press(window, Key.Key_3)
    assert not window.replay_bar.isVisible()


def test_the_bar_comes_with_a_replay_and_says_where_it_is(window: MainWindow) -> None:
    replay(window)
    assert window.replay_bar.isVisible()
    assert window.replay_bar.place.text() == "Replay: move 0 of 3"
    assert enabled(window) == [False, False, True, True]
    assert signs(window) == ""
    assert_board_shows_game(window)


def test_it_steps_on_and_back_and_to_the_first_move(window: MainWindow) -> None:
    replay(window)
    bar = window.replay_bar
    click(window, bar.step)
    assert signs(window) == "3"
    assert enabled(window) == [True, True, True, True]
    click(window, bar.step)
    click(window, bar.step)
    assert signs(window) == MOVES
    assert bar.place.text() == "Replay: move 3 of 3"
    assert enabled(window) == [True, True, False, False]
    assert_board_shows_game(window)
    click(window, bar.back)
    assert signs(window) == "3."
    click(window, bar.first)
    assert signs(window) == ""
    assert enabled(window) == [False, False, True, True]
    assert len(window.table.game.moves) == 3
    assert_board_shows_game(window)


def test_it_plays_by_itself_to_the_end_and_stops(window: MainWindow) -> None:
    replay(window)
    bar, timer = window.replay_bar, timer_of(window)
    click(window, bar.play)
    assert bar.is_running
    assert bar.play.text() == "Pause"
    for count in (1, 2, 3):
        timer.timeout.emit()
        assert window.table.game.cursor == count
    timer.timeout.emit()
    assert not bar.is_running
    assert bar.play.text() == "Play"
    assert signs(window) == MOVES
    assert_board_shows_game(window)


def test_it_pauses_and_goes_on(window: MainWindow) -> None:
    replay(window)
    bar, timer = window.replay_bar, timer_of(window)
    click(window, bar.play)
    timer.timeout.emit()
    click(window, bar.play)
    assert not bar.is_running
    assert bar.play.text() == "Play"
    assert signs(window) == "3"
    click(window, bar.play)
    assert bar.is_running
    timer.timeout.emit()
    assert signs(window) == "3."


@pytest.mark.parametrize(("name", "count"), [("step", 2), ("back", 0), ("first", 0)])
def test_a_step_by_hand_pauses_it(window: MainWindow, name: str, count: int) -> None:
    replay(window)
    bar = window.replay_bar
    click(window, bar.play)
    timer_of(window).timeout.emit()
    click(window, getattr(bar, name))
    assert not bar.is_running
    assert bar.play.text() == "Play"
    assert window.table.game.cursor == count


def test_its_speed_is_chosen_also_while_it_runs(window: MainWindow) -> None:
    replay(window)
    bar, timer = window.replay_bar, timer_of(window)
    assert bar.speed.currentText() == "1×"
    click(window, bar.play)
    before = timer.interval()
    bar.speed.setFocus()
    press(window, Key.Key_Down)
    assert (bar.speed.currentText(), timer.interval() * 2) == ("2×", before)
    press(window, Key.Key_Down)
    assert (bar.speed.currentText(), timer.interval() * 4) == ("4×", before)
    for _ in range(3):
        press(window, Key.Key_Up)
    assert (bar.speed.currentText(), timer.interval()) == ("½×", before * 2)
    assert bar.is_running


def test_its_timer_really_runs(qtbot: QtBot, window: MainWindow) -> None:
    replay(window)
    timer_of(window).setInterval(1)
    click(window, window.replay_bar.play)
    qtbot.waitUntil(lambda: signs(window) == MOVES and not window.replay_bar.is_running)


def test_a_click_on_a_card_takes_it_over(
    clocked: MainWindow, clock: HandClock, places: Places
) -> None:
    window = clocked
    replay(window, "3..")
    before = Autosave(places.data).load()
    assert before is not None
    click(window, window.replay_bar.play)
    # Stopped before the first move, where the same card may be played by hand.
    clock.go_on(100)
    assert window.table.seconds == 0
    Mouse(window).click(window.table.game.deal.rules.layout.piles[2][-1])
    assert signs(window) == "3"
    assert not window.table.game.can_redo
    assert not window.replay_bar.isVisible()
    assert not window.replay_bar.is_running
    clock.go_on(3)
    assert window.table.seconds == 3
    taken = Autosave(places.data).load()
    assert taken is not None
    assert taken.attempt not in (None, before.attempt)
    press(window, Key.Key_N, CTRL)
    window.close()
    with Statistics(places.data / "statistics.sqlite3") as store:
        entries = store.page(descending=False).entries
    assert [entry.attempt.move_text for entry in entries] == ["3..", "3"]
    assert [entry.attempt.id for entry in entries] == [before.attempt, taken.attempt]


def test_a_click_that_plays_nothing_takes_nothing_over(window: MainWindow) -> None:
    replay(window)
    Mouse(window).click(window.table.game.deal.rules.layout.piles[0][-1])
    assert window.table.is_replay
    assert window.replay_bar.isVisible()
    assert len(window.table.game.moves) == 3


def test_the_keys_for_undo_and_redo_step_it_too(window: MainWindow) -> None:
    replay(window)
    press(window, Key.Key_Y, CTRL)
    press(window, Key.Key_Y, CTRL)
    press(window, Key.Key_Z, CTRL)
    assert signs(window) == "3"
    assert window.table.is_replay
    assert window.replay_bar.place.text() == "Replay: move 1 of 3"
    assert action_of(window, "Ctrl+Y").isEnabled()


def test_the_game_before_it_stays_the_one_in_progress(window: MainWindow, places: Places) -> None:
    replay(window)
    click(window, window.replay_bar.step)
    press(window, Key.Key_H)
    window.close()
    kept = Autosave(places.data).load()
    assert kept is not None
    assert (kept.game.deal.number, kept.game.cursor, kept.hints) == (2, 3, 0)


def test_the_game_before_it_can_be_brought_back(window: MainWindow) -> None:
    replay(window)
    click(window, window.replay_bar.play)
    QTest.mouseClick(button(window.left_panel, "Bring it back"), LEFT)
    assert signs(window) == MOVES
    assert not window.replay_bar.isVisible()
    assert not window.replay_bar.is_running
    assert not window.table.is_replay


def test_a_new_deal_ends_it(window: MainWindow) -> None:
    replay(window)
    click(window, window.replay_bar.play)
    press(window, Key.Key_N, CTRL)
    assert not window.replay_bar.isVisible()
    assert not window.replay_bar.is_running
    assert not window.table.is_replay


def test_another_replay_begins_paused(window: MainWindow) -> None:
    replay(window)
    click(window, window.replay_bar.play)
    window.menus.actions["replay"].trigger()
    assert window.replay_bar.isVisible()
    assert not window.replay_bar.is_running
    assert window.replay_bar.place.text() == "Replay: move 0 of 3"
    assert window.replay_bar.play.text() == "Play"


def test_a_replay_that_clears_the_board_counts_nothing(window: MainWindow, places: Places) -> None:
    window.table.replay(played(parse_board(clearable_board(0)), COLUMN_BY_COLUMN))
    click(window, window.replay_bar.play)
    for _ in range(36):
        timer_of(window).timeout.emit()
    assert window.table.position.is_cleared
    assert not window.replay_bar.is_running
    window.close()
    with Statistics(places.data / "statistics.sqlite3") as store:
        assert store.summary().played == 0


def replay_file(window: MainWindow, path: Path) -> bool:
    """Open a saved game and show it again, as the menu does."""
    if not window.files.open_file(path):
        return False
    window.menus.actions["replay"].trigger()
    return True


def test_a_saved_game_is_shown_again_from_its_first_move(
    window: MainWindow, tmp_path: Path
) -> None:
    write(tmp_path / "game.golf", SavedGame(played(deal(9), ".."), seconds=9))
    assert replay_file(window, tmp_path / "game.golf")
    assert window.replay_bar.place.text() == "Replay: move 0 of 2"
    assert window.table.game.deal.number == 9
    press(window, Key.Key_N, CTRL)
    (tmp_path / "game.golf").write_bytes(b"{")
    number = window.table.game.deal.number
    assert not replay_file(window, tmp_path / "game.golf")
    assert window.status.currentMessage().startswith("game.golf could not be opened")
    assert window.table.game.deal.number == number
    assert not window.table.is_replay
