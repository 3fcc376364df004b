"""The deal of the day: found aside, dealt on its day, and filed under it whatever clocks do."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from golf_desktop.engine.position import Play
from golf_desktop.engine.rules import STANDARD, WRAP
from golf_desktop.model.clock import local_now
from golf_desktop.model.daily import Daily
from golf_desktop.model.notices import Notices
from golf_desktop.model.recorder import Recorder
from golf_desktop.model.table import Table
from golf_desktop.model.thinker import Thinker
from golf_desktop.storage.autosave import Autosave
from golf_desktop.storage.daily_file import DailyDeals
from golf_desktop.storage.days import DayResult
from golf_desktop.storage.save_file import SavedGame
from golf_desktop.storage.statistics import Statistics
from golf_desktop.storage.struct_file import StructFile
from golf_desktop.storage.unrecorded import Unrecorded

NUMBER = 2026112902
DAY = date(2026, 11, 29)
ONE = timedelta(days=1)


def at(hour: float, zone: int = 0, day: date = DAY) -> datetime:
    """A time of a day in a zone so many hours east of Greenwich."""
    midnight = datetime(day.year, day.month, day.day, tzinfo=timezone(timedelta(hours=zone)))
    return midnight + timedelta(hours=hour)


class Desk:
    """A table, its deals of the day and its recorder, on a folder of files."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.folder = folder
        self.qtbot = qtbot
        self.now = at(12)
        self.start()

    def start(self) -> None:
        """Start the program, with nothing on the board but any deal."""
        self.table = Table(WRAP, 7, moment=lambda: self.now)
        self.thinker = Thinker()
        file = StructFile(self.folder / "daily.json", DailyDeals)
        self.daily = Daily(self.table, self.thinker, file, now=lambda: self.now)
        self.told: list[str] = []
        self.looking: list[bool] = []
        self.daily.failed.connect(self.told.append)
        self.daily.looking.connect(self.looking.append)
        self.recorder = Recorder(
            self.table,
            Autosave(self.folder),
            Notices(),
            Unrecorded(self.folder),
            lambda: Statistics(self.folder / "statistics.sqlite3"),
            day_of=self.daily.day_of,
        )
        self.daily.found.connect(self.recorder.record_end)

    def deal(self, day: date) -> None:
        """Deal the deal of a day and wait until it is there."""
        assert self.daily.deal_day(day)
        self.qtbot.waitUntil(lambda: not self.daily.is_looking and self.daily.day == day)

    def play_on(self) -> None:
        """Play until the deal is over."""
        while moves := self.table.position.legal_moves():
            move = moves[0]
            assert self.table.play(move.slot) if isinstance(move, Play) else self.table.turn()

    def close(self) -> None:
        """End the program."""
        self.recorder.close()
        self.thinker.close()

    def days(self) -> dict[date, DayResult]:
        """What is filed, after the end of the program."""
        self.close()
        with Statistics(self.folder / "statistics.sqlite3") as store:
            return store.days()


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    made = Desk(tmp_path, qtbot)
    yield made
    made.close()


def test_a_day_s_deal_is_found_aside_while_the_game_goes_on_and_kept(desk: Desk) -> None:
    assert desk.daily.deal_day(DAY)
    assert desk.daily.is_looking
    assert desk.table.turn()  # nothing waits for the answer
    desk.qtbot.waitUntil(lambda: desk.daily.day == DAY)
    assert desk.looking == [True, False]
    assert (desk.table.game.deal.number, desk.table.game.deal.rules) == (NUMBER, STANDARD)
    assert desk.table.rules == WRAP  # chosen for other deals, and not changed
    desk.close()
    assert json.loads((desk.folder / "daily.json").read_text())["found"] == {"2026-11-29": 2}
    desk.start()
    assert desk.daily.deal_day(DAY)
    assert desk.daily.day == DAY
    assert desk.looking == []


