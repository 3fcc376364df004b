"""The suit signs and the faces of the cards from ace to ten."""

from __future__ import annotations

import math
from typing import Final

from palette import FACE, GOLD, SUIT_COLOURS
from svg import both, circle, line, moved, path, sym

# Right halves, from the top of the axis to its foot, in a square of 100 about the origin.
_HALVES: Final = {
    "H": "M0,-28 C3,-41 12,-49 24,-49 C38,-49 47,-38 47,-23 C47,4 12,26 0,50",
    "S": "M0,-51 C9,-29 45,-9 45,16 C45,29 36,37 25,37 C16,37 8,32 3.5,24 C4,36 8,45 17,50 L0,50",
    "D": "M0,-51 Q13,-23 39,0 Q13,23 0,51",
    "C": "M0,-50 C13,-50 23,-40 23,-28 C23,-20 19,-13 12,-9 C16,-12 21,-13 25,-13 C37,-13 47,-3 "
    "47,9 C47,22 37,32 25,32 C15,32 7,27 3.5,19 C4,33 8,44 17,50 L0,50",
}
_SIGNS: Final = {suit: sym(half) for suit, half in _HALVES.items()}

LEFT, MIDDLE, RIGHT = 82.0, 125.0, 168.0
TOP: Final = 60.0
BOTTOM: Final = 290.0
PIP: Final = 0.5
_THIRD: Final = (BOTTOM - TOP) / 3

_CORNERS: Final = [(LEFT, TOP), (RIGHT, TOP), (LEFT, BOTTOM), (RIGHT, BOTTOM)]
_SIDES: Final = [(LEFT, 175.0), (RIGHT, 175.0)]
_FOUR_ROWS: Final = [
    *_CORNERS,
    *((x, y) for y in (TOP + _THIRD, BOTTOM - _THIRD) for x in (LEFT, RIGHT)),
]
PLACES: Final[dict[str, list[tuple[float, float]]]] = {
    "2": [(MIDDLE, TOP), (MIDDLE, BOTTOM)],
    "3": [(MIDDLE, TOP), (MIDDLE, 175), (MIDDLE, BOTTOM)],
    "4": _CORNERS,
    "5": [*_CORNERS, (MIDDLE, 175)],
    "6": [*_CORNERS, *_SIDES],
    "7": [*_CORNERS, *_SIDES, (MIDDLE, (TOP + 175) / 2)],
    "8": [*_CORNERS, *_SIDES, (MIDDLE, (TOP + 175) / 2), (MIDDLE, (BOTTOM + 175) / 2)],
    "9": [*_FOUR_ROWS, (MIDDLE, 175)],
    "T": [*_FOUR_ROWS, (MIDDLE, TOP + _THIRD / 2), (MIDDLE, BOTTOM - _THIRD / 2)],
}


def pip(suit: str, x: float, y: float, size: float) -> str:
    """Path data of a suit sign about a centre; a negative size turns it over."""
    return moved(_SIGNS[suit], x, y, size)


def upper_pips(rank: str, suit: str) -> str:
    """The signs above the middle of a card from two to ten; the lower ones are these turned."""
    return "".join(pip(suit, x, y, PIP) for x, y in PLACES[rank] if y < 175)


def middle_pips(rank: str, suit: str) -> str:
    """The signs at half the height, which stand upright."""
    return "".join(pip(suit, x, y, PIP) for x, y in PLACES[rank] if y == 175)


def ace(suit: str) -> str:
    """The sign of an ace; that of spades is the ornate one of the deck."""
    if suit == "S":
        return _ornate_spade()
    return path(pip(suit, MIDDLE, 175, 1.2), colour(suit))


# The gilt line runs at an even distance within the lobes and dives beneath the medallion.
_GILT: Final = sym("M0,-42.4 C9.6,-25.6 41,-6.4 41,16 C41,26.4 34,33 25,33 C17,33 10,28 5,18 L0,10")
_LEAVES: Final = both(
    "M5,-34 C13,-37 19,-44 17,-55 C9,-51 5,-44 5,-34 Z M17,-30 C26,-31 33,-36 35,-46 "
    "C25,-46 18,-40 17,-30 Z M31,-18 C40,-18 49,-22 52,-32 C42,-34 34,-28 31,-18 Z "
    "M34,-3 C43,1 53,-1 58,-9 C49,-14 39,-12 34,-3 Z M32,12 C40,19 50,19 57,13 C49,6 40,5 32,12 Z"
) + sym("M0,-34 C4,-42 5,-52 0,-64")


def _ornate_spade() -> str:
    black = colour("S")
    x, y = MIDDLE, 189.0
    angles = [2 * math.pi * k / 20 for k in range(20)]
    pearls = [circle(x + 29.4 * math.cos(a), y + 29.4 * math.sin(a), 1.9, GOLD) for a in angles]
    return (
        path(pip("S", MIDDLE, 175, 1.74), black)
        + line(moved(_GILT, MIDDLE, 175, 1.74), GOLD, 1.8)
        + path(moved(_LEAVES, x, y, 0.96), GOLD)
        + circle(x, y, 34, black)
        + "".join(pearls)
        + circle(x, y, 25.4, FACE)
        + circle(x, y, 23.4, black)
        + circle(x, y, 22, FACE)
        + path(pip("S", x, y - 0.4, 0.31), black)
    )


def colour(suit: str) -> str:
    """The colour of a suit."""
    return SUIT_COLOURS[suit]
