"""The step `freeze`: the program with its Python and its libraries, in one folder."""

from __future__ import annotations

import shutil
import sys
import sysconfig
from pathlib import Path

from build_steps import licences, project
from build_steps.environment import tool
from build_steps.job import Job
from build_steps.project import StepError
from build_steps.running import lacking, run

LIMIT_MB = 150
"""The frozen program takes no more than this, in millions of bytes."""


def problem() -> str | None:
    """Why this system cannot do it, in one line; None if it can."""
    if sys.platform != "linux":
        return None
    if not _has_library():
        name = f"libpython{sysconfig.get_python_version()}"
        return f"this Python comes without its library; on Debian the package is {name}"
    absent = lacking({"objdump": "binutils", "strip": "binutils"})
    return f"missing here: {', '.join(absent)}" if absent else None


def make(job: Job) -> list[Path]:
    """Freeze the program; nothing of it is for players yet.

    Raises:
        StepError: a licence is missing, PyInstaller failed, or the result is too large.
    """
    if job.payload is not None:
        return []
    licences.gather(job.licence_texts)
    shutil.rmtree(project.FROZEN, ignore_errors=True)
    run(
        [
            tool("pyinstaller"),
            "--noconfirm",
            *("--log-level", "WARN"),
            *("--distpath", project.FROZEN.parent),
            *("--workpath", project.BUILD / "work"),
            project.PACKAGING / "pyinstaller.spec",
        ],
        cwd=project.ROOT,
    )
    if sys.platform == "linux":
        _strip(project.FROZEN)
    result = project.FROZEN_MAC if sys.platform == "darwin" else project.FROZEN
    size = size_mb(result)
    print(f"{result}: {size:.1f} MB, {LIMIT_MB - size:.1f} MB below what is allowed", flush=True)
    if size > LIMIT_MB:
        raise StepError(f"The frozen program has {size:.2f} MB; {LIMIT_MB} are allowed.")
    return []


def size_mb(folder: Path) -> float:
    """What the files in a folder take, in millions of bytes; links count for nothing."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1e6


def _has_library() -> bool:
    """Whether this Python is there as a library, which the frozen program starts."""
    folders = [sysconfig.get_config_var(name) for name in ("LIBDIR", "LIBPL")]
    folders.append(f"/usr/lib/{sysconfig.get_config_var('MULTIARCH')}")
    name = sysconfig.get_config_var("INSTSONAME")
    # Built without, the name is that of an archive for linking.
    if not str(name).endswith(".a"):
        return any(Path(str(folder), str(name)).exists() for folder in folders)
    soname = f"libpython{sysconfig.get_python_version()}.so.1.0"
    return any(Path(str(folder), soname).exists() for folder in folders)


def _strip(folder: Path) -> None:
    """Take the names for debuggers out of Python itself and of ICU, which nobody else did.

    And of nothing else: numpy's library for linear algebra does not survive it. Out goes also
    where this Python looks for its libraries on this machine.
    """
    inside = folder / "_internal"
    python = _files(inside, "libpython*.so*", "python3*/lib-dynload/*.so")
    run(["strip", "--strip-unneeded", *python, *_files(inside, "PySide6/Qt/lib/libicu*.so.*")])
    run([tool("patchelf"), "--remove-rpath", *python])


def _files(folder: Path, *patterns: str) -> list[Path]:
    found = [path for pattern in patterns for path in folder.glob(pattern)]
    return [path for path in found if not path.is_symlink()]
