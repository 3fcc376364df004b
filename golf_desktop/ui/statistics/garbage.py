"""Keeps Python's search for garbage in the window's thread while another thread works."""

from __future__ import annotations

import gc

_workers = 0
_was_on = False


def hold() -> None:
    """Search for no garbage until `release`; to be called in the window's thread.

    WORKAROUND: the search runs in whatever thread happens to set it off, and ends the process
    when it finds a widget there: https://github.com/napari/napari/issues/1029
    """
    global _workers, _was_on
    if not _workers:
        _was_on = gc.isenabled()
        gc.disable()
    _workers += 1


def release() -> None:
    """Undo one `hold`; what the other thread has left is looked through here and now."""
    global _workers
    _workers -= 1
    if not _workers and _was_on:
        gc.collect(0)
        gc.enable()
