"""An attempt: one player's try at one deal, as the statistics count it.

An attempt begins with the first move of a deal and counts exactly once, whatever happens to it
afterwards: undone, resumed, won twice.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any

from golf_desktop.engine.game import Game
from golf_desktop.engine.notation import board_text, format_moves
from golf_desktop.engine.rules import Rules, RulesError


class Result(StrEnum):
    """How an attempt ended."""

    CLEARED = "cleared"
    """Every card of the tableau was played."""
    STUCK = "stuck"
    """No move was left."""
    LEFT = "left"
    """The player went on to something else."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rules of an attempt, by their names in files.

    Names, not the engine's values: an attempt at a layout that this version does not know still
    counts and can be listed.

    Attributes:
        layout: the layout's name.
        king_rule: what may be played on a king.
        scoring: how a deal is scored.
        jokers: how many jokers are in the pack.
        packs: how many packs are played with.
    """

    layout: str
    king_rule: str
    scoring: str
    jokers: int = 0
    packs: int = 1

    @classmethod
    def of(cls, rules: Rules) -> RuleSet:
        """The names of these rules."""
        return cls(
            rules.layout.name,
            rules.king_rule.value,
            rules.scoring.value,
            rules.jokers,
            rules.packs,
        )

    def to_record(self) -> dict[str, Any]:
        """The record from which `Rules.from_record` makes the rules, if it knows them."""
        record: dict[str, Any] = {
            "layout": self.layout,
            "king_rule": self.king_rule,
            "scoring": self.scoring,
        }
        return record | {"jokers": self.jokers} if self.jokers else record

    @property
    def known(self) -> Rules | None:
        """The rules that these names are of, or None when this version does not know them."""
        try:
            rules = Rules.from_record(self.to_record())
        except RulesError:
            return None
        return rules if rules.packs == self.packs else None

    @property
    def key(self) -> str:
        """One text for the whole set, the same for the same rules in every version.

        Options that came later are named only where they are not at their default, so that a new
        option does not part the statistics of those who never use it.
        """
        parts = [self.layout, f"king={self.king_rule}", f"scoring={self.scoring}"]
        if self.jokers:
            parts.append(f"jokers={self.jokers}")
        if self.packs != 1:
            parts.append(f"packs={self.packs}")
        return " ".join(parts)


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """What one attempt has come to.

    Attributes:
        id: a text of its own, made at the attempt's first move; what is recorded again under the
            same id is the same attempt.
        begun: when its first move was made, with a time zone.
        ended: when it came to this result, with a time zone. Clocks can be set back, so nothing
            is ordered by these times.
        deal: the deal's number, or None for a board that was entered.
        board: that board in the engine's notation, or None for a numbered deal.
        rules: the rules.
        result: how it ended.
        score: its score; lowest is best.
        cards_left: how many cards were left in the tableau.
        stock_left: how many cards were left in the stock.
        moves: how many moves stood at the end.
        move_text: those moves in the engine's notation.
        undos: how many moves were taken back.
        hints: how many hints were asked for.
        seconds: its playing time.

    Raises:
        ValueError: the values contradict each other or are out of range.
    """

    id: str
    begun: datetime
    ended: datetime
    deal: int | None = None
    board: str | None = None
    rules: RuleSet
    result: Result
    score: int
    cards_left: int
    stock_left: int
    moves: int
    move_text: str
    undos: int = 0
    hints: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if (self.deal is None) is (self.board is None):
            raise ValueError("an attempt has either a deal number or a board")
        if self.begun.tzinfo is None or self.ended.tzinfo is None:
            raise ValueError("the times of an attempt have a time zone")
        counts = (self.cards_left, self.stock_left, self.moves, self.undos, self.hints)
        if min(counts) < 0 or not (math.isfinite(self.seconds) and self.seconds >= 0):
            raise ValueError("the counts and the seconds of an attempt are not below zero")
        if (self.result is Result.CLEARED) is not (self.cards_left == 0):
            raise ValueError("an attempt is cleared when no card is left, and only then")

    @classmethod
    def of_game(
        cls,
        game: Game,
        *,
        attempt_id: str,
        begun: datetime,
        ended: datetime,
        undos: int,
        hints: int,
        seconds: float,
    ) -> Attempt:
        """The attempt as the game stands at its cursor; one that is not over is left.

        Args:
            game: the game, with at least one move made.
            attempt_id: the attempt's id.
            begun: when its first move was made.
            ended: now.
            undos: how many moves were taken back.
            hints: how many hints were asked for.
            seconds: its playing time.
        """
        deal, position, outcome = game.deal, game.position, game.outcome()
        standing = game.moves[: game.cursor]
        return cls(
            id=attempt_id,
            begun=begun,
            ended=ended,
            deal=deal.number,
            board=board_text(deal) if deal.number is None else None,
            rules=RuleSet.of(deal.rules),
            result=Result.LEFT if outcome is None else Result[outcome.name],
            score=position.score,
            cards_left=position.cards_left,
            stock_left=position.stock_left,
            moves=len(standing),
            move_text=format_moves(standing, deal.rules.layout),
            undos=undos,
            hints=hints,
            seconds=seconds,
        )

    @property
    def is_helped(self) -> bool:
        """Whether a move was taken back or a hint asked for."""
        return self.undos + self.hints > 0

    def to_record(self) -> dict[str, Any]:
        """The record from which `Game.from_record` makes the game anew, for a replay."""
        return {
            "deal": self.deal,
            "board": self.board,
            "rules": self.rules.to_record(),
            "moves": self.move_text,
            "cursor": self.moves,
        }


@dataclass(frozen=True, slots=True)
class Entry:
    """An attempt as the statistics hold it.

    Attributes:
        attempt: the attempt.
        sequence: its place in the order in which attempts were first recorded. It grows, with
            gaps, whatever the clock does.
        number: which attempt it is at its deal under its rules, from 1.
    """

    attempt: Attempt
    sequence: int
    number: int
