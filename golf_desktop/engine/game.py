"""A game: a deal, the moves made in it, and a cursor that undo and redo move."""

from __future__ import annotations

from typing import Any, TypeVar

from golf_desktop.engine.deal import Deal, deal
from golf_desktop.engine.notation import board_text, format_moves, parse_board, parse_moves
from golf_desktop.engine.position import Move, Outcome, Play, Position
from golf_desktop.engine.rules import Rules
from golf_desktop.said import said, said_by

T = TypeVar("T")
C = TypeVar("C")


class RecordError(ValueError):
    """A record that is no game; the message says what is wrong."""


class Game:
    """One deal being played.

    The only public way to change a game is `apply`; `undo` and `redo` move along what was applied.

    Args:
        deal: the deal to play.
    """

    def __init__(self, deal: Deal) -> None:
        self._moves: list[Move] = []
        self._positions = [Position.from_deal(deal)]
        self._cursor = 0

    @property
    def deal(self) -> Deal:
        """The deal."""
        return self._positions[0].deal

    @property
    def position(self) -> Position:
        """The position at the cursor: what is on the board."""
        return self._positions[self._cursor]

    @property
    def positions(self) -> tuple[Position, ...]:
        """The positions from the first to the one at the cursor."""
        return tuple(self._positions[: self._cursor + 1])

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move made, those that were undone and could be redone included."""
        return tuple(self._moves)

    @property
    def cursor(self) -> int:
        """How many of the moves stand."""
        return self._cursor

    @property
    def can_undo(self) -> bool:
        """Whether a move stands that can be taken back."""
        return self._cursor > 0

    @property
    def can_redo(self) -> bool:
        """Whether a move was taken back and can be made again."""
        return self._cursor < len(self._moves)

    @property
    def is_begun(self) -> bool:
        """Whether a move has been made, even if it was taken back."""
        return bool(self._moves)

    @property
    def waste(self) -> tuple[int, ...]:
        """The waste from the first card to the last, as indices into the deal's cards."""
        first, stock = self.deal.first, self.deal.stock_start
        waste = list(range(first, stock))
        turned = 0
        for move in self._moves[: self._cursor]:
            if isinstance(move, Play):
                waste.append(move.slot)
            else:
                waste.append(stock + turned)
                turned += 1
        return tuple(waste)

    def copy(self) -> Game:
        """A game of its own with the same deal, moves and cursor."""
        return self.at(self._cursor)

    def up_to(self, count: int) -> Game:
        """A game of its own with only the first moves of this one, all of which stand.

        Args:
            count: how many; not more than there are.
        """
        twin = Game(self.deal)
        twin._moves = self._moves[:count]
        twin._positions = self._positions[: count + 1]
        twin._cursor = len(twin._moves)
        return twin

    def at(self, cursor: int) -> Game:
        """A game of its own with the same moves, of which so many stand.

        Args:
            cursor: how many; not more than there are.
        """
        twin = Game(self.deal)
        twin._moves = self._moves.copy()
        twin._positions = self._positions.copy()
        twin._cursor = min(max(cursor, 0), len(self._moves))
        return twin

    def outcome(self) -> Outcome | None:
        """Why the deal is over, or None while it goes on."""
        return self.position.outcome()

    def apply(self, move: Move) -> None:
        """Make a move. What could have been redone is forgotten.

        Raises:
            IllegalMoveError: the rules do not allow it; the game is as it was.
        """
        after = self.position.play(move)
        del self._moves[self._cursor :]
        del self._positions[self._cursor + 1 :]
        self._moves.append(move)
        self._positions.append(after)
        self._cursor += 1

    def undo(self) -> Move | None:
        """Take the last standing move back and give it, or None when there is none."""
        if not self.can_undo:
            return None
        self._cursor -= 1
        return self._moves[self._cursor]

    def redo(self) -> Move | None:
        """Make the move that was taken back last again and give it, or None."""
        if not self.can_redo:
            return None
        self._cursor += 1
        return self._moves[self._cursor - 1]

    def change_rules(self, rules: Rules) -> None:
        """Play this deal by other rules; only before its first move.

        Raises:
            ValueError: a move has been made, or the rules have another layout or other jokers.
        """
        if self.is_begun:
            raise ValueError("rules change only before the first move of a deal")
        self._positions = [Position.from_deal(self.deal.with_rules(rules))]

    def to_record(self) -> dict[str, Any]:
        """The game as plain values that JSON can hold; `from_record` reads them back."""
        rules = self.deal.rules
        return {
            "deal": self.deal.number,
            "board": board_text(self.deal) if self.deal.number is None else None,
            "rules": rules.to_record(),
            "moves": format_moves(self._moves, rules.layout),
            "cursor": self._cursor,
        }

    @classmethod
    def from_record(cls, record: Any) -> Game:
        """Make the game that a record tells, checking every move by playing it.

        Raises:
            RecordError: the record is no game.
        """
        try:
            dealt = _deal_from(record)
            moves = parse_moves(_field(record, "moves", str), dealt)
        except ValueError as error:
            raise RecordError(said_by(error)) from error
        cursor = _field(record, "cursor", int)
        if not 0 <= cursor <= len(moves):
            raise RecordError(
                said("The cursor is not a whole number from 0 to {last}", last=len(moves))
            )
        game = cls(dealt)
        for move in moves:
            game.apply(move)
        game._cursor = cursor
        return game

    def __repr__(self) -> str:
        moves = format_moves(self._moves, self.deal.rules.layout)
        return f"<Game {self.deal!r} moves {moves!r} cursor {self._cursor}>"


def _entry(record: Any, name: str) -> Any:
    """What a record has under a name."""
    if not isinstance(record, dict) or name not in record:
        raise RecordError(said("The record has no {name}", name=repr(name)))
    return record[name]


def _field(record: Any, name: str, form: type[T]) -> T:
    """A field of a record, of exactly the type it should have: True is no number."""
    value: T = _entry(record, name)
    if type(value) is not form:
        raise RecordError(
            said(
                "In the record {name} is {kind}, not {wanted}",
                name=repr(name),
                kind=type(value).__name__,
                wanted=form.__name__,
            )
        )
    return value


def _deal_from(record: Any) -> Deal:
    rules = Rules.from_record(_field(record, "rules", dict))
    number, board = _entry(record, "deal"), _entry(record, "board")
    if (number is None) is (board is None):
        raise RecordError(said("The record must have either a deal number or a board"))
    if number is None:
        return parse_board(_field(record, "board", str), rules)
    return deal(_field(record, "deal", int), rules)
