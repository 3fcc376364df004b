"""Ranks, suits and cards, and their text form: ``TH`` is the ten of hearts, ``JK`` a joker."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from golf_desktop.said import said


class Rank(IntEnum):
    """A card's rank. Its value is its row and column in the table of what fits on what."""

    JOKER = 0
    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def letter(self) -> str:
        """The rank in a card's text form: one of ``A23456789TJQK``, and ``*`` for a joker."""
        return _RANK_LETTERS[self]


class Suit(StrEnum):
    """A card's suit. Its value is its letter in a card's text form."""

    CLUBS = "C"
    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"


_RANK_LETTERS = "*A23456789TJQK"
_RANKS = {letter: Rank(value) for value, letter in enumerate(_RANK_LETTERS) if value}
_SUITS = {suit.value: suit for suit in Suit}


@dataclass(frozen=True, slots=True)
class Card:
    """One card: a rank and a suit, or a joker, which has no suit."""

    rank: Rank
    suit: Suit | None

    @classmethod
    def from_text(cls, text: str) -> Card:
        """Read a card from its text form.

        Capitals and small letters mean the same, and a ten may be written ``10``.

        Raises:
            ValueError: the text is not a card; the message quotes it.
        """
        code = text.upper()
        if code == str(JOKER):
            return JOKER
        rank, suit = code[:-1].replace("10", "T"), code[-1:]
        if not text.isascii() or rank not in _RANKS or suit not in _SUITS:
            raise ValueError(said("{text} is not a card", text=repr(text[:20])))
        return cls(_RANKS[rank], _SUITS[suit])

    def __str__(self) -> str:
        return "JK" if self.suit is None else self.rank.letter + self.suit.value

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


JOKER = Card(Rank.JOKER, None)

PACK = tuple(Card(rank, suit) for suit in Suit for rank in Rank if rank is not Rank.JOKER)
"""The 52 cards of a pack without jokers."""
