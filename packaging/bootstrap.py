#!/usr/bin/env python3
"""Set this checkout up and start the program, its tests or its checks.

    python3 packaging/bootstrap.py play [OPTIONS OF THE PROGRAM]
    python3 packaging/bootstrap.py test [OPTIONS OF PYTEST]
    python3 packaging/bootstrap.py check | bench [ARGUMENTS] | build STEP... | env | clean
    python3 packaging/bootstrap.py translations update | add LANGUAGE | build

Makes `.venv` in the checkout, installs the project in it and, on Linux, sees to the system
libraries that Qt needs. What is there already is left alone. Standard library only; on Windows it
is `py packaging/bootstrap.py play`.
"""

import ctypes
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

# Nothing above or below may be syntax that an older Python cannot read: it has to get this far.
if sys.version_info < (3, 11):  # noqa: UP036
    for minor in range(20, 10, -1):
        newer = shutil.which(f"python3.{minor}") if os.name == "posix" else None
        # A version manager puts a stand-in for every Python on the path, installed or not.
        if newer and subprocess.call([newer, "-c", ""], stderr=subprocess.DEVNULL) == 0:
            os.execv(newer, [newer, *sys.argv])
    found = f"{sys.version_info[0]}.{sys.version_info[1]}"
    sys.exit(f"Golf Desktop needs Python 3.11 or newer; this one is {found}.")

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "golf-desktop.json"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
SUFFIX = ".exe" if os.name == "nt" else ""
PYTHON = BIN / f"python{SUFFIX}"

EXTRAS = {
    "play": "",
    "env": "",
    "translations": "",
    "test": "test",
    "check": "dev",
    "bench": "bench",
    "build": "packaging",
}
SCRIPTS = ("packaging", "resources/cards", "resources/sounds", "benchmarks")
TYPED = ("golf_desktop", "tests", *SCRIPTS)
MADE = (
    ".hypothesis",
    ".import_linter_cache",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
    ".venv",
    "build",
    "dist",
)
TRANSLATIONS = ROOT / "packaging" / "translations.py"
FONTS = {
    "apt": "fonts-dejavu-core",
    "dnf": "dejavu-sans-fonts",
    "zypper": "dejavu-fonts",
    "pacman": "ttf-dejavu",
}

if TYPE_CHECKING:
    from golf_desktop import system_libs
else:
    # By its path: the package itself cannot be imported before its dependencies are installed.
    _spec = importlib.util.spec_from_file_location(
        "system_libs", ROOT / "golf_desktop" / "system_libs.py"
    )
    system_libs = importlib.util.module_from_spec(_spec)
    _spec.loader.exec_module(system_libs)


class SetupError(Exception):
    """What keeps the set-up from going on, in one line for the player."""


def main(argv: list[str]) -> int:
    """Set up and run the verb `argv[0]` with the arguments after it; returns an exit code."""
    verb, arguments = (argv[0], argv[1:]) if argv else ("", [])
    try:
        if verb == "clean":
            return clean()
        if verb not in EXTRAS:
            raise SetupError(f"Usage: bootstrap.py {{{','.join([*EXTRAS, 'clean'])}}} [ARGUMENTS]")
        if verb == "build":
            work_in(ROOT / "build" / "venv")
        set_up(verb)
        return run(verb, arguments)
    except SetupError as error:
        print(error, file=sys.stderr)
    except OSError as error:
        print(f"The set-up stopped: {error}", file=sys.stderr)
    except KeyboardInterrupt:
        return 130
    return 1


def work_in(venv: Path) -> None:
    """Set up that environment and no other.

    What is frozen is found in the environment it is frozen in, so that one must not hold the tests.
    """
    global VENV, STAMP, BIN, PYTHON
    VENV, STAMP, BIN = venv, venv / STAMP.name, venv / BIN.name
    PYTHON = BIN / PYTHON.name


def set_up(verb: str) -> None:
    """Make sure of everything that `verb` needs.

    Raises:
        SetupError: something is missing that cannot be installed from here.
    """
    stamp = Stamp.read()
    fresh = stamp.covers(EXTRAS[verb])
    fit = fresh or stamp.fits()
    ensure_system(verb, fresh=fresh, fit=fit)
    if not fit:
        make_venv()
    if not fresh:
        install(EXTRAS[verb])
    if verb != "translations":
        build_translations()


