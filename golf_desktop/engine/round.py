"""A round of nine holes: which deals it has, and the score card as on a course."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate

from golf_desktop.engine.deal import Deal, deal
from golf_desktop.engine.numbers import Numbering
from golf_desktop.engine.rules import STANDARD, Rules
from golf_desktop.said import said

HOLES = 9
"""How many holes a round has."""
PAR = 5
"""The par of each hole."""
ROUND_PAR = HOLES * PAR
"""The par of a round."""

FIRST_ROUND = 1
LAST_ROUND = 1_000_000
"""The round numbers there are: enough for a life, and short enough to tell a friend."""

_LAST_DEAL = 1_000_000
"""The deals of a round are drawn up to here, as single deals are."""

_WORD = 2**64 - 1


class RoundNumberError(ValueError):
    """A round number that does not exist; the message says which do."""


_NUMBERS = Numbering(
    LAST_ROUND,
    RoundNumberError,
    lambda typed: said(
        "There is no round {typed}: round numbers are whole numbers from 1 to 1000000.", typed=typed
    ),
)


def parse_round_number(text: str) -> int:
    """Read a round number as a player may write it: digits, perhaps after a number sign.

    Raises:
        RoundNumberError: the text is not a whole number from `FIRST_ROUND` to `LAST_ROUND`.
    """
    return _NUMBERS.parse(text)


def check_round_number(number: int) -> int:
    """Give the number back if there is such a round.

    Raises:
        RoundNumberError: there is no such round.
    """
    return _NUMBERS.check(number)


def splitmix64(seed: int) -> Iterator[int]:
    """Draw 64-bit numbers from a seed, without end.

    SplitMix64, published by Guy Steele, Doug Lea and Christine Flood ("Fast Splittable
    Pseudorandom Number Generators", OOPSLA 2014): a few lines that are the same in every language,
    so that a round number means the same nine deals in every version of this program.
    """
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _WORD
        mixed = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & _WORD
        mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & _WORD
        yield mixed ^ mixed >> 31


@dataclass(frozen=True, slots=True)
class NineHoles:
    """A round: nine deals of one rule set, from one number.

    Attributes:
        number: the round's number.
        rules: the rules of every hole.

    Raises:
        RoundNumberError: there is no round of that number.
    """

    number: int
    rules: Rules = STANDARD

    def __post_init__(self) -> None:
        check_round_number(self.number)

    @property
    def deals(self) -> tuple[int, ...]:
        """The numbers of the nine deals, all different; the rules make no difference to them.

        Each number that `splitmix64` draws from the round's number is taken modulo a million,
        plus one; a deal that the round has already is passed over.
        """
        drawn: dict[int, None] = {}
        for number in splitmix64(self.number):
            drawn[number % _LAST_DEAL + 1] = None
            if len(drawn) == HOLES:
                break
        return tuple(drawn)

    def deal(self, hole: int) -> Deal:
        """Deal a hole.

        Args:
            hole: which, from 0.
        """
        return deal(self.deals[hole], self.rules)

    def deal_all(self) -> tuple[Deal, ...]:
        """Deal every hole, in order."""
        return tuple(map(self.deal, range(HOLES)))


class HoleName(StrEnum):
    """What golfers call a score by its distance from par."""

    PERFECT = "perfect"
    """Five or more below par: the hole is cleared."""
    HOLE_IN_ONE = "hole in one"
    ALBATROSS = "albatross"
    EAGLE = "eagle"
    BIRDIE = "birdie"
    PAR = "par"
    BOGEY = "bogey"
    DOUBLE_BOGEY = "double bogey"
    TRIPLE_BOGEY = "triple bogey"
    OVER = "over"
    """Four or more over par, for which there is no name but the number."""


_NAMES = {
    -4: HoleName.HOLE_IN_ONE,
    -3: HoleName.ALBATROSS,
    -2: HoleName.EAGLE,
    -1: HoleName.BIRDIE,
    0: HoleName.PAR,
    1: HoleName.BOGEY,
    2: HoleName.DOUBLE_BOGEY,
    3: HoleName.TRIPLE_BOGEY,
}


def hole_name(strokes: int) -> HoleName:
    """What a hole played with so many strokes is called."""
    distance = strokes - PAR
    if distance in _NAMES:
        return _NAMES[distance]
    return HoleName.PERFECT if distance < 0 else HoleName.OVER


@dataclass(frozen=True, slots=True)
class ScoreCard:
    """The strokes of the holes played so far, and what they come to.

    Attributes:
        strokes: by hole, in order; strokes can be below zero.

    Raises:
        ValueError: there are more than nine.
    """

    strokes: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if len(self.strokes) > HOLES:
            raise ValueError(f"a score card has {HOLES} holes, not {len(self.strokes)}")

    @property
    def played(self) -> int:
        """How many holes have been played."""
        return len(self.strokes)

    @property
    def total(self) -> int:
        """All strokes."""
        return sum(self.strokes)

    @property
    def totals(self) -> tuple[int, ...]:
        """All strokes up to each hole."""
        return tuple(accumulate(self.strokes))

    @property
    def over_par(self) -> int:
        """How far over par the holes played so far are; below par it is below zero."""
        return self.total - PAR * self.played

    @property
    def running(self) -> tuple[int, ...]:
        """How far over par the round stands after each hole."""
        return tuple(total - PAR * count for count, total in enumerate(self.totals, start=1))

    @property
    def is_complete(self) -> bool:
        """Whether all nine holes have been played."""
        return self.played == HOLES

    @property
    def is_perfect(self) -> bool:
        """Whether the whole round took no stroke at all, or fewer."""
        return self.is_complete and self.total <= 0

    def against(self, other: ScoreCard) -> tuple[int, ...]:
        """By how many strokes each hole is behind another card's; below zero it is ahead.

        Only holes that both cards have count.
        """
        return tuple(
            mine - theirs for mine, theirs in zip(self.strokes, other.strokes, strict=False)
        )
