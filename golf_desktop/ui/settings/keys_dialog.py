"""The dialog for the keys of commands. Everything has its effect at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from golf_desktop.model.preferences import Preferences
from golf_desktop.ui.commands import Command
from golf_desktop.ui.settings.keys_page import KeysPage


class KeysDialog(QDialog):
    """Shows the keys of commands and changes them.

    Args:
        commands: the commands by name.
        preferences: the settings.
        parent: the owning window.
    """

    help_page = "keys"
    """The page of the help that tells of it."""

    def __init__(
        self,
        commands: Mapping[str, Command],
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self.page = KeysPage(commands, preferences.value)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.page, 1)
        column.addWidget(buttons)
        self._preferences = preferences
        self.page.chosen.connect(self._change)
        preferences.changed.connect(self._follow)
        self.resize(620, 520)

    def _change(self, changes: dict[str, Any]) -> None:
        self._preferences.change(msgspec.structs.replace(self._preferences.value, **changes))

    def _follow(self) -> None:
        self.page.show_settings(self._preferences.value)
