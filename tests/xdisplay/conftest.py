"""A real X display with a window manager, and the program on it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from golf_desktop.display import find_problem

PROGRAMS = ("Xvfb", "openbox", "xdotool")
SECONDS = 10.0
"""How long anything is waited for."""
ROOT = Path(__file__).resolve().parents[2]


def wait_until(holds: Callable[[], bool], what: str) -> None:
    """Ask again and again until something holds; fail when it never does."""
    end = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(0.02)


class Display:
    """The X display of the tests.

    Attributes:
        environ: the environment of a program that opens its window there.
    """

    def __init__(self, name: str) -> None:
        unset = ("WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_SCALE_FACTOR", "XAUTHORITY")
        kept = {key: value for key, value in os.environ.items() if key not in unset}
        self.environ = {**kept, "DISPLAY": name, "QT_QPA_PLATFORM": "xcb"}

    def do(self, *words: object) -> str:
        """Let xdotool do something; give what it prints."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env=self.environ,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=True,
        )
        return done.stdout.strip()

    def click(self, place: list[int], times: int = 1, ms: int = 20) -> None:
        """Click at a place of the screen."""
        self.do("mousemove", *place, "click", "--repeat", times, "--delay", ms, 1)

    def start(self, *arguments: object) -> subprocess.Popen[str]:
        """Start Python with some arguments, on this display."""
        return subprocess.Popen(
            [sys.executable, *map(str, arguments)],
            env=self.environ,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )


class Player:
    """The program on the display, which answers what is on its board.

    Args:
        display: the display.
        folder: where its files are.
        number: its first deal.
        speed: how fast cards move.
    """

    def __init__(self, display: Display, folder: Path, number: int, speed: str) -> None:
        folder.mkdir()
        (folder / "settings.json").write_text(json.dumps({"animation": speed}))
        self.process = display.start("-m", "tests.xdisplay.player", folder, number)
        self.wait(active=True, moving=False)

    def state(self) -> dict[str, Any]:
        """What is on the board now."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write("\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pytest.fail(f"the program ended: {self.process.communicate()[1]}")
        line = self.process.stdout.readline()
        assert line, self.process.communicate()[1]
        state: dict[str, Any] = json.loads(line)
        return state

    def wait(self, **wanted: object) -> dict[str, Any]:
        """Wait until the state has these values; give it."""
        last: dict[str, Any] = {}

        def holds() -> bool:
            last.update(self.state())
            return all(last[name] == value for name, value in wanted.items())

        try:
            wait_until(holds, str(wanted))
        except AssertionError as error:
            shown = {name: last.get(name) for name in (*wanted, "moves", "message", "problem")}
            raise AssertionError(f"{error}; last seen: {shown}") from None
        return last

    def rest(self, moves: str) -> dict[str, Any]:
        """Wait until these moves stand and all cards rest as they should."""
        return self.wait(moves=moves, moving=False, problem="")

    def end(self) -> tuple[int, str]:
        """Wait for the end of the program; give its exit code and what it complained of."""
        _, said = self.process.communicate(timeout=SECONDS)
        return self.process.returncode, said


def _give_up(reason: str) -> None:
    """Skip the tests here; on a build machine, where everything should be there, fail them."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def display() -> Iterator[Display]:
    """A private X server with a window manager."""
    missing = [program for program in PROGRAMS if shutil.which(program) is None]
    if missing:
        _give_up(f"not installed: {', '.join(missing)}")
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        pass_fds=(writer,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as told:
        number = told.readline().strip()
    manager = None
    try:
        if not number:
            _give_up("Xvfb did not start")
        screen = Display(f":{number}")
        problem = find_problem(screen.environ)
        if problem is not None:
            _give_up(str(problem))
        manager = _manage(screen)
        yield screen
    finally:
        if manager is not None:
            manager.terminate()
            manager.wait(SECONDS)
        server.terminate()
        server.wait(SECONDS)


def _manage(screen: Display) -> subprocess.Popen[bytes]:
    """Start a window manager and wait until it manages; one that gives up is started again."""
    for _ in range(5):
        manager = subprocess.Popen(
            ["openbox"],
            env=screen.environ,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + SECONDS
        while manager.poll() is None and time.monotonic() < end:
            asked = subprocess.run(
                ["xdotool", "get_num_desktops"],
                env=screen.environ,
                capture_output=True,
                check=False,
            )
            if asked.returncode == 0:
                return manager
            time.sleep(0.05)
        manager.kill()
        manager.wait(SECONDS)
    raise AssertionError("no window manager could be started")


@pytest.fixture
def start(display: Display, tmp_path: Path) -> Iterator[Callable[..., Player]]:
    """Start the program, on deal 2 or another; each has files of its own."""
    players: list[Player] = []

    def begin(number: int = 2, speed: str = "fast") -> Player:
        player = Player(display, tmp_path / str(len(players)), number, speed)
        players.append(player)
        return player

    yield begin
    display.do("mouseup", 1)
    for player in players:
        if player.process.poll() is None:
            player.process.kill()
        player.process.communicate(timeout=SECONDS)
