"""What an answer about a position says."""

from __future__ import annotations

from dataclasses import dataclass

from golf_desktop.engine.position import Move, Position
from golf_desktop.engine.rules import Scoring

NEVER = 255
"""Stands for "not reachable" where a number of stock cards turned is asked for."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What a position can still come to.

    Attributes:
        best_score: the lowest score that can be reached from it, or the lowest found so far.
        winnable: whether the tableau can be cleared; None where that is not known.
        moves: moves that reach the best score and then stop; none when it is reached already.
        is_best: whether it is proved that nothing lower can be reached.
    """

    best_score: int
    winnable: bool | None
    moves: tuple[Move, ...]
    is_best: bool = True


def score_at(position: Position, left: int, turned: int) -> int:
    """What a way on from a position scores that ends with so many cards left, so many turned."""
    if left == 0 and position.deal.rules.scoring is Scoring.BELOW_ZERO:
        return turned - len(position.deal.stock)
    return left
