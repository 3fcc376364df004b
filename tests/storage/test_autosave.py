from __future__ import annotations

import errno
import json
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.storage import autosave as autosave_module
from golf_desktop.storage.autosave import Autosave
from golf_desktop.storage.files import BLOCK, clear_leftovers
from golf_desktop.storage.places import NOWHERE
from golf_desktop.storage.save_file import SavedGame, encode, read
from tests.engine.boards import played
from tests.storage.mounts import lockable, small_disk

ROOT = Path(__file__).parents[2]
FILE, BACKUP, INTERRUPTED = "autosave.golf", "autosave-backup.golf", "interrupted.golf"
LATE = 60.0
"""An interval in which no durable copy follows the first, in seconds."""


def game(seconds: float) -> SavedGame:
    """A game that is known by its playing time."""
    return SavedGame(Game(deal(7)), seconds)


def seconds(saved: SavedGame | None) -> float | None:
    return None if saved is None else saved.seconds


def loaded(folder: Path) -> float | None:
    """The playing time of the game that another start finds, which finds nothing wrong."""
    autosave = Autosave(folder)
    saved = autosave.load()
    assert autosave.problem is None
    return seconds(saved)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def wait_for(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 10
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.005)


def run(*arguments: str, timeout: float = 60) -> str:
    """Run another Python on the package and give what it prints."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


# -- Keeping and loading ---------------------------------------------------------------------


@pytest.mark.parametrize("name", ["plain", "with spaces", "Zoë ♠ 遊戯", "not/there/yet"])
def test_a_game_comes_back_with_all_that_is_known_of_it(tmp_path: Path, name: str) -> None:
    begun = played(deal(2), "3....5....22..")
    begun.undo()
    attempt = "5b0e1c9e-0f5e-4d57-9d0c-8f6f5c1f2a11"
    autosave = Autosave(tmp_path / name)
    autosave.note(SavedGame(begun, 12.5, 3, 1, attempt))
    saved = Autosave(tmp_path / name).load()
    assert saved is not None
    assert (saved.game.deal, saved.game.moves) == (begun.deal, begun.moves)
    assert (saved.game.cursor, saved.game.can_redo) == (13, True)
    assert (saved.seconds, saved.undos, saved.hints, saved.attempt) == (12.5, 3, 1, attempt)
    assert autosave.flush()
    assert names(tmp_path / name) == [BACKUP, FILE]


def test_without_files_there_is_no_game_and_no_problem(tmp_path: Path) -> None:
    assert loaded(tmp_path / "none") is None
    assert not (tmp_path / "none").exists()


def test_the_file_has_the_game_when_note_returns_and_is_a_save_file(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path, interval=LATE)
    for number in range(20):
        autosave.note(game(number))
        assert read(tmp_path / FILE).seconds == number
        assert loaded(tmp_path) == number
    autosave.flush()
    assert (tmp_path / FILE).stat().st_size == BLOCK


def test_the_later_of_the_two_files_is_loaded_whichever_it_is(tmp_path: Path) -> None:
    old = keep(tmp_path, game(1))
    new = keep(tmp_path, game(2))
    (tmp_path / BACKUP).write_bytes(old[BACKUP])
    assert loaded(tmp_path) == 2, "after a crash the file is the later one"
    (tmp_path / BACKUP).write_bytes(new[BACKUP])
    (tmp_path / FILE).write_bytes(old[FILE])
    assert loaded(tmp_path) == 2, "after a power cut the backup may be the later one"
    (tmp_path / FILE).unlink()
    assert loaded(tmp_path) == 2


def test_a_game_counts_on_from_the_files_of_an_earlier_start(tmp_path: Path) -> None:
    for number in range(5):
        autosave = Autosave(tmp_path)
        if number % 2:
            autosave.load()
        autosave.note(game(number))
        autosave.flush()
        assert loaded(tmp_path) == number
        (tmp_path / (FILE if number % 2 else BACKUP)).unlink()
        assert loaded(tmp_path) == number


def test_a_cleared_game_does_not_come_back(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path, interval=LATE)
    autosave.note(game(1))
    autosave.note(game(2))
    autosave.clear()
    assert loaded(tmp_path) is None
    autosave.flush()
    assert loaded(tmp_path) is None
    (tmp_path / FILE).unlink()
    assert loaded(tmp_path) is None
    autosave.note(game(3))
    assert loaded(tmp_path) == 3
    autosave.flush()


# -- The durable copy ------------------------------------------------------------------------


def test_flush_never_loses_the_last_note(tmp_path: Path) -> None:
    random.seed(1)
    autosave = Autosave(tmp_path, interval=0.01)
    for number in range(150):
        autosave.note(game(number))
        if random.random() < 0.5:
            time.sleep(random.uniform(0, 0.003))
        if random.random() < 0.5:
            assert autosave.flush()
            assert read(tmp_path / BACKUP).seconds == number
    assert autosave.flush()


def test_the_durable_copy_follows_in_time_and_at_intervals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times: list[float] = []
    autosave = Autosave(tmp_path, interval=0.2)
    write = autosave._backup.write

    def log_write(data: bytes) -> None:
        times.append(time.monotonic())
        write(data)

    monkeypatch.setattr(autosave._backup, "write", log_write)
    begin = time.monotonic()
    while time.monotonic() < begin + 0.7:
        autosave.note(game(1))
        time.sleep(0.005)
    autosave.note(game(2))
    wait_for(lambda: read(tmp_path / BACKUP).seconds == 2)
    assert 2 <= len(times) <= 6
    # A busy machine writes later than it meant to, which is no harm.
    assert all(later - sooner > 0.1 for sooner, later in pairwise(times))
    autosave.flush()
    assert autosave_module.INTERVAL < 1


def test_flush_ends_the_thread_and_does_not_wait_for_the_interval(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    autosave = Autosave(tmp_path, interval=LATE)
    autosave.note(game(1))
    autosave.note(game(2))
    assert len(set(threading.enumerate()) - before) == 1
    begin = time.monotonic()
    assert autosave.flush()
    assert time.monotonic() - begin < LATE / 4
    assert set(threading.enumerate()) == before
    assert autosave.flush(), "a second one has nothing to do"
    autosave.note(game(3))
    wait_for(lambda: read(tmp_path / BACKUP).seconds == 3)
    autosave.note(game(4))
    time.sleep(0.1)
    assert read(tmp_path / BACKUP).seconds == 3, "a note after it begins the interval anew"
    assert autosave.flush()
    assert read(tmp_path / BACKUP).seconds == 4


def test_a_disk_that_hangs_holds_neither_the_flush_nor_the_end(tmp_path: Path) -> None:
    program = """
