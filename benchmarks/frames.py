"""Frames: how long the window takes to paint each frame of an animation."""

from __future__ import annotations

import json
import subprocess
from dataclasses import replace
from statistics import median, quantiles

from programs import ProgramError, data_folder, script_command
from report import Figure
from xvfb import HEIGHT, WIDTH, Display

FRAME_MS = 8
_TARGETED = ("seven cards at once", "the flourish of a cleared deal")


def measure(display: Display) -> list[Figure]:
    """Time the frames of a deal, of seven cards that fly at once, and of the flourish.

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
    found: dict[str, list[tuple[float, float]]] = json.loads(result.stdout)
    return [figure for name, frames in found.items() for figure in _figures(name, frames)]


def _figures(name: str, frames: list[tuple[float, float]]) -> list[Figure]:
    """The time by the clock, which other work on the machine lengthens, and the processor's.

    Every frame has to be fast enough, so the slowest decides.
    """
    wall, busy = ([frame[which] for frame in frames] for which in range(2))
    painted = Figure("  processor time", _text(busy))
    if name in _TARGETED:
        painted = replace(painted, target=f"each < {FRAME_MS} ms", reached=max(busy) < FRAME_MS)
    return [Figure(f"frame, {name}", _text(wall)), painted]


def _text(values: list[float]) -> str:
    high = quantiles(values, n=20)[-1]
    return (
        f"{median(values):.1f} ms, 95 % in {high:.1f}, slowest {max(values):.1f}, n={len(values)}"
    )
