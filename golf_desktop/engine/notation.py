"""The text notation of boards and of move lists.

A board is written as PySolFC and the black-hole-solver tools write it, and is read back with
errors that name line and card::

    Talon: 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H
    Foundations: TH
    JD 5H KH AS 4H
    ... a line for each column, the free card last

A layout without a stock has no such line, ``Foundations: -`` says that the waste begins empty, and
a pyramid is written row by row from its top.

A list of moves is one character a move: ``.`` turns the stock, a column's number plays its free
card (from the tenth on a letter: ``a``, ``b`` …). So ``33.5`` plays twice from the third column,
turns the stock, and plays from the fifth. Blanks mean nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from golf_desktop.engine.cards import JOKER, PACK, Card
from golf_desktop.engine.deal import Deal
from golf_desktop.engine.layout import PILE_KEYS, FirstWaste, Layout
from golf_desktop.engine.position import TURN, IllegalMoveError, Move, Play, Position, Turn
from golf_desktop.engine.rules import STANDARD, Rules
from golf_desktop.said import said, said_by

TURN_SIGN = "."
HIDDEN_SIGN = "??"
"""Stands for a card that lies face down."""
_TALON = "Talon:"
_WASTE = "Foundations:"
_NONE = "-"


class NotationError(ValueError):
    """A text that is no board or no list of moves; the message says what is wrong and where."""


def board_text(deal: Deal, seen_at: int | None = None) -> str:
    """Write a deal as a board: a line for the stock, the waste and each line of the tableau.

    Args:
        deal: the deal.
        seen_at: the slots that are empty, as a mask, when cards that lie face down by then are not
            to be told; such a board cannot be read again. None tells all.
    """
    layout = deal.rules.layout

    def word(slot: int) -> str:
        shown = seen_at is None or seen_at >> slot & 1 or layout.is_face_up(slot, seen_at)
        return str(deal.cards[slot]) if shown else HIDDEN_SIGN

    lines = [f"{_TALON} {_words(deal.stock)}"] if layout.has_stock else []
    lines.append(f"{_WASTE} {deal.first_waste or _NONE}")
    lines += [" ".join(map(word, line)) for line in layout.lines]
    return "".join(line + "\n" for line in lines)


def _words(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def parse_board(text: str, rules: Rules = STANDARD) -> Deal:
    """Read a board. Its two headed lines may stand in any order, empty lines mean nothing.

    Args:
        text: the board.
        rules: the rules to play it by; their layout says how many columns of how many cards.

    Raises:
        NotationError: the text is no such board; the message names line and card.
    """
    layout = rules.layout
    talon: list[Card] | None = None if layout.has_stock else []
    waste: list[Card] | None = None
    lines: list[list[Card]] = []
    reader = _BoardReader(rules)
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split()
        if not words:
            continue
        if words[0] == _TALON:
            talon = reader.headed(number, words, already=talon)
        elif words[0] == _WASTE:
            waste = reader.headed(number, words, already=waste)
        else:
            lines.append(reader.line(number, words, already=len(lines)))
    if talon is None or waste is None:
        raise NotationError(
            said("The line {line} is missing", line=_TALON if talon is None else _WASTE)
        )
    _check_waste(waste, layout)
    if len(lines) != len(layout.lines):
        raise NotationError(
            said(
                "Columns: {count}; in {layout}: {wanted}",
                count=len(lines),
                layout=layout.name,
                wanted=len(layout.lines),
            )
            if layout.has_columns
            else said(
                "Rows: {count}; in {layout}: {wanted}",
                count=len(lines),
                layout=layout.name,
                wanted=len(layout.lines),
            )
        )
    reader.check_packs()
    return Deal(None, rules, (*_by_slot(lines, layout), *waste, *talon))


def _check_waste(waste: Sequence[Card], layout: Layout) -> None:
    """Refuse a waste that does not begin as the layout's does."""
    wanted = int(layout.first_waste is not FirstWaste.NONE)
    if len(waste) != wanted:
        raise NotationError(
            said(
                "Cards after {line} {count}; one starts the waste",
                line=_WASTE,
                count=len(waste),
            )
            if wanted
            else said(
                "Cards after {line} {count}; the waste begins empty",
                line=_WASTE,
                count=len(waste),
            )
        )
    if layout.first_waste is FirstWaste.ACE_OF_SPADES and str(waste[0]) != "AS":
        raise NotationError(
            said("The line {line} has {card}, and AS starts the waste", line=_WASTE, card=waste[0])
        )


def _by_slot(lines: Sequence[Sequence[Card]], layout: Layout) -> list[Card]:
    placed = dict(zip(chain(*layout.lines), chain(*lines), strict=True))
    return [placed[slot] for slot in range(len(placed))]


