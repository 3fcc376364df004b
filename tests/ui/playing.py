"""Playing with a real mouse, and the truth about the board worked out from the game alone."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from golf_desktop.engine.notation import format_moves, parse_board, parse_moves
from golf_desktop.engine.position import Move, Refusal
from golf_desktop.engine.rules import STANDARD, Rules
from golf_desktop.ui.board.target import Target
from golf_desktop.ui.main_window import MainWindow

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


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
        self.refused: list[Refusal] = []
        window.table.moved.connect(self.moved.append)
        window.table.refused.connect(lambda _move, reason: self.refused.append(reason))


def signs(window: MainWindow) -> str:
    """The moves that stand, in the text notation."""
    game = window.table.game
    return format_moves(game.moves[: game.cursor], game.deal.rules.layout)


def enter(window: MainWindow, board: str, moves: str = "", rules: Rules = STANDARD) -> None:
    """Put a board on the table and make some moves of it."""
    window.table.enter(parse_board(board, rules))
    for move in parse_moves(moves, window.table.game.deal):
        window.table._apply(move)
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
    first, geometry = game.deal.first, scene.geometry
    position = game.position
    assert len(scene.cards) == len(game.deal.cards) == 52
    waste = game.waste
    assert len(waste) == 1 + position.turned + position.removed.bit_count()
    for index, item in enumerate(scene.cards):
        assert item.isVisible()
        assert not item.lifted
        assert item.face == str(game.deal.cards[index])
        assert item.pos() == scene.rest(index).place, index
        if index in waste:
            place = geometry.waste_card(waste.index(index), len(waste))
            seen = (place.x, place.y, True)
        elif index < first:
            seen = (geometry.slots[index].x, geometry.slots[index].y, True)
        else:
            assert abs(item.x() - geometry.stock.x) + abs(item.y() - geometry.stock.y) < 0.2
            seen = (item.x(), item.y(), False)
        assert (item.x(), item.y(), item.turn == 1.0) == seen, (index, item.turn)
        assert item.turn in (0.0, 1.0)
    _assert_ascending(window, waste)
    _assert_ascending(window, tuple(range(51, first + position.turned, -1)))
    for pile in game.deal.rules.layout.piles:
        _assert_ascending(window, tuple(i for i in pile if not position.removed >> i & 1))


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
