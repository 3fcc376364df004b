"""The best score of a large deal of columns, proved: one pass over all of its tableaus.

Double Golf has 8^9 = 134 million tableaus, too many for index arrays as in `exact`, but not too
many to visit once, if next to nothing is spent on each. So the columns are split in two parts, of
which each has few tableaus of its own, and a tableau of the whole is one of each. With so many
cards gone in one part and so many in the other, they form a block, rows for the one part, columns
for the other. To take a card from the first part then copies whole rows, to take one from the
second picks the same columns of every row, and index arrays are wanted for the parts alone.

What is kept, and how a block follows from those before it, is as in `exact`: the fewest stock cards
turned for each tableau and rank. Of the blocks those with the same number of cards gone are a
level, and a level is freed while the next is made. So the moves are not found, only the score.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import prod

import numpy as np
from numpy.typing import NDArray

from golf_desktop.engine.cards import Rank
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import KingRule
from golf_desktop.solver import frontier
from golf_desktop.solver.effort import Stop, finish
from golf_desktop.solver.solution import NEVER, score_at

MOST_TABLEAUS = 200_000_000
"""With more than so many it would take too long."""

_SECOND = 4096
"""So many tableaus the second part has at most: then its rows still are copied fast."""

_CHUNK = 1 << 15
"""So many tableaus are gone through at a time, that all that is noted of them stays in cache."""

_STEP = 1 << 18
"""After so many tableaus the next step begins: some milliseconds."""

_RANKS = len(Rank)
_LOW, _HIGH, _JOKER, _ROWS = 0, 14, 15, 16
"""The rows of what is noted of a tableau: from 1 to 13 those of the ranks; beyond them a king below
the ace and an ace above the king, where ranks wrap; and the joker's."""

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.intp]


def is_fit(position: Position) -> bool:
    """Whether a position consists of columns alone, and of so few tableaus that it can be proved.

    Double Golf takes about six seconds and 150 MiB; with each card gone it takes less of both.
    """
    return frontier.is_fit(position) and tableaus(position) <= MOST_TABLEAUS


def tableaus(position: Position) -> int:
    """How many tableaus can follow a position of columns, itself among them."""
    return prod(len(cards) + 1 for cards in _columns(position))


def best_score(position: Position, stop: Stop | None = None, at_best: int | None = None) -> int:
    """The lowest score that a position of columns can reach.

    Args:
        position: the position.
        stop: calls it off.
        at_best: a score that is known to be reached; it saves time.

    Raises:
        StoppedError: it was called off.
    """
    return finish(proving(position, stop, at_best))


def proving(
    position: Position, stop: Stop | None = None, at_best: int | None = None
) -> Generator[None, None, int]:
    """The same in steps of some milliseconds; the score is what the generator returns."""
    known = position.score if at_best is None else min(at_best, position.score)
    return (yield from _Pass(position, stop, known).run())


def _columns(position: Position) -> list[list[int]]:
    """For each column that is not empty the ranks of its cards, in the order in which they go."""
    cards, removed = position.deal.cards, position.removed
    piles = position.deal.rules.layout.piles
    columns = [
        [int(cards[slot].rank) for slot in reversed(pile) if not removed >> slot & 1]
        for pile in piles
    ]
    return [column for column in columns if column]


