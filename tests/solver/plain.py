"""The plain player in plain Python: what `playouts` does with tables, done move by move.

No numpy and nothing of the solver's.
"""

from __future__ import annotations

from functools import cache

from golf_desktop.engine.deal import Deal
from golf_desktop.engine.position import TURN, Play, Position

WORD = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


def mix(number: int) -> int:
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & WORD
    number = (number ^ number >> 27) * 0x94D049BB133111EB & WORD
    return number ^ number >> 31


class PlainPlayers:
    """The players at one deal, and what they know of its runs."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.longest = cache(self._longest)

    def _longest(self, removed: int, waste: int) -> int:
        """The most plays that can follow each other without the stock; a rank is on the waste."""
        layout, rules, cards = self.deal.rules.layout, self.deal.rules, self.deal.cards
        on = next(card for card in cards if card.rank == waste)
        return max(
            (
                1 + self.longest(removed | 1 << slot, int(cards[slot].rank))
                for slot in range(len(layout.slots))
                if layout.is_free(slot, removed) and rules.fits(cards[slot], on)
            ),
            default=0,
        )

    def clears(self, player: int) -> bool:
        """Whether one of the players, from 1, clears the deal."""
        number = self.deal.number or 0
        seed = mix(number & WORD) + (number >> 64)
        start = mix(seed + player * GAMMA & WORD)
        position, moves = Position.from_deal(self.deal), 0
        while position.outcome() is None:
            position = position.play(self._chosen(position, start, moves) or TURN)
            moves += 1
        return position.is_cleared

    def _chosen(self, position: Position, start: int, moves: int) -> Play | None:
        plays = position.legal_plays()
        if not plays:
            return None
        number = mix(start + moves * GAMMA & WORD)
        if number % 10:
            runs = {
                play: self.longest(
                    position.removed | 1 << play.slot, int(self.deal.cards[play.slot].rank)
                )
                for play in plays
            }
            plays = tuple(play for play in plays if runs[play] == max(runs.values()))
        return max(plays, key=lambda play: mix(number + play.slot & WORD))
