"""How often plain players clear the deals that can be cleared: where the levels' limits come from.

    python benchmarks/survey_difficulty.py [LAST]

Looks at the deals 1 to LAST (2000) under each king rule. The first table tells how many of those
that can be cleared are cleared by so many of a hundred plain players; the second, which limits
would cut them into thirds; the third, what the limits of the program make of them. A few minutes.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import pairwise

from golf_desktop.engine.deal import deal
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import PRESETS
from golf_desktop.solver.difficulty import Difficulty, level_of
from golf_desktop.solver.exact import solve
from golf_desktop.solver.playouts import PLAYERS, clear_share

_LAST = 2000
_BANDS = (0, 1, 2, 5, 8, 10, 16, 30, 50, PLAYERS + 1)
"""Each band of shares begins here and ends before the next."""


def shares(rules: str, last: int) -> list[int]:
    """The shares of the deals that can be cleared, rising."""
    found = []
    for number in range(1, last + 1):
        dealt = deal(number, PRESETS[rules])
        share = clear_share(dealt)
        if share or solve(Position.from_deal(dealt)).winnable:
            found.append(share)
    return sorted(found)


def main() -> None:
    """Look and print."""
    last = int(sys.argv[1]) if len(sys.argv) > 1 else _LAST
    surveyed = {rules: shares(rules, last) for rules in PRESETS}
    heads = [f"{low}-{high - 1}" for low, high in pairwise(_BANDS)]
    print("of 100:".ljust(15), *(head.rjust(6) for head in heads), "   all")
    for rules, found in surveyed.items():
        counts = [sum(low <= share < high for share in found) for low, high in pairwise(_BANDS)]
        print(rules.ljust(15), *(str(count).rjust(6) for count in [*counts, len(found)]))
    print("\nthirds:")
    for rules, found in surveyed.items():
        thirds = [found[len(found) * third // 3] for third in (1, 2)]
        print(rules.ljust(15), "hard below", thirds[0], "- easy from", thirds[1])
    print("\nlevels:")
    for rules, found in surveyed.items():
        levels = Counter(level_of(share, PRESETS[rules].king_rule) for share in found)
        print(
            rules.ljust(15), *(f"{level} {levels[level]}" for level in Difficulty if levels[level])
        )


if __name__ == "__main__":
    main()
