"""A bare Debian in a folder, to try packages in. Needs root."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import tarfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from build_steps.project import StepError
from build_steps.running import lacking, run

SUITE = "bookworm"
"""Debian 12."""
PLAYER = "player"
"""The user that the programs run as."""
HOME = Path("home") / PLAYER
"""The player's folder, below the root."""

# What every program may ask for, by their numbers. The system's own /dev is not mounted: whoever
# removed the folder after a trial that was killed would remove all devices.
_DEVICES = {"null": (1, 3), "zero": (1, 5), "full": (1, 7), "random": (1, 8), "urandom": (1, 9)}


def problem() -> str | None:
    """Why there can be none here, in one line; None if there can."""
    if os.name != "posix" or os.geteuid() != 0:
        return "only root can make another Debian in a folder"
    absent = lacking({"debootstrap": "debootstrap", "chroot": "coreutils"})
    if absent:
        return f"missing here: {', '.join(absent)}"
    try:
        run(["unshare", "--mount", "true"])
    except StepError:
        return "nothing can be mounted here"
    return None


class DebianRoot:
    """The bare Debian, for the time of a `with` block.

    Args:
        folder: where it is made; what is there is removed.
        archive: a file to keep the bare system in, from which the next one is made at once.

    Raises:
        StepError: on entry, if it cannot be made.
    """

    def __init__(self, folder: Path, archive: Path) -> None:
        self.folder = folder
        self._archive = archive
        self._is_mounted = False

    def __enter__(self) -> Self:
        if os.path.ismount(self.folder / "proc"):
            raise StepError(f"{self.folder} is in use.")
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        if not self._archive.exists():
            self._bootstrap()
        run(["tar", "-xf", self._archive, "-C", self.folder])
        try:
            # Qt and the starter of the frozen program look at themselves there.
            run(["mount", "-t", "proc", "proc", self.folder / "proc"])
            self._is_mounted = True
            self._settle()
        except StepError:
            self._unmount()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._unmount()

    def run(self, *command: str) -> str:
        """Run a program in it as root; give what it printed.

        Raises:
            StepError: it failed; then its output has been shown.
        """
        environ = {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8", "TMPDIR": "/tmp"}
        return run(["chroot", self.folder, *command], environ=environ)

    def install(self, *packages: str) -> str:
        """Install packages, or files of packages, with apt; give what it printed."""
        return self.run("apt-get", "install", "-y", "-q", "--allow-downgrades", *packages)

    def start(self, command: Sequence[str], environ: Mapping[str, str]) -> subprocess.Popen[str]:
        """Start a program in it as the player, with nothing but this environment."""
        words = [f"{name}={value}" for name, value in environ.items()]
        home = [f"HOME=/{HOME}", "PATH=/usr/bin:/bin", "LANG=C.UTF-8", f"USER={PLAYER}"]
        user = f"--userspec={PLAYER}:{PLAYER}"
        return subprocess.Popen(
            ["chroot", user, str(self.folder), "/usr/bin/env", "-i", *home, *words, *command],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def _bootstrap(self) -> None:
        """Fetch the bare system, and keep it."""
        run(["debootstrap", "--variant=minbase", SUITE, self.folder, mirror()])
        half = self._archive.with_suffix(".half")
        half.parent.mkdir(parents=True, exist_ok=True)
        with tarfile.open(half, "w") as file:
            file.add(self.folder, ".")
        half.rename(self._archive)
        shutil.rmtree(self.folder)
        self.folder.mkdir()

    def _settle(self) -> None:
        """Let it find the network, and give it devices and a player."""
        for device, numbers in _DEVICES.items():
            path = self.folder / "dev" / device
            if not path.exists():
                os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(*numbers))
                path.chmod(0o666)
        for name in ("resolv.conf", "hosts"):
            source = Path("/etc", name)
            if source.exists():
                shutil.copyfile(source, self.folder / "etc" / name)
        self.run("useradd", "--create-home", "--user-group", PLAYER)
        self.run("apt-get", "update", "-q")

    def _unmount(self) -> None:
        if self._is_mounted:
            # Lazily, should a program in there not have ended.
            run(["umount", "--lazy", self.folder / "proc"])
            self._is_mounted = False


def mirror() -> str:
    """The mirror that this machine's own apt fetches Debian from.

    Raises:
        StepError: it has none.
    """
    form = "$(ORIGIN) $(COMPONENT) $(RELEASE) $(REPO_URI)"
    said = run(["apt-get", "indextargets", "--format", form, "Identifier: Packages"])
    found = [line.split() for line in said.splitlines() if line.startswith("Debian main ")]
    # Updates and security are kept beside the release, and not all of it is there.
    whole = [words[3] for words in found if "-" not in words[2]]
    if not whole:
        raise StepError("This machine's apt has no mirror of Debian.")
    return whole[0]
