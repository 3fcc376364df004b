"""The step `rpm`: the package for Fedora and openSUSE, made by nfpm.

It runs no scripts: both systems bring their lists of icons, file types and menu entries up to date
by themselves, whichever package has changed them (file triggers of gtk-update-icon-cache,
shared-mime-info and desktop-file-utils).
"""

from __future__ import annotations

import json
import platform
import re
import sys
from collections.abc import Collection
from pathlib import Path

from build_steps import linux_tree, project
from build_steps.environment import tool
from build_steps.job import Job
from build_steps.linux_texts import MAINTAINER
from build_steps.project import PROGRAM
from build_steps.running import is_binary, lacking, run

_LICENCES = (
    *("MIT", "BSD-2-Clause", "BSD-3-Clause", "BSD-3-Clause-Open-MPI", "CC0-1.0", "LGPL-3.0-only"),
    *("LGPL-2.1-or-later", "GPL-3.0-or-later WITH GCC-exception-3.1", "MPL-2.0", "PSF-2.0"),
    *("GPL-2.0-or-later WITH Bootloader-exception", "Unicode-DFS-2016", "blessing"),
)
"""Those of the program and of all that it brings, as SPDX names them."""
_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
"""The names that nfpm takes, by those of the kernel."""
_KINDS = ("GLIBC", "GLIBCXX", "CXXABI", "GCC")
"""The versions that are asked for: of the C and C++ runtimes, which all else is built on."""
_NEEDED = re.compile(r"^  NEEDED +(\S+)$", re.MULTILINE)
_VERSIONS = re.compile(r"^  required from (\S+):\n((?:    .+\n)+)", re.MULTILINE)
_VERSION = re.compile(r" ([A-Z]+_[\d.]+)$", re.MULTILINE)


def problem() -> str | None:
    """Why this system cannot do it, in one line; None if it can."""
    if sys.platform != "linux":
        return "for Linux only"
    absent = lacking({"objdump": "binutils"})
    return f"missing here: {', '.join(absent)}" if absent else None


def make(job: Job) -> list[Path]:
    """Build the package.

    Raises:
        StepError: objdump or nfpm failed.
    """
    root = linux_tree.plant(project.BUILD / "rpm" / PROGRAM, job)
    recipe = project.BUILD / "rpm" / "nfpm.yaml"
    # What is JSON is YAML too, and needs no care with quotes.
    recipe.write_text(json.dumps(describe(root, platform.machine()), indent=1), "utf-8")
    project.DIST.mkdir(exist_ok=True)
    package = project.DIST / f"{PROGRAM}-{project.version()}-1.{platform.machine()}.rpm"
    run([tool("nfpm"), "package", "-f", recipe, "-p", "rpm", "-t", package])
    return [package]


def describe(root: Path, machine: str) -> dict[str, object]:
    """What nfpm is told about the package.

    Args:
        root: the folder that holds the files as they are to be installed.
        machine: the processor, by the kernel's name.
    """
    return {
        "name": PROGRAM,
        "arch": _ARCHITECTURES.get(machine, machine),
        "platform": "linux",
        "version": project.version(),
        "release": "1",
        "section": "Amusements/Games",
        "maintainer": MAINTAINER,
        "description": f"{project.SUMMARY}\n\nThe package holds its own Python and Qt.",
        "license": " AND ".join(_LICENCES),
        # They have the folders of icons and what reads the file types.
        "recommends": ["desktop-file-utils", "hicolor-icon-theme", "shared-mime-info"],
        "depends": needed(root / linux_tree.LIBRARY),
        "rpm": {"group": "Amusements/Games", "compression": "zstd:6", "buildhost": "localhost"},
        "contents": [
            # The folders are the package's own, so that none of them stays behind.
            {
                "src": str(root / linux_tree.LIBRARY),
                "dst": f"/{linux_tree.LIBRARY}",
                "type": "tree",
            },
            {
                "src": f"../lib/{PROGRAM}/{PROGRAM}",
                "dst": f"/usr/bin/{PROGRAM}",
                "type": "symlink",
            },
            {"dst": f"/{linux_tree.DOCUMENTS}", "type": "dir"},
            *(
                {"src": str(path), "dst": f"/{path.relative_to(root)}", **_kind(path)}
                for path in sorted((root / "usr/share").rglob("*"))
                if path.is_file()
            ),
        ],
    }


def _kind(path: Path) -> dict[str, str]:
    """What RPM is to know a file of the folder with documents as."""
    return {"copyright": {"type": "license"}, "changelog.gz": {"type": "doc"}}.get(path.name, {})


def needed(folder: Path) -> list[str]:
    """What the host must have for the programs and libraries in a folder, as RPM names it.

    So RPM finds packages on any system: by the names of libraries, and by the newest of each kind
    of version that is asked of them, such as glibc's.

    Raises:
        StepError: objdump failed.
    """
    files = [path for path in sorted(folder.rglob("*")) if is_binary(path)]
    if not files:
        return []
    # In plain words, whatever the language of whoever builds.
    said = run(["objdump", "--private-headers", *files], environ={"LC_ALL": "C"})
    ours = {path.name for path in folder.rglob("*")}
    return capabilities(said, ours)


def capabilities(said: str, ours: Collection[str]) -> list[str]:
    """What files need, by what objdump says of their headers.

    Args:
        said: objdump's words.
        ours: the names of files that come along.
    """
    newest: dict[tuple[str, str], str] = {}
    names = set(_NEEDED.findall(said)).difference(ours)
    for name, versions in _VERSIONS.findall(said):
        for version in _VERSION.findall(versions):
            kind = version.rpartition("_")[0]
            if name in names and kind in _KINDS:
                newest[name, kind] = max(newest.get((name, kind), ""), version, key=_numbers)
    found = {f"{name}()(64bit)" for name in names}
    found |= {f"{name}({version})(64bit)" for (name, _), version in newest.items()}
    return sorted(found)


def _numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", version)]
