from __future__ import annotations

import csv
import io
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from operator import attrgetter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.notation import board_text, parse_board
from golf_desktop.engine.position import TURN
from golf_desktop.engine.rules import QUEEN_ON_KING
from golf_desktop.storage.attempt import Attempt, Entry, Result, RuleSet
from golf_desktop.storage.database import Database
from golf_desktop.storage.export import HEADER
from golf_desktop.storage.problems import StorageError
from golf_desktop.storage.selection import Column, Filter, Selection
from golf_desktop.storage.statistics import Statistics
from tests.storage.statistics_cases import (
    NOON,
    PEAKS,
    STANDARD,
    WRAP,
    attempt,
    attempts,
    cleared,
    left,
    naive_entries,
    naive_numbers,
    naive_summary,
)


def listed(store: Statistics, **choice: Any) -> list[Entry]:
    """The list of attempts, first to last unless something else is chosen."""
    return list(store.page(**{"descending": False, "limit": 1000, **choice}).entries)


def ids(store: Statistics, **choice: Any) -> list[str]:
    return [entry.attempt.id for entry in listed(store, **choice)]


@given(recorded=st.lists(attempts(), max_size=40))
@settings(deadline=None, max_examples=60)
def test_records_and_summaries_agree_with_a_naive_reading(recorded: list[Attempt]) -> None:
    with TemporaryDirectory() as folder, Statistics(Path(folder) / "s.sqlite3") as store:
        for each in recorded:
            store.record(each)
        standing = list(naive_entries(recorded).values())
        numbers = naive_numbers(standing)
        entries = listed(store)
        assert [(each.attempt, each.number) for each in entries] == list(
            zip(standing, numbers, strict=True)
        )
        keep = {
            Filter.ALL: standing,
            Filter.WITHOUT_HELP: [each for each in standing if not each.undos + each.hints],
            Filter.WITH_HELP: [each for each in standing if each.undos + each.hints],
            Filter.FIRST_ATTEMPTS: [
                each for each, number in zip(standing, numbers, strict=True) if number == 1
            ],
        }
        for count, some in keep.items():
            assert store.summary(Selection(count)) == naive_summary(some)
            golf = [each for each in some if each.rules.layout == "golf"]
            assert store.summary(Selection(count, layout="golf")) == naive_summary(golf)
            assert store.summaries(count) == {
                rules: naive_summary([each for each in some if each.rules == rules])
                for rules in {each.rules for each in standing}
            }
            scores = [each.score for each in some]
            assert store.distribution(Selection(count)) == {
                score: scores.count(score) for score in scores
            }


@pytest.fixture
def store(tmp_path: Path) -> Any:
    with Statistics(tmp_path / "data" / "statistics.sqlite3") as store:
        yield store


def test_an_attempt_comes_back_as_it_was_recorded(store: Statistics) -> None:
    noon_elsewhere = datetime(2026, 3, 29, 2, 59, 59, 999_999, timezone(timedelta(hours=-3)))
    given = attempt(
        "Ä\n'\"", board="JK\nAS", rules=replace(PEAKS, packs=2), begun=noon_elsewhere, undos=3
    )
    assert store.record(given) == Entry(given, sequence=1, number=1)
    assert store.attempt(given.id) == Entry(given, sequence=1, number=1)
    assert store.attempt("another") is None


def test_without_attempts_there_are_no_figures(store: Statistics) -> None:
    assert store.summary() == naive_summary([])
    assert store.summary().share is None
    assert store.summaries() == {}
    assert store.page().entries == ()
    assert store.distribution() == {}


def test_winning_undoing_and_winning_again_is_one_win(store: Statistics) -> None:
    store.record(cleared("a", -2))
    store.record(left("a", undos=1))
    store.record(cleared("a", -1, undos=2))
    store.record(cleared("a", -2, undos=3))
    assert store.summary().played == store.summary().cleared == 1
    kept = store.attempt("a")
    assert kept is not None
    assert (kept.attempt.score, kept.attempt.undos) == (-2, 0)
    assert store.record(cleared("a", -3, undos=4)).attempt.score == -3


def test_left_breaks_a_streak_and_a_later_clear_mends_it(store: Statistics) -> None:
    for record in (cleared("a"), cleared("b"), left("c"), cleared("d")):
        store.record(record)
    assert (store.summary().current_streak, store.summary().longest_streak) == (1, 2)
    store.record(cleared("c"))
    assert (store.summary().current_streak, store.summary().longest_streak) == (4, 4)
    assert store.summary().share == 1