def run(verb: str, arguments: list[str]) -> int:
    """Do what `verb` says, in an environment that is set up; returns its exit code."""
    os.environ["VIRTUAL_ENV"] = str(VENV)
    os.environ["PATH"] = os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])
    if verb == "play":
        return become([str(BIN / f"golf-desktop{SUFFIX}"), *arguments])
    os.chdir(ROOT)
    if verb == "test":
        return become([str(PYTHON), "-m", "pytest", "-n", "2", *arguments])
    if verb == "check":
        return check()
    if verb == "bench":
        return bench(arguments)
    if verb == "translations":
        return become([str(PYTHON), str(TRANSLATIONS), *arguments])
    if verb == "build":
        return become([str(PYTHON), str(ROOT / "packaging" / "build.py"), *arguments])
    print(f"Set up: {VENV}")
    return 0


# --- the system's part


def ensure_system(verb: str, *, fresh: bool, fit: bool) -> None:
    """Install what the system lacks, where this user may.

    With a `fresh` environment only what `verb` cannot do without is looked at; with a `fit` one
    none has to be made.

    Raises:
        SetupError: something required is missing and could not be installed.
    """
    required, optional = ([], []) if verb == "check" else libraries_for(os.environ)
    part = "" if fit else missing_venv_part()
    if sys.platform != "linux" or (fresh and not system_libs.missing(required)):
        return
    lacking = system_libs.missing([*required, *optional])
    manager = system_libs.package_manager()
    if (lacking or part) and manager == "apt" and is_root():
        names = system_libs.packages(lacking, manager)
        try:
            apt_install([*names, part] if part else names)
        except SetupError:
            if system_libs.missing(required) or missing_venv_part():
                raise
    elif part:
        raise SetupError(lacking_line(required, part))
    if system_libs.missing(required):
        raise SetupError(lacking_line(required))
    if not fresh and verb != "check":
        ensure_font()


def lacking_line(required: list[str], part: str = "") -> str:
    """One line: what is missing here, and the command that installs all of it."""
    lacking = system_libs.missing(required)
    if not lacking:
        command = system_libs.install_command([part], "apt")
        return f"This Python cannot make environments. Install what it lacks: {command}"
    # Who has to install something by hand wants a window too, on the usual kind of display.
    wanted = system_libs.missing(dict.fromkeys([*required, *system_libs.X11]))
    return system_libs.missing_line(wanted, also=[part] if part else [])


def missing_venv_part() -> str:
    """Debian's package for environments where this Python lacks it, else nothing.

    Raises:
        SetupError: a Python that is not Debian's lacks it.
    """
    importlib.invalidate_caches()
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        return ""
    if system_libs.package_manager() != "apt" or sys.base_prefix != "/usr":
        raise SetupError(f"{sys.executable} lacks venv or ensurepip: install these for it.")
    return f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"


def libraries_for(environ: Mapping[str, str]) -> tuple[list[str], list[str]]:
    """The libraries that a window cannot do without here, and those that it can.

    Without any display the program still runs off-screen, so only what a display needs that is
    there is required.
    """
    offscreen = environ.get("QT_QPA_PLATFORM", "").partition(":")[0] in system_libs.NO_DISPLAY
    x11 = bool(environ.get("DISPLAY")) and not offscreen
    wayland = bool(environ.get("WAYLAND_DISPLAY")) and not offscreen
    required: list[str] = [*system_libs.QT]
    optional: list[str] = []
    # With both at hand Qt takes the one that works.
    (required if x11 and not wayland else optional).extend(system_libs.X11)
    (required if wayland and not x11 else optional).extend(system_libs.WAYLAND)
    return required, optional


def ensure_font() -> None:
    """Install a font where there is none at all; says so where this user may not."""
    if has_font():
        return
    manager = system_libs.package_manager()
    if manager == "apt" and is_root():
        apt_install([FONTS[manager]])
    elif manager:
        command = system_libs.install_command([FONTS[manager]], manager)
        print(f"There is no font here, so texts will not show. Install one with: {command}")


