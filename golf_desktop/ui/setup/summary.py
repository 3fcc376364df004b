"""What the chosen rules are called and mean, and from when they hold."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from golf_desktop.engine.rules import Rules, game_name
from golf_desktop.ui.design import CLOSE, TITLE, embolden, scale_font, small_print
from golf_desktop.ui.rule_texts import game_title, preset_remark, rules_sentence
from golf_desktop.ui.setup.reasons import Reasons


class Summary(QWidget):
    """Tells of rules: their name, one sentence, and what cannot be chosen with them and why.

    Args:
        when: from when a change holds.
        parent: the owning widget.
    """

    def __init__(self, when: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = QLabel()
        self.sentence = QLabel()
        self.reasons = QLabel()
        self.when = QLabel(when)
        scale_font(self.title, TITLE)
        embolden(self.title)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(CLOSE)
        for label in (self.title, self.sentence, self.reasons, self.when):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
            label.setTextFormat(Qt.TextFormat.PlainText)
            column.addWidget(label)
        column.addStretch(1)
        self._dim()

    def show_rules(self, rules: Rules) -> None:
        """Tell of these rules."""
        remark = preset_remark(game_name(rules) or "")
        title = game_title(rules)
        self.title.setText(
            self.tr("{game} – {remark}").format(game=title, remark=remark) if remark else title
        )
        self.sentence.setText(rules_sentence(rules))
        reasons = Reasons.of(rules).in_words()
        self.reasons.setText(reasons)
        self.reasons.setVisible(bool(reasons))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._dim()

    def _dim(self) -> None:
        palette = small_print(self.palette())
        for label in (self.reasons, self.when):
            label.setPalette(palette)
