"""What is heard, played to a stand-in for the part of Qt that plays sounds."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from golf_desktop.ui import sound
from golf_desktop.ui.late_library import LateLibrary, missing_library
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.settings.dialog import SettingsDialog
from golf_desktop.ui.sound import Sounds
from tests.engine.boards import COLUMN_BY_COLUMN, clearable_board
from tests.ui.playing import enter, in_dialog, slot_of

COMPLAINT = "libpulse.so.0: cannot open shared object file: No such file or directory"


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
    Sounds(window.table, window._preferences, window, LateLibrary("wave", window), ear.make)
    return ear


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, window: MainWindow) -> LateLibrary:
    """A part of Qt that is there, but needs what is not."""
    lines = f"raise ImportError({COMPLAINT!r})\n"
    (tmp_path / "multimedia_without_pulse.py").write_text(lines, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sound, "can_play", lambda: True)
    return LateLibrary("multimedia_without_pulse", window)


def choose(window: MainWindow, **changes: object) -> None:
    preferences = window._preferences
    preferences.change(structs.replace(preferences.value, **changes))


def test_nothing_is_heard_or_loaded_by_default(window: MainWindow, ear: Ear) -> None:
    window.table.turn()
    assert (ear.heard, ear.volumes) == ([], {})


def test_turns_plays_and_a_won_deal_are_heard(window: MainWindow, ear: Ear, qtbot: QtBot) -> None:
    choose(window, sound=True, volume=40)
    assert not ear.volumes  # not at once: the window would stand still
    window.table.turn()
    window.table.undo()
    qtbot.waitUntil(lambda: len(ear.volumes) == 3)
    assert ear.heard == []
    assert ear.volumes == dict.fromkeys(("turn", "play", "win"), 0.4)
    ear.heard.clear()
    window.table.turn()
    window.table.undo()
    window.table.play(slot_of(window, "AC"))
    assert ear.heard == ["turn", "play"]
    enter(window, clearable_board(0), COLUMN_BY_COLUMN[:-1])
    choose(window, volume=100)
    ear.heard.clear()
    (last,) = window.table.position.free_slots
    window.table.play(last)
    assert ear.heard == ["win"]
    assert set(ear.volumes.values()) == {1.0}


def test_the_slider_lets_be_heard_how_loud_it_is_and_says_it(
    window: MainWindow, ear: Ear, qtbot: QtBot
) -> None:
    choose(window, sound=True, volume=60)
    qtbot.waitUntil(lambda: len(ear.volumes) == 3)
    ear.heard.clear()
    dialog = SettingsDialog(window._preferences, window.menus, window)
    page = dialog.sound
    dialog.tabs.setCurrentWidget(page)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert page.percents.text() == "60%"
    QTest.keyClick(page.volume, Qt.Key.Key_Left)
    assert page.percents.text() == "55%"
    assert (ear.heard, ear.volumes["turn"]) == (["turn"], 0.55)
    middle = page.volume.rect().center()
    knob = QPoint(round(page.volume.width() * 0.55), middle.y())
    QTest.mousePress(page.volume, Qt.MouseButton.LeftButton, pos=knob)
    QTest.mouseMove(page.volume, QPoint(page.volume.width() - 1, middle.y()))
    assert page.percents.text() == "100%"
    assert ear.heard == ["turn"]
    QTest.mouseRelease(
        page.volume, Qt.MouseButton.LeftButton, pos=QPoint(page.volume.width() - 1, middle.y())
    )
    assert (ear.heard, ear.volumes["turn"]) == (["turn", "turn"], 1.0)
    choose(window, sound=False)
    choose(window, volume=10)
    assert len(ear.heard) == 2
    dialog.close()


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


def test_where_a_library_is_missing_the_page_that_is_open_turns_grey_and_names_it(
    window: MainWindow, broken: LateLibrary, qtbot: QtBot
) -> None:
    window.sounds.deleteLater()
    window.sounds = Sounds(window.table, window._preferences, window, broken)

    def switch_on(dialog: SettingsDialog) -> None:
        dialog.tabs.setCurrentWidget(dialog.sound)
        assert not dialog.sound.reason.isVisible()
        with qtbot.waitSignal(window.sounds.fell_silent):
            dialog.sound.sound.click()
        assert dialog.sound.reason.isVisible()
        assert "libpulse.so.0" in dialog.sound.reason.text()
        assert not dialog.sound.sound.isEnabled()
        assert not dialog.sound.sound.isChecked()
        assert not dialog.sound.volume.isEnabled()

    with in_dialog(window, SettingsDialog, switch_on):
        window.commands.ask_settings()
    assert window.table.turn()
    # The next time it is known from the first.
    page = SettingsDialog(window._preferences, window.menus, window, window.sounds).sound
    assert "libpulse.so.0" in page.reason.text()
    assert not page.sound.isEnabled()


@pytest.mark.parametrize(
    ("complaint", "library"),
    [
        (COMPLAINT, "libpulse.so.0"),
        ("dlopen(QtMultimedia.so, 2): Library not loaded: @rpath/Pulse", "@rpath/Pulse"),
        ("/opt/QtMultimedia.abi3.so: undefined symbol: q", ""),
        ("DLL load failed while importing QtMultimedia", ""),
    ],
)
def test_the_missing_library_is_read_from_what_the_loader_says(
    complaint: str, library: str
) -> None:
    assert missing_library(complaint) == library


def test_to_ask_for_it_loads_nothing() -> None:
    code = (
        "import sys; from golf_desktop.ui import sound; sound.can_play(); "
        "assert 'PySide6.QtMultimedia' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
