"""The step `wheel`: the wheel and the source archive, for pip and pipx, both checked."""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
import venv
from pathlib import Path
from zipfile import ZipFile

from build_steps import project
from build_steps.job import Job
from build_steps.project import BUILD, DIST, PACKAGING, PROGRAM, ROOT, StepError
from build_steps.running import run

_FOLDER = BUILD / "wheel"
_REQUIREMENTS = PACKAGING / "requirements" / "wheel.txt"


def problem() -> str | None:
    """Why this system cannot do it, in one line; None if it can."""
    return None


def make(_job: Job) -> list[Path]:
    """Do it; give the files made for players.

    Raises:
        StepError: it cannot be built, or one of the two does not pass.
    """
    shutil.rmtree(_FOLDER, ignore_errors=True)
    python = environment(_FOLDER / "tools")
    run([python, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", _REQUIREMENTS])
    build: list[str | Path] = [python, "-m", "build", "--no-isolation"]
    # By itself `build` makes the wheel out of the source archive that it made before.
    run([*build, "--outdir", _FOLDER / "out", ROOT])
    run([*build, "--wheel", "--outdir", _FOLDER / "tree", ROOT])
    (archive,) = (_FOLDER / "out").glob("*.tar.gz")
    (wheel,) = (_FOLDER / "out").glob("*.whl")
    for fault in (*differences(wheel, _FOLDER / "tree" / wheel.name), *missing(wheel)):
        raise StepError(f"{wheel.name}: {fault}")
    run([python, "-m", "twine", "check", "--strict", archive, wheel])
    try_out(wheel)
    DIST.mkdir(parents=True, exist_ok=True)
    return [Path(shutil.copy2(path, DIST)) for path in (wheel, archive)]


def differences(one: Path, other: Path) -> list[str]:
    """What two wheels differ in, a line for each file."""
    with ZipFile(one) as first, ZipFile(other) as second:
        names = set(first.namelist()), set(second.namelist())
        lines = [f"only one of two builds has {name}" for name in sorted(names[0] ^ names[1])]
        both = sorted(names[0] & names[1])
        changed = [name for name in both if first.read(name) != second.read(name)]
    return lines + [f"two builds differ in {name}" for name in changed]


def missing(wheel: Path, root: Path = ROOT) -> list[str]:
    """What of the program the wheel lacks, a line for each file."""
    wanted = {path.relative_to(root).as_posix() for path in (root / "golf_desktop").rglob("*.py")}
    for path in (
        *(root / "resources").rglob("*.svg"),
        *(root / "resources").rglob("*.wav"),
        *(root / "resources" / "help").rglob("*.md"),
    ):
        wanted.add(f"golf_desktop/{path.relative_to(root).as_posix()}")
    for path in (root / "resources").rglob("*.ts"):
        inside = path.with_suffix(".qm").relative_to(root)
        wanted.add(f"golf_desktop/{inside.as_posix()}")
    with ZipFile(wheel) as archive:
        return [f"lacks {name}" for name in sorted(wanted.difference(archive.namelist()))]


def try_out(wheel: Path) -> None:
    """Install a wheel as pipx does, alone in an environment, and let it play.

    Raises:
        StepError: it cannot be installed, or does not run.
    """
    python = environment(_FOLDER / "clean")
    run([python, "-m", "pip", "install", "--quiet", wheel])
    program = python.with_name(f"{PROGRAM}.exe" if os.name == "nt" else PROGRAM)
    # Away from the checkout, so that nothing of it can be taken for what was installed.
    with tempfile.TemporaryDirectory() as empty:
        here = Path(empty)
        version = run([program, "--version"], cwd=here).strip()
        if version != f"{project.NAME} {project.version()}":
            raise StepError(f"The wheel holds {version}.")
        board = run([program, "show", "17"], cwd=here)
        if len(board.splitlines()) != 9:
            raise StepError(f"The wheel shows deal 17 as {board!r}.")
        result = here / "result.json"
        run([program, "--self-test", result], cwd=here, environ={"QT_QPA_PLATFORM": "offscreen"})
        if not json.loads(result.read_text("utf-8"))["passed"]:
            raise StepError("The installed wheel did not pass its own test.")


def environment(folder: Path) -> Path:
    """Make an environment with nothing in it but pip; give its Python."""
    venv.create(folder, with_pip=True, clear=True, symlinks=os.name == "posix")
    names = ("Scripts", "python.exe") if sys.platform == "win32" else ("bin", "python")
    return folder.joinpath(*names)
