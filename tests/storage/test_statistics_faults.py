"""Files that are damaged, disks that are full or read-only, other programs in the way."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from golf_desktop.storage.problems import StorageError
from golf_desktop.storage.statistics import Statistics
from tests.storage.mounts import small_disk
from tests.storage.statistics_cases import attempt, cleared, raw

NAME = "statistics.sqlite3"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Äpfel & ?#%41 data" / NAME


def filled(path: Path, count: int = 3) -> list[str]:
    with Statistics(path) as store:
        for number in range(count):
            store.record(cleared(str(number)))
    return [str(number) for number in range(count)]


def filled_and_killed(path: Path, aside: Path, count: int = 3) -> None:
    """A file whose last writes stand only in its log, as after the end of a killed process."""
    with Statistics(aside / NAME) as store:
        for number in range(count):
            store.record(cleared(str(number)))
        path.parent.mkdir(parents=True, exist_ok=True)
        for name in (NAME, f"{NAME}-wal"):
            shutil.copy(aside / name, path.with_name(name))


def ids(store: Statistics) -> list[str]:
    return [entry.attempt.id for entry in store.page(descending=False, limit=1000).entries]


def record_many(store: Statistics) -> None:
    for number in range(300):
        store.record(attempt(f"n{number}"))


def fill_up(path: Path) -> None:
    """Write a file until there is no space."""
    with path.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(512))


def asides(path: Path) -> list[Path]:
    return sorted(each for each in path.parent.iterdir() if ".damaged-" in each.name)


def check_begun_anew(path: Path, damaged: bytes | None) -> None:
    """The store works, told it once, and kept the damaged file as it was."""
    with Statistics(path) as store:
        assert ids(store) == []
        notice = store.take_notice()
        aside = asides(path)[0]
        assert notice is not None
        assert notice.startswith(f"{NAME} was ")
        assert aside.name in notice
        assert store.take_notice() is None
        assert store.record(attempt("new")).number == 1
    if damaged is not None:
        assert aside.read_bytes() == damaged
    with Statistics(path) as store:
        assert ids(store) == ["new"]
        assert store.take_notice() is None


def test_a_file_cut_at_every_64th_byte_is_set_aside(path: Path) -> None:
    filled(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        # Smaller pages make a smaller file, and so fewer cuts.
        for statement in (
            "PRAGMA journal_mode = DELETE",
            "PRAGMA page_size = 1024",
            "VACUUM",
            "PRAGMA journal_mode = WAL",
        ):
            connection.execute(statement)
    whole = path.read_bytes()
    cuts = range(0, len(whole), 64)
    assert len(cuts) > 100
    for cut in cuts:
        path.write_bytes(whole[:cut])
        with Statistics(path) as store:
            assert ids(store) == []
            assert "was damaged" in (store.take_notice() or "")
            (aside,) = asides(path)
            assert aside.read_bytes() == whole[:cut]
        aside.unlink()
    path.write_bytes(whole)
    with Statistics(path) as store:
        assert ids(store) == ["0", "1", "2"]
        assert store.take_notice() is None


@pytest.mark.parametrize("size", [0, 1, 100, 4096, 1 << 20])
@pytest.mark.parametrize("filling", [b"\0", b"x"])
def test_a_file_of_anything_else_is_set_aside(path: Path, size: int, filling: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(filling * size)
    check_begun_anew(path, filling * size)


def test_a_folder_in_its_place_is_set_aside(path: Path) -> None:
    (path / "inside").mkdir(parents=True)
    check_begun_anew(path, None)
    assert (asides(path)[0] / "inside").is_dir()


@pytest.mark.parametrize("suffix", ["-wal", "-shm", "-journal"])
def test_a_folder_beside_it_is_set_aside_and_nothing_is_lost(path: Path, suffix: str) -> None:
    filled(path)
    path.with_name(NAME + suffix).mkdir()
    with Statistics(path) as store:
        assert ids(store) == ["0", "1", "2"]
        assert "was a folder" in (store.take_notice() or "")


def test_a_page_of_nuls_in_the_middle_is_found_at_its_use(path: Path) -> None:
    filled(path, 300)
    whole = path.read_bytes()
    # The first page stays: it holds the tables' names.
    path.write_bytes(whole[:4096] + bytes(len(whole) - 4096))
    with Statistics(path) as store:
        store.record(attempt("new"))
        assert "was damaged" in (store.take_notice() or "")
        assert ids(store) == ["new"]


def test_another_programs_database_is_set_aside_not_written_to(path: Path) -> None:
    path.parent.mkdir()
    raw(path, "CREATE TABLE attempts (a)")
    check_begun_anew(path, path.read_bytes())
    raw(path, "ALTER TABLE attempts RENAME COLUMN undos TO takebacks")
    with Statistics(path) as store:
        assert store.summary().played == 0
        assert "was damaged" in (store.take_notice() or "")


def test_a_cut_log_loses_only_what_stood_in_it(path: Path, tmp_path: Path) -> None:
    filled_and_killed(path, tmp_path / "first")
    main, log = path.read_bytes(), path.with_name(f"{NAME}-wal").read_bytes()
    kept = set()
    for cut in [*range(0, len(log), 640), len(log)]:
        path.write_bytes(main)
        path.with_name(f"{NAME}-wal").write_bytes(log[:cut])
        with Statistics(path) as store:
            found = ids(store)
            assert found == ["0", "1", "2"][: len(found)]
            assert store.take_notice() is None
            kept.add(len(found))
    assert kept == {0, 1, 2, 3}


def test_a_cut_file_beside_a_log_is_never_taken_for_whole(path: Path, tmp_path: Path) -> None:
    filled_and_killed(path, tmp_path / "first")
    main, log = path.read_bytes(), path.with_name(f"{NAME}-wal").read_bytes()
    for cut in range(0, len(main), 1088):
        path.write_bytes(main[:cut])
        path.with_name(f"{NAME}-wal").write_bytes(log)
        with Statistics(path) as store:
            # Either the log makes up for what is missing, or all is set aside.
            assert ids(store) == ([] if store.take_notice() else ["0", "1", "2"])
            store.record(attempt("new"))
        assert raw(path, "PRAGMA integrity_check") == [("ok",)]


def test_the_log_of_a_file_that_is_gone_is_not_read_into_a_new_one(
    path: Path, tmp_path: Path
) -> None:
    filled_and_killed(path, tmp_path / "first")
    path.unlink()
    with Statistics(path) as store:
        assert ids(store) == []
        store.record(attempt("new"))
    assert raw(path, "PRAGMA integrity_check") == [("ok",)]
    assert [each.name.split(".damaged")[0] for each in asides(path)] == [f"{NAME}-wal"]


def test_a_file_moved_away_while_it_is_open_is_begun_anew(path: Path) -> None:
    with Statistics(path) as store:
        store.record(attempt("a"))
        path.parent.rename(path.parent.with_name("moved"))
        store.record(attempt("b"))
        assert ids(store) == ["b"]
    with Statistics(path.parent.with_name("moved") / NAME) as store:
        assert ids(store) == ["a"]


def test_damage_found_by_two_sets_one_file_aside(path: Path) -> None:
    filled(path)
    with Statistics(path) as one, Statistics(path) as other:
        assert one.summary().played == other.summary().played == 3
        path.write_bytes(b"x" * 5000)
        for number, store in enumerate((one, other)):
            store.close()
            store.record(attempt(f"n{number}"))
        assert ids(one) == ids(other) == ["n0", "n1"]
        assert other.take_notice() is None
    assert len([each for each in asides(path) if each.name.startswith(f"{NAME}.")]) == 1


def test_a_broken_constraint_is_a_fault_of_ours_and_changes_nothing(path: Path) -> None:
    with Statistics(path) as store:
        store.record(attempt("a"))

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM attempts")
            connection.execute("INSERT INTO attempts (id) VALUES ('x')")

        with pytest.raises(sqlite3.IntegrityError):
            store._database.run(work, write=True)
        assert ids(store) == ["a"]
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            store._database.run(lambda connection: connection.execute("SELECT * FROM missing"))


def test_a_program_that_holds_the_file_is_told_and_waited_for(path: Path) -> None:
    filled(path)
    with Statistics(path, patience=0.01) as store, closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="another program is using it"):
            store.record(attempt("a"))
        assert ids(store) == ["0", "1", "2"]
        other.rollback()
        store.record(attempt("a"))
        assert ids(store)[-1] == "a"


def test_a_full_file_is_told_and_goes_on_later(path: Path) -> None:
    filled(path)
    with Statistics(path) as store:

        def limit(pages: int) -> None:
            database = store._database
            database.run(lambda c: c.execute(f"PRAGMA max_page_count = {pages}").fetchone())

        limit(1)
        with pytest.raises(StorageError, match="the disk is full"):
            record_many(store)
        before = ids(store)
        limit(1 << 20)
        store.record(attempt("later"))
        assert ids(store) == [*before, "later"]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with (
        Statistics(tmp_path / "file" / "under" / NAME) as store,
        pytest.raises(StorageError, match="its folder cannot be reached"),
    ):
        store.summary()


def test_on_a_full_disk_nothing_is_lost_that_was_there(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "400k") as disk, Statistics(disk.folder / NAME) as store:
        store.record(attempt("a"))
        filler = disk.folder / "filler"
        with pytest.raises(OSError, match="space"):
            fill_up(filler)
        with pytest.raises(StorageError, match="disk"):
            record_many(store)
        before = ids(store)
        filler.unlink()
        store.record(attempt("later"))
        assert ids(store) == [*before, "later"]
        assert store.take_notice() is None


def test_on_a_disk_that_was_always_full_it_is_told(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "4k") as disk, Statistics(disk.folder / NAME) as store:
        for _ in range(2):
            with pytest.raises(StorageError, match="disk"):
                store.record(attempt("a"))
        assert list(disk.folder.iterdir()) == []


@pytest.mark.parametrize("exists", [False, True])
def test_on_a_read_only_disk_it_is_told(tmp_path: Path, exists: bool) -> None:
    with small_disk(tmp_path / "disk", "1m") as disk:
        if exists:
            filled(disk.folder / NAME)
        subprocess.run(["mount", "-o", "remount,ro", str(disk.folder)], check=True)
        with Statistics(disk.folder / NAME) as store:
            for _ in range(2):
                with pytest.raises(StorageError, match=r"read-only|cannot be opened"):
                    store.record(attempt("a"))


def test_where_the_file_system_has_no_links_a_file_is_begun_all_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_link(source: Path, target: Path) -> None:
        raise PermissionError(errno.EPERM, f"no links: {source} {target}")

    monkeypatch.setattr(os, "link", no_link)
    filled(path)
    assert [each.name for each in path.parent.iterdir()] == [NAME]
    with Statistics(path) as store:
        assert ids(store) == ["0", "1", "2"]
