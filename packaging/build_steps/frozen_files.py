"""Which files the frozen program holds.

PyInstaller's own lists of what to leave out act on Python modules; what a plugin of Qt's pulls in
by its libraries is only known once all have been gathered. So the choice is made on the result.
"""

from __future__ import annotations

import plistlib
from pathlib import Path
from typing import Any

from build_steps import project, templates

EXCLUDED_MODULES: list[str] = []


def keeps(destination: str, platform: str) -> bool:
    """Whether the frozen program holds a file.

    Args:
        destination: where PyInstaller would put it, relative to the program's folder, with the
            separators of any system.
        platform: what `sys.platform` says.
    """
    return bool(destination and platform)


def resources(root: Path = project.ROOT) -> list[tuple[str, str]]:
    """The pictures that come with the program, as PyInstaller wants them: file and folder."""
    found = sorted((root / "resources").rglob("*.svg"))
    return [
        (str(path), str(Path("golf_desktop") / path.relative_to(root).parent)) for path in found
    ]


def info_plist(template: Path = project.PACKAGING / "macos" / "Info.plist.in") -> dict[str, Any]:
    """What macOS is told about the program."""
    filled: dict[str, Any] = plistlib.loads(templates.fill(template.read_text("utf-8")).encode())
    return filled