class _Part:
    """The tableaus of some columns, in levels by how many cards are gone.

    Args:
        columns: for each column the ranks of its cards, in the order in which they go.
    """

    def __init__(self, columns: Sequence[Sequence[int]]) -> None:
        sizes = [len(column) + 1 for column in columns]
        gone: Numbers = np.indices(sizes).reshape(len(sizes), prod(sizes))
        total = gone.sum(axis=0)
        order = np.argsort(total, kind="stable")
        counts = np.bincount(total)
        ends = np.cumsum(counts)
        place = np.empty(len(order), np.intp)
        place[order] = np.arange(len(order))
        place -= (ends - counts)[total]
        self.counts: list[int] = counts.tolist()
        """How many tableaus each level has."""
        self.last: list[list[tuple[Numbers, Numbers, Numbers]]] = []
        """For each level and column of which a card can be the last to go: the tableaus, the rank
        of that card, and the tableau above."""
        steps = [prod(sizes[column + 1 :]) for column in range(len(sizes))]
        for codes in np.split(order, ends[:-1]):
            of_level = []
            for column, ranks in enumerate(columns):
                went = gone[column, codes]
                here = np.flatnonzero(went)
                rank = np.array(ranks, np.intp)[went[here] - 1]
                of_level.append((here, rank, place[codes[here] - steps[column]]))
            self.last.append(of_level)


