"""Damaged files and folders that cannot be used: the program starts, says so once, and plays."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from golf_desktop.app import build
from golf_desktop.engine.deal import deal
from golf_desktop.storage.places import NOWHERE, Places
from golf_desktop.storage.save_file import SavedGame, write
from golf_desktop.storage.settings import CardBack, RecentFiles, Settings, StructFile
from golf_desktop.storage.statistics import Statistics
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.main_window import MainWindow
from tests.engine.boards import played
from tests.storage.mounts import lockable, small_disk
from tests.ui.conftest import HandClock
from tests.ui.playing import signs

ROOT = Path(__file__).parents[1]
STEP = 64
AUTOSAVE, BACKUP, INTERRUPTED = "autosave.golf", "autosave-backup.golf", "interrupted.golf"
STATISTICS = "statistics.sqlite3"
JSON_FILES = ("settings.json", "window.json", "recent.json")
GAME_FILES = (AUTOSAVE, BACKUP, INTERRUPTED)
MOVES = "3.."

Damage = Callable[[Path], None]


class World:
    """A player's folder, copied from one that is whole, and the program that is started on it."""

    def __init__(self, whole: Path, folder: Path) -> None:
        # Not the tests' to close: one that is never shown would be closed twice.
        self._windows: list[MainWindow] = []
        self._whole = whole
        self.folder = folder
        self.told: list[str] = []

    def damage(self, damage: Damage, *names: str) -> None:
        """Begin again with all files whole but these."""
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(self._whole, self.folder)
        for name in names:
            damage(self.folder / name)

    def start(self) -> MainWindow:
        """Build the window on the folder; `told` has what the player is told from then on."""
        self.told = []
        window = build(Wish(), Places.under(self.folder))
        self._windows.append(window)
        window.scene.animator.factor = 0.0
        self.told += filter(None, [window.status.currentMessage()])
        window.status.messageChanged.connect(self._hear)
        return window

    def _hear(self, text: str) -> None:
        if text and text not in self.told:
            self.told.append(text)

    def aside(self, name: str) -> list[Path]:
        """What was set aside of a file, by its dated name."""
        return sorted(self.folder.glob(f"{name}.damaged-20[0-9][0-9]*"))


