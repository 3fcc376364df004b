"""Positions: what lies where at one moment of a deal, and what may be done now."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from golf_desktop.engine.cards import Card, Rank
from golf_desktop.engine.deal import Deal
from golf_desktop.engine.layout import PILE_KEYS
from golf_desktop.engine.rules import Scoring
from golf_desktop.said import said


@dataclass(frozen=True, slots=True)
class Play:
    """The move that puts the free card of a slot on the waste."""

    slot: int


@dataclass(frozen=True, slots=True)
class Turn:
    """The move that turns the top card of the stock onto the waste."""


Move = Play | Turn
TURN = Turn()


class Outcome(Enum):
    """Why a deal is over."""

    CLEARED = "all cards are on the waste"
    STUCK = "the stock is empty and no free card fits"


class Refusal(Enum):
    """Why a move is not legal."""

    OVER = said("the deal is over")
    """The stock stays as it is once the tableau is cleared."""
    NO_SLOT = said("there is no such slot")
    EMPTY = said("the slot is empty")
    COVERED = said("the card is covered")
    NO_FIT = said("the card does not fit on the waste card")
    NO_STOCK = said("the stock is empty")


class IllegalMoveError(ValueError):
    """A move that the rules do not allow; the message names move, reason and position.

    Attributes:
        reason: why it is refused.
    """

    def __init__(self, move: Move, reason: Refusal, position: Position) -> None:
        super().__init__(f"{move} is not legal: {reason.value}, in {position!r}")
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Position:
    """One moment of a deal.

    Attributes:
        deal: the deal.
        removed: the slots that are empty, as a bit mask over slot indices.
        turned: how many cards of the stock have been turned.
        waste: the card on the waste, or None while there is none.
    """

    deal: Deal
    removed: int
    turned: int
    waste: Card | None

    @classmethod
    def from_deal(cls, deal: Deal) -> Position:
        """The position before the first move."""
        return cls(deal, removed=0, turned=0, waste=deal.first_waste)

    @property
    def cards_left(self) -> int:
        """How many cards are left in the tableau."""
        return self.deal.first - self.removed.bit_count()

    @property
    def waste_rank(self) -> Rank:
        """The rank on the waste; that of a joker while there is none, as any card goes on both."""
        return Rank.JOKER if self.waste is None else self.waste.rank

    @property
    def stock_left(self) -> int:
        """How many cards are left in the stock."""
        return len(self.deal.stock) - self.turned

    @property
    def free_slots(self) -> tuple[int, ...]:
        """The slots whose cards nothing covers, pile by pile."""
        return self.deal.rules.layout.free_slots(self.removed)

    @property
    def is_cleared(self) -> bool:
        """Whether the whole tableau is on the waste, which wins and ends the deal."""
        return self.removed == self.deal.rules.layout.full

    @property
    def score(self) -> int:
        """The score as it stands; lowest is best."""
        if self.is_cleared and self.deal.rules.scoring is Scoring.BELOW_ZERO:
            return -self.stock_left
        return self.cards_left

    def refusal(self, move: Move) -> Refusal | None:
        """Why the move is not legal, or None when it is."""
        if isinstance(move, Turn):
            if self.is_cleared:
                return Refusal.OVER
            return None if self.stock_left else Refusal.NO_STOCK
        layout = self.deal.rules.layout
        if not 0 <= move.slot < len(layout.slots):
            return Refusal.NO_SLOT
        if self.removed >> move.slot & 1:
            return Refusal.EMPTY
        if not layout.is_free(move.slot, self.removed):
            return Refusal.COVERED
        if not self.deal.rules.fits(self.deal.cards[move.slot], on=self.waste):
            return Refusal.NO_FIT
        return None

    def is_legal(self, move: Move) -> bool:
        """Whether the rules allow the move now."""
        return self.refusal(move) is None

    def legal_plays(self) -> tuple[Play, ...]:
        """The plays that the rules allow now, pile by pile."""
        cards, rules = self.deal.cards, self.deal.rules
        return tuple(
            Play(slot) for slot in self.free_slots if rules.fits(cards[slot], on=self.waste)
        )

    def legal_moves(self) -> tuple[Move, ...]:
        """Every move that the rules allow now: the plays pile by pile, then the turn."""
        return (*self.legal_plays(), TURN) if self.is_legal(TURN) else self.legal_plays()

    def play(self, move: Move) -> Position:
        """The position after the move.

        Raises:
            IllegalMoveError: the rules do not allow it now.
        """
        reason = self.refusal(move)
        if reason is not None:
            raise IllegalMoveError(move, reason, self)
        if isinstance(move, Turn):
            turned = self.turned + 1
            return replace(self, turned=turned, waste=self.deal.stock[turned - 1])
        return replace(
            self, removed=self.removed | 1 << move.slot, waste=self.deal.cards[move.slot]
        )

    def outcome(self) -> Outcome | None:
        """Why the deal is over, or None while it goes on."""
        if self.is_cleared:
            return Outcome.CLEARED
        return None if self.legal_moves() else Outcome.STUCK

    def __repr__(self) -> str:
        left = [
            sum(not self.removed >> slot & 1 for slot in pile)
            for pile in self.deal.rules.layout.piles
        ]
        piles = " ".join(f"{PILE_KEYS[index]}:{count}" for index, count in enumerate(left))
        return (
            f"<Position {self.deal!r} waste {self.waste or '-'} turned {self.turned} left {piles}>"
        )
