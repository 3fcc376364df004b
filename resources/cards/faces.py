"""The faces of the court, drawn about the middle between the eyes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from palette import INK, RED, SHADE, SKIN, WHITE, WINE
from styles import Style
from svg import both, circle, flipped, moved, path, sym

_FACES: Final = {
    "K": "M0,-30 L21,-30 C23.5,-10 23,6 19.5,17 C16,27 9,34 0,34",
    "Q": "M0,-30 L19,-30 C22.5,-12 22,4 18,15.5 C13.5,26 6,33 0,33",
    "J": "M0,-30 L20.5,-30 C23.4,-12 23,5 20.6,16 C18,25 9.6,33.6 0,33.6",
}
# The side away from the light; its inner edge is the ridge of the nose and the line of the chin.
_SHADES: Final = {
    "K": "M5,-30 C3,-18 2,-10 2.4,-3 L-2.6,12.5 L-1.4,15.4 L3,16 L3,33.6 "
    "C11,32 16.5,25.5 19.5,17 C23,6 23.5,-10 21,-30 Z",
    "Q": "M5,-30 C3,-18 2,-10 2.2,-3 L-1.8,11.4 L-.8,14 L2.6,14.6 L2.6,32.6 "
    "C8,31.4 14,25 18,15.5 C22,4 22.5,-12 19,-30 Z",
    "J": "M5,-30 C3,-18 2,-10 2.2,-3 L-2.2,12 L-1.2,14.8 L2.8,15.4 L2.8,33.4 "
    "C11,32 18.2,24.4 20.6,16 C23,5 23.4,-12 20.5,-30 Z",
}
_NECK: Final = sym("M0,18 L11,18 L11,36 C12,41 18,43 24,45 L0,60")
_UNDER_CHIN: Final = sym("M0,26 L11,24 L11,37 C8,40 4,42 0,42")

EYE: Final = "M4.6,1.2 Q10,-4.6 16.4,.2 Q11,4 4.6,1.2 Z"
LID: Final = "M3.8,1.6 Q9.6,-6.4 17.6,-.4 Q10.4,-4 3.8,1.6 Z"
_LONG_LID: Final = "M3.8,1.6 Q9.6,-7 19.4,-2.4 Q10.6,-4.4 3.8,1.6 Z"
_BROWS: Final = {
    "K": "M3.6,-7 Q11,-12.6 19,-7.2 Q11,-9.4 4.2,-4.4 Z",
    "Q": "M5,-9 Q11.4,-13.4 18.6,-8.4 Q11.4,-11.4 5.2,-7.6 Z",
    "J": "M3.4,-7.4 Q11,-13 19,-7.6 Q11,-9.4 4,-4.4 Z",
}
_LIPS: Final = (
    sym("M0,21 Q2.6,19.2 7.2,22 Q3,22.8 0,22.6"),
    sym("M0,23.2 Q3,23.4 6,22.8 Q3.2,26.6 0,26.6"),
)
_THIN_LIPS: Final = (
    sym("M0,21.6 Q3,20.4 8,21.8 Q3.4,23 0,23"),
    sym("M0,23.6 Q3,23.6 5.4,23 Q3,26 0,26"),
)
_FULL_LIPS: Final = (
    sym("M0,21.2 Q2.4,18.4 5.8,21.8 Q3,22.6 0,22.6"),
    sym("M0,22.8 Q3,23 5.4,22.4 Q3.6,27.6 0,27.6"),
)
_SMILING_LIPS: Final = (
    sym("M0,21.6 Q3.4,20.6 9,19.8 Q4.6,23.4 0,23.4"),
    sym("M0,23.6 Q4,23.4 7,22 Q4,26.8 0,26.8"),
)
_EYE_X: Final = 10.4


@dataclass(frozen=True)
class _Looks:
    """What tells one face of a rank from another.

    Attributes:
        wide: how wide the face is, of the usual.
        long: likewise from the brow to the chin.
        open: how far the eyes are open, of the usual.
        brows: the right brow.
        lips: the upper and the lower one.
        marks: freckles, a mole or rouge, each with x, y, radius and colour.
    """

    wide: float = 1
    long: float = 1
    open: float = 1
    brows: str = _BROWS["Q"]
    lips: tuple[str, str] = _LIPS
    marks: tuple[tuple[float, float, float, str], ...] = ()


_ROUGE: Final = "#eba48a"
_FRECKLE: Final = "#c98a5c"
_QUEENS: Final = {
    "S": _Looks(
        wide=0.94,
        long=1.03,
        open=0.86,
        brows="M4.4,-7.6 Q11,-14.6 19.6,-7.2 Q11.4,-11.8 4.8,-6 Z",
        lips=_FULL_LIPS,
        marks=((-9.4, 17.6, 1.1, INK),),
    ),
    "H": _Looks(
        wide=1.05,
        long=0.97,
        open=1.2,
        brows="M5.4,-9.8 Q11.4,-14 18,-10 Q11.4,-12.2 5.6,-8.8 Z",
        lips=_SMILING_LIPS,
        marks=((-13.6, 12, 4, _ROUGE), (13.6, 12, 4, _ROUGE)),
    ),
    "D": _Looks(
        brows="M4.6,-8.2 Q11,-11.4 18.8,-7.6 Q11.2,-9.4 4.8,-6.6 Z",
        lips=_THIN_LIPS,
        marks=tuple(
            (side * x, y, 0.8, _FRECKLE)
            for side in (-1, 1)
            for x, y in ((7.6, 9.4), (11, 11.4), (14.2, 9.2), (10.4, 7.4))
        ),
    ),
    "C": _Looks(
        wide=0.98,
        long=1.04,
        open=0.78,
        brows="M4.8,-6.6 Q13,-12 19.4,-5.4 Q12.6,-9 5.2,-4.6 Z",
        lips=_SMILING_LIPS,
    ),
}


def neck() -> str:
    """The neck, which the collar covers in part."""
    return path(_NECK, SKIN) + path(_UNDER_CHIN, SHADE)


def face(rank: str, style: Style) -> str:
    """Forehead to chin with eyes, brows, nose and mouth."""
    looks = (
        _QUEENS[style.suit]
        if rank == "Q"
        else _Looks(brows=_BROWS[rank], lips=_LIPS if rank == "K" else _THIN_LIPS)
    )
    shade = _SHADES[rank] if style.facing < 0 else flipped(_SHADES[rank])
    gaze = 1.4 * style.facing
    lid = _LONG_LID if rank == "Q" else LID
    opened = [both(moved(part, 0, 0, 1, looks.open)) for part in (EYE, lid)]
    parts = [
        path(moved(sym(_FACES[rank]), 0, 0, looks.wide, looks.long), SKIN),
        path(moved(shade, 0, 0, looks.wide, looks.long), SHADE),
        *(circle(*mark) for mark in looks.marks),
        path(opened[0], WHITE),
        circle(_EYE_X + gaze, -0.5, 2.6, INK) + circle(gaze - _EYE_X, -0.5, 2.6, INK),
        path(opened[1], INK),
        path(both(looks.brows), style.brow),
        _mouth(rank, looks),
    ]
    return "".join(parts)


def _mouth(rank: str, looks: _Looks) -> str:
    upper, lower = ("#9a3f33", "#c9705a") if rank == "J" else (WINE, RED)
    return path(looks.lips[0], upper) + path(looks.lips[1], lower)
