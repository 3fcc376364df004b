"""The first steps: shown on the board when asked for, led on by playing, never again once ended."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from golf_desktop.engine.cards import Rank
from golf_desktop.engine.rules import Rules
from golf_desktop.storage.places import Places
from golf_desktop.storage.settings import Settings, StructFile
from golf_desktop.ui.board.first_steps import FirstSteps
from golf_desktop.ui.board.target import Spot, Target
from golf_desktop.ui.main_window import MainWindow
from tests.conftest import MakeWindow
from tests.ui.playing import CTRL, Mouse, choose_keys, play_on, press, signs

Key = Qt.Key


@pytest.fixture
def taught(make_window: MakeWindow) -> MainWindow:
    """Deal 5, on which two 8s fit at once, with the first step shown."""
    window = make_window(5)
    window.commands.begin_first_steps()
    return window


def steps_of(window: MainWindow) -> FirstSteps:
    steps = window.findChild(FirstSteps)
    assert isinstance(steps, FirstSteps)
    return steps


def ringed(window: MainWindow) -> Target | None:
    """What the ring lies around."""
    ring = steps_of(window).ring
    if not ring.isVisible():
        return None
    targets: list[Target] = [Spot.WASTE, Spot.STOCK, *window.table.position.free_slots]
    return next(each for each in targets if window.scene.target_rect(each).topLeft() == ring.pos())


def is_done(places: Places) -> bool:
    return not StructFile(places.config / "settings.json", Settings).load().first_steps


def test_three_steps_by_the_mouse(taught: MainWindow, places: Places) -> None:
    steps, mouse = steps_of(taught), Mouse(taught)
    assert steps.isVisible()
    assert "On a 9 goes an 8 or a 10" in steps.detail.text()
    assert ringed(taught) is Spot.WASTE
    QTest.mouseClick(steps.next_button, Qt.MouseButton.LeftButton)
    offered = ringed(taught)
    assert isinstance(offered, int)
    assert str(taught.table.game.deal.cards[offered]) == "8H"
    assert "8♥" in steps.detail.text()
    assert "press 1" in steps.detail.text()
    mouse.click(offered)
    assert signs(taught) == "1"
    assert (steps.step, ringed(taught)) == (3, Spot.STOCK)
    assert not is_done(places)
    mouse.click(Spot.STOCK)
    assert signs(taught) == "1."
    assert not steps.isVisible()
    assert ringed(taught) is None
    assert is_done(places)


def test_on_a_joker_no_rank_is_named(make_window: MakeWindow) -> None:
    window = make_window(37)
    window.table.choose_rules(Rules(jokers=2))
    assert window.table.position.waste_rank is Rank.JOKER
    window.commands.begin_first_steps()
    assert steps_of(window).detail.text().endswith("at a time. Any card goes on a joker.")


def test_by_keys_a_move_leads_on_and_another_ends_it(taught: MainWindow, places: Places) -> None:
    steps = steps_of(taught)
    assert taught.focusWidget() is taught.board
    press(taught, Key.Key_7)  # the other 8
    assert steps.step == 3
    press(taught, Key.Key_7)
    assert signs(taught) == "77"
    assert not steps.isVisible()
    assert is_done(places)


def test_where_nothing_fits_it_shows_the_stock(taught: MainWindow) -> None:
    steps = steps_of(taught)
    while taught.table.position.legal_plays():
        taught.table.turn()
    assert steps.step == 2
    assert ringed(taught) is Spot.STOCK
    assert "Space" in steps.detail.text()


def test_it_is_skipped_by_keys_and_never_comes_again(
    taught: MainWindow, make_window: MakeWindow
) -> None:
    steps = steps_of(taught)
    press(taught, Key.Key_Tab)
    assert steps.isAncestorOf(taught.focusWidget())
    press(taught, Key.Key_Escape)
    assert not steps.isVisible()
    assert taught.focusWidget() is taught.board
    taught.commands.begin_first_steps()
    assert not steps.isVisible()
    again = make_window(7)
    again.commands.begin_first_steps()
    assert again.findChild(FirstSteps) is None
    again.menus.actions["first-steps"].trigger()
    assert steps_of(again).isVisible(), "asked for, it is shown again"


def test_escape_on_the_board_ends_it_before_it_leaves_the_full_screen(taught: MainWindow) -> None:
    steps = steps_of(taught)
    taught.toggle_full_screen()
    assert taught.focusWidget() is taught.board
    press(taught, Key.Key_Escape)
    assert not steps.isVisible()
    assert taught.isFullScreen()
    press(taught, Key.Key_Escape)
    assert not taught.isFullScreen()


def test_it_hides_nothing_that_can_be_played(taught: MainWindow) -> None:
    steps = steps_of(taught)
    for size in ((640, 480), (1024, 720), (480, 700)):
        taught.resize(*size)
        QTest.qWait(0)
        assert taught.board.rect().contains(steps.geometry())
        for step in (1, 2):
            steps.step = step
            steps._show_step()
            taken = taught.board.playable_areas()
            assert not any(steps.geometry().intersects(area) for area in taken), size


def test_nobody_sees_it_who_plays_already(make_window: MakeWindow) -> None:
    window = make_window(5)
    press(window, Key.Key_1)
    window.commands.begin_first_steps()
    assert window.findChild(FirstSteps) is None


def test_asked_for_where_it_cannot_be_shown_it_says_why(make_window: MakeWindow) -> None:
    window = make_window(5)
    asked = window.menus.actions["first-steps"]
    play_on(window)
    asked.trigger()
    assert window.status.currentMessage() == "This deal is over: begin another for the first steps."
    assert not steps_of(window).isVisible()
    window.commands.replay_this()
    asked.trigger()
    assert window.status.currentMessage().startswith("A replay shows no first steps")
    press(window, Key.Key_N, CTRL)
    asked.trigger()
    assert steps_of(window).isVisible()
    assert window.status.currentMessage() == ""


def test_it_names_the_keys_as_they_are_at_once_and_none_that_there_is_not(
    taught: MainWindow,
) -> None:
    steps = steps_of(taught)
    press(taught, Key.Key_1)
    assert "Ctrl+Z takes a move back. H gives a hint. F1 tells all the rest." in steps.detail.text()
    choose_keys(taught, undo="F4", hint="")
    assert steps.detail.text().endswith("F4 takes a move back. F1 tells all the rest.")
    assert steps.accessibleName() == steps.detail.text()
