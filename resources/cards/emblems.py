"""What the people of the court hold in their hands."""

from __future__ import annotations

import math
from typing import Final

from palette import (
    BRONZE,
    GOLD,
    LEAF,
    NAVY,
    RED,
    SHADE,
    SKIN,
    SLATE,
    STEEL,
    STRAW,
    WALNUT,
    WHITE,
    WINE,
)
from pips import pip
from styles import Style
from svg import Segment, both, circle, moved, parse, path, sym, write

_X: Final = 50.0
_FLOWER_Y: Final = -42.0

_FIST: Final = (
    "M-8.6,-5 C-8.6,-9.6 -5.6,-10.6 -2,-10.4 L5,-10.2 C8.4,-10 9.4,-8 9.2,-4.6 L7.6,7 L-7,7 Z"
)
_FINGERS: Final = (
    "M-8.7,-5.8 L3.6,-6.6 L3.6,-5.4 L-8.8,-4.4 Z M-8.6,-1.8 L3.4,-2.6 L3.4,-1.4 L-8.4,-.4 Z "
    "M-8,2.2 L3,1.4 L3,2.6 L-7.8,3.6 Z M3.4,-10.2 C4.6,-6 4.6,0 2.8,4.4 C6.4,2 7,-6 5,-10.2 Z"
)
_SLEEVE: Final = "M-9.6,10 L9.6,10 C12,18 16,26 18,33 L-20,33 C-17,24 -12,18 -9.6,10 Z"
_SLEEVE_FOLDS: Final = "M-4,13 L-1.6,13 L-5,33 L-9,33 Z M4,13 L6.4,13 L11,33 L7,33 Z"
_CUFF: Final = "M-10.4,5 L10.4,5 L11.6,12.6 L-11.6,12.6 Z"
_LACE: Final = "M-9.4,3 L9.4,3 L10.2,6.4 L-10.2,6.4 Z"


def hand(style: Style) -> str:
    """A fist about the shaft, with lace, cuff and sleeve."""
    place = (_X, 53)
    return (
        path(moved(_SLEEVE, *place), style.fold)
        + path(moved(_SLEEVE_FOLDS, *place), style.robe)
        + path(moved(_FIST, *place), SKIN)
        + path(moved(_FINGERS, *place), SHADE)
        + path(moved(_LACE, *place), WHITE)
        + path(moved(_CUFF, *place), style.trim)
    )


def emblem(rank: str, style: Style) -> str:
    """What the person of a rank and a suit holds, drawn about the line of the hand."""
    return _EMBLEMS[rank + style.suit]


def _at(d: str, fill: str) -> str:
    return path(moved(d, _X), fill)


def _shaft(top: float, width: float, fill: str) -> str:
    half = width / 2
    return _at(f"M{-half},{top} L{half},{top} L{half},80 L{-half},80 Z", fill)


def _sword() -> str:
    return (
        _at(sym("M0,-64 L5,-55 L4.4,36 L0,36"), STEEL)
        + _at("M0,-64 L5,-55 L4.4,36 L0,36 Z", WHITE)
        + _at("M-.7,-50 L.7,-50 L.7,20 L-.7,20 Z", SLATE)
        + _at(sym("M0,35 L13,34.4 C16,34 17,31 17.6,30 C19,36 17,41 13,40.6 L0,41"), GOLD)
        + _shaft(41, 6, NAVY)
    )


def _sceptre() -> str:
    return (
        _shaft(-34, 4.6, GOLD)
        + _at(sym("M0,-30 L8,-33 C9,-28 7,-24 4,-22 L3.6,-18 L0,-18"), GOLD)
        + circle(_X, -16, 4, RED)
        + circle(_X, -46, 15.4, GOLD)
        + circle(_X, -46, 13, NAVY)
        + path(pip("H", _X, -45.4, 0.17), STRAW)
        + _at(sym("M0,-67 L2.6,-64 L1.6,-60 L0,-60"), GOLD)
    )


