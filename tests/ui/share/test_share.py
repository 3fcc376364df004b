"""Sharing: what the text, the link and the picture tell of a deal, a board and a round."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from golf_desktop.engine.round import NineHoles
from golf_desktop.engine.rules import GAMES, WRAP
from golf_desktop.model.preferences import Preferences
from golf_desktop.storage.settings import CardBack, ClothColour, Deck, Settings
from golf_desktop.ui.board.faces import CardFaces
from golf_desktop.ui.board.panels import EndPanel
from golf_desktop.ui.design import RED_CLOTH
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.share.dialog import ShareDialog
from golf_desktop.ui.share.picture import Dress
from golf_desktop.ui.share.subject import DealSubject
from tests.conftest import MakeWindow
from tests.engine.boards import COLUMN_BY_COLUMN, clearable_board
from tests.ui.playing import (
    ALT,
    CTRL,
    SHIFT,
    answer_file_dialog,
    button,
    enter,
    in_dialog,
    play_on,
    press,
)

Key = Qt.Key


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def test_the_end_of_a_deal_is_shared_with_what_was_possible(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window(5, rules=WRAP, size=(640, 480))
    play_on(window)
    score = window.table.position.score
    QGuiApplication.clipboard().clear()

    def share(dialog: ShareDialog) -> None:
        qtbot.waitUntil(lambda: len(dialog.best.scores) == 1)
        (best,) = dialog.best.scores
        QTest.keyClick(dialog.windowHandle(), Key.Key_T, ALT)
        qtbot.waitUntil(lambda: clipboard() != "")
        title, result, *_, rules, link = clipboard().splitlines()
        assert title == "Golf Desktop · Putt Putt, deal 5"
        assert result.count("●") == score
        assert result.endswith(f"score {score} (best possible {best})".replace("-", "−"))
        assert (rules, link) == ("Golf, turning the corner", "golf-solitaire:deal/5?rules=wrap")
        QTest.keyClick(dialog.windowHandle(), Key.Key_L, ALT)
        qtbot.waitUntil(lambda: clipboard() == link)
        answer_file_dialog(monkeypatch, tmp_path / "mine")
        dialog.save_button.click()
        assert "mine.png" in dialog.message.text.text()
        assert not dialog.save_file(tmp_path / "mine.png" / "mine.png")
        assert "could not be saved" in dialog.message.text.text()

    panel = window.end_panel
    assert isinstance(panel, EndPanel)
    with in_dialog(window, ShareDialog, share):
        button(panel, "Share").click()
    picture = QImage(str(tmp_path / "mine.png"))
    shades = {
        picture.pixelColor(x, y).name()
        for x in range(0, picture.width(), 7)
        for y in range(0, picture.height(), 7)
    }
    assert picture.pixelColor(1, 1) == QColor("white")
    assert len(shades) > 20


def test_the_picture_shows_the_players_own_deck_colours_and_cloth(window: MainWindow) -> None:
    (preferences,) = window.findChildren(Preferences)
    subject = DealSubject(window.table.snapshot(), hides_best=True)
    seen = []
    for changes in (
        {},
        {"cloth": ClothColour.RED},
        {"deck": Deck.LARGE},
        {"four_colours": True},
        {"back": CardBack.GREEN},
    ):
        preferences.change(structs.replace(Settings(), **changes))
        faces = CardFaces()
        faces.set_deck(window.look.deck, four_colours=window.look.four_colours)
        faces.picture("AS", 60)
        seen.append(subject.picture([], Dress(window.look, faces)))
    assert [one == other for one, other in combinations(seen, 2)] == [False] * 10
    light, shade = QColor(RED_CLOTH.light), QColor(RED_CLOTH.shade)
    cloth = seen[1].pixelColor(seen[1].width() // 2, seen[1].height() - 160)
    assert shade.red() <= cloth.red() <= light.red()


def test_a_clear_is_shared_with_a_flag_and_a_board_without_a_number_without_a_link(
    window: MainWindow,
) -> None:
    enter(window, clearable_board(2), ".." + COLUMN_BY_COLUMN)
    assert window.table.position.is_cleared

    def look(dialog: ShareDialog) -> None:
        result = dialog.text.toPlainText().splitlines()[1]
        assert result.startswith("⚑")
        assert result.count("○") == window.table.position.stock_left
        assert not dialog.copy_link_button.isEnabled()
        assert "golf-solitaire" not in dialog.text.toPlainText()

    with in_dialog(window, ShareDialog, look):
        press(window, Key.Key_C, CTRL | SHIFT)


@pytest.mark.parametrize("name", ["standard", "double-putt", "black-hole", "tri-peaks"])
def test_a_deal_in_play_is_shared_without_a_result(make_window: MakeWindow, name: str) -> None:
    window = make_window(7, rules=GAMES[name])
    window.day_commands.show_calendar()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)

    def look(dialog: ShareDialog) -> None:
        assert dialog.parent() is window  # though the calendar is open
        text = dialog.text.toPlainText()
        assert not {"●", "○", "⚑"} & set(text)
        assert text.splitlines()[-1].startswith("golf-solitaire:deal/7")
        assert dialog.best.scores == ()
        assert not dialog.picture.pixmap().isNull()

    with in_dialog(window, ShareDialog, look):
        press(window, Key.Key_C, CTRL | SHIFT)


@pytest.mark.parametrize("shown", ["solution", "replay", "opened"])
def test_of_what_the_player_only_watches_the_deal_is_shared_and_no_result(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, shown: str
) -> None:
    enter(window, clearable_board(2), "..")
    if shown == "solution":
        window.menus.actions["solution"].trigger()
        qtbot.waitUntil(lambda: window.table.is_solution)
    else:
        play_on(window)
        if shown == "replay":
            window.menus.actions["replay"].trigger()
        else:
            assert window.files.save_file(tmp_path / "a.golf")
            assert window.files.open_file(tmp_path / "a.golf")
    while window.table.redo():
        pass
    assert window.end_panel.isVisible()
    assert not button(window.end_panel, "Share").isVisible()

    def look(dialog: ShareDialog) -> None:
        head, rules = dialog.text.toPlainText().splitlines()
        assert head == "Golf Desktop · Dead King Golf, own board"
        assert rules

    with in_dialog(window, ShareDialog, look):
        press(window, Key.Key_C, CTRL | SHIFT)
    window.table.undo()
    window.table.undo()
    (*_, first) = window.table.position.legal_moves()
    assert window.table._apply(first)
    play_on(window)
    assert button(window.end_panel, "Share").isVisible()


def test_a_round_is_shared_hole_by_hole(window: MainWindow) -> None:
    window.rounds.begin(NineHoles(7), allows_undo=True)
    for _ in range(2):
        play_on(window)
        window.rounds.go_on()
    strokes = window.rounds.card.strokes

    def look(dialog: ShareDialog) -> None:
        lines = dialog.text.toPlainText().splitlines()
        assert lines[0].startswith(f"Golf Desktop · Round 7 · {sum(strokes)} strokes")
        for hole, line in enumerate(lines[1:3]):
            assert line.startswith(f"{hole + 1}  ")
            assert line.count("●") == strokes[hole]
        assert "best" not in dialog.text.toPlainText()  # nothing is told before the end
        assert lines[-1] == "golf-solitaire:round/7?undo=yes"

    with in_dialog(window, ShareDialog, look):
        press(window, Key.Key_C, CTRL | SHIFT)
