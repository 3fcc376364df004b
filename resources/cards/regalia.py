"""Crowns, coronets and caps."""

from __future__ import annotations

from typing import Final

from palette import BRONZE, GOLD, STEEL, STRAW, WHITE, WINE
from pips import pip
from styles import Style
from svg import Point, both, circle, path, sym


def headdress(rank: str, style: Style) -> str:
    """What the person wears on the head."""
    return {"K": _crown, "Q": _coronet, "J": _cap}[rank](style)


def _pearls(places: list[Point], r: float, fill: str) -> str:
    return "".join(circle(x, y, r, fill) for x, y in places)


_JEWELS: Final = "M0,-32.6 L4.6,-29.6 L0,-26.6 L-4.6,-29.6 Z" + both(
    "M14.5,-31.6 L18,-29.8 L15,-27.6 L11.5,-29 Z"
)
_BAND: Final = sym("M0,-26 C10,-26 18,-27 25,-30 L27,-37 C19,-34 10,-33 0,-33")


def _crown(style: Style) -> str:
    top = _arches(style.velvet) if style.suit in "HC" else _points(style.velvet)
    return top + path(_BAND, BRONZE) + path(_JEWELS, STRAW)


def _points(velvet: str) -> str:
    """An open crown of five points."""
    cap = sym("M0,-52 C12,-52 24,-48 27,-36 L0,-34")
    body = sym(
        "M0,-26 C10,-26 18,-27 25,-30 L32,-53 C26,-47 23,-44 21,-40 C18,-47 17,-52 15.5,-57 "
        "C13,-50 10,-45 7.5,-41 C4,-47 2,-53 0,-60"
    )
    tips: list[Point] = [(0, -61), (15.5, -58), (-15.5, -58), (32, -54), (-32, -54)]
    return path(cap, velvet) + path(body, GOLD) + _pearls(tips, 2.8, STRAW)


def _arches(velvet: str) -> str:
    """A crown closed by arches below an orb and a cross."""
    cap = sym("M0,-50 C10,-58 29,-57 30,-45 C30,-40 28,-35 25,-30 L0,-27")
    arches = sym(
        "M0,-54 C6,-59.4 18,-61 26,-56 C34,-51 33.4,-40 26.6,-30 L22,-30 C28.4,-39 28.8,-48 23,-52 "
        "C17,-55.6 7,-54 2.6,-48.6 L2.6,-30 L0,-30"
    )
    leaves = both("M8,-33 L13,-41 L18,-34 Z") + sym("M0,-44 L6,-35 L5,-32 L0,-32")
    cross = sym("M0,-69.4 L1.6,-69.4 L1.3,-65.8 L4.6,-66.2 L4.6,-62.6 L1.3,-63 L1.6,-58 L0,-58")
    right: list[Point] = [(12, -57), (21, -56), (27.6, -50.6), (28.4, -43)]
    beads = right + [(-x, y) for x, y in right]
    return (
        path(cap, velvet)
        + path(arches, GOLD)
        + _pearls(beads, 1.5, STRAW)
        + path(leaves, GOLD)
        + circle(0, -55.6, 4, GOLD)
        + path(cross, GOLD)
    )


_TIPS: Final[list[Point]] = [(0, -55.5), (13, -49.5), (-13, -49.5), (27, -47.5), (-27, -47.5)]


def _coronet(style: Style) -> str:
    body = sym(
        "M0,-27 C9,-27 16,-28.5 22.5,-31.5 L27,-46 C23,-45 20,-42 18.5,-38 C16,-40 14,-43 13,-48 "
        "C10,-46 8,-43 7,-40 C4,-42 1,-46 0,-54"
    )
    band = sym("M0,-27 C9,-27 16,-28.5 22.5,-31.5 L24,-36 C16,-33 9,-32 0,-32")
    return (
        path(body, GOLD)
        + path(band, style.trim if style.trim != GOLD else style.tunic)
        + _tips(style.suit)
        + _pearls([(0, -29.5), (9, -30), (-9, -30), (17, -32), (-17, -32)], 1.4, STRAW)
    )


def _tips(suit: str) -> str:
    """What stands on the points of a queen's coronet: her own suit in gold, or pearls."""
    if suit == "S":
        return _pearls(_TIPS, 2.6, WHITE)
    sizes = [0.15 if x == 0 else 0.11 for x, _ in _TIPS]
    signs = "".join(pip(suit, x, y, size) for (x, y), size in zip(_TIPS, sizes, strict=True))
    return path(signs, GOLD)


def _cap(style: Style) -> str:
    hat = _beret(style) if style.suit in "SH" else _pointed_hat(style)
    if style.suit == "H":
        # His pennant fills the place of the plume at the right, so it stands upright in front.
        quill = "M-10,-30 C-17,-42 -14,-57 -2,-67 C5,-56 4,-42 -5,-29 Z"
        rib = "M-8.4,-29 C-9,-42 -7,-54 -2.6,-64 C-4,-52 -5,-40 -6.4,-29 Z"
        x = -8.0
    else:
        quill = "M19,-28 C33,-36 42,-50 36,-67 C27,-62 19,-48 17,-30 Z"
        rib = "M18,-29 C25,-42 31,-52 35.4,-64 C33,-50 28,-40 19.6,-28 Z"
        x = 19.0
    feather = path(quill, style.plume) + path(rib, STEEL if style.plume == WHITE else WINE)
    badge = circle(x, -28, 4.4, STRAW) + circle(x, -28, 2.4, style.tunic)
    return hat + feather + badge


def _beret(style: Style) -> str:
    puff = "M-26,-29 C-36,-34 -37,-49 -19,-53 C0,-57 31,-55 33,-41 C33,-35 31,-31 27,-29 Z"
    fold = "M-26,-29 C-32,-33 -34,-40 -30,-46 C-29,-40 -18,-37 0,-37 C14,-37 26,-35 27,-29 Z"
    brim = sym("M0,-22 C10,-22 20,-21 27,-18 C29.6,-22 29.6,-27 28,-31 C20,-33.6 10,-34.4 0,-34.4")
    return path(puff, style.robe) + path(fold, style.fold) + path(brim, style.trim)


def _pointed_hat(style: Style) -> str:
    dome = "M-24,-25 C-27,-42 -17,-57 1,-57 C19,-57 28,-45 29,-28 Z"
    shade = "M-24,-25 C-27,-42 -17,-57 1,-57 C-9,-52 -14,-42 -12,-28 Z"
    brim = "M-40,-13 C-22,-21 10,-23 28,-19 C32,-24 32,-30 29,-34 C12,-41 -18,-37 -40,-13 Z"
    return path(dome, style.robe) + path(shade, style.fold) + path(brim, style.trim)
