"""Where the main window lies on the screens when the program starts."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

_SEEN = QSize(100, 100)
"""So much of the window must be on some screen, in pixels."""
_FIRST_SIZE = QSize(1024, 720)


def restore_place(window: QWidget, saved: str) -> None:
    """Let a window be where it was, or on a screen there is when that one is gone.

    Args:
        window: the window.
        saved: Qt's account of its place, as base64; empty where there is none.
    """
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if window.restoreGeometry(QByteArray.fromBase64(saved.encode())) and any(
        _is_seen(screen.intersected(window.geometry())) for screen in screens
    ):
        return
    room = screens[0].size()
    window.resize(_FIRST_SIZE.expandedTo(room * 0.6).boundedTo(room * 0.9))


def _is_seen(area: QRect) -> bool:
    """Whether an area of the window on a screen is large enough to be found and moved."""
    return area.width() >= _SEEN.width() and area.height() >= _SEEN.height()
