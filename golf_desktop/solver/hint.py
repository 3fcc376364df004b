"""What to do next, as far as a player can see it at a glance: the longest run."""

from __future__ import annotations

from dataclasses import dataclass

from golf_desktop.engine.cards import Rank
from golf_desktop.engine.position import TURN, Move, Play, Position
from golf_desktop.engine.rules import fit_table


@dataclass(frozen=True, slots=True)
class Option:
    """A move that could be made.

    Attributes:
        move: the move.
        score: the lowest score that can be reached after it, or the lowest that was found; or the
            mean of that over the stock orders that were looked at. Where a move that is not among
            the best was looked at in fewer orders, it is the best one's mean and what the move was
            worse in those.
    """

    move: Move
    score: float


@dataclass(frozen=True, slots=True)
class Hint:
    """A move worth making and what speaks for it.

    Attributes:
        move: the move.
        run: the plays that can follow each other without turning the stock, the move's own first;
            empty when the move turns the stock.
        options: what each move that could be made would come to, the best first; empty where
            there is nothing to choose, or nothing is known.
        orders: how many stock orders the options' scores are the mean of; 0 when the real one
            was looked at.
        is_final: whether this hint stands, or a better founded one is on its way.
        is_proved: whether the options' scores are proved, or only the lowest that were found.
    """

    move: Move
    run: tuple[Play, ...]
    options: tuple[Option, ...] = ()
    orders: int = 0
    is_final: bool = True
    is_proved: bool = True


_LIMIT = 4000
"""So many positions are looked at, that the answer comes within a frame or two; what lies beyond
is counted as the end of the run."""


def longest_run(position: Position, limit: int = _LIMIT) -> tuple[Play, ...]:
    """The longest run of plays that can follow each other without turning the stock.

    It looks at the free cards and those behind them, as a player can, and never at the stock nor
    at a card that lies face down: there a run ends.

    Args:
        position: the position.
        limit: how many positions are looked at.
    """
    return _RunSearch(position, limit).longest(position)


def run_after(position: Position, move: Move, limit: int = _LIMIT) -> tuple[Play, ...]:
    """The longest run that begins with a play, that play included; none after a turn.

    Like `longest_run` it knows no more than can be seen before the move.
    """
    if not isinstance(move, Play):
        return ()
    return (move, *_RunSearch(position, limit).longest(position.play(move)))


def hint_by_run(position: Position, limit: int = _LIMIT) -> Hint | None:
    """The first play of the longest run, the stock when nothing fits, None at the end.

    Args:
        position: the position.
        limit: how many positions are looked at.
    """
    if position.outcome() is not None:
        return None
    run = longest_run(position, limit)
    return Hint(run[0], run) if run else Hint(TURN, ())


class _RunSearch:
    """A depth-first walk over the plays from one position, each position looked at once.

    Slots go by their places here, pile by pile: so the bits of a mask of places stand in the order
    in which plays are tried.

    Args:
        position: the position at which the player looks.
        limit: how many positions are looked at.
    """

    def __init__(self, position: Position, limit: int) -> None:
        layout, cards = position.deal.rules.layout, position.deal.cards
        self._slots = [slot for pile in layout.piles for slot in pile]
        self._ranks = [int(cards[slot].rank) for slot in self._slots]
        self._over = [self._places(layout.slots[slot].covered_by) for slot in self._slots]
        """For each place those that cover it."""
        self._under = [
            [under for under, over in enumerate(self._over) if over >> place & 1]
            for place in range(len(self._slots))
        ]
        """For each place those that it covers."""
        fits = fit_table(position.deal.rules.king_rule)
        seen = [layout.is_face_up(slot, position.removed) for slot in self._slots]
        self._fitting = [
            sum(
                1 << place
                for place, rank in enumerate(self._ranks)
                if seen[place] and fits[rank][on]
            )
            for on in Rank
        ]
        """For each rank on the waste the places of the cards that are seen and go on it."""
        self._best: dict[tuple[int, int], tuple[int, int]] = {}
        self._left = limit

    def _places(self, slots: int) -> int:
        """The mask of the places of a mask of slots."""
        return sum((slots >> slot & 1) << place for place, slot in enumerate(self._slots))

    def longest(self, position: Position) -> tuple[Play, ...]:
        """The longest run from a position."""
        removed, rank = self._places(position.removed), int(position.waste_rank)
        free = sum(
            1 << place
            for place, over in enumerate(self._over)
            if not removed >> place & 1 and not over & ~removed
        )
        length, place = self._walk(removed, free, rank)
        run = []
        while length:
            run.append(Play(self._slots[place]))
            removed, rank = removed | 1 << place, self._ranks[place]
            length, place = self._best.get((removed, rank), (0, 0))
        return tuple(run)

    def _walk(self, removed: int, free: int, waste: int) -> tuple[int, int]:
        """The length of the longest run from here and the place that starts it."""
        known = self._best.get((removed, waste))
        if known is not None:
            return known
        if self._left <= 0:
            return 0, 0
        self._left -= 1
        best = (0, 0)
        playable = free & self._fitting[waste]
        while playable:
            bit = playable & -playable
            playable ^= bit
            place = bit.bit_length() - 1
            after, uncovered = removed | bit, free ^ bit
            for under in self._under[place]:
                if not self._over[under] & ~after:
                    uncovered |= 1 << under
            length = 1 + self._walk(after, uncovered, self._ranks[place])[0]
            if length > best[0]:
                best = (length, place)
        self._best[removed, waste] = best
        return best
