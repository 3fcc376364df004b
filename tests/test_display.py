"""Whether a window can be opened: real sockets and the real loader, no display of one's own."""

import ctypes
import os
import shutil
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from golf_desktop import display, system_libs
from golf_desktop.display import DisplayProblem, find_problem, import_problem

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has anything to find")

# A display of X over TCP listens at this port plus its number.
_X_PORT = 6000
_X_ACCEPTS = struct.pack("<BxHHH32x", 1, 11, 0, 8)
_X_REFUSES = struct.pack("<BBHHH4s", 0, 4, 11, 0, 1, b"No! ")
_X_HANGS_UP = b""


@contextmanager
def x_server(answer: bytes) -> Iterator[str]:
    """The name of a display whose server gives `answer` to whoever connects."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=_answer_one, args=(listener, answer))
        thread.start()
        port = listener.getsockname()[1]
        try:
            yield f"127.0.0.1:{port - _X_PORT}"
        finally:
            # Where nobody came, this lets the thread go.
            with socket.create_connection(("127.0.0.1", port)):
                thread.join()


def _answer_one(listener: socket.socket, answer: bytes) -> None:
    client, _ = listener.accept()
    with client:
        if answer:
            client.recv(4096)
            client.sendall(answer)
            # The client closes: an answer still on its way must not be lost to a reset.
            client.recv(1)


@contextmanager
def wayland_server(folder: Path) -> Iterator[dict[str, str]]:
    """The environment of a Wayland display that takes connections."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
        listener.bind(str(folder / "wl-1"))
        listener.listen()
        yield {"WAYLAND_DISPLAY": "wl-1", "XDG_RUNTIME_DIR": str(folder)}


@pytest.fixture
def short_path(tmp_path: Path) -> Iterator[Path]:
    """A folder whose sockets have names short enough for the system."""
    link = Path("/tmp", f"gd-{os.getpid()}-{abs(hash(tmp_path)) % 10**8}")
    link.symlink_to(tmp_path)
    yield link
    link.unlink()


