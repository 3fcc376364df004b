"""How well many deals can be played at best, and what they say together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from golf_desktop.engine.deal import deal
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import Rules
from golf_desktop.solver.exact import best_scores
from golf_desktop.solver.lattice import is_too_large
from golf_desktop.solver.solve import solve

_Z_95 = 1.959963984540054
"""How many standard deviations to both sides hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Row:
    """What a survey says of a deal.

    Attributes:
        deal: the deal's number.
        best_score: the lowest score that can be reached.
    """

    deal: int
    best_score: int

    @property
    def winnable(self) -> bool:
        """Whether the deal can be cleared: each card left would cost a point."""
        return self.best_score <= 0


class NoSurveyError(ValueError):
    """A layout whose deals cannot all be solved to the end; the message names it."""


def check_surveyable(rules: Rules) -> None:
    """Go on if deals by these rules are always solved to the end.

    They are where the layout has a lattice, and where there is no stock.

    Raises:
        NoSurveyError: they are not.
    """
    if is_too_large(rules.layout) and rules.layout.has_stock:
        raise NoSurveyError(f"{rules.layout.name} is too large to solve each deal to the end")


def survey(deals: range, rules: Rules) -> list[Row]:
    """Solve some deals, in their order; a few dozen at a time are solved fastest.

    Raises:
        DealNumberError: there is no deal of a number.
        NoSurveyError: not all deals of the layout are solved to the end.
    """
    check_surveyable(rules)
    positions = [Position.from_deal(deal(number, rules)) for number in deals]
    if is_too_large(rules.layout):
        scores = [solve(position).best_score for position in positions]
    else:
        scores = best_scores(positions)
    return [Row(number, score) for number, score in zip(deals, scores, strict=True)]


def possible_scores(rules: Rules) -> range:
    """The scores that a deal can end with, from the lowest to the highest."""
    return range(-rules.stock_size, len(rules.layout.slots) + 1)


@dataclass(frozen=True, slots=True)
class Summary:
    """What surveyed deals say together.

    Attributes:
        scores: for each best score how many deals have it; of one deal at least.
    """

    scores: Mapping[int, int]

    @property
    def count(self) -> int:
        """How many deals there are."""
        return sum(self.scores.values())

    @property
    def winnable(self) -> int:
        """How many of them can be cleared."""
        return sum(count for score, count in self.scores.items() if score <= 0)

    @property
    def share(self) -> float:
        """The share of them that can be cleared, from 0 to 1."""
        return self.winnable / self.count

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that share among all deals, which these are a sample of."""
        return wilson_interval(self.winnable, self.count)

    @property
    def mean(self) -> float:
        """The mean of the best scores."""
        return sum(score * count for score, count in self.scores.items()) / self.count

    def distribution(self) -> list[tuple[int, int]]:
        """Each score from the lowest to the highest that occurs, and how many deals have it."""
        lowest, highest = min(self.scores), max(self.scores)
        return [(score, self.scores.get(score, 0)) for score in range(lowest, highest + 1)]


def wilson_interval(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % score interval of a share, without correction for continuity.

    From E. B. Wilson, Probable inference, the law of succession, and statistical inference,
    Journal of the American Statistical Association 22 (1927), pages 209-212. Unlike the interval
    from the plain standard error it is good for few trials too, and never leaves 0 to 1.

    Args:
        successes: how often it happened.
        trials: how often it could have, at least once.
    """
    share = successes / trials
    square = _Z_95**2 / trials
    centre = share + square / 2
    half = _Z_95 * sqrt((share * (1 - share) + square / 4) / trials)
    low, high = (centre - half) / (1 + square), (centre + half) / (1 + square)
    # Where it happened never, or always, the interval ends there; sums of fractions miss it.
    return low if successes else 0.0, high if successes < trials else 1.0
