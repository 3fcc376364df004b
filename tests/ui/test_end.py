"""The end of a deal."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from golf_desktop.engine.rules import STANDARD, Rules, Scoring
from golf_desktop.ui.main_window import MainWindow
from tests.engine.boards import COLUMN_BY_COLUMN, clearable_board
from tests.ui.conftest import Played
from tests.ui.playing import (
    CTRL,
    LEFT,
    Mouse,
    assert_board_shows_game,
    button,
    enter,
    play_on,
    press,
    signs,
    wait_for_rest,
)

Key = Qt.Key
BUT_ONE = COLUMN_BY_COLUMN[:-1]


def clear(window: MainWindow, turns: int = 0, rules: Rules = STANDARD) -> None:
    """Clear a board; the last card is played with the mouse."""
    enter(window, clearable_board(turns), "." * turns + BUT_ONE, rules)
    (last,) = window.table.position.free_slots
    Mouse(window).click(last)


def by_mouse(window: MainWindow, text: str) -> None:
    QTest.mouseClick(button(window.end_panel, text), LEFT)


def by_key(window: MainWindow, text: str) -> None:
    wanted = button(window.end_panel, text)
    for _ in range(12):
        press(window, Key.Key_Tab)
        if window.focusWidget() is wanted:
            break
    assert window.focusWidget() is wanted
    press(window, Key.Key_Space)


@pytest.mark.parametrize(
    ("turns", "rules", "score"),
    [
        (0, STANDARD, "−16"),
        (4, STANDARD, "−12"),
        (16, STANDARD, "0"),
        (4, Rules(scoring=Scoring.CARDS_LEFT), "0"),
    ],
)
def test_a_cleared_deal_says_so_with_its_score(
    window: MainWindow, turns: int, rules: Rules, score: str
) -> None:
    clear(window, turns, rules)
    panel = window.end_panel
    assert panel.isVisible()
    assert panel.title.text() == "Cleared!"
    assert panel.detail.text() == f"Score {score} · {35 + turns} moves · 0:00"
    assert window.board.rect().contains(panel.geometry())


def test_a_stuck_deal_says_so_with_its_score(window: MainWindow) -> None:
    play_on(window)
    panel, left = window.end_panel, window.table.position.cards_left
    assert left > 0
    assert panel.isVisible()
    assert panel.title.text() == "No moves left"
    assert panel.detail.text().startswith(f"Score {left} · {35 - left + 16} moves · ")


def test_a_deal_with_an_empty_stock_and_a_play_is_not_over(window: MainWindow) -> None:
    for _ in range(16):
        window.table.turn()
    assert window.table.position.legal_plays()
    assert not window.end_panel.isVisible()


def test_nothing_is_modal_and_the_board_keeps_the_keyboard(window: MainWindow) -> None:
    clear(window)
    assert QApplication.activeModalWidget() is None
    assert window.focusWidget() is window.board
    press(window, Key.Key_Z, CTRL)
    assert signs(window) == BUT_ONE
    assert not window.end_panel.isVisible()


@pytest.mark.parametrize("use", [by_mouse, by_key])
@pytest.mark.parametrize(
    ("text", "number", "moves"), [("New deal", False, ""), ("Same deal", True, "")]
)
def test_the_panels_buttons_deal(
    window: MainWindow, use: object, text: str, number: bool, moves: str
) -> None:
    play_on(window)
    assert callable(use)
    use(window, text)
    assert not window.end_panel.isVisible()
    assert (window.table.game.deal.number == 2) is number
    assert signs(window) == moves
    assert window.focusWidget() is window.board
    assert_board_shows_game(window)


@pytest.mark.parametrize("use", [by_mouse, by_key])
def test_undo_from_the_panel_goes_on_from_there(window: MainWindow, use: object) -> None:
    play_on(window)
    made = signs(window)
    assert callable(use)
    use(window, "Undo")
    assert not window.end_panel.isVisible()
    assert signs(window) == made[:-1]
    assert window.focusWidget() is window.board
    press(window, Key.Key_Y, CTRL)
    assert window.end_panel.isVisible()


def test_the_panel_is_there_while_the_last_card_still_flies(moving: Played, qtbot: QtBot) -> None:
    clear(moving.window)
    assert moving.window.scene.animator.is_running
    assert moving.window.end_panel.isVisible()
    wait_for_rest(qtbot, moving.window)
    assert_board_shows_game(moving.window)


def test_a_click_after_the_end_is_explained(window: MainWindow) -> None:
    clear(window)
    press(window, Key.Key_Space)
    assert "won" in window.status.currentMessage()
    assert signs(window) == COLUMN_BY_COLUMN


@pytest.mark.parametrize("size", [(640, 480), (1600, 900), (600, 1000)])
def test_the_panel_stays_inside_the_board_at_every_size(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    clear(window)
    window.resize(*size)
    qtbot.waitUntil(lambda: window.size().toTuple() == size)
    panel, board = window.end_panel.geometry(), window.board
    assert board.rect().contains(panel)
    assert panel.bottom() < board.lower_row_top(), "the waste and the stock can be seen"


def test_a_stuck_deal_that_comes_back_says_again_that_it_is_over(window: MainWindow) -> None:
    play_on(window)
    window.table.new_deal()
    assert not window.end_panel.isVisible()
    assert window.table.bring_back()
    assert window.table.game.outcome() is not None
    assert window.end_panel.isVisible()


@pytest.mark.parametrize("by_escape", [True, False])
def test_the_panel_can_be_closed_to_look_at_the_board(window: MainWindow, by_escape: bool) -> None:
    play_on(window)
    made = signs(window)
    if by_escape:
        press(window, Key.Key_Escape)
    else:
        QTest.mouseClick(button(window.end_panel, "✕"), LEFT)
    assert not window.end_panel.isVisible()
    window.resize(window.width() - 60, window.height())
    assert not window.end_panel.isVisible()
    assert window.focusWidget() is window.board
    assert signs(window) == made
    press(window, Key.Key_Z, CTRL)
    press(window, Key.Key_Y, CTRL)
    assert window.end_panel.isVisible()
