"""The set-up script: what it decides, and that whatever goes wrong costs one line."""

import ast
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from golf_desktop import system_libs

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "bootstrap.py"

posix = pytest.mark.skipif(os.name != "posix", reason="the stand-in programs are shell scripts")
linux = pytest.mark.skipif(sys.platform != "linux", reason="about the libraries of Linux")


@pytest.fixture
def bootstrap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module, at work on a project of its own in `tmp_path`."""
    spec = importlib.util.spec_from_file_location("bootstrap", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    venv = tmp_path / ".venv"
    (tmp_path / "pyproject.toml").write_text(
        "[project]\nname = 'x'\n[project.optional-dependencies]\ntest = []\n"
    )
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", venv)
    monkeypatch.setattr(module, "BIN", venv / "bin")
    monkeypatch.setattr(module, "STAMP", venv / "golf-desktop.json")
    monkeypatch.setattr(module, "PYTHON", venv / "bin" / "python")
    # The script loads its own copy by path; the tests change one and both look at it.
    monkeypatch.setattr(module, "system_libs", system_libs)
    monkeypatch.setattr(module, "ensure_font", lambda: None)
    return module


def program(path: Path, script: str) -> None:
    """Put a shell script at `path`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def lack(monkeypatch: pytest.MonkeyPatch, *sonames: str) -> set[str]:
    """Make exactly these libraries missing; what is taken out of the answer is missing no more."""
    absent = set(sonames)
    monkeypatch.setattr(
        system_libs, "missing", lambda wanted: [name for name in wanted if name in absent]
    )
    monkeypatch.setattr(system_libs, "package_manager", lambda: "apt")
    return absent


def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


# --- which Python


def test_older_python_can_read_the_script() -> None:
    ast.parse(SCRIPT.read_text("utf-8"), feature_version=(3, 7))


def run_as_python_3_9(path: str) -> subprocess.CompletedProcess[str]:
    code = (
        "import runpy, sys; sys.version_info = (3, 9, 1, 'final', 0);"
        f"sys.argv = [{str(SCRIPT)!r}, 'play', '--x'];"
        "runpy.run_path(sys.argv[0], run_name='__main__')"
    )
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_older_python_is_told_in_one_line(tmp_path: Path) -> None:
    result = run_as_python_3_9(str(tmp_path))
    assert result.returncode == 1
    assert result.stderr == "Golf Desktop needs Python 3.11 or newer; this one is 3.9.\n"


@posix
def test_newer_python_beside_it_takes_over(tmp_path: Path) -> None:
    program(tmp_path / "python3.11", 'test "$1" = -c || echo "older $@"')
    program(tmp_path / "python3.12", 'test "$1" = -c || echo "newer $@"')
    program(tmp_path / "python3.13", 'echo "python3.13: not installed" >&2; exit 127')
    result = run_as_python_3_9(str(tmp_path))
    assert result.returncode == 0
    assert result.stdout == f"newer {SCRIPT} play --x\n"


# --- the command line