def has_font() -> bool:
    """Whether fontconfig knows any font; true where fontconfig cannot be asked."""

    class FontSet(ctypes.Structure):
        _fields_ = (("count", ctypes.c_int), ("room", ctypes.c_int), ("fonts", ctypes.c_void_p))

    try:
        library = ctypes.CDLL("libfontconfig.so.1")
    except OSError:
        return True
    for name in ("FcPatternCreate", "FcObjectSetCreate"):
        getattr(library, name).restype = ctypes.c_void_p
    library.FcFontList.argtypes = [ctypes.c_void_p] * 3
    library.FcFontList.restype = ctypes.POINTER(FontSet)
    fonts = library.FcFontList(None, library.FcPatternCreate(), library.FcObjectSetCreate())
    return not fonts or bool(fonts.contents.count)


def apt_install(names: list[str]) -> None:
    """Install Debian packages, as root.

    Raises:
        SetupError: apt could not; holds apt's own first complaint.
    """
    what = ", ".join(names) if len(names) <= 3 else "the system libraries of Qt"
    print(f"Installing {what}", flush=True)
    environ = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120"]
    said = ""
    for step in (["update"], ["install", "-y", "--no-install-recommends", *names]):
        result = subprocess.run(
            apt + step, env=environ, capture_output=True, text=True, errors="replace", check=False
        )
        said += result.stderr
    # Without a fresh list the packages may still be had, so only the last step counts.
    if result.returncode:
        # Where there is no network, the warning of the first step tells more than the error of
        # the second, which does not know the package.
        errors = [line for line in said.splitlines() if line.startswith(("E:", "W: Failed to"))]
        reason = errors[0][2:].strip() if errors else "apt-get failed"
        raise SetupError(f"Could not install {what}: {reason}")


def is_root() -> bool:
    """Whether this process may install system packages."""
    return os.name == "posix" and os.geteuid() == 0


# --- the Python part


class Stamp:
    """What `.venv` was made from, kept in it."""

    def __init__(self, made_from: dict[str, str], extras: list[str]) -> None:
        self.made_from = made_from
        self.extras = extras

    @classmethod
    def read(cls) -> "Stamp":
        """The stamp in `.venv`; an empty one where there is none or it cannot be read."""
        try:
            data = json.loads(STAMP.read_text("utf-8"))
            return cls(dict(data["made_from"]), list(data["extras"]))
        except (OSError, ValueError, TypeError, KeyError):
            return cls({}, [])

    def covers(self, extra: str) -> bool:
        """Whether `.venv` is up to date and holds the packages of `extra`."""
        return extra in self.extras and self.made_from == sources()

    def fits(self) -> bool:
        """Whether `.venv` is good to install into: not moved, its Python there and unchanged.

        One that was made by hand has no stamp and is as good.
        """
        now = sources()
        moved = any(self.made_from.get(key, now[key]) != now[key] for key in ("place", "python"))
        return not moved and has_pip()

    def with_extra(self, extra: str) -> "Stamp":
        """The stamp after `extra` has been installed on top."""
        kept = self.extras if self.made_from == sources() else []
        # Every installation holds what is needed to play.
        return Stamp(sources(), sorted({*kept, extra, ""}))

    def write(self) -> None:
        """Put the stamp into `.venv`."""
        text = json.dumps({"made_from": self.made_from, "extras": self.extras}, indent=1)
        STAMP.write_text(text + "\n", "utf-8")


def sources() -> dict[str, str]:
    """What an environment depends on: the requirements, the place, the Python below it."""
    return {
        "pyproject": hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest(),
        "place": str(VENV),
        "python": os.path.realpath(PYTHON) if PYTHON.exists() else "",
    }


def make_venv() -> None:
    """Make `.venv`, in the place of what is there.

    Raises:
        SetupError: this Python cannot make one.
    """
    if Path(sys.prefix).resolve() == VENV:
        raise SetupError(
            f"The environment {VENV.name} has to be made anew: run `deactivate` first."
        )
    print(f"Making {VENV.name}", flush=True)
    result = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(VENV)],
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if result.returncode:
        said = (result.stderr or result.stdout).strip().splitlines()
        raise SetupError(f"Could not make {VENV.name}: {said[-1] if said else 'venv failed'}")


