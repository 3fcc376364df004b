"""Rest: the processor time and the wake-ups of the program while nobody does anything."""

from __future__ import annotations

import os
import time
from pathlib import Path

from programs import Run, data_folder, game_command, running, script_command
from report import Figure
from xvfb import Display

_SLICE_SECONDS = 0.05
_THOUGHT_SECONDS = 6.0
"""After so long the hint for the position has been thought of, and the program is at rest."""


def measure(display: Display, seconds: float) -> list[Figure]:
    """Watch the program at rest for a while: before the first move, and then in play."""
    with data_folder() as folder:
        with running(game_command(folder), display) as run:
            rest = _watch(run, seconds)
        with running(script_command("game_in_play.py", folder), display) as run:
            play = _watch(run, seconds)
    # A tick of the clock that falls on a border shows in two slices.
    ticks = round(2 * seconds)
    return [
        _figure("at rest before the first move", rest, seconds, 0),
        _figure("at rest in play, clock running", play, seconds, ticks),
    ]


def _figure(name: str, watched: tuple[int, int, int], seconds: float, allowed: int) -> Figure:
    jiffies, wakeups, awake = watched
    share = 100 * jiffies / os.sysconf("SC_CLK_TCK") / seconds
    slices = round(seconds / _SLICE_SECONDS)
    return Figure(
        f"{name}, {seconds:g} s",
        f"{share:.1f} % CPU, {wakeups} wake-ups, awake in {awake} of {slices} slices",
        f"0 %, <= {allowed} slices" if allowed else "0 %, no wake-up",
        awake <= allowed and (share == 0 or (allowed > 0 and share < 1)),
    )


def _watch(run: Run, seconds: float) -> tuple[int, int, int]:
    """Wait for the end of the dealing and the thinking, then count for a while.

    Gives the processor time in clock ticks, the wake-ups, and in how many slices of
    `_SLICE_SECONDS` there was one.
    """
    run.seconds_to_first_card()
    run.seconds_to_stillness()
    time.sleep(_THOUGHT_SECONDS)
    jiffies, wakeups = _jiffies(run.pid), _wakeups(run.pid)
    before, awake = wakeups, 0
    for _ in range(round(seconds / _SLICE_SECONDS)):
        time.sleep(_SLICE_SECONDS)
        now = _wakeups(run.pid)
        awake += now != before
        before = now
    return _jiffies(run.pid) - jiffies, before - wakeups, awake


def _jiffies(pid: int) -> int:
    """User and system time of all threads, in clock ticks; see proc(5)."""
    after_name = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return int(after_name[11]) + int(after_name[12])


def _wakeups(pid: int) -> int:
    """How often any thread has gone to sleep of its own will, so has been woken before."""
    total = 0
    for task in Path(f"/proc/{pid}/task").iterdir():
        for line in (task / "status").read_text("utf-8").splitlines():
            if line.startswith("voluntary_ctxt_switches:"):
                total += int(line.split()[1])
    return total
