"""A whole round by the keyboard, through everything that can come between."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from golf_desktop.engine.game import Game
from golf_desktop.engine.position import Position
from golf_desktop.engine.round import HOLES, NineHoles, ScoreCard
from golf_desktop.engine.rules import STANDARD
from golf_desktop.storage.places import Places
from golf_desktop.storage.statistics import FILE_NAME, Statistics
from golf_desktop.ui.round.texts import hole_title, status_text
from tests.ui.playing import CTRL, assert_board_shows_game, press, signs
from tests.ui.round.conftest import (
    Start,
    begin,
    card_of,
    finished,
    play_first,
    play_hole,
)

Key = Qt.Key
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

NINE = NineHoles(7)


def strokes_by_first_moves(hole: int) -> int:
    """What a hole comes to when always the first move is made."""
    position = Position.from_deal(NINE.deal(hole))
    while moves := position.legal_moves():
        position = position.play(moves[0])
    return position.score


EXPECTED = tuple(map(strokes_by_first_moves, range(HOLES)))


def test_a_whole_round_by_keyboard_closed_and_opened_in_the_middle_of_hole_5(
    start: Start, places: Places, qtbot: QtBot
) -> None:
    window = start()
    begin(window, 7)
    for hole in range(HOLES):
        if hole:
            press(window, Key.Key_G, CTRL)
        assert window.table.game.deal == NINE.deal(hole)
        assert window.status.round.text() == status_text(hole + 1, ScoreCard(EXPECTED[:hole]))
        assert window.windowTitle() == f"Round 7, hole {hole + 1} — Golf"
        assert not window.end_panel.isVisible()
        if hole == 4:
            for _ in range(6):
                play_first(window)
            made, attempt = signs(window), window.table.snapshot().attempt
            window = start()
            assert window.rounds.is_in_play
            assert window.table.game.deal == NINE.deal(4)
            assert (signs(window), window.table.snapshot().attempt) == (made, attempt)
            assert window.status.round.text().startswith("Hole 5 of 9")
            assert window.status.currentMessage() == ""
            assert_board_shows_game(window)
        play_hole(window)
        card = ScoreCard(EXPECTED[: hole + 1])
        assert window.rounds.card == card
        assert window.end_panel.title.text() == hole_title(hole + 1, card)
    assert window.rounds.is_over
    qtbot.waitUntil(lambda: card_of(window).best.is_done)
    assert f"Total   45      {sum(EXPECTED)}" in card_of(window).card.text()
    window.close()
    (result,) = finished(places)
    assert (result.number, result.card.strokes) == (7, EXPECTED)
    assert not result.is_helped
    with Statistics(places.data / FILE_NAME) as store:  # each hole counts as a deal, too
        entries = store.page(descending=False).entries
    assert [entry.attempt.deal for entry in entries] == list(NINE.deals)
    assert [entry.attempt.score for entry in entries] == list(EXPECTED)


def test_the_same_number_is_the_same_round(start: Start) -> None:
    window = start()
    begin(window, 7)
    first = window.table.game.deal
    begin(window, 8)
    assert window.table.game.deal != first
    begin(window, 7)
    assert window.table.game.deal == first
    assert Game(first).deal.rules == STANDARD