def test_the_begin_stays_when_an_attempt_is_recorded_again(store: Statistics) -> None:
    store.record(left("a"))
    later = NOON + timedelta(days=1)
    entry = store.record(attempt("a", begun=later, ended=later))
    assert (entry.attempt.begun, entry.attempt.ended) == (NOON, later)


def test_one_id_at_two_deals_is_a_fault_of_ours(store: Statistics) -> None:
    store.record(attempt("a"))
    for other in (attempt("a", deal=2), attempt("a", board="x"), attempt("a", rules=WRAP)):
        with pytest.raises(ValueError, match="another deal"):
            store.record(other)
    assert [entry.attempt for entry in listed(store)] == [attempt("a")]


@pytest.mark.parametrize(
    "wrong",
    [
        {"board": "x", "deal": 1},
        {"deal": None},
        {"begun": datetime(2026, 3, 1)},
        {"undos": -1},
        {"seconds": float("nan")},
        {"seconds": -0.1},
        {"result": Result.CLEARED, "cards_left": 1},
        {"cards_left": 0},
    ],
)
def test_an_attempt_that_contradicts_itself_cannot_be_made(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="attempt"):
        replace(attempt("a"), **wrong)


def test_order_survives_a_clock_set_back(store: Statistics) -> None:
    years = [2026, 1970, 2026, 1, 9999]
    for number, year in enumerate(years):
        moment = datetime(year, 10, 25, 1, 30, tzinfo=UTC)
        store.record(cleared(f"{number}", score=-number, begun=moment, ended=moment))
    assert ids(store) == ["0", "1", "2", "3", "4"]
    assert store.summary().last_score == -4
    assert ids(store, by=Column.BEGUN) == ["3", "1", "0", "2", "4"]


def test_attempts_are_numbered_by_deal_and_rules(store: Statistics) -> None:
    marks = [
        attempt("a"),
        attempt("b"),
        attempt("c", rules=WRAP),
        attempt("d", deal=2),
        attempt("e", board="Talon:"),
        attempt("f", board="Talon:"),
        attempt("g"),
    ]
    assert [store.record(each).number for each in marks] == [1, 2, 1, 1, 1, 2, 3]
    assert store.record(left("a")).number == 1
    assert ids(store, selection=Selection(Filter.FIRST_ATTEMPTS)) == ["a", "c", "d", "e"]


def test_deal_numbers_sort_as_numbers(store: Statistics) -> None:
    numbers = [2, 10**20, 10, 2**63, 9, 10**19]
    for number in numbers:
        store.record(attempt(str(number), deal=number))
    store.record(attempt("board", board="Talon:"))
    expected = [*map(str, sorted(numbers)), "board"]
    assert ids(store, by=Column.DEAL) == expected
    assert ids(store, by=Column.DEAL, descending=True) == expected[::-1]


_PLAIN: dict[Column, Callable[[Entry], Any]] = {
    Column.SEQUENCE: attrgetter("sequence"),
    Column.NUMBER: attrgetter("number"),
    Column.RULES: lambda entry: entry.attempt.rules.key,
    Column.LAYOUT: lambda entry: entry.attempt.rules.layout,
    Column.RESULT: lambda entry: list(Result).index(entry.attempt.result),
    Column.DEAL: lambda entry: (entry.attempt.deal or 10**21, entry.attempt.board),
}


@pytest.mark.parametrize("column", Column)
@pytest.mark.parametrize("descending", [False, True])
def test_each_column_orders_the_list(store: Statistics, column: Column, descending: bool) -> None:
    for number in range(24):
        moment = NOON + timedelta(hours=number * 7 % 5)
        store.record(
            attempt(
                str(number),
                **(
                    {"board": f"{number % 2}"} if number % 5 == 4 else {"deal": 1 + number * 5 % 12}
                ),
                rules=(STANDARD, PEAKS, WRAP)[number % 3],
                result=(Result.LEFT, Result.STUCK)[number % 2],
                **dict.fromkeys(("score", "cards_left", "stock_left"), 1 + number * 11 % 6),
                **dict.fromkeys(("moves", "undos", "hints", "seconds"), number * 13 % 7),
                begun=moment,
                ended=moment,
            )
        )
    key = _PLAIN.get(column) or (lambda entry: getattr(entry.attempt, column.name.lower()))
    entries = listed(store, by=column, descending=descending)
    expected = sorted(
        listed(store), key=lambda entry: (key(entry), entry.sequence), reverse=descending
    )
    assert entries == expected
    page = store.page(by=column, descending=descending, offset=7, limit=5)
    assert (list(page.entries), page.total) == (expected[7:12], 24)


