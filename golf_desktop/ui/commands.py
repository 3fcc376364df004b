"""A command: something the player can ask for, with its name, keys and icon in one place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

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
        board_key: a key that the board itself reads, for the menu to show.
        icon: the name of its icon, or nothing.
        label: the short text it has in the tool bar.
        checkable: whether it is on or off rather than done.
        repeats: whether its key, held down, does it again and again.
        role: where a Mac puts it.
    """

    text: str
    act: Callable[[], object]
    keys: Keys = ()
    board_key: str = ""
    icon: str = ""
    label: str = ""
    checkable: bool = False
    repeats: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


def make_action(command: Command, window: QMainWindow) -> QAction:
    """Make the action of a command."""
    shown = f"{command.text}\t{command.board_key}" if command.board_key else command.text
    action = QAction(shown, window)
    action.setShortcuts(_sequences(command.keys))
    action.setCheckable(command.checkable)
    action.setAutoRepeat(command.repeats)
    action.setMenuRole(command.role)
    action.setObjectName(command.icon)
    if command.label:
        action.setIconText(command.label)
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        name = command.text.replace("&", "").rstrip("…")
        action.setToolTip(f"{name} ({key})")
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


def draw_icons(window: QMainWindow) -> None:
    """Give every action that has an icon one in the palette's colour, for the window's screen."""
    colour, ratio = icon_colour(window.palette()), window.devicePixelRatioF()
    for action in window.findChildren(QAction):
        if action.objectName():
            action.setIcon(command_icon(action.objectName(), colour, ratio))
