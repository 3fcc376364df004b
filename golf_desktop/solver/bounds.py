"""What can no longer be reached from a position, by counting what is still there.

1. A card of which every base is gone can never go, and neither can anything that it covers.
2. Each card that goes has a base of its own, the card that it goes on. So cards for which no bases
   are left over stay, and each that has none in the tableau or on the waste costs a turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from golf_desktop.engine.cards import Rank
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import KingRule, Rules, Scoring


def floor(position: Position) -> int:
    """A score that is not higher than any that can be reached from a position.

    It costs well under a millisecond, and is seldom sharp: it says what even a player free to
    take the cards in any order could not do.
    """
    alive, stay = _alive(position)
    tableau = Counter(position.deal.cards[slot].rank for slot in alive)
    stock = [card.rank for card in position.deal.stock[position.turned :]]
    bases = tableau + Counter([position.waste_rank])
    stay += _short(tableau, bases + Counter(stock), position.deal.rules)
    if stay or position.deal.rules.scoring is Scoring.CARDS_LEFT:
        return stay
    turned = 0
    while _short(tableau, bases + Counter(stock[:turned]), position.deal.rules):
        turned += 1
    return turned - len(stock)


def _alive(position: Position) -> tuple[set[int], int]:
    """The slots whose cards may go as far as their ranks tell, and how many never can."""
    deal = position.deal
    left = {slot for slot in range(deal.first) if not position.removed >> slot & 1}
    others = Counter([position.waste_rank, *(card.rank for card in deal.stock[position.turned :])])
    alive, before = left, None
    while alive != before:
        before = alive
        bases = others + Counter(deal.cards[slot].rank for slot in before)
        can_go = {s for s in before if _has_base(deal.cards[s].rank, bases, deal.rules)}
        alive = _uncoverable(position, can_go)
    return alive, len(left) - len(alive)


def _has_base(rank: Rank, bases: Counter[Rank], rules: Rules) -> bool:
    """Whether a card of a rank, itself among the bases, has another to go on."""
    if rank is Rank.JOKER:
        return bases.total() > 1
    return bool(bases[Rank.JOKER]) or any(bases[on] for on in rules.bases(rank))


def _uncoverable(position: Position, can_go: set[int]) -> set[int]:
    """Those of some slots that are covered, however far above them, by no others."""
    slots = position.deal.rules.layout.slots
    before: set[int] = set()
    while can_go != before:
        before = can_go
        gone = position.removed | sum(1 << slot for slot in before)
        can_go = {slot for slot in before if not slots[slot].covered_by & ~gone}
    return can_go


def _short(cards: Counter[Rank], bases: Counter[Rank], rules: Rules) -> int:
    """How many cards, at least, have no base of their own.

    Cards and bases meet along paths, ranks one apart: 1, 3 … 13 and 2, 4 … 12. Whoever takes
    first from what the card before left over takes best. With wrap both paths make one ring. It is
    cut at the kings, who then serve on both sides: as bases they are taken for more than they are.
    """
    kings = 0 if rules.king_rule is KingRule.NOTHING else bases[Rank.KING]
    there = [0, *(bases[rank] for rank in Rank if Rank.ACE <= rank <= Rank.QUEEN), kings, 0]
    wrap = rules.king_rule is KingRule.WRAP
    if wrap:
        there[Rank.KING + 1] = bases[Rank.ACE]
    short, spare = _along(range(1, 14, 2), cards, there, kings if wrap else 0)
    short_even, _ = _along(range(2, 13, 2), cards, there, spare if wrap else bases[Rank.ACE])
    return max(0, short + short_even - bases[Rank.JOKER])


def _along(
    path: Iterable[int], cards: Counter[Rank], bases: list[int], spare: int
) -> tuple[int, int]:
    """How many cards of a path find no base, and how many of the last bases are left over.

    Args:
        path: the cards' ranks, two apart.
        cards: how many cards there are.
        bases: how many bases of each rank.
        spare: how many bases there are below the first rank.
    """
    short = 0
    for rank in path:
        spare = bases[rank + 1] - max(0, cards[Rank(rank)] - spare)
        short += max(0, -spare)
        spare = max(0, spare)
    return short, spare
