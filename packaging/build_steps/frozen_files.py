"""Which files the frozen program holds.

PyInstaller's own lists of what to leave out act on Python modules; what a plugin of Qt's pulls in
by its libraries is only known once all have been gathered: `generic/qtuiotouch` brings QtNetwork,
`platformthemes/qgtk3` all of GTK. So the choice is made on the result.
"""

from __future__ import annotations

import plistlib
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from build_steps import project, templates

_EXCLUDED_MODULES = (
    *("_pydatetime", "_pydecimal", "code", "doctest", "lib2to3", "pip", "pydoc", "setuptools"),
    *("tkinter", "unittest", "xxsubtype"),
    # What talks to the network, and reads archives and markup.
    *("bz2", "ftplib", "html", "http", "lzma", "netrc", "plistlib", "smtplib", "ssl", "tarfile"),
    *("tomllib", "urllib.request", "xml", "xmlrpc"),
    # random's test of itself.
    *("statistics", "fractions"),
    *("multiprocessing.dummy", "multiprocessing.managers", "multiprocessing.pool"),
    *("numpy.ctypeslib", "numpy.f2py", "numpy.fft", "numpy.ma", "numpy.matlib"),
    *("numpy.polynomial", "numpy.random", "numpy.testing"),
    "tqdm.notebook",
)
"""Python modules that something would import if it were asked to, and never is; and those written
in Python in the place of the same in C."""

LATE_HOOKS = ("pyi_rth_multiprocessing", "pyi_rth_pkgutil")
"""What PyInstaller does at every start, and `start.py` only when it is needed."""
UNWANTED_HOOKS = (*LATE_HOOKS, "pyi_rth_inspect", "pyi_rth_pyside6")
"""What PyInstaller is not to do at every start. The last two find the source text of modules, and
Qt's plugins. PySide6's own wheels find them by themselves; told by an environment variable, the
programs that this one starts would take our plugins too. And PySide6 loaded so early slows every
import that comes before `load_qt_core`."""

_TEXTS = sorted((project.ROOT / "resources" / "translations").glob("golf_*.ts"))
LANGUAGES = ("en", *(path.stem.removeprefix("golf_") for path in _TEXTS))
"""The languages of the program, whose translations of Qt's own texts are held."""

QT_PARTS = {
    *("Core", "Gui", "Widgets", "Svg", "Network"),
    # On Linux the others stand on these.
    *("DBus", "XcbQpa", "WaylandClient", "WlShellIntegration"),
}
"""The parts of Qt that are held. The single instance talks by QtNetwork."""

QT_PLUGINS = {
    "iconengines": {"svgicon"},
    "imageformats": {"svg"},
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    "platforms": {"cocoa", "offscreen", "wayland", "wayland-egl", "wayland-generic"}
    | {"windows", "xcb"},
    "platformthemes": {"xdgdesktopportal"},
    "styles": {"macstyle", "modernwindowsstyle", "windowsvistastyle"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
"""The plugins of Qt's that are held, by their folder."""

_LINUX_LIBRARIES = re.compile(r"lib(python|ffi|sqlite3|pyside6|shiboken6|icu)")
"""What stands beside the program on Linux. All else there is the host's: its libstdc++, X11 and
fontconfig fit its drivers and its fonts, and ours would not."""

_UNWANTED = re.compile(
    # Drawing by software for Windows without a driver; ours draws without OpenGL.
    r"(^|/)(opengl32sw|d3dcompiler_\d+)\.dll$"
    # Nothing here encrypts or decrypts; hashlib and uuid have their own ways without these.
    r"|(^|/)(_ssl|_hashlib|_uuid)\b[^/]*$"
    r"|(^|/)lib(ssl|crypto)\b[^/]*$"
    # The part of PySide for QML.
    r"|(^|/)(lib)?pyside6qml\b[^/]*$"
    # Archives and terminals.
    r"|(^|/)(_bz2|_lzma|readline|_curses(_panel)?)\b[^/]*$"
    r"|numpy/_core/(_multiarray_tests|_umath_tests|_rational_tests|_struct_ufunc_tests|"
    r"_operand_flag_tests|_simd)\b[^/]*$"
)
_COME_ALONG = ("**/*.svg", "**/*.qm", "help/**/*.md")
"""What of the resources is for players; sounds cannot be played without a part of Qt's that is not
held."""
_QT_LIBRARY = re.compile(r"^(?:lib)?Qt6?(?P<part>[A-Z]\w*?)(?:\.abi3|\.cpython-.*)?(?:\.|$)")
_PLUGIN = re.compile(r"(^|/)plugins/(?P<folder>[^/]+)/(?:lib)?q?(?P<name>[^/.]+)[^/]*$")
_TRANSLATION = re.compile(r"(^|/)translations/(?P<name>[^/]+)\.qm$")


def excluded_modules(platform: str) -> list[str]:
    """The Python modules that are not to be held on a system, by what `sys.platform` says.

    By D-Bus the program asks the desktop for less motion, on Linux alone.
    """
    return [*_EXCLUDED_MODULES, *(() if platform == "linux" else ("PySide6.QtDBus",))]


def keeps(destination: str, platform: str) -> bool:
    """Whether the frozen program holds a file.

    Args:
        destination: where PyInstaller would put it, relative to the program's folder, with the
            separators of any system.
        platform: what `sys.platform` says.
    """
    path = destination.replace("\\", "/")
    if path.startswith(("golf_desktop/", "licences/")):
        return True
    if ".dist-info/" in path:
        return False
    if _UNWANTED.search(path):
        return False
    plugin = _PLUGIN.search(path)
    if plugin is not None:
        return plugin["name"] in QT_PLUGINS.get(plugin["folder"], ())
    translation = _TRANSLATION.search(path)
    if translation is not None:
        return translation["name"] in {f"qtbase_{language}" for language in LANGUAGES}
    # The library of a framework is folders below its name.
    framework = next((part for part in path.split("/") if part.endswith(".framework")), "")
    library = _QT_LIBRARY.match(framework or path.rpartition("/")[2])
    if library is not None:
        return library["part"] in QT_PARTS
    if platform == "linux" and "/" not in path and ".so" in path:
        return _LINUX_LIBRARIES.match(path) is not None
    return True


def kept(entries: Iterable[tuple[str, str, str]], platform: str) -> list[tuple[str, str, str]]:
    """What is held of PyInstaller's entries: where to, where from, and of what kind."""
    return [entry for entry in entries if keeps(_held_as(entry), platform)]


def _held_as(entry: tuple[str, str, str]) -> str:
    """The name to judge by: of a link it is that of what it leads to."""
    destination, source, kind = entry
    return source if kind == "SYMLINK" else destination


def resources(root: Path = project.ROOT) -> list[tuple[str, str]]:
    """The files that come with the program, as PyInstaller wants them: file and folder."""
    found = (path for pattern in _COME_ALONG for path in (root / "resources").glob(pattern))
    return [
        (str(path), str(Path("golf_desktop") / path.relative_to(root).parent))
        for path in sorted(found)
    ]


def info_plist(template: Path = project.PACKAGING / "macos" / "Info.plist.in") -> dict[str, Any]:
    """What macOS is told about the program."""
    filled: dict[str, Any] = plistlib.loads(templates.fill(template.read_text("utf-8")).encode())
    return filled
