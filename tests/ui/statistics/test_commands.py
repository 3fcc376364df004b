"""What the window does with attempts: shows them again, deals them anew, exports, resets."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from golf_desktop.engine.rules import WRAP as WRAP_RULES
from golf_desktop.model.table import Table
from golf_desktop.storage.statistics import Statistics
from golf_desktop.ui.statistics.window import StatisticsWindow
from tests.ui.playing import answer_file_dialog
from tests.ui.statistics.conftest import Open, choose, figures, press, settle, shown
from tests.ui.statistics.made import UNKNOWN, attempt, own_board, played


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def is_replay_of(table: Table, number: int) -> bool:
    game = table.game
    return (
        table.is_replay
        and game.deal.number == number
        and (game.cursor, len(game.moves))
        == (
            0,
            3,
        )
    )


def test_enter_shows_the_selected_attempt_again(open_window: Open, table: Table) -> None:
    window = open_window(played(8), played(9))
    press(window, Qt.Key.Key_Down)
    press(window, Qt.Key.Key_Return)
    assert is_replay_of(table, 8)
    assert window.isVisible()


def test_the_button_shows_the_selected_attempt_again(open_window: Open, table: Table) -> None:
    window = open_window(played(8), played(9))
    click(window.replay_button)
    assert is_replay_of(table, 9)


def test_a_double_click_shows_an_attempt_again_once(
    qtbot: QtBot, open_window: Open, table: Table
) -> None:
    window = open_window(played(8), played(9))
    view = window.attempts.table
    place = view.visualRect(view.model().index(1, 2)).center()
    with qtbot.waitSignal(table.replay_changed, timeout=1000):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert is_replay_of(table, 8)


def test_an_own_board_is_shown_again(open_window: Open, table: Table) -> None:
    window = open_window(own_board(9))
    click(window.replay_button)
    assert table.is_replay
    assert table.game.deal.number is None


@pytest.mark.parametrize("button", ["replay_button", "play_button", "review_button"])
def test_an_attempt_by_unknown_rules_is_refused_plainly(
    open_window: Open, table: Table, button: str
) -> None:
    window = open_window(attempt(3, rules=UNKNOWN))
    click(getattr(window, button))
    assert table.game.deal.number == 2
    assert window.message.isVisible()
    assert "does not know the attempt's rules" in window.message.text.text()


def test_moves_that_are_none_are_refused_plainly(open_window: Open, table: Table) -> None:
    made = attempt(3)
    object.__setattr__(made, "move_text", "99")
    window = open_window(made)
    click(window.replay_button)
    assert not table.is_replay
    assert window.message.text.text().startswith("This attempt cannot be put on the board: ")


def test_a_deal_can_be_played_anew_by_its_own_rules(open_window: Open, table: Table) -> None:
    window = open_window(played(9, WRAP_RULES))
    rules = table.rules
    click(window.play_button)
    assert table.game.deal.number == 9
    assert table.game.deal.rules == WRAP_RULES
    assert not table.game.is_begun
    assert not table.is_replay
    assert table.rules == rules


@pytest.fixture
def chosen_file(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the file dialog answers."""
    answer = [""]

    def choose_file(dialog: QFileDialog) -> bool:
        dialog.selectFile(answer[0])
        return bool(answer[0])

    monkeypatch.setattr(QFileDialog, "exec", choose_file)
    return answer


def test_what_is_chosen_is_exported(
    qtbot: QtBot, open_window: Open, chosen_file: list[str], tmp_path: Path
) -> None:
    window = open_window(attempt(1, number=1), attempt(2, number=2, undos=1))
    choose(qtbot, window, window.choice.filter, "With help")
    chosen_file[0] = str(tmp_path / "mine")
    click(window.export_button)
    settle(qtbot, window)
    with (tmp_path / "mine.csv").open(newline="") as file:
        assert [row["score"] for row in csv.DictReader(file)] == ["2"]
    assert window.message.text.text() == "Exported to mine.csv."


