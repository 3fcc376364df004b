"""The status line: the deal, its rules, moves, time and score."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QStatusBar, QStyle, QStyleOption, QWidget

from golf_desktop.model.indicator import Indicator
from golf_desktop.model.preferences import Preferences
from golf_desktop.model.table import Table
from golf_desktop.ui.design import NEAR
from golf_desktop.ui.language import told
from golf_desktop.ui.motion import MESSAGE_MS
from golf_desktop.ui.rule_texts import rules_sentence, rules_text, short_rules_text
from golf_desktop.ui.texts import (
    deal_text,
    outlook_text,
    score_text,
    short_deal_text,
    time_text,
)

_MESSAGE_MARGIN = 2 * NEAR
"""Pixels that a message needs beside its text: before it, as Qt has it, and behind it."""


class StatusLine(QStatusBar):
    """Messages on the left, the state of the deal on the right.

    The rules can always be read: where there is little room they go by a short name, and what
    else is told of the deal gives way. A message that is too long even so is cut; the tool tip
    has it whole.

    Args:
        table: the game it tells of.
        preferences: whether time and counters are shown.
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
        self._day = ""
        self.deal, self.rules, self.moves, self.time, self.score = (QLabel() for _ in range(5))
        self._labels = (
            self.outlook,
            self.deal,
            self.rules,
            self.moves,
            self.time,
            self.round,
            self.score,
        )
        for label in self._labels:
            label.setContentsMargins(NEAR, 0, NEAR, 0)
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
        self._say(told(message), MESSAGE_MS)

    def warn(self, message: str) -> None:
        """Show a message until the next one."""
        self._say(told(message))

    def _say(self, message: str, milliseconds: int = 0) -> None:
        """Show a message, anew if it is shown already: a screen reader is told of changes alone."""
        if message == self.currentMessage():
            self.clearMessage()
        self.showMessage(message, milliseconds)

    def show_round(self, text: str) -> None:
        """Show where the round of nine holes stands that is on the board; nothing for none."""
        self.round.setText(text)
        self._make_room(self.currentMessage())

    def show_day(self, text: str) -> None:
        """Show which day the deal on the board is the deal of, instead of its number."""
        self._day = text
        self._show_all()

    def minimumSizeHint(self) -> QSize:
        """Any width will do: what has no room gives way."""
        return QSize(0, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language; a message in another one has had its time."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.time.setMinimumSize(0, 0)
            self._show_all()
        elif event.type() is QEvent.Type.LanguageChange:
            self.clearMessage()
            self._show_all()
            self._show_outlook()

    def _make_room(self, message: str) -> None:
        """Hide what tells of the deal, as far as its place is needed, until there is room."""
        needed = self.fontMetrics().horizontalAdvance(message) + _MESSAGE_MARGIN if message else 0
        hidden: list[QLabel] = []
        self._name_rules(rules_text(self._table.game.deal.rules))
        for label in (None, *self._giving_way(message)):
            if label is self.rules:
                self._name_rules(short_rules_text(self._table.game.deal.rules))
            elif label is not None:
                hidden.append(label)
            shown = [each for each in self._wanted() if each not in hidden]
            rest = self.width() - needed - _room_of(shown)
            if rest >= 0:
                break
        for each in self._labels:
            each.setVisible(each in shown)
        self.setToolTip(message if rest < 0 else "")

    def _name_rules(self, text: str) -> None:
        if text != self.rules.text():
            self.rules.setText(text)

    def _wanted(self) -> list[QLabel]:
        """What is told of the deal where there is room."""
        settings = self._preferences.value
        labels = [self.deal, self.rules]
        if settings.show_counters:
            labels += [self.moves, self.score]
        if self._indicator.is_on:
            labels.append(self.outlook)
        if settings.show_clock:
            labels.append(self.time)
        if self.round.text():
            labels.append(self.round)
        return labels

    def _giving_way(self, message: str) -> list[QLabel]:
        """What gives way, in this order; the rules do not go but get shorter."""
        if message:
            return [self.rules, self.deal, self.moves, self.time, self.score, *self._last()]
        return [self.moves, self.deal, self.time, self.rules, self.score, *self._last()]

    def _last(self) -> tuple[QLabel, QLabel]:
        return self.round, self.outlook

    def _message_area(self) -> QRect:
        """Where a message stands: before the first of what tells of the deal."""
        whole, way = self.rect(), self.layoutDirection()
        labels = [each.geometry() for each in self._wanted() if each.isVisible()]
        starts = [QStyle.visualRect(way, whole, each).x() for each in labels]
        end = min(starts, default=self.width()) - NEAR // 2
        area = QRect(NEAR, 0, max(0, end - NEAR), self.height())
        return QStyle.visualRect(way, whole, area)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the message, and dots where it is cut; Qt would cut it amidst a letter."""
        message, area = self.currentMessage(), self._message_area()
        cut = self.fontMetrics().elidedText(message, Qt.TextElideMode.ElideRight, area.width())
        if cut == message:
            super().paintEvent(event)
            return
        painter, option = QPainter(self), QStyleOption()
        option.initFrom(self)
        panel = QStyle.PrimitiveElement.PE_PanelStatusBar
        self.style().drawPrimitive(panel, option, painter, self)
        painter.setPen(self.palette().windowText().color())
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(area, QStyle.visualAlignment(self.layoutDirection(), middle), cut)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Look again how much there is room for."""
        super().resizeEvent(event)
        self._make_room(self.currentMessage())

    def _show_all(self) -> None:
        game = self._table.game
        self.deal.setText(self._day or short_deal_text(game.deal))
        self.deal.setToolTip(deal_text(game.deal))
        self.rules.setAccessibleName(rules_text(game.deal.rules))
        self.rules.setToolTip(rules_sentence(game.deal.rules))
        self.moves.setText(self.tr("Moves {count}").format(count=game.cursor))
        self.score.setText(score_text(game.position))
        self._show_time()
        self._make_room(self.currentMessage())

    def _show_outlook(self) -> None:
        self.outlook.setText(outlook_text(self._indicator.outlook))
        self._make_room(self.currentMessage())

    def _show_time(self) -> None:
        self.time.setText(time_text(self._table.seconds))
        hint = self.time.sizeHint()
        if hint.width() > self.time.minimumWidth():
            # Of a fixed size: or the whole window would be laid out anew at each second.
            self.time.setFixedSize(hint)


def _room_of(labels: Sequence[QLabel]) -> int:
    """The width in pixels that some labels take."""
    return sum(label.sizeHint().width() + NEAR for label in labels)
