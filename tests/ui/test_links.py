"""Links: what they put on the board, what is kept, and what is refused."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from golf_desktop.app import build, do_what_is_asked
from golf_desktop.engine.rules import GAMES, WRAP
from golf_desktop.storage.link import DayLink, DealLink, RoundLink
from golf_desktop.storage.places import Places
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.links import follow_link, follow_text
from golf_desktop.ui.main_window import MainWindow
from tests.ui.playing import play_on


def files(folder: Path) -> dict[Path, bytes]:
    """Every file below a folder and what it holds."""
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    "text",
    [
        "golf-solitaire:deal/0",
        "golf-solitaire:deal/5?file=/etc/passwd",
        "golf-solitaire:open/game.golf",
        "golf-solitaire:deal/" + "5" * 400,
    ],
)
def test_a_bad_link_is_told_and_does_nothing(window: MainWindow, places: Places, text: str) -> None:
    window.table.turn()
    window.autosave.flush()
    before = files(places.data)
    follow_text(window, text)
    assert window.status.currentMessage().startswith("The link is refused: ")
    assert (window.table.game.deal.number, window.table.position.turned) == (2, 1)
    window.autosave.flush()
    assert files(places.data) == before


def test_a_deal_in_a_link_holds_for_itself_and_keeps_the_game(window: MainWindow) -> None:
    window.table.turn()
    rules = window.table.rules
    do_what_is_asked(window, Wish(link=str(DealLink(10**20, GAMES["thieves"]))).encode())
    deal = window.table.game.deal
    assert (deal.number, deal.rules, window.table.rules) == (10**20, GAMES["thieves"], rules)
    kept = window.autosave.load_interrupted()
    assert kept is not None
    assert (kept.game.deal.number, kept.game.cursor) == (2, 1)
    window.table.new_deal(3)
    window.table.turn()
    window.table.new_deal(4)
    kept = window.autosave.load_interrupted()
    assert kept is not None
    assert kept.game.deal.number == 2  # only what gave way to the link


def test_a_link_to_the_deal_in_play_goes_on_with_it(window: MainWindow) -> None:
    link = DealLink(7, GAMES["wrap"])
    follow_link(window, link)
    window.table.turn()
    follow_link(window, link)
    assert (window.table.game.cursor, window.table.left_game) == (1, None)
    follow_link(window, DealLink(7, GAMES["thieves"]))
    assert window.table.game.deal.rules == GAMES["thieves"]
    follow_link(window, link)
    window.table.turn()
    window.commands.replay_this()
    follow_link(window, link)  # what is only shown again is not in play
    assert not window.table.is_replay
    assert window.table.game.moves == ()
    play_on(window)
    follow_link(window, link)
    assert not window.table.game.is_begun


def test_a_link_to_a_round_begins_it_once(window: MainWindow) -> None:
    link = RoundLink(7, WRAP, allows_undo=True)
    window.table.turn()
    follow_link(window, link)
    saved = window.rounds.round
    assert saved is not None
    assert (saved.nine.number, saved.nine.rules, saved.allows_undo) == (7, WRAP, True)
    window.table.turn()
    follow_link(window, link)
    assert window.table.position.turned == 1
    follow_link(window, RoundLink(8))
    follow_link(window, link)
    assert window.rounds.round is not None
    assert window.rounds.round.id == saved.id
    assert window.table.position.turned == 1
    kept = window.autosave.load_interrupted()
    assert kept is not None
    assert kept.game.deal.number == 2  # the holes are kept by their rounds


def test_the_program_is_opened_by_a_link_and_what_it_was_closed_on_is_kept(
    qtbot: QtBot, places: Places
) -> None:
    first = build(Wish(5), places)
    qtbot.addWidget(first)
    first.show()
    first.table.turn()
    assert first.close()
    moment = datetime(2026, 11, 30, 12, tzinfo=UTC)
    link = DayLink(date(2026, 11, 29))
    window = build(Wish(link=str(link)), places, moment=lambda: moment)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.daily.day == link.day)
    assert window.table.game.deal.number == 2026112902
    kept = window.autosave.load_interrupted()
    assert kept is not None
    assert kept.game.deal.number == 5
    window.table.turn()
    follow_link(window, link)  # it lies there already
    assert window.table.position.turned == 1
    follow_link(window, DayLink(date(2026, 12, 1)))
    assert "can be played from that day on" in window.status.currentMessage()
    assert window.table.position.turned == 1
    assert window.close()
