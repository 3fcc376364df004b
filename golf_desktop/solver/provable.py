"""Of which layouts every deal can be proved. No numpy here, so that a dialog may ask at once."""

from __future__ import annotations

from golf_desktop.engine.layout import ALL_IN_A_ROW, BLACK_HOLE, DOUBLE_GOLF, Layout

_TOO_LARGE = frozenset({DOUBLE_GOLF.name, BLACK_HOLE.name, ALL_IN_A_ROW.name})


def is_provable(layout: Layout) -> bool:
    """Whether it is soon known of any deal of a layout whether it can be cleared.

    The answer of `lattice.is_too_large`, for the layouts that there are.
    """
    return layout.name not in _TOO_LARGE
