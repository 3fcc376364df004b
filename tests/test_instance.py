"""One program for each folder: with real processes, and with others that mean no good."""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

import golf_desktop
from golf_desktop import instance
from golf_desktop.instance import (
    MESSAGE_LIMIT,
    Claim,
    Doorkeeper,
    claim,
    claim_or_hand_over,
    hand_over,
)

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="sockets are files on POSIX alone")

LONG_MS = 20_000
"""For what must happen, in milliseconds: longer than the slowest machine needs."""

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from golf_desktop import instance
from golf_desktop.instance import Doorkeeper, claim_or_hand_over

instance._VISIT_MS = 1000 * 1000  # nobody is sent away for being slow alone

def say(text):
    print(text, flush=True)

def hear(message):
    say(f"asked {message.decode()}")
    if message == b"end":
        application.quit()

folder, message, timeout = Path(sys.argv[1]), sys.argv[2].encode(), int(sys.argv[3])
say("ready")
input()
mine = claim_or_hand_over(folder, message, timeout)
if mine is None:
    say("handed over")
    sys.exit(0)
application = QCoreApplication([])
doorkeeper = Doorkeeper(mine, application)
doorkeeper.asked.connect(hear)
doorkeeper.listen()
say("first" if mine.is_held else "alone")
application.exec()
"""

RACER = """
import sys
from pathlib import Path
from golf_desktop.instance import claim

print("ready", flush=True)
claims = []
for line in sys.stdin:
    claims.append(claim(Path(line.strip())))
    print("lost" if claims[-1] is None else "won", flush=True)
"""

STRANGER = """
import socket, sys
server = socket.socket(socket.AF_UNIX)
server.bind(sys.argv[1])
server.listen()
print("ready", flush=True)
client, _ = server.accept()
client.sendall(sys.argv[2].encode())
client.shutdown(socket.SHUT_WR)
try:
    heard = client.recv(100)
except ConnectionResetError:
    heard = b""
print("heard", heard, flush=True)
"""


class Process:
    """A Python process that is ended after a while, so that no test can hang on it."""

    def __init__(self, script: str, *arguments: str) -> None:
        path = [str(Path(golf_desktop.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
        self.popen = subprocess.Popen(
            [sys.executable, "-c", script, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(filter(None, path)),
                "PYTHONUTF8": "1",
            },
        )
        self._watchdog = threading.Timer(LONG_MS / 1000, self.popen.kill)
        self._watchdog.start()
        assert self.hear() == "ready"

    def tell(self, line: str = "") -> None:
        assert self.popen.stdin is not None
        self.popen.stdin.write(f"{line}\n")
        self.popen.stdin.flush()

    def hear(self) -> str:
        """Wait for the next line; empty when the process has ended."""
        assert self.popen.stdout is not None
        return self.popen.stdout.readline().strip()

    def wait(self) -> int:
        return self.popen.wait(LONG_MS / 1000)

    def kill(self) -> None:
        self.popen.kill()
        self.popen.wait()

    def close(self) -> None:
        self._watchdog.cancel()
        self._watchdog.join()
        with self.popen:
            self.popen.kill()


Start = Callable[..., Process]


@pytest.fixture(autouse=True)
def socket_folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of the test's own for the sockets, whose paths must be short."""
    with tempfile.TemporaryDirectory(prefix="gd-") as name:
        monkeypatch.setenv("XDG_RUNTIME_DIR", name)
        yield Path(name)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of data that does not exist yet."""
    return tmp_path / "data"


@pytest.fixture
def make_claim() -> Iterator[Callable[[Path], Claim]]:
    """Claim a folder that must be free, until the end of the test."""
    claims: list[Claim] = []

    def make(place: Path) -> Claim:
        mine = claim(place)
        assert mine is not None
        claims.append(mine)
        return mine

    yield make
    for mine in claims:
        mine.release()


@pytest.fixture
def spawn() -> Iterator[Callable[..., Process]]:
    """Start a script that says when it is ready."""
    with contextlib.ExitStack() as stack:

        def start(script: str, *arguments: str) -> Process:
            process = Process(script, *arguments)
            stack.callback(process.close)
            return process

        yield start


@pytest.fixture
def start(spawn: Callable[..., Process]) -> Start:
    """Start the program on a folder, with a message."""

    def go(place: Path, message: str = "raise", timeout_ms: int = LONG_MS) -> Process:
        process = spawn(PROGRAM, str(place), message, str(timeout_ms))
        process.tell()
        return process

    return go


def connect(folder: Path) -> socket.socket:
    """Connect to whoever listens for the folder, and be greeted."""
    client = socket.socket(socket.AF_UNIX)
    client.settimeout(LONG_MS / 1000)
    client.connect(instance._addresses(folder)[0])
    return client


def hear_greeting(client: socket.socket) -> None:
    assert client.recv(len(instance._GREETING), socket.MSG_WAITALL) == instance._GREETING


def wait_for_hang_up(client: socket.socket) -> bytes:
    """Give what came until the other side hung up."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while data := client.recv(4096):
            heard += data
    return heard


