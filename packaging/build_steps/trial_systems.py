"""The systems that installers are tried on: how a program comes to each, and goes."""

from __future__ import annotations

import os
import plistlib
import shutil
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from build_steps import project
from build_steps.project import NAME, PROGRAM, SCHEME, StepError
from build_steps.running import run

_PATIENCE_SECONDS = 60.0


class System(Protocol):
    """How a program comes to a system and goes."""

    program: Path
    """The program, when it is installed."""
    data: Path
    """Where the player's files are."""

    def install_older(self) -> Path | None:
        """Install an older version; give a file that only that one has. None if there is none."""

    def install(self) -> None:
        """Install it, over itself if it is there."""

    def check(self) -> None:
        """Make sure that the system knows its files and links."""

    def remove(self) -> None:
        """Remove it and nothing of the player's."""

    def remove_with_data(self) -> bool:
        """Remove it with all that is the player's; say whether that can be done here."""

    def traces(self) -> Sequence[Path]:
        """What must not be there any more."""


class _Plain:
    """What most systems have no way to do."""

    def install_older(self) -> Path | None:
        """There is none."""
        return None

    def remove_with_data(self) -> bool:
        """It cannot be done."""
        return False


class Debian(_Plain):
    """The package for Debian and Ubuntu."""

    program = Path("/usr/bin") / PROGRAM
    data = Path.home() / ".local" / "share" / PROGRAM

    def __init__(self, folder: Path) -> None:
        self._package = only(folder, "*.deb")

    def install(self) -> None:
        """By apt, which brings what it depends on."""
        run(["sudo", "apt-get", "install", "-y", "--reinstall", self._package.resolve()])

    def check(self) -> None:
        """By the desktop's own programs, where they are there."""
        if shutil.which("xdg-mime"):
            expect(run(["xdg-mime", "query", "default", project.MIME_TYPE]), f"{PROGRAM}.desktop")
            link = f"x-scheme-handler/{SCHEME}"
            expect(run(["xdg-mime", "query", "default", link]), f"{PROGRAM}.desktop")

    def remove(self) -> None:
        """With all that a package may leave."""
        run(["sudo", "apt-get", "purge", "-y", PROGRAM])

    def traces(self) -> Sequence[Path]:
        """Its folder and its link."""
        return [Path("/usr/lib") / PROGRAM, self.program]


class Fedora(_Plain):
    """The package for Fedora."""

    program = Debian.program
    data = Debian.data

    def __init__(self, folder: Path) -> None:
        self._package = only(folder, "*.rpm")

    def install(self) -> None:
        """By dnf, which brings what it depends on."""
        how = "reinstall" if self.program.exists() else "install"
        run(["sudo", "dnf", how, "-y", self._package.resolve()])

    def check(self) -> None:
        """By rpm, which knows each file and its rights."""
        run(["rpm", "--verify", PROGRAM])

    def remove(self) -> None:
        """By dnf."""
        run(["sudo", "dnf", "remove", "-y", PROGRAM])

    def traces(self) -> Sequence[Path]:
        """Its folder and its link."""
        return [Path("/usr/lib") / PROGRAM, self.program]


class Archive(_Plain):
    """The archive for any Linux, unpacked in a folder with a space in its name.

    Args:
        folder: where the archive is.
        where: where that folder is made.
    """

    data = Debian.data

    def __init__(self, folder: Path, where: Path | None = None) -> None:
        self._archive = only(folder, "*.tar.xz")
        self._folder = (where or Path(tempfile.gettempdir())) / "golf desktop on trial"
        inside = self._archive.name.removesuffix(".tar.xz")
        self.program = self._folder / inside / "usr" / "bin" / PROGRAM

    def install(self) -> None:
        """As the player does who unpacks it."""
        self.remove()
        self._folder.mkdir()
        run(["tar", "--extract", "--file", self._archive.resolve(), "--directory", self._folder])

    def check(self) -> None:
        """By what it says of itself; no desktop knows it."""
        expect(run([self.program, "--version"]), f"{NAME} {project.version()}")

    def remove(self) -> None:
        """As the player does who throws it away."""
        shutil.rmtree(self._folder, ignore_errors=True)

    def traces(self) -> Sequence[Path]:
        """The folder."""
        return [self._folder]