@pytest.fixture(scope="module")
def whole(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a player who has every file: deal 2 is in progress."""
    assert qapp is not None
    folder = tmp_path_factory.mktemp("whole")
    places = Places.under(folder)
    game = tmp_path_factory.mktemp("games") / "nine.golf"
    write(game, SavedGame(played(deal(9), "...")))
    StructFile(folder / "settings.json", Settings).save(Settings(back=CardBack.RED))
    first = build(Wish(7), places)
    first.scene.animator.factor = 0.0
    assert first.files.open_file(game)
    assert first.table.turn()
    first.close()
    second = build(Wish(2), places)  # the game of the file is interrupted
    play(second, MOVES)
    second.close()
    assert {*GAME_FILES, *JSON_FILES, STATISTICS} <= {each.name for each in folder.iterdir()}
    return folder


@pytest.fixture
def world(whole: Path, tmp_path: Path) -> World:
    """A folder that is as whole as the test leaves it."""
    return World(whole, tmp_path / "world")


def play(window: MainWindow, moves: str) -> None:
    for sign in moves:
        table = window.table
        assert table.turn() if sign == "." else table.play_pile(int(sign) - 1)


def cut(at: int) -> Damage:
    def damage(path: Path) -> None:
        os.truncate(path, at)

    return damage


def empty(path: Path) -> None:
    path.write_bytes(b"")


def nuls(path: Path) -> None:
    path.write_bytes(b"\0" * path.stat().st_size)


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "something").touch()


KINDS = pytest.mark.parametrize("damage", [empty, nuls, folder], ids=lambda kind: kind.__name__)


def size_of_text(path: Path) -> int:
    """The bytes of a file without the blanks at its end, which mean nothing."""
    return len(path.read_bytes().rstrip())


def cuts(whole: Path, name: str) -> range:
    """Every 64th byte at which a cut takes something away."""
    return range(0, size_of_text(whole / name), STEP)


def content(path: Path) -> bytes | list[str]:
    return sorted(os.listdir(path)) if path.is_dir() else path.read_bytes()  # noqa: PTH208


def use(window: MainWindow, name: str) -> None:
    """Do what needs the file, when that is not the start already."""
    if name == "recent.json":
        (menu,) = [m for m in window.findChildren(QMenu) if m.title() == "&Recent files"]
        menu.aboutToShow.emit()
    elif name == INTERRUPTED:
        window.menus.actions["interrupted"].trigger()
    elif name == STATISTICS:
        window.table.restart()


def in_progress(window: MainWindow) -> tuple[int | None, str]:
    return window.table.game.deal.number, signs(window)


def check_set_aside(world: World, damage: Damage, name: str) -> None:
    """The damaged file is set aside as it was, told once, and the rest is as before."""
    world.damage(damage, name)
    damaged = content(world.folder / name)
    window = world.start()
    assert in_progress(window) == (2, MOVES)
    use(window, name)
    assert window.close()
    assert len(world.told) == 1, world.told
    assert name in world.told[0]
    (aside,) = world.aside(name)
    assert aside.name in world.told[0] or name == BACKUP
    assert content(aside) == damaged
    for other in (*GAME_FILES, *JSON_FILES, STATISTICS):
        assert other == name or world.aside(other) == [], other
    # From then on all is well.
    window = world.start()
    use(window, name)
    assert window.close()
    assert [text for text in world.told if "damaged" in text or "understood" in text] == []
    assert len(world.aside(name)) == 1


@pytest.mark.parametrize("name", [*JSON_FILES, AUTOSAVE, BACKUP, INTERRUPTED])
@KINDS
def test_a_damaged_file_is_set_aside_and_told(world: World, name: str, damage: Damage) -> None:
    check_set_aside(world, damage, name)


@pytest.mark.parametrize("name", [*JSON_FILES, AUTOSAVE, BACKUP, INTERRUPTED])
def test_a_file_cut_at_any_64th_byte_is_set_aside_and_told(
    world: World, whole: Path, name: str
) -> None:
    for at in cuts(whole, name):
        check_set_aside(world, cut(at), name)


def test_a_cut_in_the_blanks_after_the_game_takes_nothing(world: World, whole: Path) -> None:
    size = (whole / AUTOSAVE).stat().st_size
    first = -(-size_of_text(whole / AUTOSAVE) // STEP) * STEP
    for at in (first, size - STEP, *random.sample(range(first, size, STEP), 3)):
        world.damage(cut(at), AUTOSAVE)
        window = world.start()
        assert in_progress(window) == (2, MOVES)
        assert window.close()
        assert world.told == []
        assert world.aside(AUTOSAVE) == []


@KINDS
def test_settings_fall_to_their_defaults(world: World, damage: Damage) -> None:
    world.damage(damage, "settings.json")
    window = world.start()
    assert window._preferences.value == Settings()
    window._preferences.change(Settings(back=CardBack.RED))
    assert window.close()
    assert world.start()._preferences.value.back is CardBack.RED


@pytest.mark.parametrize("damage", [empty, nuls, folder, cut(256)])
def test_with_both_copies_of_the_game_damaged_there_is_a_new_deal(
    world: World, damage: Damage
) -> None:
    world.damage(damage, AUTOSAVE, BACKUP)
    window = world.start()
    assert signs(window) == ""
    play(window, ".")
    assert len(world.told) == 1
    assert "lost" in world.told[0]
    number = window.table.game.deal.number
    assert window.close()
    assert (len(world.aside(AUTOSAVE)), len(world.aside(BACKUP))) == (1, 1)
    assert in_progress(world.start()) == (number, ".")
    assert world.told == []


def test_everything_damaged_at_once_is_no_obstacle(world: World) -> None:
    names = (*JSON_FILES, *GAME_FILES, STATISTICS)
    world.damage(nuls, *names)
    window = world.start()
    for name in names:
        use(window, name)
    play(window, ".")
    for name in names:
        use(window, name)
    assert window.close()
    assert [len(world.aside(name)) for name in names] == [1] * len(names)


@pytest.mark.parametrize("damage", [empty, nuls, folder])
def test_a_damaged_interrupted_game_is_told_also_by_the_start_that_replaces_it(
    qtbot: QtBot, world: World, damage: Damage
) -> None:
    world.damage(damage, INTERRUPTED)
    window = build(Wish(5), Places.under(world.folder))
    qtbot.addWidget(window)
    assert INTERRUPTED in window.status.currentMessage()
    assert len(world.aside(INTERRUPTED)) == 1
    window.menus.actions["interrupted"].trigger()
    assert in_progress(window) == (2, MOVES)


def sampled_cuts(whole: Path) -> list[int]:
    size = (whole / STATISTICS).stat().st_size
    every = range(STEP, size, STEP)
    pages = [at for at in every if at % 4096 == 0]
    return sorted({*every[:2], *random.sample(pages, 4), *random.sample(every, 10), every[-1]})


@pytest.mark.parametrize("damage", [empty, nuls, folder, None])
def test_damaged_statistics_are_set_aside_and_told(
    qtbot: QtBot, world: World, whole: Path, damage: Damage | None
) -> None:
    for each in [damage] if damage is not None else map(cut, sampled_cuts(whole)):
        world.damage(each, STATISTICS)
        damaged = content(world.folder / STATISTICS)
        window = world.start()
        assert in_progress(window) == (2, MOVES)
        window.table.restart()
        qtbot.waitUntil(lambda: world.told != [])
        assert window.close()
        (aside,) = world.aside(STATISTICS)
        assert content(aside) == damaged
        assert len(world.told) == 1
        assert aside.name in world.told[0]
        with Statistics(world.folder / STATISTICS) as store:
            ((entry),) = store.page().entries
            assert store.take_notice() is None
        assert (entry.attempt.deal, entry.attempt.move_text) == (2, MOVES)


# -- Folders that cannot be used -----------------------------------------------------------

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from golf_desktop import app
from golf_desktop.engine.position import Play
from golf_desktop.storage.places import Places
from golf_desktop.storage.wish import Wish

Key, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier
build = app.build

def tell(text):
    if text:
        print("told", text, flush=True)

def build_and_play(wish, places, **options):
    window = build(wish, places, **options)
    window.scene.animator.factor = 0.0
    table = window.table
    recorder = next(each for each in window.children() if type(each).__name__ == "Recorder")
    tell(window.status.currentMessage())
    window.status.messageChanged.connect(tell)
    print("begins", table.game.deal.number, table.game.cursor, flush=True)

    def press(key, *modifiers):
        QTest.keyClick(window.windowHandle(), key, *modifiers)

    def play():
        window.board.setFocus()
        while moves := table.position.legal_moves():
            move = moves[0]
            if isinstance(move, Play):
                press(Key(Key.Key_1 + table.game.deal.rules.layout.pile_of[move.slot]))
            else:
                press(Key.Key_Space)
        print("over", table.game.outcome().name, flush=True)
        for _ in range(3):
            press(Key.Key_N, CTRL)
            press(Key.Key_Space)
            # Until the statistics have been written, or could not be.
            recorder._writer.submit(int).result()
            QTest.qWait(1)
        QTimer.singleShot(0, lambda: press(Key.Key_Q, CTRL))

    QTimer.singleShot(50, play)
    return window

app.build = build_and_play
number = int(sys.argv[2]) if len(sys.argv) > 2 else None
sys.exit(app.run(Wish(number), Places.under(Path(sys.argv[1]))))
"""


def play_in(data: Path, *arguments: str) -> list[str]:
    """Play some deals in a process of its own that is then quit; give what it says."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(data), *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    said = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert said == []
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert "over STUCK" in lines
    return lines


def notices(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith("told ")]


@pytest.mark.parametrize("name", ["more/than/one missing", "Größe 🂡 mit '\"%$ Abstand"])
def test_a_folder_is_made_whatever_it_is_called(tmp_path: Path, name: str) -> None:
    data = tmp_path / name
    assert notices(play_in(data, "2")) == []
    with Statistics(data / STATISTICS) as store:
        assert store.summary().played == 3
    assert {AUTOSAVE, BACKUP, STATISTICS, "window.json"} <= {each.name for each in data.iterdir()}


def test_a_read_only_folder_costs_one_notice(whole: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    shutil.copytree(whole, data)
    before = {each.name: each.read_bytes() for each in data.iterdir() if each.is_file()}
    with lockable(data) as lock:
        lock.close()
        lines = play_in(data)
        lock.open()
        assert lines[0] == f"begins 2 {len(MOVES)}"
        assert {each.name: each.read_bytes() for each in data.iterdir() if each.is_file()} == before
        assert len(notices(lines)) == 1, notices(lines)


def test_an_empty_read_only_folder_costs_one_notice(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with lockable(data) as lock:
        lock.close()
        lines = play_in(data, "2")
        assert len(notices(lines)) == 1, notices(lines)


def test_a_full_disk_costs_one_notice(tmp_path: Path) -> None:
    with small_disk(tmp_path / "data") as disk:
        disk.fill()
        lines = play_in(tmp_path / "data", "2")
        assert len(notices(lines)) == 1, notices(lines)


def test_on_a_full_disk_the_game_in_progress_is_brought_back(whole: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with small_disk(data) as disk:
        shutil.copytree(whole, data, dirs_exist_ok=True)
        disk.fill()
        lines = play_in(data)
        assert lines[0] == f"begins 2 {len(MOVES)}"
        assert len(notices(lines)) == 1, notices(lines)
        # Nothing was cut by what could not be written.
        assert list(data.glob("*.damaged-*")) == []
        assert play_in(data)[0].startswith("begins ")


@pytest.mark.parametrize("kind", ["a file", "in a file", "nowhere"])
def test_a_folder_that_cannot_be_costs_one_notice(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "file"
    file.touch()
    data = {"a file": file, "in a file": file / "data", "nowhere": NOWHERE}[kind]
    lines = play_in(data, "2")
    assert len(notices(lines)) == 1, notices(lines)
    assert file.read_bytes() == b""


# -- Clocks --------------------------------------------------------------------------------


def test_the_time_played_never_decreases_whatever_the_clock_does(
    qtbot: QtBot, tmp_path: Path
) -> None:
    clock = HandClock()
    window = build(Wish(2), Places.under(tmp_path), now=clock)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    assert window.table.turn()
    shown = [window.table.seconds]
    for step in (42.0, -3600.0, 5.0, -1e9, 1.0):
        clock.go_on(step)
        shown.append(window.table.seconds)
    assert shown == sorted(shown)
    assert shown[1] == 42
    assert shown[-1] >= 48


def test_recent_files_of_a_damaged_file_come_again(world: World, tmp_path: Path) -> None:
    world.damage(nuls, "recent.json")
    write(tmp_path / "new.golf", SavedGame(played(deal(9), ".")))
    window = world.start()
    assert window.files.open_file(tmp_path / "new.golf")
    assert window.close()
    kept = StructFile(world.folder / "recent.json", RecentFiles).load()
    assert [Path(name).name for name in kept.files] == ["new.golf"]
    assert len(world.aside("recent.json")) == 1
