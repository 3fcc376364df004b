"""Rules: what fits on what, how a deal is scored, and the rule sets that have a name."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from golf_desktop.engine.cards import Card, Rank
from golf_desktop.engine.layout import GOLF, Layout


class KingRule(StrEnum):
    """What may be played on a king.

    One choice, not two switches: turning the corner already lets a queen go on a king.
    """

    NOTHING = "nothing"
    """A king ends the run."""
    QUEEN = "queen"
    """A queen goes on a king; ranks still do not wrap."""
    WRAP = "wrap"
    """King and ace are neighbours both ways."""


class Scoring(StrEnum):
    """What a deal scores. Lowest is best."""

    BELOW_ZERO = "below-zero"
    """A point for each card left; after a full clear minus one for each card in the stock."""
    CARDS_LEFT = "cards-left"
    """A point for each card left, so that zero is the best."""


FitTable = tuple[tuple[bool, ...], ...]


@cache
def fit_table(king_rule: KingRule) -> FitTable:
    """The table of what fits on what: ``table[card.rank][on.rank]``, 14 × 14.

    The engine and the solver both read this one table. A joker is wild both ways.
    """

    def fits(rank: Rank, on: Rank) -> bool:
        if Rank.JOKER in (rank, on):
            return True
        if on is Rank.KING and king_rule is KingRule.NOTHING:
            return False
        if {rank, on} == {Rank.ACE, Rank.KING}:
            return king_rule is KingRule.WRAP
        return abs(rank - on) == 1

    return tuple(tuple(fits(rank, on) for on in Rank) for rank in Rank)


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of rules: a layout and the options it is played with.

    Attributes:
        king_rule: what may be played on a king.
        scoring: how a deal is scored.
        layout: the tableau.
    """

    king_rule: KingRule = KingRule.NOTHING
    scoring: Scoring = Scoring.BELOW_ZERO
    layout: Layout = GOLF

    def fits(self, card: Card, on: Card) -> bool:
        """Whether `card` may be played when `on` is the waste card."""
        return fit_table(self.king_rule)[card.rank][on.rank]

    def bases(self, rank: Rank) -> tuple[Rank, ...]:
        """The ranks that a card of this rank goes on, from low to high, jokers left out."""
        row = fit_table(self.king_rule)[rank]
        return tuple(on for on in Rank if on is not Rank.JOKER and row[on])

    def takers(self, rank: Rank) -> tuple[Rank, ...]:
        """The ranks that go on a card of this rank, from low to high, jokers left out."""
        table = fit_table(self.king_rule)
        return tuple(card for card in Rank if card is not Rank.JOKER and table[card][rank])


STANDARD = Rules()
QUEEN_ON_KING = Rules(king_rule=KingRule.QUEEN)
WRAP = Rules(king_rule=KingRule.WRAP)

PRESETS = {"standard": STANDARD, "queen-on-king": QUEEN_ON_KING, "wrap": WRAP}
"""The rule sets that have a name, by that name."""
