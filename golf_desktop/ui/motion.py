"""How long everything that moves takes. All durations are here and nowhere else."""

from __future__ import annotations

from golf_desktop.storage.settings import AnimationSpeed

FRAME_MS = 15
"""From one frame of an animation to the next."""

PLAY_MS = 190
TURN_MS = 210
UNDO_MS = 170
RETURN_MS = 200
"""A card that was dragged and let go elsewhere comes home."""
DEAL_MS = 240
DEAL_STEP_MS = 16
"""From one card's start to the next while dealing."""
SLIDE_MS = 160
"""Cards that make room."""
SHAKE_MS = 320
SMALL_DEAL_MS = 420
"""A small board in the set-up is dealt out."""

FLAG_MS = 1500
"""The flag at the end of a won deal rises, stands and sinks."""
ARC_MS = 520
"""A card's way into its hole."""
ARC_STEP_MS = 85
"""From one card's start to the next on that way."""

RESIZE_SETTLE_MS = 80
"""So long the old card pictures are scaled before new ones are drawn for a new size."""

MESSAGE_MS = 6000
"""How long the status line keeps a message."""

_FACTORS = {
    AnimationSpeed.SYSTEM: 1.0,
    AnimationSpeed.OFF: 0.0,
    AnimationSpeed.FAST: 0.55,
    AnimationSpeed.NORMAL: 1.0,
    AnimationSpeed.SLOW: 2.2,
}


def factor(speed: AnimationSpeed) -> float:
    """What the durations are multiplied with at a speed; zero means that nothing moves.

    What the system asks for is already in `Preferences.speed`.
    """
    return _FACTORS[speed]
