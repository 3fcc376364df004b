"""How the cards and the table look."""

from __future__ import annotations

from dataclasses import dataclass

from golf_desktop.storage.settings import CardBack, Deck, Settings
from golf_desktop.ui.design import GREEN_CLOTH, Cloth
from golf_desktop.ui.themes import cloth_of


@dataclass(frozen=True, slots=True)
class Look:
    """What the player chose of cards and table.

    Attributes:
        deck: how the faces are drawn.
        back: the pattern on the backs.
        four_colours: whether each suit has a colour of its own.
        cloth: what the cards lie on.
    """

    deck: Deck = Deck.STANDARD
    back: CardBack = CardBack.BLUE
    four_colours: bool = False
    cloth: Cloth = GREEN_CLOTH

    @classmethod
    def of(cls, settings: Settings) -> Look:
        """What the settings ask for."""
        return cls(settings.deck, settings.back, settings.four_colours, cloth_of(settings))
