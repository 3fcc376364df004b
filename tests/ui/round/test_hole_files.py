"""Save files of holes: opened later they are practice, and the hole's score stands."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from golf_desktop.engine.round import NineHoles
from golf_desktop.storage import save_file
from golf_desktop.storage.attempt import Attempt
from golf_desktop.storage.places import Places
from golf_desktop.storage.statistics import FILE_NAME, Statistics
from golf_desktop.ui.main_window import MainWindow
from tests.ui.playing import CTRL, press
from tests.ui.round.conftest import Start, begin, play_first, play_hole

Key = Qt.Key
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def recorded(window: MainWindow, places: Places, attempt_id: str) -> tuple[Attempt | None, int]:
    """What the statistics have of an attempt once the window is closed, and how many there are."""
    assert window.close()
    with Statistics(places.data / FILE_NAME) as store:
        entry = store.attempt(attempt_id)
        return None if entry is None else entry.attempt, store.summary().played


def play_last(window: MainWindow) -> None:
    """Play otherwise than the hole was played: turn the whole stock, then play what fits."""
    while window.table.turn():
        pass
    play_hole(window)


def attempt_of(window: MainWindow) -> str:
    """The name of the attempt on the board."""
    name = window.table.snapshot().attempt
    assert name is not None
    return name


def test_the_file_of_a_hole_of_a_round_that_is_gone_is_practice(
    start: Start, places: Places, tmp_path: Path
) -> None:
    window = start()
    begin(window, undo=True)
    path = tmp_path / "hole.golf"
    for _ in range(3):
        play_first(window)
    assert window.files.save_file(path)
    attempt = attempt_of(window)
    play_hole(window)
    score = window.table.position.score
    assert window.close()
    (places.data / "current.round").unlink()
    window = start()
    assert window.files.open_file(path)
    assert window.status.currentMessage() == (
        "This is a hole of round 7, opened as practice: it counts for nothing there."
    )
    assert window.table.snapshot().attempt is None
    assert window.table.game.deal == NineHoles(7).deal(0)
    play_last(window)
    assert window.table.position.score != score
    assert window.rounds.round is None
    found, count = recorded(window, places, attempt)
    assert found is not None
    assert found.score == score
    assert count == 2


def test_the_file_of_a_hole_of_a_round_that_waits_is_practice(
    start: Start, places: Places, tmp_path: Path
) -> None:
    window = start()
    begin(window, 7)
    for _ in range(3):
        play_first(window)
    path, plain = tmp_path / "hole.golf", tmp_path / "plain.golf"
    assert window.files.save_file(path)
    save_file.write(plain, window.table.snapshot())  # as one without the round's number
    attempt = attempt_of(window)
    begin(window, 8)
    for each in (path, plain):
        press(window, Key.Key_G, CTRL)
        assert window.files.open_file(each)
        assert "hole of round 7, opened as practice" in window.status.currentMessage()
        assert window.table.snapshot().attempt is None
    play_last(window)
    (waiting,) = window.rounds.waiting()
    assert waiting.current is not None
    assert len(waiting.current.game.moves) == 3
    window.rounds.go_on_with(waiting)
    assert window.table.game.cursor == 3
    found, _ = recorded(window, places, attempt)
    assert found is not None
    assert found.moves == 3


def test_what_is_saved_of_practice_is_no_hole_any_more(window: MainWindow, tmp_path: Path) -> None:
    begin(window, 7)
    play_first(window)
    path, again = tmp_path / "hole.golf", tmp_path / "again.golf"
    assert window.files.save_file(path)
    assert save_file.read(path).round == 7
    assert window.files.open_file(path)
    play_first(window)
    assert window.files.save_file(again)
    assert save_file.read(again).round is None
    assert window.files.open_file(again)
    assert "practice" not in window.status.currentMessage()
    assert window.table.snapshot().attempt is not None
