"""What a player cannot see: the cards left in the stock and those face down, and how they may lie.

Both share what is unknown. What is drawn here depends on nothing but what the player can see.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import permutations
from math import factorial

from golf_desktop.engine.cards import Card
from golf_desktop.engine.position import Position


def possible(position: Position, most: int) -> list[Position]:
    """The same position with the cards that nobody sees in all orders they can have.

    Args:
        position: the position.
        most: with so many orders it is given where there are more. They are drawn from what the
            player can see, so that they are the same however the cards really lie.
    """
    deal = position.deal
    unseen = unseen_cards(position)
    cards = sorted((deal.cards[index] for index in unseen), key=str)
    by_rank = {tuple(card.rank for card in order): order for order in _few_orders(cards, most)}
    orders: Sequence[Sequence[Card]] = list(by_rank.values())
    if not orders:
        hidden = set(unseen)
        seen = [card for index, card in enumerate(deal.cards) if index not in hidden]
        draw = random.Random(f"{seen} {position.removed:x} {position.turned} {position.waste}")
        orders = [draw.sample(cards, len(cards)) for _ in range(most)]
    return [_with_cards(position, unseen, order) for order in orders]


def unseen_cards(position: Position) -> list[int]:
    """The indices of the cards that nobody sees: those left in the stock, and those face down."""
    deal = position.deal
    layout = deal.rules.layout
    face_down = [
        slot
        for slot in range(deal.first)
        if not position.removed >> slot & 1 and not layout.is_face_up(slot, position.removed)
    ]
    return [*face_down, *range(deal.stock_start + position.turned, len(deal.cards))]


def _few_orders(cards: Sequence[Card], most: int) -> Iterator[tuple[Card, ...]]:
    """All orders of some cards, or none where there would be more than so many."""
    if factorial(len(cards)) <= most:
        yield from permutations(cards)


def _with_cards(position: Position, unseen: Sequence[int], order: Sequence[Card]) -> Position:
    """The same position with these cards in the places that nobody sees."""
    cards = list(position.deal.cards)
    for index, card in zip(unseen, order, strict=True):
        cards[index] = card
    return replace(position, deal=replace(position.deal, cards=tuple(cards)))
