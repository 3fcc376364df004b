"""What the project is called, where its parts are, and its version, which is read from one place.

Standard library only, as everything here that may run before the build environment is made.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build"
"""What steps make for each other; may be removed at any time."""
DIST = ROOT / "dist"
"""What is given to players."""
FROZEN = BUILD / "frozen" / "golf-desktop"
"""The frozen program's folder."""
FROZEN_MAC = BUILD / "frozen" / "Golf Desktop.app"
"""On a Mac, the bundle around it."""
ICONS = BUILD / "icons"
"""`golf-desktop-SIZE.png`, `golf-desktop.ico`, `golf-desktop.icns`, and those of the documents."""

PROGRAM = "golf-desktop"
"""The program's file, and Qt's desktopFileName."""
CONSOLE_PROGRAM = "golf-desktop-cli"
"""On Windows, the same program for a console, which the other has none of."""
NAME = "Golf Desktop"
SUMMARY = "Golf patience for the desktop"
SUMMARY_FI = "Golf-pasianssi työpöydälle"
SUMMARY_NL = "Golf-patience voor de desktop"
PUBLISHER = "The Golf Desktop authors"
YEARS = "2026"
MIME_TYPE = "application/x-golf-desktop-game"
MIME_NAME = "Golf Desktop game"
MIME_NAME_FI = "Golf Desktop -peli"
MIME_NAME_NL = "Golf Desktop-spel"
SUFFIX = ".golf"
SCHEME = "golf-solitaire"
"""The scheme of links, ``golf-solitaire:…``."""
BUNDLE_ID = "golf-desktop"
"""How a Mac tells programs apart."""

OLD_VERSION = "0.0.1"
"""That of an older package made to try an upgrade from it: the same program with one file more."""
STALE = "stale.txt"
"""That file, among the program's libraries."""

_VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)


class StepError(Exception):
    """Why a step cannot be done, in one line."""


def version(source: Path = ROOT / "golf_desktop" / "__init__.py") -> str:
    """The version, such as ``0.1.0``.

    Raises:
        StepError: the source does not tell it.
    """
    match = _VERSION.search(source.read_text("utf-8"))
    if match is None:
        raise StepError(f"{source} has no line that tells the version.")
    return match[1]


def version_numbers(text: str) -> tuple[int, int, int, int]:
    """The version as Windows wants it: four numbers. What follows the numbers is left out.

    Raises:
        StepError: it does not begin with a number, or has more than four.
    """
    match = re.match(r"\d+(\.\d+){0,3}(?![.\d])", text)
    if match is None:
        raise StepError(f"{text} is no version.")
    numbers = [int(part) for part in match[0].split(".")]
    first, second, third, fourth = [*numbers, 0, 0, 0][:4]
    return first, second, third, fourth
