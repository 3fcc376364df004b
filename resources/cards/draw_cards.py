"""Draw all cards of both decks, their backs and the empty places as SVG files."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import backs
import courts
import figures
import jokers
import large
import pips
from palette import EDGE, FACE, GOLD
from styles import STYLES
from svg import document, group, moved, path, rect, two_ways

RANKS: Final = "23456789TJQKA"
SUITS: Final = "CDHS"
LARGE: Final = "large"
INDEX_X: Final = 10.0
INDEX_Y: Final = 8.5
INDEX_PIP: Final = 0.3
INDEX_PIP_Y: Final = 71.6


def main() -> None:
    """Write every file into the chosen directory."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path(__file__).parent, help="target directory")
    out: Path = parser.parse_args().out
    (out / LARGE).mkdir(parents=True, exist_ok=True)
    for name, text in drawings():
        (out / f"{name}.svg").write_bytes(text.encode("ascii"))


def drawings() -> Iterator[tuple[str, str]]:
    """Yield the name and the text of every file; the second deck has a directory of its own."""
    for suit in SUITS:
        for rank in RANKS:
            yield f"{rank}{suit}", card(rank, suit)
            yield f"{LARGE}/{rank}{suit}", document(blank(), large.card(rank, suit))
    for tone in jokers.TONES:
        yield f"JK-{tone}", joker(tone)
        yield f"{LARGE}/JK-{tone}", document(blank(), large.joker(tone))
    for tone in backs.TONES:
        yield f"back-{tone}", document(blank(), backs.back(tone))
    yield "empty", document(backs.empty_place())
    yield "spent", document(backs.spent_place())


def blank() -> str:
    """The paper of a card; the darker rim parts cards that lie on each other."""
    return rect(0, 17, f'fill="{EDGE}"') + rect(2.8, 14.4, f'fill="{FACE}"')


def card(rank: str, suit: str) -> str:
    """One of the 52 cards."""
    colour = pips.colour(suit)
    if rank in "JQK":
        half = courts.court(rank, suit) + group(index(rank, suit), f'fill="{colour}"')
        belt = courts.belt(STYLES[suit].belt, GOLD, pips.pip(suit, 125, 175, 0.17), colour)
        return document(blank(), courts.frame(), two_ways(half), belt)
    if rank == "A":
        middle, half = pips.ace(suit), index(rank, suit)
    else:
        signs = pips.middle_pips(rank, suit)
        middle = path(signs, colour) if signs else ""
        half = index(rank, suit, pips.upper_pips(rank, suit))
    return document(blank(), group(two_ways(half), f'fill="{colour}"'), middle)


def joker(tone: str) -> str:
    """One of the two jokers."""
    motley = jokers.TONES[tone]
    belt = courts.belt(motley.belt, motley.trim, moved(jokers.STAR, 125, 175, 0.17), motley.index)
    return document(blank(), courts.frame(), two_ways(jokers.joker(motley)), belt)


def index(rank: str, suit: str, signs: str = "") -> str:
    """The corner, rank above suit within the top quarter of the card, and signs beside it."""
    left = INDEX_X + figures.BOX_WIDTH / 2
    sign = pips.pip(suit, left, INDEX_PIP_Y, INDEX_PIP)
    return figures.figure(rank, INDEX_X, INDEX_Y, pips.colour(suit)) + path(sign + signs)


if __name__ == "__main__":
    main()
