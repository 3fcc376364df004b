"""The order in which PySolFC deals, worked out anew from what is known of it, without pysol-cards.

PySolFC has its cards pack by pack, in a pack clubs, spades, hearts, diamonds from ace to king, then
its jokers. A single pack of 52 is first put rank by rank, its suits from diamonds back to spades
after clubs, when the Microsoft generator shuffles it, as that game did; no larger pack is. It is
shuffled from its end by exchanges, and dealt from its end: a card to each stack in the order in
which the stacks were made, again and again, then one to the waste.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from golf_desktop.engine.deal import deal
from golf_desktop.engine.rules import GAMES

NUMBERS = [1, 2, 617, 31999, 32001, 20261130, 10**20]


def microsoft(number: int) -> Callable[[int], int]:
    """Draws below a bound, by the generator of Microsoft's C library."""
    state = number

    def below(bound: int) -> int:
        nonlocal state
        state = (state * 214013 + 2531011) % 2**31
        return (state >> 16) % bound

    return below


def mersenne(number: int) -> Callable[[int], int]:
    """Draws below a bound, by the Mersenne Twister."""
    twister = random.Random(number)
    return lambda bound: int(twister.random() * bound)


def talon(number: int, packs: int, jokers: int) -> Iterator[str]:
    """The cards in the order in which they are dealt."""
    pack = [rank + suit for suit in "CSHD" for rank in "A23456789TJQK"]
    cards = pack * packs + ["JK"] * jokers
    is_microsoft = number < 32000
    if is_microsoft and len(cards) == 52:
        cards = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]
    below = microsoft(number) if is_microsoft else mersenne(number)
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return reversed(cards)


# Each stack's place, across and down, in the order in which PySolFC makes them.
THREE_PEAKS = [
    *[(1.5 + 3 * peak, 0) for peak in range(3)],
    *[(1.0 + 3 * peak + side, 1) for peak in range(3) for side in range(2)],
    *[(0.5 + place, 2) for place in range(9)],
    *[(float(place), 3) for place in range(10)],
]
ELEVATOR = [(3 - row / 2 + place, row) for row in range(7) for place in range(row + 1)]
STACKS = {
    "standard": [(float(column), row) for row in range(5) for column in range(7)],
    "thieves": [(float(column), row) for row in range(5) for column in range(7)],
    "double-golf": [(float(column), row) for row in range(7) for column in range(9)],
    "double-putt": [(float(column), row) for row in range(7) for column in range(9)],
    "tri-peaks": THREE_PEAKS,
    "pyramid-golf": ELEVATOR,
    "escalator": ELEVATOR,
}


@pytest.mark.parametrize("name", STACKS)
@pytest.mark.parametrize("number", NUMBERS)
def test_each_card_lies_where_pysolfc_deals_it(name: str, number: int) -> None:
    rules = GAMES[name]
    dealt, cards = deal(number, rules), talon(number, rules.packs, rules.jokers)
    tableau = {place: next(cards) for place in STACKS[name]}
    lies = {
        (slot.x, slot.y): str(card)
        for slot, card in zip(rules.layout.slots, dealt.tableau, strict=True)
    }
    assert lies == tableau
    assert str(dealt.first_waste) == next(cards)
    assert [str(card) for card in dealt.stock] == list(cards)


def test_the_first_draws_of_deal_1_by_hand() -> None:
    """The generator gives 41, 18467, 6334: the famous first numbers of that library.

    Of two packs the last card, the second king of diamonds, changes places with card 41, counted
    from none: the 3 of diamonds of the first pack. So that is dealt first. Then card 18467 modulo
    103, which is 30: the 5 of hearts; then 6334 modulo 102, which is 10: the jack of clubs.
    """
    below = microsoft(1)
    assert [below(2**15) for _ in range(3)] == [41, 18467, 6334]
    cards = deal(1, GAMES["double-golf"]).tableau
    assert [str(card) for card in cards[:3]] == ["3D", "5H", "JC"]
