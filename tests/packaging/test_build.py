"""The entry point of the installers, and the parts of its steps that need no tools."""

import os
import re
import shutil
import sys
from pathlib import Path

import pytest
import start
from build_steps import appimage, environment, rpm
from build_steps.job import Job
from build_steps.project import StepError

import build


def test_a_step_comes_after_all_that_it_needs() -> None:
    needs = {"c": ("b",), "b": ("a",), "d": ("a",)}
    assert build.in_order(["c", "d", "a"], needs) == ["a", "b", "c", "d"]
    assert build.in_order(["deb"])[:3] == ["icons", "freeze", "smoke"]


def test_every_step_is_there_and_says_in_one_line_why_it_cannot_be_done() -> None:
    problems = {name: build._step(name).problem() for name in build.STEPS}
    assert all(
        re.fullmatch(r"\S.*\S", problem) for problem in problems.values() if problem is not None
    )
    of_systems = {
        "linux": ("rpm", "appimage", "tar"),
        "win32": ("nsis", "nsis_older"),
        "darwin": ("dmg",),
    }
    for system, names in of_systems.items():
        if system != sys.platform:
            assert all(problems[name] for name in names)
    assert {*build.NEEDS, *sum(build.NEEDS.values(), ())} <= build.STEPS.keys()


class Step:
    """A step, which this system can do or not."""

    def __init__(self, name: str, refused: str | None, made: list[str]) -> None:
        self._name = name
        self._refused = refused
        self._made = made

    def problem(self) -> str | None:
        return self._refused

    def make(self, _job: Job) -> list[Path]:
        self._made.append(self._name)
        return []


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is made on a system that cannot freeze."""
    made: list[str] = []
    monkeypatch.setattr(
        build, "_step", lambda name: Step(name, {"freeze": "no tools"}.get(name), made)
    )
    monkeypatch.setattr(environment, "enter", lambda _arguments: None)
    return made


@pytest.mark.parametrize("arguments", [["freeze"], ["wheel", "smoke"], ["icons", "try_deb"]])
def test_nothing_is_begun_where_a_step_that_was_named_cannot_be_done(
    arguments: list[str], made: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert build.main(arguments) == 1
    assert "freeze: no tools" in capsys.readouterr().err
    assert made == []


@pytest.mark.parametrize("arguments", [["all"], ["wheel", "deb", "--if-possible"]])
def test_what_can_be_done_is_done_and_the_rest_is_left_out_with_a_reason(
    arguments: list[str], made: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert build.main(arguments) == 0
    said = capsys.readouterr().out
    assert "freeze is left out: no tools" in said
    assert "deb is left out: it needs freeze: no tools" in said
    assert sorted(made) == ["icons", "wheel"]


@pytest.mark.usefixtures("made")
def test_a_step_is_said_to_be_not_here_where_what_it_needs_is_not(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert build.main([]) == 0
    lines = {line.split()[0]: line for line in capsys.readouterr().out.splitlines()}
    assert [name for name in build.STEPS if "not here" not in lines[name]] == ["icons", "wheel"]


def test_an_appimage_is_the_runtime_and_the_image(tmp_path: Path) -> None:
    runtime, image = tmp_path / "runtime", tmp_path / "image"
    runtime.write_bytes(b"\x7fELF and more")
    image.write_bytes(b"hsqs")
    joined = appimage.join(runtime, image, tmp_path / "x.AppImage")
    assert joined.read_bytes() == b"\x7fELF and morehsqs"
    assert os.access(joined, os.X_OK)
    runtime.write_bytes(b"#!/bin/sh")
    with pytest.raises(StepError, match="no runtime"):
        appimage.join(runtime, image, tmp_path / "y.AppImage")


OBJDUMP = """
/usr/lib/golf-desktop/_internal/libQt6Network.so.6:     file format elf64-x86-64

Program Header:
    LOAD off    0x0000000000000000 vaddr 0x0000000000000000 paddr 0x0000000000000000 align 2**12

