"""Golf once more, the plain way: lists of card texts, and the rules as they are told.

Shares nothing with the engine, so that what both say was not got wrong twice in the same way. It
reads a board as text and knows a move by its sign: a column's number, or ``.`` for the stock.
"""

from __future__ import annotations

from collections.abc import Iterable

_GOES_ON = {
    "A": "2",
    "2": "A3",
    "3": "24",
    "4": "35",
    "5": "46",
    "6": "57",
    "7": "68",
    "8": "79",
    "9": "8T",
    "T": "9J",
    "J": "TQ",
    "Q": "JK",
    "K": "",
}
GOES_ON = {
    "standard": _GOES_ON,
    "queen-on-king": {**_GOES_ON, "K": "Q"},
    "wrap": {**_GOES_ON, "A": "K2", "K": "QA"},
}
"""For each rule set and each rank on the waste, the ranks that go on it."""


class Table:
    """What lies on the table.

    Attributes:
        columns: the columns, each with its free card last.
        waste: the waste, the first card first.
        stock: the stock, the next card to turn first.
    """

    def __init__(self, board: str, preset: str, signs: Iterable[str] = ()) -> None:
        talon, foundations, *columns = board.splitlines()
        self.stock = talon.split()[1:]
        self.waste = foundations.split()[1:]
        self.columns = [column.split() for column in columns]
        self.goes_on = GOES_ON[preset]
        for sign in signs:
            self.move(sign)

    def move(self, sign: str) -> None:
        """Put the free card of a column, or the next card of the stock, on the waste."""
        self.waste.append(self.stock.pop(0) if sign == "." else self.columns[int(sign) - 1].pop())

    def moves(self) -> list[str]:
        """The signs of the moves that are allowed: columns from left to right, then the stock."""
        if self.left() == 0:
            return []
        last = self.waste[-1][0]
        signs = [
            str(number)
            for number, column in enumerate(self.columns, start=1)
            if column and column[-1][0] in self.goes_on[last]
        ]
        return [*signs, "."] if self.stock else signs

    def left(self) -> int:
        """How many cards are left in the columns."""
        return sum(len(column) for column in self.columns)

    def ending(self) -> str | None:
        """Why the deal is over, or None."""
        if self.left() == 0:
            return "CLEARED"
        return None if self.moves() else "STUCK"

    def score(self, *, stock_counts: bool) -> int:
        """The score, where a stock left after a full clear counts below zero or does not."""
        return -len(self.stock) if self.left() == 0 and stock_counts else self.left()

    def key(self) -> str:
        """All that lies on the table, the buried waste left out."""
        columns = "/".join(" ".join(column) for column in self.columns)
        return f"{columns}|{' '.join(self.stock)}|{self.waste[-1]}"


def count_tables(board: str, preset: str, most: int) -> list[int]:
    """How many different tables exactly one move leads to, exactly two … exactly `most`."""
    counts = []
    ways = {"": ""}
    for _ in range(most):
        reached = {}
        for way in ways.values():
            for sign in Table(board, preset, way).moves():
                longer = way + sign
                reached[Table(board, preset, longer).key()] = longer
        counts.append(len(reached))
        ways = reached
    return counts
