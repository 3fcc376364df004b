"""Boards as text files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from golf_desktop.engine.deal import deal
from golf_desktop.engine.notation import board_text
from golf_desktop.engine.rules import QUEEN_ON_KING, STANDARD, WRAP
from golf_desktop.storage.board_file import read_game, write_board
from golf_desktop.storage.files import LIMIT
from golf_desktop.storage.save_file import SavedGame, SaveFileError, write
from tests.engine.boards import played, pysol_board
from tests.storage.mounts import small_disk


def test_a_board_comes_back_with_the_rules_that_are_chosen(tmp_path: Path) -> None:
    path = tmp_path / "board.txt"
    write_board(path, deal(5, WRAP))
    assert path.read_text() == board_text(deal(5))
    saved = read_game(path, QUEEN_ON_KING)
    assert saved.game.deal.cards == deal(5).cards
    assert saved.game.deal.rules == QUEEN_ON_KING
    assert saved.game.deal.number is None
    assert (saved.game.is_begun, saved.attempt, saved.seconds) == (False, None, 0.0)


@pytest.mark.parametrize("number", [1, 24, 99_999])
def test_boards_of_pysolfc_are_read(tmp_path: Path, number: int) -> None:
    path = tmp_path / "board.txt"
    path.write_text(pysol_board(number))
    assert read_game(path, STANDARD).game.deal.cards == deal(number).cards


@pytest.mark.parametrize("name", ["board", "board.TXT", "board.board", "three.columns.txt"])
def test_any_name_but_a_saved_games_is_a_board(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(board_text(deal(5)))
    assert read_game(tmp_path / name, STANDARD).game.deal.cards == deal(5).cards


def test_lines_and_marks_of_other_systems_are_read(tmp_path: Path) -> None:
    path = tmp_path / "board.txt"
    path.write_bytes(b"\xef\xbb\xbf" + board_text(deal(5)).replace("\n", "\r\n").encode())
    assert read_game(path, STANDARD).game.deal.cards == deal(5).cards


@pytest.mark.parametrize("name", ["game.golf", "GAME.GOLF"])
def test_a_saved_game_has_its_own_rules_and_moves(tmp_path: Path, name: str) -> None:
    write(tmp_path / name, SavedGame(played(deal(5, WRAP), ".."), seconds=9.0))
    saved = read_game(tmp_path / name, STANDARD)
    assert saved.game.deal.rules == WRAP
    assert (saved.game.cursor, saved.seconds) == (2, 9.0)


BAD = {
    "nothing": b"",
    "no text": b"\xff\xfe" + os.urandom(3) + b"\xff",
    "NULs": b"\0" * 4096,
    "a cut board": board_text(deal(5)).encode()[:-20],
    "two boards": board_text(deal(5)).encode() * 2,
    "a card twice": board_text(deal(5)).encode().replace(b"AS", b"2S"),
    "a saved game": b'{"version": 1}',
    "a lot": b"AS " * LIMIT,
}


@pytest.mark.parametrize("data", BAD.values(), ids=BAD.keys())
def test_what_is_no_board_is_refused_with_the_reason_in_a_sentence(
    tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "board.txt"
    path.write_bytes(data)
    with pytest.raises(SaveFileError) as refused:
        read_game(path, STANDARD)
    text = str(refused.value)
    assert text.startswith("board.txt ")
    assert text.endswith(".")
    assert "\n" not in text
    assert len(text) < 200
    assert path.read_bytes() == data


@pytest.mark.parametrize("name", ["missing.txt", "folder", "file/in-a-file.txt", "a\0b.txt"])
def test_what_is_no_file_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    with pytest.raises(SaveFileError):
        read_game(tmp_path / name, STANDARD)


def test_a_pipe_is_refused_at_once(tmp_path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("no pipes with names here")
    os.mkfifo(tmp_path / "board.txt")
    with pytest.raises(SaveFileError, match="no regular file"):
        read_game(tmp_path / "board.txt", STANDARD)


def test_a_board_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        path = tmp_path / "disk" / "board.txt"
        write_board(path, deal(5))
        disk.fill()
        with pytest.raises(SaveFileError, match=r"^board\.txt could not be saved: "):
            write_board(path, deal(6))
        assert path.read_text() == board_text(deal(5))


def test_a_name_that_no_system_takes_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SaveFileError):
        write_board(tmp_path / "a\0b.txt", deal(5))
