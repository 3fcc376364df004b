"""Opens the help at the page of what the player looks at, and knows what its pages must be told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from golf_desktop.model.preferences import Preferences
from golf_desktop.ui.commands import plain_text
from golf_desktop.ui.help.window import HelpWindow

if TYPE_CHECKING:
    from golf_desktop.ui.main_window import MainWindow

FIRST_PAGE = "play"
NO_KEY = "–"
"""Stands in a table for the key of a command that has none."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("help", text)


def open_help(window: MainWindow, preferences: Preferences, page: str = "") -> None:
    """Show the help beside what the player looks at.

    Above a dialog that lets nothing else be used it is the dialog's own, and closes with it.

    Args:
        window: the main window.
        preferences: the settings, which keep how large the letters are.
        page: the page, or nothing for that of what the player looks at.
    """
    modal = QApplication.activeModalWidget()
    looked_at = modal or QApplication.activeWindow() or window
    if isinstance(looked_at, HelpWindow):
        if page:  # else it stays: whoever reads a page looks at what it tells of
            looked_at.show_page(page)
        return
    owner = modal or window
    shown = owner.findChild(HelpWindow, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if shown is None:
        shown = _make_window(window, preferences, owner)
        if isinstance(modal, QDialog):
            modal.finished.connect(shown.close)
    shown.show()  # first, that the page is set once, for the size that the window has
    shown.show_page(page or page_of(looked_at))
    shown.raise_()
    shown.activateWindow()


def _make_window(window: MainWindow, preferences: Preferences, owner: QWidget) -> HelpWindow:
    made = HelpWindow(
        lambda: help_values(window), lambda: window.look, lambda: window.language, owner
    )
    browser = made.browser
    browser.zoom(preferences.value.help_zoom)
    browser.zoom_settled.connect(
        lambda steps: preferences.change(replace(preferences.value, help_zoom=steps))
    )
    window.keys.changed.connect(browser.render_anew)
    return made


def page_of(widget: QWidget) -> str:
    """The page that tells of a window: what its `help_page` names, or else the first."""
    return str(getattr(widget, "help_page", FIRST_PAGE))


def help_values(window: MainWindow) -> dict[str, str]:
    """What the pages are filled in with: the commands' keys, and where the files are.

    ``key:NAME`` is for a table of keys. ``by:NAME`` is for a sentence, where a command that has no
    key goes by its name in the menus.
    """
    values = {}
    for name, command in window.menus.commands.items():
        key = window.keys.of(name)
        values[f"key:{name}"] = key or NO_KEY
        values[f"by:{name}"] = key or _tr("“{command}”").format(command=plain_text(command))
    places = window.places
    return values | {
        "settings": str(places.config),
        "data": str(places.data),
        "log": str(places.log),
    }
