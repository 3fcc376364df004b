"""The settings: effect at once, kept for the next start, and files that cannot be read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from msgspec import structs
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from golf_desktop.engine.layout import LAYOUTS
from golf_desktop.engine.position import Play
from golf_desktop.engine.rules import KingRule, Rules
from golf_desktop.storage.places import Places
from golf_desktop.storage.settings import AnimationSpeed, CardBack, ClothColour, ThemeChoice
from golf_desktop.ui.design import BLACK_CLOTH, BLUE_CLOTH, GREEN_CLOTH
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.settings.dialog import SettingsDialog
from golf_desktop.ui.themes import Themes
from tests.ui.fitting import assert_tab_goes_to_the_page_first
from tests.ui.playing import (
    CTRL,
    Mouse,
    assert_board_shows_game,
    cloth,
    in_dialog,
    press,
    signs,
    slot_of,
    wait_for_rest,
)

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
    dialog.tabs.setCurrentWidget(dialog.play)
    pick(dialog.play.speed, "Off")


def slow(dialog: SettingsDialog) -> None:
    dialog.tabs.setCurrentWidget(dialog.play)
    pick(dialog.play.speed, "Slow")


def red_backs(dialog: SettingsDialog) -> None:
    dialog.tabs.setCurrentWidget(dialog.look)
    dialog.look.backs[CardBack.BLUE].setFocus()
    QTest.keyClick(dialog.look.backs[CardBack.BLUE], Key.Key_Right)


def no_time(dialog: SettingsDialog) -> None:
    switch(dialog, "show_clock")


def switch(dialog: SettingsDialog, key: str) -> None:
    """Switch one of the boxes of the page for playing on or off."""
    dialog.tabs.setCurrentWidget(dialog.play)
    QTest.keyClick(dialog.play.checks[key], Key.Key_Space)


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


def test_the_counters_can_be_hidden(window: MainWindow) -> None:
    badge, status = window.scene._ground._badge, window.status
    counters = (status.moves, status.score)
    assert badge.isVisible()
    assert all(label.isVisible() for label in counters)
    change(window, lambda dialog: switch(dialog, "show_counters"))
    window.table.turn()
    assert not badge.isVisible()
    assert not any(label.isVisible() for label in counters)
    change(window, lambda dialog: switch(dialog, "show_counters"))
    assert badge.isVisible()
    assert all(label.isVisible() for label in counters)


def test_what_can_be_played_is_marked_once_the_cards_lie(
    window: MainWindow, mouse: Mouse, qtbot: QtBot
) -> None:
    def marked() -> list[str]:
        scene, deal = window.scene, window.table.game.deal
        places = list(scene.marked_playable)
        slots = [slot for slot in range(deal.first) if scene.rest(slot).place in places]
        return [str(deal.cards[slot]) for slot in slots]

    def playable() -> list[str]:
        position = window.table.position
        slots = (slot for slot in position.free_slots if position.is_legal(Play(slot)))
        return [str(position.deal.cards[slot]) for slot in sorted(slots)]

    assert marked() == []
    change(window, lambda dialog: switch(dialog, "show_playable"))
    assert marked() == playable() != []
    mouse.press(slot_of(window, "AC"))
    mouse.move(cloth(window))
    assert marked() == [name for name in playable() if name != "AC"], "it is in the hand"
    mouse.release(cloth(window))
    wait_for_rest(qtbot, window)
    assert marked() == playable()
    window.scene.animator.factor = 1.0
    mouse.click(slot_of(window, "AC"))
    assert marked() == []
    wait_for_rest(qtbot, window)
    assert marked() == playable()
    window.scene.animator.factor = 0.0
    window.table.choose_rules(Rules(KingRule.QUEEN, layout=LAYOUTS["double-golf"]))
    window.table.new_deal(5)
    assert marked() == playable()


def test_the_look_is_chosen_by_keys_and_shown_at_once_on_board_and_preview(
    window: MainWindow, qtbot: QtBot
) -> None:
    def choose(dialog: SettingsDialog) -> None:
        look = dialog.look
        pick(look.theme, "Dark")
        look.preview.grab()  # which draws the cards at its size
        qtbot.waitUntil(lambda: not look.preview._faces.is_behind)
        before = look.preview.grab().toImage()
        seen = [before]
        for first in (look.cloths[ClothColour.GREEN], look.backs[CardBack.BLUE]):
            first.setFocus()
            QTest.keyClick(first, Key.Key_Right)
            seen.append(look.preview.grab().toImage())
        look.four_colours.setFocus()
        QTest.keyClick(look.four_colours, Key.Key_Space)
        qtbot.waitUntil(lambda: not look.preview._faces.is_behind)
        seen.append(look.preview.grab().toImage())
        assert all(one != other for one, other in pairwise(seen))
        assert window.board.cloth == BLUE_CLOTH
        pick(look.theme, "High contrast")
        assert window.board.cloth == BLACK_CLOTH
        assert not look.cloths[ClothColour.RED].isEnabled()

    change(window, choose)
    settings = window._preferences.value
    assert (settings.theme, settings.cloth) == (ThemeChoice.CONTRAST, ClothColour.BLUE)
    assert (settings.back, settings.four_colours) == (CardBack.RED, True)


def test_the_cloth_is_not_to_be_chosen_while_the_system_asks_for_high_contrast(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    themes = window.findChild(Themes)
    assert themes is not None
    dialog = SettingsDialog(window._preferences, window.menus, window)
    dialog.show()
    red, preview = dialog.look.cloths[ClothColour.RED], dialog.look.preview
    tip = red.toolTip()
    assert red.isEnabled()
    assert tip == "The colour of the table."
    for asks in (True, False):
        monkeypatch.setattr("golf_desktop.ui.themes.asks_for_contrast", lambda asks=asks: asks)
        themes._follow()
        QCoreApplication.sendPostedEvents()
        assert red.isEnabled() is not asks
        assert red.toolTip() == ("High contrast has a black cloth." if asks else tip)
        assert preview.look.cloth == window.board.cloth == (BLACK_CLOTH if asks else GREEN_CLOTH)
    dialog.close()


@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
def test_the_settings_fit_a_small_screen_and_go_by_the_keyboard(
    window: MainWindow, qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    dialog = SettingsDialog(window._preferences, window.menus)
    qtbot.addWidget(dialog)
    dialog.setLayoutDirection(direction)
    dialog.show()
    assert dialog.minimumSizeHint().width() <= 620
    assert dialog.minimumSizeHint().height() <= 430
    for page in dialog.pages:
        dialog.tabs.setCurrentWidget(page)
        assert_tab_goes_to_the_page_first(dialog)
        for each in page.findChildren(QWidget):
            if each.focusPolicy() is Qt.FocusPolicy.NoFocus or not each.isVisible():
                continue
            assert page.rect().contains(QRect(each.mapTo(page, QPoint()), each.size()))
            buddies = [label.buddy() for label in page.findChildren(QLabel)]
            named = each.accessibleName() or each in buddies
            assert named or (isinstance(each, QAbstractButton) and "&" in each.text()), each


def test_enter_closes_the_settings_and_restores_no_defaults(window: MainWindow) -> None:
    change(window, no_time)

    def enter(dialog: SettingsDialog) -> None:
        QTest.keyClick(dialog.windowHandle(), Key.Key_Return)
        assert not dialog.isVisible()

    change(window, enter)
    assert not window._preferences.value.show_clock


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
        assert dialog.play.speed.currentText() == "As the system"
        assert {item.back for item in window.scene.cards} == {"back-blue"}
        QTest.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
        assert dialog.play.speed.currentText() == "Slow"

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
