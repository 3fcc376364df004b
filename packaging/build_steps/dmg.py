"""The step `dmg`."""

from __future__ import annotations

from pathlib import Path

from build_steps.job import Job
from build_steps.project import StepError


def problem() -> str | None:
    """Why this system cannot do it, in one line; None if it can."""
    return "not written yet"


def make(job: Job) -> list[Path]:
    """Do it; give the files made for players."""
    raise StepError("not written yet")
