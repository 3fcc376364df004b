#!/usr/bin/env python3
"""Install what was built on this system, let it test itself, upgrade it and remove it again.

    python3 packaging/try_installer.py FOLDER [KIND...]

The kinds are deb, rpm, tar, windows, windows-all and mac; without one, those of this system are
tried. For a machine that may be changed, as the release workflow has one for each system: packages
are installed, which on Linux takes sudo. What the player has must outlive the program.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from build_steps import project
from build_steps.project import NAME, StepError
from build_steps.running import run
from build_steps.trial_systems import Archive, Debian, Fedora, Mac, System, Windows

KINDS: dict[str, Callable[[Path], System]] = {
    "deb": Debian,
    "rpm": Fedora,
    "tar": Archive,
    "windows": Windows,
    "windows-all": partial(Windows, for_all=True),
    "mac": Mac,
}
"""What can be tried."""
USUAL = {"win32": ("windows", "windows-all"), "darwin": ("mac",)}
"""What is tried on a system when nothing is named; elsewhere it is the package for Debian."""


def main(argv: list[str]) -> int:
    """Try what is in the folder that the first argument names; give the exit code."""
    folder, *kinds = argv
    try:
        for kind in kinds or USUAL.get(sys.platform, ("deb",)):
            if kind not in KINDS:
                raise StepError(f"There is no kind {kind}; there are {', '.join(KINDS)}.")
            print(f"--- {kind}", flush=True)
            try_out(KINDS[kind](Path(folder)))
    except StepError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def try_out(system: System) -> None:
    """Install, test, upgrade, remove.

    Raises:
        StepError: something of it went wrong.
    """
    kept = system.data / "kept-by-the-trial.golf"
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text("a file of the player's", "utf-8")
    stale = _install_older(system)
    for step in ("installed", "installed over itself"):
        system.install()
        if stale is not None and stale.exists():
            raise StepError(f"The upgrade left {stale} of the older version.")
        test_itself(system.program)
        system.check()
        print(f"{NAME} {project.version()} {step}: it passes its test.", flush=True)
    system.remove()
    _look_for_traces(system)
    if not kept.exists():
        raise StepError("The player's files were removed with the program.")
    print("Removed, and the player's files are there.", flush=True)
    system.install()
    if system.remove_with_data():
        _look_for_traces(system)
        if system.data.exists():
            raise StepError("The player's files were to be removed too, but are there.")
        print("Removed with the player's files.", flush=True)
    else:
        system.remove()
        kept.unlink()


def _install_older(system: System) -> Path | None:
    """Install the older version if there is one; give a file that only that one has."""
    stale = system.install_older()
    if stale is not None:
        if not stale.exists():
            raise StepError(f"The older version is not installed whole: {stale} is missing.")
        print("An older version is installed.", flush=True)
    return stale


def _look_for_traces(system: System) -> None:
    left = [path for path in system.traces() if os.path.lexists(path)]
    if left:
        raise StepError(f"The program left {left[0]}.")


def test_itself(program: Path) -> None:
    """Let the installed program test itself.

    Raises:
        StepError: it does not pass.
    """
    with tempfile.TemporaryDirectory() as folder:
        result = Path(folder) / "result.json"
        try:
            run([program, "--self-test", result], cwd=Path(folder))
        finally:
            if result.exists():
                print(result.read_text("utf-8"), flush=True)
        if not result.exists() or not json.loads(result.read_text("utf-8"))["passed"]:
            raise StepError("The installed program did not pass its own test.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
