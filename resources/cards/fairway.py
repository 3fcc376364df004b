"""The green back: fairways that wind past each other, and a flag on a hill."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from palette import FACE
from svg import HEIGHT, WIDTH, Point, circle, line, moved, num, path, sym

_CX: Final = WIDTH / 2
_CY: Final = HEIGHT / 2
_PITCH: Final = WIDTH / 8
"""The width of a mesh: eight whole pixels on a card 64 pixels wide."""
_ROW: Final = 18.0
_COLUMNS: Final = 3
"""So many whole meshes lie on each side of the middle."""
_ROWS: Final = 8
_EASE: Final = 0.3642
"""Where the handles of a cubic lie, as a share of its width, to follow half a wave of a sine."""

_BALL: Final = (
    "M2.4,0 C2.4,1.3 1.3,2.4 0,2.4 C-1.3,2.4 -2.4,1.3 -2.4,0 C-2.4,-1.3 -1.3,-2.4 0,-2.4 "
    "C1.3,-2.4 2.4,-1.3 2.4,0 Z"
)


def _mesh() -> str:
    """What two waves enclose, about its middle."""
    x, near, far = _PITCH / 2, _PITCH / 2 * _EASE, _PITCH / 2 * (1 - _EASE)
    return sym(
        f"M0,{-_ROW} C{near:.3f},{-_ROW} {far:.3f},0 {x:.3f},0 "
        f"C{far:.3f},0 {near:.3f},{_ROW} 0,{_ROW}"
    )


def field(deep: str, edge: str, light: str) -> str:
    """Waves from edge to edge, every second row of meshes of the deeper colour and with balls."""
    places = list(_places())
    mesh = _mesh()
    meshes = "".join(moved(mesh, x, y) for x, y in places)
    balls = "".join(moved(_BALL, x, y) for x, y in places)
    return path(meshes, deep) + line(_waves() + _hem(), edge, 1.6) + path(balls, light)


def _places() -> Iterator[Point]:
    """Yield the middles of every second row of meshes."""
    for row in range(1 - _ROWS, _ROWS, 2):
        for column in range(-_COLUMNS, _COLUMNS):
            yield _CX + (column + 0.5) * _PITCH, _CY + row * _ROW


def _waves() -> str:
    """The edges of the fairways: each touches the next where the one dips and the other swells."""
    waves: list[str] = []
    for row in range(-_ROWS, _ROWS):
        middle = _CY + (row + 0.5) * _ROW
        turns: list[Point] = []
        for k in range(4 * _COLUMNS + 1):
            up = -1 if (k + row) % 2 else 1
            turns.append((_CX + (k / 2 - _COLUMNS) * _PITCH, middle + up * _ROW / 2))
        x, y = turns[0]
        parts = [f"M{num(x)},{num(y)}"]
        for nx, ny in turns[1:]:
            reach = (nx - x) * _EASE
            points = [x + reach, y, nx - reach, ny, nx, ny]
            parts.append("C" + " ".join(num(v) for v in points))
            x, y = nx, ny
        waves.append("".join(parts))
    return "".join(waves)


def _hem() -> str:
    """The outline of the field."""
    x, y = _COLUMNS * _PITCH, _ROWS * _ROW
    corners = [(-x, -y), (x, -y), (x, y), (-x, y)]
    return "M" + "L".join(f"{num(_CX + dx)},{num(_CY + dy)}" for dx, dy in corners) + "Z"


# All of it lies within a disc of this size; the lower edges follow it.
_DISC: Final = 40.4
_HILL: Final = (
    "M-39.2,12 C-28,1 -14,0 0,6.4 C14,13 28,16 39.2,12 C33.9,29.2 18,41 0,41 "
    "C-18,41 -33.9,29.2 -39.2,12 Z"
)
_SLOPE: Final = (
    "M-34.6,22 C-22,15.4 -8,20 4,25 C14,29.4 24,30.4 31.4,26.4 C24,35.8 12.6,41 0,41 "
    "C-14.4,41 -27.4,33.8 -34.6,22 Z"
)
_POLE: Final = "M-9.4,-33 L-6,-33 L-6,8 L-9.4,8 Z"
_PENNANT: Final = "M-6,-33 C4,-35.4 9,-27.6 21,-28.6 C14,-23 4,-12.6 -6,-14.6 Z"
_CUP: Final = "M-15,8 C-15,5.4 -.4,5.4 -.4,8 C-.4,10.6 -15,10.6 -15,8 Z"


def flag(ground: str, deep: str, light: str) -> str:
    """A flag on a hill, and a ball that has almost reached it."""
    hill, slope = moved(_HILL, _CX, _CY), moved(_SLOPE, _CX, _CY)
    return (
        circle(_CX, _CY, _DISC + 2, light)
        + circle(_CX, _CY, _DISC, FACE)
        + path(hill, ground)
        + path(slope + moved(_CUP + _POLE + _PENNANT, _CX, _CY), deep)
        + circle(_CX + 20, _CY + 19.6, 3.4, FACE)
    )
