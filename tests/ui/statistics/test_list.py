"""The list of attempts: read page by page, ordered by each column, in its place."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from golf_desktop.storage.statistics import Page, Statistics
from golf_desktop.ui.statistics.models import PAGE
from golf_desktop.ui.statistics.window import StatisticsWindow
from tests.ui.statistics.conftest import Open, press, settle, shown
from tests.ui.statistics.made import UNKNOWN, attempt, fill, own_board

MANY = 3000


class Watched(Statistics):
    """Statistics that tell which lines were read from them."""

    lines: set[int]

    def page(self, *args: Any, **options: Any) -> Page:
        page = super().page(*args, **options)
        self.lines |= set(range(options["offset"], options["offset"] + len(page.entries)))
        return page


@pytest.fixture
def many(open_window: Open) -> StatisticsWindow:
    """The window over many attempts; the score of each is its number modulo 30."""
    return open_window(*(attempt(n % 30, number=n) for n in range(1, MANY + 1)))


def deal_at(window: StatisticsWindow, row: int) -> str | None:
    text: str | None = window.attempts.model.index(row, 1).data()
    return text


def top_deal(window: StatisticsWindow) -> str | None:
    return deal_at(window, window.attempts.table.rowAt(0))


def chosen_deal(window: StatisticsWindow) -> int | None:
    entry = window.attempts.current_entry
    assert entry is not None
    return entry.attempt.deal


def test_a_line_tells_all_about_an_attempt(open_window: Open) -> None:
    window = open_window(attempt(-3, number=7, deal=1234, undos=2, seconds=187.9))
    model = window.attempts.model
    line = model.line(0)
    assert line is not None
    when, *rest = line.texts
    assert when.startswith("3/1/26")
    assert rest == [
        *("1234", "Golf, nothing on a king", "1", "Cleared", "−3", "0", "3", "2", "0", "3:07"),
    ]
    assert model.columnCount() == len(line.texts)


def test_own_boards_and_unknown_rules_have_names(open_window: Open) -> None:
    window = open_window(own_board(9), attempt(3, number=2, rules=UNKNOWN))
    assert shown(window, "Deal") == ["2", "Own board"]
    assert shown(window, "Rules")[0] == "Giza, wrap, below-zero, 3 jokers"


def test_only_what_is_looked_at_is_read(qtbot: QtBot, open_window: Open, statistics: Any) -> None:
    fill(statistics.path, (attempt(5, number=n) for n in range(1, MANY + 1)))
    store = Watched(statistics.path)
    store.lines = set()
    window = open_window(store=store)
    assert window.attempts.model.rowCount() == MANY
    assert store.lines == set(range(PAGE))
    press(window, Qt.Key.Key_End)
    settle(qtbot, window)
    assert deal_at(window, MANY - 1) == "1"
    assert len(store.lines) <= 3 * PAGE


def test_every_line_is_right_wherever_one_scrolls(qtbot: QtBot, many: StatisticsWindow) -> None:
    bar = many.attempts.table.verticalScrollBar()
    for part in (0.9, 0.1, 0.5, 0.3, 1.0, 0.0):
        bar.setValue(round(bar.maximum() * part))
        settle(qtbot, many)
        row = many.attempts.table.rowAt(0)
        assert deal_at(many, row) == str(MANY - row)


def test_a_click_on_a_title_orders_by_it(qtbot: QtBot, many: StatisticsWindow) -> None:
    head = many.attempts.table.head
    score = [field.title for field in many.attempts.model.fields].index("Score")
    place = QPoint(head.sectionViewportPosition(score) + 10, head.height() // 2)
    QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=place)
    settle(qtbot, many)
    assert many.attempts.model.index(0, score).data() == "0"
    QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=place)
    settle(qtbot, many)
    assert many.attempts.model.index(0, score).data() == "29"


@pytest.mark.parametrize("column", range(11))
def test_the_keyboard_orders_by_every_column(qtbot: QtBot, open_window: Open, column: int) -> None:
    window = open_window(
        attempt(-3, number=1, deal=30, seconds=9),
        attempt(9, number=2, deal=200, undos=1, seconds=10),
        attempt(12, number=3, deal=200, seconds=100),
    )
    press(window, Qt.Key.Key_Tab)
    assert window.focusWidget() is window.attempts.table.head
    for _ in range(column):
        press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Return)
    settle(qtbot, window)
    query = window.attempts.model.query
    assert query.by is window.attempts.model.fields[column].by
    assert not query.descending
    press(window, Qt.Key.Key_Space)
    settle(qtbot, window)
    assert window.attempts.model.query.descending
    if window.attempts.model.fields[column].title == "Score":
        assert shown(window, "Score") == ["12", "9", "−3"]


def test_a_new_attempt_comes_first_and_the_selection_stays(
    qtbot: QtBot, many: StatisticsWindow, statistics: Statistics
) -> None:
    press(many, Qt.Key.Key_Down)
    assert chosen_deal(many) == MANY - 1
    statistics.record(attempt(1, number=MANY + 1))
    many.refresh()
    settle(qtbot, many)
    assert top_deal(many) == str(MANY + 1)
    assert chosen_deal(many) == MANY - 1
    assert many.figures.values[0].text() == "3,001"


def test_a_new_attempt_leaves_the_place_in_the_list(
    qtbot: QtBot, many: StatisticsWindow, statistics: Statistics
) -> None:
    for _ in range(20):
        press(many, Qt.Key.Key_PageDown)
        settle(qtbot, many)
    top, chosen = top_deal(many), chosen_deal(many)
    for number in range(MANY + 1, MANY + 4):
        statistics.record(attempt(1, number=number))
    many.refresh()
    settle(qtbot, many)
    assert many.attempts.model.rowCount() == MANY + 3
    assert (top_deal(many), chosen_deal(many)) == (top, chosen)


def test_selection_and_place_stay_in_another_order_too(
    qtbot: QtBot, many: StatisticsWindow, statistics: Statistics
) -> None:
    many.attempts.table.sortByColumn(5, Qt.SortOrder.AscendingOrder)
    settle(qtbot, many)
    for _ in range(20):
        press(many, Qt.Key.Key_PageDown)
        settle(qtbot, many)
    top, chosen = top_deal(many), chosen_deal(many)
    statistics.record(attempt(0, number=MANY + 1))  # above
    statistics.record(attempt(29, number=MANY + 2))  # below
    many.refresh()
    settle(qtbot, many)
    assert (top_deal(many), chosen_deal(many)) == (top, chosen)


def test_attempts_that_are_gone_leave_the_list(
    qtbot: QtBot, many: StatisticsWindow, statistics: Statistics
) -> None:
    press(many, Qt.Key.Key_End)
    settle(qtbot, many)
    statistics.reset()
    statistics.record(attempt(1, number=MANY + 1))
    many.refresh()
    settle(qtbot, many)
    assert shown(many, "Deal") == [str(MANY + 1)]


def test_an_attempt_recorded_again_changes_where_it_stands(
    qtbot: QtBot, open_window: Open, statistics: Statistics
) -> None:
    window = open_window(attempt(5, number=1), attempt(6, number=2))
    statistics.record(attempt(-4, number=1))
    window.refresh()
    settle(qtbot, window)
    assert shown(window, "Score") == ["6", "−4"]


def test_the_first_attempt_of_all_takes_the_sentences_place(
    qtbot: QtBot, open_window: Open, statistics: Statistics
) -> None:
    window = open_window()
    statistics.record(attempt(5))
    window.refresh()
    settle(qtbot, window)
    assert window.attempts.table.isVisible()
    assert shown(window, "Score") == ["5"]
    assert window.replay_button.isEnabled()


def test_selected_lines_are_copied_as_text(many: StatisticsWindow) -> None:
    press(many, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    press(many, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert [line.split("\t")[1] for line in lines] == [str(MANY), str(MANY - 1)]
    assert many.message.text.text() == "2 attempts were copied."


def test_lines_that_were_never_seen_are_copied_too(qtbot: QtBot, many: StatisticsWindow) -> None:
    press(many, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    press(many, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, many)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert [line.split("\t")[1] for line in lines] == [str(n) for n in range(MANY, 0, -1)]
    assert many.message.text.text() == "3,000 attempts were copied."
