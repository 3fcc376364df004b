"""What was measured, as a table that fits a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured figure.

    Attributes:
        name: what was measured.
        measured: the value with its unit, and of how many.
        target: what it should be, or nothing where it only stands for comparison.
        reached: whether it is; None where there is no target.
    """

    name: str
    measured: str
    target: str = ""
    reached: bool | None = None


def at_most(name: str, values: Sequence[float], limit: float, unit: str, digits: int = 0) -> Figure:
    """A figure whose median is to be at most `limit`."""
    target = f"<= {limit:g} {unit}"
    return Figure(name, spread(values, unit, digits), target, median(values) <= limit)


def compared(name: str, values: Sequence[float], unit: str, digits: int = 0) -> Figure:
    """A figure without a target."""
    return Figure(name, spread(values, unit, digits))


def spread(values: Sequence[float], unit: str, digits: int = 0) -> str:
    """The median, and of several values the lowest, the highest and the count."""
    text = f"{median(values):.{digits}f} {unit}"
    if len(values) > 1:
        text += f" ({min(values):.{digits}f}-{max(values):.{digits}f}, n={len(values)})"
    return text


def table(figures: Sequence[Figure]) -> str:
    """The figures in columns."""
    answers = {True: "yes", False: "NO", None: ""}
    rows = [("figure", "measured: median", "target", "reached")]
    rows += [(each.name, each.measured, each.target, answers[each.reached]) for each in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = ["  ".join(map(str.ljust, row, [*widths, 0])).rstrip() for row in rows]
    return "\n".join(lines)
