"""The licences of all that the frozen program holds, gathered into its folder `licences`.

None of the texts is in the repository. Most packages bring theirs. Qt's wheels only name it, the
LGPL of version 3, which stands on the GPL; Debian and Ubuntu have both in
/usr/share/common-licenses. Elsewhere a folder with them is given by `--licence-texts`.
"""

from __future__ import annotations

import platform
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.metadata import distribution, version
from pathlib import Path

from build_steps import project, templates
from build_steps.project import StepError

FOLDER = project.BUILD / "licences"
"""Where they are gathered for PyInstaller."""
TEMPLATE = project.PACKAGING / "licences.txt.in"
"""What tells which part has which licence, and where its source is."""
COMMON = Path("/usr/share/common-licenses")
"""Where Debian and Ubuntu keep the licences that many packages have."""

DISTRIBUTIONS = ("msgspec", "numpy", "platformdirs", "pysol-cards", "tqdm")
"""The Python packages that are held and bring their licences."""
_STARTER = "pyinstaller"
"""What brings the small program that starts Python."""
_LICENCE = re.compile(r"licen[cs]e|copying|notice", re.IGNORECASE)
_DEBIAN_DOCUMENTS = Path("/usr/share/doc")


@dataclass(frozen=True, slots=True)
class Text:
    """A licence that no package of Python's brings.

    Attributes:
        name: the file's name where licences are kept.
        target: the file in the folder of the frozen program.
        begins: words that its first thousand characters hold, so that nothing else is taken for it.
        debian: the names of Debian's packages, as a pattern for files, that have it too.
        platform: the one system, by what `sys.platform` says, whose frozen program needs it.
    """

    name: str
    target: str
    begins: Sequence[str]
    debian: str | None = None
    platform: str | None = None


TEXTS = (
    Text("LGPL-3", "qt/LGPL-3.txt", ("GNU LESSER GENERAL PUBLIC LICENSE", "Version 3,")),
    Text("GPL-3", "qt/GPL-3.txt", ("GNU GENERAL PUBLIC LICENSE", "Version 3,")),
    # Of libquadmath, which numpy's library for linear algebra needs.
    Text("LGPL-2.1", "numpy/LGPL-2.1.txt", ("GNU LESSER GENERAL PUBLIC LICENSE", "Version 2.1,")),
    Text("icu", "icu/LICENSE.txt", ("Unicode",), "libicu[0-9]*", "linux"),
    Text("libffi", "libffi/LICENSE.txt", ("libffi",), "libffi[0-9]*", "linux"),
)
"""On Windows and macOS ICU and libffi are the system's or Python's."""


def gather(given: Path | None, target: Path = FOLDER) -> None:
    """Put all licences into a folder, which is made anew.

    Args:
        given: a folder with texts that this system does not have, each by its `Text.name`.
        target: the folder.

    Raises:
        StepError: one is not to be had.
    """
    shutil.rmtree(target, ignore_errors=True)
    templates.write_filled(TEMPLATE, target / "README.txt", _versions())
    _copy(project.ROOT / "LICENSE", target / project.PROGRAM / "LICENSE")
    _copy(find_pythons(), target / "python" / "LICENSE.txt")
    for name in (*DISTRIBUTIONS, _STARTER):
        for file, inside in of_package(name):
            _copy(file, target / name / inside)
    for text in TEXTS:
        if text.platform in (None, sys.platform):
            _copy(find(text, given), target / text.target)


def gathered(folder: Path = FOLDER) -> list[tuple[str, str]]:
    """The licences as PyInstaller wants them: file and folder."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return [
        (str(path), Path("licences", path.relative_to(folder).parent).as_posix()) for path in files
    ]


def find(text: Text, given: Path | None, common: Path = COMMON) -> Path:
    """Find a licence that no package of Python's brings.

    Args:
        text: the licence.
        given: a folder that has it, which goes before the system's own.
        common: where the system keeps licences that many packages have.

    Raises:
        StepError: it is in none of these, or what is there is something else.
    """
    for path in _places(text, given, common):
        if path.is_file():
            start = path.read_text("utf-8", errors="replace")[:1000]
            if not all(words in start for words in text.begins):
                raise StepError(f"{path} is not the licence {text.name}.")
            return path
    raise StepError(
        f"The licence {text.name} must come with the program, and this system does not have it. "
        f"Give a folder with a file {text.name} by --licence-texts."
    )


def _places(text: Text, given: Path | None, common: Path) -> Iterable[Path]:
    """Where a licence may be, the best first."""
    if given is not None:
        yield given / text.name
    yield common / text.name
    if text.debian is not None:
        for folder in sorted(_DEBIAN_DOCUMENTS.glob(text.debian)):
            yield folder / "copyright"


def find_pythons() -> Path:
    """Find the licence of the Python that is frozen.

    Raises:
        StepError: it came without.
    """
    library, prefix = Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix)
    # The second is where Python for Windows has it.
    for path in (library / "LICENSE.txt", prefix / "LICENSE.txt", prefix / "LICENSE"):
        if path.is_file():
            return path
    raise StepError(f"The licence of Python is neither in {library} nor in {prefix}.")


def of_package(name: str) -> list[tuple[Path, Path]]:
    """The licences that a Python package brings: each file, and where in a folder it is to be.

    Raises:
        StepError: it brings none.
    """
    found = []
    for file in distribution(name).files or ():
        parts = Path(str(file)).parts
        if parts[0].endswith(".dist-info") and _LICENCE.search(parts[-1]):
            # Some keep them in a folder of their own, some do not.
            found.append((Path(str(file.locate())), Path(*parts[2:-1], parts[-1])))
    if not found:
        raise StepError(f"The package {name} brings no licence.")
    return found


def _versions() -> dict[str, str]:
    """What the template asks for besides the usual words."""
    return {
        "python_version": platform.python_version(),
        "qt_version": version("PySide6-Essentials"),
        "numpy_version": version("numpy"),
    }


def _copy(file: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, target)
