#!/usr/bin/env python3
"""Install what was built on this system, let it test itself, upgrade it and remove it again.

    python3 packaging/try_installer.py FOLDER

For a machine that may be changed, as the release workflow has one for each system: on Linux the
package for Debian is installed, which takes sudo. What the player has must outlive the program.
"""

from __future__ import annotations

import json
import os
import plistlib
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
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

    def install(self) -> None:
        """Install it, over itself if it is there."""

    def check(self) -> None:
        """Make sure that the system knows its files and links."""

    def remove(self) -> None:
        """Remove it and nothing of the player's."""

    def traces(self) -> Sequence[Path]:
        """What must not be there any more."""


class Debian:
    """Debian and Ubuntu."""

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


class Windows:
    """Windows, for the user alone."""

    def __init__(self, folder: Path) -> None:
        self._installer = only(folder, "*windows*.exe")
        local = Path(os.environ["LOCALAPPDATA"])
        self._folder = local / "Programs" / NAME
        self.program = self._folder / f"{PROGRAM}.exe"
        self.data = local / PROGRAM
        start = Path(os.environ["APPDATA"], "Microsoft", "Windows", "Start Menu", "Programs")
        self._shortcut = start / f"{NAME}.lnk"

    def install(self) -> None:
        """Silently."""
        run([self._installer, "/S", "/CurrentUser"])

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
        run([self._folder / "uninstall.exe", "/S", "/CurrentUser"])
        wait_until_gone(self._folder)

    def traces(self) -> Sequence[Path]:
        """Its folder and its entry in the menu."""
        return [self._folder, self._shortcut]

    @staticmethod
    def _open_command(name: str) -> str:
        found = run(["reg", "query", rf"HKCU\Software\Classes\{name}\shell\open\command", "/ve"])
        return found.partition("REG_SZ")[2].strip()


class Mac:
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


def main(argv: list[str]) -> int:
    """Try what is in the folder that the only argument names; give the exit code."""
    kinds: dict[str, Callable[[Path], System]] = {"win32": Windows, "darwin": Mac}
    try:
        try_out(kinds.get(sys.platform, Debian)(Path(argv[0])))
    except StepError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def try_out(system: System) -> None:
    """Install, test, upgrade, remove.

    Raises:
        StepError: something of it went wrong.
    """
    kept = system.data / "kept-by-the-trial.golf"
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text("a file of the player's", "utf-8")
    for step in ("installed", "installed over itself"):
        system.install()
        test_itself(system.program)
        system.check()
        print(f"{NAME} {project.version()} {step}: it passes its test.", flush=True)
    system.remove()
    left = [path for path in system.traces() if os.path.lexists(path)]
    if left:
        raise StepError(f"The program left {left[0]}.")
    if not kept.exists():
        raise StepError("The player's files were removed with the program.")
    kept.unlink()
    print("Removed, and the player's files are there.", flush=True)


def test_itself(program: Path) -> None:
    """Let the installed program test itself.

    Raises:
        StepError: it does not pass.
    """
    with tempfile.TemporaryDirectory() as folder:
        result = Path(folder) / "result.json"
        try:
            run([program, "--self-test", result], cwd=Path(folder))
        finally:
            if result.exists():
                print(result.read_text("utf-8"), flush=True)
        if not result.exists() or not json.loads(result.read_text("utf-8"))["passed"]:
            raise StepError("The installed program did not pass its own test.")


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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
