from __future__ import annotations

import shutil
import sqlite3
from datetime import date
from pathlib import Path

import pytest

from golf_desktop.storage import schema
from golf_desktop.storage.attempt import Result
from golf_desktop.storage.days import DayResult
from golf_desktop.storage.problems import NewerVersionError, StorageError
from golf_desktop.storage.statistics import Statistics
from tests.storage.statistics_cases import STANDARD, WRAP, attempt, raw, run_script

DAY = date(2026, 11, 29)
DATA = Path(__file__).parents[1] / "data" / "statistics"


def from_prerelease(connection: sqlite3.Connection) -> None:
    """The step from the pre-release's table to version 1."""
    schema.create_tables(connection)
    connection.execute(
        """
        INSERT INTO attempts (id, begun, ended, deal, layout, king_rule, scoring, jokers, packs,
            rules, number, result, score, cards_left, stock_left, moves, move_text, undos, hints,
            seconds, cleared, helped)
        SELECT 'v0-' || rowid, played, played, CAST(deal AS TEXT), 'golf', king, 'below-zero', 0, 1,
            'golf king=' || king || ' scoring=below-zero',
            row_number() OVER (PARTITION BY king, deal ORDER BY rowid),
            CASE won WHEN 1 THEN 'cleared' ELSE 'stuck' END, score,
            CASE won WHEN 1 THEN 0 ELSE score END, CASE won WHEN 1 THEN -score ELSE 0 END,
            0, '', 0, 0, seconds, won, 0
        FROM games ORDER BY rowid
        """
    )
    connection.execute("DROP TABLE games")


def add_note(connection: sqlite3.Connection) -> None:
    """A step from version 1 to a version 2."""
    connection.execute("ALTER TABLE attempts ADD note TEXT NOT NULL DEFAULT 'old'")


def failing(connection: sqlite3.Connection) -> None:
    connection.execute("DROP TABLE attempts")
    connection.execute("no such statement")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "statistics.sqlite3"


def names(path: Path) -> list[str]:
    return sorted(each.name for each in path.parent.iterdir())


