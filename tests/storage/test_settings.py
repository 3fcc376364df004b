"""The settings' file and the window's."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.engine.rules import KingRule, Rules, Scoring
from golf_desktop.storage.places import Places
from golf_desktop.storage.settings import (
    AnimationSpeed,
    CardBack,
    Settings,
    StructFile,
    WindowState,
)

SETTINGS = st.builds(
    Settings,
    king_rule=st.sampled_from(KingRule),
    scoring=st.sampled_from(Scoring),
    animation=st.sampled_from(AnimationSpeed),
    back=st.sampled_from(CardBack),
    show_clock=st.booleans(),
)


@settings(deadline=None)
@given(chosen=SETTINGS)
def test_what_is_saved_is_loaded(
    tmp_path_factory: pytest.TempPathFactory, chosen: Settings
) -> None:
    file = StructFile(tmp_path_factory.mktemp("settings") / "settings.json", Settings)
    file.save(chosen)
    assert file.problem is None
    assert StructFile(file.path, Settings).load() == chosen


def test_without_a_file_the_defaults_hold_and_nothing_is_written(tmp_path: Path) -> None:
    file = StructFile(tmp_path / "settings.json", Settings)
    assert file.load() == Settings()
    assert file.problem is None
    assert list(tmp_path.iterdir()) == []


def test_the_defaults_are_the_standard_game() -> None:
    assert Settings().rules == Rules()


def test_a_file_that_lacks_a_field_or_has_one_more_is_read(tmp_path: Path) -> None:
    file = StructFile(tmp_path / "settings.json", Settings)
    file.path.write_text('{"back": "red", "some_new_field": 3}')
    assert file.load() == Settings(back=CardBack.RED)
    assert file.problem is None


@pytest.mark.parametrize("content", [b"", b"{", b"7", b'{"back": "green"}', b"\xff", b"null"])
def test_a_damaged_file_is_set_aside_and_the_next_save_works(
    tmp_path: Path, content: bytes
) -> None:
    file = StructFile(tmp_path / "settings.json", Settings)
    file.path.write_bytes(content)
    assert file.load() == Settings()
    (aside,) = tmp_path.iterdir()
    assert aside.read_bytes() == content
    assert file.problem is not None
    assert aside.name in file.problem
    file.save(Settings(back=CardBack.RED))
    assert file.load() == Settings(back=CardBack.RED)


def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    file = StructFile(tmp_path / "window.json", WindowState)
    file.path.mkdir()
    assert file.load() == WindowState()
    assert file.path.is_dir()
    assert file.problem is not None
    assert "window.json" in file.problem


def test_places_under_a_folder_stay_under_it(tmp_path: Path) -> None:
    places = Places.under(tmp_path)
    assert all(path.is_relative_to(tmp_path) for path in (places.config, places.data, places.log))


def test_places_of_the_platform_are_the_players_own() -> None:
    places = Places.of_platform()
    assert all("golf-desktop" in str(path) for path in (places.config, places.data, places.log))
