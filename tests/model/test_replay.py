"""A game that is shown again: what the table does with it until the player takes it over."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QSignalSpy

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.notation import format_moves, parse_board
from golf_desktop.engine.rules import QUEEN_ON_KING, STANDARD
from golf_desktop.model.table import Table
from tests.engine.boards import COLUMN_BY_COLUMN, clearable_board, played

pytestmark = pytest.mark.usefixtures("qapp")


class Time:
    """A time source that a test turns."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def table(time: Time) -> Table:
    """Deal 2, to be followed by deal 77."""
    return Table(STANDARD, 2, draw_number=lambda: 77, now=time)


def signs(table: Table) -> str:
    game = table.game
    return format_moves(game.moves[: game.cursor], game.deal.rules.layout)


def test_a_replay_begins_before_the_first_move_and_has_them_all(table: Table) -> None:
    game = played(deal(5), "..")
    spy = QSignalSpy(table.replay_changed)
    table.replay(game)
    assert table.is_replay
    assert [spy.at(0), spy.count()] == [[True], 1]
    assert (table.game.deal.number, table.game.cursor, len(table.game.moves)) == (5, 0, 2)
    assert table.redo()
    assert signs(table) == "."
    assert table.undo()
    assert signs(table) == ""
    assert not table.undo()


def test_a_replay_has_the_rules_it_was_played_by(table: Table) -> None:
    table.replay(Game(deal(5, QUEEN_ON_KING)))
    assert table.game.deal.rules == QUEEN_ON_KING
    assert table.rules == STANDARD


def test_the_game_that_is_shown_again_is_not_changed(table: Table) -> None:
    game = played(deal(5), "...")
    table.replay(game)
    assert game.cursor == 3
    table.redo()
    assert table.turn()
    assert table.undo()
    assert (game.cursor, len(game.moves)) == (3, 3)


def test_the_clock_stands_until_the_replay_is_taken_over(table: Table, time: Time) -> None:
    table.replay(played(deal(5), "..."))
    table.redo()
    time.seconds = 100
    assert table.seconds == 0
    table.turn()
    time.seconds = 103
    assert table.seconds == 3


def test_a_move_in_the_middle_takes_the_replay_over(table: Table) -> None:
    table.replay(played(deal(2), "3.."))
    table.redo()
    spy = QSignalSpy(table.replay_changed)
    replaying: list[bool] = []
    table.moved.connect(lambda _move: replaying.append(table.is_replay))
    assert table.turn()
    assert signs(table) == "3."
    assert not table.game.can_redo
    assert replaying == [False]
    assert [spy.at(0), spy.count()] == [[False], 1]
    assert table.snapshot().attempt is not None
    assert table.snapshot().begun is not None


def test_a_move_that_is_refused_takes_nothing_over(table: Table) -> None:
    table.replay(played(deal(2), "3.."))
    assert not table.play_pile(0)
    assert table.is_replay
    assert len(table.game.moves) == 3
    assert table.snapshot().attempt is None


@pytest.mark.parametrize("leave", ["new_deal", "restart"])
def test_a_replay_is_left_without_an_offer_to_bring_it_back(table: Table, leave: str) -> None:
    table.replay(played(deal(5), "..."))
    table.redo()
    put_away, changed = QSignalSpy(table.put_away), QSignalSpy(table.replay_changed)
    getattr(table, leave)()
    assert not table.is_replay
    assert table.left_game is None
    assert put_away.count() == 0
    assert [changed.at(0), changed.count()] == [[False], 1]
    assert not table.game.is_begun


def test_the_game_that_makes_room_can_be_brought_back_as_it_was(table: Table, time: Time) -> None:
    table.turn()
    time.seconds = 7
    before = table.snapshot()
    put_away = QSignalSpy(table.put_away)
    table.replay(table.game)
    assert put_away.count() == 1
    time.seconds = 100
    table.redo()
    assert table.bring_back()
    after = table.snapshot()
    assert not table.is_replay
    assert (after.attempt, after.seconds) == (before.attempt, 7)
    assert after.game.cursor == 1
    assert table.left_game is None


def test_a_replay_of_the_replay_begins_again(table: Table) -> None:
    table.replay(played(deal(5), "..."))
    table.redo()
    table.replay(table.game)
    assert table.is_replay
    assert (table.game.cursor, len(table.game.moves)) == (0, 3)
    assert table.left_game is None


def test_a_hint_in_a_replay_counts_once_it_is_taken_over_and_undoing_does_not(
    table: Table,
) -> None:
    table.replay(played(deal(5), "..."))
    table.redo()
    table.ask_hint()
    table.undo()
    saved = table.snapshot()
    assert (saved.undos, saved.hints) == (0, 1)


def test_a_replay_shows_its_end(table: Table) -> None:
    ended = QSignalSpy(table.ended)
    table.replay(played(parse_board(clearable_board(0)), COLUMN_BY_COLUMN))
    assert ended.count() == 0
    while table.redo():
        pass
    assert ended.count() == 1
    assert table.is_replay


def test_taken_over_and_undone_it_is_no_replay_again(table: Table) -> None:
    table.replay(played(deal(5), "..."))
    table.turn()
    table.undo()
    assert not table.is_replay
    assert table.snapshot().undos == 1


def test_a_replay_can_begin_in_the_middle(table: Table) -> None:
    game = played(deal(5), "....")
    game.undo()
    table.replay(game, 2)
    assert table.is_replay
    assert (table.game.cursor, len(table.game.moves)) == (2, 4)
    assert (game.cursor, len(game.moves)) == (3, 4)
