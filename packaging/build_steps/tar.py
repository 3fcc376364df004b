"""The step `tar`: an archive that is unpacked anywhere on any Linux."""

from __future__ import annotations

import platform
import sys
import tarfile
from pathlib import Path

from build_steps import linux_tree, project, templates
from build_steps.job import Job
from build_steps.project import PROGRAM


def problem() -> str | None:
    """Why this system cannot do it, in one line; None if it can."""
    return None if sys.platform == "linux" else "for Linux only"


def make(job: Job) -> list[Path]:
    """Pack the files as they would be installed; `usr/bin` has the program.

    Beside them is a script that puts it into the menu of whoever has unpacked it.
    """
    name = f"{PROGRAM}-{project.version()}-linux-{platform.machine()}"
    root = linux_tree.plant(project.BUILD / "tar" / name, job)
    add_script(root)
    project.DIST.mkdir(exist_ok=True)
    archive = project.DIST / f"{name}.tar.xz"
    with tarfile.open(archive, "w:xz", preset=2) as file:
        file.add(root, name, filter=_as_anybody)
    return [archive]


def add_script(root: Path) -> None:
    """Put the script beside the files."""
    script = templates.write_filled(linux_tree.LINUX / "install.sh.in", root / "install.sh")
    script.chmod(0o755)


def _as_anybody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """The entry without who packed it."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = templates.build_seconds()
    return entry
