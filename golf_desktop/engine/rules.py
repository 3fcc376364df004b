"""Rules: what fits on what, how a deal is scored, and the rule sets that have a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Any, TypeVar

from golf_desktop.engine.cards import Card, Rank
from golf_desktop.engine.layout import (
    ALL_IN_A_ROW,
    BLACK_HOLE,
    DOUBLE_GOLF,
    ESCALATOR,
    GOLF,
    LAYOUTS,
    PYRAMID_GOLF,
    TRI_PEAKS,
    FirstWaste,
    Layout,
)
from golf_desktop.said import said

C = TypeVar("C")


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


_KING_RULES = {
    DOUBLE_GOLF.name: (KingRule.QUEEN, KingRule.WRAP),
    **dict.fromkeys(
        (each.name for each in (TRI_PEAKS, PYRAMID_GOLF, ESCALATOR, BLACK_HOLE, ALL_IN_A_ROW)),
        (KingRule.WRAP,),
    ),
}

MOST_JOKERS = 2


def king_rules(layout: Layout) -> tuple[KingRule, ...]:
    """The king rules that a layout is played with, the usual one first."""
    return _KING_RULES.get(layout.name, tuple(KingRule))


class RulesError(ValueError):
    """Options that do not go together, or that there are not; the message names them."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of rules: a layout and the options it is played with.

    Attributes:
        king_rule: what may be played on a king.
        scoring: how a deal is scored.
        layout: the tableau.
        jokers: how many jokers are added to the pack, 0 to 2; the stock grows by them. A joker
            goes on any card, and any card goes on a joker.

    Raises:
        RulesError: the options do not go together.
    """

    king_rule: KingRule = KingRule.NOTHING
    scoring: Scoring = Scoring.BELOW_ZERO
    layout: Layout = GOLF
    jokers: int = 0

    def __post_init__(self) -> None:
        if self.king_rule not in king_rules(self.layout):
            raise RulesError(
                said(
                    "{layout} is not played with king_rule {king_rule}",
                    layout=self.layout.name,
                    king_rule=self.king_rule,
                )
            )
        if not 0 <= self.jokers <= MOST_JOKERS:
            raise RulesError(
                said(
                    "There are 0 to {most} jokers, not {jokers}",
                    most=MOST_JOKERS,
                    jokers=self.jokers,
                )
            )
        if self.jokers and not self.layout.has_stock:
            raise RulesError(
                said("{layout} has no stock, so no room for jokers", layout=self.layout.name)
            )

    @property
    def packs(self) -> int:
        """How many packs are played with."""
        return self.layout.packs

    @property
    def stock_size(self) -> int:
        """How many cards the stock has before the first is turned."""
        dealt = len(self.layout.slots) + (self.layout.first_waste is not FirstWaste.NONE)
        return 52 * self.packs + self.jokers - dealt

    def fits(self, card: Card, on: Card | None) -> bool:
        """Whether `card` may be played when `on` is the waste card; None while there is none."""
        return on is None or fit_table(self.king_rule)[card.rank][on.rank]

    def to_record(self) -> dict[str, Any]:
        """The rules as plain values that JSON can hold; `from_record` reads them back.

        What came later is named only where it is not at its default.
        """
        record: dict[str, Any] = {
            "layout": self.layout.name,
            "king_rule": self.king_rule.value,
            "scoring": self.scoring.value,
        }
        return record | {"jokers": self.jokers} if self.jokers else record

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> Rules:
        """Read a record of rules.

        Raises:
            RulesError: it names what there is not, or options that do not go together.
        """
        jokers = record.get("jokers", 0)
        if type(jokers) is not int:
            raise RulesError(said("jokers is {kind}, not int", kind=type(jokers).__name__))
        rules = cls(
            _choice(record, "king_rule", {rule.value: rule for rule in KingRule}),
            _choice(record, "scoring", {scoring.value: scoring for scoring in Scoring}),
            _choice(record, "layout", LAYOUTS),
            jokers,
        )
        # The layout says how many; a record by hand may name them too, but no others.
        packs = record.get("packs", rules.packs)
        if type(packs) is not int or packs != rules.packs:
            raise RulesError(
                said(
                    "{layout} has packs {packs}, not {found}",
                    layout=rules.layout.name,
                    packs=rules.packs,
                    found=repr(packs)[:40],
                )
            )
        return rules

    def bases(self, rank: Rank) -> tuple[Rank, ...]:
        """The ranks that a card of this rank goes on, from low to high, jokers left out."""
        row = fit_table(self.king_rule)[rank]
        return tuple(on for on in Rank if on is not Rank.JOKER and row[on])

    def takers(self, rank: Rank) -> tuple[Rank, ...]:
        """The ranks that go on a card of this rank, from low to high, jokers left out."""
        table = fit_table(self.king_rule)
        return tuple(card for card in Rank if card is not Rank.JOKER and table[card][rank])


def _choice(record: Mapping[str, Any], name: str, choices: Mapping[str, C]) -> C:
    """What a field's text names among some choices."""
    if name not in record:
        raise RulesError(said("The rules have no {name}", name=repr(name)))
    text = record[name]
    if type(text) is not str:
        raise RulesError(
            said(
                "In the rules {name} is {kind}, not str", name=repr(name), kind=type(text).__name__
            )
        )
    if text not in choices:
        raise RulesError(said("There is no {name} {text}", name=name, text=repr(text[:40])))
    return choices[text]


STANDARD = Rules()
QUEEN_ON_KING = Rules(king_rule=KingRule.QUEEN)
WRAP = Rules(king_rule=KingRule.WRAP)

THIEVES = Rules(king_rule=KingRule.QUEEN, jokers=2)

PRESETS = {"standard": STANDARD, "queen-on-king": QUEEN_ON_KING, "wrap": WRAP}
"""The rule sets of the plain 7 × 5 game that have a name, by that name."""

GAMES = {
    **PRESETS,
    "thieves": THIEVES,
    "double-golf": Rules(KingRule.QUEEN, layout=DOUBLE_GOLF),
    "double-putt": Rules(KingRule.WRAP, layout=DOUBLE_GOLF),
    **{
        layout.name: Rules(KingRule.WRAP, layout=layout)
        for layout in (TRI_PEAKS, PYRAMID_GOLF, ESCALATOR, BLACK_HOLE, ALL_IN_A_ROW)
    },
}
"""Every rule set of the family that has a name, by that name."""


def game_name(rules: Rules) -> str | None:
    """The name in `GAMES` of these rules, whatever they score by; None where they have none."""
    plain = replace(rules, scoring=Scoring.BELOW_ZERO)
    return next((name for name, each in GAMES.items() if each == plain), None)
