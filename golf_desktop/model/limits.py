"""What cannot be done with a deal that can usually be done, and why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Ban(Enum):
    """Why something that can usually be done with a deal cannot be done with this one."""

    PLAYED_ONCE = auto()
    """A hole of a round is played once."""
    NO_UNDO = auto()
    """The round has no undo."""
    SCORE_STANDS = auto()
    """A hole of a round that is over has its score."""
    UNFINISHED = auto()
    """Nothing is told of a hole of a round before it is over."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What cannot be done with the deal on the board, and why; as it comes, everything can.

    Attributes:
        restart: why it cannot be begun again.
        undo: why moves cannot be taken back.
        answers: why nothing is told that is worked out from cards that are not seen yet.
        keeps_rules: whether its rules stay also before its first move.
    """

    restart: Ban | None = None
    undo: Ban | None = None
    answers: Ban | None = None
    keeps_rules: bool = False


NO_LIMITS = Limits()
