#!/usr/bin/env python3
"""Build the installers of this system from a checkout.

    python3 packaging/build.py                 what this system can make
    python3 packaging/build.py STEP...         make it, and what it needs first

Each step first does those it needs; those done in the same call are not done again. The programs
for packing come from an environment of their own in build/venv: what is frozen holds only what the
game itself needs. Installers are put into dist/. Standard library only.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Protocol

from build_steps import environment
from build_steps.job import Job
from build_steps.project import StepError

STEPS = {
    "icons": "the icons, from their SVG, as PNG, ICO and ICNS",
    "freeze": "the program with its Python and Qt in one folder",
    "smoke": "let the frozen program test itself",
    "deb": "package for Debian and Ubuntu",
    "try_deb": "install that package in a bare Debian, play, upgrade and purge it",
    "rpm": "package for Fedora and openSUSE",
    "appimage": "AppImage for any Linux, or its content where no runtime is given",
    "tar": "archive for any Linux",
    "nsis": "installer for Windows",
    "nsis_older": "an older installer for Windows, to try an upgrade from it",
    "dmg": "disk image for macOS",
    "wheel": "wheel and source archive, for pip and pipx",
}
"""What each step makes."""
NEEDS = {
    "freeze": ("icons",),
    "smoke": ("freeze",),
    "try_deb": ("deb",),
    **dict.fromkeys(("deb", "rpm", "appimage", "tar", "nsis", "nsis_older", "dmg"), ("smoke",)),
}
"""What has to be done before a step."""
TRIALS = ("try_deb", "nsis_older")
"""The steps that make nothing for players."""


class Step(Protocol):
    """What a step's module has."""

    def problem(self) -> str | None:
        """Why this system cannot do it, in one line; None if it can."""

    def make(self, job: Job) -> list[Path]:
        """Do it; give the files made for players."""


def main(argv: list[str]) -> int:
    """Do the steps that the arguments name; give the exit code."""
    options = _parser().parse_args(argv)
    try:
        if not options.steps:
            _list_steps()
            return 0
        environment.enter(argv)
        job = Job(options.runtime_file, options.pictures, options.payload, options.licence_texts)
        is_all = "all" in options.steps
        names = in_order(installers() if is_all else options.steps)
        _do_all(names, job, if_possible=is_all or options.if_possible)
    except StepError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def in_order(names: list[str], needs: Mapping[str, tuple[str, ...]] = NEEDS) -> list[str]:
    """The steps named and those they need, each once, after what it needs."""
    found: list[str] = []
    for name in names:
        found += [*in_order(list(needs.get(name, ())), needs), name]
    return list(dict.fromkeys(found))


def installers() -> list[str]:
    """The steps that make something."""
    return [name for name in STEPS if name not in TRIALS]


def problem(name: str) -> str | None:
    """Why this system cannot do a step, in one line, be it for a step that it needs; else None."""
    for each in reversed(in_order([name])):
        why = _step(each).problem()
        if why is not None:
            return why if each == name else f"it needs {each}: {why}"
    return None


def _do_all(names: list[str], job: Job, *, if_possible: bool) -> None:
    left_out = {name: why for name in names if (why := problem(name)) is not None}
    if left_out and not if_possible:
        name, why = next(iter(left_out.items()))
        raise StepError(f"{name}: {why}")
    for name in names:
        if name in left_out:
            print(f"--- {name} is left out: {left_out[name]}", flush=True)
        else:
            _do(name, _step(name), job)


def _do(name: str, step: Step, job: Job) -> None:
    started = time.monotonic()
    print(f"--- {name}", flush=True)
    for path in step.make(job):
        print(f"{path} ({path.stat().st_size / 1e6:.1f} MB)", flush=True)
    print(f"    {time.monotonic() - started:.0f} s", flush=True)


def _step(name: str) -> Step:
    module: Step = import_module(f"build_steps.{name}")
    return module


def _list_steps() -> None:
    for name, text in STEPS.items():
        why = problem(name)
        print(f"{name:<11}{text}{f': not here, {why}' if why else ''}")
    print(f"{'all':<11}all of these that can be made here")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="build.py", description="Build the installers of this system."
    )
    parser.add_argument("steps", nargs="*", choices=[*STEPS, "all", []], metavar="STEP")
    parser.add_argument(
        "--if-possible",
        action="store_true",
        help="leave out a step that this system cannot do, and say so",
    )
    parser.add_argument(
        "--runtime-file", type=Path, metavar="FILE", help="the runtime that an AppImage begins with"
    )
    parser.add_argument(
        "--pictures",
        metavar="ADDRESS",
        help="the address on the net of the folder resources, for software centres",
    )
    parser.add_argument(
        "--payload",
        type=Path,
        metavar="FOLDER",
        help="pack this folder in the place of the frozen program, to try a step",
    )
    parser.add_argument(
        "--licence-texts",
        type=Path,
        metavar="FOLDER",
        help="licences that the system lacks: LGPL-3, GPL-3, LGPL-2.1, on Linux icu and libffi",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