def test_a_page_counts_what_is_selected(store: Statistics) -> None:
    for number in range(9):
        store.record(attempt(str(number), rules=(STANDARD, WRAP)[number % 2], undos=number % 3))
    page = store.page(Selection(Filter.WITH_HELP, "golf", WRAP), limit=1)
    assert ([entry.attempt.id for entry in page.entries], page.total) == (["7"], 3)
    assert store.page(offset=100).entries == ()
    assert store.page(Selection(layout="tri-peaks")).total == 0


def test_rule_sets_come_in_the_order_in_which_they_were_last_played(store: Statistics) -> None:
    for attempt_id, rules in zip("abcd", (WRAP, STANDARD, PEAKS, WRAP), strict=True):
        store.record(attempt(attempt_id, rules=rules))
    assert list(store.summaries()) == [WRAP, PEAKS, STANDARD]


def test_rules_have_one_key_whether_or_not_later_options_are_known() -> None:
    assert RuleSet.of(QUEEN_ON_KING).key == "golf king=queen scoring=below-zero"
    assert RuleSet.of(QUEEN_ON_KING) == RuleSet("golf", "queen", "below-zero")
    assert (
        replace(WRAP, jokers=2, packs=2).key == "golf king=wrap scoring=below-zero jokers=2 packs=2"
    )


def test_a_game_becomes_an_attempt_that_replays() -> None:
    for dealt in (deal(10**20, QUEEN_ON_KING), parse_board(board_text(deal(3)), QUEEN_ON_KING)):
        game = Game(dealt)
        for _ in range(4):
            game.apply(game.position.legal_moves()[0])
        game.undo()
        made = Attempt.of_game(
            game, attempt_id="a", begun=NOON, ended=NOON, undos=1, hints=0, seconds=3.0
        )
        assert (made.result, made.moves, made.is_helped) == (Result.LEFT, 3, True)
        again = Game.from_record(made.to_record())
        assert again.position == game.position
        assert (made.score, made.cards_left) == (game.position.score, game.position.cards_left)
        while again.position.is_legal(TURN):
            again.apply(TURN)
        while again.outcome() is None:
            again.apply(again.position.legal_moves()[0])
        over = Attempt.of_game(
            again, attempt_id="a", begun=NOON, ended=NOON, undos=0, hints=0, seconds=3.0
        )
        assert (over.result, over.stock_left, over.is_helped) == (Result.STUCK, 0, False)


def test_the_export_is_read_back_by_a_csv_reader(store: Statistics, tmp_path: Path) -> None:
    board = 'Talon: 8H\nFoundations: "TH",\n'
    store.record(cleared("a", board=board, undos=2))
    store.record(attempt("b", deal=10**20, rules=PEAKS))
    store.record(attempt("é"))
    path = tmp_path / "out" / "golf.csv"
    store.export_csv(path)
    data = path.read_bytes()
    assert data.startswith(b"order,id,")
    assert data.endswith(b"\r\n")
    header, *rows = csv.reader(io.StringIO(data.decode("utf-8"), newline=""))
    assert tuple(header) == HEADER
    first, second, third = (dict(zip(header, row, strict=True)) for row in rows)
    assert (first["board"], first["deal"], first["result"]) == (board, "", "cleared")
    assert (second["deal"], second["jokers"], second["begun"]) == (
        str(10**20),
        "1",
        "2026-03-01T12:00:00.250000+00:00",
    )
    assert (third["id"], third["attempt_at_deal"], third["seconds"]) == ("é", "1", "61.5")
    store.export_csv(path, Selection(Filter.WITH_HELP))
    assert len(path.read_bytes().splitlines()) == 4  # the board has two line ends of its own
    with pytest.raises(StorageError, match=r"golf\.csv could not be used"):
        store.export_csv(path / "golf.csv")


@pytest.mark.parametrize("count", Filter)
def test_summaries_never_read_the_table_itself(store: Statistics, count: Filter) -> None:
    store.record(attempt("a"))
    asked: list[str] = []
    database: Database = store._database
    database.run(lambda connection: connection.set_trace_callback(asked.append))
    store.summaries(count)
    statements = [each for each in asked if "avg(" in each or "SELECT cleared" in each]
    assert len(statements) == 2

    def plans(connection: sqlite3.Connection) -> list[str]:
        connection.set_trace_callback(None)
        return [
            row[-1]
            for each in statements
            for row in connection.execute(f"EXPLAIN QUERY PLAN {each}")
        ]

    for plan in database.run(plans):
        assert "USING COVERING INDEX attempts_for_summaries (rules=?" in plan
