"""What is taken along, what is deleted, and what is never touched."""

from __future__ import annotations

import os
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from golf_desktop.storage import belongings
from golf_desktop.storage.belongings import delete, take_along
from golf_desktop.storage.places import Places
from golf_desktop.storage.statistics import Statistics
from tests.storage.statistics_cases import attempt

OWN = (
    "config/settings.json",
    "config/settings.json.v1-backup",
    "config/window.json",
    "config/QtProject.conf",
    "config/recent.json.damaged-20261129-101112-000001",
    "data/autosave.golf",
    "data/autosave-backup.golf",
    "data/interrupted.golf.damaged-20261129-101112-000001",
    "data/current.round",
    "data/waiting-17.round",
    "data/daily.json",
    "data/next-deal.json",
    "data/statistics.sqlite3.v1-backup",
    "data/unrecorded/0b1c.golf",
    "data/second-window/autosave.golf",
    "data/second-window/unrecorded/2d3e.round",
    "log/golf-desktop.log",
    "log/golf-desktop.log.1",
)
OTHERS = (
    "config/notes.txt",
    "data/my best game.golf",
    "data/summer.round",
    "data/old/autosave.golf",
    "log/other.log",
    "elsewhere/autosave.golf",
)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    for name in (*OWN, *OTHERS):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    found = Places(tmp_path / "config", tmp_path / "data", tmp_path / "log")
    with Statistics(found.data / "statistics.sqlite3") as store:
        store.record(attempt("a"))
    return found


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_all_that_is_the_programs_own_is_deleted_and_nothing_else(
    places: Places, tmp_path: Path
) -> None:
    (places.data / "running.lock").touch()
    (places.data / ".golf-desktop-0123456789abcdef.tmp").touch()
    assert delete(places) == ()
    assert files(tmp_path) == set(OTHERS)
    assert not (places.data / "second-window").exists()
    assert (places.data / "old").is_dir()


def test_folders_of_nothing_else_go_as_well(tmp_path: Path) -> None:
    places = Places.under(tmp_path / "golf")
    places.log.mkdir(parents=True)
    (places.log / "golf-desktop.log").touch()
    (places.config / "settings.json").touch()
    assert delete(places) == ()
    assert not (tmp_path / "golf").exists()
    assert delete(places) == ()


def test_of_a_link_only_the_link_is_deleted(places: Places, tmp_path: Path) -> None:
    target = tmp_path / "elsewhere" / "autosave.golf"
    link = places.config / "window.json"
    link.unlink()
    link.symlink_to(target)
    delete(places)
    assert target.read_text() == "elsewhere/autosave.golf"
    assert not link.is_symlink()


def test_what_cannot_be_deleted_is_told(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    held = places.data / "daily.json"
    unlink = Path.unlink

    def refuse(path: Path, missing_ok: bool = False) -> None:
        if path == held:
            raise PermissionError
        unlink(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", refuse)
    assert delete(places, patience=0) == (held,)
    assert not (places.data / "autosave.golf").exists()


def test_all_is_taken_along_in_one_file(places: Places, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    target = tmp_path / "all.zip"
    os.utime(places.data / "daily.json", (0, 0))  # before the times that a ZIP file knows
    with Statistics(places.data / "statistics.sqlite3") as store:
        store.record(attempt("b"))  # stands beside the file for now
        count = take_along(places, target, lambda *at: told.append(at))
    assert count == len(OWN) + 1
    assert told == [(number, count) for number in range(count + 1)]
    with zipfile.ZipFile(target) as archive:
        names = {name.replace("settings/", "config/", 1) for name in archive.namelist()}
        assert names == {*OWN, "data/statistics.sqlite3"}
        assert archive.read("data/daily.json") == b"data/daily.json"
        archive.extract("data/statistics.sqlite3", tmp_path / "out")
    with closing(sqlite3.connect(tmp_path / "out" / "data" / "statistics.sqlite3")) as copy:
        assert copy.execute("SELECT id FROM attempts").fetchall() == [("a",), ("b",)]
    assert not [name for name in files(tmp_path) if name.endswith(".tmp")]


def test_a_file_that_fails_leaves_what_was_there(
    places: Places, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "all.zip"
    target.write_text("before")

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(belongings, "_add", fail)
    with pytest.raises(OSError, match="full"):
        take_along(places, target)
    assert target.read_text() == "before"
    assert not [name for name in files(tmp_path) if name.endswith(".tmp")]


def test_damaged_statistics_are_taken_along_as_they_are(places: Places, tmp_path: Path) -> None:
    (places.data / "statistics.sqlite3").write_text("damaged")
    take_along(places, tmp_path / "all.zip")
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        assert archive.read("data/statistics.sqlite3") == b"damaged"