class _Pass:
    """One pass over all tableaus that can follow a position.

    Args:
        position: the position.
        stop: calls it off.
        known: the best score so far; ways that cannot beat it are not followed.
    """

    def __init__(self, position: Position, stop: Stop | None, known: int) -> None:
        columns = sorted(_columns(position), key=len)
        split = 0
        while split < len(columns) and prod(len(c) + 1 for c in columns[: split + 1]) <= _SECOND:
            split += 1
        self._first, self._second = _Part(columns[split:]), _Part(columns[:split])
        self._picks = [
            [_picks(count, *last) for last in of_level if len(last[0])]
            for count, of_level in zip(self._second.counts, self._second.last, strict=True)
        ]
        self._position = position
        self._stop = stop
        self._known = known
        self._stock = [_row(card.rank) for card in position.deal.stock]
        # Any clear beats what is none; one that is known, those alone that turn fewer.
        self._too_many = NEVER if known > 0 else known - score_at(position, 0, 0)
        self._king_rule = position.deal.rules.king_rule
        ranks = {position.waste_rank, *(card.rank for card in position.deal.cards)}
        self._has_jokers = Rank.JOKER in ranks  # an empty waste is as good as one
        self._done = 0

    def run(self) -> Generator[None, None, int]:
        """Go down, in steps, and give the best score."""
        if self._too_many <= 0:
            return self._known
        first, second = self._first.counts, self._second.counts
        best, above = self._known, dict[int, Bytes]()
        left = len(first) + len(second) - 2
        for gone in range(left + 1):
            level, fewest = dict[int, Bytes](), NEVER
            for one in range(max(0, gone - len(second) + 1), min(gone, len(first) - 1) + 1):
                block, least = yield from self._block(one, gone - one, above)
                above.pop(one - 1, None)
                fewest = min(fewest, least)
                if block is not None:
                    level[one] = block
            if fewest >= self._too_many:
                break
            best = min(best, score_at(self._position, left - gone, fewest))
            above = level
        return best

    def _block(
        self, one: int, two: int, above: dict[int, Bytes]
    ) -> Generator[None, None, tuple[Bytes | None, int]]:
        """What can be played in the tableaus of a block, and the fewest turned in any of them.

        The first is None where no way leads on; else its shape is (rows, 14 ranks, columns).

        Args:
            one: how many cards are gone in the first part.
            two: and in the second.
            above: the level above, by how many cards are gone in the first part.
        """
        rows, columns = self._first.counts[one], self._second.counts[two]
        if one + two and one - 1 not in above and one not in above:
            return None, NEVER
        playable: Bytes = np.empty((rows, _RANKS, columns), np.uint8)
        size, fewest = max(1, _CHUNK // columns), NEVER
        for start in range(0, rows, size):
            chunk = playable[start : start + size]
            turned = np.full((len(chunk), _ROWS, columns), NEVER, np.uint8)
            if one + two == 0:
                turned[0, _row(self._position.waste_rank), 0] = self._position.turned
            if one - 1 in above:
                self._take_rows(above[one - 1], one, start, turned)
            if one in above:
                self._take_columns(above[one][start : start + size], two, turned)
            fewest = min(fewest, self._go_on(turned, chunk))
            self._done += len(chunk) * columns
            if self._done >= _STEP:
                self._done = 0
                if self._stop is not None:
                    self._stop.check()
                yield None
        return (playable if fewest < self._too_many else None), fewest

    def _take_rows(self, above: Bytes, one: int, start: int, turned: Bytes) -> None:
        """Note the ways by cards of the first part: whole rows."""
        columns = turned.shape[-1]
        states, notes = above.reshape(-1, columns), turned.reshape(-1, columns)
        for here, rank, over in self._first.last[one]:
            begin, end = here.searchsorted([start, start + len(turned)])
            which = slice(int(begin), int(end))
            if begin < end:
                ways = states.take(over[which] * _RANKS + rank[which], axis=0)
                at = (here[which] - start) * _ROWS + np.where(rank[which], rank[which], _JOKER)
                notes[at] = np.minimum(ways, notes.take(at, axis=0), out=ways)

    def _take_columns(self, above: Bytes, two: int, turned: Bytes) -> None:
        """Note the ways by cards of the second part: the same columns of each row."""
        states = above.reshape(len(above), -1)
        ways = np.empty((len(above), turned.shape[-1]), np.uint8)
        of_rank = np.empty_like(ways)
        for at, over, nevers in self._picks[two]:
            states.take(at * above.shape[-1] + over, axis=1, out=ways, mode="clip")
            for row, never in nevers:
                note = turned[:, row]
                np.minimum(note, np.bitwise_or(ways, never, out=of_rank), out=note)

    def _go_on(self, turned: Bytes, playable: Bytes) -> int:
        """From the ways into some tableaus to what can be played there; the fewest turned."""
        fewest = turned[:, 1:].min(axis=1)
        least = int(fewest.min())
        if least >= self._too_many:
            playable.fill(NEVER)
            return least
        after = np.empty_like(fewest)
        for count in range(least + 1, min(len(self._stock), self._too_many - 1) + 1):
            np.greater_equal(fewest, count, out=after.view(np.bool_))
            np.negative(after, out=after)  # 0 - 1 is 255, which stands for "never"
            after |= np.uint8(count)
            note = turned[:, self._stock[count - 1]]
            np.minimum(note, after, out=note)
        if self._king_rule is KingRule.WRAP:
            turned[:, _LOW], turned[:, _HIGH] = turned[:, Rank.KING], turned[:, Rank.ACE]
        elif self._king_rule is KingRule.NOTHING:
            turned[:, Rank.KING] = NEVER
        np.minimum(turned[:, : _RANKS - 1], turned[:, 2 : _RANKS + 1], out=playable[:, 1:])
        if self._has_jokers:
            playable[:, Rank.JOKER] = fewest
            by_joker = turned[:, _JOKER, np.newaxis]
            np.minimum(playable[:, 1:], by_joker, out=playable[:, 1:])
        return least


def _picks(
    count: int, here: Numbers, rank: Numbers, over: Numbers
) -> tuple[Numbers, Numbers, list[tuple[int, Bytes]]]:
    """How to pick the ways by one column for all tableaus of a level of the second part.

    Args:
        count: how many tableaus the level has.
        here: those of which a card of the column can be the last to go.
        rank: the rank of that card.
        over: the tableau above.

    Returns:
        For each tableau the rank and the tableau above, whatever they are where there is none; and
        for each row that is noted in what to raise, that only its own ranks are left.
    """
    ranks, above = np.full(count, -1), np.zeros(count, np.intp)
    ranks[here], above[here] = rank, over
    nevers = [
        (_row(each), np.where(ranks == each, 0, NEVER).astype(np.uint8))
        for each in np.unique(rank).tolist()
    ]
    return np.maximum(ranks, 0), above, nevers


def _row(rank: int) -> int:
    """The row of a rank among what is noted."""
    return rank or _JOKER
