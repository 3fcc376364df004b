"""One program for each folder, with the whole program: what a second start asks for is done."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from golf_desktop.app import carry_out, do_what_is_asked
from golf_desktop.engine.deal import deal
from golf_desktop.engine.rules import PRESETS, WRAP
from golf_desktop.instance import claim
from golf_desktop.storage.autosave import Autosave
from golf_desktop.storage.save_file import SavedGame, write
from golf_desktop.storage.statistics import Statistics
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.main_window import MainWindow
from tests.conftest import MakeWindow
from tests.engine.boards import played
from tests.ui.playing import signs

ROOT = Path(__file__).parents[1]
LINK = "golf-solitaire:deal/17?rules=wrap"
LONG_MS = 20_000
"""For what must happen, in milliseconds: longer than the slowest machine needs."""

# What the off-screen platform says of coming to the front.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

needs_kill = pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")


class Program:
    """The program as it is started by hand.

    Args:
        arguments: its command line.
    """

    def __init__(self, *arguments: str | Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "golf_desktop", *map(str, arguments)],
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def end(self) -> tuple[int, bytes]:
        """Wait for its end; give the exit code and what it said."""
        out, err = self.process.communicate(timeout=LONG_MS / 1000)
        said = [line for line in (out + err).splitlines() if b"propagateSizeHints" not in line]
        return self.process.returncode, b"\n".join(said)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()


@pytest.fixture
def run() -> Iterator[Callable[..., Program]]:
    """Start the program; what runs at the end is killed."""
    started: list[Program] = []

    def run_(*arguments: str | Path) -> Program:
        started.append(Program(*arguments))
        return started[-1]

    yield run_
    for program in started:
        if program.is_running:
            program.kill()


def has_begun(folder: Path) -> bool:
    """Whether a program has the folder. Once another start can be handed over, nothing waits."""
    mine = claim(folder) if folder.is_dir() else None
    if mine is not None:
        mine.release()
    return folder.is_dir() and mine is None


def kept(folder: Path) -> tuple[int | None, int] | None:
    """Number and cursor of the game in progress in a folder."""
    saved = Autosave(folder).load()
    return None if saved is None else (saved.game.deal.number, saved.game.cursor)


@needs_kill
def test_a_second_start_hands_over_deal_and_file_and_a_killed_first_is_no_obstacle(
    qtbot: QtBot, tmp_path: Path, run: Callable[..., Program]
) -> None:
    folder, file = tmp_path / "größer world", tmp_path / "a game.golf"
    write(file, SavedGame(played(deal(9), ".."), seconds=9))
    first = run("--data-dir", folder, "--deal", "2")
    qtbot.waitUntil(lambda: has_begun(folder), timeout=LONG_MS)

    assert run("--data-dir", folder, "--deal", "5", "--rules", "wrap").end() == (0, b"")
    qtbot.waitUntil(lambda: kept(folder) == (5, 0), timeout=LONG_MS)
    saved = Autosave(folder).load()
    assert saved is not None
    assert saved.game.deal.rules == WRAP
    assert first.is_running

    # Named from another folder than that in which the first one stands.
    assert run("--data-dir", folder, os.path.relpath(file, ROOT)).end() == (0, b"")
    qtbot.waitUntil(lambda: kept(folder) == (9, 2), timeout=LONG_MS)

    # Without a wish the first is only raised.
    assert run("--data-dir", folder).end() == (0, b"")
    assert first.is_running

    first.kill()
    second = run("--data-dir", folder, "--deal", "7")
    qtbot.waitUntil(lambda: has_begun(folder), timeout=LONG_MS)
    assert run("--data-dir", folder, "--deal", "8").end() == (0, b"")
    qtbot.waitUntil(lambda: kept(folder) == (8, 0), timeout=LONG_MS)
    assert second.is_running
    # What the killed one had on the board was not lost by the start with a deal.
    interrupted = Autosave(folder).load_interrupted()
    assert interrupted is None or interrupted.game.deal.number == 9


@needs_kill
def test_another_folder_is_another_world(
    qtbot: QtBot, tmp_path: Path, run: Callable[..., Program]
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    one = run("--data-dir", here, "--deal", "2")
    other = run("--data-dir", there, "--deal", "3")
    qtbot.waitUntil(lambda: has_begun(here) and has_begun(there), timeout=LONG_MS)
    assert run("--data-dir", here, "--deal", "5").end() == (0, b"")
    qtbot.waitUntil(lambda: kept(here) == (5, 0), timeout=LONG_MS)
    assert one.is_running
    assert other.is_running
    assert kept(there) is None


def test_a_name_that_is_no_utf_8_does_not_keep_the_program_from_starting(
    qtbot: QtBot, tmp_path: Path, run: Callable[..., Program]
) -> None:
    if sys.platform != "linux":
        pytest.skip("other systems have no such names")
    file = tmp_path / os.fsdecode(b"caf\xe9.golf")
    write(file, SavedGame(played(deal(9), "..")))
    program = run("--data-dir", tmp_path / "data", file)
    qtbot.waitUntil(lambda: not program.is_running or has_begun(tmp_path / "data"), timeout=LONG_MS)
    assert program.is_running, program.end()[1].decode()


# -- What the running window does with a wish ----------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_rules_alone_are_a_new_deal_by_them(window: MainWindow, name: str) -> None:
    before = window.table.game.deal
    do_what_is_asked(window, Wish(rules=name).encode())
    assert window.table.game.deal.rules == PRESETS[name]
    assert window.table.game.deal is not before


def test_nothing_asked_for_leaves_the_game(window: MainWindow) -> None:
    assert window.table.turn()
    window.showMinimized()
    do_what_is_asked(window, Wish().encode())
    assert not window.isMinimized()
    assert (window.table.game.deal.number, signs(window)) == (2, ".")
    assert not window.left_panel.isVisible()


@pytest.mark.parametrize("message", [b"", b"\0", b"{}x", b'{"deal": "0x5"}', b'{"more": 1}'])
def test_what_is_no_wish_changes_nothing(window: MainWindow, message: bytes) -> None:
    assert window.table.turn()
    do_what_is_asked(window, message)
    assert (window.table.game.deal.number, signs(window)) == (2, ".")


def test_a_bad_file_is_told_and_the_game_stays(window: MainWindow, tmp_path: Path) -> None:
    assert window.table.turn()
    do_what_is_asked(window, Wish(file=tmp_path / "missing.golf").encode())
    assert (window.table.game.deal.number, signs(window)) == (2, ".")
    assert window.status.currentMessage().startswith("missing.golf could not be read")


def test_a_deal_that_is_asked_for_leaves_the_game_in_the_menu(make_window: MakeWindow) -> None:
    """As a first start with a deal does; the notice is gone after ten seconds."""
    window = make_window()
    assert window.table.turn()
    do_what_is_asked(window, Wish(5).encode())
    window.table.forget_left_game()
    window.menus.actions["interrupted"].trigger()
    assert (window.table.game.deal.number, signs(window)) == (2, ".")


# -- Two windows that record at once -------------------------------------------------------

RECORD = """
import os, signal, sys
from pathlib import Path
from golf_desktop import app
from golf_desktop.engine.notation import parse_board
from golf_desktop.storage.places import Places
from golf_desktop.storage.wish import Wish
from tests.engine.boards import COLUMN_BY_COLUMN, clearable_board

