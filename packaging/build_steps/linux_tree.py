"""The files of the program as Linux keeps them, from which every Linux package is made."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

from build_steps import changelog, project, templates
from build_steps.icons import PNG_SIZES, SOURCES
from build_steps.job import Job
from build_steps.linux_texts import debian_changelog, metainfo_releases, metainfo_screenshots
from build_steps.project import PROGRAM

LINUX = project.PACKAGING / "linux"
LIBRARY = Path("usr/lib") / PROGRAM
"""Where the frozen program is, below the root."""
DOCUMENTS = Path("usr/share/doc") / PROGRAM
"""Where the licence and the changelog are, below the root."""


def plant(root: Path, job: Job) -> Path:
    """Put all files of the program under a root folder, which is made anew; give it."""
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(job.payload or project.FROZEN, root / LIBRARY, symlinks=True)
    link = root / "usr/bin" / PROGRAM
    link.parent.mkdir(parents=True)
    link.symlink_to(Path("..") / LIBRARY.relative_to("usr") / PROGRAM)
    share = root / "usr/share"
    _fill("golf-desktop.desktop", share / "applications" / f"{PROGRAM}.desktop")
    _fill("mime.xml", share / "mime/packages" / f"{PROGRAM}.xml")
    _plant_icons(share / "icons/hicolor")
    releases = changelog.releases()
    templates.write_filled(
        LINUX / "golf-desktop.metainfo.xml.in",
        share / "metainfo" / f"{PROGRAM}.metainfo.xml",
        {
            "releases": metainfo_releases(releases),
            "screenshots": metainfo_screenshots(job.pictures),
        },
    )
    manual = templates.fill((LINUX / "golf-desktop.6.in").read_text("utf-8"))
    _zip(manual, share / "man/man6" / f"{PROGRAM}.6.gz")
    _fill("copyright", root / DOCUMENTS / "copyright")
    _zip(debian_changelog(releases), root / DOCUMENTS / "changelog.gz")
    _set_modes(root)
    return root


def _fill(template: str, target: Path) -> None:
    templates.write_filled(LINUX / f"{template}.in", target)


def _plant_icons(hicolor: Path) -> None:
    kinds = {
        PROGRAM: ("apps", PROGRAM),
        f"{PROGRAM}-document": ("mimetypes", project.MIME_TYPE.replace("/", "-")),
    }
    for source, (folder, name) in kinds.items():
        for side in PNG_SIZES:
            target = hicolor / f"{side}x{side}" / folder / f"{name}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(project.ICONS / f"{source}-{side}.png", target)
        target = hicolor / "scalable" / folder / f"{name}.svg"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(SOURCES[source], target)


def _zip(text: str, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    # Without a name and a time, so that the same text is the same file.
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _set_modes(root: Path) -> None:
    """Give files and folders the same rights on every machine, whatever its umask."""
    program = root / LIBRARY / PROGRAM
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)
