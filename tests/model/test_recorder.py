"""What counts as an attempt, and what is kept of the game in progress."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.notation import format_moves, parse_board, parse_moves
from golf_desktop.engine.position import Play
from golf_desktop.engine.rules import QUEEN_ON_KING, STANDARD
from golf_desktop.model import recorder as recorder_module
from golf_desktop.model.notices import Notices
from golf_desktop.model.recorder import Recorder
from golf_desktop.model.table import Table
from golf_desktop.storage.attempt import Result, RuleSet
from golf_desktop.storage.autosave import Autosave
from golf_desktop.storage.problems import StorageError
from golf_desktop.storage.save_file import SavedGame, read, write
from golf_desktop.storage.statistics import Statistics
from golf_desktop.storage.unrecorded import Unrecorded
from tests.engine.boards import COLUMN_BY_COLUMN, clearable_board

pytestmark = pytest.mark.usefixtures("qapp")


class Desk:
    """A table in a folder of files, with its recorder, and the time that it is told."""

    def __init__(self, folder: Path, number: int = 2) -> None:
        self.folder = folder
        self.seconds = 0.0
        self.autosave = Autosave(folder)
        self.table = Table(STANDARD, number, draw_number=lambda: 77, now=lambda: self.seconds)
        self.notices = Notices()
        self.told: list[str] = []
        self.notices.told.connect(self.told.append)
        self.recorder = Recorder(
            self.table,
            self.autosave,
            self.notices,
            Unrecorded(folder),
            lambda: Statistics(folder / "statistics.sqlite3"),
        )
        self._is_open = True

    def play(self, signs: str) -> None:
        """Make moves, each of which must be legal."""
        for sign in signs:
            assert self.table.turn() if sign == "." else self.table.play_pile(int(sign) - 1)

    def play_on(self) -> None:
        """Play until the deal is over."""
        while moves := self.table.position.legal_moves():
            move = moves[0]
            assert self.table.play(move.slot) if isinstance(move, Play) else self.table.turn()

    def close(self) -> None:
        """End the program, as the window does."""
        if self._is_open:
            self._is_open = False
            self.recorder.close()

    def attempts(self) -> list[tuple[int | None, str, str]]:
        """Deal, result and moves of each attempt in the statistics after the end."""
        self.close()
        with Statistics(self.folder / "statistics.sqlite3") as store:
            entries = store.page(descending=False, limit=1000).entries
        return [
            (entry.attempt.deal, entry.attempt.result.value, entry.attempt.move_text)
            for entry in entries
        ]

    def kept(self) -> SavedGame:
        """The game in progress as another start would find it."""
        saved = Autosave(self.folder).load()
        assert saved is not None
        return saved


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """Deal 2 on a table that is followed."""
    made = Desk(tmp_path)
    yield made
    made.close()


def other_file(folder: Path) -> SavedGame:
    """A game that comes from a file."""
    game = Game(deal(9))
    game.apply(game.position.legal_moves()[-1])
    write(folder / "other.golf", SavedGame(game))
    return read(folder / "other.golf")


LEAVING: dict[str, Callable[[Desk], object]] = {
    "restart": lambda desk: desk.table.restart(),
    "new deal": lambda desk: desk.table.new_deal(),
    "another file": lambda desk: desk.table.resume(other_file(desk.folder)),
    "a board": lambda desk: desk.table.enter(parse_board(clearable_board(0))),
    "a replay": lambda desk: desk.table.replay(other_file(desk.folder).game),
}
leaving = pytest.mark.parametrize("leave", LEAVING.values(), ids=LEAVING.keys())


def test_no_attempt_begins_before_the_first_move(desk: Desk) -> None:
    desk.table.ask_hint()
    assert not desk.table.undo()
    assert not desk.table.play_pile(0)  # refused
    desk.table.new_deal()
    desk.table.restart()
    assert desk.table.snapshot().attempt is None
    assert desk.attempts() == []


@leaving
def test_what_is_left_counts_exactly_once(desk: Desk, leave: Callable[[Desk], object]) -> None:
    desk.play("3..")
    leave(desk)
    assert desk.attempts() == [(2, "left", "3..")]


@leaving
def test_an_attempt_that_was_stuck_is_not_counted_again_when_it_is_left(
    desk: Desk, leave: Callable[[Desk], object]
) -> None:
    desk.play_on()
    moves = format_moves(desk.table.game.moves, desk.table.game.deal.rules.layout)
    leave(desk)
    assert desk.attempts() == [(2, "stuck", moves)]


def test_each_deal_anew_is_another_attempt(desk: Desk) -> None:
    for _ in range(3):
        desk.play("3")
        desk.table.restart()
    desk.close()
    with Statistics(desk.folder / "statistics.sqlite3") as store:
        entries = store.page(descending=False).entries
    assert [entry.number for entry in entries] == [1, 2, 3]
    assert len({entry.attempt.id for entry in entries}) == 3


def test_the_game_on_the_board_at_the_end_is_no_row_yet(desk: Desk) -> None:
    desk.play("3..")
    assert desk.attempts() == []
    assert desk.kept().attempt is not None


def test_undone_to_the_start_and_played_on_is_the_same_attempt(desk: Desk) -> None:
    desk.play("3.")
    first = desk.table.snapshot().attempt
    while desk.table.undo():
        pass
    desk.play(".")
    assert desk.table.snapshot().attempt == first
    desk.table.new_deal()
    assert desk.attempts() == [(2, "left", ".")]


def test_left_with_every_move_taken_back_is_an_attempt_all_the_same(desk: Desk) -> None:
    desk.play("3")
    desk.table.undo()
    desk.table.new_deal()
    assert desk.attempts() == [(2, "left", "")]


def test_won_undone_and_won_again_is_one_win(desk: Desk) -> None:
    desk.table.enter(parse_board(clearable_board(0)))
    desk.play(COLUMN_BY_COLUMN)
    for _ in range(3):
        desk.table.undo()
    desk.play(COLUMN_BY_COLUMN[-3:])
    desk.table.undo()
    assert desk.table.redo()
    assert desk.attempts() == [(None, "cleared", COLUMN_BY_COLUMN)]


def test_a_win_that_is_undone_and_left_stays_a_win(desk: Desk) -> None:
    desk.table.enter(parse_board(clearable_board(0)))
    desk.play(COLUMN_BY_COLUMN)
    desk.table.undo()
    desk.table.restart()
    assert desk.attempts() == [(None, "cleared", COLUMN_BY_COLUMN)]


def test_brought_back_by_the_notice_it_is_the_same_attempt(desk: Desk) -> None:
    desk.play("3")
    attempt = desk.table.snapshot().attempt
    desk.table.new_deal()
    assert desk.table.bring_back()
    assert desk.table.snapshot().attempt == attempt
    desk.play(".")
    desk.table.new_deal()
    assert desk.attempts() == [(2, "left", "3.")]


def test_brought_back_and_played_to_its_end_it_has_that_result(desk: Desk) -> None:
    desk.play("3")
    desk.table.restart()
    assert desk.table.bring_back()
    desk.play_on()
    ((_, result, _),) = desk.attempts()
    assert result == "stuck"


def test_brought_back_after_another_start_it_is_the_same_attempt(tmp_path: Path) -> None:
    first = Desk(tmp_path)
    first.play("3")
    first.close()
    second = Desk(tmp_path, 5)
    saved = second.autosave.load()
    assert saved is not None
    second.table.resume(saved)
    assert second.table.snapshot().attempt == first.table.snapshot().attempt
    second.play(".")
    second.table.new_deal()
    assert second.table.bring_back()
    second.play(".")
    second.table.restart()
    assert second.attempts() == [(2, "left", "3..")]


def test_a_saved_game_that_is_opened_again_is_the_same_attempt(desk: Desk) -> None:
    desk.play("3")
    write(desk.folder / "mine.golf", desk.table.snapshot())
    desk.play(".")
    desk.table.resume(read(desk.folder / "mine.golf"))
    desk.table.new_deal()
    assert desk.attempts() == [(2, "left", "3")]


def test_a_replay_is_no_attempt_until_it_is_taken_over(desk: Desk) -> None:
    desk.play("3..")
    game = desk.table.game.copy()
    desk.table.new_deal()
    desk.table.replay(game)
    for _ in range(3):
        assert desk.table.redo()
    desk.table.undo()
    desk.table.ask_hint()
    assert desk.table.snapshot().attempt is None
    assert desk.attempts() == [(2, "left", "3..")]


def test_a_replay_that_comes_to_its_end_counts_nothing(desk: Desk) -> None:
    cards = parse_board(clearable_board(0))
    game = Game(cards)
    for move in parse_moves(COLUMN_BY_COLUMN, cards):
        game.apply(move)
    desk.table.replay(game)
    while desk.table.redo():
        pass
    assert desk.table.position.is_cleared
    desk.table.new_deal()
    assert desk.attempts() == []


def test_a_replay_taken_over_is_a_new_attempt_with_the_help_there_was_in_it(
    desk: Desk,
) -> None:
    desk.play("3..")
    desk.table.ask_hint()
    desk.table.undo()
    before = desk.table.snapshot()
    desk.table.replay(desk.table.game)
    assert desk.table.redo()
    desk.table.ask_hint()
    desk.play(".")
    taken = desk.table.snapshot()
    assert taken.attempt not in (None, before.attempt)
    assert (before.undos, before.hints) == (1, 1)
    assert (taken.undos, taken.hints) == (0, 1)
    desk.table.new_deal()
    assert desk.attempts() == [(2, "left", "3."), (2, "left", "3.")]


def test_while_a_replay_is_on_the_board_the_game_before_it_stays_kept(desk: Desk) -> None:
    desk.play("3.")
    before = (desk.folder / "autosave.golf").read_bytes()
    desk.table.replay(other_file(desk.folder).game)
    desk.table.redo()
    desk.table.ask_hint()
    desk.table.undo()
    assert (desk.folder / "autosave.golf").read_bytes() == before
    desk.close()
    kept = desk.kept()
    assert (kept.game.deal.number, kept.game.cursor) == (2, 2)


def test_a_replay_taken_over_is_the_game_in_progress(desk: Desk) -> None:
    desk.play("3.")
    desk.table.replay(other_file(desk.folder).game)
    desk.play(".")
    kept = desk.kept()
    assert kept.game.deal.number == 9
    assert kept.attempt == desk.table.snapshot().attempt


def test_a_replay_that_is_left_makes_room_for_the_next_game(desk: Desk) -> None:
    desk.play("3.")
    desk.table.replay(other_file(desk.folder).game)
    desk.table.new_deal()
    kept = desk.kept()
    assert (kept.game.deal.number, kept.game.cursor) == (77, 0)
    assert not desk.table.is_replay


def test_a_row_says_how_it_was_played(desk: Desk) -> None:
    desk.table.choose_rules(QUEEN_ON_KING)
    before = datetime.now(UTC)
    desk.play("3.")
    desk.table.undo()
    desk.table.undo()
    desk.table.redo()
    desk.table.ask_hint()
    desk.table.ask_hint()
    desk.table.ask_hint()
    desk.seconds = 42.5
    desk.table.new_deal()
    position = Game(deal(2, QUEEN_ON_KING)).position
    desk.close()
    with Statistics(desk.folder / "statistics.sqlite3") as store:
        ((entry),) = store.page().entries
    attempt = entry.attempt
    assert before <= attempt.begun <= attempt.ended <= datetime.now(UTC)
    assert attempt.rules == RuleSet.of(QUEEN_ON_KING)
    assert (attempt.undos, attempt.hints, attempt.seconds) == (2, 3, 42.5)
    assert (attempt.moves, attempt.move_text) == (1, "3")
    assert attempt.cards_left == position.cards_left - 1
    assert attempt.stock_left == position.stock_left
    assert attempt.score == position.score - 1
    assert attempt.is_helped


def test_the_game_in_progress_is_kept_after_everything_that_changes_it(desk: Desk) -> None:
    def kept() -> tuple[int | None, int, int, int, int]:
        saved = desk.kept()
        game = saved.game
        return (game.deal.number, len(game.moves), game.cursor, saved.undos, saved.hints)

    desk.play("3")
    assert kept() == (2, 1, 1, 0, 0)
    desk.play(".")
    assert kept() == (2, 2, 2, 0, 0)
    desk.table.undo()
    assert kept() == (2, 2, 1, 1, 0)
    desk.table.redo()
    assert kept() == (2, 2, 2, 1, 0)
    desk.table.ask_hint()
    assert kept() == (2, 2, 2, 1, 1)
    desk.table.new_deal()
    assert kept() == (77, 0, 0, 0, 0)
    desk.table.choose_rules(QUEEN_ON_KING)
    assert desk.kept().game.deal.rules == QUEEN_ON_KING


def test_the_time_that_passed_since_the_last_move_is_kept_at_the_end(desk: Desk) -> None:
    desk.play("3")
    desk.seconds = 30.0
    desk.close()
    assert desk.kept().seconds == 30.0


def test_recording_is_told_once_the_row_is_there(qtbot: QtBot, desk: Desk) -> None:
    found: list[int] = []

    def count() -> None:
        with Statistics(desk.folder / "statistics.sqlite3") as store:
            found.append(store.summary().played)

    desk.recorder.recorded.connect(count)
    desk.play("3")
    with qtbot.waitSignal(desk.recorder.recorded, timeout=10_000):
        desk.table.restart()
    assert found == [1]


def test_statistics_that_cannot_be_written_are_told_and_cost_nothing_else(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    (tmp_path / "file").touch()
    desk.recorder._open_statistics = lambda: Statistics(tmp_path / "file" / "statistics.sqlite3")
    for _ in range(3):
        desk.play("3")
        desk.table.restart()
    desk.play("3.")
    desk.close()
    QCoreApplication.processEvents()
    assert desk.kept().game.cursor == 2
    assert [text for text in desk.told if not text.startswith("statistics.sqlite3")] == []
    assert len(desk.told) == 1, "told with each attempt anew"


@contextmanager
def full_disk(monkeypatch: pytest.MonkeyPatch, desk: Desk) -> Iterator[None]:
    """Let nothing be recorded meanwhile, nor wait in a file."""

    def fail(*_: object) -> None:
        raise StorageError("the disk is full")

    with monkeypatch.context() as full:
        full.setattr(Statistics, "record", fail)
        full.setattr(Unrecorded, "add", lambda *_: None)
        yield
        assert desk.recorder._writer is not None
        desk.recorder._writer.submit(int).result(timeout=10)


def test_what_a_full_disk_kept_from_being_recorded_is_recorded_before_what_comes_after_it(
    monkeypatch: pytest.MonkeyPatch, desk: Desk
) -> None:
    with full_disk(monkeypatch, desk):
        desk.play("3")
        desk.table.restart()
        desk.play("3.")
        desk.table.restart()
    desk.play("3..")
    desk.table.restart()
    assert [moves for *_, moves in desk.attempts()] == ["3", "3.", "3.."]


def test_what_a_full_disk_kept_from_being_recorded_is_recorded_at_the_end(
    monkeypatch: pytest.MonkeyPatch, desk: Desk
) -> None:
    with full_disk(monkeypatch, desk):
        desk.play("3")
        desk.table.restart()
    assert [moves for *_, moves in desk.attempts()] == ["3"]


def show(monkeypatch: pytest.MonkeyPatch, desk: Desk, moment: list[datetime]) -> None:
    """Let the computer's clock show what stands in a list of one time."""

    class Wall(datetime):
        @classmethod
        def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
            assert tz is UTC
            return moment[0]

    monkeypatch.setattr(desk.table, "_moment", lambda: moment[0])
    monkeypatch.setattr(recorder_module, "datetime", Wall)


