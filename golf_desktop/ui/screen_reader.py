"""Finding out whether there is a screen reader. All it needs is made when there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QGuiApplication

if TYPE_CHECKING:  # loaded for those who need it
    from golf_desktop.ui.main_window import MainWindow
    from golf_desktop.ui.spoken.announcer import Announcer
    from golf_desktop.ui.spoken.board_parts import BoardParts


class ScreenReader(QObject):
    """Serves a screen reader or another assistive technology, from when there is one.

    Qt does not say when one comes. So it is asked whenever a window of ours gets the keyboard and
    after each move, which costs nothing.

    Args:
        window: the window that the game is played in.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.parts: BoardParts | None = None
        """The board's parts, once there is somebody to read them."""
        self.announcer: Announcer | None = None
        """Who announces what happens, likewise."""
        table = window.table
        for signal in (table.dealt, table.moved, table.undone):
            signal.connect(self.look)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.focusWindowChanged.connect(self.look)

    def look(self) -> None:
        """Serve a screen reader, if there is one now."""
        if self.parts is not None or not QAccessible.isActive():
            return
        from golf_desktop.ui.spoken.announcer import Announcer
        from golf_desktop.ui.spoken.board_parts import BoardParts

        window = self._window
        self.parts = BoardParts(window.board, window.scene, window.table)
        self.announcer = Announcer(
            self.parts, window.table, window.board, window.scene, window.status
        )

    def speak(self) -> None:
        """Call the board's parts by their names in the language that is spoken now."""
        if self.parts is not None:
            self.parts.follow()
