"""The privacy dialog: everything exported, everything deleted, in real folders."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from golf_desktop.app import build, forget_if_asked
from golf_desktop.storage.places import Places
from golf_desktop.storage.settings import Settings
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.dialogs import privacy
from golf_desktop.ui.dialogs.privacy import Export, PrivacyDialog
from golf_desktop.ui.main_window import MainWindow
from tests.ui.playing import answer_file_dialog


@pytest.fixture
def played(qtbot: QtBot, places: Places) -> MainWindow:
    """A window on which a game was left and another begun, so that there are files."""
    window = build(Wish(2), places)
    qtbot.addWidget(window)
    window.scene.animator.factor = 0.0
    window.show()
    qtbot.waitExposed(window)
    window.table.turn()
    window.table.new_deal(3)
    window.table.turn()
    return window


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def with_dialog(window: MainWindow, act: Callable[[PrivacyDialog], object]) -> None:
    """Choose the command, and do something in the dialog that it opens."""

    def do() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PrivacyDialog)
        act(dialog)
        if dialog.isVisible():
            QTest.keyClick(dialog, Qt.Key.Key_Escape)

    QTimer.singleShot(0, do)
    window.menus.actions["privacy"].trigger()


def answer(dialog: PrivacyDialog, text: str) -> list[str]:
    """Press the button for deleting, and then one of the question; give what the question says."""
    said: list[str] = []

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        said.append(box.informativeText())
        (button,) = [
            each for each in box.findChildren(QPushButton) if each.text().replace("&", "") == text
        ]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, press)
    QTest.mouseClick(dialog.delete_button, Qt.MouseButton.LeftButton)
    return said


def test_everything_is_deleted_and_nothing_written_again(
    played: MainWindow, places: Places
) -> None:
    mine = places.data / "my game.golf"
    mine.write_text("mine")
    said: list[str] = []
    with_dialog(played, lambda dialog: said.extend(answer(dialog, "Delete and close")))
    assert "statistics" in said[0]
    assert not played.isVisible()
    assert "autosave.golf" in files(places.data)  # until nothing is written any more
    forget_if_asked(played, places)
    assert files(places.data) == {"my game.golf"}
    again = build(Wish(4), places)
    assert again.table.game.deal.number == 4
    assert again.look.back == Settings().back
    again.close()


def test_who_thinks_better_of_it_loses_nothing(played: MainWindow, places: Places) -> None:
    with_dialog(played, lambda dialog: answer(dialog, "Keep everything"))
    assert played.isVisible()
    played.close()
    forget_if_asked(played, places)
    assert {"autosave.golf", "statistics.sqlite3"} <= files(places.data)


def test_one_file_is_told_as_one(qtbot: QtBot, places: Places, tmp_path: Path) -> None:
    places.config.mkdir(parents=True, exist_ok=True)
    (places.config / "settings.json").write_text("{}")
    owner = QObject()
    export = Export(places, tmp_path / "mine.zip", owner)
    with qtbot.waitSignal(export.done) as told:
        export.start()
    assert told.args == ["mine.zip was written; it holds 1 file."]


def test_everything_is_exported_while_the_window_lives(
    qtbot: QtBot,
    played: MainWindow,
    places: Places,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    target = tmp_path / "mine.zip"
    answer_file_dialog(monkeypatch, tmp_path / "mine")
    qtbot.waitUntil(lambda: (places.data / "statistics.sqlite3").exists())

    def export(dialog: PrivacyDialog) -> None:
        dialog.export_button.click()
        assert not dialog.delete_button.isEnabled()
        qtbot.waitUntil(lambda: dialog.told.text() != "")
        assert dialog.told.text().startswith("mine.zip was written")
        assert dialog.delete_button.isEnabled()
        dialog.export_to(tmp_path / "no such folder" / "mine.zip")
        qtbot.waitUntil(lambda: "could not be written" in dialog.told.text())

    with_dialog(played, export)
    with zipfile.ZipFile(target) as archive:
        names = set(archive.namelist())
    assert {"data/autosave.golf", "data/statistics.sqlite3"} <= names


def test_an_export_that_goes_wrong_in_whatever_way_ends_and_is_told(
    qtbot: QtBot,
    played: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(*_: object) -> int:
        raise ValueError("nobody thought of this")

    monkeypatch.setattr(privacy, "take_along", fail)

    def export(dialog: PrivacyDialog) -> None:
        dialog.export_to(tmp_path / "mine.zip")
        qtbot.waitUntil(lambda: "went wrong" in dialog.told.text())
        assert not dialog.progress.isVisible()
        assert dialog.export_button.isEnabled()
        assert dialog.delete_button.isEnabled()

    with_dialog(played, export)
    assert "nobody thought of this" in caplog.text
    caplog.clear()
