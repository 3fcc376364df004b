"""A round on the board: what can be done, what cannot, leaving it and going on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from golf_desktop.app import do_what_is_asked
from golf_desktop.engine.round import NineHoles
from golf_desktop.storage.places import Places
from golf_desktop.storage.save_file import SavedGame, write
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.review.window import ReviewWindow
from tests.ui.playing import (
    CTRL,
    SHIFT,
    action_of,
    assert_board_shows_game,
    button,
    choose_keys,
    press,
    signs,
)
from tests.ui.round.conftest import Start, begin, play_first, play_hole, play_round

Key = Qt.Key
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def shown_buttons(window: MainWindow) -> list[str]:
    """The buttons that the panel at the end of a deal shows."""
    found = window.end_panel.findChildren(QPushButton)
    return [each.text() for each in found if each.isVisible()]


def test_the_commands_have_keys_that_nothing_else_has(window: MainWindow) -> None:
    for key in ("Ctrl+Shift+N", "Ctrl+G", "Ctrl+K"):
        assert action_of(window, key) in window.menus.actions.values()


def test_there_is_nothing_to_go_on_with_at_first(window: MainWindow) -> None:
    assert not window.menus.actions["go-on"].isEnabled()
    assert not window.status.round.isVisible()
    press(window, Key.Key_K, CTRL)
    assert "begin a round first" in window.status.currentMessage()


def test_the_end_of_a_hole_offers_the_next_one_and_the_card(window: MainWindow) -> None:
    begin(window)
    play_hole(window)
    panel = window.end_panel
    assert panel.title.text().startswith("Hole 1: ")
    assert shown_buttons(window) == ["Next hole", "Score card", "Review", "Share", "✕"]
    assert panel.strip is not None
    assert window.board.rect().contains(panel.geometry())
    window.resize(2560, 1440)  # where there is room for the card beside what is to be seen
    assert panel.strip.isVisible()
    assert window.board.rect().contains(panel.geometry())
    assert QApplication.activeModalWidget() is None
    button(panel, "Next hole").click()
    assert not panel.isVisible()
    assert window.rounds.hole == 2
    assert_board_shows_game(window)


def test_the_end_of_another_deal_is_told_as_ever(window: MainWindow) -> None:
    begin(window)
    play_hole(window)
    press(window, Key.Key_N, CTRL)
    play_hole(window)
    assert shown_buttons(window) == ["New deal", "Same deal", "Undo", "Review", "Share", "✕"]
    assert window.end_panel.strip is not None
    assert not window.end_panel.strip.isVisible()
    assert "Hole" not in window.end_panel.title.text()


def test_the_end_of_the_round_offers_another(window: MainWindow) -> None:
    begin(window)
    play_round(window)
    assert shown_buttons(window) == ["New round", "Score card", "Review", "Share", "✕"]
    assert window.status.round.text().startswith("Round over · total ")
    assert not window.menus.actions["go-on"].isEnabled()


def test_on_a_low_board_the_panel_is_one_row(window: MainWindow) -> None:
    window.resize(640, 420)
    begin(window)
    play_hole(window)
    assert window.end_panel.strip is not None
    assert not window.end_panel.strip.isVisible()
    assert window.board.rect().contains(window.end_panel.geometry())


@pytest.mark.parametrize(
    ("key", "modifiers", "told"),
    [
        (Key.Key_Z, CTRL, "played without undo"),
        (Key.Key_R, CTRL, "played once"),
        (Key.Key_E, CTRL, "before it is over"),
        (Key.Key_I, Qt.KeyboardModifier.NoModifier, "before it is over"),
    ],
)
def test_what_a_strict_card_does_not_allow_is_refused_with_the_reason(
    window: MainWindow, key: Key, modifiers: Qt.KeyboardModifier, told: str
) -> None:
    begin(window)
    play_first(window)
    made = signs(window)
    press(window, key, modifiers)
    assert told in window.status.currentMessage()
    assert signs(window) == made
    assert window.rounds.is_in_play
    assert not window.findChildren(ReviewWindow)
    assert not window.menus.actions["indicator"].isChecked()


def test_what_a_round_forbids_is_grey_and_says_why(window: MainWindow) -> None:
    actions = window.menus.actions
    usual = {name: actions[name].toolTip() for name in ("again", "undo", "redo")}
    begin(window)
    play_first(window)
    assert window.table.game.can_undo
    assert not any(actions[name].isEnabled() for name in usual)
    assert actions["undo"].toolTip() == actions["redo"].toolTip()
    assert actions["undo"].toolTip() == "This round is played without undo."
    assert "played once" in actions["again"].toolTip()
    play_hole(window)
    assert not actions["undo"].isEnabled()
    assert actions["undo"].toolTip() == "This hole is over and its score stands."
    press(window, Key.Key_N, CTRL)
    play_first(window)
    assert actions["undo"].isEnabled()
    assert actions["again"].isEnabled()
    assert {name: actions[name].toolTip() for name in usual} == usual
    begin(window, 8, undo=True)
    play_first(window)
    assert actions["undo"].isEnabled()
    assert not actions["again"].isEnabled()


def test_a_new_deal_in_the_middle_of_a_hole_says_that_the_round_waits(
    window: MainWindow,
) -> None:
    begin(window, 7)
    play_first(window)
    made = signs(window)
    press(window, Key.Key_N, CTRL)
    panel = window.left_panel
    assert panel.detail.text() == "Round 7 waits at hole 1: Ctrl+G goes on with it."
    button(panel, "Bring it back").click()
    assert (window.rounds.is_in_play, signs(window)) == (True, made)
    begin(window, 8)
    assert panel.detail.text() == "Round 7 waits at hole 1: Ctrl+Shift+N lists it."
    choose_keys(window, round="F7")
    assert panel.detail.text() == "Round 7 waits at hole 1: F7 lists it."
    choose_keys(window, round="")
    assert panel.detail.text() == "Round 7 waits at hole 1."
    button(panel, "Bring it back").click()
    assert window.rounds.round is not None
    assert window.rounds.round.nine.number == 7
    assert (window.rounds.is_in_play, signs(window)) == (True, made)


def test_a_new_deal_between_two_holes_says_that_the_round_waits(window: MainWindow) -> None:
    begin(window, 7)
    play_hole(window)
    press(window, Key.Key_N, CTRL)
    told = "Round 7 waits at hole 2: Ctrl+G goes on with it."
    assert window.status.currentMessage() == told
    assert not window.left_panel.isVisible()
    press(window, Key.Key_G, CTRL)
    assert told != window.status.currentMessage()
    press(window, Key.Key_N, CTRL)
    assert window.status.currentMessage() == told


@pytest.mark.parametrize("name", ["solution", "replay"])
def test_nothing_is_shown_of_a_hole_before_it_is_over(window: MainWindow, name: str) -> None:
    begin(window)
    play_first(window)
    window.menus.actions[name].trigger()
    assert "before it is over" in window.status.currentMessage()
    assert not window.table.is_replay


def test_the_indicator_is_silent_during_a_hole_and_back_after_it(window: MainWindow) -> None:
    press(window, Key.Key_I)
    assert window.status.outlook.isVisible()
    begin(window)
    assert not window.status.outlook.isVisible()
    press(window, Key.Key_N, CTRL)
    assert window.status.outlook.isVisible()


def test_a_hole_that_is_over_can_be_looked_back_at(window: MainWindow) -> None:
    begin(window)
    play_hole(window)
    press(window, Key.Key_E, CTRL)
    assert [each for each in window.findChildren(ReviewWindow) if each.isVisible()]


def test_undo_works_where_the_round_allows_it_until_the_hole_is_over(window: MainWindow) -> None:
    begin(window, undo=True)
    play_first(window)
    press(window, Key.Key_Z, CTRL)
    assert signs(window) == ""
    play_hole(window)
    made = signs(window)
    press(window, Key.Key_Z, CTRL)
    assert signs(window) == made
    assert "its score stands" in window.status.currentMessage()
    assert window.end_panel.isVisible()


def test_leaving_asks_nothing_and_ctrl_g_goes_on(window: MainWindow) -> None:
    begin(window)
    for _ in range(5):
        play_first(window)
    made = signs(window)
    press(window, Key.Key_N, CTRL)
    assert QApplication.activeModalWidget() is None
    assert not window.status.round.isVisible()
    assert window.menus.actions["go-on"].isEnabled()
    play_first(window)
    press(window, Key.Key_G, CTRL)
    assert signs(window) == made
    assert window.status.round.text() == "Hole 1 of 9"
    assert not window.menus.actions["go-on"].isEnabled()
    assert_board_shows_game(window)


def test_opening_a_file_puts_the_round_aside(window: MainWindow, tmp_path: Path) -> None:
    begin(window)
    play_first(window)
    made = signs(window)
    path = tmp_path / "other.golf"
    write(path, SavedGame(window.table.game.up_to(0)))
    assert window.files.open_file(path)
    assert not window.rounds.is_on_board
    press(window, Key.Key_G, CTRL)
    assert signs(window) == made


def test_a_start_with_another_deal_leaves_the_round_to_go_on_with(start: Start) -> None:
    window = start()
    begin(window)
    for _ in range(3):
        play_first(window)
    made = signs(window)
    window = start(Wish(12))
    assert window.table.game.deal.number == 12
    assert not window.rounds.is_on_board
    assert window.autosave.load_interrupted() is None
    press(window, Key.Key_G, CTRL)
    assert window.table.game.deal == NineHoles(7).deal(0)
    assert signs(window) == made


def test_a_start_with_a_file_leaves_the_round_to_go_on_with(start: Start, tmp_path: Path) -> None:
    window = start()
    path = tmp_path / "other.golf"
    write(path, window.table.snapshot())
    begin(window)
    play_first(window)
    made = signs(window)
    window = start(Wish(file=path))
    assert not window.rounds.is_on_board
    press(window, Key.Key_G, CTRL)
    assert signs(window) == made


def test_a_second_start_with_another_deal_leaves_the_round_to_go_on_with(
    window: MainWindow,
) -> None:
    begin(window)
    play_first(window)
    made = signs(window)
    do_what_is_asked(window, Wish(12).encode())
    assert window.table.game.deal.number == 12
    assert window.autosave.load_interrupted() is None
    press(window, Key.Key_G, CTRL)
    assert signs(window) == made


def test_closed_after_a_hole_the_next_start_shows_its_end(start: Start) -> None:
    window = start()
    begin(window)
    play_hole(window)
    title = window.end_panel.title.text()
    window = start()
    assert window.end_panel.isVisible()
    assert window.end_panel.title.text() == title
    press(window, Key.Key_G, CTRL)
    assert window.rounds.hole == 2


def test_a_spoilt_round_is_set_aside_and_told_by_name(start: Start, places: Places) -> None:
    window = start()
    begin(window)
    play_hole(window)
    window.close()
    path = places.data / "current.round"
    path.write_text(path.read_text().replace('"hole": 1', '"hole": 2'))
    window = start()
    assert "Hole 1 is missing: hole 2 stands in its place." in window.status.currentMessage()
    assert window.rounds.round is None
    assert len(list(places.data.glob("current.round.damaged-*"))) == 1
    begin(window, 9)
    assert window.rounds.hole == 1


def test_a_round_begun_in_the_middle_of_another_lets_it_wait(window: MainWindow) -> None:
    begin(window, 7)
    play_first(window)
    made = signs(window)
    begin(window, 8)
    (waiting,) = window.rounds.waiting()
    window.rounds.go_on_with(waiting)
    assert window.table.game.deal == NineHoles(7).deal(0)
    assert signs(window) == made
    press(window, Key.Key_Z, CTRL | SHIFT)
    assert signs(window) == made
