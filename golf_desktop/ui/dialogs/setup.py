"""The set-up dialog: the rules to play by, and which deals to play."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.engine.rules import KingRule, Rules, Scoring
from golf_desktop.model.dealer import Dealer
from golf_desktop.model.preferences import Preferences
from golf_desktop.model.table import Table
from golf_desktop.solver.difficulty import Difficulty
from golf_desktop.storage.settings import Settings, declarations
from golf_desktop.ui.texts import rules_sentence

_TEXT_WIDTH = 430


class SetupDialog(QDialog):
    """Lets the player choose the rules and the deals, and says from when the choice holds.

    Args:
        table: the game whose rules are chosen.
        dealer: who deals anew.
        preferences: where it is kept which deals are wanted.
        parent: the owning window.
    """

    def __init__(
        self,
        table: Table,
        dealer: Dealer,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Set-up"))
        self._table = table
        self._dealer = dealer
        self._preferences = preferences
        self.kings: dict[KingRule, QRadioButton] = {
            KingRule.NOTHING: QRadioButton(self.tr("&Nothing goes on a king (the standard game)")),
            KingRule.QUEEN: QRadioButton(self.tr("A &queen goes on a king")),
            KingRule.WRAP: QRadioButton(
                self.tr("Turning the &corner: king and ace are neighbours")
            ),
        }
        self.scorings: dict[Scoring, QRadioButton] = {
            Scoring.BELOW_ZERO: QRadioButton(
                self.tr("Stock cards left after a clear count &below zero")
            ),
            Scoring.CARDS_LEFT: QRadioButton(
                self.tr("Only cards &left in the columns count: zero is best")
            ),
        }
        self.winnable = QCheckBox(self.tr("Only deals &that can be cleared"))
        self.difficulty = QComboBox()
        for difficulty, text in (
            (Difficulty.ANY, self.tr("Any")),
            (Difficulty.EASY, self.tr("Easy")),
            (Difficulty.MEDIUM, self.tr("Medium")),
            (Difficulty.HARD, self.tr("Hard")),
        ):
            self.difficulty.addItem(text, difficulty)
        self.sentence = QLabel()
        self.when = QLabel()
        for label, lines in ((self.sentence, 4), (self.when, 2)):
            label.setWordWrap(True)
            label.setFixedWidth(_TEXT_WIDTH)
            # Room for the longest text, so that nothing moves while one chooses.
            label.setMinimumHeight(lines * label.fontMetrics().lineSpacing())
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._groups: list[QButtonGroup] = []

        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addWidget(self._make_box(self.tr("Kings and aces"), list(self.kings.values())))
        column.addWidget(self._make_box(self.tr("Score"), list(self.scorings.values())))
        column.addWidget(self._make_deals_box())
        column.addWidget(self.sentence)
        column.addWidget(self.when)
        column.addWidget(self._make_buttons())
        self.kings[table.rules.king_rule].setChecked(True)
        self.scorings[table.rules.scoring].setChecked(True)
        self._show_deals(preferences.value)
        self._describe()
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)

    @property
    def rules(self) -> Rules:
        """The rules as they are chosen in the dialog now."""
        return replace(
            self._table.rules,
            king_rule=next(rule for rule, button in self.kings.items() if button.isChecked()),
            scoring=next(rule for rule, button in self.scorings.items() if button.isChecked()),
        )

    def accept(self) -> None:
        """Choose what is chosen in the dialog."""
        self._choose()
        super().accept()

    def accept_and_deal(self) -> None:
        """Choose it and deal anew by it."""
        self._choose()
        self._dealer.new_deal()
        super().accept()

    def _choose(self) -> None:
        self._table.choose_rules(self.rules)
        self._preferences.change(
            msgspec.structs.replace(
                self._preferences.value,
                winnable_only=self.winnable.isChecked(),
                difficulty=Difficulty(self.difficulty.currentData()),
            )
        )

    def _make_box(self, title: str, buttons: list[QRadioButton]) -> QGroupBox:
        box = QGroupBox(title)
        column = QVBoxLayout(box)
        group = QButtonGroup(self)
        self._groups.append(group)
        for button in buttons:
            group.addButton(button)
            column.addWidget(button)
            button.toggled.connect(self._describe)
        return box

    def _make_deals_box(self) -> QGroupBox:
        box = QGroupBox(self.tr("Deals, from the next one on"))
        row = QHBoxLayout(box)
        label = QLabel(self.tr("Di&fficulty:"))
        label.setBuddy(self.difficulty)
        row.addWidget(self.winnable)
        row.addStretch()
        row.addWidget(label)
        row.addWidget(self.difficulty)
        declared = declarations(Settings)
        self.winnable.setToolTip(declared["winnable_only"].help)
        for widget in (label, self.difficulty):
            widget.setToolTip(declared["difficulty"].help)
            widget.setEnabled(False)
            self.winnable.toggled.connect(widget.setEnabled)
        return box

    def _show_deals(self, settings: Settings) -> None:
        self.winnable.setChecked(settings.winnable_only)
        self.difficulty.setCurrentIndex(self.difficulty.findData(settings.difficulty))

    def _make_buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.ok_button = box.button(QDialogButtonBox.StandardButton.Ok)
        self.deal_button = QPushButton(self.tr("&Deal anew"))
        box.addButton(self.deal_button, QDialogButtonBox.ButtonRole.ActionRole)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        self.deal_button.clicked.connect(self.accept_and_deal)
        return box

    def _describe(self) -> None:
        """Say what the rules mean and from when a change holds."""
        chosen = [
            any(button.isChecked() for button in buttons.values())
            for buttons in (self.kings, self.scorings)
        ]
        if not all(chosen):
            return  # one button of a group goes off before the other goes on
        self.sentence.setText(rules_sentence(self.rules))
        self.when.setText(
            self.tr("This deal has begun and keeps its rules: a change holds from the next deal.")
            if self._table.game.is_begun
            else self.tr("No move has been made yet: other rules hold for this deal already.")
        )
