"""Which commands can be given now: the others are grey, and say why where a round forbids them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

from golf_desktop.model.table import Ban, Table
from golf_desktop.ui.round.texts import ban_text


class Availability(QObject):
    """Lets those commands be given that the deal on the board allows.

    Args:
        actions: the commands' actions by name.
        table: the game.
        parent: the owning object.
    """

    def __init__(self, actions: Mapping[str, QAction], table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = actions
        self._table = table
        self._names: dict[str, str] = {}
        for signal in (table.dealt, table.moved, table.undone, table.limited):
            signal.connect(self._follow)
        self.take_names()

    def take_names(self) -> None:
        """Learn the commands' tool tips anew, which tell their names and their keys."""
        self._names = {name: self._actions[name].toolTip() for name in self._bans}
        self._follow()

    def refuse_key(self, event: QKeyEvent) -> bool:
        """Tell why the command of a key cannot be given, if a round forbids it; say whether."""
        keys = QKeySequence(event.keyCombination())
        found = [ban for name, ban in self._bans.items() if keys in self._actions[name].shortcuts()]
        return self._table.refuse(found[0]) if found else False

    @property
    def _bans(self) -> dict[str, Ban | None]:
        """Why each of the commands cannot be given in this round, or None."""
        limits = self._table.limits
        return {"again": limits.restart, "undo": limits.undo, "redo": limits.undo}

    def _follow(self) -> None:
        game = self._table.game
        can_be = {"again": True, "undo": game.can_undo, "redo": game.can_redo}
        for name, ban in self._bans.items():
            action = self._actions[name]
            action.setEnabled(can_be[name] and ban is None)
            # The reason is in the tool tip, and in the status line for whoever uses the menu.
            action.setToolTip(self._names[name] if ban is None else ban_text(ban))
            action.setStatusTip("" if ban is None else ban_text(ban))
        self._actions["review"].setEnabled(game.can_undo)
