"""What program this is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox, QWidget

from golf_desktop import __version__

_PICTURE = 64
"""Pixels of the program's icon."""


class AboutBox(QMessageBox):
    """A dialog with the program's name, version and licence.

    Args:
        parent: the owning window, whose icon it shows.
    """

    help_page = "play"
    """The page of the help that tells of it: the first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setIconPixmap(parent.windowIcon().pixmap(_PICTURE))
        self.setStandardButtons(QMessageBox.StandardButton.Close)
        for button in self.buttons():
            button.setIcon(QIcon())
        self._say()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language; the button does so by itself."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._say()

    def _say(self) -> None:
        """Say everything in the language that is spoken now."""
        text = QCoreApplication.translate(
            "about",
            "<h3>Golf Desktop {version}</h3>"
            "<p>A Golf patience for the desktop.</p>"
            "<p>Free software under the MIT licence. Deal numbers are those of PySolFC.</p>",
        ).format(version=__version__)
        self.setWindowTitle(QCoreApplication.translate("about", "About Golf Desktop"))
        self.setText(text)
