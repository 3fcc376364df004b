"""What RULES tell of each game of the family, written down once more and shared with nothing."""

from __future__ import annotations

from dataclasses import dataclass

RANKS = "A23456789TJQK"


@dataclass(frozen=True)
class Told:
    """What is told of a game.

    Attributes:
        lines: how many cards lie in each line of the tableau: in each column, or each row.
        stock: how many cards the stock has once the waste has begun.
        on_king: what goes on a king.
        on_ace: what goes on an ace.
        packs: how many packs there are.
        jokers: how many jokers there are.
        begins: whether a card begins the waste.
        hidden: how many cards lie face down at first.
    """

    lines: tuple[int, ...]
    stock: int
    on_king: str
    on_ace: str
    packs: int = 1
    jokers: int = 0
    begins: bool = True
    hidden: int = 0

    def takers(self, rank: str) -> str:
        """The ranks that go on a rank, from low to high; jokers aside, which go on all."""
        if rank == "K":
            return self.on_king
        if rank == "A":
            return self.on_ace
        place = RANKS.index(rank)
        return RANKS[place - 1] + RANKS[place + 1]


_COLUMNS = (5,) * 7
_PYRAMID = (1, 2, 3, 4, 5, 6, 7)
TOLD = {
    "standard": Told(_COLUMNS, 16, "", "2"),
    "queen-on-king": Told(_COLUMNS, 16, "Q", "2"),
    "wrap": Told(_COLUMNS, 16, "AQ", "2K"),
    "thieves": Told(_COLUMNS, 18, "Q", "2", jokers=2),
    "double-golf": Told((7,) * 9, 40, "Q", "2", packs=2),
    "double-putt": Told((7,) * 9, 40, "AQ", "2K", packs=2),
    "tri-peaks": Told((3, 6, 9, 10), 23, "AQ", "2K", hidden=18),
    "pyramid-golf": Told(_PYRAMID, 23, "AQ", "2K", hidden=21),
    "escalator": Told(_PYRAMID, 23, "AQ", "2K"),
    "black-hole": Told((3,) * 17, 0, "AQ", "2K"),
    "all-in-a-row": Told((4,) * 13, 0, "AQ", "2K", begins=False),
}


def covers(name: str) -> dict[int, set[int]]:
    """For each card that others cover, by its place in dealing order, the places of those."""
    told = TOLD[name]
    if name == "tri-peaks":
        rows = [range(3), range(3, 9), range(9, 18), range(18, 28)]
        covered = {}
        for peak in range(3):
            covered[rows[0][peak]] = {rows[1][2 * peak], rows[1][2 * peak + 1]}
            for two in range(2):
                below = 3 * peak + two
                covered[rows[1][2 * peak + two]] = {rows[2][below], rows[2][below + 1]}
        for place in range(9):
            covered[rows[2][place]] = {rows[3][place], rows[3][place + 1]}
        return covered
    if told.lines == _PYRAMID:
        first = [sum(range(row + 1)) for row in range(7)]
        return {
            first[row] + place: {first[row + 1] + place, first[row + 1] + place + 1}
            for row in range(6)
            for place in range(row + 1)
        }
    columns, rows_down = len(told.lines), told.lines[0]
    return {place: {place + columns} for place in range(columns * (rows_down - 1))}
