"""Telling that a deal is being looked for, and that Escape ends it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from golf_desktop.model.daily import Daily
from golf_desktop.model.dealer import Dealer
from golf_desktop.ui.status import StatusLine

PATIENCE_MS = 150
"""What takes no longer than this, in milliseconds, need not be told."""


class LookingNotice(QObject):
    """Shows in the status line that a deal is being looked for, where it takes a while.

    Args:
        search: who looks.
        text: gives what is told, in the language that is spoken then.
        status: where to tell it.
        window: the window; it is the owning object too.
    """

    def __init__(
        self,
        search: Dealer | Daily,
        text: Callable[[], str],
        status: StatusLine,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._status = status
        self._is_told = False
        self._text = text
        self._told = ""
        # Of all that Escape could mean to the board this comes first, while it lasts.
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), window)
        self._escape.setEnabled(False)
        self._escape.activated.connect(search.cancel)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._tell)
        search.looking.connect(self._follow)
        status.messageChanged.connect(self._stay)

    def _follow(self, looking: bool) -> None:
        self._escape.setEnabled(looking)
        if looking:
            self._patience.start()
            return
        self._patience.stop()
        self._is_told = False
        if self._status.currentMessage() == self._told:
            self._status.clearMessage()

    def _tell(self) -> None:
        self._is_told = True
        self._told = self._text()
        self._status.warn(self._told)

    def _stay(self, message: str) -> None:
        """Be there again once another message has gone, as long as it is true."""
        if self._is_told and not message:
            self._tell()
