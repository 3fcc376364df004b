"""Every window in every language: switched while it is open, nothing cut, no key twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest
import translations
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QPushButton, QWidget

from golf_desktop.engine.layout import LAYOUTS
from golf_desktop.engine.position import Play
from golf_desktop.engine.round import NineHoles
from golf_desktop.engine.rules import STANDARD
from golf_desktop.model.preferences import Preferences
from golf_desktop.storage.places import Places
from golf_desktop.storage.statistics import Statistics
from golf_desktop.ui.board.key_labels import KEY_LABELS, ends
from golf_desktop.ui.dialogs.deal_number import DealNumberDialog
from golf_desktop.ui.dialogs.setup import SetupDialog
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.round.setup import NewRoundDialog
from golf_desktop.ui.round.window import ScoreCardWindow
from golf_desktop.ui.settings.dialog import SettingsDialog
from golf_desktop.ui.statistics.window import StatisticsWindow
from tests.ui.fitting import cut_texts, mnemonics_twice, mnemonics_twice_in, settle
from tests.ui.playing import CTRL, Mouse, choose_keys, in_dialog, press, signs, slot_of

NAMES = ("en", *translations.languages())


@pytest.fixture(autouse=True, scope="module")
def _built() -> None:
    translations.build()


def preferences_of(window: MainWindow) -> Preferences:
    found = window.findChild(Preferences)
    assert found is not None
    return found


def speak(window: MainWindow, name: str) -> None:
    preferences = preferences_of(window)
    preferences.change(msgspec.structs.replace(preferences.value, language=name))
    QCoreApplication.sendPostedEvents()


@pytest.fixture
def large_texts(qapp: QApplication) -> Iterator[Callable[[float], None]]:
    """Make all texts larger by a factor."""
    before = qapp.font()

    def enlarge(factor: float) -> None:
        font = qapp.font()
        font.setPointSizeF(before.pointSizeF() * factor)
        qapp.setFont(font)

    yield enlarge
    qapp.setFont(before)


def test_the_language_is_chosen_in_the_settings_and_spoken_at_once(window: MainWindow) -> None:
    window.commands.show_statistics()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)

    def choose(dialog: SettingsDialog) -> None:
        assert dialog.play.language.currentData() == ""
        assert dialog.play.language.itemText(0) == "As the system (English)"
        pick(dialog.play.language, "Suomi")
        QCoreApplication.sendPostedEvents()
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


@pytest.mark.parametrize("name", NAMES)
def test_no_menu_has_a_mnemonic_twice(window: MainWindow, name: str) -> None:
    speak(window, name)
    bar = window.menuBar().actions()
    assert mnemonics_twice_in(bar) == []
    most = max(len(ends(layout)) for layout in LAYOUTS.values())
    of_cards = {QKeySequence(f"Alt+{label}") for label in KEY_LABELS[:most]}
    assert not of_cards & set(window.menus.menu_keys), "the key of a card opens a menu"
    for action in bar:
        menu = action.menu()
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


def windows(window: MainWindow, places: Places, factor: float) -> Iterator[QWidget]:
    """Every dialog and every window beside the board, shown one after the other."""
    preferences = preferences_of(window)
    for dialog in (
        SettingsDialog(preferences, window.menus, window),
        DealNumberDialog(2, window),
        SetupDialog(window.table, window.dealer, preferences, window),
        NewRoundDialog(window.rounds, STANDARD, Statistics(places.data / "s.sqlite"), window),
    ):
        dialog.show()
        yield dialog
        if isinstance(dialog, SettingsDialog):
            for page in dialog.pages[1:]:
                dialog.tabs.setCurrentWidget(page)
                yield dialog
        dialog.close()
        dialog.deleteLater()
    if factor > 1:
        return  # the windows beside the board have only so much room as the screen has
    yield window.commands.show_statistics()
    window.rounds.begin(NineHoles(7, STANDARD), allows_undo=False)
    card = window.round_commands.show_card()
    assert isinstance(card, ScoreCardWindow)
    yield card
    yield window.commands.open_review(window.table.snapshot())


@pytest.mark.parametrize("factor", [1.0, 2.0])
@pytest.mark.parametrize("name", NAMES)
def test_no_window_cuts_a_text_or_has_a_mnemonic_twice(
    window: MainWindow,
    places: Places,
    large_texts: Callable[[float], None],
    name: str,
    factor: float,
) -> None:
    speak(window, name)
    large_texts(factor)
    wrong: dict[str, list[str]] = {}
    for shown in windows(window, places, factor):
        settle(shown)
        found = cut_texts(shown) + mnemonics_twice(shown)
        if found:
            wrong.setdefault(type(shown).__name__, []).extend(found)
    assert wrong == {}


def pick(box: QComboBox, text: str) -> None:
    """Pick an entry with the arrow keys."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    while box.currentText() != text:
        before = box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() > before
