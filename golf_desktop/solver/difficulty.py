"""How hard a deal is: a level by the share of plain players that clear it. No numpy here."""

from __future__ import annotations

from enum import StrEnum
from math import prod

from golf_desktop.engine.layout import Layout
from golf_desktop.engine.rules import KingRule

MOST_TABLEAUS = 3_000_000
"""Layouts with more tableaus than this have no lattice."""


class Difficulty(StrEnum):
    """How hard the deals are that are dealt."""

    ANY = "any"
    EASY = "easy"
    """Cleared by at least `EASY_FROM` of a hundred plain players."""
    MEDIUM = "medium"
    """Cleared by some, but fewer."""
    HARD = "hard"
    """Cleared by none, though it can be."""


EASY_FROM = {KingRule.NOTHING: 8, KingRule.QUEEN: 8, KingRule.WRAP: 16}
"""From how many clears of a hundred on a deal is easy.

Of the deals 1 to 2000 (`benchmarks/survey_difficulty.py`) so many can be cleared, and of these so
many are cleared by so many of a hundred plain players:

    =======  ===  ===  ===  ===  ===  =====  =====  =====  ======  ====
    on king    0    1  2-4  5-7  8-9  10-15  16-29  30-49  50-100   all
    =======  ===  ===  ===  ===  ===  =====  =====  =====  ======  ====
    nothing  404   19   32   15    8      8      8      8       3   505
    queen    660   47   48   28   14     21     32     26      29   905
    wrap     661  100  193  114   47    117    176    198     251  1857
    =======  ===  ===  ===  ===  ===  =====  =====  =====  ======  ====

By the rule that lets most go on a king three levels of the same size can be had: none, up to 15,
more. By the others no plain player clears most of the deals, and a quarter or less is left for the
two levels above hard. 8 halves it where a queen goes on a king. By the standard rules it leaves
two thirds of it to medium deals, which scouts find less well: so both levels are found in about
the same time. The limit of 16 would make easy deals too rare there to be found while one waits.
"""


def level_of(share: int, king_rule: KingRule) -> Difficulty:
    """The level of a deal that can be cleared, by how many of a hundred plain players clear it."""
    if share == 0:
        return Difficulty.HARD
    return Difficulty.EASY if share >= EASY_FROM[king_rule] else Difficulty.MEDIUM


def has_levels(layout: Layout) -> bool:
    """Whether the deals of a layout have levels: plain players need its lattice.

    Columns are counted here; the pyramids of the family are all small enough.
    """
    return not layout.has_columns or prod(len(pile) + 1 for pile in layout.piles) <= MOST_TABLEAUS
