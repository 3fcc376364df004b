"""The choice of the attempts that the statistics window tells of."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from golf_desktop.storage.attempt import RuleSet
from golf_desktop.storage.selection import Filter, Selection
from golf_desktop.ui.design import MARGIN
from golf_desktop.ui.flow import Flow, pair
from golf_desktop.ui.statistics.texts import layout_text, rule_set_text

_LETTERS = 23
"""Room in the field for the rules from the start, so that nothing moves when they are read."""


class Choice(QWidget):
    """Two fields: by which rules the attempts were played, and which of them count.

    Args:
        parent: the owning widget.
    """

    changed = Signal()
    """Something else was chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rules = QComboBox()
        self.filter = QComboBox()
        self._choices: list[Selection] = []
        for which, text in (
            (Filter.ALL, self.tr("All")),
            (Filter.WITHOUT_HELP, self.tr("Without help (no undo, no hint)")),
            (Filter.WITH_HELP, self.tr("With help")),
            (Filter.FIRST_ATTEMPTS, self.tr("First attempts only")),
        ):
            self.filter.addItem(text, which)
        row = Flow(self, spacing=MARGIN)
        for name, box in ((self.tr("Ru&les:"), self.rules), (self.tr("&Attempts:"), self.filter)):
            label = QLabel(name)
            label.setBuddy(box)
            box.setAccessibleName(name.replace("&", "").rstrip(":"))
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            row.add_row(pair(label, box))
        self.rules.setMinimumContentsLength(_LETTERS)
        self.set_rule_sets(())
        self.rules.currentIndexChanged.connect(lambda: self.changed.emit())
        self.filter.currentIndexChanged.connect(lambda: self.changed.emit())

    @property
    def selection(self) -> Selection:
        """What is chosen."""
        chosen = self._choices[max(0, self.rules.currentIndex())]
        count = Filter(self.filter.currentData())
        return Selection(count, layout=chosen.layout, rules=chosen.rules)

    def set_rule_sets(self, played: Collection[RuleSet]) -> None:
        """Offer the rules that were played; what is chosen stays so, and stays on offer."""
        kept = Selection(Filter.ALL)
        if self._choices:
            kept = Selection(layout=self.selection.layout, rules=self.selection.rules)
        rule_sets = set(played) | ({kept.rules} if kept.rules else set())
        layouts = {rules.layout for rules in rule_sets} | ({kept.layout} if kept.layout else set())
        several = len(layouts) > 1
        offers = [(self.tr("All"), Selection())]
        if several or kept.layout:
            text = self.tr("{layout}: all rules")
            offers += sorted(
                (text.format(layout=layout_text(name)), Selection(layout=name)) for name in layouts
            )
        offers += sorted(
            ((_name(rules, several), Selection(rules=rules)) for rules in rule_sets),
            key=lambda offer: offer[0],
        )
        if [choice for _, choice in offers] == self._choices:
            return
        with QSignalBlocker(self.rules):
            self.rules.clear()
            self.rules.addItems([text for text, _ in offers])
            self._choices = [choice for _, choice in offers]
            self.rules.setCurrentIndex(self._choices.index(kept))


def _name(rules: RuleSet, several: bool) -> str:
    name, layout = rule_set_text(rules), layout_text(rules.layout)
    return f"{layout}: {name}" if several and not name.startswith(layout) else name
