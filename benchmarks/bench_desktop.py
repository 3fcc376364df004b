#!/usr/bin/env python3
"""Measures what the program promises, on a private X display of 1280 x 800 pixels.

    python benchmarks/bench_desktop.py [startup] [idle] [frames] [moments] [--runs N] [--seconds S]
                                       [--frozen PROGRAM]

- startup: wall time from the start of the process to the first moment at which any part of a
  card, face or back, is on the screen, read from the display's own pixels; to the end of the
  dealing; and the memory after that: RSS (what `ps` shows, the figure compared), PSS, and what
  is the program's own. A bare window with 35 rectangles is started in turn with it, as the floor
  on the same machine in the same minute. One start of each goes before and does not count.
  With --frozen a frozen program, such as build/frozen/golf-desktop/golf-desktop, is started in
  turn with both: its first cards are to be there no later than the unfrozen program's.
- idle: processor time and wake-ups while nobody does anything.
- frames: the milliseconds for each frame of an animation in a window of 1280 x 800, by the clock
  and of the processor. On a machine that does other work the processor's are the ones to read.

Linux with Xvfb only: says so in one line and ends with code 2 elsewhere. A figure that is not
reached is shown, not an error; code 1 means that something could not be measured.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

import frames
import idle
import moments
import startup
from programs import ProgramError
from report import Figure, table
from xvfb import Display, NoDisplayError

_SUBJECTS = ("startup", "idle", "frames", "moments")


def main() -> int:
    """Measure what the arguments ask for, print the table, give the exit code."""
    options = _parse()
    subjects: dict[str, Callable[[Display], list[Figure]]] = {
        "startup": lambda display: startup.measure(display, options.runs, options.frozen),
        "idle": lambda display: idle.measure(display, options.seconds),
        "frames": frames.measure,
        "moments": lambda display: moments.measure(display, options.runs),
    }
    figures: list[Figure] = []
    try:
        with Display() as display:
            for name in options.subjects or subjects:
                print(f"Measuring {name} ...", file=sys.stderr, flush=True)
                figures += subjects[name](display)
    except NoDisplayError as error:
        print(error, file=sys.stderr)
        return 2
    except ProgramError as error:
        print(error, file=sys.stderr)
        return 1
    print(table(figures))
    print(f"Load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors.")
    return 0


def _parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure start-up, memory, rest and frames.")
    parser.add_argument("subjects", nargs="*", metavar="SUBJECT", help=", ".join(_SUBJECTS))
    parser.add_argument("--runs", type=int, default=7, metavar="N", help="starts that count")
    parser.add_argument("--seconds", type=float, default=10.0, metavar="S", help="how long to rest")
    parser.add_argument(
        "--frozen", type=Path, metavar="PROGRAM", help="a frozen program to compare in startup"
    )
    options = parser.parse_args()
    if options.frozen is not None:
        if not os.access(options.frozen, os.X_OK) or options.frozen.is_dir():
            parser.error(f"{options.frozen} is no program")
        if options.subjects and "startup" not in options.subjects:
            parser.error("--frozen is for the subject startup")
    unknown = [name for name in options.subjects if name not in _SUBJECTS]
    if unknown:
        parser.error(f"there is nothing to measure named {unknown[0]}")
    return options


if __name__ == "__main__":
    sys.exit(main())
