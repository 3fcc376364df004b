"""A command: something the player can ask for, with its name, keys and icon in one place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

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
        anywhere: whether its keys count in the program's other windows too.
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
    anywhere: bool = False


def make_action(command: Command, owner: QWidget) -> QAction:
    """Make the action of a command, which belongs to a window or a menu."""
    action = QAction(owner)
    set_keys(action, command, default_keys(command))
    action.setCheckable(command.checkable)
    if command.anywhere:
        action.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
    action.setAutoRepeat(command.repeats)
    action.setMenuRole(command.role)
    name_action(action, command)
    action.triggered.connect(lambda: command.act())  # without Qt's "checked"
    return action


def name_action(action: QAction, command: Command) -> None:
    """Give an action the names of its command, in the language that is spoken now."""
    shown = f"{command.text}\t{command.board_key}" if command.board_key else command.text
    action.setText(shown)
    _name_tool(action, command)


def set_keys(action: QAction, command: Command, keys: Sequence[QKeySequence]) -> None:
    """Give a command's action its keys, which the tool tip of a tool shows too."""
    action.setShortcuts(keys)
    _name_tool(action, command)


def _name_tool(action: QAction, command: Command) -> None:
    """Give the tool of a command its label, and its tool tip the name and the key.

    What is only in a menu has no tool tip of its own, also where it just had a reason in it.
    """
    action.setToolTip("")  # so Qt takes the text
    if command.label:
        action.setIconText(command.label)
        name, key = plain_text(command), key_text(action.shortcuts())
        action.setToolTip(f"{name} ({key})" if key else name)


def plain_text(command: Command) -> str:
    """A command's name without what only a menu needs."""
    return command.text.replace("&", "").rstrip("…")


def key_text(keys: Sequence[QKeySequence]) -> str:
    """The first of some keys as the player's keyboard has it, or nothing."""
    return keys[0].toString(QKeySequence.SequenceFormat.NativeText) if keys else ""


def default_keys(command: Command) -> list[QKeySequence]:
    """The keys a command has as long as no others are chosen."""
    return sequences(command.keys)


def sequences(keys: Keys) -> list[QKeySequence]:
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
