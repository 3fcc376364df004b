"""The player's choices as the model keeps them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from golf_desktop.model.preferences import Preferences
from golf_desktop.storage.settings import CardBack, Settings, StructFile

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_change_is_told_and_kept(tmp_path: Path) -> None:
    file = StructFile(tmp_path / "settings.json", Settings)
    preferences = Preferences(file)
    told: list[CardBack] = []
    preferences.changed.connect(lambda: told.append(preferences.value.back))
    preferences.change(msgspec.structs.replace(preferences.value, back=CardBack.RED))
    assert told == [CardBack.RED]
    assert Preferences(StructFile(file.path, Settings)).value.back is CardBack.RED


def test_the_same_value_is_neither_told_nor_written(tmp_path: Path) -> None:
    file = StructFile(tmp_path / "settings.json", Settings)
    preferences = Preferences(file)
    told: list[bool] = []
    preferences.changed.connect(lambda: told.append(True))
    preferences.change(Settings())
    assert told == []
    assert not file.path.exists()


def test_a_change_that_cannot_be_saved_holds_and_is_told(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("no folder")
    preferences = Preferences(StructFile(tmp_path / "blocked" / "settings.json", Settings))
    told: list[str] = []
    preferences.failed.connect(told.append)
    preferences.change(Settings(show_clock=False))
    assert not preferences.value.show_clock
    assert len(told) == 1
    assert "settings.json" in told[0]


def test_a_damaged_file_leaves_a_word_for_the_player(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text("{")
    preferences = Preferences(StructFile(path, Settings))
    assert preferences.value == Settings()
    assert preferences.problem is not None
    assert "settings.json" in preferences.problem
