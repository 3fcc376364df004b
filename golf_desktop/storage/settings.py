"""The player's choices and the window's state, each a form in a file of its own."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta

from golf_desktop.engine.layout import GOLF, LAYOUTS
from golf_desktop.engine.rules import MOST_JOKERS, KingRule, Rules, Scoring, king_rules
from golf_desktop.solver.difficulty import Difficulty
from golf_desktop.storage.struct_file import Form, StructFile, declarations

__all__ = [
    "HELP_ZOOM_LEAST",
    "HELP_ZOOM_MOST",
    "AnimationSpeed",
    "CardBack",
    "ClothColour",
    "Deck",
    "Form",
    "HintKind",
    "RecentFiles",
    "Settings",
    "StructFile",
    "ThemeChoice",
    "WindowState",
    "declarations",
]


HELP_ZOOM_LEAST, HELP_ZOOM_MOST = -4, 12
"""How far the letters of the help can be made smaller and larger, in steps of a tenth."""


class AnimationSpeed(StrEnum):
    """How fast cards move."""

    SYSTEM = "system"
    """Normal, and off where the system asks for less motion."""
    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class CardBack(StrEnum):
    """The pattern on the back of the cards."""

    BLUE = "blue"
    RED = "red"
    GREEN = "green"


class Deck(StrEnum):
    """How the faces of the cards are drawn."""

    STANDARD = "standard"
    LARGE = "large"
    """One large figure and one large pip, for small windows and weak eyes."""


class ThemeChoice(StrEnum):
    """The colours of the windows."""

    SYSTEM = "system"
    """Light, dark or of high contrast, as the system is."""
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class ClothColour(StrEnum):
    """The colour of the table."""

    GREEN = "green"
    BLUE = "blue"
    RED = "red"


class HintKind(StrEnum):
    """What a hint may know."""

    FAIR = "fair"
    """What the player can see and count."""
    SEEING = "seeing"
    """The order of the stock as well."""


class Settings(Form, kw_only=True):
    """What the player has chosen."""

    IS_CHOSEN: ClassVar[bool] = True
    IMPLIED: ClassVar[tuple[str, ...]] = ("packs",)

    king_rule: Annotated[
        KingRule, Meta(title="On a king", description="What may be played on a king, next deal on.")
    ] = KingRule.NOTHING
    scoring: Annotated[
        Scoring, Meta(title="Scoring", description="How deals are scored, from the next on.")
    ] = Scoring.BELOW_ZERO
    winnable_only: Annotated[
        bool,
        Meta(
            title="Only deals that can be cleared",
            description="Whether a deal that cannot be cleared is never dealt, unless it is asked "
            "for by its number.",
        ),
    ] = False
    difficulty: Annotated[
        Difficulty,
        Meta(
            title="Difficulty",
            description="Of a hundred quick players who do not plan ahead, none clears a hard "
            "deal, a few clear a medium one, and more an easy one.",
        ),
    ] = Difficulty.ANY
    layout: Annotated[
        str,
        Meta(
            title="Layout",
            description="The tableau that is played, from the next deal on.",
            pattern=rf"^({'|'.join(LAYOUTS)})\Z",
        ),
    ] = GOLF.name
    jokers: Annotated[
        int,
        Meta(
            title="Jokers",
            description="How many jokers are in the pack, from the next deal on.",
            ge=0,
            le=MOST_JOKERS,
        ),
    ] = 0
    animation: Annotated[
        AnimationSpeed, Meta(title="Animations", description="How fast cards move.")
    ] = AnimationSpeed.SYSTEM
    back: Annotated[
        CardBack, Meta(title="Card back", description="The pattern on the back of the cards.")
    ] = CardBack.BLUE
    deck: Annotated[
        Deck, Meta(title="Cards", description="How the faces of the cards are drawn.")
    ] = Deck.STANDARD
    four_colours: Annotated[
        bool,
        Meta(
            title="Four colours",
            description="Whether clubs are green and diamonds blue, so that each suit has a "
            "colour of its own.",
        ),
    ] = False
    theme: Annotated[
        ThemeChoice, Meta(title="Colours", description="The colours of the windows.")
    ] = ThemeChoice.SYSTEM
    cloth: Annotated[ClothColour, Meta(title="Cloth", description="The colour of the table.")] = (
        ClothColour.GREEN
    )
    show_clock: Annotated[
        bool, Meta(title="Show the time", description="Whether the playing time is shown.")
    ] = True
    show_counters: Annotated[
        bool,
        Meta(
            title="Show the counters",
            description="Whether the moves, the score and the cards left in the stock are shown.",
        ),
    ] = True
    show_playable: Annotated[
        bool,
        Meta(
            title="Mark what can be played",
            description="Whether the cards that can be played now have a small mark.",
        ),
    ] = False
    sound: Annotated[
        bool, Meta(title="Sounds", description="Whether plays, turns and a won deal are heard.")
    ] = False
    volume: Annotated[
        int, Meta(title="Volume", description="How loud the sounds are, in per cent.", ge=0, le=100)
    ] = 60
    hints: Annotated[
        HintKind,
        Meta(
            title="Hints",
            description="Whether a hint knows only what you can see and count, or looks into the "
            "stock.",
        ),
    ] = HintKind.FAIR
    show_indicator: Annotated[
        bool,
        Meta(
            title="Show what is still possible",
            description="Whether the status line tells if the deal can still be cleared, and the "
            "best score in reach. It gives much away.",
        ),
    ] = False
    language: Annotated[
        str,
        Meta(
            title="Language",
            description="As in fi or pt_BR; empty for the system's language.",
            pattern=r"^([a-z]{2,3}(_[A-Z]{2})?)?\Z",
        ),
    ] = ""
    shortcuts: Annotated[
        dict[str, Annotated[str, Meta(max_length=60)]],
        Meta(
            title="Keys",
            description="The keys that were chosen for commands, by the commands' names; empty for "
            "none.",
            max_length=100,
        ),
    ] = msgspec.field(default_factory=dict)
    help_zoom: Annotated[
        int,
        Meta(
            title="Letters of the help",
            description="By how many steps they are larger than usual; below zero smaller.",
            ge=HELP_ZOOM_LEAST,
            le=HELP_ZOOM_MOST,
        ),
    ] = 0
    first_steps: Annotated[
        bool,
        Meta(
            title="First steps",
            description="Whether the next start shows on the board how a card is played.",
        ),
    ] = True

    @property
    def rules(self) -> Rules:
        """The rules of the next deal. What does not go with their layout is as it usually is."""
        layout = LAYOUTS.get(self.layout, GOLF)
        allowed = king_rules(layout)
        return Rules(
            self.king_rule if self.king_rule in allowed else allowed[0],
            self.scoring if layout.has_stock else Scoring.BELOW_ZERO,
            layout,
            self.jokers if layout.has_stock else 0,
        )

    def with_rules(self, rules: Rules) -> Settings:
        """The same settings with these rules for the next deal.

        How deals are scored is kept where the layout leaves no choice in it.
        """
        return msgspec.structs.replace(
            self,
            king_rule=rules.king_rule,
            scoring=rules.scoring if rules.layout.has_stock else self.scoring,
            layout=rules.layout.name,
            jokers=rules.jokers,
        )

    def misfits(self) -> dict[str, Any]:
        """The options that do not go with the layout, each with one that does."""
        fit = self.with_rules(self.rules)
        return {
            key: getattr(fit, key)
            for key in ("king_rule", "jokers")
            if getattr(fit, key) != getattr(self, key)
        }

    @property
    def packs(self) -> int:
        """How many packs are played with, which the layout decides."""
        return self.rules.packs

    def with_setup_of(self, other: Settings) -> Settings:
        """The same settings with what the settings dialog does not restore, from others.

        That is their rules, their choice of deals, their keys, and what they came to elsewhere.
        """
        return msgspec.structs.replace(
            self.with_rules(other.rules),
            winnable_only=other.winnable_only,
            difficulty=other.difficulty,
            shortcuts=other.shortcuts,
            help_zoom=other.help_zoom,
            first_steps=other.first_steps,
        )


class WindowState(Form, kw_only=True):
    """Where the window was. Not a choice of the player's, so not among the settings."""

    geometry: Annotated[
        str,
        Meta(
            title="Place",
            description="Qt's own record of size, place, screen and state, in base 64; empty "
            "before the first start.",
            pattern=r"^[A-Za-z0-9+/=]*$",
            max_length=4096,
        ),
    ] = ""


class RecentFiles(Form, kw_only=True):
    """The save files that were opened or saved last."""

    files: Annotated[
        list[str], Meta(title="Recent files", description="Their paths, the latest first.")
    ] = msgspec.field(default_factory=list)
