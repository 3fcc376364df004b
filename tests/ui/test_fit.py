"""Every window in every language, with usual and with large letters, on a small screen too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import chain

import pytest
import translations
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.position import TURN
from golf_desktop.engine.round import NineHoles, ScoreCard
from golf_desktop.engine.rules import STANDARD
from golf_desktop.storage.attempt import RuleSet
from golf_desktop.storage.places import Places
from golf_desktop.storage.rounds import RoundResult
from golf_desktop.storage.save_file import SavedGame
from golf_desktop.storage.statistics import FILE_NAME, Statistics
from golf_desktop.ui.daily.window import CalendarWindow
from golf_desktop.ui.dialogs.about import AboutBox
from golf_desktop.ui.dialogs.deal_number import DealNumberDialog
from golf_desktop.ui.dialogs.privacy import PrivacyDialog
from golf_desktop.ui.dialogs.setup import SetupDialog
from golf_desktop.ui.help.window import HelpWindow
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.plots.content import Kind
from golf_desktop.ui.round.setup import NewRoundDialog
from golf_desktop.ui.round.window import ScoreCardWindow
from golf_desktop.ui.scrolling import Scrolled
from golf_desktop.ui.settings.dialog import SettingsDialog
from golf_desktop.ui.share.dialog import ShareDialog
from golf_desktop.ui.share.picture import Dress
from golf_desktop.ui.share.subject import DealSubject
from tests.conftest import MakeWindow
from tests.ui.fitting import cut_texts, fit_small_screen, mnemonics_twice, settle
from tests.ui.playing import play_on, preferences_of, speak
from tests.ui.statistics.made import attempt, fill

NAMES = ("en", *translations.languages())
NOON = datetime(2026, 11, 29, 12, tzinfo=UTC)
pytestmark = pytest.mark.usefixtures("built_languages")


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


def round_result() -> RoundResult:
    return RoundResult(
        id="a-round",
        number=7,
        rules=RuleSet.of(STANDARD),
        begun=NOON,
        ended=NOON + timedelta(minutes=20),
        allows_undo=True,
        hints=2,
        undos=3,
        seconds=1200.0,
        card=ScoreCard((5, 7, 12, 3, 0, 4, 9, 2, 6)),
    )


def dialogs(window: MainWindow, places: Places) -> Iterator[QWidget]:
    """Every dialog, each page of it, shown one after the other."""
    preferences = preferences_of(window)
    privacy = PrivacyDialog(places, window)
    privacy.told.setText("golf-desktop-files.zip was written; it holds 12 files.")
    number = DealNumberDialog(2, window)
    number.field.setText("minus one")
    subject = DealSubject(SavedGame(Game(deal(10**20, STANDARD))), hides_best=True)
    share = ShareDialog(subject, window.thinker, Dress(window.look, window.faces), window)
    share.copy_link()
    settings = SettingsDialog(preferences, window.menus, window)
    settings.keys._tell("{key} is the key of “{command}”.", can_be_taken=True)
    asked: tuple[QDialog, ...] = (
        settings,
        number,
        SetupDialog(window.table, window.dealer, preferences, window),
        NewRoundDialog(window.rounds, STANDARD, Statistics(places.data / FILE_NAME), window),
        privacy.delete_box(),
        privacy,
        share,
        AboutBox(window),
    )
    for dialog in asked:
        dialog.show()
        yield dialog
        if dialog is settings:
            for page in range(1, settings.tabs.count()):
                settings.tabs.setCurrentIndex(page)
                yield dialog
        dialog.close()
        dialog.deleteLater()


def side_windows(window: MainWindow, places: Places, qtbot: QtBot) -> Iterator[QWidget]:
    """Every window beside the board, each tab of it, shown one after the other."""
    game = Game(deal(2))
    for _ in range(12):
        game.apply(TURN)
    fill(places.data / FILE_NAME, [attempt(score, number=score) for score in range(1, 9)])
    with Statistics(places.data / FILE_NAME) as store:
        store.record_round(round_result())
    statistics = window.commands.show_statistics()
    qtbot.waitUntil(lambda: statistics.reader.is_idle)
    statistics.message.tell("Statistics were reset.", statistics.tr("&Undo"), lambda: None)
    yield statistics
    statistics.tabs.setCurrentIndex(1)
    yield statistics
    statistics.tabs.setCurrentIndex(2)
    qtbot.waitUntil(lambda: statistics.plots is not None)
    plots = statistics.plots
    assert plots is not None
    for kind in Kind:
        plots.kinds.setCurrentIndex(plots.kinds.findData(kind))
        qtbot.waitUntil(lambda: statistics.reader.is_idle)
        yield statistics
        plots.show_sheet(True)
        yield statistics
        plots.show_sheet(False)
    statistics.close()
    card = window.round_commands.show_finished(round_result())
    qtbot.waitUntil(lambda: card.reader.is_idle)
    card.message.tell("Saved as golf-round-7.png.")
    yield card
    card.close()
    window.rounds.begin(NineHoles(7, STANDARD), allows_undo=False)
    own = window.round_commands.show_card()
    assert isinstance(own, ScoreCardWindow)
    qtbot.waitUntil(lambda: own.reader.is_idle)
    yield own
    own.close()
    window.day_commands.show_calendar()
    (calendar,) = window.findChildren(CalendarWindow)
    calendar.message.tell(calendar.view.days.told(calendar.view.day))
    yield calendar
    calendar.close()
    review = window.commands.open_review(SavedGame(game))
    yield review
    qtbot.waitUntil(lambda: review.reviewer.review is not None)
    yield review
    review.close()
    window.commands.show_help()
    (shown,) = window.findChildren(HelpWindow)
    shown.find_line.setText("nowhere to be found")
    yield shown
    shown.close()


def on_the_board(window: MainWindow) -> Iterator[QWidget]:
    """The main window with each of what may lie on the board."""
    window.menus.actions["indicator"].trigger()
    window.table.new_deal(10**19)
    yield window
    window.commands.show_first_steps()
    for _ in range(3):
        yield window
        steps = window.commands._first_steps
        assert steps is not None
        steps.next_button.click()
    window.table.turn()
    window.dealer.new_deal()
    yield window
    play_on(window)
    yield window
    window.rounds.begin(NineHoles(7, STANDARD), allows_undo=False)
    play_on(window)
    yield window
    window.table.replay(window.table.game)
    yield window


@pytest.mark.parametrize("factor", [1.0, 2.0])
@pytest.mark.parametrize("name", NAMES)
def test_no_window_cuts_a_text_or_has_a_mnemonic_twice(
    make_window: MakeWindow,
    places: Places,
    large_texts: Callable[[float], None],
    qtbot: QtBot,
    name: str,
    factor: float,
) -> None:
    large_texts(factor)
    window = make_window()
    speak(window, name)
    wrong: list[str] = []
    for shown in chain(
        on_the_board(window), dialogs(window, places), side_windows(window, places, qtbot)
    ):
        found = mnemonics_twice(shown)
        if factor == 1:
            settle(shown)
            found += cut_texts(shown)
        found += fit_small_screen(shown)
        found += cut_texts(shown)
        wrong += [f"{type(shown).__name__}: {each}" for each in found]
    assert not wrong, "\n".join(dict.fromkeys(wrong))


def test_the_buttons_stand_below_what_is_scrolled(make_window: MakeWindow, places: Places) -> None:
    window = make_window()
    statistics = window.commands.show_statistics()
    setup = SetupDialog(window.table, window.dealer, preferences_of(window), window)
    begun = NewRoundDialog(window.rounds, STANDARD, Statistics(places.data / FILE_NAME), window)
    settings = SettingsDialog(preferences_of(window), window.menus, window)
    last: dict[QWidget, QWidget] = {
        statistics: statistics.reset_button,
        setup: setup.ok_button,
        begun: begun.begin_button,
        settings: settings.defaults,
    }
    for shown, button in last.items():
        shown.show()
        shown.setMinimumSize(0, 0)
        shown.resize(460, 190)
        settle(shown)
        (area,) = shown.findChildren(Scrolled)
        assert area.verticalScrollBar().maximum() > 0, "nothing to be scrolled"
        assert button.visibleRegion().boundingRect() == button.rect()
        shown.close()


def test_what_is_told_below_the_mouse_is_told_in_the_language(
    make_window: MakeWindow, places: Places
) -> None:
    window = make_window()
    speak(window, "fi")
    english = {text.source for text in translations.texts()}
    tips = [
        widget.toolTip()
        for dialog in dialogs(window, places)
        for widget in dialog.findChildren(QWidget)
        if widget.toolTip()
    ]
    assert len(tips) > 10
    assert [tip for tip in tips if tip in english] == []


def test_no_dialog_opens_with_something_to_be_scrolled_on_a_usual_screen(
    make_window: MakeWindow, places: Places
) -> None:
    window = make_window()
    scrolled = [
        type(dialog).__name__
        for dialog in dialogs(window, places)
        for area in dialog.findChildren(Scrolled)
        if area.verticalScrollBar().maximum() or area.horizontalScrollBar().maximum()
    ]
    assert scrolled == []
