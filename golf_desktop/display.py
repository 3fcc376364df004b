"""Whether Qt will be able to open a window here, found out before it is asked to.

Qt ends the process when it finds no display or cannot load the plugin for one, which no program
can catch. So this asks first, in Qt's own order and with the libraries Qt will load anyway.
Standard library only: it also has to work where Qt cannot be loaded at all.
"""

import ctypes
import importlib.util
import os
import re
import socket
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from golf_desktop import system_libs

# A compositor on this machine answers at once or not at all.
_WAYLAND_TIMEOUT_SECONDS = 1.0
# libxcb, xcb.h: XCB_CONN_CLOSED_PARSE_ERR.
_XCB_BAD_NAME = 5
# Before 6.10, Qt's Wayland plugin was two files.
_PLUGIN_FILES: Mapping[str, tuple[str, ...]] = {
    "wayland": ("libqwayland.so", "libqwayland-generic.so"),
    "wayland-egl": ("libqwayland.so", "libqwayland-egl.so"),
}
_MISSING = re.compile(r"(lib[^\s:/]+\.so[.\d]*): cannot open shared object file")


@dataclass(frozen=True, slots=True)
class DisplayProblem:
    """Why no window can be opened."""

    text: str
    """One line for the player."""
    kind: Literal["display", "library", "platform"]
    """What is wrong: no display answers, a system library is missing or unfit, or QT_QPA_PLATFORM
    asks for what Qt does not have."""

    def __str__(self) -> str:
        return self.text


def find_problem(environ: Mapping[str, str] | None = None) -> DisplayProblem | None:
    """What will keep Qt from opening a window, or None.

    `environ` is the environment to judge by, by default the process's own. On Linux alone is there
    anything to find; elsewhere the answer is None. Costs a few milliseconds when all is well. A
    display on another machine that does not answer is waited for, as Qt would.
    """
    if not sys.platform.startswith("linux"):
        return None
    env = os.environ if environ is None else environ
    platforms = _platforms(env)
    if not platforms:
        return DisplayProblem(
            "No display: neither DISPLAY nor WAYLAND_DISPLAY is set.", kind="display"
        )
    problems = []
    for platform in platforms:
        problem = _display_problem(platform, env) or _plugin_problem(platform)
        if problem is None:
            return None
        problems.append(problem)
    # A missing library is what the player can do something about.
    return min(problems, key=lambda problem: problem.kind != "library")


def import_problem(error: ImportError) -> DisplayProblem:
    """The same kind of line for an import of PySide6 that failed with `error`."""
    if isinstance(error, ModuleNotFoundError):
        name = (error.name or "").partition(".")[0]
        if name in ("PySide6", "shiboken6"):
            return DisplayProblem(
                "Qt for Python is missing here. Install it with: pip install PySide6-Essentials",
                kind="library",
            )
    return _library_problem(error, "Qt cannot be loaded", system_libs.QT)


def _platforms(env: Mapping[str, str]) -> list[str]:
    """The names of the platform plugins that Qt will try, in its order."""
    asked = [
        name.partition(":")[0].strip().lower()
        for name in env.get("QT_QPA_PLATFORM", "").split(";")
        if name.strip()
    ]
    if asked:
        return asked
    found = []
    if env.get("WAYLAND_DISPLAY") or env.get("WAYLAND_SOCKET"):
        found.append("wayland")
    if env.get("DISPLAY"):
        found.append("xcb")
    return found


def _display_problem(platform: str, env: Mapping[str, str]) -> DisplayProblem | None:
    if platform == "xcb":
        return _x11_problem(env.get("DISPLAY", ""))
    if platform in _PLUGIN_FILES:
        return _wayland_problem(env)
    return None


def _x11_problem(display: str) -> DisplayProblem | None:
    if not display:
        return DisplayProblem("No display: DISPLAY is not set.", kind="display")
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError as error:
        return _library_problem(error, "Qt cannot use X", system_libs.QT + system_libs.X11)
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.POINTER(ctypes.c_int)]
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    # Never NULL: a connection that failed is an object of its own, which is closed the same way.
    connection = xcb.xcb_connect(os.fsencode(display), None)
    code = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    if code == _XCB_BAD_NAME:
        text = f"No display: DISPLAY is {display}, which does not name an X server."
    elif code:
        text = f"No display: the X server at DISPLAY {display} cannot be reached."
    else:
        return None
    return DisplayProblem(text, kind="display")


def _wayland_problem(env: Mapping[str, str]) -> DisplayProblem | None:
    if env.get("WAYLAND_SOCKET"):
        # An open connection handed down by the parent; using it here would use it up.
        return None
    name = env.get("WAYLAND_DISPLAY") or "wayland-0"
    runtime_dir = env.get("XDG_RUNTIME_DIR", "")
    if not name.startswith("/") and not runtime_dir:
        return DisplayProblem("No display: XDG_RUNTIME_DIR is not set.", kind="display")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as client:
        client.settimeout(_WAYLAND_TIMEOUT_SECONDS)
        try:
            client.connect(str(Path(runtime_dir, name)))
        except OSError:
            return DisplayProblem(
                f"No display: the Wayland display {name} cannot be reached.", kind="display"
            )
    return None


def _plugin_problem(platform: str) -> DisplayProblem | None:
    """What keeps Qt from loading the plugin for `platform`, as far as can be told from here."""
    if platform in system_libs.NO_DISPLAY:
        return None
    folder = _plugin_folder()
    if folder is None:
        return None
    files = _PLUGIN_FILES.get(platform, (f"libq{platform}.so",))
    plugin = next((folder / file for file in files if (folder / file).exists()), None)
    if plugin is None:
        return DisplayProblem(
            f"Qt has no platform named {platform}, which QT_QPA_PLATFORM asks for.", kind="platform"
        )
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        needed = {"xcb": system_libs.X11, "wayland": system_libs.WAYLAND}.get(platform, ())
        return _library_problem(
            error, f"Qt cannot load its part for {platform}", system_libs.QT + needed
        )
    return None


def _plugin_folder() -> Path | None:
    """Where PySide6's wheels keep the platform plugins; None for any other way to have PySide6."""
    spec = importlib.util.find_spec("PySide6")
    for location in (spec and spec.submodule_search_locations) or ():
        folder = Path(location, "Qt", "plugins", "platforms")
        if folder.is_dir():
            return folder
    return None


def _library_problem(error: Exception, what: str, needed: tuple[str, ...]) -> DisplayProblem:
    """The line for a library that did not load; `needed` is what to look for besides."""
    # In a packed program the loader's own message stands behind one of PyInstaller's.
    while isinstance(error.__cause__, OSError):
        error = error.__cause__
    message = str(error).splitlines()[0] if str(error) else type(error).__name__
    match = _MISSING.search(message)
    if match is None:
        return DisplayProblem(f"{what}: {message}", kind="library")
    # The loader stops at the first one; one command should bring them all.
    lacking = dict.fromkeys([match[1], *system_libs.missing(needed)])
    return DisplayProblem(system_libs.missing_line(lacking), kind="library")
