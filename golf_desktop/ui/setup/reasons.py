"""Which options go together with a layout, and why others do not, for the player."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from golf_desktop.engine.layout import DOUBLE_GOLF, GOLF
from golf_desktop.engine.rules import KingRule, Rules, king_rules
from golf_desktop.solver.difficulty import has_levels
from golf_desktop.ui.rule_texts import short_title

PACKS = {1: GOLF, 2: DOUBLE_GOLF}
"""By the number of packs the layout of columns that is dealt from them."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("reasons", text)


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why options are greyed: for each a few words, or none where the player may choose.

    Attributes:
        game: the name of the game that they do not go with.
        kings: for each king rule.
        packs: for the number of packs.
        jokers: for jokers.
        scoring: for how a deal is scored.
        level: for how hard the deals are.
    """

    game: str
    kings: dict[KingRule, str]
    packs: str
    jokers: str
    scoring: str
    level: str

    @classmethod
    def of(cls, rules: Rules) -> Reasons:
        """The reasons for the layout of some rules, which go by the name of their game."""
        layout = rules.layout
        allowed = king_rules(layout)
        kings = (
            _tr("king and ace are always neighbours")
            if allowed == (KingRule.WRAP,)
            else _tr("a queen always goes on a king")
        )
        has_stock = layout.has_stock
        return cls(
            game=short_title(rules),
            kings={rule: "" if rule in allowed else kings for rule in KingRule},
            packs="" if layout in PACKS.values() else _tr("always one pack"),
            jokers="" if has_stock else _tr("without a stock there is no room for jokers"),
            scoring="" if has_stock else _tr("without a stock only cards left can count"),
            level=""
            if has_levels(layout)
            else _tr("too many positions to tell hard deals from easy ones"),
        )

    def sentence(self, reason: str) -> str:
        """One of the reasons as a sentence; empty when it is."""
        return f"{self.game}: {reason}." if reason else ""

    def in_words(self) -> str:
        """All of them in a sentence, each once."""
        cards = [self.jokers, self.scoring]
        if all(cards):
            cards = [_tr("without a stock no jokers, and only cards left count")]
        reasons = [*self.kings.values(), self.packs, *cards, self.level]
        return self.sentence("; ".join(dict.fromkeys(filter(None, reasons))))
