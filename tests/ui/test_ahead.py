"""What the end of a deal needs is made ready between two moves, and then nothing runs any more."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from golf_desktop.ui import ahead
from golf_desktop.ui.ahead import Ahead
from golf_desktop.ui.main_window import MainWindow


def test_work_is_done_after_a_move_when_nothing_moves_and_once_only(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead, "_REST_MS", 5)
    animator, owner, done = window.scene.animator, QObject(window), list[str]()
    work = Ahead(window.table, animator, owner)
    (timer,) = work.findChildren(QTimer)

    def note(name: str) -> None:
        done.append(f"{name}, moving: {animator.is_running}")

    work.add(lambda: note("first"))
    work.add(lambda: note("second"))
    window.table.turn()
    assert not timer.isActive()  # it has not begun
    work.begin()
    animator.factor = 0.2
    window.table.turn()
    assert done == []
    qtbot.waitUntil(lambda: len(done) == 2)
    assert done == ["first, moving: False", "second, moving: False"]
    assert not timer.isActive()
    window.table.turn()
    assert not timer.isActive()
