"""The command that solves deals: what it prints, and what it says of bad ranges and boards."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from golf_desktop.cli import main
from golf_desktop.engine.deal import deal
from golf_desktop.engine.notation import board_text, parse_moves
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import GAMES, PRESETS

Capture = pytest.CaptureFixture[str]


class _Input(io.TextIOWrapper):
    """A standard input that holds these bytes."""

    def __init__(self, data: bytes) -> None:
        super().__init__(io.BytesIO(data), encoding="utf-8")


def test_one_object_a_line_tells_of_each_deal_and_its_moves_can_be_played(capsys: Capture) -> None:
    assert main(["solve", "1-4", "--rules", "wrap", "--json"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["deal"] for answer in answers] == [1, 2, 3, 4]
    assert [answer["best_score"] for answer in answers] == [-3, -7, -5, -6]
    for answer in answers:
        assert list(answer) == ["deal", "rules", "winnable", "best_score", "moves"]
        assert answer["rules"] == "wrap"
        assert answer["winnable"] is True
        dealt = deal(answer["deal"], PRESETS["wrap"])
        position = Position.from_deal(dealt)
        for move in parse_moves(answer["moves"], dealt):
            position = position.play(move)
        assert position.score == answer["best_score"]


@pytest.mark.parametrize("name", ["thieves", "tri-peaks", "pyramid-golf", "escalator"])
def test_games_whose_every_deal_can_be_proved_are_solved(capsys: Capture, name: str) -> None:
    assert main(["solve", "1-3", "--rules", name, "--json"]) == 0
    for number, line in enumerate(capsys.readouterr().out.splitlines(), start=1):
        answer = json.loads(line)
        assert (answer["deal"], answer["rules"]) == (number, name)
        dealt = deal(number, GAMES[name])
        position = Position.from_deal(dealt)
        for move in parse_moves(answer["moves"], dealt):
            position = position.play(move)
        assert position.score == answer["best_score"]
        assert position.is_cleared is answer["winnable"]


def test_without_json_a_line_tells_a_reader(capsys: Capture) -> None:
    assert main(["solve", "1-2"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("deal 1, standard: cannot be cleared, best score 6, moves ")
    assert second.startswith("deal 2, standard: can be cleared, best score 0, moves ")


def test_a_board_is_read_from_a_file_or_the_input(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = board_text(deal(5))
    path = tmp_path / "board.txt"
    path.write_text(board, encoding="utf-8")
    assert main(["solve", "--board", str(path), "--json"]) == 0
    of_file = capsys.readouterr().out
    answer = json.loads(of_file)
    assert (answer["deal"], answer["winnable"], answer["best_score"]) == (None, True, -2)
    monkeypatch.setattr("sys.stdin", _Input(board.encode()))
    assert main(["solve", "--board", "-", "--json"]) == 0
    assert capsys.readouterr().out == of_file


def test_what_a_search_does_not_find_out_in_time_is_called_unknown(capsys: Capture) -> None:
    hard = ["solve", "10", "--rules", "black-hole", "--seconds", "0.000001"]
    assert main(hard) == 0
    assert "deal 10, black-hole: unknown, best score found " in capsys.readouterr().out
    assert main([*hard, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["winnable"] is None
    assert answer["is_best"] is False


BAD = [
    [],
    ["1", "--board", "-"],
    ["0"],
    ["x"],
    ["5-3"],
    ["1-"],
    ["-5"],
    ["1-2-3"],
    ["1", "2"],
    ["1", "--rules", "poker"],
    ["--board"],
    *(["1", "--seconds", seconds] for seconds in ("0", "-1", "x", "nan", "inf", "1e9")),
]


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_a_bad_range_costs_one_line_and_exit_code_2(capsys: Capture, arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["solve", *arguments])
    assert end.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("golf-desktop solve: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "the input is no board: The line Talon: is missing"),
        (b"Talon: 8H 8H\n", "the input is no board: Line 1: 8H stands twice, first in line 1"),
        (b"Talon: \xff\n", "the input is no board: byte 8 is no text"),
    ],
)
def test_a_bad_board_costs_one_line_and_exit_code_2(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, data: bytes, problem: str
) -> None:
    monkeypatch.setattr("sys.stdin", _Input(data))
    assert main(["solve", "--board", "-"]) == 2
    assert capsys.readouterr() == ("", f"golf-desktop: {problem}\n")


@pytest.mark.parametrize("name", ["none.txt", "", "a\nb", "\0"])
def test_a_board_that_is_not_there_costs_one_line_and_exit_code_2(
    capsys: Capture, tmp_path: Path, name: str
) -> None:
    assert main(["solve", "--board", str(tmp_path / name)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("golf-desktop: '")
    assert err.count("\n") == 1
