"""Hair, veils and beards of the court, drawn about the middle between the eyes."""

from __future__ import annotations

from typing import Final

from palette import GOLD, RED, STEEL, WHITE
from styles import Style
from svg import both, circle, moved, path, sym

_BEHIND: Final = {
    "K": sym("M0,-32 L23,-32 C30,-20 28,-4 30,8 C31,15 35,18 41,16 C42,26 36,34 27,33 L0,40"),
    "Q": sym("M0,-34 C22,-34 31,-18 30,0 C29,14 30,26 31,40 L0,44"),
    "J": sym("M0,-32 C22,-32 29,-18 28.5,0 C28,11 30,17 37,20 C34,29 22,32 13,27 L0,26"),
}
_ROLLS: Final = {
    "K": both(
        "M27,-4 C26,10 30,22 38,20 C34,25 26,24 24.6,16 Z M30,27 C34,28 37,26 39,22 "
        "C38,29 34,32 30,31 Z"
    ),
    "Q": "",
    "J": both("M24.6,-8 C25,6 26,16 35,20 C28,22 23,16 22.6,6 Z"),
}
_BEARDS: Final = {
    "S": "M0,18 C6,16 12,19 16,13 C20,7 21,0 21.6,-12 L25,-12 C28,10 26,28 19,42 C13,53 5,62 0,68",
    "H": "M0,18 C6,16 12,19 16,13 C20,7 21,0 21.6,-12 L25,-12 C28,8 28,24 25,36 C22,48 14,56 8,60 "
    "C8,54 4,50 0,48",
    "D": "M0,18 C6,16 12,19 16,13 C20,7 21,0 21.6,-12 L25,-12 C27,6 27,22 24,34 C21,46 13,53 0,54",
    "C": "M0,18 C6,16 12,19 16,13 C20,7 21,0 21.6,-12 L25,-12 C28,8 28,26 25,42 L21,56 L14,50 "
    "L7,60 L0,53",
}
_STRANDS: Final = both(
    "M4,32 C6,38 5,46 2,52 C3,44 3,38 4,32 Z M12,30 C16,36 14,44 9,50 C12,42 12,36 12,30 Z "
    "M19,20 C22,26 21,34 18,40 C19,33 19,26 19,20 Z"
)
_HAIRLINE: Final = sym(
    "M0,-24.6 C9,-24.6 16.6,-20 18.6,-9 C19.4,-4 20,0 21,4 L26,-8 L24,-31 L0,-31"
)
_MOUSTACHE: Final = sym(
    "M0,17.4 C4,15.6 8,17 11,20.4 C14,23.6 18,24.6 22,22 C20,29.4 11,30.4 5.4,25.4 C3,23.2 1.4,22 "
    "0,21.6"
)


def behind(rank: str, style: Style) -> str:
    """The hair that is seen behind the face."""
    rolls = _ROLLS[rank]
    return path(_BEHIND[rank], style.hair) + (path(rolls, style.strand) if rolls else "")


def locks(rank: str, style: Style) -> str:
    """The long hair of a queen, which falls over her shoulders in a way of its own."""
    return _LOCKS[style.suit](style) if rank == "Q" else ""


def _waves(style: Style) -> str:
    lock = both(
        "M20,-10 C24,8 22,22 18,34 C15,44 18,56 27,64 C36,68 44,66 46,62 C40,60 39,52 40,44 "
        "C41,30 31,20 30,0 Z"
    )
    strand = both(
        "M26,2 C27,20 22,30 24,42 C25,50 29,58 36,63 C29,61 22,54 21,44 C20,34 26,24 26,2 Z "
        "M29,14 C30,26 34,32 34,42 C34,50 35,56 40,61 C34,58 31,52 31,44 C31,34 28,28 29,14 Z"
    )
    return path(lock, style.hair) + path(strand, style.strand)


