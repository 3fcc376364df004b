"""The table: what it changes, what it says, and in which order."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, SignalInstance

from golf_desktop.engine.deal import DealNumberError, deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.notation import parse_board
from golf_desktop.engine.position import TURN, Outcome, Play, Refusal
from golf_desktop.engine.rules import QUEEN_ON_KING, STANDARD, WRAP
from golf_desktop.model.table import Table
from tests.engine.boards import COLUMN_BY_COLUMN, clearable_board

SIGNALS = "dealt moved undone refused ended resumed hint_asked rules_chosen left offer_ended"

pytestmark = pytest.mark.usefixtures("qapp")


def listen(table: Table) -> list[tuple[object, ...]]:
    """What the table says from now on: the signal's name and its arguments."""
    said: list[tuple[object, ...]] = []

    def hear(name: str) -> Callable[..., None]:
        return lambda *arguments: said.append((name, *arguments))

    for name in SIGNALS.split():
        signal: SignalInstance = getattr(table, name)
        signal.connect(hear(name))
    return said


@pytest.fixture
def table(qapp: QCoreApplication) -> Table:  # noqa: ARG001 - timers need an application
    return Table(STANDARD, 2)


def test_a_move_is_told_after_it_was_made(table: Table) -> None:
    cursors: list[int] = []
    table.moved.connect(lambda _move: cursors.append(table.game.cursor))
    table.undone.connect(lambda _move: cursors.append(table.game.cursor))
    said = listen(table)
    assert table.play(30)
    assert table.turn()
    assert table.undo()
    assert table.redo()
    assert cursors == [1, 2, 1, 2]
    assert said == [
        ("moved", Play(30)),
        ("moved", TURN),
        ("undone", TURN),
        ("moved", TURN),
    ]


@pytest.mark.parametrize(
    ("slot", "reason"),
    [(33, Refusal.NO_FIT), (2, Refusal.COVERED), (99, Refusal.NO_SLOT), (-1, Refusal.NO_SLOT)],
)
def test_a_refused_move_changes_nothing_and_is_told(
    table: Table, slot: int, reason: Refusal
) -> None:
    said, before = listen(table), table.position
    assert not table.play(slot)
    assert said == [("refused", Play(slot), reason)]
    assert table.position == before
    assert not table.game.is_begun


def test_a_pile_is_played_by_its_free_card_and_an_empty_one_is_refused(table: Table) -> None:
    table.enter(parse_board(clearable_board(0)))
    for _ in range(5):
        assert table.play_pile(0)
    said = listen(table)
    assert not table.play_pile(0)
    assert said == [("refused", Play(0), Refusal.EMPTY)]


def test_nothing_is_said_when_nothing_changed(table: Table) -> None:
    said = listen(table)
    assert not table.undo()
    assert not table.redo()
    assert not table.bring_back()
    table.forget_left_game()
    table.choose_rules(STANDARD)
    assert said == []


def test_the_end_is_told_once_after_the_move_and_taken_back_after_the_undo(table: Table) -> None:
    table.enter(parse_board(clearable_board(0)))
    for column in COLUMN_BY_COLUMN[:-1]:
        table.play_pile(int(column) - 1)
    said = listen(table)
    table.play_pile(6)
    table.undo()
    table.redo()
    last = Play(6)
    assert said == [
        ("moved", last),
        ("ended", Outcome.CLEARED),
        ("undone", last),
        ("resumed",),
        ("moved", last),
        ("ended", Outcome.CLEARED),
    ]


def test_a_bad_deal_number_leaves_the_game_alone(table: Table) -> None:
    table.turn()
    said = listen(table)
    with pytest.raises(DealNumberError):
        table.new_deal(0)
    assert said == []
    assert table.game.cursor == 1


def test_new_deals_are_drawn_as_told() -> None:
    numbers = iter([5, 6, 7])
    table = Table(STANDARD, draw_number=lambda: next(numbers))
    assert table.game.deal == deal(5)
    table.new_deal()
    assert table.game.deal == deal(6)
    table.new_deal(100)
    table.new_deal()
    assert table.game.deal == deal(7)


def test_drawn_deals_exist_and_differ(table: Table) -> None:
    numbers = set()
    for _ in range(20):
        table.new_deal()
        numbers.add(table.game.deal.number)
    assert len(numbers) > 15


def test_rules_hold_at_once_before_the_first_move_and_later_after_it(table: Table) -> None:
    said = listen(table)
    table.choose_rules(WRAP)
    assert table.game.deal.rules == WRAP
    table.turn()
    table.choose_rules(QUEEN_ON_KING)
    assert table.game.deal.rules == WRAP
    table.choose_rules(QUEEN_ON_KING)
    table.restart()
    assert table.game.deal.rules == WRAP
    chosen = [each for each in said if each[0] == "rules_chosen"]
    assert chosen == [("rules_chosen", True), ("rules_chosen", False)]
    table.new_deal()
    assert table.game.deal.rules == QUEEN_ON_KING


def test_a_deal_brought_back_keeps_its_rules(table: Table) -> None:
    table.turn()
    table.choose_rules(WRAP)
    table.new_deal()
    table.bring_back()
    assert table.game.deal.rules == STANDARD
    assert table.rules == WRAP


def test_a_hint_answers_and_changes_nothing(table: Table) -> None:
    said, before = listen(table), table.position
    table.ask_hint()
    assert [each[0] for each in said] == ["hint_asked"]
    assert table.position == before


ACTS = st.lists(
    st.sampled_from(["turn", "undo", "redo", "restart", "new", "back", "hint", *range(35)]),
    max_size=60,
)


@settings(deadline=None)
@given(acts=ACTS)
def test_whatever_is_done_the_moves_replay_to_the_position(acts: list[str | int]) -> None:
    table = Table(STANDARD, 2, draw_number=lambda: 7)
    methods: dict[str, Callable[[], object]] = {
        "turn": table.turn,
        "undo": table.undo,
        "redo": table.redo,
        "restart": table.restart,
        "new": table.new_deal,
        "back": table.bring_back,
        "hint": table.ask_hint,
    }
    for act in acts:
        if isinstance(act, int):
            table.play(act)
        else:
            methods[act]()
        game = table.game
        replay = Game(game.deal)
        for move in game.moves[: game.cursor]:
            replay.apply(move)
        assert replay.position == table.position
        assert replay.waste == game.waste