@pytest.fixture
def loadable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every plugin of Qt loads: for the tests of what comes before."""
    monkeypatch.setattr(display, "_plugin_problem", lambda _platform: None)


def need(sonames: tuple[str, ...]) -> None:
    """Skip where the system lacks the libraries; in CI that is a failure."""
    missing = system_libs.missing(sonames)
    if missing and os.environ.get("CI") == "true":
        pytest.fail(system_libs.missing_line(missing))
    if missing:
        pytest.skip(system_libs.missing_line(missing))


def problem(environ: dict[str, str]) -> DisplayProblem:
    """The problem there is in `environ`."""
    found = find_problem(environ)
    assert found is not None
    assert "\n" not in found.text
    assert str(found) == found.text
    return found


def dead_display() -> str:
    """A number that no X server here listens at."""
    used = {path.name for path in Path("/tmp/.X11-unix").glob("X*")}
    return next(f":{number}" for number in range(4711, 5000) if f"X{number}" not in used)


def test_without_any_display() -> None:
    found = problem({})
    assert found.text == "No display: neither DISPLAY nor WAYLAND_DISPLAY is set."
    assert found.kind == "display"


def test_empty_is_as_good_as_unset() -> None:
    assert problem({"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}) == problem({})


@pytest.mark.parametrize(
    "platform", ["offscreen", "minimal", "vnc", "offscreen:fontconfig", "VNC:size=1x1"]
)
def test_platforms_without_a_display_are_let_pass(platform: str) -> None:
    assert find_problem({"QT_QPA_PLATFORM": platform}) is None


def test_x_server_that_is_not_there() -> None:
    name = dead_display()
    found = problem({"DISPLAY": name})
    assert found.kind == "display"
    assert found.text == f"No display: the X server at DISPLAY {name} cannot be reached."


@pytest.mark.parametrize("answer", [_X_REFUSES, _X_HANGS_UP])
def test_x_server_that_does_not_want_us(answer: bytes) -> None:
    with x_server(answer) as name:
        assert f"DISPLAY {name} cannot be reached" in problem({"DISPLAY": name}).text


def test_display_that_names_no_server() -> None:
    found = problem({"DISPLAY": "nonsense"})
    assert found.text == "No display: DISPLAY is nonsense, which does not name an X server."


@pytest.mark.usefixtures("loadable")
def test_x_server_that_answers() -> None:
    with x_server(_X_ACCEPTS) as name:
        assert find_problem({"DISPLAY": name}) is None


def test_x_asked_for_where_there_is_none() -> None:
    found = problem({"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-0"})
    assert found.text == "No display: DISPLAY is not set."


def test_the_process_own_environment_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert find_problem() is None
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_SOCKET", raising=False)
    monkeypatch.setenv("DISPLAY", dead_display())
    found = find_problem()
    assert found is not None
    assert found.kind == "display"


@pytest.mark.usefixtures("loadable")
def test_wayland_display_that_takes_connections(short_path: Path) -> None:
    with wayland_server(short_path) as environ:
        assert find_problem(environ) is None
        absolute = str(short_path / environ["WAYLAND_DISPLAY"])
        assert find_problem({"WAYLAND_DISPLAY": absolute}) is None


@pytest.mark.usefixtures("loadable")
def test_wayland_display_that_does_not(short_path: Path) -> None:
    with wayland_server(short_path) as environ:
        pass
    # The socket's file outlives its server.
    assert (short_path / environ["WAYLAND_DISPLAY"]).exists()
    found = problem(environ)
    assert found.text == "No display: the Wayland display wl-1 cannot be reached."
    assert "XDG_RUNTIME_DIR" in problem({"WAYLAND_DISPLAY": "wl-1"}).text


@pytest.mark.usefixtures("loadable")
def test_inherited_wayland_connection_is_left_alone() -> None:
    assert find_problem({"WAYLAND_SOCKET": "7"}) is None


@pytest.mark.usefixtures("loadable")
def test_either_display_will_do(short_path: Path) -> None:
    dead_wayland = {"WAYLAND_DISPLAY": "gone", "XDG_RUNTIME_DIR": str(short_path)}
    with x_server(_X_ACCEPTS) as name:
        assert find_problem({**dead_wayland, "DISPLAY": name}) is None
    with wayland_server(short_path) as environ:
        assert find_problem({**environ, "DISPLAY": dead_display()}) is None
    assert "gone" in problem({**dead_wayland, "DISPLAY": dead_display()}).text


def test_platform_that_qt_does_not_have() -> None:
    found = problem({"QT_QPA_PLATFORM": "teletype"})
    assert found.kind == "platform"
    assert "teletype" in found.text
    assert find_problem({"QT_QPA_PLATFORM": "teletype;offscreen"}) is None


@pytest.mark.parametrize(
    ("platform", "sonames"), [("xcb", system_libs.X11), ("wayland", system_libs.WAYLAND)]
)
def test_qts_own_plugin_loads(platform: str, sonames: tuple[str, ...]) -> None:
    need(system_libs.QT + sonames)
    assert display._plugin_folder() is not None
    assert display._plugin_problem(platform) is None


@pytest.fixture
def plugin_lacking_a_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str], None]:
    """Makes Qt's plugin for X need a library of the given name instead of libxcb-cursor.so.0."""
    need(system_libs.QT + system_libs.X11)
    real = display._plugin_folder()
    assert real is not None
    fake = tmp_path / "plugins" / "platforms"
    fake.mkdir(parents=True)
    (tmp_path / "lib").symlink_to(real.parent.parent / "lib")

    def make(soname: str) -> None:
        assert len(soname) == len("libxcb-cursor.so.0")
        binary = (real / "libqxcb.so").read_bytes()
        patched = binary.replace(b"\0libxcb-cursor.so.0\0", b"\0" + soname.encode() + b"\0")
        assert patched != binary
        (fake / "libqxcb.so").write_bytes(patched)
        monkeypatch.setattr(display, "_plugin_folder", lambda: fake)

    return make


def test_missing_library_of_a_plugin_is_named(
    plugin_lacking_a_library: Callable[[str], None],
) -> None:
    plugin_lacking_a_library("libxcb-nobody.so.0")
    with x_server(_X_ACCEPTS) as name:
        found = problem({"DISPLAY": name})
    assert found.kind == "library"
    assert found.text.startswith("Qt needs libxcb-nobody.so.0, which is missing here. Install ")


