"""Telling who cannot see the window what has come to stand in it, without moving the keyboard."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader read a text out, if there is one.

    An alert would not do: on Linux Qt does not pass those on.

    Args:
        widget: where the text stands.
        text: what is read; nothing where it is empty.
    """
    if text:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