def _axe() -> str:
    blade = sym(
        "M0,-46 L3,-46 C8,-46 12,-49 15.4,-54 C19.4,-46 19.4,-32 15.4,-24 C12,-29 8,-32 3,-32 "
        "L0,-32"
    )
    edge = "M15.4,-54 C19.4,-46 19.4,-32 15.4,-24 L13,-27 C15.6,-34 15.6,-44 13,-51 Z"
    return (
        _shaft(-58, 4.6, BRONZE)
        + _at(blade, STEEL)
        + _at(both(edge), WHITE)
        + _at(sym("M0,-67 L3.4,-58 L3.4,-54 L0,-54"), NAVY)
        + _at(sym("M0,-48 L4,-48 L4,-30 L0,-30"), NAVY)
    )


def _orb() -> str:
    return (
        _shaft(-24, 4.6, GOLD)
        + _at(sym("M0,-21 L8,-24 L5,-16 L0,-14"), GOLD)
        + circle(_X, -36, 14, RED)
        + _at("M-14,-38 L14,-38 L14,-34 L-14,-34 Z", GOLD)
        + _at("M-2,-50 L2,-50 L2,-38 L-2,-38 Z", GOLD)
        + _at(sym("M0,-68 L2.4,-68 L1.8,-61.8 L7,-62.4 L7,-57.6 L1.8,-58.2 L2.4,-49 L0,-49"), GOLD)
    )


def _stem() -> str:
    leaf = "M0,20 C-3,8 -10,0 -15,-4 C-15,6 -10,16 0,24 Z"
    other = "M0,4 C3,-6 9,-13 14,-16 C14,-8 9,2 0,8 Z"
    return _shaft(_FLOWER_Y, 2.8, LEAF) + _at(leaf + other, LEAF)


def _petals(count: int, petal: str, fill: str, turn: float = 0) -> str:
    """Petals about the heart of a flower; the one given points up."""
    segments: list[Segment] = []
    for k in range(count):
        angle = 2 * math.pi * k / count + turn
        c, s = math.cos(angle), math.sin(angle)
        for command, points in parse(petal + "Z"):
            turned = [(_X + x * c - y * s, _FLOWER_Y + x * s + y * c) for x, y in points]
            segments.append((command, turned))
    return path(write(segments), fill)


def _rose() -> str:
    outer = "M-4,0 C-14,-8 -10,-17.5 0,-16.5 C10,-17.5 14,-8 4,0"
    sepal = "M-3,0 C-4,-10 -2,-16 0,-21 C2,-16 4,-10 3,0"
    return (
        _petals(5, sepal, LEAF, math.pi / 5)
        + _petals(5, outer, RED)
        + _petals(5, "M-3,0 C-8.4,-6 -6,-11 0,-10.4 C6,-11 8.4,-6 3,0", WINE, math.pi / 5)
        + _petals(5, "M-2,0 C-5.4,-4 -4,-7 0,-6.6 C4,-7 5.4,-4 2,0", RED)
        + circle(_X, _FLOWER_Y, 2.8, STRAW)
    )


def _tulip() -> str:
    cup = sym("M0,-50 L6,-44 C8,-52 11,-57 15,-61 C17,-44 15,-31 0,-27")
    heart = sym("M0,-64 C8,-54 9,-40 0,-28")
    return _at(cup, RED) + _at(heart, WINE) + _at(sym("M0,-32 C3,-31 6,-29 7,-26 L0,-24"), LEAF)


def _lily() -> str:
    petal = "M-1,0 C-8,-7 -5,-13 0,-20 C5,-13 8,-7 1,0"
    vein = "M-.8,-2 C-1,-8 -.6,-11 0,-14 C.6,-11 1,-8 .8,-2"
    return (
        _petals(3, petal, GOLD, math.pi)
        + _petals(3, petal, STRAW)
        + _petals(3, vein, BRONZE)
        + circle(_X, _FLOWER_Y, 3.6, RED)
    )


def _daisy() -> str:
    petal = "M-1.4,0 C-5.6,-9 -4.6,-17.4 0,-17.4 C4.6,-17.4 5.6,-9 1.4,0"
    return (
        _petals(10, petal, WINE, math.pi / 10)
        + _petals(10, "M-1.2,0 C-4,-7 -3.6,-14.6 0,-14.6 C3.6,-14.6 4,-7 1.2,0", RED)
        + circle(_X, _FLOWER_Y, 5.8, GOLD)
        + circle(_X, _FLOWER_Y, 3.4, STRAW)
    )