folder, turns, ending = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
application = app.make_application()
window = app.build(Wish(2), Places.under(folder))
window.scene.animator.factor = 0.0
window.show()
recorder = next(child for child in window.children() if type(child).__name__ == "Recorder")
table = window.table
table.enter(parse_board(clearable_board(turns)))
print("ready", flush=True)
sys.stdin.readline()
if ending == "kill":
    recorder.recorded.connect(lambda: os.kill(os.getpid(), signal.SIGKILL))
else:
    recorder.recorded.connect(application.quit)
for sign in "." * turns + COLUMN_BY_COLUMN:
    assert table.turn() if sign == "." else table.play_pile(int(sign) - 1)
application.exec()
window.close()
"""


@needs_kill
def test_two_processes_record_at_once_and_one_is_killed(tmp_path: Path) -> None:
    endings = ("kill", "quit")
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", RECORD, str(tmp_path), str(turns), ending],
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for turns, ending in enumerate(endings)
    ]
    for each in programs:
        assert each.stdout is not None
        assert each.stdout.readline() == "ready\n"
    for each in programs:
        assert each.stdin is not None
        each.stdin.write("go\n")
        each.stdin.flush()
    errors = [each.communicate(timeout=LONG_MS / 1000)[1] for each in programs]
    assert [each.returncode for each in programs] == [-signal.SIGKILL, 0], errors
    with Statistics(tmp_path / "statistics.sqlite3") as store:
        entries = store.page().entries
        assert store.take_notice() is None
    assert sorted(entry.attempt.score for entry in entries) == [-16, -15]
    assert {entry.attempt.result.value for entry in entries} == {"cleared"}


# -- A file or a link that the system asks for ---------------------------------------------

ASKED = """
import sys
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from golf_desktop.app import make_application

