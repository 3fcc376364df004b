"""What the player must be told of files and disks, from whichever thread found it out."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Notices(QObject):
    """Carries notices to the window; `told` may be emitted from any thread."""

    told = Signal(str)
    """A sentence for the player."""
