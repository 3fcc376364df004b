"""The line in which a window tells what happened, without asking for anything."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from golf_desktop.ui.announcing import announce
from golf_desktop.ui.design import CLOSE, GAP


class MessageLine(QFrame):
    """A sentence, what can be done about it, and a button that takes it away.

    Args:
        parent: the owning widget.
    """

    told = Signal()
    """It tells something now, and takes more room for that."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.act = QPushButton()
        self.dismiss = QToolButton()
        self.dismiss.setText("✕")
        self.dismiss.setAutoRaise(True)
        self.dismiss.setAccessibleName(self.tr("Close the message"))
        self._act: Callable[[], None] | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP, CLOSE, CLOSE, CLOSE)
        row.addWidget(self.text, 1)
        row.addWidget(self.act)
        row.addWidget(self.dismiss)
        self.act.clicked.connect(self._do)
        self.dismiss.clicked.connect(self.clear)
        self.hide()

    @property
    def offers(self) -> bool:
        """Whether something can be done about what it tells."""
        return self._act is not None

    def tell(self, text: str, button: str = "", act: Callable[[], None] | None = None) -> None:
        """Tell something.

        Args:
            text: the sentence.
            button: the name of what can be done about it, or nothing.
            act: does it.
        """
        self._act = act
        self.text.setText(text)
        self.act.setText(button)
        self.act.setVisible(act is not None)
        self.show()
        self.told.emit()
        announce(self.text, text)

    def clear(self) -> None:
        """Tell nothing any more."""
        self._act = None
        self.text.clear()
        self.hide()

    def _do(self) -> None:
        if self._act is not None:
            self._act()
