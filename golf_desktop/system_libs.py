"""The system libraries that Qt needs on Linux, and the packages that hold them.

Standard library only and free of imports from this package: the set-up script loads this file by
its path, before anything is installed.

Source of the lists: the NEEDED entries of PySide6-Essentials 6.12's QtCore, QtGui, QtWidgets,
QtSvg, QtDBus and of its platform plugins, minus what belongs to glibc and gcc.
"""

import ctypes
import os
import shutil
from collections.abc import Iterable, Mapping

QT = (
    "libz.so.1",
    "libzstd.so.1",
    "libglib-2.0.so.0",
    "libgthread-2.0.so.0",
    "libdbus-1.so.3",
    "libfreetype.so.6",
    "libfontconfig.so.1",
    "libX11.so.6",
    "libxkbcommon.so.0",
    "libGL.so.1",
    "libEGL.so.1",
)
"""What Qt needs for anything, an off-screen window included."""

X11 = (
    "libxcb.so.1",
    "libX11-xcb.so.1",
    "libxkbcommon-x11.so.0",
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-randr.so.0",
    "libxcb-render.so.0",
    "libxcb-render-util.so.0",
    "libxcb-shape.so.0",
    "libxcb-shm.so.0",
    "libxcb-sync.so.1",
    "libxcb-util.so.1",
    "libxcb-xfixes.so.0",
    "libxcb-xkb.so.1",
)
"""What Qt needs besides for a window on an X display."""

WAYLAND = (
    "libwayland-client.so.0",
    "libwayland-cursor.so.0",
    "libwayland-egl.so.1",
)
"""What Qt needs besides for a window on a Wayland display."""

NO_DISPLAY = ("offscreen", "minimal", "vnc")
"""The platforms of Qt that draw without a display."""

# By the NEEDED entries of the libraries themselves, which hold on every system: who installs the
# one has the others too.
_BRINGS: Mapping[str, tuple[str, ...]] = {
    "libX11.so.6": ("libxcb.so.1",),
    "libfontconfig.so.1": ("libfreetype.so.6",),
    "libwayland-cursor.so.0": ("libwayland-client.so.0",),
    "libxcb-cursor.so.0": (
        "libxcb-image.so.0",
        "libxcb-render-util.so.0",
        "libxcb-render.so.0",
        "libxcb-shm.so.0",
        "libxcb-util.so.1",
        "libxcb.so.1",
    ),
    "libxkbcommon-x11.so.0": ("libxcb-xkb.so.1", "libxcb.so.1", "libxkbcommon.so.0"),
}

_DEBIAN: Mapping[str, str] = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}

_ARCH: Mapping[str, str] = {
    "libEGL.so.1": "libglvnd",
    "libGL.so.1": "libglvnd",
    "libX11-xcb.so.1": "libx11",
    "libX11.so.6": "libx11",
    "libdbus-1.so.3": "dbus",
    "libfontconfig.so.1": "fontconfig",
    "libfreetype.so.6": "freetype2",
    "libglib-2.0.so.0": "glib2",
    "libgthread-2.0.so.0": "glib2",
    "libwayland-client.so.0": "wayland",
    "libwayland-cursor.so.0": "wayland",
    "libwayland-egl.so.1": "wayland",
    "libxcb-cursor.so.0": "xcb-util-cursor",
    "libxcb-icccm.so.4": "xcb-util-wm",
    "libxcb-image.so.0": "xcb-util-image",
    "libxcb-keysyms.so.1": "xcb-util-keysyms",
    "libxcb-render-util.so.0": "xcb-util-renderutil",
    "libxcb-util.so.1": "xcb-util",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11",
    "libxkbcommon.so.0": "libxkbcommon",
    "libz.so.1": "zlib",
    "libzstd.so.1": "zstd",
}

# More than these nobody reads.
_MOST_NAMED = 4

# In the order in which they are looked for: the first one found is the system's own.
_INSTALL: Mapping[str, tuple[str, str]] = {
    "apt": ("apt-get", "apt install"),
    "dnf": ("dnf", "dnf install"),
    "zypper": ("zypper", "zypper install"),
    "pacman": ("pacman", "pacman -S"),
}


def missing(sonames: Iterable[str]) -> list[str]:
    """Those of the libraries that the system's loader cannot load, in the order given."""
    return [soname for soname in sonames if not _loads(soname)]


def package_manager() -> str | None:
    """The system's package manager: "apt", "dnf", "zypper", "pacman", or None."""
    for name, (program, _) in _INSTALL.items():
        if shutil.which(program):
            return name
    return None


def packages(sonames: Iterable[str], manager: str) -> list[str]:
    """The packages to install for the libraries, each once, in `manager`'s names.

    Left out are packages that another one brings along, and libraries unknown to the table.
    """
    wanted = list(sonames)
    brought = {soname for one in wanted for soname in _BRINGS.get(one, ())}
    found = (_package(soname, manager) for soname in wanted if soname not in brought)
    return list(dict.fromkeys(package for package in found if package is not None))


def install_command(names: Iterable[str], manager: str) -> str:
    """The command line that installs the packages `names`, with sudo unless already root."""
    become_root = "" if os.name == "posix" and os.geteuid() == 0 else "sudo "
    # An RPM capability holds brackets, which a shell would read.
    words = (f"'{name}'" if "(" in name else name for name in names)
    return f"{become_root}{_INSTALL[manager][1]} {' '.join(words)}"


def missing_line(
    sonames: Iterable[str], manager: str | None = None, also: Iterable[str] = ()
) -> str:
    """One line for the player: what is missing, and the command that installs it.

    `manager` is the package manager to speak of; None looks for the system's own. The command
    also installs the packages `also`.
    """
    wanted = list(sonames)
    verb, pronoun = ("is", "it") if len(wanted) == 1 else ("are", "them")
    text = f"Qt needs {_listed(wanted)}, which {verb} missing here."
    manager = manager or package_manager()
    names = [*packages(wanted, manager), *also] if manager else []
    if manager and names:
        return f"{text} Install with: {install_command(names, manager)}"
    return f"{text} Install the system's package that holds {pronoun}."


def _loads(soname: str) -> bool:
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def _package(soname: str, manager: str) -> str | None:
    if manager == "apt":
        return _DEBIAN.get(soname)
    if manager == "pacman":
        return _ARCH.get(soname, "libxcb" if soname.startswith("libxcb") else None)
    # RPM indexes packages by the libraries in them, under names that hold for every release.
    return f"{soname}()(64bit)"


def _listed(words: list[str]) -> str:
    if len(words) > _MOST_NAMED:
        words = [*words[: _MOST_NAMED - 1], f"{len(words) - _MOST_NAMED + 1} more libraries"]
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