def has_pip() -> bool:
    """Whether `.venv` holds a Python that is new enough and has pip."""
    if not PYTHON.exists():
        return False
    code = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    result = subprocess.run([str(PYTHON), "-c", code], capture_output=True, check=False)
    return result.returncode == 0


def install(extra: str) -> None:
    """Install the project, editable, with the packages of `extra`.

    Raises:
        SetupError: pip could not; its own message has been shown.
    """
    what = f"the packages for {extra}" if extra else "Golf Desktop (about 100 MB to download)"
    print(f"Installing {what}", flush=True)
    result = subprocess.run(
        [str(PYTHON), "-m", "pip", "install", "--quiet", "--editable", wanted(extra)],
        cwd=ROOT,
        env=dict(
            os.environ,
            PIP_DISABLE_PIP_VERSION_CHECK="1",
            PIP_NO_INPUT="1",
            PIP_USER="0",
            # The translations are built afterwards: here that would take a PySide6 of its own.
            HATCH_BUILD_NO_HOOKS="1",
        ),
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if result.returncode:
        said = (result.stderr or result.stdout).splitlines()
        print("\n".join(pip_errors(said)), file=sys.stderr)
        raise SetupError("Could not install the packages: pip's message is above.")
    Stamp.read().with_extra(extra).write()


def build_translations() -> None:
    """Make the files that the program reads its translated texts from, where they are not new.

    Without them the program speaks English, so a failure is only told.
    """
    folder = ROOT / "resources" / "translations"
    made = {path.stem: path.stat().st_mtime for path in folder.glob("*.qm")}
    if all(path.stat().st_mtime <= made.get(path.stem, 0) for path in folder.glob("*.ts")):
        return
    subprocess.call([str(PYTHON), str(TRANSLATIONS), "build"])


def wanted(extra: str) -> str:
    """What to ask pip for: the checkout, with `extra` where the project has it."""
    import tomllib

    with (ROOT / "pyproject.toml").open("rb") as file:
        has = tomllib.load(file)["project"].get("optional-dependencies", {})
    return f".[{extra}]" if extra in has else "."


def pip_errors(said: list[str]) -> list[str]:
    """The part of pip's output that tells what went wrong: from its first error on."""
    for number, line in enumerate(said):
        if line.lstrip().lower().startswith("error"):
            return said[number:]
    return said


# --- the verbs


def become(command: list[str]) -> int:
    """Run `command` in the place of this process where the system can; returns its exit code.

    Raises:
        SetupError: there is no such program.
    """
    if not Path(command[0]).exists():
        raise SetupError(f"{command[0]} is missing: run `make clean`, then try again.")
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.call(command)


def check() -> int:
    """Run all the checks, each even if one before it failed; 1 if any did."""
    python = str(PYTHON)
    typed = [name for name in TYPED if any((ROOT / name).rglob("*.py"))]
    # The scripts in these folders import each other by their bare names.
    os.environ["MYPYPATH"] = os.pathsep.join(name for name in typed if name in SCRIPTS)
    commands = {
        "ruff check": [python, "-m", "ruff", "check"],
        "ruff format": [python, "-m", "ruff", "format", "--check"],
        "mypy": [python, "-m", "mypy", "--strict", *typed],
        "lint-imports": [str(BIN / f"lint-imports{SUFFIX}")],
    }
    failed = []
    for name, command in commands.items():
        print(f"--- {name}", flush=True)
        if subprocess.call(command):
            failed.append(name)
    print(f"--- failed: {', '.join(failed)}" if failed else "--- all checks passed")
    return 1 if failed else 0


def bench(arguments: list[str]) -> int:
    """Run the benchmarks, one after another; 1 if any failed."""
    scripts = sorted((ROOT / "benchmarks").glob("bench_*.py"))
    if not scripts:
        raise SetupError("There are no benchmarks here.")
    codes = [subprocess.call([str(PYTHON), str(script), *arguments]) for script in scripts]
    return 1 if any(codes) else 0


def clean() -> int:
    """Remove .venv, caches and what was built."""
    for path in (ROOT / name for name in MADE):
        if path.is_symlink():
            path.unlink()
        elif path.exists():
            shutil.rmtree(path)
    for path in list(ROOT.rglob("__pycache__")):
        shutil.rmtree(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
