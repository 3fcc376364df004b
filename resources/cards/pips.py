"""The suit signs and the faces of the cards from ace to ten."""

from __future__ import annotations

import math
from typing import Final

from palette import FACE, GOLD, SUIT_COLOURS
from svg import Segment, both, circle, line, moved, path, sym, write

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
    "M4.5,-34 C10,-38 14,-45 12,-56 C6,-51 3,-44 4.5,-34 Z M14,-31 C22,-33 27,-37 28,-47 "
    "C20,-45 14,-39 14,-31 Z M25,-23 C34,-22 42,-25 45,-34 C35,-35 28,-31 25,-23 Z "
    "M32,-10 C41,-7 50,-8 56,-16 C47,-21 38,-19 32,-10 Z "
    "M34,5 C42,11 52,11 59,4 C51,-3 41,-3 34,5 Z"
) + sym("M0,-35 C4,-43 5,-53 0,-65")


def _ornate_spade() -> str:
    black = colour("S")
    x, y = MIDDLE, 189.0
    beads: list[Segment] = []
    for k in range(12):
        c, s = math.cos(math.pi * k / 6), math.sin(math.pi * k / 6)
        corners = [(27.0, 0.0), (29.8, 3.4), (32.6, 0.0), (29.8, -3.4)]
        beads += [("M", [(x + c * u - s * v, y + s * u + c * v) for u, v in corners]), ("Z", [])]
    return (
        path(pip("S", MIDDLE, 175, 1.74), black)
        + line(moved(_GILT, MIDDLE, 175, 1.74), GOLD, 1.8)
        + path(moved(_LEAVES, x, y, 0.96), GOLD)
        + circle(x, y, 34, black)
        + path(write(beads), GOLD)
        + circle(x, y, 25.4, FACE)
        + circle(x, y, 23.4, black)
        + circle(x, y, 22, FACE)
        + path(pip("S", x, y - 0.4, 0.31), black)
    )


def colour(suit: str) -> str:
    """The colour of a suit."""
    return SUIT_COLOURS[suit]