@pytest.mark.parametrize("year", [1, 1899, 9001, 9999])
def test_a_clock_that_shows_any_year_costs_neither_the_game_nor_the_attempt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, year: int
) -> None:
    desk = Desk(tmp_path)
    show(monkeypatch, desk, [datetime(year, 1, 1, tzinfo=UTC)])
    desk.play("3")
    desk.table.new_deal()
    desk.play(".")
    desk.close()
    assert desk.kept().game.cursor == 1
    with Statistics(tmp_path / "statistics.sqlite3") as store:
        assert [entry.attempt.deal for entry in store.page(descending=False).entries] == [2]


@pytest.mark.parametrize("back", [timedelta(hours=1), timedelta(days=20_000)])
def test_a_clock_set_back_changes_neither_the_time_played_nor_the_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, back: timedelta
) -> None:
    desk = Desk(tmp_path)
    moment = [datetime(2026, 3, 29, 1, 59, tzinfo=UTC)]

    show(monkeypatch, desk, moment)
    monkeypatch.setattr("time.time", lambda: moment[0].timestamp())
    desk.play("3")
    desk.seconds = 40.0
    assert desk.table.seconds == 40.0
    moment[0] -= back
    assert desk.table.seconds == 40.0
    desk.seconds = 50.0
    assert desk.table.seconds == 50.0
    desk.table.new_deal()
    moment[0] -= back / 2
    desk.play(".")
    desk.table.new_deal()
    desk.close()
    with Statistics(tmp_path / "statistics.sqlite3") as store:
        first, second = store.page(descending=False).entries
        assert store.summary().last_score == second.attempt.score
    assert (first.attempt.deal, second.attempt.deal) == (2, 77)
    assert first.attempt.seconds == 50.0
    assert first.attempt.ended < first.attempt.begun
    assert second.attempt.begun < first.attempt.begun


