"""The game in progress is there again: after a quit, a crash, and a start with another deal."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from golf_desktop.app import build, do_what_is_asked
from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.rules import QUEEN_ON_KING, STANDARD, WRAP
from golf_desktop.storage.attempt import Attempt
from golf_desktop.storage.autosave import Autosave
from golf_desktop.storage.places import Places
from golf_desktop.storage.save_file import SavedGame, write
from golf_desktop.storage.statistics import Statistics
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.main_window import MainWindow
from tests.engine.boards import COLUMN_BY_COLUMN, clearable_board
from tests.ui.conftest import HandClock
from tests.ui.playing import (
    CTRL,
    LEFT,
    Mouse,
    assert_board_shows_game,
    button,
    choose_keys,
    enter,
    play_on,
    press,
    signs,
)

Key = Qt.Key
ROOT = Path(__file__).parents[2]

Start = Callable[..., MainWindow]


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def start(qtbot: QtBot, places: Places, clock: HandClock) -> Iterator[Start]:
    """Start the program, after the one that runs was quit, and show its window."""
    running: list[MainWindow] = []

    def quit_() -> None:
        while running:
            assert running.pop().close()

    def start_(wish: Wish | None = None) -> MainWindow:
        quit_()
        window = build(wish or Wish(), places, now=clock)
        running.append(window)
        qtbot.addWidget(window)
        window.scene.animator.factor = 0.0
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        window.board.setFocus()
        return window

    yield start_
    quit_()


def choose(window: MainWindow, name: str) -> None:
    """Choose a command from the menus."""
    window.menus.actions[name].trigger()


def attempts(places: Places) -> list[Attempt]:
    """The rows of the statistics, in order."""
    with Statistics(places.data / "statistics.sqlite3") as store:
        return [entry.attempt for entry in store.page(descending=False, limit=100).entries]


def results(places: Places) -> list[tuple[int | None, str, str]]:
    return [(each.deal, each.result.value, each.move_text) for each in attempts(places)]


def test_the_game_in_progress_is_brought_back_without_a_question(
    start: Start, clock: HandClock
) -> None:
    window = start(Wish(2, "wrap"))
    Mouse(window).click(window.table.game.deal.rules.layout.piles[2][-1])
    for key in (Key.Key_Space, Key.Key_Space, Key.Key_H):
        press(window, key)
    press(window, Key.Key_Z, CTRL)
    clock.go_on(42.5)
    before = window.table.snapshot()
    title = window.windowTitle()

    window = start()
    after = window.table.snapshot()
    assert QApplication.activeModalWidget() is None
    assert not window.left_panel.isVisible()
    assert not window.replay_bar.isVisible()
    assert window.status.currentMessage() == ""
    assert window.windowTitle() == title
    assert after.game.deal == before.game.deal
    assert after.game.deal.rules.king_rule.value == "wrap"
    assert after.game.moves == before.game.moves
    assert (after.game.cursor, len(after.game.moves)) == (2, 3)
    assert (after.seconds, after.undos, after.hints) == (42.5, 1, 1)
    assert after.attempt == before.attempt
    assert_board_shows_game(window)
    press(window, Key.Key_Y, CTRL)
    assert signs(window) == "3.."
    clock.go_on(1)
    assert window.table.seconds == 43.5


def test_the_clock_does_not_count_the_time_between(start: Start, clock: HandClock) -> None:
    window = start(Wish(2))
    press(window, Key.Key_Space)
    clock.go_on(5)
    assert window.close()
    clock.go_on(3600)
    window = start()
    assert window.table.seconds == 5
    clock.go_on(2)
    assert window.table.seconds == 7


def test_a_board_without_a_number_is_brought_back(start: Start) -> None:
    window = start(Wish(2))
    enter(window, clearable_board(0), "11")
    cards = window.table.game.deal.cards
    window = start()
    assert window.table.game.deal.cards == cards
    assert signs(window) == "11"


def test_a_deal_without_a_move_is_there_again_too(start: Start) -> None:
    start(Wish(2))
    assert start().table.game.deal.number == 2


def test_a_game_that_is_stuck_is_there_again_and_can_be_undone(start: Start) -> None:
    window = start(Wish(2))
    play_on(window)
    made = signs(window)
    window = start()
    assert signs(window) == made
    assert window.end_panel.isVisible()
    press(window, Key.Key_Z, CTRL)
    assert signs(window) == made[:-1]


def test_after_a_cleared_game_there_is_a_new_deal(start: Start, places: Places) -> None:
    window = start(Wish(2))
    enter(window, clearable_board(0), COLUMN_BY_COLUMN)
    window = start()
    assert window.table.game.deal.number is not None
    assert signs(window) == ""
    assert results(places) == [(None, "cleared", COLUMN_BY_COLUMN)]


def test_other_rules_by_the_command_line_leave_the_game_in_progress_its_own(start: Start) -> None:
    window = start(Wish(2))
    press(window, Key.Key_Space)
    window = start(Wish(rules="queen-on-king"))
    assert signs(window) == "."
    assert window.table.game.deal.rules == STANDARD
    assert window.table.rules == QUEEN_ON_KING


# -- A start with another deal -------------------------------------------------------------


def test_a_start_with_a_deal_leaves_the_interrupted_game_in_the_menu(
    start: Start, clock: HandClock, places: Places
) -> None:
    window = start(Wish(2))
    for key in (Key.Key_3, Key.Key_Space, Key.Key_Space):
        press(window, key)
    press(window, Key.Key_Z, CTRL)
    clock.go_on(42)
    before = window.table.snapshot()
    window = start(Wish(5))
    assert (window.table.game.deal.number, signs(window)) == (5, "")
    press(window, Key.Key_Space)
    clock.go_on(10)

    choose(window, "interrupted")
    after = window.table.snapshot()
    assert (after.game.deal.number, signs(window)) == (2, "3.")
    assert after.game.can_redo
    assert (after.attempt, after.seconds, after.undos) == (before.attempt, 42, 1)
    assert_board_shows_game(window)
    QTest.mouseClick(button(window.left_panel, "Bring it back"), LEFT)
    assert window.table.game.deal.number == 5
    assert window.close()
    assert {each[:2] for each in results(places)} == {(2, "left"), (5, "left")}


def test_the_interrupted_game_waits_through_further_starts(start: Start) -> None:
    window = start(Wish(2))
    press(window, Key.Key_3)
    start(Wish(5))
    start()
    window = start()
    assert window.table.game.deal.number == 5
    choose(window, "interrupted")
    assert (window.table.game.deal.number, signs(window)) == (2, "3")


def test_gone_on_with_it_is_no_longer_interrupted(start: Start) -> None:
    window = start(Wish(2))
    press(window, Key.Key_3)
    window = start(Wish(5))
    action = window.menus.actions["interrupted"]
    assert action.isEnabled()
    choose(window, "interrupted")
    assert signs(window) == "3"
    assert not action.isEnabled()
    assert action.toolTip() == action.statusTip() == "No game has been interrupted."
    choose_keys(window, interrupted="Ctrl+I")
    press(window, Key.Key_I, CTRL)
    assert window.status.currentMessage() == "No game has been interrupted."
    do_what_is_asked(window, Wish(5).encode())
    assert action.isEnabled()
    assert action.statusTip() == ""
    assert action.toolTip() == "Go on with the interrupted game"
    press(window, Key.Key_I, CTRL)
    assert (window.table.game.deal.number, signs(window)) == (2, "3")
    window = start()
    assert (window.table.game.deal.number, signs(window)) == (2, "3")


def test_rules_asked_for_wait_where_a_game_goes_on_and_say_so(start: Start) -> None:
    press(start(Wish(2)), Key.Key_3)
    window = start(Wish(rules="wrap"))
    assert (window.table.game.deal.rules, signs(window)) == (STANDARD, "3")
    assert "from the next deal on" in window.status.currentMessage()
    press(window, Key.Key_N, CTRL)
    assert window.table.game.deal.rules == WRAP
    assert start(Wish(rules="wrap")).status.currentMessage() == ""


def test_a_deal_without_a_move_gives_way_to_rules_asked_for(start: Start) -> None:
    start(Wish(2))
    window = start(Wish(rules="wrap"))
    number = window.table.game.deal.number
    assert (window.table.game.deal.rules, window.status.currentMessage()) == (WRAP, "")
    assert start(Wish(rules="wrap")).table.game.deal.number == number  # it has them


def test_a_deal_without_a_move_is_not_kept_as_interrupted(start: Start, places: Places) -> None:
    start(Wish(2))
    window = start(Wish(5))
    choose(window, "interrupted")
    assert window.table.game.deal.number == 5
    assert window.close()
    assert attempts(places) == []


def test_a_cleared_game_does_not_take_the_place_of_the_interrupted_one(start: Start) -> None:
    window = start(Wish(2))
    press(window, Key.Key_3)
    window = start(Wish(5))
    enter(window, clearable_board(0), COLUMN_BY_COLUMN)
    window = start(Wish(6))
    choose(window, "interrupted")
    assert (window.table.game.deal.number, signs(window)) == (2, "3")


def test_a_file_at_the_start_keeps_the_interrupted_game_too(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "other.golf"
    game = Game(deal(9))
    game.apply(game.position.legal_moves()[-1])
    write(path, SavedGame(game, seconds=9))
    window = start(Wish(2))
    press(window, Key.Key_3)
    window = start(Wish(file=path))
    assert (window.table.game.deal.number, window.table.game.cursor) == (9, 1)
    assert window.table.seconds == 9
    choose(window, "interrupted")
    assert (window.table.game.deal.number, signs(window)) == (2, "3")


@pytest.mark.parametrize("name", ["missing.golf", "bad.golf", "bad.txt"])
def test_a_bad_file_at_the_start_leaves_the_game_in_progress_on_the_board(
    start: Start, tmp_path: Path, places: Places, name: str
) -> None:
    (tmp_path / "bad.golf").write_bytes(b'{"version": 1')
    (tmp_path / "bad.txt").write_text("Talon: AS")
    window = start(Wish(2))
    press(window, Key.Key_3)
    window = start(Wish(file=tmp_path / name))
    assert window.status.currentMessage().startswith(name)
    assert (window.table.game.deal.number, signs(window)) == (2, "3")
    assert window.close()
    assert attempts(places) == []


# -- What it is in the statistics ----------------------------------------------------------


def test_a_resumed_game_is_the_same_attempt(start: Start, places: Places) -> None:
    press(start(Wish(2)), Key.Key_3)
    for _ in range(3):
        press(start(), Key.Key_Space)
    window = start()
    press(window, Key.Key_R, CTRL)
    assert window.close()
    assert results(places) == [(2, "left", "3...")]


def test_brought_back_by_the_notice_and_after_a_start_it_is_the_same_attempt(
    start: Start, places: Places
) -> None:
    window = start(Wish(2))
    press(window, Key.Key_3)
    press(window, Key.Key_N, CTRL)
    QTest.mouseClick(button(window.left_panel, "Bring it back"), LEFT)
    press(window, Key.Key_Space)
    window = start()
    play_on(window)
    assert window.close()
    ((number, result, moves),) = results(places)
    assert (number, result) == (2, "stuck")
    assert moves.startswith("3.")


def test_quit_and_not_resumed_it_was_left(start: Start, places: Places) -> None:
    press(start(Wish(2)), Key.Key_3)
    assert start(Wish(5)).close()
    assert results(places) == [(2, "left", "3")]


def test_interrupted_and_gone_on_with_it_is_the_same_attempt(start: Start, places: Places) -> None:
    press(start(Wish(2)), Key.Key_3)
    window = start(Wish(5))
    choose(window, "interrupted")
    play_on(window)
    assert window.close()
    ((number, result, _),) = results(places)
    assert (number, result) == (2, "stuck")


def test_a_win_resumed_from_a_move_before_it_is_one_win(start: Start, places: Places) -> None:
    window = start(Wish(2))
    enter(window, clearable_board(0), COLUMN_BY_COLUMN)
    press(window, Key.Key_Z, CTRL)
    window = start()
    press(window, Key.Key_7)
    assert window.table.position.is_cleared
    assert window.close()
    assert results(places) == [(None, "cleared", COLUMN_BY_COLUMN)]


# -- A crash of the process ----------------------------------------------------------------

CRASH = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from golf_desktop import app
from golf_desktop.engine.notation import parse_board
from golf_desktop.storage.places import Places
from golf_desktop.storage.wish import Wish
from tests.engine.boards import clearable_board

application = app.make_application()
window = app.build(Wish(2), Places.under(Path(sys.argv[1])))
window.scene.animator.factor = 0.0
window.show()
QTest.qWaitForWindowExposed(window)
window.board.setFocus()
if sys.argv[2] == "board":
    window.table.enter(parse_board(clearable_board(0)))
for sign in sys.argv[3]:
    if sign in "zyrn":
        key = getattr(Qt.Key, f"Key_{sign.upper()}")
        QTest.keyClick(window.windowHandle(), key, Qt.KeyboardModifier.ControlModifier)
    else:
        key = Qt.Key.Key_Space if sign == "." else getattr(Qt.Key, f"Key_{sign}")
        QTest.keyClick(window.windowHandle(), key)
os.kill(os.getpid(), signal.SIGKILL)
"""

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")


