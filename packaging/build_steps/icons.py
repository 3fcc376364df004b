"""The step `icons`."""

from __future__ import annotations

from pathlib import Path

from build_steps.job import Job


def problem() -> str | None:
    """Why this system cannot do it, in one line; None if it can."""
    return None


def make(job: Job) -> list[Path]:
    """Do it; give the files made for players."""
    return []
