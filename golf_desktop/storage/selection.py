"""Which attempts a question is about, and in which order they are listed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum

from golf_desktop.storage.attempt import RuleSet


class Filter(StrEnum):
    """Which attempts count."""

    ALL = "all"
    WITHOUT_HELP = "without-help"
    """Those in which no move was taken back and no hint asked for."""
    WITH_HELP = "with-help"
    """The others."""
    FIRST_ATTEMPTS = "first-attempts"
    """The first at each deal under its rules."""


_CONDITIONS = {
    Filter.WITHOUT_HELP: "helped = 0",
    Filter.WITH_HELP: "helped = 1",
    Filter.FIRST_ATTEMPTS: "number = 1",
}


@dataclass(frozen=True, slots=True)
class Selection:
    """Some of the attempts; as it comes, all.

    Attributes:
        filter: which attempts count.
        layout: only this layout, or None.
        rules: only these rules, or None.
    """

    filter: Filter = Filter.ALL
    layout: str | None = None
    rules: RuleSet | None = None

    def to_sql(self) -> tuple[str, tuple[str, ...]]:
        """The condition as SQL, empty or beginning with WHERE, and its values."""
        conditions, values = [], []
        if self.rules is not None:
            conditions.append("rules = ?")
            values.append(self.rules.key)
        if self.layout is not None:
            conditions.append("layout = ?")
            values.append(self.layout)
        if self.filter in _CONDITIONS:
            conditions.append(_CONDITIONS[self.filter])
        return f"WHERE {' AND '.join(conditions)}" if conditions else "", tuple(values)


class Column(Enum):
    """What the list of attempts can be ordered by; the value is the order as SQL expressions."""

    SEQUENCE = ("sequence",)
    """The order in which they were played. Unlike the times it survives a clock set back."""
    BEGUN = ("begun",)
    ENDED = ("ended",)
    DEAL = ("deal IS NULL", "length(deal)", "deal", "board")
    """Deal numbers as numbers; boards without one come after them."""
    LAYOUT = ("layout",)
    RULES = ("rules",)
    NUMBER = ("number",)
    RESULT = ("CASE result WHEN 'cleared' THEN 0 WHEN 'stuck' THEN 1 ELSE 2 END",)
    """Cleared, stuck, left."""
    SCORE = ("score",)
    CARDS_LEFT = ("cards_left",)
    STOCK_LEFT = ("stock_left",)
    MOVES = ("moves",)
    UNDOS = ("undos",)
    HINTS = ("hints",)
    SECONDS = ("seconds",)

    def to_sql(self, *, descending: bool) -> str:
        """The whole ORDER BY; what is equal stays in the order in which it was played."""
        direction = "DESC" if descending else "ASC"
        order = self.value if self is Column.SEQUENCE else (*self.value, "sequence")
        return "ORDER BY " + ", ".join(f"{expression} {direction}" for expression in order)
