"""The two jokers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from faces import EYE, LID
from palette import BLACK, COAL, GOLD, INK, NAVY, RED, SHADE, SKIN, STRAW, WHITE, WINE
from robes import SHOULDER
from svg import both, circle, flipped, group, moved, path, sym


@dataclass(frozen=True)
class Motley:
    """Both halves of the dress, its trim and small bells, the belt, the index and the face."""

    left: str
    right: str
    trim: str
    chime: str
    belt: str
    index: str
    lips: str
    skin: str
    shade: str


_DULL_GOLD: Final = "#c9b079"
TONES: Final = {
    "red": Motley(
        left=RED,
        right=NAVY,
        trim=GOLD,
        chime=STRAW,
        belt=WINE,
        index=RED,
        lips=RED,
        skin=SKIN,
        shade=SHADE,
    ),
    "black": Motley(
        left=COAL,
        right="#8b8d95",
        trim=_DULL_GOLD,
        chime="#e6dcc0",
        belt=BLACK,
        index=BLACK,
        lips="#5a5c66",
        skin="#f1e6d8",
        shade="#d3c5b4",
    ),
}

STAR: Final = "M0,-50 L13,-16 L49,-15 L21,8 L31,43 L0,23 L-31,43 L-21,8 L-49,-15 L-13,-16 Z"


def _index(m: Motley) -> str:
    """Two stars in the places of rank and suit: no letter, so it is never read as a jack."""
    return path(moved(STAR, 29, 32, 0.42) + moved(STAR, 29, 72, 0.27), m.index)


_FACE: Final = "M0,-30 L20,-30 C23,-12 22.5,4 19,14 C15,24.5 8,34 0,35"
_DARK: Final = (
    "M5,-30 C3,-18 2,-10 2.4,-3 L-3.4,12.5 L-2,15.8 L2.8,16.4 L2.8,34.8 "
    "C10,32 16,23.5 19,14 C22.5,4 23,-12 20,-30 Z"
)
_BROW: Final = "M4,-7 Q11,-15 19,-8 Q11,-11.4 4.4,-5 Z"
_SMILE: Final = sym("M0,22 Q6,21.4 13,16.8 Q8.4,28.6 0,28.8")
_TEETH: Final = sym("M0,23.4 Q5,23 10,20.2 Q6,25 0,25.2")


def joker(m: Motley) -> str:
    """The upper half of a joker; the lower one is the same turned."""
    figure = _dress(m) + head(m) + cap(m)
    return (
        group(figure, 'transform="translate(125 90)"')
        + path(moved(STAR, 74, 41, 0.3), m.index)
        + _index(m)
    )


def head(m: Motley) -> str:
    """The laughing face."""
    return (
        path(sym(_FACE), m.skin)
        + path(_DARK, m.shade)
        + path(both(EYE), WHITE)
        + circle(8.6, -0.5, 2.6, INK)
        + circle(-11.8, -0.5, 2.6, INK)
        + path(both(LID + _BROW), INK)
        + path(_SMILE, m.lips)
        + path(_TEETH, WHITE)
    )


def cap(m: Motley) -> str:
    """The cap with three horns and their bells."""
    left = (
        "M0,-14 C-8,-16 -16,-16 -22,-10 L-23,20 C-29,14 -31,4 -30,-6 C-36,-12 -46,-10 -50,2 "
        "C-58,-16 -48,-38 -26,-40 C-16,-42 -6,-40 0,-30 Z"
    )
    right = (
        "M0,-14 C8,-16 16,-16 22,-10 L23,20 C29,14 31,4 30,-6 C36,-12 46,-10 50,2 "
        "C58,-16 48,-38 26,-40 C16,-42 6,-40 0,-30 Z"
    )
    horn = "M-20,-37 C-16,-54 -4,-62 14,-60 C6,-56 10,-46 18,-38 C8,-28 -8,-28 -20,-37 Z"
    bells = circle(-50, 5, 5.4, m.trim) + circle(50, 5, 5.4, m.trim) + circle(17, -58, 5.4, m.trim)
    return path(left, m.left) + path(right, m.right) + path(horn, m.trim) + bells


_SIDE: Final = SHOULDER + "Z"
_LOZENGES: Final = (
    "M33,62 L38,70 L33,78 L28,70 Z M47,56 L52,64 L47,72 L42,64 Z M61,60 L66,68 L61,76 L56,68 Z "
    "M20,69 L25,77 L20,85 L15,77 Z M47,75 L51,81 L43,81 Z"
)
_POINTS: Final = (
    "M12,36 L18,36 C36,38 49,45 53,57 C38,57 20,52 12,38 Z",
    "M5,36 L17,37 C28,43 32,53 28,66 C18,61 8,52 5,36 Z",
    sym("M0,36 L10,36 C12,49 7,59 0,69"),
)
_BELLS: Final = [(53, 59), (-53, 59), (28, 68), (-28, 68), (0, 71)]


def _dress(m: Motley) -> str:
    """Each side bears lozenges in the colour of the other, below a collar of five points."""
    neck = path(sym("M0,18 L10,18 L10,40 L0,44"), m.skin) + path(
        sym("M0,24 L10,22 L10,38 C6,42 3,43 0,43"), m.shade
    )
    return (
        path(flipped(_SIDE), m.left)
        + path(_SIDE, m.right)
        + path(flipped(_LOZENGES), m.right)
        + path(_LOZENGES, m.left)
        + neck
        + path(both(_POINTS[0]), m.trim)
        + path(both(_POINTS[1]), WHITE)
        + path(_POINTS[2], m.trim)
        + "".join(circle(x, y, 3.8, m.chime) for x, y in _BELLS)
    )
