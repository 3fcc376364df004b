"""What program this is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from golf_desktop import __version__


def show_about(parent: QWidget) -> None:
    """Show the program's name, version and licence."""
    text = QCoreApplication.translate(
        "about",
        "<h3>Golf Desktop {version}</h3>"
        "<p>A Golf patience for the desktop.</p>"
        "<p>Free software under the MIT licence. Deal numbers are those of PySolFC.</p>",
    ).format(version=__version__)
    QMessageBox.about(parent, QCoreApplication.translate("about", "About Golf Desktop"), text)
