"""The backs of the cards and the marks of places without a card."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import fairway
from palette import FACE, WHITE
from svg import HEIGHT, WIDTH, Point, circle, line, moved, num, path, rect


@dataclass(frozen=True)
class Tone:
    """The colours of one back: ground, lattice and the light of the ornament."""

    ground: str
    deep: str
    lattice: str
    light: str


TONES: Final = {
    "blue": Tone("#24427f", "#1a3165", "#5b79b4", "#dfe8f6"),
    "red": Tone("#a8182f", "#7f0f22", "#d0606f", "#fae3e0"),
    "green": Tone("#1d6b45", "#135235", "#5aa481", "#e2f3e8"),
}

_CX: Final = WIDTH / 2
_CY: Final = HEIGHT / 2
_BORDER: Final = 13.0
_COLUMNS: Final = 10
_ROWS: Final = 15
# A cell is five whole pixels at a card width of 64, where finer steps would beat with the grid.
_CELL: Final = 5 * WIDTH / 64
_LEFT: Final = (WIDTH - _COLUMNS * _CELL) / 2
_TOP: Final = (HEIGHT - _ROWS * _CELL) / 2
_LOBES: Final = 16
_DISC: Final = (
    "M1,0 C1,.55 .55,1 0,1 C-.55,1 -1,.55 -1,0 C-1,-.55 -.55,-1 0,-1 C.55,-1 1,-.55 1,0 Z"
)
_STUD: Final = "M0,-3.4 L2.8,0 L0,3.4 L-2.8,0 Z"


def back(tone: str) -> str:
    """A field with a woven medallion; but for a flag in it, it looks the same turned over."""
    t = TONES[tone]
    if tone == "green":
        field = fairway.field(t.deep, t.lattice, t.light)
        centre = fairway.flag(t.ground, t.deep, t.light)
    else:
        field, centre = _trellis(t), _ball(t)
    return "".join(
        [
            rect(_BORDER, 8, f'fill="{t.ground}"'),
            rect(20.5, 3.5, f'fill="none" stroke="{t.light}" stroke-width="1.8"'),
            field,
            _medallion(t, centre),
        ]
    )


def _trellis(t: Tone) -> str:
    """The field of the blue and the red back."""
    lines = line(_lattice(), t.lattice, 1.6) + line(_hem(), t.lattice, 1.6)
    return lines + path(_studs(), t.light)


def _lattice() -> str:
    """Both families of diagonals, each line from edge to edge of the field."""
    lines: list[str] = []
    for k in range(-_ROWS + 1, _COLUMNS):
        # The line of cells with column - row = k enters at the top or at the left edge.
        first, last = max(k, 0), min(_COLUMNS, k + _ROWS)
        x0, y0 = _LEFT + first * _CELL, _TOP + (first - k) * _CELL
        x1, y1 = _LEFT + last * _CELL, _TOP + (last - k) * _CELL
        lines.append(f"M{num(x0)},{num(y0)}L{num(x1)},{num(y1)}")
        lines.append(f"M{num(WIDTH - x0)},{num(y0)}L{num(WIDTH - x1)},{num(y1)}")
    return "".join(lines)


def _hem() -> str:
    """The outline of the lattice."""
    x, y = _LEFT + _COLUMNS * _CELL, _TOP + _ROWS * _CELL
    return (
        f"M{num(_LEFT)},{num(_TOP)}L{num(x)},{num(_TOP)}L{num(x)},{num(y)}L{num(_LEFT)},{num(y)}Z"
    )


def _studs() -> str:
    """A small lozenge in each mesh of the lattice, left out beneath the medallion."""
    studs: list[str] = []
    for row in range(2 * _ROWS + 1):
        for column in range(2 * _COLUMNS + 1):
            x, y = _LEFT + column * _CELL / 2, _TOP + row * _CELL / 2
            inside = 0 < column < 2 * _COLUMNS and 0 < row < 2 * _ROWS
            if (row + column) % 2 == 1 and inside and math.hypot(x - _CX, y - _CY) > 70:
                studs.append(moved(_STUD, x, y))
    return "".join(studs)


def _medallion(t: Tone, centre: str) -> str:
    """A woven ring about what is drawn at the middle."""
    parts = [
        circle(_CX, _CY, 68, t.light),
        circle(_CX, _CY, 65.8, t.deep),
        line(_wave(53.5, 9, 0), t.light, 1.5),
        line(_wave(53.5, 9, math.pi), t.light, 1.5),
        centre,
    ]
    return "".join(parts)


def _ball(t: Tone) -> str:
    """A golf ball in a narrower ring."""
    parts = [
        line(_wave(40, 6, 0), t.lattice, 1.5),
        line(_wave(40, 6, math.pi), t.lattice, 1.5),
        circle(_CX, _CY, 31, t.light),
        circle(_CX, _CY, 29, t.deep),
        circle(_CX, _CY, 25, FACE),
        path(_dimples(), t.lattice),
    ]
    return "".join(parts)


def _wave(radius: float, swing: float, phase: float) -> str:
    """A closed wave about the medallion, in cubic pieces of a quarter wave."""

    def at(angle: float) -> tuple[Point, Point]:
        r = radius + swing * math.cos(_LOBES * angle + phase)
        slope = -swing * _LOBES * math.sin(_LOBES * angle + phase)
        c, s = math.cos(angle), math.sin(angle)
        return (_CX + r * c, _CY + r * s), (slope * c - r * s, slope * s + r * c)

    steps = 4 * _LOBES
    third = 2 * math.pi / steps / 3
    (x, y), (dx, dy) = at(0)
    parts = [f"M{num(x)},{num(y)}"]
    for k in range(1, steps + 1):
        (nx, ny), (ndx, ndy) = at(2 * math.pi * k / steps)
        points = [x + dx * third, y + dy * third, nx - ndx * third, ny - ndy * third, nx, ny]
        parts.append("C" + " ".join(num(v) for v in points))
        x, y, dx, dy = nx, ny, ndx, ndy
    return "".join(parts) + "Z"


def _dimples() -> str:
    """The dimples of a golf ball, in rings that grow denser towards its rim."""
    rings = [(0.0, 1, 2.3), (7.6, 6, 2.2), (14.6, 12, 1.9), (20.4, 18, 1.4)]
    parts: list[str] = []
    for radius, count, r in rings:
        for k in range(count):
            angle = 2 * math.pi * (k + 0.5) / count
            x, y = _CX + radius * math.cos(angle), _CY + radius * math.sin(angle)
            parts.append(moved(_DISC, x, y, r))
    return "".join(parts)


def empty_place() -> str:
    """A place without a card, on cloth."""
    look = f'fill="{WHITE}" fill-opacity=".05" stroke="{WHITE}" stroke-opacity=".34"'
    return rect(4, 14, f'{look} stroke-width="4"')


def spent_place() -> str:
    """The place of the stock when no card is left to be turned."""
    cross = "M87,137L163,213M163,137L87,213"
    look = f'stroke="{WHITE}" stroke-opacity=".6" stroke-width="17" stroke-linecap="round"'
    return empty_place() + f'<path d="{cross}" fill="none" {look}/>'
