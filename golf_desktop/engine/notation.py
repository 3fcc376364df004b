"""The text notation of boards and of move lists.

A board is written as PySolFC and the black-hole-solver tools write it, and is read back with
errors that name line and card::

    Talon: 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H
    Foundations: TH
    JD 5H KH AS 4H
    ... a line for each column, the free card last

A list of moves is one character a move: ``.`` turns the stock, a column's number plays its free
card, as the key of that column does (from the tenth on a letter: ``a``, ``b`` …). So ``33.5``
plays twice from the third column, turns the stock, and plays from the fifth. Blanks mean nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from golf_desktop.engine.cards import PACK, Card
from golf_desktop.engine.deal import Deal
from golf_desktop.engine.layout import PILE_KEYS, Layout
from golf_desktop.engine.position import TURN, IllegalMoveError, Move, Play, Position, Turn
from golf_desktop.engine.rules import STANDARD, Rules

TURN_SIGN = "."
_TALON = "Talon:"
_WASTE = "Foundations:"


class NotationError(ValueError):
    """A text that is no board or no list of moves; the message says what is wrong and where."""


def board_text(deal: Deal) -> str:
    """Write a deal as a board, a line for the stock, the waste and each column."""
    columns = ((deal.cards[slot] for slot in pile) for pile in deal.rules.layout.piles)
    lines = [
        f"{_TALON} {_words(deal.stock)}",
        f"{_WASTE} {deal.cards[deal.first]}",
        *map(_words, columns),
    ]
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
    talon: list[Card] | None = None
    waste: list[Card] | None = None
    columns: list[list[Card]] = []
    reader = _BoardReader(rules.layout)
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split()
        if not words:
            continue
        if words[0] == _TALON:
            talon = reader.headed(number, words, already=talon)
        elif words[0] == _WASTE:
            waste = reader.headed(number, words, already=waste)
        else:
            columns.append(reader.column(number, words, already=len(columns)))
    if talon is None or waste is None:
        raise NotationError(f"The line {_TALON if talon is None else _WASTE} is missing")
    if len(waste) != 1:
        raise NotationError(f"The line {_WASTE} has {len(waste)} cards, and one starts the waste")
    if len(columns) != len(rules.layout.piles):
        raise NotationError(
            f"There are {len(columns)} columns, and {rules.layout.name} has "
            f"{len(rules.layout.piles)}"
        )
    reader.check_pack()
    return Deal(None, rules, (*_by_slot(columns, rules.layout), *waste, *talon))


def _by_slot(columns: Sequence[Sequence[Card]], layout: Layout) -> list[Card]:
    placed = dict(zip(chain(*layout.piles), chain(*columns), strict=True))
    return [placed[slot] for slot in range(len(placed))]


class _BoardReader:
    """Reads the lines of a board and remembers in which line each card stood."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._seen: dict[Card, int] = {}

    def headed(self, number: int, words: Sequence[str], already: list[Card] | None) -> list[Card]:
        if already is not None:
            raise NotationError(f"Line {number}: {words[0]} stands twice")
        return self._cards(number, words[1:])

    def column(self, number: int, words: Sequence[str], already: int) -> list[Card]:
        cards = self._cards(number, words)
        if already < len(self._layout.piles) and len(cards) != len(self._layout.piles[already]):
            raise NotationError(
                f"Line {number}: {len(cards)} cards, and this column has "
                f"{len(self._layout.piles[already])}"
            )
        return cards

    def _cards(self, number: int, words: Sequence[str]) -> list[Card]:
        cards = []
        for word in words:
            try:
                card = Card.from_text(word)
            except ValueError as error:
                raise NotationError(f"Line {number}: {error}") from error
            if card in self._seen:
                raise NotationError(
                    f"Line {number}: {card} stands twice, first in line {self._seen[card]}"
                )
            self._seen[card] = number
            cards.append(card)
        return cards

    def check_pack(self) -> None:
        missing = [card for card in PACK if card not in self._seen]
        if missing:
            raise NotationError(f"Of the pack of 52 these are missing: {_words(missing[:8])}")
        if len(self._seen) > len(PACK):
            raise NotationError("There are jokers in the board, and these rules have none")


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
            raise NotationError(f"Move {len(moves) + 1}, {sign!r}: {error.reason.value}") from error
        moves.append(move)
    return tuple(moves)


def _parse_move(sign: str, position: Position, number: int) -> Move:
    if sign == TURN_SIGN:
        return TURN
    layout = position.deal.rules.layout
    index = PILE_KEYS.find(sign)
    if not 0 <= index < len(layout.piles):
        raise NotationError(f"Move {number}, {sign!r}: {layout.name} has no such move")
    end = layout.end_of(index, position.removed)
    return Play(layout.piles[index][0] if end is None else end)
