"""The field in which a key is pressed, to be chosen for a command."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit, QLineEdit


class KeyField(QKeySequenceEdit):
    """Takes the key that is pressed, but for those that lead to the parts before and after it."""

    pressed = Signal(QKeySequence)
    """The player pressed a key, which is shown."""
    left = Signal()
    """The keyboard has gone elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.setMaximumSequenceLength(1)
        self.keySequenceChanged.connect(self._tell)

    def name(self, name: str) -> None:
        """Give it a name for a screen reader, also where the focus is: in the line inside."""
        for each in (self, *self.findChildren(QLineEdit)):
            each.setAccessibleName(name)

    def show_key(self, key: QKeySequence) -> None:
        """Show a key that is not to be chosen."""
        with QSignalBlocker(self):
            self.setKeySequence(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys that move the focus; Qt leaves only those that are held without Shift."""
        if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that it is left: Qt would tell of what is shown, as if it had been pressed again."""
        with QSignalBlocker(self):
            super().focusOutEvent(event)
        self.left.emit()

    def _tell(self, key: QKeySequence) -> None:
        if not key.isEmpty():  # as it is while only Shift or its like is held
            self.pressed.emit(key)
