"""Plays up to one moment, times from inside how long the window stands still, and prints JSON.

The program is as a player has it, and has done nothing like it before: what a moment loads and
makes for the first time is counted.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from heartbeat import Heartbeat
from PySide6.QtCore import QKeyCombination, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from xvfb import HEIGHT, WIDTH

from golf_desktop import app
from golf_desktop.engine.position import Move, Play, Position
from golf_desktop.engine.round import NineHoles
from golf_desktop.engine.rules import STANDARD
from golf_desktop.qt_core import load_qt_core
from golf_desktop.storage.places import Places
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.main_window import MainWindow

_SETTLED_MS = 6000
"""By then the deal lies on the board, what loads late is there, and a hint was thought of."""
_PLAYED_MS = 3000
_WATCHED_MS = 2000
_SOME_MOVES = 7
_CLEARED, _LOST = 318, 1
"""Deals that are cleared, and not cleared, by always making the first move that can be made."""

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
_KEYS = {
    "set-up": CTRL | Qt.Key.Key_U,
    "settings": CTRL | Qt.Key.Key_Comma,
    "statistics": CTRL | Qt.Key.Key_T,
    "help": QKeyCombination(Qt.Key.Key_F1),
    "calendar": CTRL | Qt.Key.Key_J,
    "share": CTRL | SHIFT | Qt.Key.Key_C,
    "review": CTRL | Qt.Key.Key_E,
    "new round": CTRL | SHIFT | Qt.Key.Key_N,
    "score card": CTRL | Qt.Key.Key_K,
}
"""What opens each window."""


class Probe:
    """Plays up to a moment, lets it come, and prints the longest standstills that it brings.

    Args:
        window: the program's window.
        name: which moment: the end of a deal, or a window that is opened.
    """

    def __init__(self, window: MainWindow, name: str) -> None:
        self._window = window
        self._name = name
        self._heartbeat = Heartbeat(window)
        QTimer.singleShot(_SETTLED_MS, window, self._play)

    def _play(self) -> None:
        if self._name == "score card":
            self._window.rounds.begin(NineHoles(1, STANDARD), allows_undo=True)
        moves = _first_moves(self._window.table.position)
        for move in moves[:_SOME_MOVES] if self._name in _KEYS else moves[:-1]:
            _make(self._window, move)
        self._last = moves[-1]
        self._window.activateWindow()  # no window manager does it
        QTimer.singleShot(_PLAYED_MS, self._window, self._watch)

    def _watch(self) -> None:
        self._heartbeat.begin()
        QTimer.singleShot(_WATCHED_MS, self._window, self._print)
        self._let_it_come()

    def _let_it_come(self) -> None:
        key = _KEYS.get(self._name)
        if key is None:
            _make(self._window, self._last)
        else:
            modifiers = key.keyboardModifiers()
            QTest.keyClick(self._window.windowHandle(), key.key(), modifiers)

    def _print(self) -> None:
        self._heartbeat.end()
        shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        if self._name in _KEYS and len(shown) < 2:
            QApplication.exit(1)
            return
        print(json.dumps(self._heartbeat.longest))
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            dialog.close()
        self._window.close()


def _first_moves(position: Position) -> list[Move]:
    """The moves of a game in which always the first that can be made is made."""
    moves = []
    while found := position.legal_moves():
        moves.append(found[0])
        position = position.play(found[0])
    return moves


def _make(window: MainWindow, move: Move) -> None:
    if isinstance(move, Play):
        window.table.play(move.slot)
    else:
        window.table.turn()


def main(folder: str, name: str) -> int:
    """Run the program with its files in a folder, and let one moment come in it."""
    load_qt_core()
    build = app.build
    probes: list[Probe] = []

    def build_and_probe(*given: Any, **named: Any) -> MainWindow:
        window = build(*given, **named)
        window.resize(WIDTH, HEIGHT)
        probes.append(Probe(window, name))
        return window

    app.build = build_and_probe
    deal = _CLEARED if name == "end of a cleared deal" else _LOST
    return app.run(Wish(deal), Places.under(Path(folder)))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
