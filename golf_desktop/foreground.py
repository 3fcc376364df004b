"""Lets the window that runs already come to the front, where the system does not let just any."""

from __future__ import annotations

import ctypes
from typing import Any

_ASFW_ANY = -1


def let_others_come_to_front() -> None:
    """Hand on the right to come to the front, which Windows gives to what the player has started.

    Without it a window that is raised only flashes in the task bar. Elsewhere nothing is done.
    Source: Microsoft's documentation of `AllowSetForegroundWindow`.
    """
    libraries: Any = vars(ctypes).get("windll")  # only Windows has it
    if libraries is not None:
        libraries.user32.AllowSetForegroundWindow(_ASFW_ANY)