def crash(places: Places, keys: str, board: str = "deal") -> None:
    """Play by keys in a process of its own that is killed right after the last of them."""
    done = subprocess.run(
        [sys.executable, "-c", CRASH, str(places.data), board, keys],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == -signal.SIGKILL, done.stderr.decode()


@posix_only
@pytest.mark.parametrize(
    ("keys", "moves", "cursor", "undos"),
    [("3", "3", 1, 0), ("3..", "3..", 3, 0), ("3..z", "3..", 2, 1), ("3..zz.", "3.", 2, 2)],
)
def test_a_move_survives_the_process_that_is_killed_right_after_it(
    start: Start, places: Places, keys: str, moves: str, cursor: int, undos: int
) -> None:
    crash(places, keys)
    window = start()
    saved = window.table.snapshot()
    assert window.status.currentMessage() == ""
    assert saved.game.deal.number == 2
    assert (saved.game.cursor, saved.undos) == (cursor, undos)
    while window.table.redo():
        pass
    assert signs(window) == moves
    assert saved.attempt is not None


@posix_only
def test_a_game_that_was_killed_is_the_same_attempt(start: Start, places: Places) -> None:
    crash(places, "3.")
    kept = Autosave(places.data).load()
    assert kept is not None
    window = start()
    assert window.table.snapshot().attempt == kept.attempt
    press(window, Key.Key_R, CTRL)
    assert window.close()
    assert results(places) == [(2, "left", "3.")]


@posix_only
def test_a_win_counts_also_when_the_process_is_killed_with_the_last_move(
    start: Start, places: Places
) -> None:
    crash(places, COLUMN_BY_COLUMN, "board")
    assert start().close()
    assert results(places) == [(None, "cleared", COLUMN_BY_COLUMN)]


@posix_only
def test_what_was_left_counts_also_when_the_process_is_killed_right_after(
    start: Start, places: Places
) -> None:
    crash(places, "3.r")
    assert start().close()
    assert results(places) == [(2, "left", "3.")]
