"""What program this is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox, QWidget

from golf_desktop import __version__

_PICTURE = 64
"""Pixels of the program's icon."""


def about_box(parent: QWidget) -> QMessageBox:
    """A dialog with the program's name, version and licence."""
    text = QCoreApplication.translate(
        "about",
        "<h3>Golf Desktop {version}</h3>"
        "<p>A Golf patience for the desktop.</p>"
        "<p>Free software under the MIT licence. Deal numbers are those of PySolFC.</p>",
    ).format(version=__version__)
    box = QMessageBox(parent)
    box.setWindowTitle(QCoreApplication.translate("about", "About Golf Desktop"))
    box.setText(text)
    box.setIconPixmap(parent.windowIcon().pixmap(_PICTURE))
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    for button in box.buttons():
        button.setIcon(QIcon())
    return box
