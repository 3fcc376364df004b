"""A private X server with a window manager, and a player's hands on it."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self

from build_steps.project import StepError
from build_steps.running import lacking

PATIENCE_SECONDS = 60.0
"""For what must happen: longer than a slow machine needs."""

_POLL_SECONDS = 0.2


def problem() -> str | None:
    """Why there can be none here, in one line; None if there can."""
    absent = lacking({"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool"})
    return f"missing here: {', '.join(absent)}" if absent else None


class XServer:
    """The server, for the time of a `with` block.

    Attributes:
        name: what DISPLAY has to be.
    """

    name: str

    def __enter__(self) -> Self:
        reader, writer = os.pipe()
        self._server = subprocess.Popen(
            # Without rights to be shown: the programs run as another user in another root.
            ["Xvfb", "-displayfd", str(writer), "-ac", "-noreset", "-screen", "0", "1280x800x24"],
            pass_fds=[writer],
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as said:
            number = said.readline().strip()
        if not number:
            self._server.wait()
            raise StepError("Xvfb does not start.")
        self.name = f":{number}"
        self._manager = subprocess.Popen(
            ["openbox"],
            env=os.environ | {"DISPLAY": self.name},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for process in (self._manager, self._server):
            process.terminate()
            process.wait()

    def windows(self, name: str) -> list[str]:
        """The windows that can be seen and whose class has that name."""
        try:
            said = self._do("search", "--onlyvisible", "--classname", f"^{name}$")
        except subprocess.CalledProcessError:
            return []
        return said.split()

    def press(self, window: str, *keys: str) -> None:
        """Press keys in a window, which is brought to the front."""
        self._do("windowactivate", "--sync", window, "key", "--delay", "50", *keys)

    def _do(self, *words: str) -> str:
        result = subprocess.run(
            ["xdotool", *words],
            env=os.environ | {"DISPLAY": self.name},
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
            check=True,
        )
        return result.stdout


def wait_for(condition: Callable[[], bool], complaint: str) -> None:
    """Wait until something has happened.

    Raises:
        StepError: it does not happen.
    """
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not condition():
        if time.monotonic() > deadline:
            raise StepError(complaint)
        time.sleep(_POLL_SECONDS)
