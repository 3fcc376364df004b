"""The names of files that the player saves something under."""

from __future__ import annotations

from pathlib import Path


def with_ending(path: Path, *endings: str) -> Path:
    """A name that says what is in the file: the same, or with an ending that there is.

    Args:
        path: the name that the player chose.
        endings: the endings that the file may have, with their dots; the first is added where the
            name has none of them.
    """
    return path if path.suffix.lower() in endings else path.with_name(path.name + endings[0])
