"""The deal that was drawn ahead, kept from one session to the next."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from golf_desktop.engine.deal import deal
from golf_desktop.engine.layout import LAYOUTS
from golf_desktop.engine.notation import format_moves, parse_moves
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import MOST_JOKERS, KingRule, Rules, Scoring
from golf_desktop.solver.difficulty import Difficulty
from golf_desktop.solver.drawing import Drawn
from golf_desktop.storage.struct_file import Form

_LAST = 10**18
"""Deals that are drawn have lower numbers by far; JSON's readers disagree on those above 2^63."""


class NextDeal(Form, kw_only=True):
    """A deal that can be cleared and has not been seen yet."""

    number: Annotated[
        int, Meta(title="Deal", description="Its number; 0 when there is none.", ge=0, le=_LAST)
    ] = 0
    layout: Annotated[str, Meta(title="Layout", description="The name of its layout.")] = "golf"
    king_rule: Annotated[
        KingRule, Meta(title="On a king", description="What may be played on a king.")
    ] = KingRule.NOTHING
    scoring: Annotated[Scoring, Meta(title="Scoring", description="How it is scored.")] = (
        Scoring.BELOW_ZERO
    )
    jokers: Annotated[
        int, Meta(title="Jokers", description="How many are in the pack.", ge=0, le=MOST_JOKERS)
    ] = 0
    difficulty: Annotated[
        Difficulty, Meta(title="Difficulty", description="The level that it was drawn for.")
    ] = Difficulty.ANY
    moves: Annotated[
        str, Meta(title="Moves", description="Moves that clear it.", max_length=1000)
    ] = ""

    @classmethod
    def from_drawn(cls, drawn: Drawn | None) -> NextDeal:
        """What to keep of a deal, or of none."""
        if drawn is None or drawn.deal.number is None:
            return cls()
        rules = drawn.deal.rules
        return cls(
            number=drawn.deal.number,
            layout=rules.layout.name,
            king_rule=rules.king_rule,
            scoring=rules.scoring,
            jokers=rules.jokers,
            difficulty=drawn.difficulty,
            moves=format_moves(drawn.moves, rules.layout),
        )

    def drawn(self) -> Drawn | None:
        """The deal, or None when there is none or its moves do not clear it."""
        if self.number == 0 or self.layout not in LAYOUTS:
            return None
        try:
            rules = Rules(self.king_rule, self.scoring, LAYOUTS[self.layout], self.jokers)
            dealt = deal(self.number, rules)
            moves = parse_moves(self.moves, dealt)
        except ValueError:
            return None
        position = Position.from_deal(dealt)
        for move in moves:
            position = position.play(move)
        return Drawn(dealt, tuple(moves), self.difficulty) if position.is_cleared else None
