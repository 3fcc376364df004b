"""The spec on the systems that are not at hand: PyInstaller's part is played, the files are real.

`data/` holds the libraries of the wheels for Windows and for macOS and what each needs, as
`packaging/wheel_lists.py` lists them.
"""

from __future__ import annotations

import ast
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from build_steps import project, signing

DATA = Path(__file__).parent / "data"
SPEC = project.PACKAGING / "pyinstaller.spec"
LISTS = {"win32": "win_amd64.txt", "darwin": "macosx_arm64.txt"}
PLUGINS = {
    "win32": {
        "iconengines": {"qsvgicon.dll"},
        "imageformats": {"qsvg.dll"},
        "platforms": {"qoffscreen.dll", "qwindows.dll"},
        "styles": {"qmodernwindowsstyle.dll"},
    },
    "darwin": {
        "iconengines": {"libqsvgicon.dylib"},
        "imageformats": {"libqsvg.dylib"},
        "platforms": {"libqcocoa.dylib", "libqoffscreen.dylib"},
        "styles": {"libqmacstyle.dylib"},
    },
}
SYSTEM_FILES = {
    "win32": ["python313.dll", "VCRUNTIME140.dll", "_sqlite3.pyd", "sqlite3.dll", "_ctypes.pyd"],
    "darwin": ["Python", "libffi.8.dylib", "libsqlite3.dylib"],
}
"""What PyInstaller puts beside the libraries of the wheels, and the program needs."""
_HOOKS = ("inspect", "pkgutil", "multiprocessing", "pyside6")
SCRIPTS = [
    (name, f"/{name}.py", "PYSOURCE") for name in (*(f"pyi_rth_{hook}" for hook in _HOOKS), "start")
]
"""What PyInstaller runs at a start, as it finds it, the program itself last."""


def wheel_libraries(platform: str) -> dict[str, list[str]]:
    """The libraries in the wheels for a system, and those each needs."""
    lines = (DATA / LISTS[platform]).read_text("ascii").splitlines()
    parted = (line.partition(": ") for line in lines)
    return {name: others.split() for name, _, others in parted}


@dataclass
class Frozen:
    """What the spec made of it.

    Attributes:
        platform: the system.
        made: the arguments of each of PyInstaller's classes that was called, by its name.
        programs: those of each program's file.
    """

    platform: str
    made: dict[str, tuple[tuple[Any, ...], dict[str, Any]]]
    programs: list[dict[str, Any]]

    @property
    def held(self) -> list[str]:
        """The files in the frozen program, with slashes."""
        *_, binaries, datas = self.made["COLLECT"][0]
        return [entry[0].replace("\\", "/") for entry in (*binaries, *datas)]


def freeze(platform: str, monkeypatch: pytest.MonkeyPatch, build: Path) -> Frozen:
    """Evaluate the spec as on another system."""
    made: dict[str, tuple[tuple[Any, ...], dict[str, Any]]] = {}
    programs: list[dict[str, Any]] = []
    separator = "\\" if platform == "win32" else "/"
    names = [*wheel_libraries(platform), *SYSTEM_FILES[platform]]

    def analysis(*given: Any, **named: Any) -> SimpleNamespace:
        made["Analysis"] = given, named
        entries = [(name.replace("/", separator), f"/wheels/{name}", "BINARY") for name in names]
        if platform == "darwin":
            # PyInstaller puts links to the libraries of frameworks beside the program.
            entries += [
                (name.rpartition("/")[2], name, "SYMLINK")
                for name in names
                if ".framework/" in name
            ]
        datas = [
            (f"{folder}{separator}{Path(source).name}", source, "DATA")
            for source, folder in named["datas"]
        ]
        return SimpleNamespace(binaries=entries, datas=datas, pure=[], scripts=SCRIPTS)

    def part(name: str) -> Any:
        def make(*given: Any, **named: Any) -> str:
            made[name] = given, named
            if name == "EXE":
                programs.append({**named, "modules": given[0], "scripts": given[1]})
            return f"{name} {named.get('name', '')}"

        return make

    hooks = ModuleType("PyInstaller.utils.hooks")
    monkeypatch.setattr(hooks, "__file__", str(build / "__init__.py"), raising=False)
    monkeypatch.setattr(hooks, "collect_submodules", lambda name: [name], raising=False)
    for name in ("PyInstaller", "PyInstaller.utils", "PyInstaller.utils.hooks"):
        monkeypatch.setitem(sys.modules, name, hooks)
    monkeypatch.setattr(project, "BUILD", build)
    monkeypatch.setattr(sys, "path", list(sys.path))
    code = compile(SPEC.read_text("utf-8"), SPEC, "exec")
    parts = {name: part(name) for name in ("PYZ", "EXE", "COLLECT", "BUNDLE")}
    with monkeypatch.context() as there:
        there.setattr(sys, "platform", platform)
        exec(code, {"SPEC": str(SPEC), "Analysis": analysis, **parts})
    return Frozen(platform, made, programs)


