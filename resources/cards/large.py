"""The deck of large indices: a big figure and a big sign, for weak eyes and small cards.

Figure and sign stand side by side in the top quarter, which is what a column shows of a covered
card, and one below the other at the left, which is what the fanned waste shows.  The rest of a
card is for the figure once more, as large as there is room: what a game of ranks is about.  The
letters of the court wear its crowns and caps.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import figures
import jokers
import regalia
from palette import GOLD, PANEL
from pips import colour, pip
from styles import STYLES
from svg import group, moved, path

_BESIDE: Final = (202.0, 45.5, 0.72)
_BELOW: Final = (37.5, 122.5, 0.56)
_STARS: Final = ((39.0, 45.0, 0.68), _BESIDE, _BELOW)


@dataclass(frozen=True)
class _Box:
    """Where a figure stands: the middle of its box, and its scales across and down."""

    x: float
    y: float
    wide: float
    high: float

    def figure(self, rank: str, ink: str) -> str:
        """A rank; a ten has two characters in the room of one."""
        wide, shift = (self.wide * 0.92, 0.4) if rank == "T" else (self.wide, 0.0)
        left = self.x - (figures.BOX_WIDTH / 2 - shift) * wide
        top = self.y - figures.BOX_HEIGHT / 2 * self.high
        return figures.figure(rank, left, top, ink, wide, self.high)


_INDEX: Final = _Box(38, 45.2, 1.5, 1.56)
_BIG: Final = _Box(152, 222, 3.5, 4)
_CROWNED: Final = _Box(155, 263, 3.0, 2.75)
_HEADDRESS: Final = {"K": (2.0, 247.0), "Q": (2.25, 256.0), "J": (1.8, 231.0)}
"""Its scale, and where the middle between the eyes of who wears it would be."""


def card(rank: str, suit: str) -> str:
    """One of the 52 cards."""
    ink = colour(suit)
    is_court = rank in "JQK"
    signs = path(pip(suit, *_BESIDE) + pip(suit, *_BELOW))
    big = _CROWNED if is_court else _BIG
    inked = group(_INDEX.figure(rank, ink) + big.figure(rank, ink) + signs, f'fill="{ink}"')
    return _panel() + inked + _crown(rank, suit) if is_court else inked


def _panel() -> str:
    """A tinted ground, as behind the people of the other deck."""
    place = 'x="72" y="94" width="166" height="244" rx="8"'
    return f'<rect {place} fill="{PANEL}" stroke="{GOLD}" stroke-width="2"/>'


def _crown(rank: str, suit: str) -> str:
    """What the person wears on the head, above the big letter."""
    scale, y = _HEADDRESS[rank]
    drawn = regalia.headdress(rank, STYLES[suit])
    return group(drawn, f'transform="translate({_CROWNED.x:g} {y:g}) scale({scale:g})"')


def joker(tone: str) -> str:
    """One of the two jokers: stars in the places of figure and signs, and a jester's head."""
    motley = jokers.TONES[tone]
    stars = "".join(moved(jokers.STAR, *place) for place in _STARS)
    head = jokers.head(motley) + jokers.cap(motley)
    return (
        _panel()
        + path(stars, motley.index)
        + group(head, 'transform="translate(155 237) scale(1.32)"')
    )
