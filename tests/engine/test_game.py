from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game, RecordError
from golf_desktop.engine.layout import Layout
from golf_desktop.engine.notation import parse_board
from golf_desktop.engine.position import TURN, IllegalMoveError, Move, Outcome, Play, Refusal
from golf_desktop.engine.rules import PRESETS, STANDARD, WRAP, KingRule, Rules, Scoring
from tests.engine.boards import (
    BOARDS,
    COLUMN_BY_COLUMN,
    NUMBERS,
    RULES,
    TRIES,
    clearable_board,
    games,
    played,
    pysol_board,
    sign_of,
)
from tests.engine.naive import Table

RULES_RECORD = {"layout": "golf", "king_rule": "nothing", "scoring": "below-zero"}
RECORD = {"deal": 1, "board": None, "rules": RULES_RECORD, "moves": ".4.", "cursor": 2}
BOARD_RECORD = {**RECORD, "deal": None, "board": pysol_board(1)}


def state(game: Game) -> tuple[object, ...]:
    """All that a game shows, to tell whether something changed it."""
    return game.deal, game.moves, game.cursor, *board_state(game)


def board_state(game: Game) -> tuple[object, ...]:
    """What lies on the board."""
    return game.position, game.waste


def reloaded(game: Game) -> Game:
    return Game.from_record(json.loads(json.dumps(game.to_record())))


def test_a_new_game_stands_at_its_deal() -> None:
    game = Game(deal(1))
    assert game.deal == deal(1)
    assert (game.moves, game.cursor, game.is_begun) == ((), 0, False)
    assert (game.can_undo, game.can_redo) == (False, False)
    assert game.waste == (35,)
    assert game.outcome() is None


def test_the_waste_lists_turned_and_played_cards_in_order() -> None:
    game = played(deal(1), ".4.")
    assert game.waste == (35, 36, 31, 37)
    assert [str(game.deal.cards[card]) for card in game.waste] == ["TH", "8H", "7S", "2C"]


def test_undo_and_redo_give_the_move_and_do_nothing_at_the_ends() -> None:
    game = played(deal(1), ".4")
    assert game.redo() is None
    assert [game.undo(), game.undo(), game.undo()] == [Play(31), TURN, None]
    assert (game.cursor, game.can_undo, game.can_redo) == (0, False, True)
    assert [game.redo(), game.redo(), game.redo()] == [TURN, Play(31), None]
    assert (game.cursor, game.can_undo, game.can_redo) == (2, True, False)


def test_a_move_after_undo_forgets_what_could_be_redone() -> None:
    game = played(deal(1), ".4.")
    game.undo()
    game.undo()
    game.apply(TURN)
    assert game.moves == (TURN, TURN)
    assert not game.can_redo
    assert state(game) == state(played(deal(1), ".."))


def test_making_the_undone_move_again_forgets_the_rest_too() -> None:
    game = played(deal(1), ".4.")
    game.undo()
    game.undo()
    game.apply(Play(31))
    assert (game.moves, game.cursor) == ((TURN, Play(31)), 2)


def test_a_refused_move_keeps_what_could_be_redone() -> None:
    game = played(deal(1), ".4.")
    game.undo()
    before = state(game)
    with pytest.raises(IllegalMoveError):
        game.apply(Play(28))
    assert state(game) == before
    assert game.redo() == TURN


@pytest.mark.parametrize(
    ("signs", "outcome"),
    [
        ("", None),
        ("." * 15, None),
        ("." * 16, Outcome.STUCK),
        (COLUMN_BY_COLUMN[:-1], None),
        (COLUMN_BY_COLUMN, Outcome.CLEARED),
    ],
)
def test_a_game_that_ends_says_why(signs: str, outcome: Outcome | None) -> None:
    assert played(parse_board(clearable_board(0)), signs).outcome() is outcome


@pytest.mark.parametrize("signs", ["." * 16, COLUMN_BY_COLUMN])
def test_an_ended_game_goes_on_after_undo(signs: str) -> None:
    game = played(parse_board(clearable_board(0)), signs)
    assert game.outcome()
    game.undo()
    assert game.outcome() is None
    assert game.position.legal_moves()


@settings(deadline=None)
@given(game=games())
def test_a_walk_keeps_the_52_cards(game: Game) -> None:
    position = game.position
    assert position.cards_left + len(game.waste) + position.stock_left == 52
    left = {slot for slot in range(35) if not position.removed >> slot & 1}
    stock = set(range(36 + position.turned, 52))
    assert sorted([*left, *game.waste, *stock]) == list(range(52))
    assert game.deal.cards[game.waste[-1]] == position.waste


