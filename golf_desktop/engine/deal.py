"""Deals: a deal number and rules give the same cards everywhere, as in PySolFC."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pysol_cards.cards import Card as PackCard
from pysol_cards.cards import createCards
from pysol_cards.random import shuffle
from pysol_cards.random_base import RandomBase

from golf_desktop.engine.cards import JOKER, Card, Rank, Suit
from golf_desktop.engine.layout import FirstWaste
from golf_desktop.engine.numbers import Numbering
from golf_desktop.engine.rules import STANDARD, Rules
from golf_desktop.said import said

FIRST_NUMBER = 1
LAST_NUMBER = 10**20
"""The deal numbers there are; beyond the last, PySolFC has no numbers either."""


class DealNumberError(ValueError):
    """A deal number that does not exist; the message says which do."""


_NUMBERS = Numbering(
    LAST_NUMBER,
    DealNumberError,
    lambda typed: said(
        "There is no deal {typed}: deal numbers are whole numbers from 1 to 10^20 "
        "(1 with 20 zeros).",
        typed=typed,
    ),
)


def parse_deal_number(text: str) -> int:
    """Read a deal number as a player may write it: digits, perhaps after a number sign.

    Raises:
        DealNumberError: the text is not a whole number from `FIRST_NUMBER` to `LAST_NUMBER`.
    """
    return _NUMBERS.parse(text)


def check_deal_number(number: int) -> int:
    """Give the number back if there is such a deal.

    Raises:
        DealNumberError: there is no such deal.
    """
    return _NUMBERS.check(number)


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of one deal and the rules it is played by.

    Attributes:
        number: the deal's number, or None for a board that was entered.
        rules: the rules.
        cards: every card: the tableau by slot, then the first waste card where there is one, then
            the stock in the order in which it is turned. A card's index here is its identity:
            with two packs a rank and suit occur twice.
    """

    number: int | None
    rules: Rules
    cards: tuple[Card, ...]

    @property
    def first(self) -> int:
        """The index of the first card beside the tableau, which is how many slots that has.

        It is the first waste card, where there is one.
        """
        return len(self.rules.layout.slots)

    @property
    def stock_start(self) -> int:
        """The index of the first card of the stock."""
        return self.first + (self.rules.layout.first_waste is not FirstWaste.NONE)

    @property
    def first_waste(self) -> Card | None:
        """The card that the waste begins with, or None."""
        return self.cards[self.first] if self.stock_start > self.first else None

    @property
    def tableau(self) -> tuple[Card, ...]:
        """The tableau's cards by slot."""
        return self.cards[: self.first]

    @property
    def stock(self) -> tuple[Card, ...]:
        """The stock in the order in which it is turned."""
        return self.cards[self.stock_start :]

    def __repr__(self) -> str:
        cards = f"board {' '.join(map(str, self.cards))}" if self.number is None else self.number
        rules = f"{self.rules.layout.name} {self.rules.king_rule} {self.rules.scoring}"
        return f"<Deal {cards} {rules}>"

    def with_rules(self, rules: Rules) -> Deal:
        """The same cards under other rules of the same layout and jokers.

        Raises:
            ValueError: the rules have another layout or other jokers.
        """
        if rules.layout != self.rules.layout:
            raise ValueError(f"a {self.rules.layout.name} deal is no {rules.layout.name} deal")
        if rules.jokers != self.rules.jokers:
            raise ValueError(f"a deal with {self.rules.jokers} jokers has not {rules.jokers}")
        return replace(self, rules=rules)


def deal(number: int, rules: Rules = STANDARD) -> Deal:
    """Deal a numbered deal.

    Numbers up to 32000 use the Microsoft generator, higher ones the Mersenne Twister, and the
    shuffled cards go row by row across the columns, or from the top of the pyramid down, then one
    to the waste, then to the stock: PySolFC's order, so that a number means the same cards here
    and there. In Black Hole the ace of spades is taken out of the shuffled pack to begin the
    waste; in All in a Row it is dealt last.

    How each order was established: Golf, Black Hole and All in a Row by pysol-cards, which deals
    them. The others by what PySolFC's own source tells (pysollib: game.py of how packs are made,
    shuffled and dealt; games/golf.py; games/threepeaks.py), told again in
    `tests/engine/test_pysolfc_order.py`:

    - Double Golf and Double Putt: one shuffle of the 104 cards of both packs, one after the other;
      seven rows across nine columns.
    - Tri Peaks is PySolFC's Three Peaks: rows of 3, 6, 9 and 10. PySol's first Tri Peaks, which
      PySolFC no longer has, dealt peak by peak.
    - Pyramid Golf and Escalator, there Elevator and Escalator: row by row from the top.
    - Thieves: two jokers lie on the unshuffled pack after its last card. PySolFC has jokers in no
      other of these games; here they lie there in all.

    PySolFC's releases differ about number 32000 alone: the later ones draw it by the Mersenne
    Twister. It is dealt here as by pysol-cards.

    Raises:
        DealNumberError: there is no deal of that number.
    """
    pack = createCards(rules.packs)
    pack += [PackCard(len(pack) + joker, 0, 0) for joker in range(rules.jokers)]
    shuffled = reversed(shuffle(pack, check_deal_number(number), RandomBase.DEALS_PYSOLFC))
    cards = [
        Card(Rank(card.rank), Suit(card.suit_s())) if card.rank else JOKER for card in shuffled
    ]
    if rules.layout.first_waste is not FirstWaste.DEALT:
        # To the place after the tableau's cards, or to that of the last of them.
        cards.remove(_ACE_OF_SPADES)
        cards.append(_ACE_OF_SPADES)
    return Deal(number, rules, tuple(cards))


_ACE_OF_SPADES = Card(Rank.ACE, Suit.SPADES)
