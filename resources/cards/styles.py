"""What tells the four courts apart: the colours of each suit and the way its people look."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from palette import BLACK, COAL, GOLD, MIDNIGHT, NAVY, RED, STRAW, WHITE, WINE


@dataclass(frozen=True)
class Style:
    """The colours of the court of one suit.

    A mantle of the colour `robe` with shadows of `fold` lies over a `tunic` with `bars`; collars
    and cuffs are edged with `trim`, ornaments on the mantle are `charge`, the sleeves of a jack
    are slashed with `panes`.  Hair has strands and brows of its own.  The person looks to the
    left (-1) or to the right (1).
    """

    suit: str
    robe: str
    fold: str
    tunic: str
    bars: str
    trim: str
    charge: str
    panes: str
    velvet: str
    belt: str
    plume: str
    hair: str
    strand: str
    brow: str
    facing: int


STYLES: Final = {
    "S": Style(
        suit="S",
        robe=NAVY,
        fold=MIDNIGHT,
        tunic=RED,
        bars=GOLD,
        trim=GOLD,
        charge=GOLD,
        panes=GOLD,
        velvet=RED,
        belt=MIDNIGHT,
        plume=WHITE,
        hair="#2c2226",
        strand="#564547",
        brow="#2c2226",
        facing=-1,
    ),
    "H": Style(
        suit="H",
        robe=RED,
        fold=WINE,
        tunic=NAVY,
        bars=GOLD,
        trim=GOLD,
        charge=STRAW,
        panes=WHITE,
        velvet=NAVY,
        belt=WINE,
        plume=WHITE,
        hair="#d59a3c",
        strand="#a96d1e",
        brow="#a96d1e",
        facing=1,
    ),
    "D": Style(
        suit="D",
        robe=GOLD,
        fold="#b87a16",
        tunic=RED,
        bars=STRAW,
        trim=NAVY,
        charge=RED,
        panes=RED,
        velvet=RED,
        belt=NAVY,
        plume=RED,
        hair="#9a4a22",
        strand="#6c2d12",
        brow="#6c2d12",
        facing=-1,
    ),
    "C": Style(
        suit="C",
        robe=COAL,
        fold=BLACK,
        tunic=GOLD,
        bars=RED,
        trim=RED,
        charge=GOLD,
        panes=RED,
        velvet=RED,
        belt=BLACK,
        plume=WHITE,
        hair="#6b4426",
        strand="#452814",
        brow="#452814",
        facing=1,
    ),
}
