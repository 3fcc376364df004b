"""Small helpers that write the SVG subset the cards are made of.

Shapes are kept as path data with absolute coordinates, which is easy to move and to mirror, and
are turned into the shorter relative form only when an element is written.
"""

from __future__ import annotations

import re
from typing import Final

WIDTH: Final = 250
HEIGHT: Final = 350

Point = tuple[float, float]
Segment = tuple[str, list[Point]]

_TOKEN: Final = re.compile(r"[MLQCZ]|-?\d+(?:\.\d+)?|-?\.\d+")
_PER_PIECE: Final = {"M": 1, "L": 1, "Q": 2, "C": 3}


def num(value: float) -> str:
    """Write a coordinate with one decimal at most: finer steps cannot be seen on a card."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text.replace("0.", ".", 1) if abs(value) < 1 else text


def parse(d: str) -> list[Segment]:
    """Split path data made of absolute M, L, Q, C and Z into commands with their points."""
    segments: list[Segment] = []
    pending: list[float] = []
    for token in _TOKEN.findall(d):
        if token.isalpha():
            segments.append((token, []))
            continue
        pending.append(float(token))
        if len(pending) == 2:
            segments[-1][1].append((pending[0], pending[1]))
            pending = []
    return segments


def write(segments: list[Segment]) -> str:
    """Write commands and points as absolute path data, finer than it will be drawn."""
    return "".join(c + " ".join(f"{x:.3f},{y:.3f}" for x, y in pts) for c, pts in segments)


def moved(d: str, dx: float = 0, dy: float = 0, sx: float = 1, sy: float | None = None) -> str:
    """Scale path data about the origin and then shift it."""
    ky = sx if sy is None else sy
    return write([(c, [(x * sx + dx, y * ky + dy) for x, y in pts]) for c, pts in parse(d)])


def flipped(d: str, axis: float = 0) -> str:
    """Mirror path data at a vertical axis."""
    return moved(d, dx=2 * axis, sx=-1, sy=1)


def both(d: str, axis: float = 0) -> str:
    """Return a part together with its mirror image."""
    return write(parse(d)) + flipped(d, axis)


def sym(d: str, axis: float = 0) -> str:
    """Close a right half, drawn as one open line from axis to axis, with its mirror image."""
    half = parse(d)
    points = [p for _, pts in half for p in pts]
    back = [(2 * axis - x, y) for x, y in reversed(points)][1:]
    segments = list(half)
    for command, pts in reversed(half[1:]):
        # A segment of n points runs backwards over the n points before its own end.
        segments.append((command, back[: len(pts)]))
        back = back[len(pts) :]
    return write(segments) + "Z"


def compact(d: str) -> str:
    """Round path data to what is drawn and make it relative, which is about a third shorter."""
    parts: list[str] = []
    here = start = (0.0, 0.0)
    for command, points in parse(d):
        if command == "Z":
            parts.append("z")
            here = start
            continue
        parts.append(command.lower())
        count = _PER_PIECE[command]
        for i in range(0, len(points), count):
            # Differences of rounded places do not add up to an error along the path.
            piece = [(round(x, 1), round(y, 1)) for x, y in points[i : i + count]]
            numbers = [num(v) for x, y in piece for v in (x - here[0], y - here[1])]
            parts.append(_joined(numbers, first=i == 0))
            here = piece[-1]
            if command == "M" and i == 0:
                start = here
    return "".join(parts)


def _joined(numbers: list[str], first: bool) -> str:
    """Join numbers; a minus sign parts them as well as a blank does."""
    text = "".join(n if n.startswith("-") else f" {n}" for n in numbers)
    return text.lstrip() if first else text


def path(d: str, fill: str = "", extra: str = "") -> str:
    """A filled path; without a colour it takes that of its group."""
    colour = f' fill="{fill}"' if fill else ""
    return f'<path d="{compact(d)}"{colour}{" " + extra if extra else ""}/>'


def line(d: str, colour: str, width: float) -> str:
    """A stroked path."""
    return f'<path d="{compact(d)}" fill="none" stroke="{colour}" stroke-width="{num(width)}"/>'


def circle(x: float, y: float, r: float, fill: str) -> str:
    """A filled circle."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"/>'


def rect(inset: float, radius: float, attributes: str) -> str:
    """A rounded rectangle at an equal distance from all card edges."""
    return (
        f'<rect x="{num(inset)}" y="{num(inset)}" width="{num(WIDTH - 2 * inset)}" '
        f'height="{num(HEIGHT - 2 * inset)}" rx="{num(radius)}" {attributes}/>'
    )


def group(content: str, attributes: str) -> str:
    """A group."""
    return f"<g {attributes}>{content}</g>"


def two_ways(content: str) -> str:
    """Draw content upright and again turned by half a turn about the centre of the card."""
    turned = f'<use xlink:href="#h" transform="rotate(180 {WIDTH // 2} {HEIGHT // 2})"/>'
    return f'<g id="h">{content}</g>{turned}'


def document(*content: str) -> str:
    """A whole file."""
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
    )
    return "\n".join([head, *filter(None, content), "</svg>"]) + "\n"
