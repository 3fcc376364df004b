"""What all tests share: an off-screen Qt, and a window on a deal that holds still."""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import Callable, Iterator
from pathlib import Path

# Before Qt is loaded: the tests that need a real display say so and start their own.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import hypothesis
import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from golf_desktop.app import build
from golf_desktop.engine.rules import Rules
from golf_desktop.storage.places import Places
from golf_desktop.storage.settings import AnimationSpeed
from golf_desktop.storage.wish import Wish
from golf_desktop.ui import motion, themes
from golf_desktop.ui.main_window import MainWindow

# How long an example takes says more of the machine than of the program.
hypothesis.settings.register_profile("golf", deadline=None, max_examples=60)
hypothesis.settings.load_profile("golf")

MakeWindow = Callable[..., MainWindow]


@pytest.fixture(autouse=True)
def _no_warnings_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A line of WARNING or above in the log fails the test."""
    yield
    bad = [record for record in caplog.get_records("call") if record.levelno >= logging.WARNING]
    assert not bad, [record.getMessage() for record in bad]


@pytest.fixture(autouse=True)
def _no_garbage_collected_in_other_threads() -> Iterator[None]:
    """Look for garbage between tests and in this thread, as the program does."""
    gc.disable()
    yield
    if QCoreApplication.instance() is not None:
        # Qt deletes closed windows when an event loop next runs; without one they would pile up,
        # and each change of colours or language would reach them all.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect(1)


@pytest.fixture(autouse=True)
def _no_touch_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """No window is made for fingers: the touch screen that a test makes stays in its process."""
    monkeypatch.setattr(themes, "has_touch_screen", lambda: False)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    """Folders of the test's own."""
    return Places.under(tmp_path / "golf")


@pytest.fixture
def make_window(qtbot: QtBot, places: Places) -> MakeWindow:
    """Make a main window and show it.

    Its arguments: the deal's number (2), the rules (those in the settings), the animations' speed
    (off), and the window's size in pixels.
    """

    def make(
        number: int = 2,
        rules: Rules | None = None,
        speed: AnimationSpeed = AnimationSpeed.OFF,
        size: tuple[int, int] = (1024, 720),
    ) -> MainWindow:
        window = build(Wish(number), places)
        if rules is not None:
            window.table.choose_rules(rules)
            window.status.clearMessage()
        qtbot.addWidget(window)
        window.scene.animator.factor = motion.factor(speed)
        window.resize(*size)
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        window.board.setFocus()
        return window

    return make


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    """A main window on deal 2 by the standard rules, without animations."""
    return make_window()