@pytest.fixture(params=LISTS)
def frozen(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Frozen:
    monkeypatch.delenv("MACOS_SIGN_IDENTITY", raising=False)
    return freeze(request.param, monkeypatch, tmp_path)


def test_the_plugins_are_those_that_the_system_needs_and_no_others(frozen: Frozen) -> None:
    kept: dict[str, set[str]] = {}
    for name in frozen.held:
        if "/plugins/" in name:
            *_, folder, file = name.split("/")
            kept.setdefault(folder, set()).add(file)
    assert kept == PLUGINS[frozen.platform]


def test_whatever_is_held_finds_the_libraries_it_needs(frozen: Frozen) -> None:
    held = set(frozen.held)
    files = {name.rpartition("/")[2] for name in held}
    for name, needs in wheel_libraries(frozen.platform).items():
        if name in held:
            assert files.issuperset(needs), name
    assert files.issuperset(SYSTEM_FILES[frozen.platform])


def test_the_modules_and_texts_of_the_program_are_held_and_others_are_not(frozen: Frozen) -> None:
    held = " ".join(frozen.held)
    for part in ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtNetwork"):
        assert f"PySide6/{part}." in held
    for part in ("Qml", "Quick", "Designer", "Sql", "OpenGL", "Test", "PrintSupport", "Lottie"):
        assert f"Qt{part}" not in held
        assert f"Qt6{part}" not in held
    texts = {name.rpartition("/")[2] for name in frozen.held if "/translations/qtbase" in name}
    assert texts == {"qtbase_en.qm", "qtbase_fi.qm", "qtbase_nl.qm"}
    assert "golf_desktop/resources/cards/TH.svg" in frozen.held
    assert "numpy/_core/_multiarray_umath" in held


def test_no_start_is_slowed_by_hooks_that_it_does_not_need(frozen: Frozen) -> None:
    for program in frozen.programs:
        assert [name for name, *_ in program["scripts"]] == ["start"]


def test_no_link_leads_to_what_is_not_held(frozen: Frozen) -> None:
    held = set(frozen.held)
    for name, source, kind in frozen.made["COLLECT"][0][-2]:
        assert kind != "SYMLINK" or source in held, name


def test_the_list_for_a_mac_is_of_the_qt_for_python_that_is_frozen_there() -> None:
    pins = (project.PACKAGING / "requirements" / "freeze.txt").read_text("ascii")
    (pinned,) = re.findall(r"^shiboken6==(\S+) ; sys_platform == 'darwin' ", pins, re.MULTILINE)
    assert f"pyside6-essentials=={pinned} ; sys_platform == 'darwin' " in pins
    minor = pinned.rpartition(".")[0]
    listed = wheel_libraries("darwin")
    assert f"PySide6/libpyside6.abi3.{minor}.dylib" in listed
    assert f"shiboken6/libshiboken6.abi3.{minor}.dylib" in listed


def test_nothing_of_linux_is_asked_for(frozen: Frozen) -> None:
    asked = repr(frozen.made)
    for word in ("xcb", "wayland", "ibus", "usr/lib", ".so.", "PySide6.QtDBus.so"):
        assert word not in asked


def test_the_program_has_its_icon_and_no_console(frozen: Frozen) -> None:
    named = frozen.programs[0]
    assert (named["name"], named["console"]) == (project.PROGRAM, False)
    suffix = ".ico" if frozen.platform == "win32" else ".icns"
    assert Path(named["icon"]).name == f"{project.PROGRAM}{suffix}"
    assert named["codesign_identity"] is None
    assert ("BUNDLE" in frozen.made) == (frozen.platform == "darwin")


def test_only_windows_has_a_second_program_for_the_console_and_it_holds_the_same(
    frozen: Frozen,
) -> None:
    if frozen.platform != "win32":
        assert len(frozen.programs) == 1
        return
    window, console = frozen.programs
    assert (console["name"], console["console"]) == ("golf-desktop-cli", True)
    for part in ("modules", "scripts", "icon", "exclude_binaries"):
        assert console[part] == window[part]
    # Both lie in one folder and find their libraries in one folder.
    assert frozen.made["COLLECT"][0][:2] == ("EXE golf-desktop", "EXE golf-desktop-cli")
    assert strings_of(window)["OriginalFilename"] == "golf-desktop.exe"
    assert strings_of(console)["OriginalFilename"] == "golf-desktop-cli.exe"


def test_windows_is_told_the_version(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for program in freeze("win32", monkeypatch, tmp_path).programs:
        strings = strings_of(program)
        assert strings["ProductVersion"] == strings["FileVersion"] == project.version()
        text = Path(program["version"]).read_text("utf-8")
        assert f"filevers={project.version_numbers(project.version())}" in text


def strings_of(program: dict[str, Any]) -> dict[str, Any]:
    """What Windows shows of a program's file, by the names Windows has for it."""
    tree = ast.parse(Path(program["version"]).read_text("utf-8"), mode="eval")
    return {
        str(call.args[0].value): call.args[1].value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "StringStruct"
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[1], ast.Constant)
    }


def test_on_a_mac_all_is_signed_with_the_entitlements(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("MACOS_SIGN_IDENTITY", "Developer ID")
    frozen = freeze("darwin", monkeypatch, tmp_path)
    named = frozen.programs[0]
    assert named["codesign_identity"] == "Developer ID"
    assert named["entitlements_file"] == str(signing.ENTITLEMENTS)
    plist = frozen.made["BUNDLE"][1]["info_plist"]
    icon = plist["CFBundleDocumentTypes"][0]["CFBundleTypeIconFile"]
    assert icon in frozen.held
