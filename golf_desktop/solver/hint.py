"""What to do next: hints.

`Hinter` is the place where a better adviser is put; the board asks for nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from golf_desktop.engine.position import TURN, Move, Play, Position
from golf_desktop.engine.rules import fit_table


@dataclass(frozen=True, slots=True)
class Hint:
    """A move worth making and what speaks for it.

    Attributes:
        move: the move.
        run: the plays that can follow each other without turning the stock, the move's own first;
            empty when the move turns the stock.
    """

    move: Move
    run: tuple[Play, ...]


class Hinter(Protocol):
    """Something that can say what to do next."""

    def hint(self, position: Position) -> Hint | None:
        """A hint for the position, or None when the deal is over."""
        ...


class LongestRun:
    """Advises the play that starts the longest run it can see, or the stock when nothing fits.

    It looks at the free cards and those behind them, as a player can, and never at the stock.

    Args:
        limit: how many positions it looks at, so that the answer comes within a frame or two;
            what lies beyond is counted as the end of the run.
    """

    def __init__(self, limit: int = 4000) -> None:
        self._limit = limit

    def hint(self, position: Position) -> Hint | None:
        """The first play of the longest run, the stock when nothing fits, None at the end."""
        if position.outcome() is not None:
            return None
        run = _RunSearch(position, self._limit).longest()
        return Hint(run[0], run) if run else Hint(TURN, ())


class _RunSearch:
    """A depth-first walk over the plays from one position, each position looked at once."""

    def __init__(self, position: Position, limit: int) -> None:
        self._position = position
        self._layout = position.deal.rules.layout
        self._fits = fit_table(position.deal.rules.king_rule)
        self._ranks = [card.rank for card in position.deal.cards]
        self._best: dict[tuple[int, int], tuple[int, int]] = {}
        self._left = limit

    def longest(self) -> tuple[Play, ...]:
        removed, rank = self._position.removed, int(self._position.waste.rank)
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
            if self._fits[rank][waste]:
                length = 1 + self._walk(removed | 1 << slot, rank)[0]
                if length > best[0]:
                    best = (length, slot)
        self._best[removed, waste] = best
        return best
