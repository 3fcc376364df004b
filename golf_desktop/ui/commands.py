"""The commands of the main window: declared once, and put in its menus and its tool bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar

from golf_desktop.ui.icons import command_icon
from golf_desktop.ui.theme import icon_colour

Keys = Sequence[str | QKeySequence.StandardKey]


@dataclass(frozen=True, slots=True)
class Command:
    """Something the player can ask the window to do.

    Attributes:
        text: its name in a menu, with its access key.
        act: what it does.
        keys: its keys, the first of which the menu shows; of Qt's standard keys all there are.
        icon: the name of its icon, or nothing.
        shown_key: a key that the board itself reads, for the menu to show.
        in_tool_bar: the short text under which it stands in the tool bar; empty keeps it out.
        checkable: whether it is on or off rather than done.
    """

    text: str
    act: Callable[[], object]
    keys: Keys = ()
    icon: str = ""
    shown_key: str = ""
    in_tool_bar: str = ""
    checkable: bool = False


def make_action(command: Command, window: QMainWindow) -> QAction:
    """Make the action of a command."""
    text = f"{command.text}\t{command.shown_key}" if command.shown_key else command.text
    action = QAction(text, window)
    action.setShortcuts(_sequences(command.keys))
    action.setCheckable(command.checkable)
    action.setObjectName(command.icon)
    if command.in_tool_bar:
        action.setIconText(command.in_tool_bar)
        key = command.shown_key or action.shortcut().toString(
            QKeySequence.SequenceFormat.NativeText
        )
        name = command.text.replace("&", "").rstrip("…")
        action.setToolTip(f"{name} ({key})" if key else name)
    action.triggered.connect(lambda: command.act())
    return action


def _sequences(keys: Keys) -> list[QKeySequence]:
    """The key sequences in order, each once."""
    found: list[QKeySequence] = []
    for key in keys:
        bindings = (
            QKeySequence.keyBindings(key)
            if isinstance(key, QKeySequence.StandardKey)
            else [QKeySequence(key)]
        )
        found.extend(binding for binding in bindings if binding not in found)
    return found


def fill_menu(menu: QMenu, actions: Sequence[QAction | None]) -> None:
    """Put actions in a menu; None is a line between them."""
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)


def fill_tool_bar(tool_bar: QToolBar, actions: Sequence[QAction | None]) -> None:
    """Put actions in the tool bar; None is a line between them."""
    for action in actions:
        if action is None:
            tool_bar.addSeparator()
        else:
            tool_bar.addAction(action)


def draw_icons(window: QMainWindow) -> None:
    """Give every action that has an icon one in the palette's colour, for the window's screen."""
    colour, ratio = icon_colour(window.palette()), window.devicePixelRatioF()
    for action in window.findChildren(QAction):
        if action.objectName():
            action.setIcon(command_icon(action.objectName(), colour, ratio))
