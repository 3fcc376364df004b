"""What a step is asked to do."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Job:
    """The options of the command line that concern the steps.

    Attributes:
        runtime_file: the runtime that an AppImage begins with, or None if there is none at hand.
        pictures: the address on the net of the folder `resources`, for software centres, or None.
        payload: the folder to pack in the place of the frozen program, for trying a step.
        licence_texts: a folder with licences that no package brings, or None: the system has them.
    """

    runtime_file: Path | None = None
    pictures: str | None = None
    payload: Path | None = None
    licence_texts: Path | None = None
