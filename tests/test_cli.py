"""The command line: what it prints, and what it says of bad arguments."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from golf_desktop import __version__
from golf_desktop.cli import main
from golf_desktop.commands.arguments import file_or_link, named_by_address
from golf_desktop.engine.deal import deal
from golf_desktop.engine.notation import parse_board
from golf_desktop.engine.rules import GAMES
from tests.engine.boards import pysol_board

DEAL_1 = """\
Talon: 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H
Foundations: TH
JD 5H KH AS 4H
2D KD 3H AH AC
9H KC 2S 3C 4D
JC 9S KS 4C 7S
5D 5S 9D 5C 3S
7H AD QD TS TD
7C QC JS QH 4S
"""


def test_show_prints_deal_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "1"]) == 0
    out, err = capsys.readouterr()
    assert out == DEAL_1
    assert err == ""


@pytest.mark.parametrize("number", [2, 3, 617, 32000, 32001, 1234567890, 10**20])
@pytest.mark.parametrize("rules", [[], ["--rules", "wrap"], ["--rules", "queen-on-king"]])
def test_show_prints_the_board_that_other_programs_print(
    capsys: pytest.CaptureFixture[str], number: int, rules: list[str]
) -> None:
    assert main(["show", str(number), *rules]) == 0
    assert capsys.readouterr().out.split() == pysol_board(number).split()


BAD = [
    ["show"],
    ["show", "0"],
    ["show", "-1"],
    ["show", "1.5"],
    ["show", "abc"],
    ["show", ""],
    ["show", "1" * 30],
    ["show", "９"],
    ["show", "1", "2"],
    ["show", "1", "--rules", "poker"],
    ["show", "1", "--rules"],
    ["show", "1", "--nonsense"],
    ["--deal", "0"],
    ["--deal", "abc"],
    ["--deal"],
    ["--rules", "poker"],
    ["--nonsense"],
    ["one", "two"],
    ["demo", "--deal", "x"],
    ["demo", "--rules", "x"],
    ["demo", "--screenshot"],
    ["--data-dir"],
]


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_arguments_cost_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("golf-desktop")
    assert err.count("\n") == 1
    assert err.endswith("\n")
    assert "Traceback" not in err


def test_a_bad_rule_set_is_answered_with_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["show", "1", "--rules", "poker"])
    err = capsys.readouterr().err
    assert all(name in err for name in GAMES)


@pytest.mark.parametrize("command", [[], ["show"], ["solve"], ["survey"], ["demo"]])
@pytest.mark.parametrize("width", ["50", "80", "120"])
def test_the_help_names_every_game_whole(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    command: list[str],
    width: str,
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    with pytest.raises(SystemExit):
        main([*command, "--help"])
    games = capsys.readouterr().out.partition("games, for --rules:")[2]
    assert [name.strip(",") for name in games.split()] == list(GAMES)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", [1, 32001])
def test_show_prints_the_board_of_every_game(
    capsys: pytest.CaptureFixture[str], name: str, number: int
) -> None:
    assert main(["show", str(number), "--rules", name]) == 0
    dealt = deal(number, GAMES[name])
    assert parse_board(capsys.readouterr().out, GAMES[name]).cards == dealt.cards


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert __version__ in capsys.readouterr().out
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    shown = capsys.readouterr().out
    for word in ("show", "solve", "survey", "demo", "--deal", "--rules", "--data-dir"):
        assert word in shown


def run(arguments: list[str], **environ: str) -> subprocess.CompletedProcess[str]:
    """Run the program where there is no display."""
    unset = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM")
    env = {name: value for name, value in os.environ.items() if name not in unset}
    return subprocess.run(
        [sys.executable, "-m", "golf_desktop", *arguments],
        env={**env, **environ},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a display")
@pytest.mark.parametrize("environ", [{}, {"DISPLAY": ":987"}, {"WAYLAND_DISPLAY": "none-987"}])
def test_without_a_display_one_line_says_so_and_the_exit_code_is_2(
    tmp_path: Path, environ: dict[str, str]
) -> None:
    done = run(["--data-dir", str(tmp_path / "files")], **environ)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "display" in done.stderr
    assert not (tmp_path / "files").exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a display")
def test_the_commands_that_need_no_window_need_no_display() -> None:
    done = run(["show", "1"])
    assert (done.returncode, done.stdout, done.stderr) == (0, DEAL_1, "")


@pytest.mark.skipif(os.name != "posix", reason="pipes differ there")
def test_a_reader_that_stops_early_costs_no_traceback() -> None:
    command = f"{sys.executable} -m golf_desktop show 1 | true"
    done = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_full_disk_costs_one_line() -> None:
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m golf_desktop show 1 > /dev/full"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("golf-desktop: what was to be printed could not be written")
    assert done.stderr.count("\n") == 1


def test_a_console_that_cannot_show_suits_gets_the_demo_all_the_same(tmp_path: Path) -> None:
    picture = str(tmp_path / "end.png")
    done = run(["demo", "--screenshot", picture], PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "Score: " in done.stdout


@pytest.mark.parametrize("words", [["--deal", "3", "demo"], ["--rules", "wrap", "show", "1"]])
def test_options_before_a_command_are_refused_not_dropped(words: list[str]) -> None:
    done = run(words)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_a_missing_card_file_costs_one_line_on_the_command_line(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; import golf_desktop.ui.board.faces as faces;"
        "from golf_desktop.cli import main;"
        "faces.resource = lambda name: Path('gone') / name;"
        f"sys.exit(main(['demo', '--screenshot', {str(tmp_path / 'end.png')!r}]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert re.fullmatch(
        r"golf-desktop: The card picture \S+\.svg is missing or damaged\.\n", done.stderr
    )


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("golf-solitaire:deal/17?rules=wrap", "golf-solitaire:deal/17?rules=wrap"),
        ("Golf-Solitaire://x/", "Golf-Solitaire://x/"),
        # Of one that is too long only so much that it is seen.
        ("golf-solitaire:" + 5000 * "a", "golf-solitaire:" + 286 * "a"),
        ("./golf-solitaire:x", Path("golf-solitaire:x")),
        ("golf-solitaire", Path("golf-solitaire")),
        ("file:///home/me/a%20g%C3%A4me.golf", Path("/home/me/a gäme.golf")),
        ("FILE://localhost/home/me/a#1.golf", Path("/home/me/a#1.golf")),
        ("file:/home/me/x.golf", Path("/home/me/x.golf")),
        ("file:x.golf", Path("file:x.golf")),
    ],
)
def test_a_link_is_no_name_of_a_file(word: str, meant: Path | str) -> None:
    assert file_or_link(word) == meant


@pytest.mark.parametrize("words", [["--self", "x.json"], ["solve", "--js", "1"]])
def test_an_option_is_named_in_full(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert "unrecognized arguments" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("rest", "windows", "name"),
    [
        ("///C:/My%20games/x.golf", True, "C:/My games/x.golf"),
        ("//localhost/c:/x.golf", True, "c:/x.golf"),
        ("//server/share/x.golf", True, "//server/share/x.golf"),
        ("///C:/x.golf", False, "/C:/x.golf"),
    ],
)
def test_an_address_names_a_file_as_its_system_does(rest: str, windows: bool, name: str) -> None:
    assert named_by_address(rest, windows=windows) == name


def test_a_file_on_another_computer_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    if os.name == "nt":
        pytest.skip("Windows can open it")
    with pytest.raises(SystemExit) as ended:
        main(["file://server/x.golf"])
    assert ended.value.code == 2
    assert "the file is on another computer, server" in capsys.readouterr().err


def test_a_link_of_bytes_that_are_no_text_can_be_handed_on() -> None:
    link = file_or_link(os.fsdecode(b"golf-solitaire:\xff"))
    assert isinstance(link, str)
    assert link.encode()
