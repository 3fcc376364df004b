"""How the keyboard's ring walks: from card to card as they lie, and to the stock."""

from __future__ import annotations

import math
from collections.abc import Iterable

from golf_desktop.engine.position import Position
from golf_desktop.ui.board.geometry import Geometry
from golf_desktop.ui.board.target import Spot, Target


class Walk:
    """The ways of the ring at one moment.

    Args:
        position: what lies on the board.
        geometry: where it lies.
    """

    def __init__(self, position: Position, geometry: Geometry) -> None:
        self._position = position
        self._layout = position.deal.rules.layout
        self._geometry = geometry
        slots, rows = geometry.slots, geometry.rows
        if self._layout.has_columns:
            key = [(float(row), place.x) for row, place in zip(rows, slots, strict=True)]
        else:
            key = [(place.x, place.y) for place in slots]
        self.free = tuple(sorted(position.free_slots, key=lambda slot: key[slot]))
        """The slots whose cards are free: from left to right, in columns tier by tier."""

    def first(self) -> Target | None:
        """Where the ring appears: on the first card that fits, else on the stock."""
        legal = {play.slot for play in self._position.legal_plays()}
        return next((slot for slot in self.free if slot in legal), self._end())

    def across(self, focus: Target | None, step: int) -> Target | None:
        """The next free card to the right (`step` 1) or left (-1), in columns on the same tier."""
        if focus is None:
            return self.first()
        if not isinstance(focus, int) or focus not in self.free:
            return focus
        row = [slot for slot in self.free if self._row(slot) == self._row(focus)]
        if not self._layout.has_columns:
            row = list(self.free)
        return row[min(max(row.index(focus) + step, 0), len(row) - 1)]

    def updown(self, focus: Target | None, step: int) -> Target | None:
        """What lies nearest in the next row below (`step` 1) or above (-1)."""
        if focus is None:
            return self.first()
        rows = self._rows()
        here = next((number for number, row in enumerate(rows) if focus in row), None)
        if here is None or not 0 <= here + step < len(rows):
            return focus
        return self._nearest(rows[here + step], focus)

    def kept(self, focus: Target | None) -> Target | None:
        """Where the ring goes after a change: it stays with its pile, or near to where it was."""
        if focus is None:
            return None
        if not isinstance(focus, int):
            return self._end()
        pile_of = self._layout.pile_of
        same = [slot for slot in self.free if pile_of[slot] == pile_of[focus]]
        return self._nearest(same or self.free, focus) if self.free else self._end()

    def _end(self) -> Target | None:
        """Where the ring goes when no card is meant."""
        if self._layout.has_stock:
            return Spot.STOCK
        return self.free[0] if self.free else None

    def _row(self, target: Target) -> int | None:
        return self._geometry.rows[target] if isinstance(target, int) else None

    def _rows(self) -> list[list[Target]]:
        """The rows that have something to walk to, from the top."""
        rows = self._geometry.rows
        numbers = sorted({rows[slot] for slot in self.free})
        found: list[list[Target]] = [
            [slot for slot in self.free if rows[slot] == number] for number in numbers
        ]
        if self._layout.has_stock:
            is_first = self._geometry.stock.y <= min(place.y for place in self._geometry.slots)
            found.insert(0 if is_first else len(found), [Spot.STOCK])
        return found

    def _nearest(self, targets: Iterable[Target], focus: Target) -> Target:
        """The nearest of some; columns are told apart by where they stand, not by their length."""
        place = self._place(focus)

        def distance(target: Target) -> float:
            x, y = self._place(target)
            if not self._layout.has_columns:
                return math.hypot(x - place[0], y - place[1])
            is_near = self._row(target) == self._row(focus)
            return abs(x - place[0]) + (0 if is_near else self._geometry.width)

        return min(targets, key=distance)

    def _place(self, target: Target) -> tuple[float, float]:
        point = self._geometry.slots[target] if isinstance(target, int) else self._geometry.stock
        return point.x, point.y
