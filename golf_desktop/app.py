"""The composition root: builds everything by hand, wires it and starts the event loop."""

from __future__ import annotations

import signal
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from golf_desktop import __version__
from golf_desktop.engine.rules import Rules
from golf_desktop.model.preferences import Preferences
from golf_desktop.model.table import Table
from golf_desktop.storage.places import Places
from golf_desktop.storage.settings import Settings, StructFile, WindowState
from golf_desktop.ui.main_window import MainWindow


@dataclass(frozen=True, slots=True)
class Wish:
    """What a start of the program was asked for.

    Attributes:
        places: where the player's files are kept.
        number: the deal to begin with, or None.
        rules: the rules to begin with, or None for those in the settings.
    """

    places: Places
    number: int | None = None
    rules: Rules | None = None


def make_application(arguments: list[str]) -> QApplication:
    """Make the Qt application and tell it what it is called."""
    QCoreApplication.setApplicationName("golf-desktop")
    QCoreApplication.setApplicationVersion(__version__)
    application = QApplication(arguments)
    application.setApplicationDisplayName("Golf")
    application.setDesktopFileName("golf-desktop")
    return application


def build(wish: Wish) -> MainWindow:
    """Build the main window and all that stands behind it; the application must exist."""
    preferences = Preferences(StructFile(wish.places.config / "settings.json", Settings))
    table = Table(wish.rules or preferences.value.rules, wish.number)
    window = MainWindow(
        table, preferences, StructFile(wish.places.config / "window.json", WindowState)
    )
    table.setParent(window)
    preferences.setParent(window)
    return window


def run(wish: Wish) -> int:
    """Open the window and play until it is closed; give the exit code."""
    application = make_application(["golf-desktop"])
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    window = build(wish)
    window.show()
    return application.exec()
