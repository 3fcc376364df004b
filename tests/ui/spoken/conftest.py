"""A window that a screen reader reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QAccessible

from golf_desktop.ui.main_window import MainWindow

MakeWindow = Callable[..., MainWindow]


@pytest.fixture
def read(make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch) -> Iterator[MakeWindow]:
    """Make a window, with somebody to read it."""

    def make(*arguments: object, **named: object) -> MainWindow:
        window = make_window(*arguments, **named)
        assert window.screen_reader.parts is None
        QAccessible.setActive(True)
        if not QAccessible.isActive():
            # Before Qt 6.10 that only tells others; what is asked is set by the system's part.
            monkeypatch.setattr(QAccessible, "isActive", lambda: True)
        window.screen_reader.look()
        return window

    yield make
    QAccessible.setActive(False)
