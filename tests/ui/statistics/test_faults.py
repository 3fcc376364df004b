"""A store that cannot be read or written costs a line, not the window."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from golf_desktop.storage.selection import Selection
from golf_desktop.storage.statistics import ALL, Statistics, Summary
from golf_desktop.ui.statistics.reader import Reader
from tests.ui.statistics.conftest import Open, choose, figures, settle, shown
from tests.ui.statistics.made import attempt


def test_a_newer_versions_file_is_told_of(open_window: Open, path: Path) -> None:
    Statistics(path).summary()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    window = open_window()
    assert "newer version" in window.message.text.text()
    assert "cannot be read" in window.attempts.empty.text()
    assert set(figures(window).values()) == {""}
    assert not window.attempts.table.isVisible()


def test_a_damaged_file_is_told_of_once(open_window: Open, path: Path) -> None:
    path.write_bytes(b"no database at all")
    window = open_window()
    assert "was damaged" in window.message.text.text()
    assert figures(window)["Played"] == "0"


def test_the_window_goes_on_when_the_store_does(
    qtbot: QtBot, open_window: Open, path: Path
) -> None:
    window = open_window(attempt(5, number=1), store=Statistics(path, patience=0.05))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        QTest.mouseClick(window.reset_button, Qt.MouseButton.LeftButton)
        settle(qtbot, window)
        assert "another program is using it" in window.message.text.text()
        assert shown(window, "Score") == ["5"]
        assert window.reset_button.isEnabled()
    QTest.mouseClick(window.reset_button, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert window.message.text.text() == "Statistics were reset."


def test_what_cannot_be_read_is_not_shown_under_a_wrong_name(
    qtbot: QtBot, open_window: Open, path: Path
) -> None:
    window = open_window(attempt(5, number=1))
    data = path.read_bytes()
    path.unlink()
    path.mkdir()
    (path / "something").touch()
    path.parent.joinpath("statistics.sqlite3-wal").unlink(missing_ok=True)
    choose(qtbot, window, window.choice.filter, "With help")
    assert figures(window)["Played"] in ("0", "")
    assert data


class Slow(Statistics):
    """Statistics whose summaries take until they are let go."""

    gate: Event

    def summary(self, selection: Selection = ALL) -> Summary:
        assert self.gate.wait(10)
        return super().summary(selection)


def end(qtbot: QtBot, reader: Reader) -> None:
    reader.close()
    qtbot.waitUntil(lambda: not isValid(reader))


def _give(answer: int, store: Statistics) -> int:
    del store
    return answer


@pytest.fixture
def slow(path: Path) -> Slow:
    store = Slow(path)
    store.gate = Event()
    return store


def test_of_questions_on_a_topic_the_latest_is_answered(qtbot: QtBot, slow: Slow) -> None:
    reader = Reader(slow, QCoreApplication.instance())
    answers: list[object] = []
    reader.ask("first", lambda store: store.summary(), answers.append)
    for played in (1, 2, 3):
        reader.ask("topic", partial(_give, played), answers.append)
    assert answers == []
    slow.gate.set()
    qtbot.waitUntil(lambda: reader.is_idle)
    assert answers == [slow.summary(), 3]
    end(qtbot, reader)


def test_a_reader_that_is_closed_writes_what_it_was_told_and_answers_no_more(
    qtbot: QtBot, slow: Slow, statistics: Statistics
) -> None:
    statistics.record(attempt(1))
    reader = Reader(slow, QCoreApplication.instance())
    answers: list[object] = []
    reader.ask("first", lambda store: store.summary(), answers.append)
    reader.ask("second", lambda store: store.summary(), answers.append)
    reader.ask("third", lambda store: store.reset(), answers.append, writes=True)
    with qtbot.waitSignal(reader.destroyed):
        reader.close()
        slow.gate.set()
    qtbot.waitUntil(lambda: statistics.summary().played == 0)
    assert answers == []


def test_a_mistake_of_ours_comes_to_light(qtbot: QtBot, statistics: Statistics) -> None:
    reader = Reader(statistics, QCoreApplication.instance())
    with capture_exceptions() as caught:
        reader.ask("topic", lambda _: 1 / 0, lambda _: None)
        qtbot.waitUntil(lambda: reader.is_idle)
    assert [kind for kind, *_ in caught] == [ZeroDivisionError]
    end(qtbot, reader)


def test_the_window_can_be_closed_while_it_asks(
    qtbot: QtBot, open_window: Open, path: Path
) -> None:
    store = Slow(path)
    store.gate = Event()
    store.gate.set()
    window = open_window(store=store)
    store.gate.clear()
    window.refresh()
    with qtbot.waitSignal(window.reader.destroyed):
        window.close()
        window.deleteLater()
        store.gate.set()
