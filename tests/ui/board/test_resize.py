"""The window changes its size while cards move."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from golf_desktop.storage.settings import AnimationSpeed
from golf_desktop.ui.board.marks import Ring
from golf_desktop.ui.main_window import MainWindow
from tests.ui.conftest import Played
from tests.ui.playing import action_of, assert_board_shows_game, assert_cards_in_view, wait_for_rest


def resize(window: MainWindow) -> None:
    window.resize(760, 900)


def maximise(window: MainWindow) -> None:
    window.showMaximized()


def fill_screen(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F11)


@pytest.mark.parametrize(
    ("change", "ms"),
    [
        (resize, 0),
        (resize, 120),
        (maximise, 30),
        (maximise, 300),
        (fill_screen, 0),
        (fill_screen, 300),
    ],
)
def test_the_deal_ends_in_its_new_place_inside_the_view(
    make_window: Callable[..., MainWindow],
    qtbot: QtBot,
    change: Callable[[MainWindow], None],
    ms: int,
) -> None:
    window = make_window(speed=AnimationSpeed.NORMAL, size=(700, 520))
    window.table.new_deal(7)
    QTest.qWait(ms)
    assert window.scene.animator.is_running
    before = window.board.viewport().size()
    change(window)
    qtbot.waitUntil(lambda: window.board.viewport().size() != before)
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)
    assert_cards_in_view(window)


def test_back_from_full_screen_all_is_as_before(moving: Played, qtbot: QtBot) -> None:
    window = moving.window
    before = window.board.viewport().size()
    QTest.keyClick(window, Qt.Key.Key_F11)
    qtbot.waitUntil(window.isFullScreen)
    full_screen = action_of(window, "F11")
    assert full_screen.isChecked()
    window.table.turn()
    QTest.keyClick(window, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: window.board.viewport().size() == before)
    assert not window.isFullScreen()
    assert not full_screen.isChecked()
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)
    assert_cards_in_view(window)


@pytest.mark.parametrize("begin", ["play", "turn", "undo"])
def test_a_card_in_flight_ends_in_its_new_place(moving: Played, qtbot: QtBot, begin: str) -> None:
    window = moving.window
    if begin == "undo":
        window.table.turn()
    {"play": lambda: window.table.play_pile(2), "turn": window.table.turn}.get(
        begin, window.table.undo
    )()
    for size in (QSize(640, 480), QSize(1200, 500), QSize(500, 900)):
        window.resize(size)
        QTest.qWait(10)
        assert window.scene.animator.is_running
    wait_for_rest(qtbot, window)
    assert_board_shows_game(window)
    assert_cards_in_view(window)


@pytest.mark.parametrize(
    "size", [(640, 480), (800, 600), (1366, 768), (600, 1000), (1920, 1080), (3840, 2160)]
)
def test_the_board_fills_the_window_and_hides_no_card(
    make_window: Callable[..., MainWindow], size: tuple[int, int]
) -> None:
    window = make_window(size=size)
    assert (window.width(), window.height()) == size
    for _ in range(16):
        window.table.turn()
        assert_cards_in_view(window)
    board, scene = window.board, window.scene
    for slot in scene.free_slots():
        for corner in ("topLeft", "topRight", "bottomLeft", "bottomRight", "center"):
            rect = scene.rest_rect(slot).adjusted(0.05, 0.05, -0.05, -0.05)
            place = getattr(rect, corner)()
            assert scene.target_at(place) == slot
            top = scene.items(place)[0]
            assert top is scene.cards[slot]
            assert board.viewport().rect().contains(board.mapFromScene(place))


def test_the_window_can_be_as_small_as_640_by_480(window: MainWindow) -> None:
    least = window.minimumSizeHint().expandedTo(window.minimumSize())
    assert least.width() <= 640
    assert least.height() <= 480


def test_a_hint_stays_marked_in_its_new_place(window: MainWindow, qtbot: QtBot) -> None:
    window.table.ask_hint()
    qtbot.waitUntil(lambda: window.scene.hinted is not None)
    hinted = window.scene.hinted
    assert hinted is not None
    window.resize(800, 700)
    assert window.scene.hinted == hinted
    ring = next(
        item for item in window.scene.items() if isinstance(item, Ring) and item.isVisible()
    )
    assert ring.pos() == window.scene.target_rect(hinted).topLeft()
