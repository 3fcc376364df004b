"""The table of system libraries, held against what PySide6 really asks the loader for."""

import os
import re
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from golf_desktop import display, system_libs
from golf_desktop.system_libs import install_command, missing, missing_line, packages

ALL = system_libs.QT + system_libs.X11 + system_libs.WAYLAND
# The C and C++ runtime, which no Linux with a Python lacks, and what the wheel brings along.
_GIVEN = re.compile(r"lib(c|m|dl|rt|pthread|stdc\+\+|gcc_s|Qt6\w+|icu\w+)\.so|ld-linux")
_DT_NEEDED, _DT_STRTAB = 1, 5
_PT_LOAD, _PT_DYNAMIC = 1, 2


def needed(path: Path) -> set[str]:
    """The libraries that a 64-bit little-endian ELF file names as needed."""
    data = path.read_bytes()
    assert data[:6] == b"\x7fELF\x02\x01"
    start, size, count = struct.unpack_from("<32xQ14xHH", data)
    segments = [struct.unpack_from("<IIQQQQ", data, start + size * at) for at in range(count)]
    loads = [segment for segment in segments if segment[0] == _PT_LOAD]
    dynamic = next(segment for segment in segments if segment[0] == _PT_DYNAMIC)
    entries = [
        struct.unpack_from("<QQ", data, at) for at in range(dynamic[2], dynamic[2] + dynamic[5], 16)
    ]
    table = next(value for tag, value in entries if tag == _DT_STRTAB)
    # From the address in memory to the place in the file.
    table -= next(
        vaddr - at for _, _, at, vaddr, _, length in loads if vaddr <= table < vaddr + length
    )
    starts = (table + value for tag, value in entries if tag == _DT_NEEDED)
    return {data[at : data.index(b"\0", at)].decode() for at in starts}


def qt_files(*names: str) -> Iterator[Path]:
    folder = display._plugin_folder()
    if folder is None:
        pytest.skip("PySide6 is not from a wheel for Linux")
    for name in names:
        yield folder.parent.parent / name


@pytest.mark.skipif(sys.platform != "linux", reason="about the libraries of Linux")
@pytest.mark.parametrize(
    ("files", "known"),
    [
        (
            [f"lib/libQt6{part}.so.6" for part in ("Core", "Gui", "Widgets", "Svg", "DBus")],
            system_libs.QT,
        ),
        (["plugins/platforms/libqoffscreen.so"], system_libs.QT),
        (
            ["plugins/platforms/libqxcb.so", "lib/libQt6XcbQpa.so.6"],
            system_libs.QT + system_libs.X11,
        ),
        (
            [
                "plugins/platforms/libqwayland.so",
                "plugins/wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
            ],
            system_libs.QT + system_libs.WAYLAND,
        ),
    ],
)
def test_table_holds_what_qt_needs(files: list[str], known: tuple[str, ...]) -> None:
    wanted = set().union(*(needed(path) for path in qt_files(*files)))
    assert len(wanted) > 3
    assert {soname for soname in wanted if not _GIVEN.match(soname)} <= set(known)


@pytest.mark.parametrize("manager", ["apt", "dnf", "zypper", "pacman"])
def test_every_library_has_a_package(manager: str) -> None:
    for soname in ALL:
        assert len(packages([soname], manager)) == 1, soname


def test_packages_are_named_once_and_only_where_needed() -> None:
    assert packages(["libglib-2.0.so.0", "libgthread-2.0.so.0"], "apt") == ["libglib2.0-0"]
    assert packages(["libxcb.so.1", "libX11.so.6"], "apt") == ["libx11-6"]
    assert packages(["libxcb.so.1"], "apt") == ["libxcb1"]
    assert packages(["libunheard.so.1"], "apt") == []


def test_missing_keeps_the_order() -> None:
    assert missing(["libzz-nobody.so.1", "libaa-nobody.so.2"]) == [
        "libzz-nobody.so.1",
        "libaa-nobody.so.2",
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="about the libraries of Linux")
def test_what_is_there_is_not_missing() -> None:
    assert missing(["libc.so.6", "libzz-nobody.so.1"]) == ["libzz-nobody.so.1"]


@pytest.mark.skipif(os.name != "posix", reason="about package managers")
@pytest.mark.parametrize(
    ("manager", "user", "command"),
    [
        ("apt", 1000, "sudo apt install libegl1"),
        ("apt", 0, "apt install libegl1"),
        ("dnf", 1000, "sudo dnf install 'libEGL.so.1()(64bit)'"),
        ("zypper", 1000, "sudo zypper install 'libEGL.so.1()(64bit)'"),
        ("pacman", 1000, "sudo pacman -S libglvnd"),
    ],
)
def test_command_is_the_systems_own(
    manager: str, user: int, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user)
    assert install_command(packages(["libEGL.so.1"], manager), manager) == command
    assert missing_line(["libEGL.so.1"], manager) == (
        f"Qt needs libEGL.so.1, which is missing here. Install with: {command}"
    )


def test_line_stays_short_and_complete() -> None:
    line = missing_line(ALL, "apt", also=["python3.11-venv"])
    assert "\n" not in line
    assert line.startswith(f"Qt needs {ALL[0]}, {ALL[1]}, {ALL[2]} and {len(ALL) - 3} more libr")
    assert line.endswith(" python3.11-venv")


def test_line_without_a_known_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_libs, "package_manager", lambda: None)
    assert missing_line(["libEGL.so.1"]) == (
        "Qt needs libEGL.so.1, which is missing here. Install the system's package that holds it."
    )
    assert missing_line(["liba.so.1", "libb.so.1"], "apt").endswith("package that holds them.")


def test_package_manager_is_found_by_its_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert system_libs.package_manager() is None
    program = tmp_path / ("pacman.exe" if os.name == "nt" else "pacman")
    program.write_text("")
    program.chmod(0o755)
    assert system_libs.package_manager() == "pacman"
