"""The clothes of the court, from the collar down to the belt that joins both halves."""

from __future__ import annotations

from typing import Final

from palette import BLACK, GOLD, RED, SHADE, SKIN, STRAW, WHITE
from pips import colour, pip
from styles import Style
from svg import both, circle, flipped, moved, path, sym

# Shoulders reach the frame above the belt, so that both halves do not close to an oval.
SHOULDER: Final = "M0,38 L13,38 C28,41 48,43 59,49 C67,53.4 70.2,59 70.2,68 L70.2,87 L0,87"
_MANTLE: Final = sym(SHOULDER)
_UNDER_CHIN: Final = sym("M0,30 L10,27 L10,36 C7,40 4,41.6 0,41.6")
_STITCHES: Final = {
    "S": "M0,-5 L1.4,-1.4 L5,0 L1.4,1.4 L0,5 L-1.4,1.4 L-5,0 L-1.4,-1.4 Z",
    "H": "M0,-4 C3,-4 4,-2 4,0 C4,2 3,4 0,4 C-3,4 -4,2 -4,0 C-4,-2 -3,-4 0,-4 Z "
    "M0,-2 C-1.6,-2 -2,-1 -2,0 C-2,1 -1.6,2 0,2 C1.6,2 2,1 2,0 C2,-1 1.6,-2 0,-2 Z",
    "D": "M0,-5 L3.6,0 L0,5 L-3.6,0 Z M0,-2.4 L-1.7,0 L0,2.4 L1.7,0 Z",
    "C": "M-1.8,-5 L1.8,-5 L.8,-.8 L5,-1.8 L5,1.8 L.8,.8 L1.8,5 L-1.8,5 L-.8,.8 L-5,1.8 L-5,-1.8 "
    "L-.8,-.8 Z",
}


def robe(rank: str, style: Style) -> str:
    """Mantle, front and collar."""
    return path(_MANTLE, style.robe) + {"K": _king, "Q": _queen, "J": _jack}[rank](style)


def _king(style: Style) -> str:
    tunic = sym("M0,44 L15,40 L17,87 L0,87")
    bars = "".join(sym(f"M0,{y + 6} L17,{y} L17,{y + 2.6} L0,{y + 8.8}") for y in (55, 62, 69))
    lapel = both("M10,37 L37,41.6 L29.5,87 L14,87 Z")
    spots = both(
        "M23,48 Q25.6,52 25,55 Q22.8,56.4 21.4,54.6 Q21.6,51 23,48 Z "
        "M31.6,50 Q34,54 33.2,57 Q31,58.2 29.8,56.4 Q30,53 31.6,50 Z "
        "M20,61 Q22.6,65 22,68 Q19.8,69.4 18.4,67.6 Q18.6,64 20,61 Z "
        "M28,64 Q30.6,68 30,71 Q27.8,72.4 26.4,70.6 Q26.6,67 28,64 Z"
    )
    hem = both("M37,41.6 L40.6,42.2 L33.2,87 L29.5,87 Z")
    return (
        path(tunic, style.tunic)
        + path(bars, style.bars)
        + path(_semy(style), style.charge)
        + path(lapel, WHITE)
        + path(hem, style.trim)
        + path(spots, BLACK)
    )


def _semy(style: Style) -> str:
    """The mantle of a king is strewn with the sign of his suit."""
    places = [(-50, 53), (-63, 61), (-47, 69), (-62, 75), (63, 61), (66, 76)]
    return "".join(pip(style.suit, x, y, 0.095) for x, y in places)


def _queen(style: Style) -> str:
    stomacher = sym("M0,60 L21,52 L13,87 L0,87")
    lace = sym(
        "M0,76 C3,75 5,72 8,71.4 C12,70.6 14,67 17,65.6 C21,64 22,60 25,58 C29,55 32,50 33.6,43 "
        "L20,38 L0,60"
    )
    border = sym("M0,69 C14,65 27,57 31.4,43 L20,38 L0,60")
    skin = sym("M0,30 L10,30 L10,35 C12,40 19,42 27,43 C23,54 12,61 0,64")
    chain = sym("M0,52 C9,51 15,46 17.6,41 L19,41.4 C17,47 10,53 0,54.2")
    seams = both("M28,42 L31,42.4 L27,87 L23,87 Z")
    return (
        path(seams, style.fold)
        + path(_embroidery(style), style.charge)
        + path(stomacher, style.tunic)
        + path(lace, WHITE)
        + path(border, style.trim)
        + path(skin, SKIN)
        + path(_UNDER_CHIN, SHADE)
        + path(chain, GOLD)
        + path(pip(style.suit, 0, 57.4, 0.1), colour(style.suit))
        + circle(0, 71.5, 1.7, STRAW)
    )


def _embroidery(style: Style) -> str:
    """The dress of a queen is stitched with a small ornament of her suit."""
    places = [(-49, 54), (-62, 58.5), (-55.5, 66), (-42, 70), (-64, 74), (35, 72), (66, 62)]
    return "".join(moved(_STITCHES[style.suit], x, y) for x, y in places)


def _jack(style: Style) -> str:
    panes = both(
        "M34,45.4 L40,46 L32,87 L25,87 Z M46,46.8 L52,48.4 L46,87 L39,87 Z "
        "M57.6,51.4 C60,52.6 62,54 63.6,55.8 L59.6,87 L53,87 Z"
    )
    throat = sym("M0,30 L11,30 L12,38 L0,56")
    front = sym("M0,44 L12,40 L13,87 L0,87")
    buttons = "".join(circle(0, y, 2, style.trim if style.trim != RED else STRAW) for y in (63, 71))
    collar = "M0,58 L-11,35 L-17,36 L-34,44 L-17,64 Z"
    edge = "M-34,44 L-17,64 L0,58 L0,54.6 L-15.8,59.8 L-30.6,42.4 Z"
    return (
        path(panes, style.panes)
        + path(front, style.tunic)
        + path(throat, SHADE)
        + buttons
        + path(collar + flipped(collar), WHITE)
        + path(both(edge), style.trim)
    )
