"""Moments: how long the window stands still when something comes for the first time."""

from __future__ import annotations

import json
import subprocess

from programs import ProgramError, data_folder, script_command
from report import Figure, at_most, compared
from xvfb import Display

STANDSTILL_MS = 50
_NAMES = (
    "end of a cleared deal",
    "end of a lost deal",
    "set-up",
    "settings",
    "statistics",
    "help",
    "calendar",
    "share",
    "review",
    "new round",
    "score card",
)


def measure(display: Display, runs: int) -> list[Figure]:
    """Time the longest standstill of each moment, each in a program that was just started.

    Raises:
        ProgramError: a program that times itself failed.
    """
    return [figure for name in _NAMES for figure in _figures(name, display, runs)]


def _figures(name: str, display: Display, runs: int) -> list[Figure]:
    """The time by the clock, which other work on the machine lengthens, and the processor's."""
    walls, busies = zip(*(_longest(name, display) for _ in range(runs)), strict=True)
    return [
        compared(f"{name}: longest standstill", walls, "ms"),
        at_most("  processor time", busies, STANDSTILL_MS, "ms"),
    ]


def _longest(name: str, display: Display) -> tuple[float, float]:
    """The longest standstill by the clock, and the longest in processor time, in milliseconds."""
    with data_folder() as folder:
        command = script_command("moments_probe.py", folder, name)
        result = subprocess.run(
            command, env=display.environ(), stdout=subprocess.PIPE, check=False, text=True
        )
    if result.returncode:
        raise ProgramError(f"The probe of “{name}” ended with code {result.returncode}.")
    wall, busy = json.loads(result.stdout)
    return wall, busy