def test_missing_library_is_told_before_a_dead_display(
    plugin_lacking_a_library: Callable[[str], None], tmp_path: Path
) -> None:
    plugin_lacking_a_library("libxcb-nobody.so.0")
    dead_wayland = {"WAYLAND_DISPLAY": "gone", "XDG_RUNTIME_DIR": str(tmp_path)}
    with x_server(_X_ACCEPTS) as name:
        assert problem({**dead_wayland, "DISPLAY": name}).kind == "library"


def test_plugin_that_is_damaged(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "libqxcb.so").write_text("not a library")
    monkeypatch.setattr(display, "_plugin_folder", lambda: tmp_path)
    with x_server(_X_ACCEPTS) as name:
        found = problem({"DISPLAY": name})
    assert found.kind == "library"
    assert found.text.startswith("Qt cannot load its part for xcb: ")


def test_libxcb_itself_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    real = ctypes.CDLL

    def without_xcb(name: str) -> ctypes.CDLL:
        return real("libxcb.so.0815" if name == "libxcb.so.1" else name)

    monkeypatch.setattr(ctypes, "CDLL", without_xcb)
    found = problem({"DISPLAY": ":0"})
    assert found.kind == "library"
    assert found.text.startswith("Qt needs libxcb.so.0815")


def test_every_missing_library_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking = ["libGL.so.1", "libEGL.so.1"]
    monkeypatch.setattr(system_libs, "missing", lambda _sonames: lacking)
    monkeypatch.setattr(system_libs, "package_manager", lambda: "apt")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    error = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
    assert import_problem(error) == DisplayProblem(
        "Qt needs libEGL.so.1 and libGL.so.1, which are missing here. "
        "Install with: sudo apt install libegl1 libgl1",
        kind="library",
    )


def test_a_real_failed_import_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6", None)
    with pytest.raises(ImportError) as caught:
        __import__("PySide6.QtWidgets")
    assert "pip install PySide6-Essentials" in import_problem(caught.value).text


def test_other_failed_imports_keep_their_message() -> None:
    error = ImportError("DLL load failed while importing QtCore: not found.\nmore")
    text = import_problem(error).text
    assert text == "Qt cannot be loaded: DLL load failed while importing QtCore: not found."


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_elsewhere_there_is_nothing_to_find(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert find_problem({}) is None


def test_asking_does_not_import_qt() -> None:
    code = (
        "import sys; from golf_desktop.display import find_problem;"
        "print(find_problem({'QT_QPA_PLATFORM': 'xcb', 'DISPLAY': ':4999'}));"
        "print(find_problem({'QT_QPA_PLATFORM': 'linuxfb'}));"
        "print([name for name in sys.modules if name.startswith('PySide6')])"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert result.stdout.splitlines()[-1] == "[]"


@pytest.mark.xdisplay
def test_real_x_server() -> None:
    need(system_libs.QT + system_libs.X11)
    xvfb = shutil.which("Xvfb")
    if xvfb is None:
        if os.environ.get("CI") == "true":
            pytest.fail("Xvfb is missing")
        pytest.skip("Xvfb is missing")
    read_end, write_end = os.pipe()
    with subprocess.Popen(
        [xvfb, "-displayfd", str(write_end), "-nolisten", "tcp"],
        pass_fds=[write_end],
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(write_end)
        with os.fdopen(read_end) as pipe:
            name = f":{pipe.readline().strip()}"
        try:
            assert find_problem({"DISPLAY": name}) is None
        finally:
            server.terminate()
    assert "cannot be reached" in problem({"DISPLAY": name}).text


def test_a_packed_program_names_the_library_too() -> None:
    error = OSError("Failed to load dynlib/dll 'libqxcb.so'. Most likely it was not found.")
    error.__cause__ = OSError("libxcb-cursor.so.0: cannot open shared object file")
    problem = display._library_problem(error, "Qt cannot use X", ())
    assert problem.text.startswith("Qt needs libxcb-cursor.so.0, which is missing here.")
