"""How many deals can be cleared, and what good play is worth: the figures that the help tells.

    python benchmarks/survey_help.py [LAST]

The first table solves the deals 1 to LAST (20,000) under each king rule, as ``golf-desktop survey``
does; the second lets two simple players try the deals 1 to LAST, but 1,000 at most, by the standard
rules. A quarter of an hour for all of them; with a hundred deals it takes seconds.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable

from golf_desktop.engine.deal import deal
from golf_desktop.engine.position import TURN, Play, Position
from golf_desktop.engine.rules import PRESETS, Rules
from golf_desktop.solver.survey import Summary, survey

_LAST, _MOST_TRIED = 20_000, 1_000
_CHUNK = 32
"""How many deals are solved at a time."""
_SEED = 1
"""Where the chance of the player begins who plays any card."""

Choose = Callable[[Position], Play]
"""Chooses among the cards that fit, of which there is one at least."""


def best(last: int, rules: Rules) -> Counter[int]:
    """How many of the deals 1 to the last have each best score."""
    scores: Counter[int] = Counter()
    for first in range(1, last + 1, _CHUNK):
        deals = range(first, min(first + _CHUNK, last + 1))
        scores.update(row.best_score for row in survey(deals, rules))
    return scores


def any_card() -> Choose:
    """A player who plays any card that fits, by a chance of its own that is always the same."""
    chance = random.Random(_SEED)
    return lambda position: chance.choice(position.legal_plays())


def longest_run(position: Position) -> Play:
    """Play the card with which the longest run begins that can be seen, the leftmost of several."""
    return max(position.legal_plays(), key=lambda play: _length(position.play(play)))


def _length(position: Position) -> int:
    """The most cards that can be played one after the other without the stock."""
    return max((1 + _length(position.play(play)) for play in position.legal_plays()), default=0)


def played(deals: Iterable[int], rules: Rules, choose: Choose) -> Counter[int]:
    """How many of some deals come to each score when a player turns only what it must."""
    scores: Counter[int] = Counter()
    for number in deals:
        position = Position.from_deal(deal(number, rules))
        while position.outcome() is None:
            position = position.play(choose(position) if position.legal_plays() else TURN)
        scores[position.score] += 1
    return scores


def tables(last: int) -> Iterable[str]:
    """The lines of both tables."""
    yield f"Deals 1 to {last}".ljust(32) + "can be cleared   mean of the best"
    solved = {}
    for name, rules in PRESETS.items():
        solved[name] = best(last, rules)
        summary = Summary(solved[name])
        yield f"{name.ljust(32)}{100 * summary.winnable / last:12.1f} %{summary.mean:18.2f}"
    tried = range(1, min(last, _MOST_TRIED) + 1)
    standard = PRESETS["standard"]
    yield ""
    yield f"Deals 1 to {tried[-1]}".ljust(32) + "mean score   cleared"
    for name, scores in (
        ("any card that fits", played(tried, standard, any_card())),
        ("the longest run that is seen", played(tried, standard, longest_run)),
        ("the best that can be done", best(tried[-1], standard)),
    ):
        summary = Summary(scores)
        yield f"{name.ljust(32)}{summary.mean:10.1f}{summary.winnable:10}"


def main() -> None:
    """Look and print."""
    for line in tables(int(sys.argv[1]) if len(sys.argv) > 1 else _LAST):
        print(line, flush=True)


if __name__ == "__main__":
    main()