def test_an_export_that_fails_is_told(
    qtbot: QtBot,
    open_window: Open,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = open_window(attempt(1))
    (tmp_path / "mine.csv").mkdir()
    answer_file_dialog(monkeypatch, tmp_path / "mine.csv")
    click(window.export_button)
    settle(qtbot, window)
    assert "mine.csv" in window.message.text.text()
    assert window.export_button.isEnabled()


def test_an_export_can_be_thought_better_of(
    open_window: Open, chosen_file: list[str], tmp_path: Path
) -> None:
    window = open_window(attempt(1))
    assert chosen_file == [""]
    before = sorted(tmp_path.iterdir())
    click(window.export_button)
    assert sorted(tmp_path.iterdir()) == before
    assert not window.message.isVisible()


def test_a_reset_can_be_undone(qtbot: QtBot, open_window: Open) -> None:
    window = open_window(attempt(1, number=1), attempt(2, number=2))
    click(window.reset_button)
    settle(qtbot, window)
    assert shown(window, "Score") == []
    assert figures(window)["Played"] == "0"
    assert window.message.text.text() == "Statistics were reset."
    assert not window.reset_button.isEnabled()
    press(window, Qt.Key.Key_Return)  # the keyboard is on "Undo"
    settle(qtbot, window)
    assert shown(window, "Score") == ["2", "1"]
    assert figures(window)["Played"] == "2"
    assert not window.undo_button.isVisible()


def test_only_what_is_chosen_is_reset(qtbot: QtBot, open_window: Open) -> None:
    window = open_window(attempt(1, number=1), attempt(2, number=2, undos=1))
    choose(qtbot, window, window.choice.filter, "With help")
    click(window.reset_button)
    settle(qtbot, window)
    choose(qtbot, window, window.choice.filter, "All")
    assert shown(window, "Score") == ["1"]
    assert window.message.offers


def test_the_offer_outlives_new_attempts(
    qtbot: QtBot, open_window: Open, statistics: Statistics
) -> None:
    window = open_window(attempt(1, number=1))
    click(window.reset_button)
    settle(qtbot, window)
    statistics.record(attempt(2, number=2))
    window.refresh()
    settle(qtbot, window)
    click(window.message.act)
    settle(qtbot, window)
    assert shown(window, "Score") == ["2", "1"]


def test_several_resets_are_undone_from_the_last_on(
    qtbot: QtBot, open_window: Open, statistics: Statistics
) -> None:
    window = open_window(attempt(1, number=1))
    for number in (2, 3):
        click(window.reset_button)
        settle(qtbot, window)
        statistics.record(attempt(number, number=number))
        window.refresh()
        settle(qtbot, window)
    click(window.message.act)
    settle(qtbot, window)
    assert shown(window, "Score") == ["3", "2"]
    click(window.undo_button)
    settle(qtbot, window)
    assert shown(window, "Score") == ["3", "2", "1"]
    assert not window.undo_button.isVisible()


def test_a_reset_can_be_undone_after_the_message_is_gone(qtbot: QtBot, open_window: Open) -> None:
    window = open_window(attempt(1, number=1))
    click(window.reset_button)
    settle(qtbot, window)
    click(window.message.dismiss)
    assert not window.message.isVisible()
    window.close()
    again = open_window()
    assert not again.message.isVisible()
    click(again.undo_button)
    settle(qtbot, again)
    assert shown(again, "Score") == ["1"]


def test_a_reset_that_was_undone_elsewhere_is_told(
    qtbot: QtBot, open_window: Open, statistics: Statistics
) -> None:
    window = open_window(attempt(1, number=1))
    click(window.reset_button)
    settle(qtbot, window)
    statistics.undo_reset(statistics.resets()[0].token)
    click(window.message.act)
    settle(qtbot, window)
    assert window.message.text.text() == "It had been undone already."
    assert shown(window, "Score") == ["1"]


def test_escape_closes_the_window(open_window: Open) -> None:
    window = open_window(attempt(1))
    press(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_tab_goes_round_everything(open_window: Open) -> None:
    window = open_window(attempt(1))
    window.choice.rules.setFocus()
    reached: list[Any] = []
    while window.focusWidget() not in reached:
        reached.append(window.focusWidget())
        press(window, Qt.Key.Key_Tab)
    assert reached == [
        window.choice.rules,
        window.choice.filter,
        window.tabs.tabBar(),
        window.attempts.table,
        window.attempts.table.head,
        window.replay_button,
        window.review_button,
        window.play_button,
        window.export_button,
        window.reset_button,
    ]


def test_enter_presses_the_button_that_has_the_keyboard(open_window: Open, table: Table) -> None:
    window = open_window(played(9))
    window.play_button.setFocus()
    press(window, Qt.Key.Key_Return)
    assert table.game.deal.number == 9
    assert not table.is_replay


def test_it_fits_a_small_window(qtbot: QtBot, open_window: Open) -> None:
    window: StatisticsWindow = open_window(*(attempt(1, number=n) for n in range(1, 40)))
    room = window.screen().availableGeometry().size() * 0.86
    assert window.size() == QSize(760, 560).boundedTo(room)
    window.resize(560, 400)
    settle(qtbot, window)
    assert (window.width(), window.height()) == (560, 400)
    assert window.attempts.table.viewport().height() > 80
