"""The colours of cards, of their backs and places, the same on every cloth."""

from __future__ import annotations

from PySide6.QtGui import QColor

from golf_desktop.engine.cards import Suit

PAPER = "#fffdf7"
SUIT_INKS = {
    Suit.CLUBS: "#17181d",
    Suit.DIAMONDS: "#c8102f",
    Suit.HEARTS: "#c8102e",
    Suit.SPADES: "#17181c",
}
"""With two colours. The pictures use those of clubs and diamonds for figures and pips alone."""
OWN_INKS = {Suit.CLUBS: "#1a7a3c", Suit.DIAMONDS: "#1660b8"}
"""What takes their place when each suit has a colour of its own."""
CARD_FACE = QColor(PAPER)
CARD_EDGE = QColor(20, 30, 25, 110)
CARD_SHADOW = QColor(0, 0, 0, 16)
"""One of the layers that together make the shadow of a card in the hand."""
PLACE_EDGE = QColor(255, 255, 255, 85)
JOKER_INK = QColor("#8a4fb0")
BACK_BLUE = QColor("#2f5da8")
BACK_RED = QColor("#b3283a")
BACK_GREEN = QColor("#1d6b45")
BACK_INSET = QColor(255, 255, 255, 150)


def suit_ink(suit: Suit, *, four_colours: bool) -> str:
    """The colour of a suit on its cards."""
    return OWN_INKS.get(suit, SUIT_INKS[suit]) if four_colours else SUIT_INKS[suit]
