"""Which keys the commands have once the player has chosen some, and which none of them can have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum, auto

from PySide6.QtGui import QKeySequence

from golf_desktop.ui.board.key_labels import KEY_LABELS
from golf_desktop.ui.commands import Command, Keys, default_keys, sequences

_PORTABLE = QKeySequence.SequenceFormat.PortableText
_Standard = QKeySequence.StandardKey

REPLAY_KEYS = {"first": "Ctrl+Home", "back": "Ctrl+Left", "play": "P", "step": "Ctrl+Right"}
"""The keys of the bar for replays."""
HELP_KEYS: dict[str, Keys] = {
    "back": [_Standard.Back],
    "forward": [_Standard.Forward],
    "find": [_Standard.Find],
    "find-next": [_Standard.FindNext],
    "find-previous": [_Standard.FindPrevious],
    "larger": [_Standard.ZoomIn, "Ctrl+="],
    "smaller": [_Standard.ZoomOut],
    "usual-size": ["Ctrl+0"],
}
"""The keys of the help's window."""

_OF_THE_MENU_BAR = "F10"
_OF_THE_BOARD = frozenset(
    {
        *("Space", "Return", "Enter", "Esc", "Tab", "Backtab", "Left", "Right", "Up", "Down"),
        *"0123456789",
        *(f"Alt+{label.upper()}" for label in KEY_LABELS),
    }
)
"""In Qt's portable text, without what is no matter to the board: Shift, and the keypad."""


class Reader(Enum):
    """Who reads a key before any command."""

    MENU = auto()
    BOARD = auto()
    REPLAY = auto()
    OTHER_WINDOW = auto()


def reader_of(
    key: QKeySequence, menu_keys: Iterable[QKeySequence], *, anywhere: bool = False
) -> Reader | None:
    """Who reads a key, so that no command can have it, or None.

    Args:
        key: the key.
        menu_keys: the keys that open the menus, in the language that is spoken.
        anywhere: whether the key is to count in the program's other windows too.
    """
    # Of several keys one after the other, as only a file has them, the first.
    text = key.toString(_PORTABLE).partition(", ")[0]
    plain = text.replace("Shift+", "").replace("Num+", "")
    if text in (_OF_THE_MENU_BAR, *_texts(menu_keys)):
        return Reader.MENU
    if plain in _OF_THE_BOARD:
        return Reader.BOARD
    if text in REPLAY_KEYS.values():
        return Reader.REPLAY
    if anywhere and (_is_access_key(plain) or text in _texts(_of_other_windows())):
        return Reader.OTHER_WINDOW
    return None


def _is_access_key(text: str) -> bool:
    """Whether some button of some window may have a key, in some language."""
    held, _, letter = text.rpartition("+")
    return held == "Alt" and len(letter) == 1


def _texts(keys: Iterable[QKeySequence]) -> set[str]:
    return {key.toString(_PORTABLE) for key in keys}


def _of_other_windows() -> list[QKeySequence]:
    return sequences([_Standard.Close, *(key for keys in HELP_KEYS.values() for key in keys)])


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
        if name in commands and reader_of(key, menu_keys, anywhere=commands[name].anywhere) is None:
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
