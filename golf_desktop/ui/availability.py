"""Which commands can be given now: the others are grey, and say why where one may wonder."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

from golf_desktop.model.round_play import RoundPlay
from golf_desktop.model.table import Ban, Table
from golf_desktop.storage.autosave import Autosave
from golf_desktop.ui.round.texts import ban_text, no_card_text

_NAMES = ("again", "undo", "redo", "interrupted", "card")
"""The commands that say why they cannot be given."""


class Availability(QObject):
    """Lets those commands be given for which there is something to do.

    Args:
        actions: the commands' actions by name.
        table: the game.
        rounds: the round of nine holes, which has a score card.
        autosave: has the game that a start with another deal interrupted.
        parent: the owning object.
    """

    told = Signal(str)
    """Why the command of a key cannot be given, where no round forbids it."""

    def __init__(
        self,
        actions: Mapping[str, QAction],
        table: Table,
        rounds: RoundPlay,
        autosave: Autosave,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._actions = actions
        self._table = table
        self._rounds = rounds
        self._autosave = autosave
        self._names: dict[str, str] = {}
        self._has_interrupted = autosave.has_interrupted
        autosave.on_interrupted = self._look_for_interrupted
        for signal in (table.dealt, table.moved, table.undone, table.limited, rounds.changed):
            signal.connect(self._follow)
        self.take_names()

    def take_names(self) -> None:
        """Learn the commands' tool tips anew, which tell their names and their keys."""
        self._names = {name: self._actions[name].toolTip() for name in _NAMES}
        self._follow()

    def refuse_key(self, event: QKeyEvent) -> bool:
        """Tell why the command of a key cannot be given, if there is a reason; say whether."""
        keys = QKeySequence(event.keyCombination())
        for name, reason in self._reasons.items():
            if reason and keys in self._actions[name].shortcuts():
                if not self._table.refuse(self._bans.get(name)):
                    self.told.emit(reason)
                return True
        return False

    @property
    def _bans(self) -> dict[str, Ban | None]:
        """Why each of the commands cannot be given in this round, or None."""
        limits = self._table.limits
        return {"again": limits.restart, "undo": limits.undo, "redo": limits.undo}

    @property
    def _reasons(self) -> dict[str, str]:
        """Why each of the commands cannot be given, or nothing."""
        reasons = {name: "" if ban is None else ban_text(ban) for name, ban in self._bans.items()}
        kept, card = self._has_interrupted, self._rounds.round is not None
        reasons["interrupted"] = "" if kept else self.tr("No game has been interrupted.")
        reasons["card"] = "" if card else no_card_text()
        return reasons

    def _look_for_interrupted(self) -> None:
        self._has_interrupted = self._autosave.has_interrupted
        self._follow()

    def _follow(self) -> None:
        game = self._table.game
        can_be = {"undo": game.can_undo, "redo": game.can_redo}
        for name, reason in self._reasons.items():
            action = self._actions[name]
            action.setEnabled(can_be.get(name, True) and not reason)
            # The reason is in the tool tip, and in the status line for whoever uses the menu.
            action.setToolTip(reason or self._names[name])
            action.setStatusTip(reason)
        self._actions["review"].setEnabled(game.can_undo)