@dataclass(frozen=True)
class Naive:
    """What the rule in the help makes of one game: which attempt it is, and the help in it."""

    attempt: int | None = None
    undos: int = 0
    hints: int = 0


OPS = st.sampled_from(["move"] * 6 + ["undo"] * 3 + ["redo", "hint", "restart", "new", "back"])


@given(st.lists(OPS | st.just("replay"), max_size=40))
@settings(max_examples=40)
def test_whatever_is_done_each_attempt_counts_once_with_its_help(ops: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Path(folder))
        expected = play_naively(desk, ops)
        desk.close()
        with Statistics(Path(folder) / "statistics.sqlite3") as store:
            entries = store.page(descending=False, limit=1000).entries
        found = [(entry.attempt.undos, entry.attempt.hints) for entry in entries]
        assert found == list(expected.values())
        assert all(entry.attempt.result is not Result.CLEARED for entry in entries)


def play_naively(desk: Desk, ops: list[str]) -> dict[int, tuple[int, int]]:
    """Do some things; give the undos and hints of each attempt that was left, in order."""
    table = desk.table
    now, left = Naive(), Naive()
    begun = 0
    recorded: dict[int, tuple[int, int]] = {}
    for op in ops:
        is_played = table.game.is_begun and not table.is_replay
        if op in ("move", "undo", "redo", "hint"):
            is_replay = table.is_replay
            done = do(table, op)
            if op == "move" and done and now.attempt is None:
                begun += 1
                now = replace(now, attempt=begun)
            elif op == "undo" and not is_replay:
                now = replace(now, undos=now.undos + done)
            elif op == "hint":
                now = replace(now, hints=now.hints + 1)
        else:
            coming = left if op == "back" else Naive()
            if not do(table, op):
                continue
            if is_played:
                assert now.attempt is not None
                recorded[now.attempt] = (now.undos, now.hints)
                left = now
            now = coming
    return dict(sorted(recorded.items()))


def do(table: Table, op: str) -> bool:
    """Do one thing; say whether there was anything to do."""
    if op == "move":
        # The stock alone, so that no attempt is over before the 16th turn.
        return table.position.stock_left > 1 and table.turn()
    if op == "replay":
        table.replay(table.game)
        return True
    acts: dict[str, Callable[[], object]] = {
        "undo": table.undo,
        "redo": table.redo,
        "hint": table.ask_hint,
        "restart": table.restart,
        "new": table.new_deal,
        "back": table.bring_back,
    }
    return acts[op]() is not False
