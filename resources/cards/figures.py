"""The index characters: our own letters and numerals, drawn as paths.

Every character stands in a box 38 units wide and 46 high.  Round ones are skeletons; they are
stroked in a space that is then stretched sideways, so that stems come out heavier than bars, as
in a good bold face.
"""

from __future__ import annotations

from typing import Final

from svg import compact, group, moved, path

BOX_WIDTH: Final = 38.0
BOX_HEIGHT: Final = 46.0
# A little lower than drawn, which leaves room for a larger suit sign below.
SQUEEZE: Final = 0.957

_STRETCH: Final = 1.25
_BAR: Final = 7.4

_SKELETONS: Final = {
    "2": "M6.5,14.2 C6.5,7.6 11.5,3.7 18.8,3.7 C26.3,3.7 31,7.9 31,14 C31,19.6 28,23.2 22,28.6 "
    "L7.6,42.3 L33.5,42.3",
    "3": "M6.3,11.8 C7.9,6.6 12.6,3.7 18.6,3.7 C25.7,3.7 30.2,7.5 30.2,12.9 C30.2,18.4 25.6,21.7 "
    "19,21.7 L14.4,21.7 M19,21.7 C26.5,21.7 31.6,25.8 31.6,31.9 C31.6,38.4 26.4,42.3 18.6,42.3 "
    "C12,42.3 7,39.4 5.4,33.8",
    "5": "M31.4,3.7 L9.6,3.7 L8,21.8 C11.2,19 14.8,17.9 18.8,17.9 C26.5,17.9 31.6,22.7 31.6,30 "
    "C31.6,37.6 26.2,42.3 18.2,42.3 C11.8,42.3 7.2,39.6 5.4,34.2",
    "6": "M30,11.2 C28.1,6.4 24.5,3.7 19.6,3.7 C10.9,3.7 6,11.3 6,24.2 C6,36 10.7,42.3 19,42.3 "
    "C26.7,42.3 32,37.3 32,30.2 C32,23.1 27,18.7 20,18.7 C12.9,18.7 7.4,23 6.3,30",
    "8": "M19,21.6 C12.3,21.6 7.8,18.2 7.8,12.7 C7.8,7.2 12.3,3.7 19,3.7 C25.7,3.7 30.2,7.2 "
    "30.2,12.7 C30.2,18.2 25.7,21.6 19,21.6 C11.2,21.6 6,25.7 6,31.9 C6,38.2 11.2,42.3 19,42.3 "
    "C26.8,42.3 32,38.2 32,31.9 C32,25.7 26.8,21.6 19,21.6 Z",
    "T": "M27.6,3.7 C22.2,3.7 20,10.5 20,23 C20,35.5 22.2,42.3 27.6,42.3 C33,42.3 35.2,35.5 "
    "35.2,23 C35.2,10.5 33,3.7 27.6,3.7 Z",
    "J": "M16,3.7 L32,3.7 M25.6,3.7 L25.6,29.6 C25.6,38.2 22.1,42.3 15.6,42.3 C9.6,42.3 6,38.8 "
    "5.6,32",
    "Q": "M18.6,3.7 C9.9,3.7 5.6,10.7 5.6,23 C5.6,35.3 9.9,42.3 18.6,42.3 C27.3,42.3 31.6,35.3 "
    "31.6,23 C31.6,10.7 27.3,3.7 18.6,3.7 Z",
}

_SHAPES: Final = {
    "A": "M13.4,0 L24.6,0 L38,46 L28,46 L25.2,35.6 L12.8,35.6 L10,46 L0,46 Z "
    "M14.9,28.2 L23.1,28.2 L19,12.6 Z",
    "4": "M20.4,0 L31,0 L31,28.4 L37,28.4 L37,35.8 L31,35.8 L31,46 L21.6,46 L21.6,35.8 L1,35.8 "
    "L1,28.6 Z M21.6,11.4 L10.4,28.4 L21.6,28.4 Z",
    "7": "M3,0 L35.4,0 L35.4,6.6 C27.4,18 22.8,30.4 22,46 L12,46 C13,31.6 17.4,19 24.6,7.6 "
    "L3,7.6 Z",
    "T": "M3,46 L3,11.6 L-2.6,14.6 L-2.6,7.4 L5.4,0 L11.8,0 L11.8,46 Z",
    "Q": "M17.2,29.4 L26,29.4 L38,46 L28,46 Z",
    "K": "M2,0 L11.4,0 L11.4,19.4 L25.4,0 L36.2,0 L22.4,18.6 L37.6,46 L26.8,46 L16.2,26.4 "
    "L11.4,32.8 L11.4,46 L2,46 Z",
}


def figure(
    rank: str, x: float, y: float, colour: str, wide: float = 1, high: float = SQUEEZE
) -> str:
    """Draw a character with the left top corner of its box at a place, so much wider and higher."""
    if rank == "9":
        # The nine is the six turned over, as on every well-drawn card.
        inner = group(
            _draw("6", colour), f'transform="rotate(180 {BOX_WIDTH / 2} {BOX_HEIGHT / 2})"'
        )
    else:
        inner = _draw(rank, colour)
    return group(inner, f'transform="translate({x:g} {y:g}) scale({wide:g} {high:g})"')


def _draw(rank: str, colour: str) -> str:
    drawn = ""
    if rank in _SKELETONS:
        d = compact(moved(_SKELETONS[rank], sx=1 / _STRETCH, sy=1))
        drawn += (
            f'<path d="{d}" transform="scale({_STRETCH} 1)" fill="none" stroke="{colour}" '
            f'stroke-width="{_BAR}"/>'
        )
    if rank in _SHAPES:
        drawn += path(_SHAPES[rank], extra='fill-rule="evenodd"')
    return drawn