def dump(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


def test_a_prerelease_file_is_brought_up_to_date_and_kept(path: Path) -> None:
    run_script(path, DATA / "version0.sql")
    before = dump(path)
    with Statistics(path, steps=(from_prerelease,)) as store:
        entries = store.page(descending=False).entries
        assert [(each.attempt.deal, each.attempt.result, each.number) for each in entries] == [
            (17, Result.STUCK, 1),
            (17, Result.CLEARED, 2),
            (32001, Result.CLEARED, 1),
        ]
        assert list(store.summaries()) == [WRAP, STANDARD]
        assert store.record(attempt("new", deal=17)).number == 3
        assert store.take_notice() is None
    assert names(path) == ["statistics.sqlite3", "statistics.sqlite3.v0-backup"]
    assert dump(path.with_name("statistics.sqlite3.v0-backup")) == before
    assert raw(path, "PRAGMA journal_mode") == [("wal",)]


@pytest.mark.parametrize(("version", "kept"), [(0, 3), (1, 2)])
def test_every_earlier_version_goes_through_the_steps_that_are_left(
    path: Path, version: int, kept: int
) -> None:
    run_script(path, DATA / f"version{version}.sql")
    with Statistics(path, steps=(from_prerelease, add_note)) as store:
        assert store.summary().played == kept
    assert raw(path, "PRAGMA user_version") == [(2,)]
    assert raw(path, "SELECT DISTINCT note FROM attempts") == [("old",)]
    assert names(path)[1] == f"statistics.sqlite3.v{version}-backup"


def test_a_file_of_version_1_gets_a_place_for_rounds_and_days_and_is_kept(path: Path) -> None:
    run_script(path, DATA / "version1.sql")
    before = dump(path)
    with Statistics(path) as store:
        assert [each.attempt.id for each in store.page().entries] == ["b", "a"]
        assert [reset.attempts for reset in store.resets()] == [1]
        assert store.undo_reset(store.resets()[0].token) == 1
        assert store.record(attempt("d")).sequence == 4
        assert store.round_summary().played == 0
        assert store.days() == {}
        assert store.take_notice() is None
    assert raw(path, "PRAGMA user_version") == [(4,)]
    assert names(path) == ["statistics.sqlite3", "statistics.sqlite3.v1-backup"]
    assert dump(path.with_name("statistics.sqlite3.v1-backup")) == before


def test_a_file_of_version_2_gets_a_place_for_days_and_is_kept(path: Path) -> None:
    run_script(path, DATA / "version2.sql")
    before = dump(path)
    with Statistics(path) as store:
        assert store.summary().played == 2
        (found,) = store.round_summary().last
        assert (found.number, found.card.strokes) == (7, (5, -3, 12, 0, 4, 6, 7, 1, 9))
        assert (found.allows_undo, found.undos, found.hints, found.seconds) == (True, 2, 1, 812.5)
        played = attempt("d", deal=2026112902)
        store.record(played, DayResult.of(played, DAY, DAY))
        assert list(store.days()) == [DAY]
        assert store.take_notice() is None
    assert names(path) == ["statistics.sqlite3", "statistics.sqlite3.v2-backup"]
    assert dump(path.with_name("statistics.sqlite3.v2-backup")) == before


def test_a_file_of_version_3_gets_a_place_for_best_scores_and_is_kept(path: Path) -> None:
    run_script(path, DATA / "version3.sql")
    before = dump(path)
    with Statistics(path) as store:
        assert store.summary().played == 3
        assert store.round_summary().played == 1
        (found,) = store.days().values()
        assert (found.day, found.played) == (DAY, date(2026, 12, 1))
        assert (found.deal, found.attempt, found.result) == (2026112902, "d", Result.CLEARED)
        assert (found.score, found.undos, found.hints, found.seconds) == (-4, 1, 2, 61.5)
        assert store.plots().best == {}
        assert store.take_notice() is None
    assert names(path) == ["statistics.sqlite3", "statistics.sqlite3.v3-backup"]
    assert dump(path.with_name("statistics.sqlite3.v3-backup")) == before


def test_a_file_of_version_4_is_read_as_it_is(path: Path) -> None:
    run_script(path, DATA / "version4.sql")
    with Statistics(path) as store:
        assert store.plots().best == {-9: 1}
        assert store.take_notice() is None
    assert names(path) == ["statistics.sqlite3"]


@pytest.mark.parametrize("version", [1, 2, 3, 4])
def test_the_tables_of_each_version_are_those_that_were_released(
    path: Path, tmp_path: Path, version: int
) -> None:
    run_script(tmp_path / "released", DATA / f"version{version}.sql")
    with Statistics(path, steps=schema.STEPS[:version]) as store:
        store.summary()
    tables = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"
    assert raw(path, tables) == raw(tmp_path / "released", tables)


def test_a_step_that_fails_leaves_the_file_as_it_was(path: Path) -> None:
    run_script(path, DATA / "version1.sql")
    before = dump(path)
    with (
        Statistics(path, steps=(schema.create, failing)) as store,
        pytest.raises(sqlite3.OperationalError, match="syntax"),
    ):
        store.summary()
    assert dump(path) == before
    assert names(path) == ["statistics.sqlite3"]


def test_an_older_backup_is_not_written_over(path: Path) -> None:
    backup = path.with_name("statistics.sqlite3.v0-backup")
    backup.write_text("mine")
    run_script(path, DATA / "version0.sql")
    with Statistics(path, steps=(from_prerelease,)) as store:
        store.summary()
    assert backup.read_text() == "mine"
    assert names(path)[-1] == "statistics.sqlite3.v0-backup-2"


def test_a_newer_file_is_refused_and_not_touched(path: Path) -> None:
    run_script(path, DATA / "version1.sql")
    raw(path, "PRAGMA user_version = 5")
    before = path.read_bytes(), path.stat().st_mtime_ns
    with Statistics(path) as store:
        for ask in (store.summary, store.page, lambda: store.record(attempt("x"))):
            with pytest.raises(NewerVersionError, match="newer version of Golf Desktop"):
                ask()
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert names(path) == ["statistics.sqlite3"]


def test_a_newer_version_that_still_stands_in_the_log_is_seen(path: Path, tmp_path: Path) -> None:
    with Statistics(path) as store:
        store.record(attempt("a"))
        raw_connection = sqlite3.connect(path, isolation_level=None)
        raw_connection.execute("PRAGMA user_version = 5")
        copy = tmp_path / "copy" / path.name
        copy.parent.mkdir()
        for name in (path.name, f"{path.name}-wal"):
            shutil.copy(path.with_name(name), copy.with_name(name))
        raw_connection.close()
    with Statistics(copy) as store, pytest.raises(StorageError, match="newer"):
        store.summary()
