"""Frames: how long the window takes to paint each frame of an animation."""

from __future__ import annotations

import json
import subprocess
from statistics import median, quantiles

from programs import ProgramError, data_folder, script_command
from report import Figure
from xvfb import HEIGHT, WIDTH, Display

FRAME_MS = 8
_TARGETED = "seven cards at once"


def measure(display: Display) -> list[Figure]:
    """Time the frames of a deal and of seven cards that fly at once.

    Raises:
        ProgramError: the program that times itself failed.
    """
    with data_folder() as folder:
        command = script_command("frame_probe.py", folder, str(WIDTH), str(HEIGHT))
        result = subprocess.run(
            command, env=display.environ(), stdout=subprocess.PIPE, check=False, text=True
        )
    if result.returncode:
        raise ProgramError(f"The frame probe ended with code {result.returncode}.")
    found: dict[str, list[float]] = json.loads(result.stdout)
    return [_figure(name, frames) for name, frames in found.items()]


def _figure(name: str, frames: list[float]) -> Figure:
    """Every frame has to be fast enough, so the slowest decides."""
    high = quantiles(frames, n=20)[-1]
    measured = (
        f"{median(frames):.1f} ms, 95 % within {high:.1f}, slowest {max(frames):.1f}, "
        f"n={len(frames)}"
    )
    if name != _TARGETED:
        return Figure(f"frame, {name}", measured)
    return Figure(f"frame, {name}", measured, f"each < {FRAME_MS} ms", max(frames) < FRAME_MS)
