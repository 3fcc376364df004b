"""The environment that the steps run in, with the programs for packing: build/venv."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from build_steps.project import BUILD, PACKAGING

VENV = BUILD / "venv"


def is_inside() -> bool:
    """Whether this process runs in it."""
    return Path(sys.prefix).resolve() == VENV.resolve()


def enter(arguments: Sequence[str]) -> None:
    """Go on in the environment, which is made if need be; return only if this process is in it.

    Args:
        arguments: the command line of `build.py`, without its name.
    """
    if is_inside():
        return
    # The set-up script ends by starting build.py anew, inside.
    command = [sys.executable, str(PACKAGING / "bootstrap.py"), "build", *arguments]
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(command[0], command)
    sys.exit(subprocess.call(command))


def tool(name: str) -> Path:
    """A program of the environment that this process runs in."""
    folder = Path(sys.prefix) / ("Scripts" if os.name == "nt" else "bin")
    return folder / (f"{name}.exe" if os.name == "nt" else name)
