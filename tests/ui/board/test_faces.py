"""The card pictures: crisp, and replaced by a plain card where one cannot be read."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from golf_desktop import resources
from golf_desktop.ui.board import faces as faces_module
from golf_desktop.ui.board.faces import CardFaces
from golf_desktop.ui.main_window import MainWindow
from tests.ui.playing import Mouse, assert_board_shows_game, signs, slot_of

MakeWindow = Callable[..., MainWindow]


def change_resource(monkeypatch: pytest.MonkeyPatch, name: str, path: Path) -> None:
    """Let one resource be found at another path."""

    def other(wanted: str) -> Path:
        return path if wanted == name else resources.resource(wanted)

    monkeypatch.setattr(faces_module, "resource", other)


# Qt has a word of its own on a file that is no picture; the program keeps it in the log.
@pytest.mark.qt_log_ignore("Cannot read file")
@pytest.mark.parametrize("content", [None, "", "<svg", "no picture at all", "\0\1\2"])
def test_a_card_without_its_picture_can_be_played_and_is_told_of(
    make_window: MakeWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    content: str | None,
) -> None:
    path = tmp_path / "AC.svg"
    if content is not None:
        path.write_text(content)
    change_resource(monkeypatch, "cards/AC.svg", path)
    window = make_window()
    qtbot.waitUntil(lambda: "AC.svg" in window.status.currentMessage())
    slot = slot_of(window, "AC")
    Mouse(window).click(slot)
    assert signs(window) == "3"
    assert_board_shows_game(window)


def test_all_pictures_missing_leaves_a_game_that_can_be_played(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(faces_module, "resource", lambda name: tmp_path / name)
    window = make_window()
    qtbot.waitUntil(lambda: "missing or damaged" in window.status.currentMessage())
    QTest.keyClick(window.board, Qt.Key.Key_Space)
    assert signs(window) == "."


def test_a_missing_picture_is_told_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    change_resource(monkeypatch, "cards/AC.svg", tmp_path / "AC.svg")
    faces = CardFaces()
    told: list[str] = []
    faces.damaged.connect(told.append)
    with qtbot.waitSignal(faces.redrawn):
        faces.picture("AC", 80)
        faces.picture("AC", 90)
    assert len(told) == 1
    assert "AC.svg" in told[0]


@pytest.mark.usefixtures("qapp")
def test_a_plain_card_is_told_from_the_other_side(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(faces_module, "resource", lambda name: tmp_path / name)
    faces = CardFaces()
    ten, jack, back = (faces.picture(name, 90).toImage() for name in ("TH", "JC", "back-blue"))
    assert ten != jack
    assert ten != back
    assert jack != back


def test_old_pictures_are_scaled_until_the_new_ones_are_drawn(qtbot: QtBot) -> None:
    faces = CardFaces()
    assert faces.picture("TH", 80).width() == 80
    with qtbot.waitSignal(faces.redrawn):
        assert faces.picture("TH", 100).width() == 80
    assert faces.picture("TH", 100).width() == 100
    assert faces.picture("TH", 100).height() == 140


@pytest.mark.parametrize("ratio", ["1", "1.25", "1.5", "2", "3"])
def test_cards_are_shown_pixel_by_pixel_as_drawn(ratio: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.board.crispness"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": ratio},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    found = json.loads(done.stdout)
    assert found["ratio"] == float(ratio)
    cards = ["6S", "4H", "AC", "8H", "AH", "9S", "TC", "2S"]
    assert found["crisp"] == [cards, cards], "before and after a change of the size"