class TestClaim:
    def test_makes_the_folder_and_keeps_others_out(
        self, tmp_path: Path, make_claim: Callable[[Path], Claim]
    ) -> None:
        place = tmp_path / "not" / "yet"
        assert make_claim(place).is_held
        assert claim(place) is None

    def test_released_is_free_again(self, folder: Path) -> None:
        for _ in range(2):
            mine = claim(folder)
            assert mine is not None
            assert mine.is_held
            mine.release()
            assert not mine.is_held
            mine.release()

    def test_forgotten_is_still_held(
        self, folder: Path, make_claim: Callable[[Path], Claim]
    ) -> None:
        descriptor = make_claim(folder)._descriptor
        assert descriptor is not None
        assert claim(folder) is None

    def test_other_folder_is_another_world(
        self, tmp_path: Path, make_claim: Callable[[Path], Claim]
    ) -> None:
        assert make_claim(tmp_path / "one").is_held
        assert make_claim(tmp_path / "two").is_held

    @posix_only
    def test_link_to_the_folder_is_the_same_world(
        self, folder: Path, make_claim: Callable[[Path], Claim]
    ) -> None:
        make_claim(folder)
        link = folder.with_name("link")
        link.symlink_to(folder)
        assert claim(link) is None
        assert instance._addresses(link) == instance._addresses(folder)

    def test_old_lock_that_is_alive_still_holds(
        self, folder: Path, make_claim: Callable[[Path], Claim]
    ) -> None:
        make_claim(folder)
        os.utime(folder / "running.lock", (1, 1))
        assert claim(folder) is None

    @pytest.mark.parametrize("content", [b"", b"\0" * 64, b"1\npython\nelsewhere\n"])
    def test_what_somebody_left_behind_is_no_lock(self, folder: Path, content: bytes) -> None:
        folder.mkdir()
        (folder / "running.lock").write_bytes(content)
        mine = claim(folder)
        assert mine is not None
        assert mine.is_held
        mine.release()

    def test_folder_in_place_of_the_lock(self, folder: Path) -> None:
        (folder / "running.lock").mkdir(parents=True)
        mine = claim(folder)
        assert mine is not None
        assert not mine.is_held

    def test_file_in_place_of_the_folder(self, folder: Path) -> None:
        folder.write_text("not a folder")
        for place in (folder, folder / "deeper"):
            mine = claim(place)
            assert mine is not None
            assert not mine.is_held
            mine.release()

    @posix_only
    def test_file_system_without_locks(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        import fcntl

        def refuse(_descriptor: int, _operation: int) -> None:
            raise OSError(95, "Operation not supported")

        monkeypatch.setattr(fcntl, "flock", refuse)
        mine = claim(folder)
        assert mine is not None
        assert not mine.is_held

    @pytest.mark.skipif(sys.platform != "linux", reason="mounts a file system as Linux does")
    @pytest.mark.parametrize("options", ["ro", "nr_inodes=1"], ids=["read-only", "full"])
    def test_folder_that_cannot_be_written(self, tmp_path: Path, options: str) -> None:
        mount = f'mount -t tmpfs -o {options} none "$0"'
        unshare = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
        if (
            shutil.which("unshare") is None
            or subprocess.run([*unshare, mount, str(tmp_path)], capture_output=True).returncode
        ):
            pytest.skip("this machine lets us mount nothing")
        script = (
            "import sys; from pathlib import Path; from golf_desktop.instance import *\n"
            "from golf_desktop import instance\n"
            "place = Path(sys.argv[1])\n"
            "for path in (place, place / 'deeper'):\n"
            "    mine = instance.claim_or_hand_over(path, b'')\n"
            "    print(mine.is_held, instance.Doorkeeper(mine).listen())\n"
        )
        result = subprocess.run(
            [*unshare, f'{mount} && exec "$1" -c "$2" "$0"', str(tmp_path), sys.executable, script],
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": str(Path(golf_desktop.__file__).parents[1])},
            timeout=LONG_MS / 1000,
        )
        assert result.stderr == ""
        assert result.stdout.split() == ["False"] * 4

    def test_of_many_at_the_same_instant_one_wins(
        self, tmp_path: Path, spawn: Callable[..., Process]
    ) -> None:
        racers = [spawn(RACER) for _ in range(4)]
        for number in range(20):
            for racer in racers:
                racer.tell(str(tmp_path / str(number)))
            assert sorted(racer.hear() for racer in racers) == ["lost", "lost", "lost", "won"]


class TestTwoStarts:
    def test_second_hands_over_and_exits_0(self, folder: Path, start: Start) -> None:
        first = start(folder)
        assert first.hear() == "first"
        second = start(folder, "open ♠.golf")
        assert second.hear() == "handed over"
        assert second.wait() == 0
        assert first.hear() == "asked open ♠.golf"

    def test_two_at_the_same_instant(self, folder: Path, spawn: Callable[..., Process]) -> None:
        both = [spawn(PROGRAM, str(folder), "raise", str(LONG_MS)) for _ in range(2)]
        for process in both:
            process.tell()
        first, second = sorted(both, key=lambda process: process.hear())
        assert first.hear() == "asked raise"
        assert second.wait() == 0

    def test_killed_one_is_in_nobodys_way(self, folder: Path, start: Start) -> None:
        first = start(folder)
        assert first.hear() == "first"
        first.kill()
        if sys.platform != "win32":
            assert Path(instance._addresses(folder)[0]).is_socket()
        second = start(folder, timeout_ms=0)
        assert second.hear() == "first"
        assert start(folder, "end").hear() == "handed over"
        assert second.hear() == "asked end"
        assert second.wait() == 0

    @posix_only
    def test_killed_while_the_second_waits_for_it(self, folder: Path, start: Start) -> None:
        first = start(folder)
        assert first.hear() == "first"
        os.kill(first.popen.pid, signal.SIGSTOP)
        second = start(folder)
        first.kill()
        assert second.hear() == "first"

    def test_windows_is_asked_to_let_the_first_come_to_the_front(
        self, folder: Path, start: Start, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        first = start(folder)
        assert first.hear() == "first"
        allowed: list[int] = []

        class Libraries:
            user32 = SimpleNamespace(AllowSetForegroundWindow=allowed.append)

        monkeypatch.setattr(ctypes, "windll", Libraries, raising=False)
        assert hand_over(folder, b"end", LONG_MS)
        assert allowed == [-1]  # ASFW_ANY
        assert first.wait() == 0

    @posix_only
    def test_one_that_ended_leaves_no_socket(
        self, folder: Path, start: Start, socket_folder: Path
    ) -> None:
        first = start(folder)
        assert first.hear() == "first"
        assert hand_over(folder, b"end", LONG_MS)
        assert first.wait() == 0
        assert list(socket_folder.iterdir()) == []

    def test_other_folder_is_another_world(self, tmp_path: Path, start: Start) -> None:
        first, second = start(tmp_path / "one"), start(tmp_path / "two")
        assert first.hear() == second.hear() == "first"
        assert hand_over(tmp_path / "two", b"for two", LONG_MS)
        assert second.hear() == "asked for two"
        assert hand_over(tmp_path / "one", b"for one", LONG_MS)
        assert first.hear() == "asked for one"

    def test_strange_and_long_folder(self, tmp_path: Path, start: Start) -> None:
        place = tmp_path / "Köln ♣ 高爾夫 'x'" / ("long" * 50) / ("longer" * 30)
        first = start(place)
        assert first.hear() == "first"
        assert start(place).hear() == "handed over"

    @posix_only
    def test_by_a_link_and_by_a_relative_path(
        self, folder: Path, start: Start, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        first = start(folder)
        assert first.hear() == "first"
        link = folder.with_name("link")
        link.symlink_to(folder)
        assert start(link, "by a link").hear() == "handed over"
        assert first.hear() == "asked by a link"
        monkeypatch.chdir(folder.parent)
        assert hand_over(Path(folder.name), b"by a relative path", LONG_MS)
        assert first.hear() == "asked by a relative path"

    @posix_only
    def test_hung_one_is_given_up_and_never_carries_it_out(
        self, folder: Path, start: Start
    ) -> None:
        first = start(folder)
        assert first.hear() == "first"
        os.kill(first.popen.pid, signal.SIGSTOP)
        begin = time.monotonic()
        assert start(folder, "lost", timeout_ms=300).hear() == "alone"
        assert time.monotonic() - begin >= 0.3
        assert not hand_over(folder, b"lost too", 100)
        os.kill(first.popen.pid, signal.SIGCONT)
        assert hand_over(folder, b"heard", LONG_MS)
        assert first.hear() == "asked heard"

    def test_second_waits_for_one_that_is_just_starting(
        self, folder: Path, start: Start, qtbot: QtBot, make_claim: Callable[[Path], Claim]
    ) -> None:
        doorkeeper = Doorkeeper(make_claim(folder))
        second = start(folder, "early")
        with qtbot.waitSignal(doorkeeper.asked, timeout=LONG_MS) as asked:
            assert doorkeeper.listen()
        assert asked.args == [b"early"]
        assert second.wait() == 0
        doorkeeper.close()

    def test_second_takes_the_place_of_one_that_just_ends(
        self, folder: Path, start: Start, make_claim: Callable[[Path], Claim]
    ) -> None:
        mine = make_claim(folder)
        second = start(folder)
        mine.release()
        assert second.hear() == "first"

    @posix_only
    def test_start_without_a_runtime_folder_finds_the_running_one(
        self, folder: Path, start: Start, socket_folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("XDG_RUNTIME_DIR", "relative")
        monkeypatch.setenv("TMPDIR", str(socket_folder))
        expected = ["/tmp", f"/run/user/{os.getuid()}", str(socket_folder)]
        assert {str(Path(path).parent) for path in instance._addresses(folder)} <= set(expected)
        first = start(folder)
        assert first.hear() == "first"
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(socket_folder / "missing"))
        assert hand_over(folder, b"end", LONG_MS)
        assert first.wait() == 0


class TestHandOver:
    def test_nobody_is_there(self, folder: Path) -> None:
        assert not hand_over(folder, b"", 0)
        assert not hand_over(folder, b"", -1)
        assert not folder.exists()

    def test_message_too_long(self, folder: Path) -> None:
        for give in (hand_over, claim_or_hand_over):
            with pytest.raises(ValueError, match="65537"):
                give(folder, b"x" * (MESSAGE_LIMIT + 1))
        assert not folder.exists()

    @pytest.mark.parametrize("size", [0, 1, MESSAGE_LIMIT])
    def test_message_of_any_size(
        self,
        folder: Path,
        size: int,
        qtbot: QtBot,
        start: Start,
        make_claim: Callable[[Path], Claim],
    ) -> None:
        doorkeeper = Doorkeeper(make_claim(folder))
        assert doorkeeper.listen()
        second = start(folder, "x" * size)
        with qtbot.waitSignal(doorkeeper.asked, timeout=LONG_MS) as asked:
            pass
        assert asked.args == [b"x" * size]
        assert second.wait() == 0
        doorkeeper.close()

    @posix_only
    @pytest.mark.parametrize("greeting", ["", "golf", "some other service\n" * 100])
    def test_stranger_gets_no_message(
        self, folder: Path, spawn: Callable[..., Process], greeting: str
    ) -> None:
        stranger = spawn(STRANGER, instance._addresses(folder)[0], greeting)
        assert not hand_over(folder, b"a secret", 300)
        assert stranger.hear() == "heard b''"

    @pytest.mark.skipif(
        sys.platform == "win32" or os.getuid() != 0, reason="gives a file to another user"
    )
    def test_another_users_socket_is_left_alone(self, folder: Path) -> None:
        address = instance._addresses(folder)[0]
        with socket.socket(socket.AF_UNIX) as theirs:
            theirs.bind(address)
            theirs.listen()
            theirs.setblocking(False)
            os.chown(address, 12345, 12345)
            assert not hand_over(folder, b"a secret", 50)
            with pytest.raises(BlockingIOError):
                theirs.accept()

    @posix_only
    def test_file_in_place_of_the_socket(self, folder: Path, start: Start) -> None:
        address = Path(instance._addresses(folder)[0])
        address.write_text("no socket")
        assert not hand_over(folder, b"", 0)
        assert start(folder).hear() == "first"
        assert hand_over(folder, b"", LONG_MS)


@posix_only
class TestVisitors:
    @pytest.fixture
    def first(self, folder: Path, start: Start) -> Process:
        """The running program."""
        process = start(folder)
        assert process.hear() == "first"
        return process

    def check(self, first: Process, folder: Path) -> None:
        """The program hears the next message, and has heard none before."""
        assert hand_over(folder, b"well", LONG_MS)
        assert first.hear() == "asked well"

    @pytest.mark.parametrize(
        "data",
        [
            b"GET / HTTP/1.1\r\n\r\n",
            b"\xff" * 4,
            b"\0\1\0\1",
            struct.pack(">I", MESSAGE_LIMIT + 1) + b"x" * 100,
        ],
        ids=["http", "4 GiB", "one byte too long", "too long"],
    )
    def test_garbage_is_hung_up_on(self, folder: Path, first: Process, data: bytes) -> None:
        with connect(folder) as client:
            hear_greeting(client)
            client.sendall(data)
            assert wait_for_hang_up(client) == b""
        self.check(first, folder)

    @pytest.mark.parametrize("prefix", [b"", b"\0\0\0\4"], ids=["garbage", "more than announced"])
    def test_flood_is_hung_up_on(self, folder: Path, first: Process, prefix: bytes) -> None:
        with connect(folder) as client, contextlib.suppress(BrokenPipeError, ConnectionResetError):
            client.sendall(prefix + b"flood" * 200_000)
            wait_for_hang_up(client)
        if prefix:
            assert first.hear() == "asked floo"
        self.check(first, folder)

    @pytest.mark.skipif(sys.platform != "linux", reason="reads the memory as Linux tells it")
    def test_floods_do_not_grow_the_memory(self, folder: Path, first: Process) -> None:
        def resident_bytes() -> int:
            pages = Path(f"/proc/{first.popen.pid}/statm").read_text().split()[1]
            return int(pages) * os.sysconf("SC_PAGESIZE")

        def flood() -> None:
            with (
                connect(folder) as client,
                contextlib.suppress(BrokenPipeError, ConnectionResetError),
            ):
                client.sendall(struct.pack(">I", MESSAGE_LIMIT) + b"x" * 1000)
                client.shutdown(socket.SHUT_WR)
                wait_for_hang_up(client)

        for _ in range(20):
            flood()
        before = resident_bytes()
        for _ in range(500):
            flood()
        assert resident_bytes() - before < 2 * 1024**2
        self.check(first, folder)

    @pytest.mark.parametrize(
        "data", [b"", b"\0", b"\0\0\0\x08", b"\0\0\0\x08half"], ids=["0", "1", "length", "half"]
    )
    def test_half_a_message_and_hang_up(self, folder: Path, first: Process, data: bytes) -> None:
        with connect(folder) as client:
            hear_greeting(client)
            client.sendall(data)
        with connect(folder) as client:
            client.sendall(data)
        self.check(first, folder)

    def test_whole_message_of_one_who_is_gone_is_not_heard(
        self, folder: Path, first: Process
    ) -> None:
        os.kill(first.popen.pid, signal.SIGSTOP)
        with connect(folder) as client:
            client.sendall(b"\0\0\0\4gone")
        os.kill(first.popen.pid, signal.SIGCONT)
        self.check(first, folder)

    def test_message_byte_by_byte_while_others_come_and_go(
        self, folder: Path, first: Process
    ) -> None:
        with connect(folder) as slow:
            hear_greeting(slow)
            for byte in b"\0\0\0\4slow":
                self.check(first, folder)
                slow.sendall(bytes([byte]))
            assert wait_for_hang_up(slow) == instance._RECEIPT
        assert first.hear() == "asked slow"

    def test_many_at_once(self, folder: Path, first: Process) -> None:
        names = [f"number {number:02}" for number in range(40)]
        with contextlib.ExitStack() as stack:
            clients = [stack.enter_context(connect(folder)) for _ in names]
            for client, name in zip(clients, names, strict=True):
                client.sendall(struct.pack(">I", len(name)) + name.encode())
            for client in clients:
                assert wait_for_hang_up(client) == instance._GREETING + instance._RECEIPT
        assert sorted(first.hear() for _ in names) == [f"asked {name}" for name in names]

    def test_many_starts_at_once(self, folder: Path, first: Process, start: Start) -> None:
        others = [start(folder) for _ in range(8)]
        assert {first.hear() for _ in others} == {"asked raise"}
        assert {other.wait() for other in others} == {0}

    def test_crowd_that_stays_is_kept_out(self, folder: Path, first: Process) -> None:
        with contextlib.ExitStack() as stack:
            for _ in range(instance._MOST_VISITS):
                client = stack.enter_context(connect(folder))
                hear_greeting(client)
            with connect(folder) as late:
                assert wait_for_hang_up(late) == b""
            client.close()
            self.check(first, folder)


@pytest.mark.usefixtures("qapp")
class TestDoorkeeper:
    def test_claim_that_holds_nothing_does_not_listen(
        self, folder: Path, socket_folder: Path
    ) -> None:
        doorkeeper = Doorkeeper(Claim(folder))
        assert not doorkeeper.listen()
        doorkeeper.close()
        assert list(socket_folder.iterdir()) == []

    def test_listen_and_close_twice(
        self, folder: Path, make_claim: Callable[[Path], Claim]
    ) -> None:
        doorkeeper = Doorkeeper(make_claim(folder))
        for _ in range(2):
            assert doorkeeper.listen()
            assert doorkeeper.listen()
            doorkeeper.close()
            doorkeeper.close()
        assert not hand_over(folder, b"", 0)

    @posix_only
    def test_socket_is_the_players_alone(
        self, folder: Path, make_claim: Callable[[Path], Claim]
    ) -> None:
        doorkeeper = Doorkeeper(make_claim(folder))
        assert doorkeeper.listen()
        assert Path(instance._addresses(folder)[0]).stat().st_mode & 0o077 == 0
        doorkeeper.close()

    @posix_only
    def test_slow_one_is_sent_away(
        self,
        folder: Path,
        qtbot: QtBot,
        make_claim: Callable[[Path], Claim],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(instance, "_VISIT_MS", 50)
        doorkeeper = Doorkeeper(make_claim(folder))
        assert doorkeeper.listen()
        with connect(folder) as client:
            qtbot.waitUntil(lambda: len(doorkeeper._visits) == 1, timeout=LONG_MS)
            qtbot.waitUntil(lambda: not doorkeeper._visits, timeout=LONG_MS)
            assert wait_for_hang_up(client) == instance._GREETING
        qtbot.waitUntil(lambda: not doorkeeper.findChildren(instance._Visit), timeout=LONG_MS)
        doorkeeper.close()

    @posix_only
    @pytest.mark.parametrize("way", ["close", "parent"])
    def test_end_hangs_up_and_leaves_nothing(
        self,
        folder: Path,
        qtbot: QtBot,
        make_claim: Callable[[Path], Claim],
        socket_folder: Path,
        way: str,
    ) -> None:
        parent = QObject()
        doorkeeper = Doorkeeper(make_claim(folder), parent)
        assert doorkeeper.listen()
        with connect(folder) as client:
            qtbot.waitUntil(lambda: len(doorkeeper._visits) == 1, timeout=LONG_MS)
            if way == "close":
                doorkeeper.close()
            else:
                with qtbot.waitSignal(parent.destroyed):
                    parent.deleteLater()
            wait_for_hang_up(client)
        assert list(socket_folder.iterdir()) == []

    @posix_only
    def test_others_are_heard_while_an_answer_takes_long(
        self, folder: Path, qtbot: QtBot, make_claim: Callable[[Path], Claim]
    ) -> None:
        doorkeeper = Doorkeeper(make_claim(folder))
        assert doorkeeper.listen()
        heard: list[bytes] = []

        def answer(message: bytes) -> None:
            heard.append(message)
            if message == b"\1":
                qtbot.waitUntil(lambda: b"\2" in heard, timeout=LONG_MS)

        doorkeeper.asked.connect(answer)
        with connect(folder) as one, connect(folder) as two:
            one.sendall(b"\0\0\0\1\1")
            two.sendall(b"\0\0\0\1\2")
            qtbot.waitUntil(lambda: sorted(heard) == [b"\1", b"\2"], timeout=LONG_MS)
        doorkeeper.close()

    def test_close_as_the_answer(
        self, folder: Path, qtbot: QtBot, start: Start, make_claim: Callable[[Path], Claim]
    ) -> None:
        doorkeeper = Doorkeeper(make_claim(folder))
        assert doorkeeper.listen()
        doorkeeper.asked.connect(doorkeeper.close)
        second = start(folder)
        with qtbot.waitSignal(doorkeeper.asked, timeout=LONG_MS):
            pass
        assert second.wait() == 0

    def test_network_is_loaded_late(self, folder: Path) -> None:
        script = (
            "import sys; from pathlib import Path; from golf_desktop import instance\n"
            "mine = instance.claim_or_hand_over(Path(sys.argv[1]), b'')\n"
            "instance.Doorkeeper(mine)\n"
            "print('PySide6.QtNetwork' in sys.modules)"
        )
        result = subprocess.run(
            [sys.executable, "-c", script, str(folder)],
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": str(Path(golf_desktop.__file__).parents[1])},
            timeout=LONG_MS / 1000,
        )
        assert (result.stdout.strip(), result.stderr) == ("False", "")
