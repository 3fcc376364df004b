"""Tells a key that is pressed from one that is only held down."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QKeyEvent


class KeyRepeats:
    """Knows which presses come of a key being held down.

    X11 repeats a held key as a release and a press at the same moment, and Qt marks them as
    repeats only when it finds both in its queue at once, which depends on how busy it is. Those it
    does not mark are known by their time.
    """

    def __init__(self) -> None:
        self._is_x11 = QGuiApplication.platformName() == "xcb"
        self._key = 0
        self._released_at = 0

    def note_release(self, event: QKeyEvent) -> None:
        """Remember when a key was let go."""
        self._key, self._released_at = event.key(), event.timestamp()

    def is_repeat(self, event: QKeyEvent) -> bool:
        """Whether a press comes of a key being held down."""
        again = event.key() == self._key and event.timestamp() == self._released_at
        return event.isAutoRepeat() or (self._is_x11 and again)
