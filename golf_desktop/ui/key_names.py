"""What the keys of commands are called now, for the texts that name them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal


class KeyNames(QObject):
    """Knows the first key of each command by the name that `WindowMenus.commands` has for it."""

    changed = Signal()
    """Some command has another key than before."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keys: dict[str, str] = {}

    def of(self, command: str) -> str:
        """The key of a command as the player's keyboard has it, or nothing where it has none."""
        return self._keys.get(command, "")

    def take(self, keys: Mapping[str, str]) -> None:
        """From now on these are the keys."""
        if keys != self._keys:
            self._keys = dict(keys)
            self.changed.emit()
