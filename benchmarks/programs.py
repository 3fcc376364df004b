"""The programs that are measured, started as a player would start them."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from xvfb import Display

_HERE = Path(__file__).resolve().parent
_ROOT = _HERE.parent
_PAPER = re.compile(r'fill="#(f[0-9a-f]f[0-9a-f]f[0-9a-f])"')
_POLL_SECONDS = 0.001
_PATIENCE_SECONDS = 30.0
_STILL_SECONDS = 0.7
"""After so long without a changed pixel the window counts as still."""


class ProgramError(Exception):
    """A measured program did not do what it is measured at; the message says what."""


def paper() -> bytes:
    """The colour, red, green, blue, of a card's paper, which face and back have in common.

    Raises:
        ProgramError: the back's picture has no such colour.
    """
    match = _PAPER.search((_ROOT / "resources/cards/back-blue.svg").read_text("utf-8"))
    if match is None:
        raise ProgramError("The card back has no paper-white in it.")
    return bytes.fromhex(match[1])


def game_command(folder: str, frozen: Path | None = None) -> list[str]:
    """Golf Desktop on deal 1, with its files in a folder.

    Args:
        folder: where the player's files are.
        frozen: the frozen program. Without one it is the installed command if there is one.
    """
    script = Path(sys.executable).with_name("golf-desktop")
    start = [str(script)] if script.exists() else [sys.executable, "-m", "golf_desktop"]
    if frozen is not None:
        start = [str(frozen.resolve())]
    return [*start, "--deal", "1", "--data-dir", folder]


def bare_command() -> list[str]:
    """The bare window."""
    return script_command("bare_window.py", f"#{paper().hex()}")


def script_command(name: str, *arguments: str) -> list[str]:
    """A script of this folder."""
    return [sys.executable, str(_HERE / name), *arguments]


class Run:
    """One start of a program on a display.

    Args:
        command: what to start.
        display: where it opens its window.
    """

    def __init__(self, command: list[str], display: Display) -> None:
        self._screen = display.screen
        self._paper = paper()
        self._started = time.perf_counter()
        self._process = subprocess.Popen(command, cwd=_ROOT, env=display.environ())

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def seconds_to_first_card(self) -> float:
        """Wait until any part of a card, face or back, is on the screen; seconds since the start.

        Raises:
            ProgramError: none came, or the program ended.
        """
        while not self._screen.shows(self._paper):
            self._check("no card on the screen")
            time.sleep(_POLL_SECONDS)
        return time.perf_counter() - self._started

    def seconds_to_stillness(self) -> float:
        """Wait until nothing changes on the screen any more; seconds from start to last change.

        Raises:
            ProgramError: it never came to rest, or the program ended.
        """
        seen, changed = self._screen.picture(), time.perf_counter()
        while time.perf_counter() - changed < _STILL_SECONDS:
            self._check("the window does not come to rest")
            time.sleep(5 * _POLL_SECONDS)
            picture = self._screen.picture()
            if picture != seen:
                seen, changed = picture, time.perf_counter()
        return changed - self._started

    def end(self) -> None:
        """End the program and wait until its window is gone."""
        self._process.terminate()
        self._process.wait()
        deadline = time.perf_counter() + _PATIENCE_SECONDS
        while self._screen.shows(self._paper) and time.perf_counter() < deadline:
            time.sleep(_POLL_SECONDS)

    def _check(self, complaint: str) -> None:
        code = self._process.poll()
        if code is not None:
            raise ProgramError(f"The program ended with code {code}: {complaint}.")
        if time.perf_counter() - self._started > _PATIENCE_SECONDS:
            raise ProgramError(f"After {_PATIENCE_SECONDS:g} seconds {complaint}.")


@contextmanager
def running(command: list[str], display: Display) -> Iterator[Run]:
    """A program that runs for the time of the block."""
    run = Run(command, display)
    try:
        yield run
    finally:
        run.end()


@contextmanager
def data_folder() -> Iterator[str]:
    """An empty folder for the player's files, for the time of the block."""
    with TemporaryDirectory(prefix="golf-bench-") as folder:
        yield folder
