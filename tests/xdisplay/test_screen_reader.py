"""A screen reader at work: AT-SPI on a private bus, and the program as it is installed."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.xdisplay.conftest import ROOT, Display, Player, wait_until

pytestmark = [pytest.mark.xdisplay, pytest.mark.xdist_group("xdisplay")]
SECONDS = 60.0
_READERS = 4
"""On a busy machine the bus may tell a reader nothing: then another is started."""
WORDS = ("column 1", "goes only on", "ace of clubs", "on the waste")
"""What the reader presses, and what it then hears."""


def _python_with_atspi() -> str | None:
    """A Python that can speak AT-SPI: Debian's own has it, by python3-pyatspi."""
    for python in dict.fromkeys((sys.executable, "/usr/bin/python3")):
        try:
            done = subprocess.run(
                [python, "-c", "import pyatspi"], capture_output=True, check=False, timeout=SECONDS
            )
        except OSError:
            continue
        if done.returncode == 0:
            return python
    return None


@pytest.fixture
def bus(display: Display) -> Iterator[Display]:
    """The display with a session bus of its own, on which every program can be read."""
    if shutil.which("dbus-daemon") is None:
        pytest.skip("not installed: dbus-daemon")
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--print-address", "--nofork", "--nopidfile"],
        env=display.environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert daemon.stdout is not None
    address = daemon.stdout.readline().strip()
    read = Display(display.environ["DISPLAY"])
    read.environ |= {
        "DBUS_SESSION_BUS_ADDRESS": address,
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }
    yield read
    daemon.terminate()
    daemon.communicate(timeout=SECONDS)


def _read(python: str, bus: Display) -> dict[str, list[Any]]:
    """What a reader finds and hears; nothing is heard by one that came to listen too late."""
    done = subprocess.run(
        [python, ROOT / "tests" / "xdisplay" / "screen_reader.py", *WORDS],
        env=bus.environ,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, list[Any]] = json.loads(done.stdout)
    return found


def test_a_screen_reader_reads_the_board_and_plays_a_card(bus: Display, tmp_path: Path) -> None:
    python = _python_with_atspi()
    if python is None:
        pytest.skip("not installed: python3-pyatspi, gir1.2-atspi-2.0, at-spi2-core")
    folder = tmp_path / "golf"
    player = Player(bus, folder, 2, "off")
    try:
        for _ in range(_READERS):
            seen = _read(python, bus)
            if seen["heard"]:
                break
        tree = {name: (role, actions) for name, role, actions in seen["tree"]}
        assert tree["ace of clubs, column 3, 4 cards beneath"][1][:1] == ["Press"]
        assert tree["stock, 16 cards"][1][:1] == ["Press"]
        assert any(name.startswith("waste, two of") for name in tree)
        assert "Score 35, 35 cards left in the tableau" in tree
        assert len([name for name in tree if ", column " in name]) == 7
        assert any("goes only on" in text for text in seen["heard"])
        assert "ace of clubs on the waste" in seen["heard"]
        player.rest("3")
        save = folder / "autosave.golf"
        wait_until(save.exists, "the autosave")
        wait_until(lambda: json.loads(save.read_text())["moves"] == "3", "the move in the autosave")
    finally:
        player.process.terminate()
        player.process.communicate(timeout=SECONDS)
