"""The set-up dialog: the game to play, its rules, and which deals to play."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialogButtonBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.engine.layout import Layout
from golf_desktop.engine.rules import STANDARD, Rules, king_rules
from golf_desktop.model.dealer import Dealer
from golf_desktop.model.preferences import Preferences
from golf_desktop.model.table import Table
from golf_desktop.storage.settings import Settings
from golf_desktop.ui.design import GAP, HAIR, MARGIN, NEAR
from golf_desktop.ui.dialogs.buttons import make_buttons
from golf_desktop.ui.look import Look
from golf_desktop.ui.motion import factor
from golf_desktop.ui.scrolling import FRAME, FittingDialog, add_footer, quiet_line
from golf_desktop.ui.setup.chooser import LayoutChooser
from golf_desktop.ui.setup.options import Options
from golf_desktop.ui.setup.summary import Summary
from golf_desktop.ui.setup.tile import USUAL_ASPECT

_SIZE = QSize(880, 620)
_NARROWEST, _WIDEST = 1.25, 2.2
"""Boards of another shape would be too small to tell anything."""
_SHOWN_NUMBER = 1
"""The deal that the small boards show while a board without a number is on the table."""


class SetupDialog(FittingDialog):
    """Lets the player choose the game and the deals, and says from when the choice holds.

    Args:
        table: the game whose rules are chosen.
        dealer: who deals anew.
        preferences: where it is kept which deals are wanted.
        parent: the owning window.
        aspect: how many times the board is as wide as high, for the small boards to look like it.
    """

    help_page = "options"
    """The page of the help that tells of it."""

    def __init__(
        self,
        table: Table,
        dealer: Dealer,
        preferences: Preferences,
        parent: QWidget | None = None,
        aspect: float = USUAL_ASPECT,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Set-up"))
        self._table = table
        self._dealer = dealer
        self._preferences = preferences
        settings = preferences.value
        number = table.game.deal.number or _SHOWN_NUMBER
        shown = min(max(aspect, _NARROWEST), _WIDEST)
        self.chooser = LayoutChooser(number, Look.of(settings), factor(preferences.speed), shown)
        self.options = Options(_free_choice(settings.with_rules(table.rules)))
        self.summary = Summary(self._when())
        self._lay_out()
        self.chooser.chosen.connect(self._take_layout)
        self.options.changed.connect(self._show)
        # A link may put another deal on the board meanwhile.
        for signal in (table.dealt, table.limited):
            signal.connect(self._follow_deal)
        self._show()
        # Qt itself would take no more than two thirds of the screen.
        self.resize(self.sizeHint())
        self.chooser.tiles[self.rules.layout.name].setFocus()

    @property
    def rules(self) -> Rules:
        """The rules as they are chosen in the dialog now."""
        return self.options.settings.rules

    def accept(self) -> None:
        """Choose what is chosen in the dialog."""
        self._choose()
        super().accept()

    def accept_and_deal(self) -> None:
        """Choose it and deal anew by it."""
        self._choose()
        self._dealer.new_deal()
        super().accept()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme, whose cloth may be another."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.chooser.show_look(Look.of(self._preferences.value))

    def sizeHint(self) -> QSize:
        """As large as is comfortable, or as the screen allows."""
        return _SIZE.boundedTo(self.screen().availableSize() - FRAME)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show boards and options side by side where there is room, or one above the other."""
        super().resizeEvent(event)
        parts = [self._halves.itemAt(place) for place in range(self._halves.count())]
        needed = sum(part.minimumSize().width() for part in parts if part is not None)
        way = QBoxLayout.Direction
        is_wide = needed + 3 * MARGIN <= event.size().width()
        self._halves.setDirection(way.LeftToRight if is_wide else way.TopToBottom)
        # One above the other nothing keeps the boards from being as large as they would like.
        wanted = 0 if is_wide else self.chooser.sizeHint().height()
        self.chooser.setMinimumHeight(wanted)

    def _choose(self) -> None:
        chosen, winnable_only = self.options.settings, self.options.winnable.isChecked()
        # The rules first, that no deal is looked for by those of before.
        self._table.choose_rules(self.rules)
        self._preferences.change(
            msgspec.structs.replace(
                self._preferences.value,
                winnable_only=winnable_only,
                difficulty=chosen.difficulty,
            )
        )

    def _when(self) -> str:
        """From when a change holds."""
        if self._table.limits.keeps_rules:
            return self.tr("A round keeps its rules: a change holds from the next deal.")
        if not self._table.game.is_begun:
            return self.tr("No move yet: other rules hold for this deal already.")
        if self._table.game.outcome() is None:
            return self.tr("This deal has begun: a change holds from the next deal.")
        return self.tr("This deal is over: a change holds from the next one.")

    def _follow_deal(self) -> None:
        self.summary.when.setText(self._when())

    def _take_layout(self, layout: Layout) -> None:
        self.options.choose(layout=layout.name)

    def _show(self) -> None:
        """Show the chosen rules everywhere."""
        self.chooser.show_rules(self.rules)
        self.summary.show_rules(self.rules)

    def _lay_out(self) -> None:
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, HAIR, 0)
        column.setSpacing(NEAR)
        column.addWidget(self.options)
        column.addWidget(quiet_line())
        column.addWidget(self.summary, 1)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(MARGIN)
        self._halves.addWidget(self.chooser, 5)
        self._halves.addWidget(right, 5)
        everything = QVBoxLayout(self.body)
        everything.setContentsMargins(MARGIN, GAP, MARGIN, GAP)
        everything.addLayout(self._halves, 1)
        add_footer(self.body, self._make_buttons())

    def _make_buttons(self) -> QDialogButtonBox:
        kinds = QDialogButtonBox.StandardButton
        box = make_buttons(self, kinds.Ok | kinds.Cancel)
        self.ok_button = box.button(QDialogButtonBox.StandardButton.Ok)
        self.deal_button = QPushButton(self.tr("&Deal anew"))
        box.addButton(self.deal_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.deal_button.clicked.connect(self.accept_and_deal)
        return box


def _free_choice(settings: Settings) -> Settings:
    """Settings in which a king rule that the layout leaves no choice in is the standard one.

    So that another layout, when it is chosen, is played in its usual way.
    """
    if len(king_rules(settings.rules.layout)) > 1:
        return settings
    return msgspec.structs.replace(settings, king_rule=STANDARD.king_rule)
