"""Every language: chosen, spoken at once by every window that is open, no key twice in a menu."""

from __future__ import annotations

import pytest
import translations
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from golf_desktop.engine.layout import LAYOUTS
from golf_desktop.engine.position import Play
from golf_desktop.engine.round import NineHoles
from golf_desktop.engine.rules import STANDARD
from golf_desktop.ui.board.key_labels import KEY_LABELS, ends
from golf_desktop.ui.daily.window import CalendarWindow
from golf_desktop.ui.dialogs.privacy import PrivacyDialog
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.settings.dialog import SettingsDialog
from golf_desktop.ui.statistics.window import StatisticsWindow
from tests.ui.fitting import assert_tab_goes_to_the_page_first, mnemonics_twice_in
from tests.ui.playing import (
    ALT,
    CTRL,
    Mouse,
    choose_keys,
    in_dialog,
    menu_of,
    preferences_of,
    press,
    signs,
    slot_of,
    speak,
)

MONTHS = [QLocale("fi").standaloneMonthName(month).capitalize() for month in range(1, 13)]
NAMES = ("en", *translations.languages())
pytestmark = pytest.mark.usefixtures("built_languages")


def test_the_language_is_chosen_in_the_settings_and_spoken_at_once(window: MainWindow) -> None:
    window.commands.show_statistics()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)

    def choose(dialog: SettingsDialog) -> None:
        assert dialog.play.language.currentData() == ""
        assert dialog.play.language.itemText(0) == "As the system (English)"
        pick(dialog.play.language, "Suomi")
        QApplication.processEvents()
        assert dialog.windowTitle() == "Asetukset"
        assert dialog.play.checks["show_clock"].text() == "Näytä a&ika"
        assert dialog.play.hints.currentText().startswith("Reilut")

    with in_dialog(window, SettingsDialog, choose):
        press(window, Qt.Key.Key_Comma, CTRL)
    assert window.windowTitle() == "Dead King Golf, jako 2 — Golf"
    menus = [action.text() for action in window.menuBar().actions()]
    assert menus == ["&Peli", "&Siirto", "&Näytä", "&Ohje"]
    assert window.menus.actions["undo"].text() == "&Kumoa"
    assert window.menus.actions["undo"].toolTip() == "Kumoa (Ctrl+Z)"
    assert window.status.moves.text() == "Siirtoja 0"
    assert window.status.deal.text() == "Jako 2"
    assert window.board.accessibleName() == "Pelilauta"
    shown = [each for each in window.findChildren(StatisticsWindow) if each.isVisible()]
    assert [each.windowTitle() for each in shown] == ["Tilastot"]
    speak(window, "en")
    assert window.windowTitle() == "Dead King Golf, deal 2 — Golf"
    shown = [each for each in window.findChildren(StatisticsWindow) if each.isVisible()]
    assert [each.windowTitle() for each in shown] == ["Statistics"]


def test_the_arrow_keys_walk_through_all_languages_and_the_keyboard_stays_on_its_setting(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[SettingsDialog] = []
    make = SettingsDialog.follow_language

    def follow(dialog: SettingsDialog) -> None:
        made.append(dialog)
        make(dialog)

    monkeypatch.setattr(SettingsDialog, "follow_language", follow)

    def walk(dialog: SettingsDialog) -> None:
        dialog.tabs.setCurrentWidget(dialog.play)
        QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_G, ALT)
        titles = []
        for _ in range(3):
            QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Down)
            QApplication.processEvents()
            titles.append(dialog.windowTitle())
        assert titles == ["Settings", "Asetukset", "Instellingen"]
        assert dialog.focusWidget() is dialog.play.language
        assert dialog.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange), "no ring"
        wanted = dialog.body.sizeHint()
        assert dialog.size().expandedTo(wanted) == dialog.size(), "no room for longer texts"
        assert_tab_goes_to_the_page_first(dialog)
        dialog.play.language.setFocus()
        assert len(made) == 3, "made anew once for each change"
        dialog.play.checks["show_clock"].setFocus()
        speak(window, "en")
        QApplication.processEvents()
        QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Space)
        assert not dialog.play.checks["show_clock"].isChecked()
        QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Return)
        assert not dialog.isVisible()
        assert not preferences_of(window).value.show_clock, "Enter restores no defaults"

    with in_dialog(window, SettingsDialog, walk):
        press(window, Qt.Key.Key_Comma, CTRL)


def test_what_lies_on_the_board_is_spoken_anew(window: MainWindow, mouse: Mouse) -> None:
    mouse.click(slot_of(window, "AC"))
    window.dealer.new_deal()
    assert window.left_panel.detail.text() == "Deal 2 was left."
    speak(window, "nl")
    assert window.left_panel.detail.text() == "Spel 2 is verlaten."
    speak(window, "fi")
    press(window, Qt.Key.Key_9)
    while window.table.position.outcome() is None:
        move = window.table.position.legal_moves()[0]
        assert window.table.play(move.slot) if isinstance(move, Play) else window.table.turn()
    panel = window.end_panel
    assert panel.title.text() == "Ei siirtoja jäljellä"
    assert "siirto" in panel.detail.text()
    speak(window, "en")
    assert panel.title.text() == "No moves left"
    assert signs(window)
    assert "Same deal" in [button.text() for button in panel.findChildren(QPushButton)]


