"""The step `deb`: the package for Debian and Ubuntu."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from build_steps import linux_tree, project, templates
from build_steps.job import Job
from build_steps.linux_texts import MAINTAINER
from build_steps.project import PROGRAM, StepError
from build_steps.running import is_binary, lacking, run

LIMIT_MB = 45
"""The package takes no more than this, in millions of bytes."""

_TOOLS = {
    "dpkg-deb": "dpkg",
    "dpkg-shlibdeps": "dpkg-dev",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "lintian": "lintian",
}
_METAINFO_OVERRIDES = {
    # An id of this form begins with an address on the net, which the project does not have.
    "cid-desktopapp-is-not-rdns": "info",
}
_PACKING = ("-Zxz", "-z2")
"""The highest level saves a seventh and takes four times as long."""
_BROUGHT = ("libffi8", "libsqlite3-0")
"""Packages whose libraries come along."""
_DEPENDS = re.compile(r"^shlibs:Depends=(.+)$", re.MULTILINE)


def problem() -> str | None:
    """Why this system cannot do it, in one line; None if it can."""
    absent = lacking(_TOOLS)
    return f"missing here: {', '.join(absent)}" if absent else None


def make(job: Job) -> list[Path]:
    """Build and check the package.

    Raises:
        StepError: a tool failed, or the package is not as it should be.
    """
    root = linux_tree.plant(project.BUILD / "deb" / PROGRAM, job)
    overrides = root / "usr/share/lintian/overrides" / PROGRAM
    templates.write_filled(linux_tree.LINUX / "lintian-overrides.in", overrides)
    overrides.chmod(0o644)
    for folder in overrides.parents[:2]:
        folder.chmod(0o755)
    check_texts(root)
    architecture = run(["dpkg", "--print-architecture"]).strip()
    control = templates.write_filled(
        linux_tree.LINUX / "control.in",
        root / "DEBIAN" / "control",
        {
            "architecture": architecture,
            "maintainer": MAINTAINER,
            "installed_kib": str(_kib(root)),
            "depends": depends(root),
        },
    )
    control.chmod(0o644)
    control.parent.chmod(0o755)
    _write_sums(root)
    project.DIST.mkdir(exist_ok=True)
    package = project.DIST / f"{PROGRAM}_{project.version()}_{architecture}.deb"
    run(["dpkg-deb", "--root-owner-group", *_PACKING, "--build", root, package])
    _check(package)
    return [package]


def check_texts(root: Path) -> None:
    """Let their own tools look at the desktop file and the metainfo.

    Raises:
        StepError: they complain.
    """
    share = root / "usr/share"
    run(["desktop-file-validate", share / "applications" / f"{PROGRAM}.desktop"])
    metainfo = share / "metainfo" / f"{PROGRAM}.metainfo.xml"
    overrides = ",".join(f"{tag}={level}" for tag, level in _METAINFO_OVERRIDES.items())
    run(["appstreamcli", "validate", "--no-net", f"--override={overrides}", metainfo])


def depends(root: Path) -> str:
    """The packages whose libraries the program needs, as a control file lists them.

    Raises:
        StepError: a library is in no package.
    """
    work = project.BUILD / "deb" / "shlibdeps"
    # It only runs below a folder that looks like a source package.
    (work / "debian").mkdir(parents=True, exist_ok=True)
    control = f"Source: {PROGRAM}\n\nPackage: {PROGRAM}\nArchitecture: any\n"
    (work / "debian/control").write_text(control, "utf-8")
    library = root / linux_tree.LIBRARY
    binaries = [path for path in library.rglob("*") if is_binary(path)]
    ours = {path.parent for path in binaries}
    said = run(
        [
            "dpkg-shlibdeps",
            "-O",
            "--warnings=0",
            # Our own libraries are in no package.
            "--ignore-missing-info",
            *(f"-x{package}" for package in _BROUGHT),
            *(f"-l{folder}" for folder in sorted(ours)),
            *(f"-e{path}" for path in sorted(binaries)),
        ],
        cwd=work,
    )
    match = _DEPENDS.search(said)
    if match is None:
        raise StepError("dpkg-shlibdeps found no packages.")
    return match[1]


def _kib(root: Path) -> int:
    """What the installed files take, each in whole KiB, as dpkg counts."""
    files = (path for path in root.rglob("*") if not path.is_symlink() and path.is_file())
    return sum(-(-path.stat().st_size // 1024) for path in files)


def _write_sums(root: Path) -> None:
    """Write the sums by which an installation can be checked."""
    lines = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{path.relative_to(root)}\n"
        for path in sorted((root / "usr").rglob("*"))
        if path.is_file() and not path.is_symlink()
    ]
    sums = root / "DEBIAN" / "md5sums"
    sums.write_text("".join(lines), "utf-8")
    sums.chmod(0o644)


def _check(package: Path) -> None:
    size = package.stat().st_size / 1e6
    if size > LIMIT_MB:
        raise StepError(f"The package has {size:.1f} MB; {LIMIT_MB} are allowed.")
    run(["lintian", "--allow-root", "--fail-on", "error", package])