class Windows:
    """Windows.

    Args:
        folder: where the installer is; a folder `older` beside it may hold one of an older version.
        for_all: whether it is installed for all users, which takes an administrator.
    """

    def __init__(self, folder: Path, *, for_all: bool = False) -> None:
        self._installer = only(folder, "*windows*.exe")
        self._older = next(iter((folder.parent / "older").glob("*.exe")), None)
        self._mode = "/AllUsers" if for_all else "/CurrentUser"
        self._hive = "HKLM" if for_all else "HKCU"
        local = Path(os.environ["LOCALAPPDATA"])
        programs = Path(os.environ["PROGRAMFILES"]) if for_all else local / "Programs"
        self._folder = programs / NAME
        self.program = self._folder / f"{PROGRAM}.exe"
        self.data = local / PROGRAM
        menus = Path(os.environ["PROGRAMDATA" if for_all else "APPDATA"])
        self._shortcut = menus / "Microsoft/Windows/Start Menu/Programs" / f"{NAME}.lnk"

    def install_older(self) -> Path | None:
        """Silently, if there is one."""
        if self._older is None:
            return None
        run([self._older, "/S", self._mode])
        return self._folder / "_internal" / project.STALE

    def install(self) -> None:
        """Silently."""
        run([self._installer, "/S", self._mode])

    def check(self) -> None:
        """By the registry, and by what the program for a console prints."""
        command = f'"{self.program}" "%1"'
        expect(self._open_command("GolfDesktop.Game"), command)
        expect(self._open_command(SCHEME), command)
        if not self._shortcut.exists():
            raise StepError(f"{self._shortcut} is missing.")
        console = self._folder / f"{project.CONSOLE_PROGRAM}.exe"
        expect(run([console, "--version"]), f"{NAME} {project.version()}")

    def remove(self) -> None:
        """Silently; the uninstaller goes on as a copy of itself after it has come back."""
        run([self._folder / "uninstall.exe", "/S", self._mode])
        wait_until_gone(self._folder)

    def remove_with_data(self) -> bool:
        """Silently."""
        run([self._folder / "uninstall.exe", "/S", self._mode, "/DeleteData"])
        wait_until_gone(self._folder)
        wait_until_gone(self.data)
        return True

    def traces(self) -> Sequence[Path]:
        """Its folder and its entry in the menu."""
        return [self._folder, self._shortcut]

    def _open_command(self, name: str) -> str:
        key = rf"{self._hive}\Software\Classes\{name}\shell\open\command"
        return run(["reg", "query", key, "/ve"]).partition("REG_SZ")[2].strip()


class Mac(_Plain):
    """macOS."""

    _bundle = Path("/Applications") / f"{NAME}.app"
    program = _bundle / "Contents" / "MacOS" / PROGRAM
    data = Path.home() / "Library" / "Application Support" / PROGRAM

    def __init__(self, folder: Path) -> None:
        self._image = only(folder, "*.dmg")

    def install(self) -> None:
        """As the player does who drags it to the applications."""
        with tempfile.TemporaryDirectory() as name:
            volume = Path(name) / "volume"
            run(["hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", volume, self._image])
            try:
                self.remove()
                run(["ditto", volume / f"{NAME}.app", self._bundle])
            finally:
                run(["hdiutil", "detach", "-force", volume])

    def check(self) -> None:
        """By what the program tells the system, and by its signature."""
        told = plistlib.loads((self._bundle / "Contents" / "Info.plist").read_bytes())
        expect(told["CFBundleShortVersionString"], project.version())
        expect(told["CFBundleURLTypes"][0]["CFBundleURLSchemes"][0], SCHEME)
        run(["codesign", "--verify", "--deep", "--strict", self._bundle])

    def remove(self) -> None:
        """As the player does who drags it to the bin."""
        shutil.rmtree(self._bundle, ignore_errors=True)

    def traces(self) -> Sequence[Path]:
        """The bundle."""
        return [self._bundle]


def only(folder: Path, pattern: str) -> Path:
    """The one file of a kind in a folder.

    Raises:
        StepError: there is none, or more than one.
    """
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        raise StepError(f"There are {len(found)} files {pattern} in {folder}, not 1.")
    return found[0]


def expect(found: str, wanted: str) -> None:
    """Compare what the system says.

    Raises:
        StepError: it is not what is wanted.
    """
    if found.strip() != wanted:
        raise StepError(f"The system says {found.strip()!r} in the place of {wanted!r}.")


def wait_until_gone(folder: Path) -> None:
    """Wait for somebody else to remove a folder; not for ever."""
    end = time.monotonic() + _PATIENCE_SECONDS
    while folder.exists() and time.monotonic() < end:
        time.sleep(0.2)