@settings(deadline=None)
@given(game=games())
def test_undo_to_the_start_and_redo_to_the_end_meet_the_same_positions(game: Game) -> None:
    while game.redo():
        pass
    seen = [game.position]
    while game.undo():
        seen.append(game.position)
    assert board_state(game) == board_state(Game(game.deal))
    again = [game.position]
    while game.redo():
        again.append(game.position)
    assert again == seen[::-1]
    assert len(again) == len(game.moves) + 1


@settings(deadline=None)
@given(game=games())
def test_a_record_round_trips_through_json(game: Game) -> None:
    copy = reloaded(game)
    assert state(copy) == state(game)
    assert copy.to_record() == game.to_record()
    assert copy.deal.rules == game.deal.rules
    while move := game.redo():
        assert copy.redo() == move
        assert copy.position == game.position


@settings(deadline=None)
@given(game=games(), number=st.integers(0, len(TRIES) - 1))
def test_an_illegal_move_is_named_and_leaves_the_game_as_it_was(game: Game, number: int) -> None:
    tries = [move for move in TRIES if not game.position.is_legal(move)]
    move = tries[number % len(tries)]
    before = state(game)
    with pytest.raises(IllegalMoveError) as caught:
        game.apply(move)
    assert state(game) == before
    assert caught.value.reason is game.position.refusal(move)
    assert str(move) in str(caught.value)
    assert caught.value.reason.value in str(caught.value)


def test_the_rules_of_an_untouched_deal_can_change() -> None:
    game = Game(deal(1))
    game.change_rules(WRAP)
    assert state(game) == state(Game(deal(1, WRAP)))
    assert not game.is_begun


@pytest.mark.parametrize("undone", [0, 1])
def test_the_rules_stand_once_a_move_was_made_even_if_it_was_undone(undone: int) -> None:
    game = played(deal(1), ".")
    for _ in range(undone):
        game.undo()
    assert game.is_begun
    before = state(game)
    with pytest.raises(ValueError, match="before the first move"):
        game.change_rules(WRAP)
    assert state(game) == before


def test_a_refused_move_begins_no_game() -> None:
    game = Game(deal(1))
    with pytest.raises(IllegalMoveError):
        game.apply(Play(28))
    assert not game.is_begun
    game.change_rules(WRAP)
    assert game.deal.rules == WRAP


def test_the_layout_of_a_deal_cannot_change() -> None:
    game = Game(deal(1))
    with pytest.raises(ValueError, match="golf deal is no wide deal"):
        game.change_rules(replace(STANDARD, layout=Layout.from_columns("wide", 9, 7)))
    assert game.deal == deal(1)


def test_a_record_tells_the_game_in_plain_values() -> None:
    game = played(deal(1), ".4.")
    game.undo()
    assert game.to_record() == RECORD


def test_a_record_of_an_entered_board_holds_the_board() -> None:
    game = played(parse_board(pysol_board(1)), ".4.")
    game.undo()
    assert game.to_record() == BOARD_RECORD


@pytest.mark.parametrize("record", [RECORD, BOARD_RECORD], ids=["numbered", "entered"])
def test_a_record_gives_the_game_back(record: dict[str, Any]) -> None:
    game = Game.from_record(record)
    assert game.moves == (TURN, Play(31), TURN)
    assert (game.cursor, game.position.turned, str(game.position.waste)) == (2, 1, "7S")
    assert game.to_record() == record


def test_a_record_keeps_every_option() -> None:
    rules = Rules(KingRule.WRAP, Scoring.CARDS_LEFT)
    assert Game(deal(1, rules)).to_record()["rules"] == {
        "layout": "golf",
        "king_rule": "wrap",
        "scoring": "cards-left",
    }
    assert reloaded(Game(deal(1, rules))).deal.rules == rules


def test_repr_tells_deal_moves_and_cursor() -> None:
    game = played(deal(1), ".4.")
    game.undo()
    assert repr(game) == "<Game <Deal 1 golf nothing below-zero> moves '.4.' cursor 2>"


@pytest.mark.parametrize("key", [*RECORD, *RULES_RECORD])
def test_a_record_without_a_key_is_refused_by_the_key(key: str) -> None:
    rules = {name: value for name, value in RULES_RECORD.items() if name != key}
    record = {name: value for name, value in RECORD.items() if name != key}
    with pytest.raises(RecordError, match=f"'{key}'"):
        Game.from_record({**record, "rules": rules} if key in RULES_RECORD else record)