Dynamic Section:
  NEEDED               libgssapi_krb5.so.2
  NEEDED               libQt6Core.so.6
  NEEDED               libstdc++.so.6
  NEEDED               libc.so.6
  SONAME               libQt6Network.so.6

Version References:
  required from libgssapi_krb5.so.2:
    0x0d696910 0x00 03 gssapi_krb5_2_MIT
  required from libc.so.6:
    0x069691b2 0x00 23 GLIBC_2.9
    0x069691b2 0x00 23 GLIBC_2.32
    0x09691974 0x00 21 GLIBC_2.3.4
  required from libstdc++.so.6:
    0x0297f868 0x00 22 GLIBCXX_3.4.18
    0x08922974 0x00 10 CXXABI_1.3

/usr/lib/golf-desktop/_internal/libx-0123.so.1:     file format elf64-x86-64

Dynamic Section:
  NEEDED               libgcc_s-0456.so.1
  NEEDED               libc.so.6

Version References:
  required from libgcc_s-0456.so.1:
    0x09691974 0x00 21 GCC_3.0
  required from libc.so.6:
    0x09691974 0x00 21 GLIBC_2.14
"""


def test_an_rpm_asks_for_what_the_files_need_and_do_not_bring() -> None:
    assert rpm.capabilities(OBJDUMP, {"libQt6Core.so.6", "libgcc_s-0456.so.1"}) == [
        "libc.so.6()(64bit)",
        "libc.so.6(GLIBC_2.32)(64bit)",
        "libgssapi_krb5.so.2()(64bit)",
        "libstdc++.so.6()(64bit)",
        "libstdc++.so.6(CXXABI_1.3)(64bit)",
        "libstdc++.so.6(GLIBCXX_3.4.18)(64bit)",
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="about programs of Linux")
@pytest.mark.skipif(shutil.which("objdump") is None, reason="there are no binutils")
def test_an_rpm_asks_for_the_libraries_and_owns_its_folder(tmp_path: Path) -> None:
    library = tmp_path / "usr/lib/golf-desktop"
    library.mkdir(parents=True)
    (library / "golf-desktop").symlink_to(shutil.which("objdump") or "")
    assert rpm.describe(tmp_path, "x86_64")["depends"] == []
    (library / "golf-desktop").unlink()
    shutil.copy(shutil.which("objdump") or "", library / "golf-desktop")
    told = rpm.describe(tmp_path, "x86_64")
    assert told["arch"] == "amd64"
    assert "libc.so.6()(64bit)" in str(told["depends"])
    assert re.search(r"libc\.so\.6\(GLIBC_2\.\d+\)\(64bit\)", str(told["depends"]))
    assert "'dst': '/usr/lib/golf-desktop', 'type': 'tree'" in str(told["contents"])
    assert "'dst': '/usr/share/doc/golf-desktop', 'type': 'dir'" in str(told["contents"])
    assert "MIT AND" in str(told["license"])
    assert "LGPL-3.0-only" in str(told["license"])


@pytest.mark.skipif(sys.platform != "linux", reason="about the loader of Linux")
def test_programs_that_are_started_get_their_own_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/ours")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/theirs")
    start.leave_libraries_to_others()
    assert os.environ["LD_LIBRARY_PATH"] == "/theirs"
    start.leave_libraries_to_others()
    assert "LD_LIBRARY_PATH" not in os.environ


@pytest.mark.parametrize(
    ("arguments", "hooks"),
    [
        ([], []),
        (["saved.golf"], []),
        (["--self-test", "x"], ["pyi_rth_pkgutil"]),
        (["--self-test=x"], ["pyi_rth_pkgutil"]),
        (["survey", "1-9"], ["pyi_rth_multiprocessing"]),
        (["--multiprocessing-fork", "pipe_handle=7"], ["pyi_rth_multiprocessing"]),
        (["-B", "-c", "from multiprocessing.resource_tracker"], ["pyi_rth_multiprocessing"]),
    ],
)
def test_a_start_does_only_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], hooks: list[str]
) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(start, "import_module", loaded.append)
    start.prepare(arguments)
    assert loaded == hooks
