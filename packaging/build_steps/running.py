"""Runs other programs for the steps."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from build_steps.project import StepError


def run(
    command: Sequence[str | Path],
    *,
    cwd: Path | None = None,
    environ: Mapping[str, str] | None = None,
    quiet: bool = True,
) -> str:
    """Run a program and give what it printed, both streams together.

    Args:
        command: the program and its arguments.
        cwd: where it runs.
        environ: what is added to the environment.
        quiet: whether its output is only shown when it fails.

    Raises:
        StepError: it is not installed, or did not end with 0; then its output has been shown.
    """
    words = [str(word) for word in command]
    try:
        result = subprocess.run(
            words,
            cwd=cwd,
            env=os.environ | dict(environ or {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    except FileNotFoundError as error:
        raise StepError(f"{words[0]} is not installed here.") from error
    if result.returncode or not quiet:
        print(result.stdout, end="", flush=True)
    if result.returncode:
        raise StepError(f"{Path(words[0]).name} failed with code {result.returncode}.")
    return result.stdout


def lacking(programs: Mapping[str, str]) -> list[str]:
    """The packages to install for those programs, `program: package`, that are not there."""
    return list(dict.fromkeys(p for name, p in programs.items() if shutil.which(name) is None))


def is_binary(path: Path) -> bool:
    """Whether a file is a program or a library of Linux, and no link to one."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"
