"""The step `appimage`: one file that runs on any Linux.

An AppImage is a small program, the runtime, with a squashfs image behind it, which it mounts to
start the file `AppRun` in it. The runtime comes from the AppImage project and is given by
`--runtime-file`; without one only the image is made.
"""

from __future__ import annotations

import platform
import shutil
import sys
from pathlib import Path

from build_steps import linux_tree, project
from build_steps.job import Job
from build_steps.project import PROGRAM, StepError
from build_steps.running import lacking, run


def problem() -> str | None:
    """Why this system cannot do it, in one line; None if it can."""
    if sys.platform != "linux":
        return "for Linux only"
    absent = lacking({"mksquashfs": "squashfs-tools"})
    return f"missing here: {', '.join(absent)}" if absent else None


def make(job: Job) -> list[Path]:
    """Pack the program.

    Raises:
        StepError: mksquashfs failed, or the runtime is none.
    """
    root = plant(project.BUILD / "appimage" / f"{PROGRAM}.AppDir", job)
    name = f"{PROGRAM}-{project.version()}-{platform.machine()}"
    project.DIST.mkdir(exist_ok=True)
    image = project.BUILD / "appimage" / f"{name}.squashfs"
    options = ["-comp", "zstd", "-root-owned", "-noappend", "-no-progress", "-quiet"]
    run(["mksquashfs", root, image, *options])
    if job.runtime_file is None:
        print("No AppImage: it needs the AppImage project's runtime, given by --runtime-file.")
        print("What was made is the image that is joined to it; it was not run.")
        return [image]
    return [join(job.runtime_file, image, project.DIST / f"{name}.AppImage")]


def plant(root: Path, job: Job) -> Path:
    """Put the program's files under a folder as the runtime expects them; give it."""
    linux_tree.plant(root, job)
    (root / "AppRun").symlink_to(Path("usr/bin") / PROGRAM)
    # The runtime and file managers look for these at the top.
    shutil.copyfile(
        root / "usr/share/applications" / f"{PROGRAM}.desktop", root / f"{PROGRAM}.desktop"
    )
    icon = f"{PROGRAM}.png"
    shutil.copyfile(root / "usr/share/icons/hicolor/256x256/apps" / icon, root / icon)
    (root / ".DirIcon").symlink_to(icon)
    return root


def join(runtime: Path, image: Path, target: Path) -> Path:
    """Put the image behind the runtime; give the file, which can be started.

    Raises:
        StepError: the runtime is no program.
    """
    start = runtime.read_bytes()
    if not start.startswith(b"\x7fELF"):
        raise StepError(f"{runtime} is no runtime: it is not a program for Linux.")
    target.write_bytes(start + image.read_bytes())
    target.chmod(0o755)
    return target