_CURL_PLACES: Final = ((27, 6, 8), (31, 18, 9), (33, 32, 9.6), (33, 46, 9), (31, 58, 7.4))


def _curls(style: Style) -> str:
    mass, rings, hearts = "", "", ""
    for side in (-1, 1):
        for x, y, r in _CURL_PLACES:
            mass += circle(side * x, y, r, style.hair)
            rings += circle(side * (x + 0.6), y + 0.4, r * 0.62, style.strand)
            hearts += circle(side * (x - 0.4), y + 1.2, r * 0.46, style.hair)
    filling = path(both("M24,0 L30,8 L34,48 L28,60 L20,44 L19,20 Z"), style.hair)
    return mass + filling + rings + hearts


_LINK: Final = "M0,4 C-8,-6 -11,4 -7,9 C-5,13 -1,15 0,17 C1,15 5,13 7,9 C11,4 8,-6 0,4 Z"
_LINK_SHADE: Final = (
    "M-6.4,1 C-3,3 -.6,5.6 0,9 C.6,5.6 3,3 6.4,1 C5,6 2,9 0,13.6 C-2,9 -5,6 -6.4,1 Z"
)


def _plaits(style: Style) -> str:
    start = both("M20,-10 C21,4 18.6,12 18.6,19 L36,19 C33,10 31,2 30,-4 Z")
    steps = [16 + 11 * k for k in range(4)]
    links = "".join(both(moved(_LINK, 29, y)) for y in steps)
    shades = "".join(both(moved(_LINK_SHADE, 29, y)) for y in steps)
    ends = both("M29,62 C25,66 24,71 26,77 L32,77 C34,71 33,66 29,62 Z")
    ties = both("M24,61 L34,61 L34,65 L24,65 Z")
    mass = path(start + links + ends, style.hair)
    return mass + path(shades, style.strand) + path(ties, style.tunic)


def _veil(style: Style) -> str:
    cloth = both(
        "M22,-30 C34,-20 37,0 41,22 C43,36 49,50 55,60 C46,64 36,62 29,56 C31,40 29,20 26,4 Z"
    )
    folds = both(
        "M30,-14 C34,6 36,30 44,58 L41,59 C35,36 32,10 30,-14 Z M29,10 C31,28 33,44 36,58 "
        "L33.6,57.4 C32,42 30,28 29,10 Z"
    )
    buns = "".join(
        circle(side * 25, 9, 9.6, style.hair)
        + circle(side * 25.4, 9.4, 7, style.strand)
        + circle(side * 25, 10, 4.8, style.hair)
        + circle(side * 26, 20.6, 2, GOLD)
        for side in (-1, 1)
    )
    return path(cloth, WHITE) + path(folds, STEEL) + buns


_LOCKS: Final = {"S": _waves, "H": _curls, "D": _plaits, "C": _veil}


def before(rank: str, style: Style) -> str:
    """The hair over forehead and temples, and the beard of a king."""
    if rank == "K":
        return _beard(style)
    if rank == "Q":
        front = sym(
            "M0,-25 C8,-23 16,-16 19,-2 C20.4,5 20,12 21,18 C28,10 31,-16 22,-27 L14,-34 L0,-34"
        )
        parting = both("M3,-27 C12,-24 20,-14 22.6,2 C23.4,-12 16,-24 3,-27 Z")
        return path(front, style.hair) + path(parting, style.strand)
    front = sym("M0,-14 C8,-14 14,-13 18,-10 C21,-2 20,10 23,22 C30,10 30,-18 22,-28 L0,-32")
    return path(front, style.hair)


def _beard(style: Style) -> str:
    lip = sym("M0,23.6 Q4,24 6.4,26.6 Q3.4,29 0,29")
    return (
        path(_HAIRLINE, style.hair)
        + path(sym(_BEARDS[style.suit]), style.hair)
        + path(_STRANDS, style.strand)
        + path(lip, RED)
        + path(_MOUSTACHE, style.strand)
    )
