"""The step `nsis_older`: an older installer for Windows, to try an upgrade from it."""

from __future__ import annotations

import shutil
from pathlib import Path

from build_steps import nsis, project
from build_steps.job import Job
from build_steps.project import BUILD, FROZEN, OLD_VERSION, PROGRAM

FOLDER = BUILD / "older"
"""Where it is put: it is not for players."""


def problem() -> str | None:
    """Why this system cannot do it, in one line; None if it can."""
    return nsis.problem()


def make(job: Job) -> list[Path]:
    """Pack the same program with one file more."""
    payload = BUILD / "windows" / "older"
    shutil.rmtree(payload, ignore_errors=True)
    add_stale(job.payload or FROZEN, payload)
    nsis.write_installer(
        payload,
        FOLDER / f"{PROGRAM}-{OLD_VERSION}-windows-x64.exe",
        nsis.Pictures.drawn(),
        BUILD / "windows" / "older-script",
        version=OLD_VERSION,
    )
    shutil.rmtree(payload)
    return []


def add_stale(program: Path, target: Path) -> None:
    """Copy a program's folder, with one file more among its libraries."""
    shutil.copytree(program, target)
    (target / "_internal" / project.STALE).write_text("of the older version\n", "utf-8")
