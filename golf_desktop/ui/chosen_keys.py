"""Which keys the commands have once the player has chosen some."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtGui import QKeySequence

from golf_desktop.ui.commands import Command, default_keys
from golf_desktop.ui.reserved_keys import owner_of


def keys_in_force(
    commands: Mapping[str, Command],
    chosen: Mapping[str, str],
    menu_keys: Iterable[QKeySequence] = (),
) -> dict[str, list[QKeySequence]]:
    """The keys of each command.

    A chosen key takes the place of the first that the command has by default; its other keys stay.
    A key that was chosen for one command is none of any other. One that no command can have is as
    if it had not been chosen.

    Args:
        commands: the commands by name.
        chosen: the keys that were chosen, in Qt's portable text, by the commands' names; empty for
            a command that is to have none.
        menu_keys: the keys that open the menus, in the language that is spoken.
    """
    menu_keys = list(menu_keys)
    own = {}
    for name, text in chosen.items():
        key = QKeySequence(text)
        if name in commands and owner_of(key, menu_keys, anywhere=commands[name].anywhere) is None:
            own[name] = key
    found: dict[str, list[QKeySequence]] = {}
    for name, command in commands.items():
        keys = default_keys(command)
        if name in own:
            keys = [] if own[name].isEmpty() else [own[name], *keys[1:]]
        others = [key for other, key in own.items() if other != name]
        # Of two commands that a file gives the same key, the first has it.
        earlier = [key for other, key in own.items() if other in found]
        taken = earlier if name in own else others
        found[name] = [
            key
            for index, key in enumerate(keys)
            if key not in (taken if index == 0 else others) and key not in keys[:index]
        ]
    return found