import sys, time
from pathlib import Path
from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.storage.autosave import Autosave
from golf_desktop.storage.save_file import SavedGame
autosave = Autosave(Path(sys.argv[1]))
autosave._backup.write = lambda data: time.sleep(1000)
autosave.note(SavedGame(Game(deal(7)), 1))
print(autosave.flush(timeout=0.1))
autosave.note(SavedGame(Game(deal(7)), 2))
"""
    assert run("-c", program, str(tmp_path)) == "False\n"
    assert loaded(tmp_path) == 2


def test_without_more_threads_flush_does_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", fail)
    autosave = Autosave(tmp_path)
    autosave.note(game(1))
    autosave.note(game(2))
    assert loaded(tmp_path) == 2
    assert autosave.flush()
    assert read(tmp_path / BACKUP).seconds == 2


# -- Damage and versions ---------------------------------------------------------------------


def keep(folder: Path, saved: SavedGame) -> dict[str, bytes]:
    """Keep a game as a start that ends well does, and give what both files hold."""
    autosave = Autosave(folder)
    autosave.note(saved)
    assert autosave.flush()
    return {name: (folder / name).read_bytes() for name in (FILE, BACKUP)}


def both(folder: Path) -> dict[str, bytes]:
    """Leave both files as a crash does that comes before the durable copy; give what they hold."""
    old = keep(folder, game(1))
    new = keep(folder, game(2))
    (folder / BACKUP).write_bytes(old[BACKUP])
    return {FILE: new[FILE], BACKUP: old[BACKUP]}


def cut_at(end: int) -> Callable[[bytes], bytes]:
    return lambda data: data[:end]


SIZE = len(encode(game(2)))
DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    **{f"cut at {end}": cut_at(end) for end in range(0, SIZE, 64)},
    "NULs": lambda data: bytes(len(data)),
    "not UTF-8": lambda data: data.replace(b"moves", b"mov\xe9s"),
    "nested": lambda _: b"[" * 60_000,
    "too large": lambda data: data + b" " * 100_000,
    "another game's end": lambda data: data[:100] + data[60:],
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_set_aside_and_the_backup_is_used(tmp_path: Path, damage: str) -> None:
    data = DAMAGES[damage](both(tmp_path)[FILE])
    (tmp_path / FILE).write_bytes(data)
    autosave = Autosave(tmp_path)
    assert seconds(autosave.load()) == 1
    (aside,) = tmp_path.glob(f"{FILE}.damaged-*")
    assert aside.read_bytes() == data
    assert autosave.problem is not None
    assert aside.name in autosave.problem
    assert "its copy is used" in autosave.problem
    autosave.note(game(3))
    autosave.flush()
    assert loaded(tmp_path) == 3
    assert aside.read_bytes() == data


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_backup_costs_no_game(tmp_path: Path, damage: str) -> None:
    data = DAMAGES[damage](both(tmp_path)[BACKUP])
    (tmp_path / BACKUP).write_bytes(data)
    autosave = Autosave(tmp_path)
    assert seconds(autosave.load()) == 2
    (aside,) = tmp_path.glob(f"{BACKUP}.damaged-*")
    assert aside.read_bytes() == data


def test_a_file_that_the_disk_does_not_give_is_set_aside_before_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = both(tmp_path)[FILE]
    real = os.open

    def fail(path: Path, *arguments: Any) -> int:
        if Path(path).name == FILE:
            raise OSError(errno.EIO, "it broke")
        return real(path, *arguments)

    autosave = Autosave(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", fail)
        assert seconds(autosave.load()) == 1
    assert autosave.problem == f"{FILE} could not be read (it broke); its copy is used."
    autosave.note(game(3))
    assert autosave.flush()
    assert loaded(tmp_path) == 3
    (aside,) = tmp_path.glob("*.damaged-*")
    assert aside.read_bytes() == before


@pytest.mark.parametrize("serial", [-1, True, "5", 2**62, 10**39, None, 1.5])
def test_a_serial_number_that_is_none_stops_nothing(tmp_path: Path, serial: Any) -> None:
    record = json.loads(encode(game(1)))
    (tmp_path / FILE).write_text(json.dumps({**record, "serial": serial}))
    assert loaded(tmp_path) == 1
    keep(tmp_path, game(2))
    assert loaded(tmp_path) == 2


def test_when_both_are_damaged_there_is_one_notice_and_no_game(tmp_path: Path) -> None:
    for name in (FILE, BACKUP):
        (tmp_path / name).write_bytes(b"damaged")
    autosave = Autosave(tmp_path)
    assert autosave.load() is None
    assert autosave.problem is not None
    assert autosave.problem.count(".damaged-") == 2
    assert "the game in progress is lost" in autosave.problem
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"damaged"] * 2
    assert loaded(tmp_path) is None


def test_folders_in_the_place_of_the_files_are_set_aside(tmp_path: Path) -> None:
    for name in (FILE, BACKUP, INTERRUPTED):
        (tmp_path / name / "inside").mkdir(parents=True)
    autosave = Autosave(tmp_path)
    assert autosave.load() is None
    autosave.note(game(1))
    assert autosave.keep_interrupted(game(2))
    autosave.flush()
    assert loaded(tmp_path) == 1
    assert len(list(tmp_path.glob("*.damaged-*/inside"))) == 3


@pytest.mark.parametrize("newer", [(FILE,), (BACKUP,), (FILE, BACKUP)])
def test_files_of_a_newer_version_are_told_and_stay_untouched(
    tmp_path: Path, newer: tuple[str, ...]
) -> None:
    files = both(tmp_path)
    for name in newer:
        files[name] = json.dumps({"version": 2, "game": "new"}).encode()
        (tmp_path / name).write_bytes(files[name])
    told: list[str] = []
    autosave = Autosave(tmp_path, told.append)
    assert autosave.load() is None
    assert autosave.problem is not None
    assert "newer version" in autosave.problem
    for fresh in (autosave, Autosave(tmp_path, told.append)):
        fresh.note(game(3))
        fresh.clear()
        assert fresh.flush(), "there is nothing to write"
    assert {name: (tmp_path / name).read_bytes() for name in files} == files
    assert names(tmp_path) == sorted(files)
    assert told == []


# -- The interrupted game --------------------------------------------------------------------


def test_an_interrupted_game_waits_beside_the_one_in_progress(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    assert autosave.load_interrupted() is None
    autosave.note(game(1))
    assert autosave.keep_interrupted(game(1))
    autosave.note(game(2))
    autosave.flush()
    again = Autosave(tmp_path)
    assert (seconds(again.load()), seconds(again.load_interrupted())) == (2, 1)
    again.forget_interrupted()
    again.forget_interrupted()
    assert again.load_interrupted() is None
    assert again.problem is None


def test_a_damaged_interrupted_game_is_set_aside_and_told(tmp_path: Path) -> None:
    (tmp_path / INTERRUPTED).write_bytes(b"damaged")
    autosave = Autosave(tmp_path)
    assert autosave.load_interrupted() is None
    assert autosave.problem is not None
    assert "interrupted game is lost" in autosave.problem
    assert autosave.keep_interrupted(game(1))
    (aside,) = tmp_path.glob("*.damaged-*")
    assert aside.read_bytes() == b"damaged"


def test_a_newer_interrupted_game_is_not_written_over(tmp_path: Path) -> None:
    data = b'{"version": 2}'
    (tmp_path / INTERRUPTED).write_bytes(data)
    autosave = Autosave(tmp_path)
    assert not autosave.keep_interrupted(game(1))
    assert autosave.problem is not None
    assert (tmp_path / INTERRUPTED).read_bytes() == data


# -- Disks that fail -------------------------------------------------------------------------


KINDS = {type(OSError(code, "")): code for code in errno.errorcode}
"""One error for each class that Python has for them."""
ERRORS = [*KINDS.values(), errno.ENOSPC, errno.EROFS, errno.EIO]


@pytest.mark.parametrize(
    ("broken", "errors"),
    [("open", list(errno.errorcode)), ("write", ERRORS), ("fsync", ERRORS), ("replace", ERRORS)],
)
def test_every_error_of_the_system_costs_one_notice_until_a_write_succeeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str, errors: list[int]
) -> None:
    real = getattr(os, broken)
    code: int | None = None

    def fail(*arguments: Any) -> Any:
        if code is None or (broken == "open" and not arguments[1] & os.O_WRONLY):
            return real(*arguments)
        raise OSError(code, "it broke")

    monkeypatch.setattr(os, broken, fail)
    told: list[str] = []
    autosave = Autosave(tmp_path, told.append, interval=0.0)
    autosave.note(game(0))
    autosave.flush()
    for number, code in enumerate(errors, start=1):
        for _ in range(3):
            autosave.note(game(number))
        assert autosave.flush() == (broken == "write"), "the backup is written otherwise"
        assert told == ["The game in progress could not be saved: it broke."], code
        code = None
        assert autosave.flush()
        assert loaded(tmp_path) == number, "the last one was not forgotten"
        autosave.note(game(number))
        assert autosave.flush()
        told.clear()
    assert names(tmp_path) == [BACKUP, FILE]


def test_a_full_disk_costs_one_notice_and_the_game_goes_on(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        told: list[str] = []
        autosave = Autosave(tmp_path / "disk", told.append, interval=0.0)
        disk.fill()
        for number in range(5):
            autosave.note(game(number))
        assert not autosave.flush()
        assert told == ["The game in progress could not be saved: No space left on device."]
        disk.free()
        autosave.note(game(6))
        assert autosave.flush()
        disk.fill()
        for number in range(7, 12):
            autosave.note(game(number))
        autosave.flush()
        assert len(told) == 2
        assert loaded(tmp_path / "disk") == 11, "what is written in place needs no more room"
        assert read(tmp_path / "disk" / BACKUP).seconds == 6
        assert names(tmp_path / "disk") == [BACKUP, FILE, "filling"]


def test_a_locked_folder_costs_one_notice_and_the_game_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    with lockable(folder) as lock:
        autosave = Autosave(folder)
        autosave.note(game(1))
        autosave.flush()
        (folder / INTERRUPTED).write_bytes(b"damaged")
        lock.close()
        told: list[str] = []
        autosave = Autosave(folder, told.append, interval=0.0)
        assert seconds(autosave.load()) == 1
        assert autosave.load_interrupted() is None
        for number in range(2, 6):
            autosave.note(game(number))
        assert not autosave.flush()
        assert not autosave.keep_interrupted(game(2))
        autosave.forget_interrupted()
        autosave.clear()
        assert told == ["The game in progress could not be saved: Read-only file system."]
        assert (folder / INTERRUPTED).read_bytes() == b"damaged"
        lock.open()
        autosave.note(game(6))
        assert autosave.flush()
        assert loaded(folder) == 6


def test_without_a_home_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for folder in (NOWHERE, tmp_path / "file" / "golf"):
        told: list[str] = []
        autosave = Autosave(folder, told.append)
        assert autosave.load() is None
        assert autosave.load_interrupted() is None
        assert autosave.problem is None
        for number in range(3):
            autosave.note(game(number))
        assert not autosave.flush()
        assert len(told) == 1


# -- Processes that end ----------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(os, "fork"), reason="only POSIX systems fork")
def test_of_200_killed_writers_each_leaves_each_file_old_or_new_and_whole(tmp_path: Path) -> None:
    found = json.loads(run("-m", "tests.storage.killed", str(tmp_path), "200", "1"))
    assert found["in_the_middle"] > 20, found
    assert found["backup"] > 0, found
    kept = [BACKUP, FILE, "own.golf", "page", "window.json"]
    left = [path for path in tmp_path.iterdir() if path.name not in kept]
    for path in left:
        os.utime(path, (0, 0))
    clear_leftovers(tmp_path)
    assert names(tmp_path) == kept


def test_a_process_ends_at_once_without_a_flush_and_loses_nothing(tmp_path: Path) -> None:
    program = """
import sys
from pathlib import Path
from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.storage.autosave import Autosave
from golf_desktop.storage.save_file import SavedGame
autosave = Autosave(Path(sys.argv[1]), interval=1000)
for number in range(10):
    autosave.note(SavedGame(Game(deal(7)), number))
"""
    run("-c", program, str(tmp_path), timeout=30)
    assert loaded(tmp_path) == 9
