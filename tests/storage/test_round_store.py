"""Where rounds are kept: those that wait, what is set aside, and disks that cannot be written."""

from __future__ import annotations

import uuid
from dataclasses import replace
from pathlib import Path

import pytest

from golf_desktop.storage.round_file import encode
from golf_desktop.storage.round_store import RoundStore
from tests.storage.test_round_file import NOON, Spoil, round_with, spoilt, ten_holes, twice


@pytest.fixture
def store(tmp_path: Path) -> RoundStore:
    return RoundStore(tmp_path)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_there_is_no_round_at_first(store: RoundStore) -> None:
    assert store.load() is None
    assert store.waiting() == []
    assert store.problem is None


def test_a_stored_round_is_there_again(store: RoundStore, tmp_path: Path) -> None:
    assert store.save(round_with(4, current=True))
    found = RoundStore(tmp_path).load()
    assert found is not None
    assert encode(found) == encode(round_with(4, current=True))


def test_rounds_wait_until_they_are_forgotten(store: RoundStore) -> None:
    first = round_with(2)
    second = replace(round_with(4), id=str(uuid.UUID(int=5)), begun=NOON.replace(hour=13))
    for each in (first, second):
        assert store.put_by(each)
    assert [each.id for each in store.waiting()] == [second.id, first.id]
    assert not any(each.on_board for each in store.waiting())
    store.forget(second.id)
    assert [each.id for each in store.waiting()] == [first.id]


@pytest.mark.parametrize("spoil", [ten_holes, twice], ids=["ten holes", "a hole twice"])
def test_a_spoilt_file_is_set_aside_and_told(
    store: RoundStore, tmp_path: Path, spoil: Spoil
) -> None:
    data = spoilt(round_with(9), spoil)
    (tmp_path / "current.round").write_bytes(data)
    assert store.load() is None
    (aside,) = tmp_path.iterdir()
    assert aside.read_bytes() == data
    assert store.problem is not None
    assert aside.name in store.problem
    assert "10 holes" in store.problem or "stands twice" in store.problem
    assert store.save(round_with(1))
    assert len(names(tmp_path)) == 2


def test_a_newer_versions_file_is_left_as_it_is(store: RoundStore, tmp_path: Path) -> None:
    data = b'{"version": 2, "anything": [1, 2]}'
    (tmp_path / "current.round").write_bytes(data)
    assert store.load() is None
    assert "newer version" in (store.problem or "")
    assert not store.save(round_with(1))
    assert (tmp_path / "current.round").read_bytes() == data


def test_a_folder_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    told: list[str] = []
    store = RoundStore(tmp_path / "file", told.append)
    assert store.load() is None
    assert not store.save(round_with(1))
    assert not store.save(round_with(2))
    assert len(told) == 1
    assert told[0].startswith("The round could not be saved: ")