def test_another_deal_ends_the_search_and_other_rules_make_it_no_day_s(desk: Desk) -> None:
    assert desk.daily.deal_day(DAY)
    desk.table.new_deal(9)
    assert desk.looking == [True, False]
    desk.deal(DAY)
    desk.table.choose_rules(STANDARD)
    assert desk.daily.day == DAY
    desk.table.choose_rules(WRAP)
    assert desk.table.game.deal.number == NUMBER
    assert desk.daily.day is None


@pytest.mark.parametrize("day", [DAY + ONE, date(2025, 12, 31)])
def test_days_to_come_are_not_dealt_and_their_numbers_are_only_numbers(
    desk: Desk, day: date
) -> None:
    assert not desk.daily.deal_day(day)
    assert not desk.daily.is_looking
    desk.table.new_deal(2026113000, STANDARD)
    assert desk.thinker.is_idle
    desk.play_on()
    assert desk.daily.day is None
    assert desk.days() == {}


def test_a_day_that_had_come_is_known_though_the_clock_was_set_back(desk: Desk) -> None:
    desk.deal(DAY)
    dealt = desk.table.game.deal
    desk.now = at(12, day=DAY - ONE)
    assert desk.daily.day_of(dealt) == DAY
    assert not desk.daily.deal_day(DAY)


def test_a_day_s_deal_is_known_by_its_number_too(desk: Desk) -> None:
    for number, day in [(NUMBER - 1, None), (NUMBER, DAY)]:
        desk.table.new_deal(number, STANDARD)
        desk.play_on()  # perhaps faster than it is found
        desk.qtbot.waitUntil(lambda: desk.daily.number_of(DAY) is not None)
        assert desk.daily.day == day
    ((filed, result),) = desk.days().items()
    assert (filed, result.deal) == (DAY, NUMBER)


@pytest.mark.parametrize(
    ("begun", "ended", "late"),
    [
        (at(0), at(24), False),  # past midnight
        (at(24), at(25), True),
        (at(23, zone=-5), at(29, zone=0), False),  # a flight eastwards, over night
        (at(1, zone=9), at(10, zone=-5, day=DAY - ONE), False),  # and one into yesterday
        (at(12), at(12, day=date(2020, 1, 1)), False),  # a clock without a battery
    ],
)
def test_a_result_is_filed_under_the_date_of_its_deal(
    desk: Desk, begun: datetime, ended: datetime, late: bool
) -> None:
    desk.now = begun
    desk.deal(DAY)
    assert desk.table.turn()
    desk.now = ended
    desk.play_on()
    again = desk.table.game.deal
    desk.now = at(12, day=DAY + 5 * ONE)
    desk.table.enter(again)
    desk.play_on()
    (result,) = desk.days().values()
    assert (result.day, result.played, result.is_late) == (DAY, begun.date(), late)


def test_what_is_resumed_was_begun_when_and_where_it_was(desk: Desk) -> None:
    desk.now = at(23, zone=-10)
    desk.deal(DAY)
    assert desk.table.turn()
    desk.close()
    saved = Autosave(desk.folder).load()
    assert isinstance(saved, SavedGame)
    desk.now = at(20, zone=2, day=DAY + ONE)
    desk.start()
    desk.table.resume(saved)
    assert desk.daily.day == DAY
    desk.play_on()
    assert not desk.days()[DAY].is_late


@pytest.mark.parametrize("text", ["{", '{"found": {"2026-11-29": 100}}', '{"found": [2]}'])
def test_a_damaged_file_is_only_found_again(
    tmp_path: Path, qtbot: QtBot, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "daily.json").write_text(text)
    desk = Desk(tmp_path, qtbot)
    desk.deal(DAY)
    assert desk.table.game.deal.number == NUMBER
    assert len(desk.told) == (text == "{")
    desk.close()
    caplog.clear()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="Windows sees to that itself")
def test_a_program_that_runs_hears_of_another_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "AAA-14")
    assert local_now().utcoffset() == timedelta(hours=14)
    monkeypatch.setenv("TZ", "BBB+11")
    assert local_now().utcoffset() == timedelta(hours=-11)
    monkeypatch.undo()
    local_now()
