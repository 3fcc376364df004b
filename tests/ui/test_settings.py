"""The settings: effect at once, kept for the next start, and files that cannot be read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from golf_desktop.engine.rules import KingRule, Rules
from golf_desktop.storage.places import Places
from golf_desktop.storage.settings import AnimationSpeed
from golf_desktop.ui.dialogs.settings import SettingsDialog
from golf_desktop.ui.main_window import MainWindow
from tests.ui.playing import CTRL, Mouse, assert_board_shows_game, in_dialog, press, signs, slot_of

Key = Qt.Key
MakeWindow = Callable[..., MainWindow]


def pick(box: QComboBox, text: str) -> None:
    """Pick an entry with the arrow keys."""
    box.setFocus()
    QTest.keyClick(box, Key.Key_Home)
    while box.currentText() != text:
        before = box.currentIndex()
        QTest.keyClick(box, Key.Key_Down)
        assert box.currentIndex() > before


def change(window: MainWindow, act: Callable[[SettingsDialog], None]) -> None:
    """Do something in the settings dialog."""
    with in_dialog(window, SettingsDialog, act):
        press(window, Key.Key_Comma, CTRL)


def no_animations(dialog: SettingsDialog) -> None:
    pick(dialog.speed, "Off")


def slow(dialog: SettingsDialog) -> None:
    pick(dialog.speed, "Slow")


def red_backs(dialog: SettingsDialog) -> None:
    pick(dialog.back, "Red")


def no_time(dialog: SettingsDialog) -> None:
    QTest.keyClick(dialog.clock, Key.Key_Space)


def test_the_animation_speed_has_its_effect_at_once(window: MainWindow, mouse: Mouse) -> None:
    change(window, slow)
    mouse.click(slot_of(window, "AC"))
    assert window.scene.animator.is_running
    change(window, no_animations)
    window.table.new_deal(2)
    assert not window.scene.animator.is_running
    mouse.click(slot_of(window, "AC"))
    assert_board_shows_game(window)


def test_the_card_back_has_its_effect_at_once(window: MainWindow) -> None:
    def look(dialog: SettingsDialog) -> None:
        before = window.board.grab().toImage()
        red_backs(dialog)
        assert window.board.grab().toImage() != before

    change(window, look)
    assert {item.back for item in window.scene.cards} == {"back-red"}


def test_the_time_can_be_hidden(window: MainWindow) -> None:
    assert window.status.time.isVisible()
    change(window, no_time)
    assert not window.status.time.isVisible()
    window.table.turn()
    assert not window.status.time.isVisible()


def test_settings_do_not_touch_the_game(window: MainWindow) -> None:
    press(window, Key.Key_Space)
    change(window, red_backs)
    assert signs(window) == "."
    assert window.table.game.deal.number == 2


def test_settings_are_there_after_a_restart_of_the_program(make_window: MakeWindow) -> None:
    first = make_window()
    for act in (no_animations, red_backs, no_time):
        change(first, act)
    first.close()
    again = make_window()
    assert again._preferences.value.animation is AnimationSpeed.OFF
    assert {item.back for item in again.scene.cards} == {"back-red"}
    assert not again.status.time.isVisible()


BROKEN = pytest.mark.parametrize(
    "content",
    [b"", b"{", b"nonsense", b"[]", b"\xff\xfe\x00"],
)


@BROKEN
@pytest.mark.parametrize("name", ["settings.json", "window.json"])
def test_a_broken_file_is_set_aside_and_told_and_the_game_starts(
    make_window: MakeWindow, places: Places, name: str, content: bytes
) -> None:
    places.config.mkdir(parents=True)
    (places.config / name).write_bytes(content)
    window = make_window()
    aside = [path for path in places.config.iterdir() if path.name.startswith(f"{name}.")]
    assert [path.read_bytes() for path in aside] == [content]
    assert not (places.config / name).exists()
    said = window.status.currentMessage()
    assert name in said
    assert aside[0].name in said
    press(window, Key.Key_Space)
    assert signs(window) == "."


def test_settings_that_cannot_be_saved_cost_one_notice(
    make_window: MakeWindow, places: Places
) -> None:
    window = make_window()
    places.config.mkdir(parents=True, exist_ok=True)
    for path in places.config.iterdir():
        path.unlink()
    places.config.rmdir()
    places.config.write_text("a file stands where the folder should be")
    change(window, red_backs)
    assert "settings.json could not be saved" in window.status.currentMessage()
    assert {item.back for item in window.scene.cards} == {"back-red"}
    press(window, Key.Key_Space)
    assert signs(window) == "."


def test_settings_of_a_newer_version_are_left_untouched(
    make_window: MakeWindow, places: Places
) -> None:
    places.config.mkdir(parents=True)
    path = places.config / "settings.json"
    content = b'{"version": 99, "back": "red", "something_new": 1}'
    path.write_bytes(content)
    window = make_window()
    change(window, no_time)
    window.close()
    assert path.read_bytes() == content


def test_the_defaults_can_be_restored_and_that_be_undone(window: MainWindow) -> None:
    table = window.table
    table.choose_rules(replace(table.rules, king_rule=KingRule.WRAP))
    preferences = window._preferences
    preferences.change(structs.replace(preferences.value, winnable_only=True))
    change(window, red_backs)
    change(window, slow)

    def there_and_back(dialog: SettingsDialog) -> None:
        QTest.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
        assert dialog.speed.currentText() == "As the system"
        assert {item.back for item in window.scene.cards} == {"back-blue"}
        QTest.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
        assert dialog.speed.currentText() == "Slow"

    change(window, there_and_back)
    assert {item.back for item in window.scene.cards} == {"back-red"}
    assert table.rules.king_rule is KingRule.WRAP
    assert preferences.value.winnable_only


def test_a_change_after_the_defaults_is_kept(window: MainWindow) -> None:
    change(window, red_backs)

    def defaults_then_slow(dialog: SettingsDialog) -> None:
        QTest.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
        slow(dialog)
        assert "Restore" in dialog.defaults.text()

    change(window, defaults_then_slow)
    assert {item.back for item in window.scene.cards} == {"back-blue"}


def test_an_option_that_there_is_not_is_told_once_by_its_name_and_the_file_is_kept(
    make_window: MakeWindow, places: Places, caplog: pytest.LogCaptureFixture
) -> None:
    places.config.mkdir(parents=True)
    path = places.config / "settings.json"
    content = b'{"version": 1, "layout": "giza", "king_rule": "wrap", "packs": 3, "jokers": 1}'
    path.write_bytes(content)
    window = make_window(size=(1600, 720))
    caplog.clear()
    assert window.table.rules == Rules(KingRule.WRAP, jokers=1)
    assert window.status.currentMessage() == (
        'settings.json: Layout "giza" is not possible, "golf" is used. '
        "Packs 3 is not possible, 1 is used. "
        "The file as it was is kept as settings.json.refused."
    )
    change(window, no_time)
    window.close()
    assert (places.config / "settings.json.refused").read_bytes() == content
    again = make_window()
    assert not again.status.currentMessage()
    assert again.table.rules == Rules(KingRule.WRAP, jokers=1)
