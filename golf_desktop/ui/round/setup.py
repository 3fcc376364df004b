"""Asks which round of nine holes to play, and how."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.engine.round import NineHoles, RoundNumberError, parse_round_number
from golf_desktop.engine.rules import Rules
from golf_desktop.model.round_play import RoundPlay, random_round_number
from golf_desktop.said import said_by
from golf_desktop.storage.attempt import RuleSet
from golf_desktop.storage.round_file import SavedRound
from golf_desktop.storage.rounds import RoundResult
from golf_desktop.storage.statistics import Statistics
from golf_desktop.ui.design import NEAR, small_print
from golf_desktop.ui.dialogs.buttons import make_buttons
from golf_desktop.ui.language import told
from golf_desktop.ui.round.earlier import earlier_text, waiting_text
from golf_desktop.ui.rule_texts import rules_text
from golf_desktop.ui.scrolling import FittingDialog, add_footer
from golf_desktop.ui.statistics.reader import Reader

_ROWS = 3
"""So many unfinished rounds are seen at once."""


class NewRoundDialog(FittingDialog):
    """Offers a round by a number that was drawn, and the unfinished ones to go on with.

    Args:
        rounds: where the round is begun.
        rules: the rules as they are chosen now.
        statistics: the rounds that were finished; the dialog lets go of it at its end.
        parent: the owning window.
    """

    help_page = "scoring#round"
    """The page of the help that tells of it."""

    def __init__(
        self, rounds: RoundPlay, rules: Rules, statistics: Statistics, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New round"))
        self._rounds = rounds
        self._rules = rules
        self._nine: NineHoles | None = None
        self._unfinished = self._find_unfinished()
        self.reader = Reader(statistics, QCoreApplication.instance())
        self.finished.connect(self.reader.close)
        self.destroyed.connect(self.reader.close)
        self.field = QLineEdit()
        self.field.setMaxLength(60)
        self.draw_button = QPushButton(self.tr("&Draw another"))
        self.draw_button.setAutoDefault(False)
        self.earlier = QLabel()
        self.undo = QCheckBox(self.tr("Allow &undo until a hole is over"))
        self.waiting = QListWidget()
        self.go_on_button = QPushButton(self.tr("&Go on with this round"))
        self.go_on_button.setAutoDefault(False)
        self._lay_out()
        self.field.textChanged.connect(self._check)
        self.draw_button.clicked.connect(self._draw)
        self.go_on_button.clicked.connect(self._go_on)
        self.waiting.itemActivated.connect(self._go_on)
        self._draw()

    def accept(self) -> None:
        """Begin the round."""
        if self._nine is not None:
            super().accept()
            self._rounds.begin(self._nine, allows_undo=self.undo.isChecked())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._dim_small_print()

    def _dim_small_print(self) -> None:
        self.earlier.setPalette(small_print(self.palette()))

    def _find_unfinished(self) -> list[SavedRound]:
        """The rounds to go on with; the one in play needs no going on."""
        now = self._rounds.round
        first = [now] if now is not None and self._rounds.can_go_on else []
        return [*first, *self._rounds.waiting()]

    def _go_on(self) -> None:
        place = self.waiting.currentRow()
        if place >= 0:
            chosen = self._unfinished[place]
            super().accept()
            if chosen is self._rounds.round:
                self._rounds.go_on()
            else:
                self._rounds.go_on_with(chosen)

    def _draw(self) -> None:
        self.field.setText(str(random_round_number()))
        self.field.selectAll()
        self.field.setFocus()

    def _check(self, text: str) -> None:
        """Say what is wrong with the number, or how its round was played before."""
        self._nine = None
        try:
            self._nine = NineHoles(parse_round_number(text), self._rules)
        except RoundNumberError as error:
            self.earlier.setText(told(said_by(error)) if text.strip() else "")
        else:
            self._ask_earlier(self._nine)
        self.begin_button.setEnabled(self._nine is not None)

    def _ask_earlier(self, nine: NineHoles) -> None:
        rules = RuleSet.of(nine.rules)
        self.reader.ask(
            "earlier",
            lambda statistics: statistics.rounds_of(nine.number, rules),
            lambda played: self._show_earlier(nine, played),
        )

    def _show_earlier(self, nine: NineHoles, played: tuple[RoundResult, ...]) -> None:
        if nine == self._nine:
            self.earlier.setText(earlier_text(played))

    def _lay_out(self) -> None:
        label = QLabel(self.tr("&Number of the round:"))
        label.setBuddy(self.field)
        row = QHBoxLayout()
        row.addWidget(self.field, 1)
        row.addWidget(self.draw_button)
        self.earlier.setWordWrap(True)
        self.earlier.setTextFormat(Qt.TextFormat.PlainText)
        # Room for two lines from the start, so that nothing moves when there is more to say.
        self.earlier.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.earlier.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._dim_small_print()
        kinds = QDialogButtonBox.StandardButton
        buttons = make_buttons(self, kinds.Ok | kinds.Cancel)
        self.begin_button = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.begin_button.setText(self.tr("Begin"))
        column = QVBoxLayout(self.body)
        column.addWidget(self._sentence())
        column.addSpacing(NEAR)
        column.addWidget(label)
        column.addLayout(row)
        column.addWidget(self.earlier)
        column.addWidget(self.undo)
        self._add_waiting(column)
        add_footer(self.body, buttons)

    def _sentence(self) -> QLabel:
        """What a round is, and by which rules this one would be played."""
        text = self.tr(
            "Nine deals, each played once, by the rules that are chosen now ({rules}). Par is 5 a "
            "hole; the same number gives the same nine deals to everybody."
        )
        sentence = QLabel(text.format(rules=rules_text(self._rules)))
        sentence.setWordWrap(True)
        sentence.setMinimumWidth(420)
        return sentence

    def _add_waiting(self, column: QVBoxLayout) -> None:
        """Offer the unfinished rounds, where there are any."""
        if not self._unfinished:
            return
        label = QLabel(self.tr("Un&finished rounds:"))
        label.setBuddy(self.waiting)
        self.waiting.addItems([waiting_text(saved) for saved in self._unfinished])
        self.waiting.setCurrentRow(0)
        self.waiting.setFixedHeight(round((_ROWS + 0.4) * self.waiting.sizeHintForRow(0)))
        column.addSpacing(NEAR)
        column.addWidget(label)
        column.addWidget(self.waiting)
        column.addWidget(self.go_on_button, 0, Qt.AlignmentFlag.AlignLeft)