def test_why_a_move_or_a_board_is_refused_is_said_in_the_language(window: MainWindow) -> None:
    speak(window, "fi")
    press(window, Qt.Key.Key_2)
    assert window.status.currentMessage() == "Nelonen käy vain kolmosen tai viitosen päälle."
    QApplication.clipboard().setText("Talon: 2C\nQQ")
    window.files.paste_board()
    assert window.status.currentMessage() == (
        "Leikepöydällä ei ole lautaa: Rivi 2: 'QQ' ei ole kortti."
    )


def test_every_window_that_is_open_speaks_another_language_at_once(
    window: MainWindow,
) -> None:
    commands = window.commands
    commands.show_help()
    window.day_commands.show_calendar()
    (calendar,) = window.findChildren(CalendarWindow)
    commands.open_review(window.table.snapshot())
    window.rounds.begin(NineHoles(7, STANDARD), allows_undo=False)
    window.round_commands.show_card()
    window._looking[0]._tell()
    speak(window, "fi")
    shown = {type(each).__name__: each for each in QApplication.topLevelWidgets() if is_open(each)}
    titles = {name: each.windowTitle() for name, each in shown.items()}
    assert titles.pop("HelpWindow").endswith(" – Ohje")
    assert titles == {
        "MainWindow": "Kierros 7, väylä 1 — Golf",
        "CalendarWindow": "Päivän jaot",
        "ReviewWindow": "Läpikäynti – Jako 2",
        "ScoreCardWindow": "Tuloskortti",
    }
    assert calendar.month.text().split()[0] in MONTHS
    assert calendar.play.text() == "&Pelaa"
    assert calendar.view.accessibleName() == "Kuukauden päivät"
    assert window.status.currentMessage().startswith("Etsitään jakoa")


def test_numbers_and_dates_follow_the_system_alone_too(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.day_commands.show_calendar()
    (calendar,) = window.findChildren(CalendarWindow)
    before = calendar.detail.text()
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("en_US"))
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: ["en"])
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LocaleChange))
    QCoreApplication.sendPostedEvents()
    day = calendar.view.day
    assert calendar.detail.text() != before
    assert calendar.detail.text().startswith(f"{day:%A, %B} {day.day}, {day.year}")
    assert calendar.view.days.headerData(0, Qt.Orientation.Horizontal) == "Sun"


def test_a_dialog_gives_way_to_one_in_the_language_that_the_system_has_now(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    titles = []

    def change(dialog: PrivacyDialog) -> None:
        titles.append(dialog.windowTitle())
        monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: ["nl"])
        QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LocaleChange))
        qtbot.waitUntil(lambda: dialog.is_outdated)
        QTimer.singleShot(2, look)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, PrivacyDialog) or dialog.is_outdated:
            QTimer.singleShot(2, look)
            return
        titles.append(dialog.export_button.text())
        dialog.reject()

    with in_dialog(window, PrivacyDialog, change):
        window.commands.show_privacy()
    assert titles == ["Privacy", "Alles &exporteren…"]


def test_the_box_about_the_program_follows_the_language(window: MainWindow) -> None:
    def change(box: QMessageBox) -> None:
        (close,) = box.buttons()
        for name in ("fi", "nl"):
            speak(window, name)
            said.append((box.windowTitle(), close.text().replace("&", "")))
        assert "Een Golf-patience" in box.text()

    said: list[tuple[str, str]] = []
    with in_dialog(window, QMessageBox, change):
        window.commands.show_about()
    assert said == [("Tietoja Golf Desktopista", "Sulje"), ("Over Golf Desktop", "Sluiten")]


def is_open(widget: QWidget) -> bool:
    return widget.isVisible() and bool(widget.windowTitle())


@pytest.mark.parametrize("name", NAMES)
def test_no_menu_has_a_mnemonic_twice(window: MainWindow, name: str) -> None:
    speak(window, name)
    bar = window.menuBar().actions()
    assert mnemonics_twice_in(bar) == []
    most = max(len(ends(layout)) for layout in LAYOUTS.values())
    of_cards = {QKeySequence(f"Alt+{label}") for label in KEY_LABELS[:most]}
    assert not of_cards & set(window.menus.menu_keys), "the key of a card opens a menu"
    for action in bar:
        menu = menu_of(action)
        assert isinstance(menu, QMenu)
        assert mnemonics_twice_in(menu) == []


def test_a_chosen_key_gives_way_where_it_opens_a_menu_of_the_language(window: MainWindow) -> None:
    undo = window.menus.actions["undo"]
    speak(window, "fi")
    choose_keys(window, undo="Alt+G")
    assert undo.shortcuts()[0] == QKeySequence("Alt+G")
    assert window.keys.of("undo") == "Alt+G"
    speak(window, "en")
    assert undo.shortcuts()[0] == QKeySequence("Ctrl+Z")
    assert window.keys.of("undo") == "Ctrl+Z"
    assert QKeySequence("Ctrl+Z") in window.board.repeating_keys


def pick(box: QComboBox, text: str) -> None:
    """Pick an entry with the arrow keys."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    while box.currentText() != text:
        before = box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() > before
