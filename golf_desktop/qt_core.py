"""Loads Qt's core for a start of the program, and keeps it from slowing every import after it."""

from __future__ import annotations

import builtins
from importlib import import_module


def load_qt_core() -> None:
    """Load PySide6's core before anything else of it.

    Raises:
        ImportError: PySide6 or a system library that it needs is not there.
    """
    import_module("PySide6.QtCore")
    # WORKAROUND: PySide6 puts an __import__ of its own in place of Python's, which reads the
    # source of each module imported from then on, to see whether it asks for snake_case names
    # (https://bugreports.qt.io/browse/PYSIDE-2029). None of ours does, and it costs a start some
    # milliseconds and some megabytes.
    original = getattr(builtins, "__orig_import__", None)
    if original is not None:
        builtins.__import__ = original
