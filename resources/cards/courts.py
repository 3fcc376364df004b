"""Court cards: two-headed figures within a thin frame."""

from __future__ import annotations

import math
from typing import Final

import emblems
import faces
import hair
import regalia
import robes
from palette import NAVY, PANEL, RAY
from pips import colour, pip
from styles import STYLES
from svg import HEIGHT, WIDTH, Point, Segment, circle, group, moved, path, write

# The frame leaves the corner figures free and keeps the head within the visible strip of a fan.
LEFT: Final = 54
TOP: Final = 17
AXIS_X: Final = 125
AXIS_Y: Final = 88


def frame() -> str:
    """The panel behind both halves."""
    place = f'x="{LEFT}" y="{TOP}" width="{WIDTH - 2 * LEFT}" height="{HEIGHT - 2 * TOP}" rx="3"'
    rim = f'<rect {place} fill="none" stroke="{NAVY}" stroke-width="1.6"/>'
    return f'<rect {place} fill="{PANEL}"/>' + path(_rays(), RAY) + rim


def _rays() -> str:
    """Pale rays from both heads to the edges of the panel."""
    rays: list[str] = []
    count = 28
    for k in range(0, count, 2):
        ends = [_edge(2 * math.pi * (k + j - 0.5) / count) for j in (0, 1)]
        # A ray that spans a corner of the panel takes the corner in.
        if abs(ends[0][0] - ends[1][0]) > 1 and abs(ends[0][1] - ends[1][1]) > 1:
            x = LEFT if ends[0][0] < AXIS_X else WIDTH - LEFT
            y = TOP if ends[0][1] < AXIS_Y else HEIGHT / 2
            ends.insert(1, (x, y))
        segments: list[Segment] = [("M", [(AXIS_X, AXIS_Y)]), ("L", ends), ("Z", [])]
        rays.append(write(segments))
    upper = "".join(rays)
    return upper + moved(upper, WIDTH, HEIGHT, -1)


def _edge(angle: float) -> Point:
    """Where a ray meets the edge of the upper half of the panel."""
    c, s = math.cos(angle), math.sin(angle)
    across = (AXIS_X - LEFT) / abs(c) if abs(c) > 1e-9 else math.inf
    limit = AXIS_Y - TOP if s < 0 else HEIGHT / 2 - AXIS_Y
    along = limit / abs(s) if abs(s) > 1e-9 else math.inf
    reach = min(across, along)
    return AXIS_X + c * reach, AXIS_Y + s * reach


def court(rank: str, suit: str) -> str:
    """The upper half of a court card; the lower one is the same turned."""
    style = STYLES[suit]
    figure = (
        hair.behind(rank, style)
        + faces.neck()
        + robes.robe(rank, style)
        + hair.locks(rank, style)
        + faces.face(rank, style)
        + hair.before(rank, style)
        + regalia.headdress(rank, style)
        + emblems.emblem(rank, style)
        + emblems.hand(style)
    )
    sign = path(pip(suit, 74, 41, 0.3), colour(suit))
    return group(figure, f'transform="translate({AXIS_X} {AXIS_Y})"') + sign


def belt(ground: str, trim: str, sign: str, ink: str) -> str:
    """The band that hides the seam between the halves, with a sign in ink on its clasp."""
    x0, x1 = LEFT + 0.8, WIDTH - LEFT - 0.8
    outer = f"M{x0},166 L{x1},166 L{x1},184 L{x0},184 Z"
    inner = f"M{x0},168.4 L{x1},168.4 L{x1},181.6 L{x0},181.6 Z"
    studs = "".join(pip("D", 125 + 20 * k, 175, 0.1) for k in (-3, -2, -1, 1, 2, 3))
    clasp = circle(125, 175, 14.6, trim) + circle(125, 175, 12.2, PANEL)
    return path(outer, trim) + path(inner, ground) + path(studs, trim) + clasp + path(sign, ink)
