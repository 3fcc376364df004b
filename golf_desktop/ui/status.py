"""The status line: the deal, its rules, moves, time and score."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QStatusBar, QWidget

from golf_desktop.model.indicator import Indicator
from golf_desktop.model.preferences import Preferences
from golf_desktop.model.table import Table
from golf_desktop.ui.motion import MESSAGE_MS
from golf_desktop.ui.rule_texts import rules_sentence, rules_text
from golf_desktop.ui.texts import (
    deal_text,
    outlook_text,
    score_text,
    short_deal_text,
    time_text,
)

_MESSAGE_MARGIN = 14
_LABEL_SPACING = 6
"""Pixels beside a message, and between what stands on the right."""


class StatusLine(QStatusBar):
    """Messages on the left, the state of the deal on the right.

    Args:
        table: the game it tells of.
        preferences: whether the time is shown.
        indicator: what is still possible.
        parent: the owning widget.
    """

    def __init__(
        self,
        table: Table,
        preferences: Preferences,
        indicator: Indicator,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._preferences = preferences
        self._indicator = indicator
        self.setSizeGripEnabled(False)
        self.outlook = QLabel()
        self.round = QLabel()
        self.round.hide()
        self.deal, self.rules, self.moves, self.time, self.score = (QLabel() for _ in range(5))
        for label in (
            self.outlook,
            self.deal,
            self.rules,
            self.moves,
            self.time,
            self.round,
            self.score,
        ):
            label.setContentsMargins(6, 0, 6, 0)
            self.addPermanentWidget(label)
        self.messageChanged.connect(self._make_room)
        for signal in (table.dealt, table.moved, table.undone, table.rules_chosen):
            signal.connect(self._show_all)
        table.ticked.connect(self._show_time)
        preferences.changed.connect(self._show_all)
        indicator.changed.connect(self._show_outlook)
        self._show_all()
        self._show_outlook()

    def tell(self, message: str) -> None:
        """Show a message for a while."""
        self.showMessage(message, MESSAGE_MS)

    def warn(self, message: str) -> None:
        """Show a message until the next one."""
        self.showMessage(message)

    def show_round(self, text: str) -> None:
        """Show where the round of nine holes stands that is on the board; nothing for none."""
        self.round.setText(text)
        self.round.setVisible(bool(text))
        self._make_room(self.currentMessage())

    def _make_room(self, message: str) -> None:
        """Hide what tells of the deal, as far as a message needs its place, until it goes."""
        needed = self.fontMetrics().horizontalAdvance(message) + _MESSAGE_MARGIN if message else 0
        if message:
            labels = [self.rules, self.deal, self.moves, self.time, self.score, self.outlook]
        else:  # the rules can always be read then
            labels = [self.moves, self.deal, self.time, self.score, self.outlook, self.rules]
        if not self._indicator.is_on:
            labels.remove(self.outlook)
        if not self._preferences.value.show_clock:
            labels.remove(self.time)
        if self.round.text():
            labels.insert(-1, self.round)
        room = self.width() - needed
        for count in range(len(labels) + 1):
            if sum(label.sizeHint().width() + _LABEL_SPACING for label in labels[count:]) <= room:
                break
        for number, label in enumerate(labels):
            label.setVisible(number >= count)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Look again how much there is room for."""
        super().resizeEvent(event)
        self._make_room(self.currentMessage())

    def _show_all(self) -> None:
        game = self._table.game
        self.deal.setText(short_deal_text(game.deal))
        self.deal.setToolTip(deal_text(game.deal))
        self.rules.setText(rules_text(game.deal.rules))
        self.rules.setToolTip(rules_sentence(game.deal.rules))
        self.moves.setText(self.tr("Moves {count}").format(count=game.cursor))
        self.score.setText(score_text(game.position))
        self._show_time()
        self.time.setVisible(self._preferences.value.show_clock)
        self._make_room(self.currentMessage())

    def _show_outlook(self) -> None:
        self.outlook.setText(outlook_text(self._indicator.outlook))
        self.outlook.setVisible(self._indicator.is_on)
        self._make_room(self.currentMessage())

    def _show_time(self) -> None:
        self.time.setText(time_text(self._table.seconds))
        hint = self.time.sizeHint()
        if hint.width() > self.time.minimumWidth():
            # Of a fixed size: or the whole window would be laid out anew at each second.
            self.time.setFixedSize(hint)
