"""The colours of the whole deck."""

from __future__ import annotations

from typing import Final

FACE: Final = "#fffdf7"
EDGE: Final = "#8d8a84"
PANEL: Final = "#fcf3de"
RAY: Final = "#f9ebcd"

RED: Final = "#c8102e"
BLACK: Final = "#17181c"
# Clubs and diamonds have inks that nothing else is drawn with, though no eye can tell: the program
# puts green and blue in their place where each suit is to have a colour of its own.
SUIT_COLOURS: Final = {"C": "#17181d", "D": "#c8102f", "H": RED, "S": BLACK}

NAVY: Final = "#1d3163"
MIDNIGHT: Final = "#142248"
WINE: Final = "#8c0c22"
COAL: Final = "#2a2c35"
GOLD: Final = "#e2a62b"
STRAW: Final = "#f5d684"
BRONZE: Final = "#a8701a"
WALNUT: Final = "#6b3a17"
STEEL: Final = "#b9c3d1"
SLATE: Final = "#47506a"
LEAF: Final = "#2f6b4a"
WHITE: Final = "#ffffff"

SKIN: Final = "#f6d3b0"
SHADE: Final = "#e3b088"
INK: Final = "#221a1c"
"""The lines of eyes and lids."""