application = make_application()
application.file_asked.connect(lambda name: print("file", name))
application.link_asked.connect(lambda link: print("link", link))
QCoreApplication.sendEvent(application, QFileOpenEvent(sys.argv[1]))
QCoreApplication.sendEvent(application, QFileOpenEvent(QUrl(sys.argv[2])))
QCoreApplication.sendEvent(application, QFileOpenEvent(QUrl("mailto:somebody")))
"""


def test_a_file_and_a_link_that_a_mac_asks_for_are_told_apart(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ASKED, str(tmp_path / "a game.golf"), LINK],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    # Qt names files with slashes everywhere.
    asked = f"file {(tmp_path / 'a game.golf').as_posix()}"
    assert done.stdout.splitlines() == [asked, f"link {LINK}"]


DOUBLE_CLICKED = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from golf_desktop import app
from golf_desktop.storage.places import Places
from golf_desktop.storage.wish import Wish

app._DEALT_MS = 0
application = app.make_application()
window = app.build(Wish(), Places.under(Path(sys.argv[1])))
app.follow_system(application, window)
shown = []
window.commands.begin_first_steps = lambda: shown.append("first steps")
app.begin_first_steps_later(application, window)
window.showMinimized()
if sys.argv[2:]:
    QCoreApplication.sendEvent(application, QFileOpenEvent(QUrl(sys.argv[2])))
application.processEvents()
print(window.isMinimized(), window.table.game.deal.number if sys.argv[2:] else "", *shown)
window.close()
"""


@pytest.mark.parametrize(
    ("link", "seen"), [([LINK], ["False 17"]), ([], ["True  first steps"])], ids=["link", "nothing"]
)
def test_a_link_brings_the_window_to_the_front_without_the_first_steps_over_it(
    tmp_path: Path, link: list[str], seen: list[str]
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", DOUBLE_CLICKED, str(tmp_path), *link],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout.splitlines() == seen, done.stderr


def test_a_file_that_is_double_clicked_does_not_cost_the_game_on_the_board(
    window: MainWindow, tmp_path: Path
) -> None:
    window.table.turn()
    write(tmp_path / "other.golf", SavedGame(played(deal(9), "..")))
    carry_out(window, Wish(file=tmp_path / "other.golf"))
    assert (window.table.game.deal.number, signs(window)) == (9, "..")
    kept = window.autosave.load_interrupted()
    assert kept is not None
    assert kept.game.deal.number == 2
