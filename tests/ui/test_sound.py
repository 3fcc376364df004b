"""What is heard, played to a stand-in for the part of Qt that plays sounds."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import QObject

from golf_desktop.ui import sound
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.settings.dialog import SettingsDialog
from golf_desktop.ui.sound import Sounds
from tests.engine.boards import COLUMN_BY_COLUMN, clearable_board
from tests.ui.playing import enter, slot_of


class Ear:
    """Hears the sounds."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.volumes: dict[str, float] = {}

    def make(self, path: Path, _owner: QObject) -> StandIn:
        assert path.is_file()
        return StandIn(self, path.stem)


class StandIn:
    """Stands in for a `QSoundEffect`."""

    def __init__(self, ear: Ear, name: str) -> None:
        self._ear, self._name = ear, name
        self.setVolume = self._set_volume

    def _set_volume(self, volume: float) -> None:
        self._ear.volumes[self._name] = volume

    def play(self) -> None:
        self._ear.heard.append(self._name)


@pytest.fixture
def ear(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Ear:
    """Hears what happens in the window."""
    monkeypatch.setattr(sound, "can_play", lambda: True)
    ear = Ear()
    Sounds(window.table, window._preferences, window, ear.make)
    return ear


def choose(window: MainWindow, **changes: object) -> None:
    preferences = window._preferences
    preferences.change(structs.replace(preferences.value, **changes))


def test_nothing_is_heard_or_loaded_by_default(window: MainWindow, ear: Ear) -> None:
    window.table.turn()
    assert (ear.heard, ear.volumes) == ([], {})


def test_turns_plays_and_a_won_deal_are_heard(window: MainWindow, ear: Ear) -> None:
    choose(window, sound=True, volume=40)
    assert ear.volumes == dict.fromkeys(("turn", "play", "win"), 0.4)
    window.table.turn()
    window.table.undo()
    window.table.play(slot_of(window, "AC"))
    assert ear.heard == ["turn", "play"]
    enter(window, clearable_board(0), COLUMN_BY_COLUMN[:-1])
    ear.heard.clear()
    choose(window, volume=100)
    (last,) = window.table.position.free_slots
    window.table.play(last)
    assert ear.heard == ["win"]
    assert set(ear.volumes.values()) == {1.0}


def test_without_that_part_of_qt_the_page_is_grey_and_says_why(
    window: MainWindow, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound, "can_play", lambda: False)
    choose(window, sound=True)
    window.table.turn()
    assert ear.heard == []
    page = SettingsDialog(window._preferences, window.menus, window).sound
    assert "golf-desktop[sound]" in page.reason.text()
    assert not page.sound.isEnabled()
    assert not page.volume.isEnabled()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    page = SettingsDialog(window._preferences, window.menus, window).sound
    assert page.reason.text() == "This package comes without sounds."


def test_a_part_that_cannot_be_loaded_leaves_the_game_silent(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound, "can_play", lambda: True)

    def fail(_path: Path, _owner: QObject) -> StandIn:
        raise ImportError("libpulse.so.0")

    sounds = Sounds(window.table, window._preferences, window, fail)
    choose(window, sound=True)
    assert window.table.turn()
    assert sounds.problem


def test_to_ask_for_it_loads_nothing() -> None:
    code = (
        "import sys; from golf_desktop.ui import sound; sound.can_play(); "
        "assert 'PySide6.QtMultimedia' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
