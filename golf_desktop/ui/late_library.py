"""Loads a part of Qt that is large, while the window goes on."""

from __future__ import annotations

import ctypes
import re
import sys
from importlib import import_module
from importlib.util import find_spec
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal

_MISSING = re.compile(
    r"(?P<linux>\S+):\scannot\sopen\sshared\sobject\sfile|Library\snot\sloaded:\s(?P<mac>\S+)"
)


class LateLibrary(QObject):
    """A module of Qt's that is loaded when it is wanted.

    The system's loader takes most of the time, reads much from the disk and needs no Python. So a
    thread lets it do its work first; Python's import then finds it done.

    Args:
        name: the module's name.
        parent: the owning object.
    """

    loaded = Signal()
    """The module is there."""
    failed = Signal(str)
    """The module could not be loaded: what is wrong, as the system puts it."""
    _read = Signal()

    def __init__(self, name: str, parent: QObject) -> None:
        super().__init__(parent)
        self._name = name
        self._thread: Thread | None = None
        self._read.connect(self._import, Qt.ConnectionType.QueuedConnection)

    def load(self) -> None:
        """Begin to load it, if that has not begun yet."""
        if self._thread is None:
            self._thread = Thread(target=self._read_files, name="loader", daemon=True)
            self._thread.start()

    def _read_files(self) -> None:
        """Let the system load the module's files. Runs in a thread of its own."""
        spec = find_spec(self._name)
        if spec is not None and spec.origin is not None:
            _load_without_python(spec.origin)
        try:
            self._read.emit()
        except RuntimeError:
            return  # the window has gone meanwhile

    def _import(self) -> None:
        try:
            import_module(self._name)
        except ImportError as error:
            self.failed.emit(str(error))
        else:
            self.loaded.emit()


def missing_library(complaint: str) -> str:
    """The name of the library that a failed import complains of, or nothing if it names none.

    Args:
        complaint: the text of an `ImportError`, which is that of the system's loader.
    """
    match = _MISSING.search(complaint)
    return (match["linux"] or match["mac"]) if match else ""


def _load_without_python(path: str) -> None:
    """Let the system's loader load a file. What is wrong with it, the import will tell.

    Neither `ctypes.CDLL` nor `QLibrary` lets other threads run meanwhile, but a call of a C
    function does. Windows is left out: there the import sees to more than the file.
    """
    if sys.platform != "win32":
        load = ctypes.CDLL(None).dlopen
        load.restype, load.argtypes = ctypes.c_void_p, (ctypes.c_char_p, ctypes.c_int)
        load(path.encode(), sys.getdlopenflags())
