"""The demonstration: a whole deal off-screen, with a picture of its end."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from golf_desktop.engine.deal import deal
from golf_desktop.engine.notation import parse_moves
from golf_desktop.engine.rules import PRESETS
from tests.engine.boards import played


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program in a folder, with no display there."""
    unset = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    env = {name: value for name, value in os.environ.items() if name not in unset}
    root = str(Path(__file__).resolve().parents[1])
    return subprocess.run(
        [sys.executable, "-m", "golf_desktop", *arguments],
        cwd=folder,
        env={**env, "PYTHONPATH": root, "XDG_CONFIG_HOME": str(folder / "config")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(("number", "rules"), [(1, "standard"), (2, "wrap"), (31, "queen-on-king")])
def test_the_moves_it_prints_replay_to_the_score_it_prints(
    tmp_path: Path, number: int, rules: str
) -> None:
    picture = tmp_path / "end.png"
    done = run(
        tmp_path, "demo", "--deal", str(number), "--rules", rules, "--screenshot", str(picture)
    )
    assert done.stderr == ""
    assert done.returncode == 0
    signs = re.search(r"^Moves, .*:\n  (\S+)$", done.stdout, re.MULTILINE)
    score = re.search(r"Score: (−?\d+)$", done.stdout, re.MULTILINE)
    assert signs is not None
    assert score is not None
    cards = deal(number, PRESETS[rules])
    assert parse_moves(signs[1], cards)  # raises when a move is not legal
    game = played(cards, signs[1])
    assert game.outcome() is not None
    assert game.position.score == int(score[1].replace("−", "-"))
    assert f"Deal {number}" in done.stdout
    assert str(picture) in done.stdout
    assert_shows_the_window(picture)


def assert_shows_the_window(picture: Path) -> None:
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1280, 800)
    colours = {
        QColor(image.pixel(x, y)).name() for x in range(0, 1280, 8) for y in range(0, 800, 8)
    }
    assert len(colours) > 50


@pytest.mark.parametrize("where", ["no/such/folder/end.png", ".", "end.nonsense"])
def test_a_picture_that_cannot_be_written_costs_one_line_and_exit_code_2(
    tmp_path: Path, where: str
) -> None:
    done = run(tmp_path, "demo", "--screenshot", str(tmp_path / where))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("golf-desktop: ")
    assert str(tmp_path / where) in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a display")
def test_without_a_display_it_is_played_and_its_picture_goes_into_the_working_folder(
    tmp_path: Path,
) -> None:
    done = run(tmp_path, "--demo-if-no-display", "--deal", "3")
    assert done.returncode == 0
    assert "off-screen" in done.stdout
    assert "Deal 3" in done.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["golf-deal-3.png"]
