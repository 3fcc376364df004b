"""Which deal a day has: the first of its candidates that can be cleared, for everybody."""

from __future__ import annotations

from datetime import date

import pytest

from golf_desktop.engine.daily import candidates
from golf_desktop.engine.deal import deal
from golf_desktop.engine.position import Position
from golf_desktop.solver.daily import find
from golf_desktop.solver.exact import solve

FOUND = {date(2026, 11, 29): 2, date(2026, 12, 25): 1, date(2028, 2, 29): 0}
"""Fixed: another number would be another deal than everybody else's."""


@pytest.mark.parametrize(("day", "digits"), FOUND.items())
def test_a_day_has_the_deal_that_it_has_for_everybody(day: date, digits: int) -> None:
    *steps, number = find(day)
    assert number == candidates(day)[digits]
    assert steps == [None] * (digits + 1)


def test_no_deal_before_it_can_be_cleared() -> None:
    first, second, third = (
        solve(Position.from_deal(deal(number))).winnable
        for number in candidates(date(2026, 11, 29))[:3]
    )
    assert (first, second, third) == (False, False, True)