def _halberd() -> str:
    blade = "M2,-46 C8,-46 12,-50 16,-54 C20,-44 19,-32 13,-24 C10,-28 6,-30 2,-30 Z"
    edge = "M16,-54 C20,-44 19,-32 13,-24 L11,-27 C15,-34 16,-44 14,-51.6 Z"
    hook = "M-2,-43 L-7,-44 C-11,-44 -13,-41 -14,-37 C-10,-38 -7,-37 -2,-33 Z"
    return (
        _shaft(-52, 4.4, BRONZE)
        + _at(blade + hook, STEEL)
        + _at(edge, WHITE)
        + _at(sym("M0,-69 L3.6,-56 L2.6,-50 L0,-50"), STEEL)
        + _at(sym("M0,-48 L3.4,-48 L3.4,-28 L0,-28"), GOLD)
    )


def _pennant() -> str:
    flag = "M1,-62 C-10,-61 -16,-54 -29,-52.4 C-18,-48 -12,-41 1,-40 Z"
    stripe = "M1,-54.6 C-8,-54 -13,-52.4 -20,-52 C-13,-49.6 -8,-47.6 1,-47 Z"
    return (
        _at(flag, RED) + _at(stripe, STRAW) + _shaft(-62, 3.4, NAVY) + circle(_X, -63.5, 3.6, GOLD)
    )


def _spear() -> str:
    tie = (
        "M0,-30 C8,-28 12,-20 10,-10 C8,-14 4,-18 0,-20 Z "
        "M0,-30 C-8,-26 -12,-18 -14,-12 C-8,-14 -3,-18 0,-22 Z"
    )
    return (
        _shaft(-42, 4.2, BRONZE)
        + _at(sym("M0,-67 C7,-57 9,-48 2.6,-36 L0,-36"), STEEL)
        + _at("M0,-67 C7,-57 9,-48 2.6,-36 L0,-36 Z", WHITE)
        + _at(tie, RED)
        + _at(sym("M0,-36 L4.4,-36 L3.6,-26 L0,-26"), NAVY)
    )


def _club() -> str:
    """A driver, head up: what else would the jack of clubs carry in a game of golf."""
    head = (
        "M-2.2,-36 C-3.4,-46 -1,-54 6,-57.4 C12,-60.2 18.4,-57 18.6,-49.6 C18.8,-43.4 14,-40 "
        "8,-40.6 C4,-41 2.6,-39.6 2.2,-36 Z"
    )
    face = (
        "M5,-54 C10,-56.4 15.6,-54.6 15.8,-49.4 C16,-45 12.4,-43 8,-43.4 C4.4,-43.8 3,-46 "
        "3.2,-49 C3.4,-51.4 4,-53.4 5,-54 Z"
    )
    grooves = (
        "M5.4,-51.8 L14,-51.8 L14,-50.8 L5.4,-50.8 Z M5,-49 L14.4,-49 L14.4,-48 L5,-48 Z "
        "M5.6,-46.2 L13.6,-46.2 L13.6,-45.2 L5.6,-45.2 Z"
    )
    return (
        _shaft(-37, 3.2, STEEL)
        + _at(head, WALNUT)
        + _at(face, STRAW)
        + _at(grooves, BRONZE)
        + _at("M-2.4,-38 L2.4,-38 L2,-30 L-2,-30 Z", GOLD)
        + _at("M-2.2,24 L2.2,24 L3,80 L-3,80 Z", RED)
    )


_EMBLEMS: Final = {
    "KS": _sword(),
    "KH": _sceptre(),
    "KD": _axe(),
    "KC": _orb(),
    "QS": _stem() + _tulip(),
    "QH": _stem() + _rose(),
    "QD": _stem() + _lily(),
    "QC": _stem() + _daisy(),
    "JS": _halberd(),
    "JH": _pennant(),
    "JD": _spear(),
    "JC": _club(),
}
