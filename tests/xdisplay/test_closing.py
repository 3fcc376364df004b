"""The program as it is started, and its end, on a real X display."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

import pytest

from tests.xdisplay.conftest import SECONDS, Display, wait_until

pytestmark = pytest.mark.xdisplay


def window_of(display: Display, name: str) -> str:
    """The id of the window that has this name, once it is shown and has the keyboard."""
    found: list[str] = []

    def is_there() -> bool:
        try:
            ids = display.do("search", "--onlyvisible", "--name", name)
            found[:] = [ids, display.do("getactivewindow")]
        except subprocess.CalledProcessError:
            return False
        return found[0] == found[1]

    wait_until(is_there, f"a window named {name}")
    return found[0]


def run(display: Display, folder: Path, *arguments: object) -> subprocess.Popen[str]:
    return display.start("-m", "golf_desktop", "--data-dir", folder, *arguments)


def end(program: subprocess.Popen[str]) -> tuple[int, str, str]:
    said = program.communicate(timeout=SECONDS)
    return program.returncode, *said


@pytest.mark.parametrize("close", ["alt+F4", "ctrl+q"])
def test_the_window_closes_with_exit_code_0_and_not_a_word(
    display: Display, tmp_path: Path, close: str
) -> None:
    program = run(display, tmp_path, "--deal", 2)
    window_of(display, "Dead King Golf, deal 2 — Golf")
    display.do("key", close)
    assert end(program) == (0, "", "")
    assert (tmp_path / "window.json").is_file()


@pytest.mark.parametrize("ms", [0, 20, 200])
def test_close_after_new_ends_with_exit_code_0(display: Display, tmp_path: Path, ms: int) -> None:
    program = run(display, tmp_path, "--deal", 2)
    window = window_of(display, "Dead King Golf, deal 2 — Golf")
    display.do("key", "ctrl+n")
    wait_until(lambda: "Deal 2 " not in display.do("getwindowname", window), "another deal")
    time.sleep(ms / 1000)
    display.do("key", "alt+F4")
    assert end(program) == (0, "", "")
    assert not list(tmp_path.glob("log/*"))


def test_the_program_starts_with_settings_that_cannot_be_read(
    display: Display, tmp_path: Path
) -> None:
    (tmp_path / "settings.json").write_text("{")
    program = run(display, tmp_path, "--deal", 31, "--rules", "wrap")
    window_of(display, "Putt Putt, deal 31 — Golf")
    display.do("key", "ctrl+q")
    assert end(program) == (0, "", "")
    assert len(list(tmp_path.glob("settings.json.*"))) == 1
