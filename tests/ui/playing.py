"""Playing with a real mouse, and the truth about the board worked out from the game alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec import structs
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from golf_desktop.engine.notation import format_moves, parse_board, parse_moves
from golf_desktop.engine.position import Move, Play, Refusal
from golf_desktop.engine.rules import STANDARD, Rules
from golf_desktop.model.preferences import Preferences
from golf_desktop.ui.board.card_item import CardItem
from golf_desktop.ui.board.target import Target
from golf_desktop.ui.main_window import MainWindow

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


class Mouse:
    """The player's mouse on one window. Its events go the whole way from Qt's window down.

    Places are targets of the board (a slot, the stock, the waste) or pixels of the board.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def pixel(self, target: Target | QPoint) -> QPoint:
        """The middle of a target in pixels of the board."""
        if isinstance(target, QPoint):
            return target
        board, scene = self._window.board, self._window.scene
        return board.mapFromScene(scene.target_rect(target).center())

    def _in_window(self, target: Target | QPoint) -> QPoint:
        return self._window.board.viewport().mapTo(self._window, self.pixel(target))

    def click(self, target: Target | QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Press and let go."""
        place = self._in_window(target)
        QTest.mouseClick(self._window.windowHandle(), button, NO_KEYS, place)

    def double_click(self, target: Target | QPoint) -> None:
        """Click twice, so quickly that Qt makes the second press a double click."""
        QTest.mouseDClick(self._window.windowHandle(), LEFT, NO_KEYS, self._in_window(target))

    def press(self, target: Target | QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Press and hold."""
        place = self._in_window(target)
        QTest.mousePress(self._window.windowHandle(), button, NO_KEYS, place)

    def release(self, target: Target | QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Let go."""
        place = self._in_window(target)
        QTest.mouseRelease(self._window.windowHandle(), button, NO_KEYS, place)

    def move(self, target: Target | QPoint) -> None:
        """Move there."""
        QTest.mouseMove(self._window.windowHandle(), self._in_window(target))

    def drag(self, slot: Target | QPoint, to: Target | QPoint) -> None:
        """Press, move in a few steps, and hold."""
        start, end = self.pixel(slot), self.pixel(to)
        self.press(start)
        for step in range(1, 5):
            self.move(start + (end - start) * step / 4)


class Log:
    """What the table said since the log was made."""

    def __init__(self, window: MainWindow) -> None:
        self.moved: list[Move] = []
        self.refused: list[tuple[Move, Refusal]] = []
        window.table.moved.connect(self.moved.append)
        window.table.refused.connect(lambda *refusal: self.refused.append(refusal))


def signs(window: MainWindow) -> str:
    """The moves that stand, in the text notation."""
    game = window.table.game
    return format_moves(game.moves[: game.cursor], game.deal.rules.layout)


def enter(window: MainWindow, board: str, moves: str = "", rules: Rules = STANDARD) -> None:
    """Put a board on the table and make some moves of it, without any animation."""
    animator = window.scene.animator
    factor, animator.factor = animator.factor, 0.0
    window.table.enter(parse_board(board, rules))
    for move in parse_moves(moves, window.table.game.deal):
        window.table._apply(move)
    animator.factor = factor
    assert signs(window) == moves


def slot_of(window: MainWindow, code: str) -> int:
    """The slot in which a card of the tableau was dealt, by its text form."""
    return [str(card) for card in window.table.game.deal.tableau].index(code)


def strip(window: MainWindow, slot: int) -> QPoint:
    """A pixel of what is seen of a covered card, in its upper strip."""
    place = window.scene.rest(slot).place
    return window.board.mapFromScene(place + QPointF(0.5, 0.15))


def cloth(window: MainWindow) -> QPoint:
    """A pixel of the board where there is no card: between two columns, at the very top."""
    return window.board.mapFromScene(QPointF(window.scene.geometry.width / 2, 0.03))


def wait_for_rest(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until nothing moves on the board."""
    qtbot.waitUntil(lambda: not window.scene.animator.is_running, timeout=5000)


def assert_board_shows_game(window: MainWindow) -> None:
    """Every card lies where the game has it, with the right side up and above the right ones."""
    scene, game = window.scene, window.table.game
    assert not scene.animator.is_running
    first, geometry, position = game.deal.first, scene.geometry, game.position
    layout, stock_start = game.deal.rules.layout, game.deal.stock_start
    assert len(scene.cards) == len(game.deal.cards) == 52 * layout.packs + game.deal.rules.jokers
    seen = [item for item in scene.items() if isinstance(item, CardItem) and item.index >= 0]
    assert {item for item in seen if item.isVisible()} == set(scene.cards)
    waste = game.waste
    assert len(waste) == stock_start - first + position.turned + position.removed.bit_count()
    jokers = iter(("JK-red", "JK-black"))
    for index, (item, card) in enumerate(zip(scene.cards, game.deal.cards, strict=True)):
        assert not item.lifted
        assert item.face == (next(jokers) if str(card) == "JK" else str(card))
        assert item.pos() == scene.rest(index).place, index
        if index in waste:
            place = geometry.waste_card(waste.index(index), len(waste))
        else:
            place = geometry.slots[index] if index < first else geometry.stock
        # The cards of the stock lie a trifle higher each than the one below.
        slack = 0.2 if index >= first and index not in waste else 1e-9
        way = item.pos() - QPointF(place.x, place.y)
        assert way.manhattanLength() <= slack, (index, way)
        in_tableau = index < first and index not in waste
        is_up = layout.is_face_up(index, position.removed) if in_tableau else index in waste
        assert item.turn == float(is_up), index
    _assert_ascending(window, waste)
    stock = range(len(game.deal.cards) - 1, stock_start + position.turned - 1, -1)
    _assert_ascending(window, tuple(stock))
    for slot, each in enumerate(layout.slots):
        for over in range(first):
            if each.covered_by & ~position.removed >> over & 1:
                _assert_ascending(window, (slot, over))


def _assert_ascending(window: MainWindow, pile: tuple[int, ...]) -> None:
    heights = [window.scene.cards[index].zValue() for index in pile]
    assert heights == sorted(set(heights)), pile


def assert_cards_in_view(window: MainWindow) -> None:
    """Every card lies inside the view, the view has no scroll bars and is filled by the board."""
    board, view = window.board, window.board.viewport().rect()
    for index, item in enumerate(window.scene.cards):
        place = board.mapFromScene(window.scene.rest_rect(index)).boundingRect()
        assert view.contains(place), (index, place, view)
        assert item.pos() == window.scene.rest(index).place
    assert not board.horizontalScrollBar().isVisible()
    assert not board.verticalScrollBar().isVisible()
    shown: QRect = board.mapFromScene(board.sceneRect()).boundingRect()
    assert abs(shown.width() - view.width()) <= 2
    assert abs(shown.height() - view.height()) <= 2


def action_of(window: MainWindow, key: str) -> QAction:
    """The command that has this key."""
    wanted = QKeySequence(key)
    found = [action for action in window.findChildren(QAction) if wanted in action.shortcuts()]
    assert len(found) == 1, key
    return found[0]


def menu_of(action: QAction) -> QMenu | None:
    """The menu that an action opens, if it opens one.

    Not `action.menu()`: with Qt for Python 6.9, which is frozen on a Mac, the menu is deleted as
    soon as Python lets go of what that gave.
    """
    menu = action.parent()
    return menu if isinstance(menu, QMenu) and menu.menuAction() is action else None


def press(
    window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press a key and let go, as the window system tells it: whoever has the focus gets it."""
    QTest.keyClick(window.windowHandle(), key, modifiers)


def repeat(window: MainWindow, key: Qt.Key, text: str) -> None:
    """What a key that is held down sends to whoever has the focus."""
    widget = window.focusWidget()
    assert widget is not None
    event = QKeyEvent(QEvent.Type.KeyPress, key, NO_KEYS, text, True)
    QCoreApplication.sendEvent(widget, event)


D = TypeVar("D", bound=QDialog)


@contextmanager
def in_dialog(window: MainWindow, kind: type[D], act: Callable[[D], object]) -> Iterator[None]:
    """Do something in the dialog that opens in this block, then close it if it still is.

    Fails when no such dialog opens.
    """
    seen: list[D] = []
    # Asks again until the dialog is there: the key that opens it waits for events of its own.
    timer = QTimer(interval=2)

    def do() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None or not dialog.isActiveWindow():
            return
        timer.stop()
        try:
            assert isinstance(dialog, kind)
            seen.append(dialog)
            act(dialog)
        finally:
            if dialog.isVisible():
                dialog.close()

    timer.timeout.connect(do)
    timer.start()
    yield
    timer.stop()
    assert seen, f"no {kind.__name__} opened"
    # A window system would give the keyboard back by itself.
    window.activateWindow()


def preferences_of(window: MainWindow) -> Preferences:
    """What the player of a window has chosen in the settings."""
    found = window.findChild(Preferences)
    assert found is not None
    return found


def speak(window: MainWindow, name: str) -> None:
    """Choose a language in the settings, as its name in files."""
    preferences = preferences_of(window)
    preferences.change(structs.replace(preferences.value, language=name))
    QCoreApplication.sendPostedEvents()


def answer_file_dialog(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Have file dialogs end with a name as if the player had typed it, without a look at files."""
    monkeypatch.setattr(QFileDialog, "exec", lambda _: 1)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _: [str(path)])


def choose_keys(window: MainWindow, **keys: str) -> None:
    """Give commands other keys, as the settings do; nothing for none."""
    preferences = window._preferences
    preferences.change(structs.replace(preferences.value, shortcuts=keys))


def play_on(window: MainWindow) -> None:
    """Play until the deal is over: what fits, else the stock."""
    table = window.table
    while moves := table.position.legal_moves():
        move = moves[0]
        assert table.play(move.slot) if isinstance(move, Play) else table.turn()


def active_timers(window: MainWindow) -> list[int]:
    """The intervals of the timers that run, in milliseconds."""
    return sorted(timer.interval() for timer in window.findChildren(QTimer) if timer.isActive())


def button(panel: QWidget, text: str) -> QPushButton:
    """The button of a panel or dialog that has a text."""
    buttons = panel.findChildren(QPushButton)
    (found,) = [each for each in buttons if each.text().replace("&", "") == text]
    return found
