"""The deals of the day that were found, kept so that each is looked for once."""

from __future__ import annotations

from datetime import date
from typing import Annotated

import msgspec
from msgspec import Meta

from golf_desktop.engine.daily import CANDIDATES, candidates
from golf_desktop.storage.struct_file import Form

_Digits = Annotated[int, Meta(ge=0, lt=CANDIDATES)]


class DailyDeals(Form, kw_only=True):
    """The last two digits of the deal's number, by the day."""

    found: Annotated[
        dict[str, _Digits],
        Meta(
            title="Deals of the day",
            description="By date, as 2026-11-29: the two digits after the date in the number of "
            "the first deal that can be cleared.",
        ),
    ] = msgspec.field(default_factory=dict)

    def number_of(self, day: date) -> int | None:
        """The number of a day's deal, or None while it is not known."""
        digits = self.found.get(day.isoformat())
        return None if digits is None else candidates(day)[digits]

    def with_number(self, day: date, number: int) -> DailyDeals:
        """The same and one more."""
        found = {**self.found, day.isoformat(): number % CANDIDATES}
        return msgspec.structs.replace(self, found=found)
