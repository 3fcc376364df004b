"""The step `smoke`: let the frozen program test itself."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from build_steps import project
from build_steps.job import Job
from build_steps.project import StepError
from build_steps.running import run


def problem() -> str | None:
    """Why this system cannot do it, in one line; None if it can."""
    return None


def make(job: Job) -> list[Path]:
    """Test the frozen program, with a window where there is a display.

    Raises:
        StepError: it does not pass its test.
    """
    if job.payload is not None:
        return []
    result = project.BUILD / "self-test.json"
    result.unlink(missing_ok=True)
    failed: StepError | None = None
    try:
        run([program(), "--self-test", result])
    except StepError as error:
        failed = error
    if not result.exists():
        raise failed or StepError("The frozen program left no result of its test.")
    report = json.loads(result.read_text("utf-8"))
    for step in report["steps"]:
        print(f"{step['seconds']:7.2f} s  {step['name']}: {step['problem'] or 'passed'}")
    for warning in report["warnings"]:
        print(f"           Qt or the log: {warning}")
    if failed is not None or not report["passed"]:
        raise StepError(f"The frozen program did not pass its own test: see {result}.")
    _check_printing()
    return []


def _check_printing() -> None:
    """Make sure that a console is told what it asks for.

    Raises:
        StepError: it is not.
    """
    said = run([program(project.CONSOLE_PROGRAM), "--version"]).strip()
    if said != f"{project.NAME} {project.version()}":
        raise StepError(f"Asked for its version the frozen program says {said!r}.")


def program(on_windows: str = project.PROGRAM) -> Path:
    """The frozen program itself, of which Windows has two, one of them for a console."""
    if sys.platform == "darwin":
        return project.FROZEN_MAC / "Contents" / "MacOS" / project.PROGRAM
    return project.FROZEN / (f"{on_windows}.exe" if sys.platform == "win32" else project.PROGRAM)
