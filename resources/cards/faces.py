"""The faces of the court, drawn about the middle between the eyes."""

from __future__ import annotations

from typing import Final

from palette import INK, RED, SHADE, SKIN, WHITE, WINE
from styles import Style
from svg import both, circle, flipped, path, sym

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


def neck() -> str:
    """The neck, which the collar covers in part."""
    return path(_NECK, SKIN) + path(_UNDER_CHIN, SHADE)


def face(rank: str, style: Style) -> str:
    """Forehead to chin with eyes, brows, nose and mouth."""
    shade = _SHADES[rank]
    look = 1.4 * style.facing
    parts = [
        path(sym(_FACES[rank]), SKIN),
        path(shade if style.facing < 0 else flipped(shade), SHADE),
        path(both(EYE), WHITE),
        circle(10.4 + look, -0.5, 2.6, INK) + circle(look - 10.4, -0.5, 2.6, INK),
        path(both(_LONG_LID if rank == "Q" else LID), INK),
        path(both(_BROWS[rank]), style.brow),
        _mouth(rank),
    ]
    return "".join(parts)


def _mouth(rank: str) -> str:
    if rank == "J":
        return path(_THIN_LIPS[0], "#9a3f33") + path(_THIN_LIPS[1], "#c9705a")
    return path(_LIPS[0], WINE) + path(_LIPS[1], RED)
