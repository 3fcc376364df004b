"""What a player can point at on the board."""

from __future__ import annotations

from enum import Enum


class Spot(Enum):
    """The places of the board that are no slots."""

    STOCK = "stock"
    WASTE = "waste"


Target = int | Spot
"""What the player points at: a slot's card, the stock or the waste."""
