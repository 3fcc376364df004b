"""A private X server without a screen, whose pixels can be read as a file."""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

WIDTH, HEIGHT = 1280, 800
_DEPTH = 24
_START_SECONDS = 10


class NoDisplayError(Exception):
    """There is no X server to measure with; the message says why, in one line."""


class Display:
    """An Xvfb of our own, for the time of a `with` block.

    Attributes:
        name: what DISPLAY has to be.
        screen: what it shows.

    Raises:
        NoDisplayError: on entry, if Xvfb is not installed or does not start.
    """

    name: str
    screen: Screen

    def __enter__(self) -> Self:
        program = shutil.which("Xvfb")
        if program is None:
            raise NoDisplayError("Xvfb is not installed; the Debian package is named xvfb.")
        self._folder = tempfile.TemporaryDirectory(prefix="golf-bench-")
        self._server, self.name = _start(program, self._folder.name)
        self.screen = Screen(Path(self._folder.name, "Xvfb_screen0"))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.screen.close()
        self._server.terminate()
        self._server.wait()
        self._folder.cleanup()

    def environ(self) -> dict[str, str]:
        """The environment for a program that is to open its window here and nowhere else."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("QT_", "WAYLAND_", "PYTHON"))
        }
        return kept | {"DISPLAY": self.name, "QT_QPA_PLATFORM": "xcb"}


def _start(program: str, folder: str) -> tuple[subprocess.Popen[bytes], str]:
    """Start a server on a free display number; give it and the display's name.

    Raises:
        NoDisplayError: it did not start.
    """
    reader, writer = os.pipe()
    size = f"{WIDTH}x{HEIGHT}x{_DEPTH}"
    options = ["-screen", "0", size, "-fbdir", folder, "-nolisten", "tcp", "-noreset", "-nocursor"]
    server = subprocess.Popen(
        [program, "-displayfd", str(writer), *options],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as answer:
        number = answer.readline().strip()
    if not number:
        server.terminate()
        server.wait(_START_SECONDS)
        raise NoDisplayError("Xvfb did not start.")
    return server, f":{number}"


class Screen:
    """The pixels of a display, as the server keeps them in a file of the form of xwd.

    Reading them costs the measured program nothing: no request goes to the server.

    Args:
        path: the file.
    """

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # X11/XWDFile.h: the first word is the size of the header, the 20th the count of colours,
        # of 12 bytes each, that stand between header and pixels.
        words = struct.unpack(">25I", self._map[:100])
        self._start = words[0] + 12 * words[19]
        self._row = words[12]

    def close(self) -> None:
        """Let go of the file."""
        self._map.close()

    def shows(self, colour: bytes) -> bool:
        """Whether a colour stands anywhere, three pixels side by side, in a row that is looked at.

        One row in eight is, so that looking often takes little from what is being measured.

        Args:
            colour: red, green, blue.
        """
        # Qt fills the byte of a pixel that is no colour.
        wanted = (colour[::-1] + b"\xff") * 3
        end = self._start + self._row * HEIGHT
        return any(
            self._map.find(wanted, row, row + self._row) >= 0
            for row in range(self._start, end, 8 * self._row)
        )

    def picture(self) -> bytes:
        """All pixels, to be compared with a later picture."""
        return self._map[self._start : self._start + self._row * HEIGHT]
