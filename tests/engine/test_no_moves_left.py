"""The end of a deal in 100,000 random positions in all, against the rules as they are told."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from golf_desktop.engine.cards import PACK
from golf_desktop.engine.deal import Deal
from golf_desktop.engine.position import Outcome, Position
from golf_desktop.engine.rules import PRESETS
from tests.engine.naive import GOES_ON

POSITIONS = 34_000
"""By each set of rules."""

PER_DEAL = 100


@pytest.mark.parametrize("preset", PRESETS)
def test_no_moves_left_means_that_nothing_fits_and_nothing_can_be_turned(preset: str) -> None:
    chance = random.Random(preset)
    seen = dict.fromkeys((None, *Outcome), 0)
    for _ in range(POSITIONS // PER_DEAL):
        cards = chance.sample(PACK, 52)
        begin = Position.from_deal(Deal(None, PRESETS[preset], tuple(cards)))
        ranks = [card.rank.letter for card in cards]
        for _ in range(PER_DEAL):
            # Most often at the end of the stock, where it is decided, and seldom all but cleared.
            turned = 16 if chance.random() < 0.8 else chance.randrange(16)
            heights = [chance.choice((0, 1, 2, 3, 4, 5)) for _ in range(7)]
            if chance.random() < 0.05:
                heights = [0] * 7
            waste = chance.randrange(52)
            removed = sum(
                1 << row * 7 + column
                for column, height in enumerate(heights)
                for row in range(height, 5)
            )
            position = replace(begin, removed=removed, turned=turned, waste=cards[waste])
            free = [
                ranks[(height - 1) * 7 + column] for column, height in enumerate(heights) if height
            ]
            fits = [rank for rank in free if rank in GOES_ON[preset][ranks[waste]]]
            if not any(heights):
                expected: Outcome | None = Outcome.CLEARED
            else:
                expected = None if fits or turned < 16 else Outcome.STUCK
            assert position.outcome() is expected, position
            seen[expected] += 1
    assert min(seen.values()) > POSITIONS // 100
