"""The status line: the deal, its rules, moves, time and score."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QStatusBar, QWidget

from golf_desktop.model.preferences import Preferences
from golf_desktop.model.table import Table
from golf_desktop.ui.motion import MESSAGE_MS
from golf_desktop.ui.texts import deal_text, number_text, rules_text, time_text


class StatusLine(QStatusBar):
    """Messages on the left, the state of the deal on the right.

    Args:
        table: the game it tells of.
        preferences: whether the time is shown.
        parent: the owning widget.
    """

    def __init__(
        self, table: Table, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._preferences = preferences
        self.setSizeGripEnabled(False)
        self.deal, self.rules, self.moves, self.time, self.score = (QLabel() for _ in range(5))
        for label in (self.deal, self.rules, self.moves, self.time, self.score):
            label.setContentsMargins(6, 0, 6, 0)
            self.addPermanentWidget(label)
        for signal in (table.dealt, table.moved, table.undone, table.rules_chosen):
            signal.connect(self._show_all)
        table.ticked.connect(self._show_time)
        preferences.changed.connect(self._show_all)
        self._show_all()

    def tell(self, message: str) -> None:
        """Show a message for a while."""
        self.showMessage(message, MESSAGE_MS)

    def warn(self, message: str) -> None:
        """Show a message until the next one."""
        self.showMessage(message)

    def _show_all(self) -> None:
        game = self._table.game
        self.deal.setText(deal_text(game.deal))
        self.rules.setText(rules_text(game.deal.rules))
        self.moves.setText(self.tr("Moves {count}").format(count=game.cursor))
        self.score.setText(self.tr("Score {score}").format(score=number_text(game.position.score)))
        self._show_time()

    def _show_time(self) -> None:
        self.time.setVisible(self._preferences.value.show_clock)
        self.time.setText(time_text(self._table.seconds))
