"""How installers are tried: that each fault of one is found, on a system that is pretended."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
import try_installer
from build_steps import nsis_older, project, trial_systems
from build_steps.project import StepError

needs_shell = pytest.mark.skipif(sys.platform == "win32", reason="the program is a shell script")


class Pretended:
    """A system where an installer has a fault.

    Args:
        folder: where everything is.
        fault: what goes wrong.
    """

    def __init__(self, folder: Path, fault: str = "") -> None:
        self.program = folder / "program"
        self.data = folder / "data"
        self._fault = fault
        self._menu = folder / "menu"
        self._stale = folder / "stale"

    def install_older(self) -> Path | None:
        if self._fault == "no older one":
            return None
        if self._fault != "older":
            self._stale.touch()
        return self._stale

    def install(self) -> None:
        passed = "false" if self._fault == "test" else "true"
        self.program.write_text(f'#!/bin/sh\necho \'{{"passed": {passed}}}\' > "$2"\n')
        self.program.chmod(0o755)
        self._menu.touch()
        if self._fault != "upgrade":
            self._stale.unlink(missing_ok=True)

    def check(self) -> None:
        if self._fault == "check":
            trial_systems.expect("another program", "ours")

    def remove(self) -> None:
        self.program.unlink()
        if self._fault != "left":
            self._menu.unlink()
        if self._fault == "data":
            shutil.rmtree(self.data)

    def remove_with_data(self) -> bool:
        if self._fault == "no older one":
            return False
        self.remove()
        if self._fault != "data left":
            shutil.rmtree(self.data)
        return True

    def traces(self) -> Sequence[Path]:
        return [self.program, self._menu]


@needs_shell
@pytest.mark.parametrize(
    ("fault", "problem"),
    [
        ("older", "not installed whole"),
        ("upgrade", "upgrade left"),
        ("test", "did not pass its own test"),
        ("check", "another program"),
        ("left", "left"),
        ("data", "player's files were removed"),
        ("data left", "were to be removed too"),
    ],
)
def test_an_installer_with_a_fault_does_not_pass(fault: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(StepError, match=problem):
        try_installer.try_out(Pretended(tmp_path, fault))


@needs_shell
@pytest.mark.parametrize(("kind", "left"), [("", []), ("no older one", ["data"])])
def test_an_installer_without_a_fault_passes_and_leaves_nothing(
    kind: str, left: list[str], tmp_path: Path
) -> None:
    try_installer.try_out(Pretended(tmp_path, kind))
    assert [path.name for path in tmp_path.rglob("*")] == left


@needs_shell
def test_an_archive_is_tried_in_a_folder_with_a_space_in_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"golf-desktop-{project.version()}-linux-x86_64"
    library = tmp_path / "made" / name / "usr/lib/golf-desktop"
    library.mkdir(parents=True)
    program = library / "golf-desktop"
    program.write_text(
        f'#!/bin/sh\n[ "$1" = --version ] && echo "Golf Desktop {project.version()}" && exit\n'
        'echo \'{"passed": true}\' > "$2"\n'
    )
    program.chmod(0o755)
    (library.parents[1] / "bin").mkdir()
    (library.parents[1] / "bin/golf-desktop").symlink_to("../lib/golf-desktop/golf-desktop")
    shutil.make_archive(str(tmp_path / "dist" / name), "xztar", tmp_path / "made", name)
    monkeypatch.setattr(trial_systems.Archive, "data", tmp_path / "data")
    archive = trial_systems.Archive(tmp_path / "dist", tmp_path)
    assert " " in str(archive.program)
    try_installer.try_out(archive)
    assert not archive.program.exists()


def test_windows_is_tried_for_one_user_and_for_all_with_an_older_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LOCALAPPDATA", "APPDATA", "PROGRAMDATA", "PROGRAMFILES"):
        monkeypatch.setenv(name, str(tmp_path / name))
    done: list[list[str]] = []
    monkeypatch.setattr(trial_systems, "run", lambda words: done.append([str(w) for w in words]))
    for name in ("dist/golf-desktop-9-windows-x64.exe", "older/golf-desktop-0-windows-x64.exe"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).touch()
    assert try_installer.USUAL["win32"] == ("windows", "windows-all")
    for kind, mode, place in (
        ("windows", "/CurrentUser", "LOCALAPPDATA/Programs"),
        ("windows-all", "/AllUsers", "PROGRAMFILES"),
    ):
        system = try_installer.KINDS[kind](tmp_path / "dist")
        folder = tmp_path / place / "Golf Desktop"
        assert system.program == folder / "golf-desktop.exe"
        assert system.install_older() == folder / "_internal" / project.STALE
        system.install()
        assert system.remove_with_data()
        assert [words[1:] for words in done] == [
            ["/S", mode],
            ["/S", mode],
            ["/S", mode, "/DeleteData"],
        ]
        assert "older" in done[0][0]
        done.clear()


def test_the_older_installer_has_one_file_more(tmp_path: Path) -> None:
    (tmp_path / "program" / "_internal").mkdir(parents=True)
    (tmp_path / "program" / "golf-desktop.exe").touch()
    nsis_older.add_stale(tmp_path / "program", tmp_path / "older")
    files = {path.name for path in (tmp_path / "older").rglob("*") if path.is_file()}
    assert files == {"golf-desktop.exe", project.STALE}


def test_a_kind_that_there_is_not_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert try_installer.main([str(tmp_path), "msi"]) == 1
    assert capsys.readouterr().err.startswith("There is no kind msi; there are deb, rpm, tar, ")
