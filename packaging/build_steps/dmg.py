"""The step `dmg`: a disk image for macOS with the program and a place to drag it to."""

from __future__ import annotations

import platform
import plistlib
import shutil
import sys
import time
from pathlib import Path

from build_steps import mach_o, project, running, signing
from build_steps.job import Job
from build_steps.project import BUILD, DIST, FROZEN_MAC, NAME, PROGRAM, StepError

_TRIES = 4
_PAUSE = 5.0


def problem() -> str | None:
    """Why this system cannot do it, in one line; None if it can."""
    return None if sys.platform == "darwin" else "it packs a program that was frozen on macOS"


def make(job: Job) -> list[Path]:
    """Do it; give the files made for players.

    Raises:
        StepError: hdiutil failed, or the program does not run on the oldest macOS it says it does.
    """
    content = lay_out(job.payload or FROZEN_MAC, BUILD / "dmg")
    mach_o.check_system(content / f"{NAME}.app", oldest_system(content / f"{NAME}.app"))
    machine = platform.machine()
    image = write_image(content, DIST / f"{PROGRAM}-{project.version()}-macos-{machine}.dmg")
    signing.sign_disk_image(image)
    signing.notarise(image)
    return [image]


def lay_out(bundle: Path, folder: Path) -> Path:
    """Put what the image shows into a folder, which is made anew; give the folder.

    Raises:
        StepError: there is no program.
    """
    if not (bundle / "Contents" / "Info.plist").is_file():
        raise StepError(f"There is no program in {bundle}.")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    # The links in a bundle are part of what was signed.
    shutil.copytree(bundle, folder / f"{NAME}.app", symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    return folder


def oldest_system(bundle: Path) -> mach_o.Version:
    """The oldest macOS that a bundle says it runs on."""
    told = plistlib.loads((bundle / "Contents" / "Info.plist").read_bytes())
    major, _, minor = str(told["LSMinimumSystemVersion"]).partition(".")
    return int(major), int(minor or 0)


def write_image(content: Path, image: Path, pause: float = _PAUSE) -> Path:
    """Write a compressed image of a folder; give its file.

    Args:
        content: the folder.
        image: the file; one that is there is replaced.
        pause: how long to wait before trying again, in seconds.

    Raises:
        StepError: hdiutil failed again and again.
    """
    image.parent.mkdir(parents=True, exist_ok=True)
    words = ["hdiutil", "create", "-volname", NAME, "-srcfolder", str(content), "-fs", "HFS+"]
    for left in range(_TRIES - 1, -1, -1):
        try:
            running.run([*words, "-format", "UDZO", "-ov", image])
            break
        except StepError:
            # Now and then the system's own indexing holds the volume for a moment.
            if not left:
                raise
            time.sleep(pause)
    return image
