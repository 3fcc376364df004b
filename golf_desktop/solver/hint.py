"""What to do next, as far as a player can see it at a glance: the longest run."""

from __future__ import annotations

from dataclasses import dataclass

from golf_desktop.engine.position import TURN, Move, Play, Position
from golf_desktop.engine.rules import fit_table


@dataclass(frozen=True, slots=True)
class Option:
    """A move that could be made.

    Attributes:
        move: the move.
        score: the lowest score that can be reached after it, or the lowest that was found; or the
            mean of that over the stock orders that were looked at.
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

    Args:
        position: the position at which the player looks.
        limit: how many positions are looked at.
    """

    def __init__(self, position: Position, limit: int) -> None:
        self._layout = position.deal.rules.layout
        self._seen = [
            self._layout.is_face_up(slot, position.removed) for slot in range(position.deal.first)
        ]
        self._fits = fit_table(position.deal.rules.king_rule)
        self._ranks = [card.rank for card in position.deal.cards]
        self._best: dict[tuple[int, int], tuple[int, int]] = {}
        self._left = limit

    def longest(self, position: Position) -> tuple[Play, ...]:
        """The longest run from a position."""
        removed, rank = position.removed, int(position.waste_rank)
        length, slot = self._walk(removed, rank)
        run = []
        while length:
            run.append(Play(slot))
            removed, rank = removed | 1 << slot, self._ranks[slot]
            length, slot = self._best.get((removed, rank), (0, 0))
        return tuple(run)

    def _walk(self, removed: int, waste: int) -> tuple[int, int]:
        """The length of the longest run from here and the slot that starts it."""
        known = self._best.get((removed, waste))
        if known is not None:
            return known
        if self._left <= 0:
            return 0, 0
        self._left -= 1
        best = (0, 0)
        for slot in self._layout.free_slots(removed):
            rank = self._ranks[slot]
            if self._seen[slot] and self._fits[rank][waste]:
                length = 1 + self._walk(removed | 1 << slot, rank)[0]
                if length > best[0]:
                    best = (length, slot)
        self._best[removed, waste] = best
        return best
