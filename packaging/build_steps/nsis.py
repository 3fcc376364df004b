"""The step `nsis`: the installer for Windows, by NSIS."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from build_steps import icons, project, running, signing, templates
from build_steps.job import Job
from build_steps.project import (
    BUILD,
    CONSOLE_PROGRAM,
    DIST,
    FROZEN,
    ICONS,
    PACKAGING,
    PROGRAM,
    StepError,
)
from build_steps.sidebar import sidebar

TEMPLATE = PACKAGING / "windows" / "installer.nsi.in"
_FOLDER = BUILD / "windows"
_ICON_SIDE = 128


@dataclass(frozen=True, slots=True)
class Pictures:
    """The files of the pictures in an installer.

    Attributes:
        icon: the program's icon and the installer's.
        document: the icon of saved games.
        side: a BMP, at the side of the last page.
    """

    icon: Path
    document: Path
    side: Path

    @classmethod
    def drawn(cls) -> Pictures:
        """Those of the program; the step `icons` has been done."""
        drawing = icons.application()
        icon = icons.draw(icons.SOURCES[PROGRAM], {_ICON_SIDE})[_ICON_SIDE]
        del drawing
        side = ICONS / f"{PROGRAM}-side.bmp"
        side.write_bytes(sidebar(icon))
        return cls(ICONS / f"{PROGRAM}.ico", ICONS / f"{PROGRAM}-document.ico", side)


def problem() -> str | None:
    """Why this system cannot do it, in one line; None if it can."""
    if sys.platform != "win32":
        return "it packs a program that was frozen on Windows"
    return "NSIS is not installed" if makensis() is None else None


def make(job: Job) -> list[Path]:
    """Do it; give the files made for players."""
    payload = job.payload or FROZEN
    for program in (PROGRAM, CONSOLE_PROGRAM):
        signing.sign_for_windows(payload / f"{program}.exe")
    name = f"{PROGRAM}-{project.version()}-windows-x64.exe"
    installer = write_installer(payload, DIST / name, Pictures.drawn())
    signing.sign_for_windows(installer)
    return [installer]


def makensis() -> Path | None:
    """NSIS's compiler, which its installer on Windows does not put on the path."""
    found = shutil.which("makensis")
    if found is not None:
        return Path(found)
    for name in ("PROGRAMFILES(X86)", "PROGRAMFILES"):
        path = Path(os.environ.get(name, "")) / "NSIS" / "makensis.exe"
        if path.is_file():
            return path
    return None


def write_installer(
    payload: Path,
    target: Path,
    pictures: Pictures,
    work: Path = _FOLDER,
    *,
    version: str | None = None,
) -> Path:
    """Compile the installer of a frozen program; give its file.

    Args:
        payload: the program's folder.
        target: the installer.
        pictures: those it shows.
        work: where what NSIS reads is put.
        version: what it says it installs; by default the version there is.

    Raises:
        StepError: NSIS is missing, or warns of anything.
    """
    compiler = makensis()
    if compiler is None:
        raise StepError("NSIS is not installed here.")
    script = templates.write_filled(TEMPLATE, work / "installer.nsi", _version_words(version))
    files = work / "files.nsh"
    # With the mark of UTF-8: NSIS would take an included file for one of the system's code page.
    files.write_text(files_script(payload), "utf-8-sig", newline="\n")
    target.parent.mkdir(parents=True, exist_ok=True)
    defines = {
        "FILES": files.resolve(),
        "ICON": pictures.icon.resolve(),
        "DOCUMENT_ICON": pictures.document.resolve(),
        "SIDE": pictures.side.resolve(),
        "TARGET": target.resolve(),
    }
    words = [f"-D{name}={path}" for name, path in defines.items()]
    if signing.windows_thumbprint() is not None:
        signer = [sys.executable, str(PACKAGING / "sign_for_windows.py")]
        words.append(f"-DSIGNER={subprocess.list2cmdline(signer)}")
    running.run([compiler, "-WX", "-V2", "-INPUTCHARSET", "UTF8", *words, script.resolve()])
    return target


def _version_words(version: str | None) -> dict[str, str]:
    if version is None:
        return {}
    return {
        "version": version,
        "version_dots": ".".join(map(str, project.version_numbers(version))),
    }


def files_script(payload: Path) -> str:
    """The part of the installer's script that puts the program's files in place and removes them.

    Each is named, so that an upgrade removes what it no longer has and an uninstallation touches
    nothing else.

    Raises:
        StepError: there is no program in the folder, or a file has a name that NSIS cannot take.
    """
    files = sorted(path for path in payload.rglob("*") if path.is_file())
    for program in (PROGRAM, CONSOLE_PROGRAM):
        if payload / f"{program}.exe" not in files:
            raise StepError(f"There is no {program}.exe in {payload}.")
    odd = [path for path in files if set('$"`').intersection(str(path))]
    if odd:
        raise StepError(f"The script of the installer cannot name {odd[0]}.")
    size = sum(path.stat().st_size for path in files)
    lines = [f"!define SIZE_KB {-(-size // 1024)}", "!macro install_files"]
    folder = None
    for path in files:
        inside = path.relative_to(payload)
        if inside.parent != folder:
            folder = inside.parent
            lines.append(f'  SetOutPath "{_installed(folder)}"')
        lines.append(f'  File "{path.resolve()}"')
    lines += ["!macroend", "!macro remove_files"]
    lines += [f'  Delete "{_installed(path.relative_to(payload))}"' for path in files]
    folders = {each for path in files for each in path.relative_to(payload).parents}
    # The deeper ones first; one that holds anything else stays.
    for each in sorted(folders - {Path()}, key=lambda each: (-len(each.parts), each)):
        lines.append(f'  RMDir "{_installed(each)}"')
    return "\n".join([*lines, "!macroend", ""])


def _installed(inside: Path) -> str:
    """Where a file or folder of the program is on the player's disk."""
    return "\\".join(["$INSTDIR", *inside.parts])
