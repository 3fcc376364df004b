"""Playing by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from golf_desktop.ui.board.marks import Ring
from golf_desktop.ui.board.target import Spot
from golf_desktop.ui.design import FOCUS, HINT
from golf_desktop.ui.main_window import MainWindow
from tests.engine.boards import COLUMN_BY_COLUMN, clearable_board
from tests.ui.playing import (
    CTRL,
    SHIFT,
    Log,
    action_of,
    assert_board_shows_game,
    enter,
    play_on,
    press,
    repeat,
    signs,
    slot_of,
)

Key = Qt.Key
UNDO, REDO, REDO_TOO = (Key.Key_Z, CTRL), (Key.Key_Y, CTRL), (Key.Key_Z, CTRL | SHIFT)


def ring(window: MainWindow, colour: object = FOCUS) -> Ring | None:
    """The ring of a colour, if it is seen."""
    found = [item for item in window.scene.items() if isinstance(item, Ring)]
    seen = [item for item in found if item._colour == colour and item.isVisible()]
    return seen[0] if seen else None


def test_the_board_has_the_keyboard_from_the_start(window: MainWindow) -> None:
    assert window.focusWidget() is window.board


def test_the_digits_play_the_columns(window: MainWindow, log: Log) -> None:
    enter(window, clearable_board(0))
    for column in COLUMN_BY_COLUMN:
        press(window, Key(ord(column)))
    assert signs(window) == COLUMN_BY_COLUMN
    assert not log.refused
    assert window.table.position.is_cleared


def test_the_digits_of_the_keypad_play_too(window: MainWindow) -> None:
    press(window, Key.Key_3, Qt.KeyboardModifier.KeypadModifier)
    assert signs(window) == "3"


def test_a_digit_whose_card_does_not_fit_is_refused_with_the_reason(window: MainWindow) -> None:
    press(window, Key.Key_6)
    assert signs(window) == ""
    assert window.status.currentMessage() == "A 9 goes only on an 8 or a 10."


@pytest.mark.parametrize("key", [Key.Key_0, Key.Key_8, Key.Key_9, Key.Key_A, Key.Key_X])
def test_keys_that_mean_nothing_do_nothing(window: MainWindow, log: Log, key: Key) -> None:
    press(window, key)
    assert not log.moved
    assert not log.refused


@pytest.mark.parametrize("modifier", [CTRL, Qt.KeyboardModifier.MetaModifier])
def test_a_digit_with_another_key_held_plays_nothing(
    window: MainWindow, log: Log, modifier: Qt.KeyboardModifier
) -> None:
    press(window, Key.Key_3, modifier)
    assert not log.moved


def test_space_turns_the_stock(window: MainWindow) -> None:
    press(window, Key.Key_Space)
    assert signs(window) == "."


def test_arrows_walk_the_ring_along_the_free_cards(window: MainWindow) -> None:
    scene = window.scene
    assert ring(window) is None
    press(window, Key.Key_Right)
    free = scene.free_slots()
    for _ in range(8):
        press(window, Key.Key_Left)
    seen = []
    for _ in range(8):
        seen.append(scene.focus)
        shown = ring(window)
        assert shown is not None
        assert scene.focus is not None
        assert shown.pos() == scene.target_rect(scene.focus).topLeft()
        press(window, Key.Key_Right)
    assert seen == [*free, free[-1]]


def test_the_ring_goes_down_to_the_stock_and_back_up(window: MainWindow) -> None:
    press(window, Key.Key_Right)
    press(window, Key.Key_Down)
    assert window.scene.focus is Spot.STOCK
    press(window, Key.Key_Return)
    assert signs(window) == "."
    press(window, Key.Key_Up)
    focus = window.scene.focus
    assert isinstance(focus, int)
    assert focus in window.scene.free_slots()


@pytest.mark.parametrize("enter_key", [Key.Key_Return, Key.Key_Enter])
def test_enter_plays_the_card_in_the_ring_which_stays_on_its_column(
    window: MainWindow, enter_key: Key
) -> None:
    enter(window, clearable_board(0))
    press(window, Key.Key_Right)
    assert window.scene.focus == window.table.position.free_slots[0]
    for played in range(1, 6):
        press(window, enter_key)
        assert signs(window) == "1" * played
    assert window.scene.focus == window.scene.free_slots()[0]
    assert ring(window) is not None


def test_enter_alone_shows_the_ring_and_plays_nothing(window: MainWindow, log: Log) -> None:
    press(window, Key.Key_Return)
    assert not log.moved
    assert ring(window) is not None


def test_escape_hides_the_ring(window: MainWindow) -> None:
    press(window, Key.Key_Right)
    press(window, Key.Key_Escape)
    assert ring(window) is None
    assert window.isVisible()


def test_undo_and_redo_go_through_a_whole_deal_without_limit(window: MainWindow) -> None:
    play_on(window)
    made, table = signs(window), window.table
    end = table.position
    assert len(made) > 20
    for redo in (REDO, REDO_TOO):
        for left in range(len(made) - 1, -1, -1):
            press(window, *UNDO)
            assert signs(window) == made[:left]
        press(window, *UNDO)
        assert_board_shows_game(window)
        for done in range(1, len(made) + 1):
            press(window, *redo)
            assert signs(window) == made[:done]
        press(window, *redo)
        assert table.position == end
        assert_board_shows_game(window)


def test_undo_and_redo_can_be_had_only_when_there_is_something(window: MainWindow) -> None:
    undo, redo = action_of(window, "Ctrl+Z"), action_of(window, "Ctrl+Y")
    assert (undo.isEnabled(), redo.isEnabled()) == (False, False)
    press(window, Key.Key_Space)
    assert (undo.isEnabled(), redo.isEnabled()) == (True, False)
    press(window, *UNDO)
    assert (undo.isEnabled(), redo.isEnabled()) == (False, True)


def test_h_marks_a_move_and_says_why(window: MainWindow, qtbot: QtBot) -> None:
    press(window, Key.Key_H)
    qtbot.waitUntil(lambda: window.scene.hinted is not None)
    hinted = window.scene.hinted
    assert hinted in (slot_of(window, "AC"), slot_of(window, "AH"))
    shown = ring(window, HINT)
    assert shown is not None
    assert hinted is not None
    assert shown.pos() == window.scene.target_rect(hinted).topLeft()
    assert window.status.currentMessage().startswith("Hint: A")
    press(window, Key.Key_Space)
    assert ring(window, HINT) is None


def test_h_marks_the_stock_when_nothing_fits(window: MainWindow, qtbot: QtBot) -> None:
    press(window, Key.Key_3)  # the ace of clubs, and no 2 is free
    press(window, Key.Key_H)
    qtbot.waitUntil(lambda: window.scene.hinted is not None)
    assert window.scene.hinted is Spot.STOCK
    assert "turn the stock" in window.status.currentMessage()


def test_h_at_the_end_says_that_it_is_the_end(window: MainWindow) -> None:
    play_on(window)
    press(window, Key.Key_H)
    assert window.scene.hinted is None
    assert "over" in window.status.currentMessage()


@pytest.mark.parametrize(
    ("key", "text"), [(Key.Key_3, "3"), (Key.Key_Space, " "), (Key.Key_Return, "\r")]
)
def test_a_key_held_down_plays_nothing_more(
    window: MainWindow, log: Log, key: Key, text: str
) -> None:
    press(window, Key.Key_Right)
    for _ in range(5):
        repeat(window, key, text)
    assert not log.moved
    assert not log.refused


@pytest.mark.parametrize("key", ["Ctrl+N", "Ctrl+R", "Ctrl+D", "H", "F11", "F1", "Ctrl+,"])
def test_a_command_key_held_down_does_its_command_once(window: MainWindow, key: str) -> None:
    assert action_of(window, key).autoRepeat() is False


def test_a_key_release_alone_plays_nothing(window: MainWindow, log: Log) -> None:
    for key in (Key.Key_3, Key.Key_Space, Key.Key_Return):
        QTest.keyRelease(window.windowHandle(), key)
    assert not log.moved


def test_a_digit_that_needs_shift_on_its_keyboard_plays_its_column(window: MainWindow) -> None:
    shift = Qt.KeyboardModifier.ShiftModifier
    event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_3, shift, "3")
    QCoreApplication.sendEvent(window.board, event)
    assert signs(window) == "3"
