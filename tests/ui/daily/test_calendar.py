"""The calendar: by keys from day to day, a day that is played and filed, and what it tells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from golf_desktop.app import build
from golf_desktop.engine.daily import RULES
from golf_desktop.storage.attempt import Result
from golf_desktop.storage.days import DayResult
from golf_desktop.storage.places import Places
from golf_desktop.storage.statistics import FILE_NAME, Statistics
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.daily.month import cell_text
from golf_desktop.ui.daily.texts import plain_day
from golf_desktop.ui.daily.window import CalendarWindow
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.share.dialog import ShareDialog
from golf_desktop.ui.share.picture import Dress
from golf_desktop.ui.share.subject import DealSubject
from tests.storage.statistics_cases import attempt, cleared
from tests.ui.playing import CTRL, SHIFT, in_dialog, play_on, press

Key = Qt.Key
TODAY = date(2026, 11, 30)
ONE = timedelta(days=1)


class Player:
    """A player with a window, a calendar and a clock."""

    def __init__(self, places: Places, qtbot: QtBot) -> None:
        self.now = datetime(2026, 11, 30, 12, tzinfo=UTC)
        self.qtbot = qtbot
        self.window = build(Wish(2), places, moment=lambda: self.now)
        qtbot.addWidget(self.window)
        self.window.scene.animator.factor = 0.0
        self.window.show()
        qtbot.waitExposed(self.window)
        self.window.activateWindow()
        self.window.board.setFocus()

    def open(self) -> CalendarWindow:
        """Open the calendar by its key and wait for the results."""
        QTest.qWaitForWindowActive(self.window)
        press(self.window, Key.Key_J, CTRL)
        (found,) = [each for each in self.window.findChildren(CalendarWindow) if each.isVisible()]
        QTest.qWaitForWindowActive(found)
        self.qtbot.waitUntil(lambda: found.reader.is_idle)
        return found


@pytest.mark.parametrize(
    ("place", "says"),
    [
        ("en_GB", "30 November 2026"),
        ("en_US", "November 30, 2026"),
        ("fi", "30. marraskuuta 2026"),
        ("nl", "30 november 2026"),
        ("hu", "2026. november 30."),
    ],
)
def test_a_day_is_told_without_its_weekday_as_a_place_writes_it(place: str, says: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(place))
    told = plain_day(TODAY)
    QLocale.setDefault(before)
    assert told == says


@pytest.fixture
def player(places: Places, qtbot: QtBot) -> Iterator[Player]:
    made = Player(places, qtbot)
    yield made
    made.window.close()


def keys(calendar: CalendarWindow, *pressed: Key) -> date:
    """Press keys in the calendar and give the day they lead to."""
    for key in pressed:
        QTest.keyClick(calendar.focusWidget(), key)
    return calendar.view.day


def test_keys_lead_to_every_day_there_is_and_no_further(player: Player) -> None:
    calendar = player.open()
    assert keys(calendar) == TODAY
    assert keys(calendar, Key.Key_Up) == TODAY - 7 * ONE
    assert keys(calendar, Key.Key_Home) == date(2026, 11, 1)
    assert keys(calendar, Key.Key_Left) == date(2026, 10, 31)
    assert calendar.month.text() == "October 2026"
    assert keys(calendar, Key.Key_PageDown) == date(2026, 11, 30)
    assert keys(calendar, Key.Key_PageDown, Key.Key_PageDown, Key.Key_PageDown) == date(2027, 2, 28)
    assert keys(calendar, Key.Key_End, Key.Key_Right) == date(2027, 3, 1)
    assert not calendar.play.isEnabled()
    assert keys(calendar, *[Key.Key_PageUp] * 20) == date(2026, 1, 1)
    assert keys(calendar, Key.Key_Left, Key.Key_Up) == date(2026, 1, 1)
    assert not calendar.back.isEnabled()
    assert calendar.play.isEnabled()
    QTest.keyClick(calendar.focusWidget(), Key.Key_Escape)
    assert not calendar.isVisible()


def test_a_day_to_come_is_not_dealt_and_told_why(player: Player) -> None:
    calendar = player.open()
    keys(calendar, Key.Key_Right, Key.Key_Return)
    assert "not to be played yet" in calendar.message.text.text()
    assert calendar.isVisible()
    assert player.window.table.game.deal.number == 2


def test_a_day_is_dealt_played_filed_and_shared(player: Player) -> None:
    window = player.window
    calendar = player.open()
    QTest.keyClick(calendar.view, Key.Key_Return)
    player.qtbot.waitUntil(lambda: window.daily.day == TODAY)
    assert window.table.game.deal.number == 2026113000
    assert window.windowTitle().startswith("Deal of the day, Monday")
    assert "30" in window.status.deal.text()
    play_on(window)
    calendar = player.open()
    player.qtbot.waitUntil(lambda: TODAY in calendar.results)
    result = calendar.results[TODAY]
    assert (result.result, result.score) == (Result.STUCK, window.table.position.score)
    assert f"not cleared, score {result.score}" in calendar.detail.text()
    assert calendar.played.text() == "Played: 1 day in a row, at most 1"
    assert calendar.cleared.text() == "Cleared: 0 days in a row, at most 0"

    def copy(dialog: ShareDialog) -> None:
        assert dialog.parent() is calendar
        QTest.keyClick(dialog.copy_text_button, Key.Key_Space)

    with in_dialog(window, ShareDialog, copy):
        QTest.keyClick(calendar.share, Key.Key_Space)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[-1] == "golf-solitaire:day/2026-11-30"
    assert lines[1].count("●") == result.score
    window.table.new_deal(9)
    assert window.windowTitle().startswith("Dead King Golf, deal 9")
    window.table.new_deal(2026113000, RULES)
    window.table.turn()
    window.table.restart()
    assert window.left_panel.detail.text() == "The deal of 30 November 2026 was begun again."
    window.table.turn()
    window.table.new_deal(9)
    assert window.left_panel.detail.text() == "The deal of 30 November 2026 was left."
    assert window.status.deal.text() == "Deal 9"


def test_it_is_shared_that_a_day_was_late_and_that_the_next_attempt_is_practice(
    player: Player,
) -> None:
    window, day = player.window, TODAY - ONE
    window.day_commands.deal(day)
    player.qtbot.waitUntil(lambda: window.daily.day == day)
    play_on(window)
    calendar = player.open()
    player.qtbot.waitUntil(lambda: day in calendar.results)
    late = "played late, on 30 November 2026"

    def look(dialog: ShareDialog) -> None:
        assert dialog.text.toPlainText().splitlines()[2].endswith(f" · {late}")

    with in_dialog(window, ShareDialog, look):
        QTest.keyClick(calendar.share, Key.Key_Space)
    QTest.qWaitForWindowActive(window)
    with in_dialog(window, ShareDialog, look):
        press(window, Key.Key_C, CTRL | SHIFT)
    window.table.restart()
    play_on(window)

    def look_again(dialog: ShareDialog) -> None:
        player.qtbot.waitUntil(lambda: " · practice" in dialog.text.toPlainText())
        assert late not in dialog.text.toPlainText()

    QTest.qWaitForWindowActive(window)
    with in_dialog(window, ShareDialog, look_again):
        press(window, Key.Key_C, CTRL | SHIFT)
    subject = DealSubject.of_day(calendar.results[day])
    dress = Dress(window.look, window.faces)
    assert subject.picture((), dress) != replace(subject, begun=day).picture((), dress)


def test_a_month_tells_results_in_signs_and_words(player: Player, places: Places) -> None:
    with Statistics(places.data / FILE_NAME) as store:
        for back, late in [(1, 0), (2, 1), (3, 9)]:
            day = TODAY - back * ONE
            made = cleared if back < 3 else attempt
            played = made(f"{back}", deal=2026112900)
            store.record(played, DayResult.of(played, day, day + late * ONE))
    calendar = player.open()
    model = calendar.view.days
    texts = [cell_text(calendar.results[day]) for day in sorted(calendar.results)]
    assert texts == ["✗ 7 ↓", "✓ −2 ↓", "✓ −2"]
    role = Qt.ItemDataRole.AccessibleTextRole
    told = [str(model.data(model.index_of(TODAY - back * ONE), role)) for back in range(5)]
    assert told[0].endswith("2026: today, not played yet")
    assert told[1].endswith("29 November 2026: cleared, score −2")
    assert told[2].endswith("cleared, score −2, played late, on 29 November 2026")
    assert told[3].endswith("not cleared, score 7, played late, on 6 December 2026")
    assert told[4].endswith("26 November 2026: not played")
    assert calendar.cleared.text() == "Cleared: 2 days in a row, at most 2"
    assert calendar.played.text() == "Played: 2 days in a row, at most 2"


def test_a_calendar_that_is_looked_at_again_after_midnight_knows_it(player: Player) -> None:
    calendar = player.open()
    other = QWidget()
    player.qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    player.qtbot.waitUntil(lambda: not calendar.isActiveWindow())
    player.now += ONE
    calendar.activateWindow()
    QTest.qWaitForWindowActive(calendar)
    assert calendar.view.days.today == TODAY + ONE
    assert keys(calendar, Key.Key_Right) == TODAY + ONE
    assert calendar.play.isEnabled()


def test_the_day_in_play_is_gone_on_with_and_not_dealt_anew(player: Player) -> None:
    window: MainWindow = player.window
    calendar = player.open()
    QTest.keyClick(calendar.view, Key.Key_Return)
    player.qtbot.waitUntil(lambda: window.daily.day == TODAY)
    window.table.turn()
    calendar = player.open()
    QTest.keyClick(calendar.view, Key.Key_Return)
    assert not calendar.isVisible()
    assert window.table.position.turned == 1
    window.menus.actions["replay"].trigger()
    calendar = player.open()
    QTest.keyClick(calendar.view, Key.Key_Return)
    assert not window.table.is_replay  # what is only shown again is not in play
    assert not window.table.game.moves
