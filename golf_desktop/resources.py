"""Where the pictures that come with the program are.

They stand in ``resources`` beside the package in a checkout and inside it in a wheel or a frozen
program; everything asks here and never needs to know which.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource(name: str) -> Path:
    """The path of a file that comes with the program, such as ``cards/TH.svg``."""
    inside = _PACKAGE / "resources"
    folder = inside if inside.is_dir() else _PACKAGE.parent / "resources"
    return folder / name
