"""Nothing is lost by what comes between: replays, second windows, second starts."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from golf_desktop.app import build, do_what_is_asked
from golf_desktop.storage.places import Places
from golf_desktop.storage.statistics import FILE_NAME, Statistics
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.main_window import MainWindow
from tests.ui.playing import signs


def test_the_game_in_progress_waits_as_long_as_a_replay_is_watched(window: MainWindow) -> None:
    window.table.play_pile(2)
    window.commands.replay_this()
    assert not window.left_panel.isVisible()  # the replay's bar leads back
    assert window.replay_bar.leave.isVisible()
    assert not window.table._offer.is_running_out
    window.table.redo()
    window.table.undo()
    assert window.table.bring_back()
    assert signs(window) == "3"


@pytest.mark.parametrize("end", ["take over", "new deal"])
def test_after_the_replay_the_offer_ends_in_its_time(window: MainWindow, end: str) -> None:
    window.table.play_pile(2)
    window.commands.replay_this()
    if end == "take over":
        window.table.turn()
    else:
        window.table.new_deal(5)
    assert window.table._offer.is_running_out
    assert window.left_panel.isVisible()
    assert window.table.bring_back()
    assert signs(window) == "3"


def test_a_second_start_during_a_replay_keeps_the_interrupted_game(
    window: MainWindow,
) -> None:
    window.table.turn()
    do_what_is_asked(window, Wish(5).encode())
    window.table.turn()
    window.commands.replay_this()
    do_what_is_asked(window, Wish(6).encode())
    kept = window.autosave.load_interrupted()
    assert kept is not None
    assert (kept.game.deal.number, kept.attempt is not None) == (2, True)


def test_going_on_with_the_interrupted_game_keeps_the_one_on_the_board(window: MainWindow) -> None:
    window.table.turn()
    do_what_is_asked(window, Wish(5).encode())
    window.table.turn()
    window.commands.resume_interrupted()
    assert window.table.game.deal.number == 2
    window.commands.resume_interrupted()
    assert (window.table.game.deal.number, signs(window)) == (5, ".")


def test_rules_of_a_second_start_hold_for_its_deal_alone(window: MainWindow) -> None:
    rules = window.table.rules
    do_what_is_asked(window, Wish(5, "wrap").encode())
    assert window.table.game.deal.rules == Wish(rules="wrap").chosen_rules
    assert window.table.rules == rules


def test_a_second_window_beside_a_hung_one_counts_and_overwrites_nothing(
    qtbot: QtBot, window: MainWindow, places: Places
) -> None:
    window.table.turn()
    second = build(Wish(9), places, is_only_one=False)
    qtbot.addWidget(second)
    second.show()
    second.table.turn()
    assert second.close()
    with Statistics(places.data / FILE_NAME) as store:
        assert [entry.attempt.deal for entry in store.page().entries] == [9]
    assert window.close()
    again = build(Wish(), places)
    qtbot.addWidget(again)
    assert (again.table.game.deal.number, signs(again)) == (2, ".")
