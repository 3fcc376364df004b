"""The options of the set-up: everything besides the layout that can be chosen of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.engine.rules import (
    GAMES,
    MOST_JOKERS,
    KingRule,
    Rules,
    Scoring,
    game_name,
    king_rules,
)
from golf_desktop.solver.difficulty import Difficulty
from golf_desktop.storage.settings import Settings
from golf_desktop.storage.struct_file import declarations
from golf_desktop.ui.design import CLOSE, GAP, HAIR, NEAR
from golf_desktop.ui.language import told
from golf_desktop.ui.rule_texts import preset_remark, preset_title
from golf_desktop.ui.setup.reasons import PACKS, Reasons

_WHOLE = Qt.ItemDataRole.UserRole + 1
"""The name of a game with what else there is to say of it."""


class Options(QWidget):
    """Shows settings as options and tells when the player chooses others.

    What does not go together with the layout is greyed, and its tool tip says why.

    Args:
        settings: what it shows at first.
        parent: the owning widget.
    """

    changed = Signal(object)
    """The player chose something else: the `Settings` as they are now."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.presets = self._make_presets()
        self.kings: dict[KingRule, QRadioButton] = {
            KingRule.NOTHING: QRadioButton(self.tr("&Nothing goes on a king")),
            KingRule.QUEEN: QRadioButton(self.tr("A &queen goes on a king")),
            KingRule.WRAP: QRadioButton(
                self.tr("Turning the co&rner: king and ace are neighbours")
            ),
        }
        self.scorings: dict[Scoring, QRadioButton] = {
            Scoring.BELOW_ZERO: QRadioButton(
                self.tr("Stock cards left after a clear count &below zero")
            ),
            Scoring.CARDS_LEFT: QRadioButton(self.tr("Only cards &left count: zero is best")),
        }
        self.jokers = self._make_box((str(number), number) for number in range(MOST_JOKERS + 1))
        self.packs = self._make_box((str(number), number) for number in PACKS)
        self.winnable = QCheckBox(self.tr("Only deals &that can be cleared"))
        self.difficulty = self._make_box(
            [
                (self.tr("Any"), Difficulty.ANY),
                (self.tr("Easy"), Difficulty.EASY),
                (self.tr("Medium"), Difficulty.MEDIUM),
                (self.tr("Hard"), Difficulty.HARD),
            ]
        )
        self._grid = QGridLayout(self)
        self._lay_out()
        self._connect()
        self.show_settings(settings)

    @property
    def settings(self) -> Settings:
        """What is chosen."""
        return self._settings

    def show_settings(self, settings: Settings) -> None:
        """Show these; nothing is told."""
        self._settings = settings
        rules = settings.rules
        was_blocked = self.blockSignals(True)
        self.presets.setCurrentIndex(self.presets.findData(game_name(rules)))
        self.kings[rules.king_rule].setChecked(True)
        counted = settings.scoring if rules.layout.has_stock else Scoring.CARDS_LEFT
        self.scorings[counted].setChecked(True)
        self.jokers.setCurrentIndex(self.jokers.findData(rules.jokers))
        self.packs.setCurrentIndex(self.packs.findData(rules.packs))
        self.winnable.setChecked(settings.winnable_only)
        self.difficulty.setCurrentIndex(self.difficulty.findData(settings.difficulty))
        self._grey(Reasons.of(rules))
        self.blockSignals(was_blocked)

    def choose(self, **changes: object) -> None:
        """Choose something and tell."""
        settings = msgspec.structs.replace(self._settings, **changes)
        if settings != self._settings:
            self.show_settings(settings)
            self.changed.emit(settings)

    def choose_rules(self, rules: Rules) -> None:
        """Choose the rules of a game; what they leave no choice in stays as it is."""
        is_free = len(king_rules(rules.layout)) > 1
        king_rule = rules.king_rule if is_free else self._settings.king_rule
        self.choose(layout=rules.layout.name, king_rule=king_rule, jokers=rules.jokers)

    # -- What may be chosen ----------------------------------------------------------------

    def _grey(self, reasons: Reasons) -> None:
        """Let only what goes together be chosen."""
        for rule, button in self.kings.items():
            _allow(button, reasons.sentence(reasons.kings[rule]))
        for button in self.scorings.values():
            _allow(button, reasons.sentence(reasons.scoring))
        _allow(self.jokers, reasons.sentence(reasons.jokers))
        _allow(self.packs, reasons.sentence(reasons.packs))
        declared = declarations(Settings)
        self.winnable.setToolTip(told(declared["winnable_only"].help))
        _allow(self.difficulty, reasons.sentence(reasons.level), told(declared["difficulty"].help))
        self.difficulty.setEnabled(self.difficulty.isEnabled() and self.winnable.isChecked())
        for box in (self.jokers, self.packs, self.difficulty):
            label = self._labels[box]
            label.setEnabled(box.isEnabled())
            label.setToolTip(box.toolTip())

    def _take_preset(self, index: int) -> None:
        self.choose_rules(GAMES[self.presets.itemData(index)])

    def _take_packs(self, index: int) -> None:
        self.choose(layout=PACKS[self.packs.itemData(index)].name)

    # -- Making it -------------------------------------------------------------------------

    def _make_presets(self) -> QComboBox:
        box = QComboBox()
        for name in GAMES:
            title, remark = preset_title(name), preset_remark(name)
            text = self.tr("{game} ({remark})").format(game=title, remark=remark)
            box.addItem(title, name)
            box.setItemData(box.count() - 1, text if remark else title, _WHOLE)
            box.setItemData(
                box.count() - 1, text if remark else title, Qt.ItemDataRole.AccessibleTextRole
            )
        # Own rules are made, not chosen.
        box.addItem(self.tr("Own rules"), None)
        model = box.model()
        if isinstance(model, QStandardItemModel):
            model.item(box.count() - 1).setEnabled(False)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        box.setMaxVisibleItems(len(GAMES) + 1)
        box.setItemDelegate(_WithRemark(box))
        view = box.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * GAP)
        return box

    @staticmethod
    def _make_box(items: Iterable[tuple[str, object]]) -> QComboBox:
        box = QComboBox()
        for text, data in items:
            box.addItem(text, data)
        return box

    def _lay_out(self) -> None:
        grid = self._grid
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GAP)
        grid.setVerticalSpacing(NEAR)
        grid.setColumnStretch(1, 1)
        self._labels: dict[QWidget, QLabel] = {}
        self._add_line(self._label(self.tr("&Game:"), self.presets), self.presets)
        self._add_line(QLabel(self.tr("Kings:")), _column(self._group(self.kings)))
        cards = _row(
            self.jokers,
            GAP,
            self._label(self.tr("Pac&ks:"), self.packs),
            self.packs,
        )
        self._add_line(self._label(self.tr("&Jokers:"), self.jokers), cards)
        self._add_line(QLabel(self.tr("Score:")), _column(self._group(self.scorings)))
        difficulty = _row(self._label(self.tr("Di&fficulty:"), self.difficulty), self.difficulty)
        deals = QVBoxLayout()
        deals.setSpacing(HAIR)
        deals.addWidget(self.winnable)
        deals.addLayout(difficulty)
        self._add_line(QLabel(self.tr("Deals:")), deals)

    def _add_line(self, label: QLabel, field: QWidget | QHBoxLayout | QVBoxLayout) -> None:
        line = self._grid.rowCount()
        self._grid.addWidget(label, line, 0, Qt.AlignmentFlag.AlignTop)
        label.setContentsMargins(0, CLOSE, 0, 0)
        if isinstance(field, QWidget):
            self._grid.addWidget(field, line, 1)
        else:
            self._grid.addLayout(field, line, 1)

    def _label(self, text: str, box: QWidget) -> QLabel:
        label = QLabel(text)
        label.setBuddy(box)
        box.setAccessibleName(text.replace("&", "").rstrip(":"))
        self._labels[box] = label
        return label

    def _group(
        self, buttons: Mapping[KingRule, QRadioButton] | Mapping[Scoring, QRadioButton]
    ) -> list[QRadioButton]:
        """Let only one of some buttons be on."""
        group = QButtonGroup(self)
        made = list(buttons.values())
        for button in made:
            group.addButton(button)
        return made

    def _connect(self) -> None:
        for rule, button in self.kings.items():
            button.clicked.connect(lambda _, which=rule: self.choose(king_rule=which))
        for scoring, button in self.scorings.items():
            button.clicked.connect(lambda _, which=scoring: self.choose(scoring=which))
        self.presets.activated.connect(self._take_preset)
        self.jokers.activated.connect(lambda _: self.choose(jokers=self.jokers.currentData()))
        self.packs.activated.connect(self._take_packs)
        self.winnable.clicked.connect(lambda on: self.choose(winnable_only=on))
        self.difficulty.activated.connect(
            lambda _: self.choose(difficulty=Difficulty(self.difficulty.currentData()))
        )


class _WithRemark(QStyledItemDelegate):
    """Shows games with what else there is to say of them; in the closed box that has no room."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Show the whole text."""
        super().initStyleOption(option, index)
        option.text = index.data(_WHOLE) or option.text


def _allow(widget: QWidget, reason: str, tip: str = "") -> None:
    """Let a widget be used unless there is a reason against it, which its tool tip tells."""
    widget.setEnabled(not reason)
    widget.setToolTip(reason or tip)


def _column(widgets: Iterable[QWidget]) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(HAIR)
    for widget in widgets:
        column.addWidget(widget)
    return column


def _row(*items: QWidget | int) -> QHBoxLayout:
    """Widgets beside each other; a number is room between them, in pixels."""
    row = QHBoxLayout()
    row.setSpacing(GAP)
    for item in items:
        if isinstance(item, int):
            row.addSpacing(item)
        else:
            row.addWidget(item)
    row.addStretch(1)
    return row