WRONG: dict[str, list[object]] = {
    "deal": [True, False, 1.0, "1", [1], {}, 0, -1, 10**20 + 1, float("nan")],
    "rules": [None, "golf", 1, True, [], ["layout"], {}],
    "moves": [None, 1, True, ["."], [], {}, ".x", "1"],
    "cursor": [None, True, False, "2", 2.0, [], -1, 4, float("nan")],
}
WRONG_BOARDS: list[object] = [None, 1, True, ["x"], {}, "", pysol_board(1)[:-3]]
WRONG_RULES: list[object] = [None, "", "pyramid", 1, True, 1.5, [], ["golf"], {}, {"golf": 1}]


@pytest.mark.parametrize(
    ("field", "value"), [(field, value) for field, values in WRONG.items() for value in values]
)
def test_a_record_with_a_wrong_value_is_refused(field: str, value: object) -> None:
    with pytest.raises(RecordError):
        Game.from_record({**RECORD, field: value})


@pytest.mark.parametrize("board", WRONG_BOARDS)
def test_a_record_with_neither_number_nor_good_board_is_refused(board: object) -> None:
    with pytest.raises(RecordError):
        Game.from_record({**BOARD_RECORD, "board": board})


def test_a_record_with_both_a_number_and_a_board_is_refused() -> None:
    with pytest.raises(RecordError):
        Game.from_record({**RECORD, "board": pysol_board(1)})


@pytest.mark.parametrize("option", RULES_RECORD)
@pytest.mark.parametrize("value", WRONG_RULES)
def test_a_record_with_a_wrong_rule_is_refused(option: str, value: object) -> None:
    with pytest.raises(RecordError):
        Game.from_record({**RECORD, "rules": {**RULES_RECORD, option: value}})


@pytest.mark.parametrize("field", ["deal", "moves", "cursor"])
@pytest.mark.parametrize(
    "value", [pytest.param(10**5000, id="10**5000"), pytest.param(-(10**5000), id="-10**5000")]
)
def test_a_record_with_a_number_too_long_to_print_is_refused(field: str, value: int) -> None:
    with pytest.raises(RecordError) as caught:
        Game.from_record({**RECORD, field: value})
    assert "set_int_max_str_digits" not in str(caught.value)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"deal": "1"}, "'deal' is str, not int"),
        ({"deal": 0}, "There is no deal '0'"),
        ({"deal": None}, "either a deal number or a board"),
        ({"deal": None, "board": "x"}, "Line 1: 'x' is not a card"),
        ({"moves": ".1"}, f"Move 2, '1': {Refusal.NO_FIT.value}"),
        ({"moves": "?"}, "Move 1, '[?]': golf has no such move"),
        ({"cursor": 4}, "cursor .* 0 .* 3"),
        ({"rules": {**RULES_RECORD, "layout": "pyramid"}}, "no layout 'pyramid'"),
        ({"rules": {**RULES_RECORD, "king_rule": "ace"}}, "'ace'"),
        ({"rules": {**RULES_RECORD, "scoring": "high"}}, "'high'"),
    ],
)
def test_a_refused_record_says_what_is_wrong(change: dict[str, Any], said: str) -> None:
    with pytest.raises(RecordError, match=said):
        Game.from_record({**RECORD, **change})


JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda values: st.lists(values, max_size=4) | st.dictionaries(st.text(), values, max_size=4),
    max_leaves=8,
)


@settings(deadline=None)
@given(value=JSON)
def test_any_json_value_is_no_game(value: Any) -> None:
    with pytest.raises(RecordError):
        Game.from_record(value)


@settings(deadline=None, max_examples=150)
@given(
    record=st.sampled_from([RECORD, BOARD_RECORD]),
    key=st.sampled_from([*RECORD, *RULES_RECORD]),
    value=JSON | st.sampled_from([1, 2, "", ".", None, "wrap", "cards-left", pysol_board(2)]),
)
def test_a_spoilt_record_is_a_game_or_a_record_error(
    record: dict[str, Any], key: str, value: Any
) -> None:
    spoilt = (
        {**record, "rules": {**RULES_RECORD, key: value}}
        if key in RULES_RECORD
        else {**record, key: value}
    )
    with suppress(RecordError):
        game = Game.from_record(spoilt)
        assert state(reloaded(game)) == state(game)


