"""The dealer: which deal comes next, while what is on the board goes on."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from golf_desktop.engine.deal import Deal, deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.rules import QUEEN_ON_KING, STANDARD, WRAP, KingRule, Rules, Scoring
from golf_desktop.model import dealer as module
from golf_desktop.model.dealer import Dealer
from golf_desktop.model.preferences import Preferences
from golf_desktop.model.table import Table
from golf_desktop.model.thinker import Thinker
from golf_desktop.solver.difficulty import Difficulty
from golf_desktop.storage.next_deal import NextDeal
from golf_desktop.storage.save_file import SavedGame
from golf_desktop.storage.settings import Settings, StructFile

NOT_WINNABLE = 1
"""A deal that cannot be cleared by the standard rules: while it is drawn, none is found."""
WINNABLE, ANOTHER = 5, 12
"""Two that can."""
EASY, MEDIUM, HARD = 2, 1, 3
"""Deals of these levels by the rule that wraps."""


class Desk:
    """A table and its dealer, which draws the deal number that it is told, again and again."""

    def __init__(
        self, folder: Path, number: int = 7, rules: Rules = STANDARD, **choice: Any
    ) -> None:
        self.number = WINNABLE
        self.preferences = Preferences(StructFile(folder / "settings.json", Settings))
        self.choose(**{"winnable_only": True, **choice})
        self.table = Table(rules, number, draw_number=lambda: self.number)
        self.thinker = Thinker()
        self.file = StructFile(folder / "next-deal.json", NextDeal)
        self.dealer = Dealer(
            self.table, self.preferences, self.thinker, self.file, draw_number=lambda: self.number
        )
        self.dealt: list[int | None] = []
        self.looking: list[bool] = []
        self.table.dealt.connect(lambda: self.dealt.append(self.on_board.number))
        self.dealer.looking.connect(self.looking.append)

    def choose(self, **choice: Any) -> None:
        self.preferences.change(msgspec.structs.replace(self.preferences.value, **choice))

    @property
    def on_board(self) -> Deal:
        return self.table.game.deal

    def close(self) -> None:
        self.dealer.close()
        self.thinker.close()


MakeDesk = Callable[..., Desk]


@pytest.fixture
def make_desk(
    qtbot: QtBot,  # noqa: ARG001 - signals need an application
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[MakeDesk]:
    """Make a desk; all those of a test have one folder. Waiting is short."""
    monkeypatch.setattr(module, "FIRST_MS", 1)
    monkeypatch.setattr(module, "AHEAD_MS", 1)
    desks: list[Desk] = []

    def make(*args: Any, **choice: Any) -> Desk:
        desks.append(Desk(tmp_path, *args, **choice))
        return desks[-1]

    yield make
    for desk in desks:
        desk.close()
    assert not any(thread.name == "thinker" for thread in threading.enumerate())


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    return make_desk()


def wait(qtbot: QtBot, done: Callable[[], bool]) -> None:
    qtbot.waitUntil(done, timeout=20_000)


def check_solution(desk: Desk) -> None:
    """The moves that the dealer knows clear the deal on the board."""
    assert desk.dealer.solution is not None
    game = Game(desk.on_board)
    for move in desk.dealer.solution:
        game.apply(move)
    assert game.position.is_cleared


# -- Dealing ---------------------------------------------------------------------------------


def test_where_any_deal_will_do_it_is_dealt_at_once(make_desk: MakeDesk) -> None:
    desk = make_desk(winnable_only=False)
    desk.number = NOT_WINNABLE
    desk.dealer.begin(first=True)
    assert desk.on_board.number == 7
    desk.dealer.new_deal()
    assert desk.dealt == [NOT_WINNABLE]
    assert desk.dealer.solution is None
    assert desk.thinker.is_idle
    assert desk.looking == []


def test_else_the_board_stays_until_a_deal_is_found_that_can_be_cleared(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.number = NOT_WINNABLE
    desk.dealer.new_deal()
    assert desk.dealer.is_looking
    assert desk.looking == [True]
    assert desk.dealt == []
    assert desk.table.turn(), "the game on the board goes on"
    desk.number = WINNABLE
    wait(qtbot, lambda: not desk.dealer.is_looking)
    assert desk.dealt == [WINNABLE]
    assert desk.looking == [True, False]
    assert desk.table.left_game is not None
    check_solution(desk)


def test_to_ask_again_while_it_is_looked_for_changes_nothing(desk: Desk, qtbot: QtBot) -> None:
    desk.number = NOT_WINNABLE
    for _ in range(5):
        desk.dealer.new_deal()
    desk.number = WINNABLE
    wait(qtbot, lambda: desk.dealer.has_next)
    assert desk.dealt == [WINNABLE]
    assert desk.looking == [True, False]


def test_the_search_can_be_called_off(desk: Desk, qtbot: QtBot) -> None:
    desk.number = NOT_WINNABLE
    desk.dealer.new_deal()
    assert desk.dealer.cancel()
    assert not desk.dealer.cancel()
    desk.number = WINNABLE
    wait(qtbot, lambda: desk.dealer.has_next)
    assert desk.dealt == []
    assert desk.looking == [True, False]
    desk.dealer.new_deal()
    assert desk.dealt == [WINNABLE]


@pytest.mark.parametrize(
    "put",
    [
        lambda table: table.new_deal(9),
        lambda table: table.restart(),
        lambda table: table.enter(deal(9)),
        lambda table: table.open(SavedGame(Game(deal(9)))),
        lambda table: table.replay(Game(deal(9))),
    ],
    ids=["number", "restart", "board", "file", "replay"],
)
def test_another_game_on_the_board_ends_the_search(
    desk: Desk, qtbot: QtBot, put: Callable[[Table], object]
) -> None:
    desk.number = NOT_WINNABLE
    desk.dealer.new_deal()
    put(desk.table)
    assert desk.looking == [True, False]
    desk.number = WINNABLE
    wait(qtbot, lambda: desk.dealer.has_next)
    assert len(desk.dealt) == 1
    assert desk.dealer.solution is None


@pytest.mark.parametrize(
    ("level", "number"),
    [(Difficulty.EASY, EASY), (Difficulty.MEDIUM, MEDIUM), (Difficulty.HARD, HARD)],
)
def test_a_deal_has_the_chosen_level(
    make_desk: MakeDesk, qtbot: QtBot, level: Difficulty, number: int
) -> None:
    desk = make_desk(rules=WRAP, difficulty=level)
    desk.number = EASY if number != EASY else HARD
    desk.dealer.new_deal()
    desk.number = number
    wait(qtbot, lambda: not desk.dealer.is_looking)
    assert desk.dealt == [number]


def test_the_rules_of_one_deal_are_kept_to(desk: Desk, qtbot: QtBot) -> None:
    desk.number = NOT_WINNABLE
    desk.dealer.new_deal(WRAP)
    desk.table.choose_rules(QUEEN_ON_KING)
    wait(qtbot, lambda: not desk.dealer.is_looking)
    assert desk.dealt == [NOT_WINNABLE], "by this rule it can be cleared"
    assert desk.on_board.rules == WRAP
    assert desk.table.rules == QUEEN_ON_KING
    check_solution(desk)


def test_a_solution_holds_for_a_deal_and_what_fits_on_what(desk: Desk, qtbot: QtBot) -> None:
    desk.dealer.new_deal()
    wait(qtbot, lambda: not desk.dealer.is_looking)
    desk.table.choose_rules(Rules(scoring=Scoring.CARDS_LEFT))
    check_solution(desk)
    desk.table.choose_rules(WRAP)
    assert desk.dealer.solution is None
    desk.table.choose_rules(STANDARD)
    desk.table.turn()
    desk.table.restart()
    check_solution(desk)
    desk.table.new_deal(9)
    assert desk.dealer.solution is None


# -- Choosing while a deal is looked for -----------------------------------------------------


def test_other_rules_are_looked_for_at_once(desk: Desk, qtbot: QtBot) -> None:
    desk.number = NOT_WINNABLE
    desk.dealer.new_deal()
    desk.table.choose_rules(WRAP)
    wait(qtbot, lambda: not desk.dealer.is_looking)
    assert desk.dealt == [NOT_WINNABLE]
    assert desk.on_board.rules == WRAP
    assert desk.looking == [True, False]


def test_another_level_is_looked_for_at_once(make_desk: MakeDesk, qtbot: QtBot) -> None:
    desk = make_desk(rules=WRAP, difficulty=Difficulty.EASY)
    desk.number = HARD
    desk.dealer.new_deal()
    desk.choose(difficulty=Difficulty.HARD)
    wait(qtbot, lambda: not desk.dealer.is_looking)
    assert desk.dealt == [HARD]


def test_when_any_deal_will_do_after_all_it_is_dealt(desk: Desk) -> None:
    desk.number = NOT_WINNABLE
    desk.dealer.new_deal()
    desk.choose(winnable_only=False)
    assert desk.dealt == [NOT_WINNABLE]
    assert desk.looking == [True, False]


# -- Drawing ahead ---------------------------------------------------------------------------


def test_the_next_deal_is_there_when_it_is_asked_for(desk: Desk, qtbot: QtBot) -> None:
    desk.table.dealt.connect(lambda: setattr(desk, "number", ANOTHER))
    desk.dealer.new_deal()
    wait(qtbot, lambda: not desk.dealer.is_looking)
    wait(qtbot, lambda: desk.dealer.has_next)
    desk.dealer.new_deal()
    assert desk.dealt == [WINNABLE, ANOTHER]
    assert desk.looking == [True, False]
    check_solution(desk)


def test_a_deal_drawn_ahead_for_other_rules_is_not_dealt(desk: Desk, qtbot: QtBot) -> None:
    desk.table.restart()
    wait(qtbot, lambda: desk.dealer.has_next)
    desk.table.choose_rules(WRAP)
    assert not desk.dealer.has_next
    desk.number = EASY
    desk.dealer.new_deal()
    assert desk.dealer.is_looking
    wait(qtbot, lambda: not desk.dealer.is_looking)
    assert desk.on_board == deal(EASY, WRAP)


def test_one_that_can_be_cleared_is_drawn_when_the_player_wants_such(
    make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(winnable_only=False)
    desk.choose(winnable_only=True)
    wait(qtbot, lambda: desk.dealer.has_next)
    assert desk.dealt == []


def test_the_deal_drawn_ahead_is_there_in_the_next_session(
    make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk()
    desk.table.restart()
    wait(qtbot, lambda: desk.dealer.has_next)
    desk.close()
    again = make_desk()
    again.dealer.begin(first=True)
    assert again.dealt == [WINNABLE]
    assert again.looking == []
    check_solution(again)
    again.number = NOT_WINNABLE
    again.close()
    third = make_desk()
    third.number = ANOTHER
    third.dealer.begin(first=True)
    assert third.dealt == [], "no deal comes twice"
    wait(qtbot, lambda: third.dealt == [ANOTHER])


# -- The first deal --------------------------------------------------------------------------


def test_the_first_deal_takes_the_place_of_any(desk: Desk, qtbot: QtBot) -> None:
    desk.dealer.begin(first=True)
    assert desk.looking == [True]
    assert desk.dealt == []
    wait(qtbot, lambda: not desk.dealer.is_looking)
    assert desk.dealt == [WINNABLE]
    check_solution(desk)


def test_a_deal_that_is_played_already_stays(desk: Desk, qtbot: QtBot) -> None:
    desk.number = NOT_WINNABLE
    desk.dealer.begin(first=True)
    desk.table.turn()
    assert desk.looking == [True, False]
    desk.number = WINNABLE
    wait(qtbot, lambda: desk.dealer.has_next)
    assert desk.dealt == []


def test_a_deal_that_is_asked_for_comes_whatever_is_played_until_then(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.number = NOT_WINNABLE
    desk.dealer.begin(first=True)
    desk.dealer.new_deal()
    desk.table.turn()
    desk.number = WINNABLE
    wait(qtbot, lambda: not desk.dealer.is_looking)
    assert desk.dealt == [WINNABLE]
    assert desk.looking == [True, False]


def test_a_game_that_is_gone_on_with_stays(desk: Desk, qtbot: QtBot) -> None:
    desk.dealer.begin(first=False)
    wait(qtbot, lambda: desk.dealer.has_next)
    assert desk.dealt == []
    assert desk.looking == []


def test_the_deal_on_the_board_is_not_the_next_as_well(make_desk: MakeDesk, qtbot: QtBot) -> None:
    """As after a session that broke off before the file was told that its deal was dealt."""
    desk = make_desk()
    desk.table.restart()
    wait(qtbot, lambda: desk.dealer.has_next)
    again = make_desk(number=WINNABLE)
    again.dealer.begin(first=False)
    assert not again.dealer.has_next


# -- The file --------------------------------------------------------------------------------


def kept(folder: Path, **changes: Any) -> None:
    """Keep a deal that can be cleared, but for some changes."""
    moves = "7714..34267.524...6.43.126.263.526.5.45..71517331"
    value = {"version": 1, "number": WINNABLE, "difficulty": "any", "moves": moves, **changes}
    (folder / "next-deal.json").write_text(json.dumps(value), encoding="utf-8")


@pytest.mark.parametrize(
    "changes",
    [
        {"number": NOT_WINNABLE},
        {"number": -1},
        {"number": "5"},
        {"number": 0},
        {"moves": ""},
        {"moves": "nonsense"},
        {"layout": "no such layout"},
        {"king_rule": "wrap"},
        {"difficulty": "hard"},
    ],
    ids=str,
)
def test_a_deal_that_does_not_fit_is_not_dealt(
    make_desk: MakeDesk, tmp_path: Path, caplog: pytest.LogCaptureFixture, changes: dict[str, Any]
) -> None:
    kept(tmp_path, **changes)
    desk = make_desk()
    desk.number = NOT_WINNABLE
    desk.dealer.begin(first=True)
    assert desk.dealt == []
    assert desk.dealer.is_looking
    caplog.clear()  # a value that is not allowed is told there


def test_one_that_does_is_dealt_though_numpy_is_nowhere_near(
    make_desk: MakeDesk, tmp_path: Path
) -> None:
    kept(tmp_path)
    desk = make_desk()
    desk.dealer.begin(first=True)
    assert desk.dealt == [WINNABLE]
    assert desk.thinker.is_idle


def test_a_broken_file_is_set_aside_and_told(make_desk: MakeDesk, tmp_path: Path) -> None:
    (tmp_path / "next-deal.json").write_bytes(b"{")
    desk = make_desk()
    desk.dealer.begin(first=False)
    assert desk.dealer.problem is not None
    assert "next-deal.json" in desk.dealer.problem


@pytest.mark.parametrize("king_rule", KingRule)
def test_a_kept_deal_is_what_it_was(make_desk: MakeDesk, qtbot: QtBot, king_rule: KingRule) -> None:
    desk = make_desk(rules=Rules(king_rule, Scoring.CARDS_LEFT))
    desk.dealer.new_deal()
    wait(qtbot, lambda: desk.dealer.has_next)
    found = desk.dealer._ahead
    assert desk.file.load().drawn() == found


def test_nothing_is_looked_for_after_the_end(desk: Desk) -> None:
    desk.number = NOT_WINNABLE
    desk.dealer.new_deal()
    desk.close()
    assert desk.looking == [True, False]
    assert desk.thinker.is_idle


def test_a_deal_that_will_not_do_by_the_rules_chosen_before_its_first_move_is_thrown_away(
    make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(rules=WRAP)
    desk.number = NOT_WINNABLE  # but by wrap it can be cleared
    desk.dealer.new_deal()
    wait(qtbot, lambda: not desk.dealer.is_looking)
    assert desk.on_board == deal(NOT_WINNABLE, WRAP)
    desk.number = WINNABLE
    desk.table.choose_rules(STANDARD)
    wait(qtbot, lambda: not desk.dealer.is_looking)
    assert desk.on_board == deal(WINNABLE, STANDARD)
    check_solution(desk)


def test_a_deal_that_will_do_by_them_too_stays(desk: Desk, qtbot: QtBot) -> None:
    desk.dealer.new_deal()
    wait(qtbot, lambda: not desk.dealer.is_looking)
    dealt = list(desk.dealt)
    desk.table.choose_rules(WRAP)
    assert desk.dealer.is_looking
    wait(qtbot, lambda: not desk.dealer.is_looking)
    assert desk.dealt == dealt
    assert desk.on_board == deal(WINNABLE, WRAP)
    check_solution(desk)