@pytest.mark.parametrize("arguments", [[], ["dance"]])
def test_unknown_verb_gets_the_usage(arguments: list[str]) -> None:
    result = subprocess.run(
        [sys.executable, str(SCRIPT), *arguments], capture_output=True, text=True, check=False
    )
    assert result.returncode == 1
    assert result.stderr.startswith("Usage: bootstrap.py {play,")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("error", "code", "line"),
    [
        (PermissionError(13, "Permission denied", "/x"), 1, "The set-up stopped: [Errno 13]"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_no_traceback(
    error: BaseException,
    code: int,
    line: str,
    bootstrap: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(_verb: str) -> None:
        raise error

    monkeypatch.setattr(bootstrap, "set_up", fail)
    assert bootstrap.main(["env"]) == code
    said = capsys.readouterr().err
    assert said.startswith(line)
    assert said.count("\n") == bool(line)


@posix
def test_program_that_is_missing_is_told(bootstrap: ModuleType) -> None:
    with pytest.raises(bootstrap.SetupError, match="make clean"):
        bootstrap.become([str(bootstrap.BIN / "golf-desktop")])


# --- the libraries


@pytest.mark.parametrize(
    ("environ", "required"),
    [
        ({}, ()),
        ({"DISPLAY": ":0"}, system_libs.X11),
        ({"WAYLAND_DISPLAY": "wayland-0"}, system_libs.WAYLAND),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ()),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen:x"}, ()),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "xcb"}, system_libs.X11),
    ],
)
def test_only_what_the_display_here_needs_is_required(
    environ: dict[str, str], required: tuple[str, ...], bootstrap: ModuleType
) -> None:
    musts, others = bootstrap.libraries_for(environ)
    assert musts == [*system_libs.QT, *required]
    assert {*musts, *others} == {*system_libs.QT, *system_libs.X11, *system_libs.WAYLAND}


@linux
def test_ordinary_user_gets_one_command_for_all(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_display(monkeypatch)
    lack(monkeypatch, "libEGL.so.1", "libxcb-cursor.so.0", "libwayland-cursor.so.0")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(bootstrap, "missing_venv_part", lambda: "python3.11-venv")
    with pytest.raises(bootstrap.SetupError) as caught:
        bootstrap.ensure_system("play", fresh=False, fit=False)
    assert str(caught.value) == (
        "Qt needs libEGL.so.1 and libxcb-cursor.so.0, which are missing here. "
        "Install with: sudo apt install libegl1 libxcb-cursor0 python3.11-venv"
    )


@linux
def test_optional_libraries_stop_nobody(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_display(monkeypatch)
    lack(monkeypatch, "libxcb-cursor.so.0")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    bootstrap.ensure_system("play", fresh=False, fit=False)
    monkeypatch.setenv("DISPLAY", ":0")
    with pytest.raises(bootstrap.SetupError, match="libxcb-cursor0"):
        bootstrap.ensure_system("play", fresh=False, fit=False)


@linux
def test_checks_need_no_library(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    lack(monkeypatch, "libEGL.so.1")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    bootstrap.ensure_system("check", fresh=False, fit=False)


@linux
def test_python_without_environments_alone(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    lack(monkeypatch)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(bootstrap, "missing_venv_part", lambda: "python3.12-venv")
    with pytest.raises(bootstrap.SetupError, match=r"sudo apt install python3\.12-venv$"):
        bootstrap.ensure_system("check", fresh=False, fit=False)


@linux
def test_root_has_it_installed(
    bootstrap: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    absent = lack(monkeypatch, "libEGL.so.1", "libxcb-cursor.so.0")
    program(tmp_path / "bin" / "apt-get", f'echo "$DEBIAN_FRONTEND $*" >>{tmp_path}/log')
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:{os.environ['PATH']}")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    real = bootstrap.apt_install

    def install(names: list[str]) -> None:
        real(names)
        absent.clear()

    monkeypatch.setattr(bootstrap, "apt_install", install)
    bootstrap.ensure_system("play", fresh=False, fit=False)
    update, installation = (tmp_path / "log").read_text().splitlines()
    assert update.startswith("noninteractive ")
    assert update.endswith(" update")
    assert installation.endswith(" install -y --no-install-recommends libegl1 libxcb-cursor0")
    assert capsys.readouterr().out == "Installing libegl1, libxcb-cursor0\n"


@linux
def test_apt_that_fails_costs_one_line(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    no_display(monkeypatch)
    absent = lack(monkeypatch, "libEGL.so.1", "libxcb-cursor.so.0")
    program(tmp_path / "bin" / "apt-get", "echo 'W: hm' >&2; echo 'E: No such host' >&2; exit 100")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:{os.environ['PATH']}")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    with pytest.raises(bootstrap.SetupError) as caught:
        bootstrap.ensure_system("play", fresh=False, fit=False)
    assert str(caught.value) == "Could not install libegl1, libxcb-cursor0: No such host"
    # What is only useful may be missing.
    absent.remove("libEGL.so.1")
    bootstrap.ensure_system("play", fresh=False, fit=False)


@linux
def test_set_up_environment_is_not_looked_over_again(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_display(monkeypatch)
    lack(monkeypatch, "libxcb-cursor.so.0")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(bootstrap, "apt_install", lambda _names: pytest.fail("apt was called"))
    bootstrap.ensure_system("play", fresh=True, fit=True)


@linux
def test_font_is_looked_for_by_fontconfig(bootstrap: ModuleType) -> None:
    if system_libs.missing(["libfontconfig.so.1"]):
        pytest.skip("libfontconfig.so.1 is missing")
    code = f"import sys; sys.path.insert(0, {str(SCRIPT.parent)!r}); import bootstrap;"
    code += "print(bootstrap.has_font())"
    answers = []
    for folders in ("", "<dir>/usr/share/fonts</dir>"):
        config = bootstrap.ROOT / "fonts.conf"
        config.write_text(
            f"<fontconfig>{folders}<cachedir>{bootstrap.ROOT}</cachedir></fontconfig>"
        )
        result = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "FONTCONFIG_FILE": str(config)},
            capture_output=True,
            text=True,
            check=True,
        )
        answers.append(result.stdout.strip())
    assert answers[0] == "False"
    if any(Path("/usr/share/fonts").rglob("*.ttf")):
        assert answers[1] == "True"


# --- the environment


@pytest.fixture
def set_up(bootstrap: ModuleType) -> ModuleType:
    """An environment that is set up to play and to test."""
    program(bootstrap.PYTHON, "exit 0")
    bootstrap.Stamp({}, []).with_extra("test").write()
    return bootstrap


def test_nothing_is_covered_at_first(bootstrap: ModuleType) -> None:
    assert not bootstrap.Stamp.read().covers("")


def test_what_was_installed_is_covered(set_up: ModuleType) -> None:
    stamp = set_up.Stamp.read()
    assert [stamp.covers(extra) for extra in ("", "test", "dev")] == [True, True, False]
    stamp.with_extra("dev").write()
    stamp = set_up.Stamp.read()
    assert [stamp.covers(extra) for extra in ("", "test", "dev")] == [True, True, True]


def test_new_requirements_make_it_stale(set_up: ModuleType) -> None:
    with (set_up.ROOT / "pyproject.toml").open("a") as file:
        file.write("# more\n")
    stamp = set_up.Stamp.read()
    assert not stamp.covers("")
    assert not stamp.with_extra("").covers("test")


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"made_from": 1, "extras": []}'])
def test_damaged_stamp_is_none(damage: str, set_up: ModuleType) -> None:
    set_up.STAMP.write_text(damage)
    assert not set_up.Stamp.read().covers("")


@posix
def test_fresh_environment_starts_nothing(
    set_up: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    lack(monkeypatch)
    monkeypatch.setattr(subprocess, "run", lambda *_a, **_k: pytest.fail("a program was started"))
    set_up.set_up("play")
    set_up.set_up("test")


@posix
@pytest.mark.parametrize("how", ["moved", "no python", "no pip", "other python"])
def test_unfit_environment_is_made_anew(
    how: str, set_up: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if how == "moved":
        moved = tmp_path / "elsewhere"
        set_up.VENV.rename(moved)
        for name, path in (("VENV", moved), ("STAMP", moved / "golf-desktop.json")):
            monkeypatch.setattr(set_up, name, path)
        monkeypatch.setattr(set_up, "PYTHON", moved / "bin" / "python")
    elif how == "no python":
        set_up.PYTHON.unlink()
    elif how == "no pip":
        program(set_up.PYTHON, "exit 1")
    else:
        other = tmp_path / "python3.99"
        program(other, "exit 0")
        set_up.PYTHON.unlink()
        set_up.PYTHON.symlink_to(other)
    made = tmp_path / "made"
    program(tmp_path / "system-python", f'echo "$@" >{made}')
    monkeypatch.setattr(sys, "executable", str(tmp_path / "system-python"))
    assert not set_up.Stamp.read().fits()
    set_up.make_venv()
    assert made.read_text().split() == ["-m", "venv", "--clear", str(set_up.VENV)]


@posix
def test_fit_environment_is_kept(set_up: ModuleType) -> None:
    with (set_up.ROOT / "pyproject.toml").open("a") as file:
        file.write("# more\n")
    assert set_up.Stamp.read().fits()
    set_up.STAMP.unlink()
    assert set_up.Stamp.read().fits()


@linux
def test_fit_environment_needs_no_part_to_make_one(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    lack(monkeypatch)
    monkeypatch.setattr(bootstrap, "missing_venv_part", lambda: pytest.fail("looked for"))
    bootstrap.ensure_system("test", fresh=False, fit=True)


@posix
def test_venv_that_fails_costs_one_line(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program(tmp_path / "system-python", "echo one >&2; echo 'no room' >&2; exit 1")
    monkeypatch.setattr(sys, "executable", str(tmp_path / "system-python"))
    with pytest.raises(bootstrap.SetupError, match=r"^Could not make \.venv: no room$"):
        bootstrap.make_venv()


@posix
def test_pip_that_fails_is_quoted(set_up: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    program(set_up.PYTHON, "echo 'WARNING: retrying' >&2; echo 'ERROR: No matching x' >&2; exit 1")
    with pytest.raises(set_up.SetupError, match="pip's message is above"):
        set_up.install("dev")
    assert capsys.readouterr().err == "ERROR: No matching x\n"
    assert set_up.Stamp.read().covers("test")
    assert not set_up.Stamp.read().covers("dev")


@posix
def test_pip_that_warns_is_not(set_up: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    program(set_up.PYTHON, f'echo "WARNING: old" >&2; echo "$@" >{set_up.ROOT}/asked')
    set_up.install("test")
    assert (set_up.ROOT / "asked").read_text() == "-m pip install --quiet --editable .[test]\n"
    assert capsys.readouterr() == ("Installing the packages for test\n", "")


def test_extra_that_the_project_has_not_is_not_asked_for(bootstrap: ModuleType) -> None:
    assert bootstrap.wanted("test") == ".[test]"
    assert bootstrap.wanted("bench") == "."


# --- the verbs


@pytest.mark.parametrize(("failing", "code"), [("", 0), ("ruff", 1), ("lint-imports", 1)])
def test_every_check_runs_whatever_came_before(
    failing: str, code: int, bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    (bootstrap.ROOT / "tests").mkdir()
    (bootstrap.ROOT / "tests" / "test_x.py").write_text("")
    ran = []

    def call(command: list[str]) -> int:
        ran.append(" ".join(Path(word).name for word in command))
        return int(bool(failing) and failing in ran[-1])

    monkeypatch.setattr(subprocess, "call", call)
    assert bootstrap.check() == code
    assert [line.removesuffix(".exe") for line in ran] == [
        "python -m ruff check",
        "python -m ruff format --check",
        "python -m mypy --strict tests",
        "lint-imports",
    ]


def test_clean_removes_what_was_made_and_nothing_else(
    bootstrap: ModuleType, tmp_path: Path
) -> None:
    for name in (".venv/bin", "build", "golf_desktop/engine/__pycache__", "golf_desktop/data"):
        (tmp_path / name).mkdir(parents=True)
    assert bootstrap.main(["clean"]) == 0
    left = sorted(str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*"))
    assert left == [
        "golf_desktop",
        str(Path("golf_desktop", "data")),
        str(Path("golf_desktop", "engine")),
        "pyproject.toml",
    ]


def test_the_installers_have_an_environment_of_their_own(
    bootstrap: ModuleType, tmp_path: Path
) -> None:
    bootstrap.work_in(tmp_path / "build" / "venv")
    assert tmp_path / "build" / "venv" / "bin" / "python" == bootstrap.PYTHON
    assert not bootstrap.Stamp.read().covers("packaging")
    assert bootstrap.STAMP.parent == bootstrap.VENV == tmp_path / "build" / "venv"