class GameMachine(RuleBasedStateMachine):
    """A game, and beside it the moves that should stand, laid out by the naive rules."""

    game: Game
    board: str
    preset: str
    signs: str
    undone: str

    @initialize(number=NUMBERS | st.none(), board=BOARDS, rules=RULES)
    def start(self, number: int | None, board: str, rules: Rules) -> None:
        self.board = board if number is None else pysol_board(number)
        self.game = Game(parse_board(board, rules) if number is None else deal(number, rules))
        self.preset = preset_of(rules)
        self.signs = self.undone = ""

    def table(self) -> Table:
        return Table(self.board, self.preset, self.signs)

    def make(self, move: Move) -> None:
        self.game.apply(move)
        self.signs += sign_of(move)
        self.undone = ""

    @precondition(lambda self: self.game.position.legal_moves())
    @rule(choice=st.integers(0, 7))
    def make_a_move(self, choice: int) -> None:
        moves = self.game.position.legal_moves()
        self.make(moves[choice % len(moves)])

    @rule()
    def play_while_a_card_fits(self) -> None:
        while plays := self.game.position.legal_plays():
            self.make(plays[0])

    @rule(number=st.integers(0, len(TRIES) - 1))
    def try_an_illegal_move(self, number: int) -> None:
        tries = [move for move in TRIES if not self.game.position.is_legal(move)]
        with pytest.raises(IllegalMoveError):
            self.game.apply(tries[number % len(tries)])

    @rule()
    def undo(self) -> None:
        move = self.game.undo()
        assert ("" if move is None else sign_of(move)) == self.signs[-1:]
        self.signs, self.undone = self.signs[:-1], self.signs[-1:] + self.undone

    @rule()
    def redo(self) -> None:
        move = self.game.redo()
        assert ("" if move is None else sign_of(move)) == self.undone[:1]
        self.signs, self.undone = self.signs + self.undone[:1], self.undone[1:]

    @rule()
    def save_and_load(self) -> None:
        copy = reloaded(self.game)
        assert state(copy) == state(self.game)
        self.game = copy

    @precondition(lambda self: not self.signs + self.undone)
    @rule(rules=RULES)
    def change_the_rules(self, rules: Rules) -> None:
        self.game.change_rules(rules)
        self.preset = preset_of(rules)

    @precondition(lambda self: self.signs + self.undone)
    @rule(rules=RULES)
    def try_to_change_the_rules_too_late(self, rules: Rules) -> None:
        with pytest.raises(ValueError, match="before the first move"):
            self.game.change_rules(rules)

    @invariant()
    def cards_lie_where_the_naive_rules_put_them(self) -> None:
        table, game = self.table(), self.game
        cards, position = game.deal.cards, game.position
        columns = [
            [str(cards[slot]) for slot in pile if not position.removed >> slot & 1]
            for pile in game.deal.rules.layout.piles
        ]
        assert columns == table.columns
        assert [str(cards[card]) for card in game.waste] == table.waste
        assert str(position.waste) == table.waste[-1]
        assert list(map(str, game.deal.stock[position.turned :])) == table.stock

    @invariant()
    def moves_ending_and_score_are_those_of_the_naive_rules(self) -> None:
        table, position = self.table(), self.game.position
        assert [sign_of(move) for move in position.legal_moves()] == table.moves()
        outcome = self.game.outcome()
        assert (outcome and outcome.name) == table.ending()
        stock_counts = position.deal.rules.scoring is Scoring.BELOW_ZERO
        assert position.score == table.score(stock_counts=stock_counts)

    @invariant()
    def all_52_cards_are_there(self) -> None:
        position = self.game.position
        assert position.cards_left + len(self.game.waste) + position.stock_left == 52

    @invariant()
    def history_is_what_was_made_and_undone(self) -> None:
        game = self.game
        assert "".join(map(sign_of, game.moves)) == self.signs + self.undone
        assert game.cursor == len(self.signs)
        assert (game.can_undo, game.can_redo) == (bool(self.signs), bool(self.undone))
        assert game.is_begun is bool(self.signs + self.undone)


def preset_of(rules: Rules) -> str:
    return next(name for name, preset in PRESETS.items() if preset.king_rule is rules.king_rule)


TestGameMachine = GameMachine.TestCase
TestGameMachine.settings = settings(deadline=None, max_examples=80, stateful_step_count=50)


def test_a_game_up_to_a_move_is_one_of_its_own() -> None:
    game = played(deal(2), "3..")
    game.undo()
    part = game.up_to(1)
    assert (part.moves, part.cursor, part.deal) == (game.moves[:1], 1, game.deal)
    assert not part.can_redo
    assert part.position == played(deal(2), "3").position
    part.apply(TURN)
    assert (len(game.moves), game.cursor) == (3, 2)
    assert game.up_to(3).cursor == 3
