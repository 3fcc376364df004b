"""Keys that something else than a command reads, so that no command can have them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto

from PySide6.QtGui import QKeySequence

from golf_desktop.ui.board.key_labels import KEY_LABELS
from golf_desktop.ui.commands import Keys, sequences

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


class KeyOwner(Enum):
    """Who reads a key before any command."""

    MENU = auto()
    BOARD = auto()
    REPLAY = auto()
    OTHER_WINDOW = auto()


def owner_of(
    key: QKeySequence, menu_keys: Iterable[QKeySequence], *, anywhere: bool = False
) -> KeyOwner | None:
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
        return KeyOwner.MENU
    if plain in _OF_THE_BOARD:
        return KeyOwner.BOARD
    if text in REPLAY_KEYS.values():
        return KeyOwner.REPLAY
    if anywhere and (_is_access_key(plain) or text in _texts(_of_other_windows())):
        return KeyOwner.OTHER_WINDOW
    return None


def _is_access_key(text: str) -> bool:
    """Whether some button of some window may have a key, in some language."""
    held, _, letter = text.rpartition("+")
    return held == "Alt" and len(letter) == 1


def _texts(keys: Iterable[QKeySequence]) -> set[str]:
    return {key.toString(_PORTABLE) for key in keys}


def _of_other_windows() -> list[QKeySequence]:
    return sequences([_Standard.Close, *(key for keys in HELP_KEYS.values() for key in keys)])
