"""The best score by brute force: every move from every position, by the rules as they are told.

No numpy and nothing of the solver's: a memo on what is gone, how much of the stock is turned and
the rank on the waste is all that keeps it short.
"""

from __future__ import annotations

from functools import cache

from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import Scoring


def best_score(start: Position) -> int:
    """The lowest score that can be reached from a position of a small deal."""
    deal = start.deal
    layout, rules = deal.rules.layout, deal.rules
    slots = range(len(layout.slots))

    @cache
    def best(removed: frozenset[int], turned: int, waste: int) -> int:
        left = len(layout.slots) - len(removed)
        if not left:
            stock_left = len(deal.stock) - turned
            return -stock_left if rules.scoring is Scoring.BELOW_ZERO else 0
        scores = [left]
        on = next((card for card in deal.cards if card.rank == waste), None)  # None: no waste
        for slot in slots:
            over = {other for other in slots if layout.slots[slot].covered_by >> other & 1}
            card = deal.cards[slot]
            if slot not in removed and over <= removed and rules.fits(card, on):
                scores.append(best(removed | {slot}, turned, card.rank))
        if turned < len(deal.stock):
            scores.append(best(removed, turned + 1, deal.stock[turned].rank))
        return min(scores)

    gone = frozenset(slot for slot in slots if start.removed >> slot & 1)
    return best(gone, start.turned, start.waste_rank)
