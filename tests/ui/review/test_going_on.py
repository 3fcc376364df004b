"""What can be done with a selected move: it is shown on the board, or played on from."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from golf_desktop.engine.position import Play
from golf_desktop.storage.places import Places
from golf_desktop.storage.statistics import FILE_NAME
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.review.window import ReviewWindow
from golf_desktop.ui.statistics.window import StatisticsWindow
from tests.ui.playing import (
    CTRL,
    LEFT,
    Mouse,
    assert_board_shows_game,
    button,
    press,
    signs,
)
from tests.ui.review.conftest import LAPSES, LOST, key, opened, reviewed, shown, thinkers
from tests.ui.statistics.made import UNKNOWN, attempt, fill, played

Key = Qt.Key


def by_button(review: ReviewWindow) -> None:
    QTest.mouseClick(review.play_button, LEFT)


def by_enter(review: ReviewWindow) -> None:
    key(review, Key.Key_Return)


def by_double_click(review: ReviewWindow) -> None:
    item = review.lapses.topLevelItem(0)
    assert item is not None
    place = review.lapses.visualItemRect(item).center()
    QTest.mouseClick(review.lapses.viewport(), LEFT, pos=place)
    QTest.mouseDClick(review.lapses.viewport(), LEFT, pos=place)


def by_enter_in_the_graph(review: ReviewWindow) -> None:
    review.graph.setFocus()
    key(review, Key.Key_Return)


@pytest.mark.parametrize("go", [by_button, by_enter, by_double_click, by_enter_in_the_graph])
def test_the_game_is_played_on_from_before_the_move(
    lost: MainWindow, qtbot: QtBot, go: object
) -> None:
    review = reviewed(qtbot, lost)
    before, game = signs(lost), lost.table.game
    assert callable(go)
    go(review)
    table = lost.table
    assert table.game.deal == game.deal
    assert table.position == game.up_to(LAPSES[0] - 1).position
    assert signs(lost) == before[: LAPSES[0] - 1]
    assert not table.game.can_redo
    assert not table.is_replay
    assert table.snapshot().attempt is None
    assert_board_shows_game(lost)
    assert "Before move 12: 7♠ from column 2" in lost.status.currentMessage()
    qtbot.waitUntil(lost.isActiveWindow)
    assert review.isVisible()


def test_an_own_move_from_there_begins_an_attempt(
    lost: MainWindow, qtbot: QtBot, places: Places
) -> None:
    first = lost.table.snapshot().attempt
    review = reviewed(qtbot, lost)
    by_button(review)
    (lapse,) = [move for move in review.reviewer.moves() if move.index == LAPSES[0] - 1]
    assert lapse.lapse is not None
    assert isinstance(lapse.lapse.better, Play)
    Mouse(lost).click(lapse.lapse.better.slot)
    table = lost.table
    assert table.game.moves[-1] == lapse.lapse.better
    assert table.game.cursor == LAPSES[0]
    assert table.snapshot().attempt not in (None, first)
    assert (places.data / "autosave.golf").exists()


def test_the_game_that_was_on_the_board_can_be_brought_back(lost: MainWindow, qtbot: QtBot) -> None:
    review = reviewed(qtbot, lost)
    whole = signs(lost)
    by_button(review)
    assert lost.left_panel.isVisible()
    QTest.mouseClick(button(lost.left_panel, "Bring it back"), LEFT)
    assert signs(lost) == whole


def test_before_the_first_move_a_deal_is_begun_anew(lost: MainWindow, qtbot: QtBot) -> None:
    review = reviewed(qtbot, lost)
    review.graph.setFocus()
    key(review, Key.Key_Home)
    by_button(review)
    assert not lost.table.game.is_begun
    assert lost.table.game.deal.number == LOST


def test_a_move_is_shown_on_the_board(lost: MainWindow, qtbot: QtBot) -> None:
    review = reviewed(qtbot, lost)
    whole = signs(lost)
    QTest.mouseClick(review.show_button, LEFT)
    table = lost.table
    assert table.is_replay
    assert lost.replay_bar.isVisible()
    assert table.game.cursor == LAPSES[0] - 1
    assert table.game.moves == review.reviewer.game.moves
    assert len(table.game.moves) == len(whole)
    assert_board_shows_game(lost)
    assert table.redo()
    assert signs(lost) == whole[: LAPSES[0]]


def test_moves_that_were_taken_back_are_not_shown_again(lost: MainWindow, qtbot: QtBot) -> None:
    for _ in range(10):
        press(lost, Key.Key_Z, CTRL)
    review = reviewed(qtbot, lost)
    QTest.mouseClick(review.show_button, LEFT)
    assert len(lost.table.game.moves) == 31


def statistics(window: MainWindow, qtbot: QtBot) -> StatisticsWindow:
    """The statistics window, once it lists an attempt."""
    press(window, Key.Key_T, CTRL)
    (found,) = [each for each in window.findChildren(StatisticsWindow) if each.isVisible()]
    qtbot.waitUntil(lambda: found.reader.is_idle and found.review_button.isEnabled())
    found.grab()
    qtbot.waitUntil(lambda: found.attempts.current_entry is not None)
    return found


def test_a_recorded_attempt_is_reviewed(window: MainWindow, qtbot: QtBot, places: Places) -> None:
    fill(database(places), [played(9, turns=5)])
    attempts = statistics(window, qtbot)
    QTest.mouseClick(attempts.review_button, LEFT)
    review = shown(qtbot, window)
    assert review.head.deal.text() == "Deal 9"
    assert len(review.reviewer.moves()) == 5
    assert window.table.game.deal.number == 2
    review.graph.setFocus()
    key(review, Key.Key_End)
    by_button(review)
    assert window.table.game.deal.number == 9
    assert signs(window) == "...."
    assert window.table.turn()
    assert window.table.snapshot().attempt not in (None, played(9).id)
    attempts.close()


def test_an_attempt_by_unknown_rules_is_refused_plainly(
    window: MainWindow, qtbot: QtBot, places: Places
) -> None:
    fill(database(places), [attempt(3, rules=UNKNOWN)])
    attempts = statistics(window, qtbot)
    QTest.mouseClick(attempts.review_button, LEFT)
    assert "does not know the attempt's rules" in attempts.message.text.text()
    assert not window.findChildren(ReviewWindow)
    attempts.close()


def test_the_statistics_buttons_have_keys_of_their_own(
    window: MainWindow, qtbot: QtBot, places: Places
) -> None:
    fill(database(places), [played(9)])
    attempts = statistics(window, qtbot)
    seen = [each for each in attempts.findChildren(QPushButton) if "&" in each.text()]
    keys = [each.text().partition("&")[2][0].lower() for each in seen]
    # The two that undo a reset are never seen together.
    assert len(set(keys)) == len(keys)
    attempts.close()


def database(places: Places) -> Path:
    places.data.mkdir(parents=True, exist_ok=True)
    return places.data / FILE_NAME


def test_a_review_leaves_no_thread_behind(lost: MainWindow, qtbot: QtBot) -> None:
    reviewed(qtbot, lost)
    qtbot.waitUntil(lambda: not thinkers())
    assert opened(lost).isVisible()
