"""Attempts that wait until the statistics have them."""

from __future__ import annotations

from pathlib import Path

import pytest

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.position import TURN
from golf_desktop.storage.save_file import SavedGame
from golf_desktop.storage.unrecorded import Unrecorded

FIRST, SECOND = (f"{digit * 8}-0000-4000-8000-000000000000" for digit in "12")


def saved(attempt: str) -> SavedGame:
    game = Game(deal(2))
    game.apply(TURN)
    return SavedGame(game, seconds=3.0, undos=1, attempt=attempt)


def waiting(folder: Path) -> list[str | None]:
    return [each.attempt for each in Unrecorded(folder).load()]


def test_what_waits_is_there_again_until_it_is_removed(tmp_path: Path) -> None:
    unrecorded = Unrecorded(tmp_path / "new")
    assert waiting(tmp_path / "new") == []
    unrecorded.add(saved(FIRST))
    unrecorded.add(saved(SECOND))
    assert waiting(tmp_path / "new") == [FIRST, SECOND]
    unrecorded.remove(FIRST)
    assert waiting(tmp_path / "new") == [SECOND]
    unrecorded.remove(SECOND)
    assert waiting(tmp_path / "new") == []
    assert list((tmp_path / "new" / "unrecorded").iterdir()) == []


def test_what_waits_for_one_program_is_safe_from_another(tmp_path: Path) -> None:
    one, other = Unrecorded(tmp_path), Unrecorded(tmp_path)
    one.add(saved(FIRST))
    other.add(saved(SECOND))
    other.remove(SECOND)
    assert waiting(tmp_path) == [FIRST]


def test_hundreds_can_wait(tmp_path: Path) -> None:
    unrecorded = Unrecorded(tmp_path)
    for number in range(300):
        unrecorded.add(saved(f"{number:08}-0000-4000-8000-000000000000"))
    assert len(waiting(tmp_path)) == 300


def test_an_attempt_waits_once_as_it_was_last(tmp_path: Path) -> None:
    unrecorded = Unrecorded(tmp_path)
    unrecorded.add(saved(FIRST))
    later = saved(FIRST)
    later.game.apply(TURN)
    unrecorded.add(later)
    (found,) = Unrecorded(tmp_path).load()
    assert (found.game.cursor, found.seconds, found.undos) == (2, 3.0, 1)


@pytest.mark.parametrize(
    "content", [b"", b"\0" * 99, b"{", b'{"version": 1}', b"[" * 10**4, b"\xff"]
)
def test_a_damaged_file_is_set_aside_and_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "unrecorded" / f"{FIRST}.golf"
    path.parent.mkdir()
    path.write_bytes(content)
    Unrecorded(tmp_path).add(saved(SECOND))
    unrecorded = Unrecorded(tmp_path)
    assert [each.attempt for each in unrecorded.load()] == [SECOND]
    (aside,) = (each for each in path.parent.iterdir() if "damaged" in each.name)
    assert aside.read_bytes() == content
    assert unrecorded.problem == f"{path.name} could not be understood and is now {aside.name}."


def test_a_newer_versions_file_is_left_as_it_is_and_told(tmp_path: Path) -> None:
    path = tmp_path / "unrecorded" / f"{FIRST}.golf"
    path.parent.mkdir()
    path.write_bytes(b'{"version": 2, "more": 1}')
    unrecorded = Unrecorded(tmp_path)
    assert unrecorded.load() == []
    assert path.read_bytes() == b'{"version": 2, "more": 1}'
    assert path.name in str(unrecorded.problem)


def test_a_folder_that_cannot_be_written_costs_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    unrecorded = Unrecorded(tmp_path / "file" / "data")
    assert unrecorded.load() == []
    unrecorded.add(saved(FIRST))
    unrecorded.remove(FIRST)
    assert (tmp_path / "file").is_file()
