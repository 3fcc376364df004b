"""The step `try_deb`: the Debian package in a bare Debian, from installing it to purging it."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path

from build_steps import debian_root, linux_tree, project, x_server
from build_steps.debian_root import HOME, DebianRoot
from build_steps.job import Job
from build_steps.project import OLD_VERSION, PROGRAM, StepError
from build_steps.running import run
from build_steps.x_server import PATIENCE_SECONDS, XServer, wait_for

ARCHIVE = project.BUILD / "debian-12.tar"
"""The bare system, kept for the next time."""
SAVED_GAME = project.ROOT / "tests/data/saves/0.1.0-in-progress.golf"
"""A game of deal 2."""

_STALE = linux_tree.LIBRARY / "_internal" / project.STALE
_DATA = HOME / ".local/share" / PROGRAM
_OPENED = "gone-on.golf"
_ONE_LIBRARY = "libxcb-cursor0"
_NO_PROGRAM = 2


def problem() -> str | None:
    """Why this system cannot do it, in one line; None if it can."""
    return debian_root.problem() or x_server.problem()


def make(job: Job) -> list[Path]:
    """Try the package that was built last.

    Raises:
        StepError: something is not as it should be.
    """
    packages = sorted(project.DIST.glob(f"{PROGRAM}_{project.version()}_*.deb"))
    if not packages:
        raise StepError("There is no package to try; build it with: build.py deb")
    with DebianRoot(project.BUILD / "debian", ARCHIVE) as root, XServer() as server:
        Trial(root, server, packages[-1]).run()
    return []


class Trial:
    """One package in one bare Debian.

    Args:
        root: the Debian.
        server: where the windows open.
        package: the package.
    """

    def __init__(self, root: DebianRoot, server: XServer, package: Path) -> None:
        self._root = root
        self._server = server
        self._package = package
        self._old = project.BUILD / "deb" / f"{PROGRAM}_{OLD_VERSION}.deb"

    def run(self) -> None:
        """Do all of it, telling what was seen.

        Raises:
            StepError: something is not as it should be.
        """
        for name in (self._package, self._make_old()):
            shutil.copyfile(name, self._root.folder / "tmp" / name.name)
        self._start_without_libraries()
        self._say("apt installs it", self._install(self._package))
        self._start_without_one_library()
        self._play()
        self._open_by_type()
        kept = self._data()
        self._say("an older version takes its place", self._install(self._old))
        self._upgrade(kept)
        self._purge()

    def _install(self, package: Path) -> str:
        self._root.install(f"/tmp/{package.name}")
        said = self._root.run("dpkg-query", "-W", "-f", "${Version}", PROGRAM)
        if f"_{said}" not in package.name:
            raise StepError(f"After the installation of {package.name} there is {said}.")
        return said

    def _start_without_libraries(self) -> None:
        """Start the program where the system has none of the libraries that Qt needs."""
        run(["dpkg-deb", "--extract", self._package, self._root.folder / "opt"])
        program = f"/opt/{linux_tree.LIBRARY}/{PROGRAM}"
        self._say("without the libraries of Qt", self._refusal(program, "libxcb-cursor0"))
        shutil.rmtree(self._root.folder / "opt" / "usr")

    def _start_without_one_library(self) -> None:
        """Start the installed program where somebody has taken a library away."""
        self._root.run("dpkg", "--remove", "--force-depends", _ONE_LIBRARY)
        self._say(f"without {_ONE_LIBRARY}", self._refusal(f"/usr/bin/{PROGRAM}", _ONE_LIBRARY))
        self._root.install(_ONE_LIBRARY)

    def _refusal(self, program: str, package: str) -> str:
        """What the program says where it lacks a library.

        Raises:
            StepError: it does not end by itself, or does not name the package to install.
        """
        process = self._root.start([program], {"DISPLAY": self._server.name})
        said, _ = process.communicate(timeout=PATIENCE_SECONDS)
        if process.returncode != _NO_PROGRAM or not re.search(f"apt install .*{package}", said):
            raise StepError(f"Without libraries it ends with {process.returncode}: {said}")
        return said.strip()

    def _play(self) -> None:
        """Start it, turn the stock, play a card, end it."""
        process, window = self._start([f"/usr/bin/{PROGRAM}", "--deal", "1"])
        self._server.press(window, "space", "4")
        wait_for(lambda: self._saved("moves") == ".4", "The card is not played.")
        self._say("a card is played and kept", str(self._saved("moves")))
        self._end(process, window)

    def _open_by_type(self) -> None:
        """Open a saved game as a file manager does."""
        self._root.install("libglib2.0-bin")
        game = self._root.folder / HOME / _OPENED
        shutil.copyfile(SAVED_GAME, game)
        where = f"/{HOME}/{_OPENED}"
        kind = self._root.run("gio", "info", "-a", "standard::content-type", where)
        if project.MIME_TYPE not in kind:
            raise StepError(f"A saved game is taken for another type: {kind}")
        process, window = self._start(["/usr/bin/gio", "open", where])
        deal = json.loads(SAVED_GAME.read_text("utf-8"))["deal"]
        wait_for(lambda: self._saved("deal") == deal, "The saved game is not opened.")
        self._say("gio opens a saved game with it", f"deal {deal}")
        self._end(process, window)

    def _upgrade(self, kept: dict[str, str]) -> None:
        """Put the newer version over the older one, and look for what was played."""
        if not (self._root.folder / _STALE).exists():
            raise StepError("The older version is not installed whole.")
        said = self._install(self._package)
        if (self._root.folder / _STALE).exists():
            raise StepError("A file of the older version is left behind.")
        if self._data() != kept:
            raise StepError("The upgrade has changed the player's data.")
        process, window = self._start([f"/usr/bin/{PROGRAM}"])
        self._end(process, window)
        deal = json.loads(SAVED_GAME.read_text("utf-8"))["deal"]
        if self._saved("deal") != deal:
            raise StepError("After the upgrade the game does not go on.")
        self._say("the upgrade keeps the game, which goes on", said)

    def _purge(self) -> None:
        """Remove it, and look for what is left of it, and for what was played."""
        kept = self._data()
        self._root.run("apt-get", "purge", "-y", "-q", PROGRAM)
        if self._data() != kept:
            raise StepError("The removal has changed the player's data.")
        left = self._left()
        if left:
            raise StepError(f"The removal leaves behind: {', '.join(left)}")
        self._say("purged, nothing is left of it but the player's data", f"{len(kept)} files")

    def _start(self, command: list[str]) -> tuple[subprocess.Popen[str], str]:
        """Start a program that opens the window; give both."""
        process = self._root.start(command, {"DISPLAY": self._server.name})
        try:
            wait_for(lambda: bool(self._server.windows(PROGRAM)), "No window opens.")
        except StepError:
            process.kill()
            print(process.communicate()[0])
            raise
        return process, self._server.windows(PROGRAM)[0]

    def _end(self, process: subprocess.Popen[str], window: str) -> None:
        """Leave the program by its key."""
        self._server.press(window, "ctrl+q")
        wait_for(lambda: not self._server.windows(PROGRAM), "The window does not close.")
        said, _ = process.communicate(timeout=PATIENCE_SECONDS)
        if process.returncode or said:
            raise StepError(f"The program ended with {process.returncode} and said: {said}")

    def _saved(self, key: str) -> object:
        """What is kept of the game in progress; None while there is none."""
        try:
            saved = json.loads((self._root.folder / _DATA / "autosave.golf").read_text("utf-8"))
        except (OSError, ValueError):
            return None
        value: object = saved.get(key)
        return value

    def _data(self) -> dict[str, str]:
        """The player's files, and the sums of what is in them."""
        home = self._root.folder / HOME
        return {
            str(path.relative_to(home)): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in sorted(home.rglob("*"))
            if path.is_file() and not path.is_symlink()
        }

    def _left(self) -> list[str]:
        """What bears the program's name, outside the player's folder and apt's and dpkg's lists."""
        said = self._root.run(
            *("find", "/", "-xdev", "(", "-path", f"/{HOME}", "-o", "-path", "/tmp", "-o"),
            *("-path", "/var/log", ")", "-prune", "-o", "-name", f"*{PROGRAM}*", "-print"),
        )
        lists = [*self._root.folder.glob("usr/share/applications/*.cache")]
        lists += self._root.folder.glob("usr/share/mime/*")
        known = [str(path) for path in lists if path.is_file() and _tells_of_it(path)]
        return [*said.split(), *known]

    def _make_old(self) -> Path:
        """Make an older version: the same program with one file more."""
        folder = project.BUILD / "deb" / "old"
        shutil.rmtree(folder, ignore_errors=True)
        run(["dpkg-deb", "--raw-extract", self._package, folder])
        control = folder / "DEBIAN" / "control"
        text = control.read_text("utf-8")
        version = project.version()
        control.write_text(text.replace(f"Version: {version}", f"Version: {OLD_VERSION}"), "utf-8")
        (folder / _STALE).write_text("of the older version\n", "utf-8")
        run(["dpkg-deb", "--root-owner-group", "-Znone", "--build", folder, self._old])
        shutil.rmtree(folder)
        return self._old

    @staticmethod
    def _say(what: str, seen: str) -> None:
        print(f"{what}: {seen}", flush=True)


def _tells_of_it(path: Path) -> bool:
    """Whether a file names the program."""
    return PROGRAM.encode() in path.read_bytes()
