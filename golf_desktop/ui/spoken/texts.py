"""The board in words, for who hears it. Names nothing that a player who sees could not see."""

from __future__ import annotations

import re
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from golf_desktop.engine.cards import Card, Rank, Suit
from golf_desktop.engine.position import Move, Play, Position
from golf_desktop.ui.language import counted
from golf_desktop.ui.texts import score_text

_SIGNS = {"♣": Suit.CLUBS, "♠": Suit.SPADES, "♥": Suit.HEARTS, "♦": Suit.DIAMONDS}
_CARD = re.compile(r"(10|[A2-9JQK])([♣♠♥♦])")


def _tr(text: str) -> str:
    return QCoreApplication.translate("spoken", text)


def _counted(one: str, several: str, number: int) -> str:
    return counted("spoken", one, several, number)


def card_name(card: Card) -> str:
    """A card as it is called: ``six of clubs``."""
    if card.suit is None:
        return _tr("joker")
    ranks = {
        Rank.ACE: _tr("ace"),
        Rank.TWO: _tr("two"),
        Rank.THREE: _tr("three"),
        Rank.FOUR: _tr("four"),
        Rank.FIVE: _tr("five"),
        Rank.SIX: _tr("six"),
        Rank.SEVEN: _tr("seven"),
        Rank.EIGHT: _tr("eight"),
        Rank.NINE: _tr("nine"),
        Rank.TEN: _tr("ten"),
        Rank.JACK: _tr("jack"),
        Rank.QUEEN: _tr("queen"),
        Rank.KING: _tr("king"),
    }
    suits = {
        Suit.CLUBS: _tr("clubs"),
        Suit.SPADES: _tr("spades"),
        Suit.HEARTS: _tr("hearts"),
        Suit.DIAMONDS: _tr("diamonds"),
    }
    return _tr("{rank} of {suit}").format(rank=ranks[card.rank], suit=suits[card.suit])


def spoken(text: str) -> str:
    """A text with each card in it, as in ``10♥``, called by its name."""

    def name(found: re.Match[str]) -> str:
        return card_name(Card(_rank(found[1]), _SIGNS[found[2]]))

    return _CARD.sub(name, text)


def _rank(sign: str) -> Rank:
    return Rank("A23456789TJQK".index(sign.replace("10", "T")) + 1)


def slot_name(position: Position, slot: int) -> str:
    """A free card, where it lies and over how many: ``six of clubs, column 3, 4 cards beneath``."""
    return _tr("{card}, {place}, {beneath}").format(
        card=card_name(position.deal.cards[slot]),
        place=_place(position, slot),
        beneath=_cards_beneath(len(_beneath(position, slot))),
    )


def _place(position: Position, slot: int) -> str:
    layout = position.deal.rules.layout
    if layout.has_columns:
        return _tr("column {number}").format(number=layout.pile_of[slot] + 1)
    row, line = next(each for each in enumerate(layout.lines) if slot in each[1])
    return _tr("row {row}, place {place}").format(row=row + 1, place=line.index(slot) + 1)


def _cards_beneath(count: int) -> str:
    if count == 0:
        return _tr("nothing beneath")
    return _counted("1 card beneath", "%n cards beneath", count)


def _beneath(position: Position, slot: int) -> list[int]:
    """What lies under a card: the rest of its column, or the cards that it covers; nearest first.

    A free card has all of them still under it.
    """
    layout = position.deal.rules.layout
    if layout.has_columns:
        pile = layout.piles[layout.pile_of[slot]]
        return list(reversed(pile[: pile.index(slot)]))
    return [under for under, each in enumerate(layout.slots) if each.covered_by >> slot & 1]


def beneath_names(position: Position, slot: int) -> str:
    """The cards under a free card, from the nearest on, where they lie face up."""
    layout, cards = position.deal.rules.layout, position.deal.cards
    seen = [
        under for under in _beneath(position, slot) if layout.is_face_up(under, position.removed)
    ]
    return (
        _tr("beneath: {cards}").format(cards=_list(cards[under] for under in seen)) if seen else ""
    )


def _list(cards: Iterable[Card]) -> str:
    return ", ".join(card_name(card) for card in cards)


def waste_name(position: Position) -> str:
    """The waste and the card on it."""
    if position.waste is None:
        return _tr("waste, empty")
    return _tr("waste, {card}").format(card=card_name(position.waste))


def stock_name(position: Position) -> str:
    """The stock and how many cards it has."""
    left = len(position.deal.cards) - position.deal.stock_start - position.turned
    if left == 0:
        return _tr("stock, empty")
    return _counted("stock, 1 card", "stock, %n cards", left)


def score_name(position: Position) -> str:
    """The score, and how many cards are left to play."""
    left = position.deal.first - position.removed.bit_count()
    cards = _counted("1 card left in the tableau", "%n cards left in the tableau", left)
    return _tr("{score}, {cards}").format(score=score_text(position), cards=cards)


def move_said(position: Position, move: Move) -> str:
    """What a move did, told after it."""
    if isinstance(move, Play):
        return _tr("{card} on the waste").format(card=card_name(position.deal.cards[move.slot]))
    assert position.waste is not None
    return _tr("{card} turned, {stock}").format(
        card=card_name(position.waste), stock=stock_name(position)
    )


def undo_said(position: Position, move: Move) -> str:
    """What was taken back, told after it."""
    if isinstance(move, Play):
        return _tr("taken back: {card}; {waste}").format(
            card=slot_name(position, move.slot), waste=waste_name(position)
        )
    return _tr("taken back: the turn; {waste}, {stock}").format(
        waste=waste_name(position), stock=stock_name(position)
    )
