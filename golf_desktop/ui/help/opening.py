"""Opens the help at the page of what the player looks at, and knows what its pages must be told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from golf_desktop.ui.help.window import HelpWindow

if TYPE_CHECKING:
    from golf_desktop.ui.main_window import MainWindow

FIRST_PAGE = "play"
NO_KEY = "–"
"""Stands for the key of a command that has none."""


def open_help(window: MainWindow, page: str = "") -> None:
    """Show the help beside what the player looks at.

    Above a dialog that lets nothing else be used it is the dialog's own, and closes with it.

    Args:
        window: the main window.
        page: the page, or nothing for that of what the player looks at.
    """
    modal = QApplication.activeModalWidget()
    looked_at = modal or QApplication.activeWindow() or window
    if isinstance(looked_at, HelpWindow):
        looked_at.show_page(page or FIRST_PAGE)
        return
    owner = modal or window
    shown = owner.findChild(HelpWindow, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if shown is None:
        shown = HelpWindow(
            lambda: help_values(window), lambda: window.look, lambda: window.language, owner
        )
        if isinstance(modal, QDialog):
            modal.finished.connect(shown.close)
    shown.show()  # first, that the page is set once, for the size that the window has
    shown.show_page(page or page_of(looked_at))
    shown.raise_()
    shown.activateWindow()


def page_of(widget: QWidget) -> str:
    """The page that tells of a window: what its `help_page` names, or else the first."""
    return str(getattr(widget, "help_page", FIRST_PAGE))


def help_values(window: MainWindow) -> dict[str, str]:
    """What the pages are filled in with: the commands' keys, and where the files are."""
    form = QKeySequence.SequenceFormat.NativeText
    values = {}
    for name, action in window.menus.actions.items():
        # The keys that the board reads itself stand in the menu's text.
        key = action.shortcut().toString(form) or action.text().partition("\t")[2]
        values[f"key:{name}"] = key or NO_KEY
    places = window.places
    return values | {
        "settings": str(places.config),
        "data": str(places.data),
        "log": str(places.log),
    }
