"""Finds a place on the board for a panel, where it hides as little as can be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect

_PARTS = 16
"""In so many steps from one side to the other a panel looks for room."""

Box = tuple[int, int, int, int]
"""Left, top, right and bottom; the last two are the first pixels outside."""


def clear_place(
    usual: QRect, room: QRect, taken: Sequence[QRect], covered: Sequence[QRect] = ()
) -> QRect:
    """A place for a panel that hides as little as can be, the usual one if that hides nothing.

    Of places that are equally good it is the one nearest to the usual one.

    Args:
        usual: the place that it has when nothing is against it.
        room: where it may be.
        taken: what it should not hide.
        covered: what it should rather not hide, as long as it hides nothing of the others.
    """
    against, less = [_box(each) for each in taken], [_box(each) for each in covered]
    if not _hidden(_box(usual), against) and not _hidden(_box(usual), less):
        return usual
    width, height = usual.width(), usual.height()
    lowest, rightmost = room.bottom() + 1 - height, room.right() + 1 - width
    edges = {y for _, top, _, bottom in (*against, *less) for y in (bottom, top - height)}
    rows = [room.top(), *sorted(y for y in edges if room.top() < y < lowest), lowest]
    across = [
        room.left() + (rightmost - room.left()) * part // _PARTS for part in range(_PARTS + 1)
    ]
    places = [(x, y, x + width, y + height) for y in reversed(rows) for x in reversed(across)]

    def cost(place: Box) -> tuple[int, int, int]:
        away = abs(place[0] - usual.left()) + abs(place[1] - usual.top())
        hidden = _hidden(place, against)
        return hidden, 0 if hidden else _hidden(place, less), away

    left, top, _, _ = min((_box(usual), *places), key=cost)
    return QRect(QPoint(left, top), usual.size())


def hidden_by(place: QRect, areas: Sequence[QRect]) -> int:
    """How many pixels of some areas lie below a place."""
    return _hidden(_box(place), [_box(each) for each in areas])


def _box(area: QRect) -> Box:
    # As numbers, which are compared many thousand times.
    return area.left(), area.top(), area.right() + 1, area.bottom() + 1


def _hidden(place: Box, areas: Sequence[Box]) -> int:
    left, top, right, bottom = place
    count = 0
    for its_left, its_top, its_right, its_bottom in areas:
        if its_left < right and left < its_right and its_top < bottom and top < its_bottom:
            width = min(right, its_right) - max(left, its_left)
            count += width * (min(bottom, its_bottom) - max(top, its_top))
    return count
