"""Opening and saving games and boards: dialogs, recent files, dropping, and the clipboard."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
)

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.notation import board_text
from golf_desktop.engine.rules import STANDARD, WRAP
from golf_desktop.storage.belongings import delete
from golf_desktop.storage.places import Places
from golf_desktop.storage.save_file import SavedGame, encode, read, write
from golf_desktop.storage.statistics import Statistics
from golf_desktop.ui.main_window import MainWindow
from tests.engine.boards import clearable_board, played
from tests.ui.conftest import HandClock
from tests.ui.playing import (
    CTRL,
    LEFT,
    NO_KEYS,
    assert_board_shows_game,
    button,
    in_dialog,
    press,
    signs,
)

Key = Qt.Key

# What the off-screen platform says of the pop-ups of a dialog.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def other(folder: Path, name: str = "other.golf") -> Path:
    """The file of a game that was played by other rules."""
    game = played(deal(9, WRAP), "...")
    game.undo()
    write(folder / name, SavedGame(game, seconds=75, undos=1, hints=4))
    return folder / name


def name_in(dialog: QFileDialog, name: Path | str) -> None:
    """Type a name into the dialog and press Enter."""
    (line,) = dialog.findChildren(QLineEdit, "fileNameEdit")
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, str(name))
    QTest.keyClick(line, Key.Key_Return)


def drop(window: MainWindow, *urls: QUrl) -> bool:
    """Drop something on the middle of the window, as the window system tells it."""
    data = QMimeData()
    data.setUrls(list(urls))
    place = QPoint(window.width() // 2, window.height() // 2)
    copy = Qt.DropAction.CopyAction
    entering = QDragEnterEvent(place, copy, data, LEFT, NO_KEYS)
    QApplication.sendEvent(window.windowHandle(), entering)
    if entering.isAccepted():
        dropping = QDropEvent(QPointF(place), copy, data, LEFT, NO_KEYS)
        QApplication.sendEvent(window.windowHandle(), dropping)
        return dropping.isAccepted()
    return False


def recent(window: MainWindow) -> QMenu:
    """The menu of recent files, as it is when it opens."""
    (menu,) = [each for each in window.findChildren(QMenu) if each.title() == "&Recent files"]
    menu.aboutToShow.emit()
    return menu


def names(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.isEnabled()]


def assert_is_other(window: MainWindow) -> None:
    saved = window.table.snapshot()
    assert (saved.game.deal.number, saved.game.deal.rules) == (9, WRAP)
    assert (signs(window), len(saved.game.moves)) == ("..", 3)
    # The clock goes on at once.
    assert 75 <= saved.seconds < 95
    assert (saved.undos, saved.hints) == (1, 4)
    assert_board_shows_game(window)


def test_what_qt_remembers_of_a_dialog_stays_in_our_folder_and_goes_with_it(
    window: MainWindow, places: Places
) -> None:
    with in_dialog(window, QFileDialog, lambda dialog: dialog.reject()):
        press(window, Key.Key_S, CTRL)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # then it is written
    assert {"QtProject.conf"} == {path.name for path in places.config.glob("*.conf*")}
    window.close()
    delete(places)
    assert not list(places.config.glob("*.conf*"))


# -- Opening -------------------------------------------------------------------------------


def test_open_puts_a_saved_game_on_the_board(window: MainWindow, tmp_path: Path) -> None:
    path = other(tmp_path)
    with in_dialog(window, QFileDialog, lambda dialog: name_in(dialog, path)):
        press(window, Key.Key_O, CTRL)
    assert_is_other(window)
    assert names(recent(window)) == ["other.golf"]


def test_open_that_is_cancelled_changes_nothing(window: MainWindow) -> None:
    press(window, Key.Key_3)
    with in_dialog(window, QFileDialog, QFileDialog.reject):
        press(window, Key.Key_O, CTRL)
    assert signs(window) == "3"


def test_a_board_is_opened_by_the_chosen_rules(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "board.txt"
    path.write_text(board_text(deal(5)))
    window.table.choose_rules(WRAP)
    with in_dialog(window, QFileDialog, lambda dialog: name_in(dialog, path)):
        press(window, Key.Key_O, CTRL)
    assert window.table.game.deal.cards == deal(5).cards
    assert window.table.game.deal.rules == WRAP


def test_the_game_that_an_opened_file_replaces_can_be_brought_back(
    window: MainWindow, tmp_path: Path
) -> None:
    press(window, Key.Key_3)
    assert drop(window, QUrl.fromLocalFile(str(other(tmp_path))))
    assert_is_other(window)
    QTest.mouseClick(button(window.left_panel, "Bring it back"), LEFT)
    assert (window.table.game.deal.number, signs(window)) == (2, "3")


def test_a_file_is_opened_by_dropping_it_on_the_board(window: MainWindow, tmp_path: Path) -> None:
    assert drop(window, QUrl.fromLocalFile(str(other(tmp_path, "größer 🂡 50 %.golf"))))
    assert_is_other(window)


@pytest.mark.parametrize("url", ["https://example.org/game.golf", ""])
def test_what_is_no_file_here_cannot_be_dropped(window: MainWindow, url: str) -> None:
    press(window, Key.Key_3)
    assert not drop(window, *([QUrl(url)] if url else []))
    assert signs(window) == "3"


def test_a_game_opened_twice_is_one_attempt(
    window: MainWindow, tmp_path: Path, places: Places
) -> None:
    press(window, Key.Key_3)
    path = tmp_path / "mine.golf"
    window.files.save_file(path)
    press(window, Key.Key_Space)
    drop(window, QUrl.fromLocalFile(str(path)))
    drop(window, QUrl.fromLocalFile(str(path)))
    press(window, Key.Key_N, CTRL)
    with Statistics(places.data / "statistics.sqlite3") as store:
        window.close()
        ((entry),) = store.page().entries
    # To open is not to play: the attempt stands as it was when it was left.
    assert (entry.attempt.deal, entry.attempt.move_text) == (2, "3.")


# -- Files with something wrong in them ----------------------------------------------------

_GOOD = encode(SavedGame(played(deal(9), "..."), seconds=9))
BAD = {
    "missing.golf": None,
    "empty.golf": b"",
    "cut.golf": _GOOD[:-30],
    "nuls.golf": b"\0" * len(_GOOD),
    "illegal.golf": _GOOD.replace(b'"moves": "..."', b'"moves": "..8"'),
    "cursor.golf": _GOOD.replace(b'"cursor": 3', b'"cursor": 4'),
    "lies.golf": _GOOD.replace(b'"result": null', b'"result": "cleared"'),
    "newer.golf": _GOOD.replace(b'"version": 1', b'"version": 2'),
    "moves.golf": _GOOD.replace(b'"..."', b'"' + b"." * 60_000 + b'"'),
    "digits.golf": _GOOD.replace(b'"cursor": 3', b'"cursor": ' + b"3" * 60_000),
    "nested.golf": b"[" * 60_000,
    "large.golf": b" " * 10**6,
    "folder.golf": None,
    "empty.txt": b"",
    "cut.txt": board_text(deal(9)).encode()[:-9],
    "equal.txt": b"Talon: " + b"AS " * 53,
    "folder.txt": None,
    "n\0l.txt": None,
    "n\0l.golf": None,
}


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("way", ["open", "drop"])
def test_a_bad_file_leaves_game_cursor_and_clock_and_is_told(
    clocked: MainWindow, clock: HandClock, tmp_path: Path, name: str, way: str
) -> None:
    window, path, data = clocked, tmp_path / name, BAD[name]
    if name.startswith("folder"):
        path.mkdir()
    elif data is not None:
        path.write_bytes(data)
    for key in (Key.Key_3, Key.Key_Space, Key.Key_Space):
        press(window, key)
    press(window, Key.Key_Z, CTRL)
    clock.go_on(42)
    before = window.table.snapshot()
    if way == "open":
        assert not window.files.open_file(path)
    else:
        drop(window, QUrl.fromLocalFile(str(path)))
    after = window.table.snapshot()
    assert after.game.deal == before.game.deal
    assert (signs(window), len(after.game.moves)) == ("3.", 3)
    assert (after.seconds, after.undos, after.attempt) == (42, 1, before.attempt)
    said = window.status.currentMessage()
    assert said.endswith(".")
    assert 10 < len(said) < 250
    assert not window.left_panel.isVisible()
    clock.go_on(1)
    assert window.table.seconds == 43
    assert names(recent(window)) == []
    if data is not None:
        assert path.read_bytes() == data


# -- Saving --------------------------------------------------------------------------------


def test_saved_and_opened_again_it_is_the_same(
    clocked: MainWindow, clock: HandClock, tmp_path: Path
) -> None:
    window = clocked
    for key in (Key.Key_3, Key.Key_Space, Key.Key_Space, Key.Key_H):
        press(window, key)
    press(window, Key.Key_Z, CTRL)
    clock.go_on(12)
    before = window.table.snapshot()
    with in_dialog(window, QFileDialog, lambda dialog: name_in(dialog, tmp_path / "mine")):
        press(window, Key.Key_S, CTRL)
    assert window.status.currentMessage() == "Saved as mine.golf."
    saved = read(tmp_path / "mine.golf")
    assert saved.game.moves == before.game.moves
    assert (saved.game.cursor, saved.seconds, saved.undos, saved.hints) == (2, 12, 1, 1)
    assert saved.attempt == before.attempt
    press(window, Key.Key_N, CTRL)
    recent(window).actions()[0].trigger()
    assert (window.table.game.deal.number, signs(window)) == (2, "3.")
    assert window.table.seconds == 12


def test_the_dialog_proposes_a_name(window: MainWindow) -> None:
    proposed: list[str] = []

    def look(dialog: QFileDialog) -> None:
        (line,) = dialog.findChildren(QLineEdit, "fileNameEdit")
        proposed.append(line.text())

    with in_dialog(window, QFileDialog, look):
        press(window, Key.Key_S, CTRL)
    assert proposed == ["deal-2.golf"]


def test_a_board_is_saved_as_text_by_its_ending(window: MainWindow, tmp_path: Path) -> None:
    press(window, Key.Key_3)
    with in_dialog(window, QFileDialog, lambda dialog: name_in(dialog, tmp_path / "b.txt")):
        press(window, Key.Key_S, CTRL)
    assert (tmp_path / "b.txt").read_text() == board_text(deal(2))


@pytest.mark.parametrize("name", ["round 3.5", "mine", "mine.json", "mine.", ".golf", "a.golf.old"])
def test_whatever_name_it_is_saved_under_it_can_be_opened_again(
    window: MainWindow, tmp_path: Path, name: str
) -> None:
    press(window, Key.Key_3)
    with in_dialog(window, QFileDialog, lambda dialog: name_in(dialog, tmp_path / name)):
        press(window, Key.Key_S, CTRL)
    press(window, Key.Key_N, CTRL)
    (path,) = [each for each in tmp_path.iterdir() if each.is_file()]
    assert window.files.open_file(path), window.status.currentMessage()
    assert (window.table.game.deal.number, signs(window)) == (2, "3")


@pytest.mark.parametrize(
    ("name", "stands_for", "answer"),
    [
        ("other", "other.golf", "No"),
        ("other.jpg", "other.jpg.golf", "Keep it"),
        ("other.jpg", "other.jpg.golf", "Replace"),
    ],
)
def test_no_file_is_written_over_without_a_question(
    window: MainWindow, tmp_path: Path, name: str, stands_for: str, answer: str
) -> None:
    """A name without an ending, or with one that there is not, stands for the file that has it."""
    path = other(tmp_path, stands_for)
    before = path.read_bytes()
    asked: list[str] = []

    def go_on() -> None:
        top = QApplication.activeModalWidget()
        if isinstance(top, QMessageBox):
            asked.append(top.text())
            button(top, answer).click()
        elif asked and isinstance(top, QFileDialog):  # another name can be chosen
            top.reject()

    timer = QTimer(interval=2)
    timer.timeout.connect(go_on)
    timer.start()
    with in_dialog(window, QFileDialog, lambda dialog: name_in(dialog, tmp_path / name)):
        press(window, Key.Key_S, CTRL)
    timer.stop()
    assert len(asked) == 1
    assert stands_for in asked[0]
    assert (path.read_bytes() == before) is (answer != "Replace")


@pytest.mark.parametrize("name", ["no/such/folder.golf", "file/in-a-file.golf", "folder.golf"])
def test_what_cannot_be_saved_is_told(window: MainWindow, tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder.golf").mkdir()
    if name.startswith("no/"):
        (tmp_path / "no").touch()
    press(window, Key.Key_3)
    assert not window.files.save_file(tmp_path / name)
    assert "could not be saved" in window.status.currentMessage()
    assert signs(window) == "3"
    assert names(recent(window)) == []


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_a_name_that_is_no_utf_8_is_opened_and_saved(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"caf\xe9.golf")
    press(window, Key.Key_3)
    assert window.files.save_file(path)
    press(window, Key.Key_N, CTRL)
    assert window.files.open_file(path)
    assert (window.table.game.deal.number, signs(window)) == (2, "3")


# -- Recent files --------------------------------------------------------------------------


def test_recent_files_come_the_latest_first_and_each_once(
    window: MainWindow, tmp_path: Path
) -> None:
    assert [action.text() for action in recent(window).actions()] == ["No recent files"]
    paths = [other(tmp_path, f"{number}.golf") for number in range(10)]
    for path in (*paths, paths[5]):
        assert window.files.open_file(path)
    expected = [f"{number}.golf" for number in (5, 9, 8, 7, 6, 4, 3, 2)]
    assert names(recent(window)) == expected
    paths[8].unlink()
    assert names(recent(window)) == [name for name in expected if name != "8.golf"]
    recent(window).actions()[1].trigger()
    assert names(recent(window))[:2] == ["9.golf", "5.golf"]


def test_a_recent_file_that_is_gone_when_it_is_chosen_is_told(
    window: MainWindow, tmp_path: Path
) -> None:
    path = other(tmp_path)
    window.files.open_file(path)
    press(window, Key.Key_N, CTRL)
    number = window.table.game.deal.number
    (action,) = recent(window).actions()
    path.unlink()
    action.trigger()
    assert window.status.currentMessage().startswith("other.golf could not be read")
    assert window.table.game.deal.number == number


def test_a_recent_file_that_may_not_be_looked_at_is_left_out(
    window: MainWindow, tmp_path: Path
) -> None:
    # As in a folder closed to us, which nobody is for root, the system gives an error.
    refused = str(tmp_path / ("n" * 300))
    path = other(tmp_path)
    assert window.files.open_file(path)
    (window.places.config / "recent.json").write_text(
        json.dumps({"version": 1, "files": [refused, str(path)]}), "utf-8"
    )
    assert names(recent(window)) == [path.name]


# -- The clipboard -------------------------------------------------------------------------


def test_a_board_goes_to_the_clipboard_and_comes_back(window: MainWindow) -> None:
    press(window, Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == board_text(deal(2))
    press(window, Key.Key_N, CTRL)
    press(window, Key.Key_V, CTRL)
    assert window.table.game.deal.cards == deal(2).cards
    assert signs(window) == ""
    assert_board_shows_game(window)


def test_a_board_is_pasted_by_the_chosen_rules(window: MainWindow) -> None:
    window.table.choose_rules(WRAP)
    QGuiApplication.clipboard().setText(clearable_board(0).replace("\n", "\r\n"))
    press(window, Key.Key_V, CTRL)
    assert window.table.game.deal.rules == WRAP
    assert window.table.game.deal.number is None


@pytest.mark.parametrize(
    "text",
    ["", "\n", "Golf", "\0" * 100, board_text(deal(5))[:-9], "AS " * 10**5, "🂡" * 52],
    ids=["nothing", "a line", "a word", "NULs", "cut", "long", "cards"],
)
def test_what_is_no_board_on_the_clipboard_is_told(
    clocked: MainWindow, clock: HandClock, text: str
) -> None:
    window = clocked
    press(window, Key.Key_3)
    press(window, Key.Key_Space)
    press(window, Key.Key_Z, CTRL)
    clock.go_on(5)
    QGuiApplication.clipboard().setText(text)
    press(window, Key.Key_V, CTRL)
    says = "On the clipboard is no board: " if text.strip() else "The clipboard is empty."
    assert window.status.currentMessage().startswith(says)
    assert (signs(window), len(window.table.game.moves)) == ("3", 2)
    assert window.table.seconds == 5
    assert window.table.game.deal.rules == STANDARD


def test_a_pasted_board_leaves_a_game_that_can_be_brought_back(window: MainWindow) -> None:
    press(window, Key.Key_3)
    QGuiApplication.clipboard().setText(board_text(Game(deal(5)).deal))
    press(window, Key.Key_V, CTRL)
    assert window.left_panel.isVisible()
    assert window.table.bring_back()
    assert signs(window) == "3"
