"""The script in the archive for any Linux, which puts the program into a menu."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from build_steps import linux_tree, project, tar, templates

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="for Linux only")

ICON = Path("icons/hicolor/16x16/apps/golf-desktop.png")
DESKTOP = Path("applications/golf-desktop.desktop")


def unpack(folder: Path) -> Path:
    """The archive, unpacked: a program that is named, its icon and its entry for the menu."""
    share = folder / "usr/share"
    templates.write_filled(linux_tree.LINUX / "golf-desktop.desktop.in", share / DESKTOP)
    templates.write_filled(linux_tree.LINUX / "mime.xml.in", share / "mime/packages/golf.xml")
    for inside in (ICON, Path("doc/golf-desktop/copyright")):
        (share / inside).parent.mkdir(parents=True)
        (share / inside).write_text("x")
    program = folder / "usr/bin" / project.PROGRAM
    program.parent.mkdir(parents=True)
    program.write_text('#!/bin/sh\necho "plays $1"\n')
    program.chmod(0o755)
    tar.add_script(folder)
    return folder


def call(folder: Path, data: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the script, for a user whose own files are in `data`."""
    environ = {**os.environ, "XDG_DATA_HOME": str(data)}
    command = [str(folder / "install.sh"), *words]
    return subprocess.run(command, env=environ, capture_output=True, text=True, check=False)


def test_the_menu_starts_the_program_where_it_is_until_it_is_taken_out(tmp_path: Path) -> None:
    folder = unpack(tmp_path / "my games")
    data = tmp_path / "data"
    other = data / "applications/other.desktop"
    other.parent.mkdir(parents=True)
    other.write_text("")
    assert call(folder, data).returncode == 0
    lines = (data / DESKTOP).read_text("utf-8").splitlines()
    before = (folder / "usr/share" / DESKTOP).read_text("utf-8").splitlines()
    changed = [new for new, old in zip(lines, before, strict=True) if new != old]
    assert len(changed) == 1
    key, _, command = changed[0].partition("=")
    assert key == "Exec"
    words = [word.replace("%u", "a.golf") for word in shlex.split(command)]
    assert subprocess.run(words, capture_output=True, check=True).stdout == b"plays a.golf\n"
    assert (data / ICON).exists()
    assert (data / "mime/packages/golf.xml").exists()
    assert not (data / "doc").exists()
    assert call(folder, data, "--remove").returncode == 0
    left = [path for path in data.rglob("*") if path.is_file()]
    assert other in left
    assert not [path for path in left if "golf" in path.name]


def test_what_no_menu_could_start_is_refused(tmp_path: Path) -> None:
    folder = unpack(tmp_path / "100% golf")
    said = call(folder, tmp_path / "data")
    assert said.returncode == 1
    assert "cannot start" in said.stderr
    assert not (tmp_path / "data").exists()
    assert call(folder, tmp_path / "data", "--help").returncode == 2