class _BoardReader:
    """Reads the lines of a board and remembers in which lines each card stood."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._seen: dict[Card, list[int]] = {}

    def headed(self, number: int, words: Sequence[str], already: list[Card] | None) -> list[Card]:
        if already is not None:
            raise NotationError(
                said("Line {number}: {word} stands twice", number=number, word=words[0])
                if already
                else said(
                    "Line {number}: {word} is not for a layout without a stock",
                    number=number,
                    word=words[0],
                )
            )
        return [] if words[1:] == [_NONE] else self._cards(number, words[1:])

    def line(self, number: int, words: Sequence[str], already: int) -> list[Card]:
        cards, layout = self._cards(number, words), self._rules.layout
        if already < len(layout.lines) and len(cards) != len(layout.lines[already]):
            raise NotationError(
                said(
                    "Cards in line {number}: {count}; in this column: {wanted}",
                    number=number,
                    count=len(cards),
                    wanted=len(layout.lines[already]),
                )
                if layout.has_columns
                else said(
                    "Cards in line {number}: {count}; in this row: {wanted}",
                    number=number,
                    count=len(cards),
                    wanted=len(layout.lines[already]),
                )
            )
        return cards

    def _cards(self, number: int, words: Sequence[str]) -> list[Card]:
        cards = []
        for word in words:
            try:
                card = Card.from_text(word)
            except ValueError as error:
                raise NotationError(
                    said("Line {number}: {why}", number=number, why=said_by(error))
                ) from error
            self._note(card, number)
            cards.append(card)
        return cards

    def _note(self, card: Card, number: int) -> None:
        """Note a card; refuse it where there are as many already as there can be."""
        seen = self._seen.setdefault(card, [])
        if card == JOKER:
            if len(seen) == self._rules.jokers:
                raise NotationError(
                    said(
                        "Line {number}: a joker too many: these rules have {jokers}",
                        number=number,
                        jokers=self._rules.jokers,
                    )
                    if self._rules.jokers
                    else said(
                        "Line {number}: a joker too many: these rules have none", number=number
                    )
                )
        elif len(seen) == self._rules.packs:
            raise NotationError(
                said(
                    "Line {number}: {card} stands twice, first in line {first}",
                    number=number,
                    card=card,
                    first=seen[0],
                )
                if len(seen) == 1
                else said(
                    "Line {number}: {card} stands three times, first in line {first}",
                    number=number,
                    card=card,
                    first=seen[0],
                )
            )
        seen.append(number)

    def check_packs(self) -> None:
        packs, jokers = self._rules.packs, self._rules.jokers
        missing = [card for card in PACK for _ in range(packs - len(self._seen.get(card, ())))]
        if missing:
            cards = _words(missing[:8])
            raise NotationError(
                said("Of the pack of 52 these are missing: {cards}", cards=cards)
                if packs == 1
                else said(
                    "Of the {packs} packs these are missing: {cards}", packs=packs, cards=cards
                )
            )
        if len(self._seen.get(JOKER, ())) < jokers:
            raise NotationError(
                said("These rules have jokers, {jokers} of them, and one is missing", jokers=jokers)
            )


def format_moves(moves: Iterable[Move], layout: Layout) -> str:
    """Write a list of moves, a character a move."""
    return "".join(
        TURN_SIGN if isinstance(move, Turn) else PILE_KEYS[layout.pile_of[move.slot]]
        for move in moves
    )


def parse_moves(text: str, deal: Deal) -> tuple[Move, ...]:
    """Read a list of moves of a deal and check each by playing it.

    Raises:
        NotationError: a character is no move, or a move is not legal; the message says which.
    """
    position = Position.from_deal(deal)
    moves: list[Move] = []
    for sign in "".join(text.split()):
        move = _parse_move(sign, position, number=len(moves) + 1)
        try:
            position = position.play(move)
        except IllegalMoveError as error:
            raise NotationError(
                said(
                    "Move {number}, {sign}: {why}",
                    number=len(moves) + 1,
                    sign=repr(sign),
                    why=error.reason.value,
                )
            ) from error
        moves.append(move)
    return tuple(moves)


def _parse_move(sign: str, position: Position, number: int) -> Move:
    if sign == TURN_SIGN:
        return TURN
    layout = position.deal.rules.layout
    index = PILE_KEYS.find(sign)
    if not 0 <= index < len(layout.piles):
        raise NotationError(
            said(
                "Move {number}, {sign}: {layout} has no such move",
                number=number,
                sign=repr(sign),
                layout=layout.name,
            )
        )
    end = layout.end_of(index, position.removed)
    return Play(layout.piles[index][0] if end is None else end)
