"""Contrast as it is seen: pictures of each window in each theme, and what is written there.

Every window is opened once and stays open while the themes change, as they do for the player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date, timedelta

import pytest
from msgspec import structs
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from golf_desktop.engine.round import NineHoles, ScoreCard
from golf_desktop.engine.rules import STANDARD
from golf_desktop.storage.attempt import RuleSet
from golf_desktop.storage.days import DayResult
from golf_desktop.storage.places import Places
from golf_desktop.storage.rounds import RoundResult
from golf_desktop.storage.settings import ThemeChoice
from golf_desktop.storage.statistics import ALL, FILE_NAME, Statistics
from golf_desktop.ui.board.first_steps import FirstSteps
from golf_desktop.ui.daily.window import CalendarWindow
from golf_desktop.ui.dialogs.about import AboutBox
from golf_desktop.ui.dialogs.deal_number import DealNumberDialog
from golf_desktop.ui.dialogs.privacy import PrivacyDialog
from golf_desktop.ui.dialogs.setup import SetupDialog
from golf_desktop.ui.help.window import HelpWindow
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.plots.content import Kind
from golf_desktop.ui.review.window import ReviewWindow
from golf_desktop.ui.round.setup import NewRoundDialog
from golf_desktop.ui.settings.dialog import SettingsDialog
from golf_desktop.ui.share.dialog import ShareDialog
from golf_desktop.ui.share.picture import Dress
from golf_desktop.ui.share.subject import DealSubject, RoundSubject
from golf_desktop.ui.statistics.window import StatisticsWindow
from tests.conftest import MakeWindow
from tests.storage.statistics_cases import NOON, attempt, cleared
from tests.ui.playing import menu_of, play_on
from tests.ui.written import ENOUGH, written

# Of the off-screen platform, which has no windows above each other.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

THEMES = (ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.CONTRAST)
LOST = 12
"""A deal in which the first play there is, always made, gives strokes away."""

Fault = tuple[str, str, str, str]


def faults(window: QWidget, least: int) -> list[Fault]:
    """The texts of a window that cannot be read well. There have to be so many texts at least."""
    picture = window.grab().toImage()
    assert picture.devicePixelRatio() == 1
    texts = list(written(window))
    assert len(texts) >= least, [text.text for text in texts]
    seen = ((text, text.seen_contrast(picture)) for text in texts)
    return [
        (type(window).__name__, type(text.widget).__name__, text.text, f"{contrast:.2f}")
        for text, contrast in seen
        if contrast < ENOUGH
    ]


def in_each_theme(window: MainWindow, look: Callable[[], Iterator[tuple[QWidget, int]]]) -> None:
    """Look at windows, each with the least number of its texts, in one theme after the other."""
    preferences = window._preferences
    found: list[tuple[str, ...]] = []
    for theme in THEMES:
        preferences.change(structs.replace(preferences.value, theme=theme))
        QCoreApplication.sendPostedEvents()
        found += [(theme, *fault) for shown, least in look() for fault in faults(shown, least)]
    assert not found, "\n".join(map(str, found))


def pages(tabs: QTabWidget) -> Iterator[int]:
    """Show one page after the other."""
    for page in range(tabs.count()):
        tabs.setCurrentIndex(page)
        yield page


@pytest.fixture
def store(places: Places) -> Statistics:
    """Where deals of the day with every kind of result were recorded, and rounds."""
    store = Statistics(places.data / FILE_NAME)
    for number, strokes in enumerate(((5, 4, 3, -2, 6, 7, 9, 0, 1), (5,) * 9)):
        store.record_round(
            RoundResult(
                id=f"round-{number}",
                number=7,
                rules=RuleSet.of(STANDARD),
                begun=NOON,
                ended=NOON,
                card=ScoreCard(strokes),
                hints=1,
                undos=2,
            )
        )
    today = date.today()
    for back in range(6):
        day = today - timedelta(days=back)
        make = cleared if back % 2 else attempt
        done = make(f"day-{back}", score=-3 if back % 2 else 4)
        store.record(done, DayResult.of(done, day, min(day + timedelta(days=back), today)))
    store.note_best((asked, -1) for asked in store.asked(ALL, 9))
    return store


# -- The board -----------------------------------------------------------------------------


def test_what_the_board_and_the_menus_say_can_be_read(window: MainWindow) -> None:
    play_on(window)
    assert window.end_panel.isVisible()
    bar = [menu_of(action) for action in window.menuBar().actions()]

    def look() -> Iterator[tuple[QWidget, int]]:
        yield window, 15
        for menu in bar:
            assert isinstance(menu, QMenu)
            menu.aboutToShow.emit()
            menu.resize(menu.sizeHint())
            yield menu, 4

    in_each_theme(window, look)


def test_what_lies_on_the_board_meanwhile_can_be_read(window: MainWindow) -> None:
    window.table.turn()
    window.dealer.new_deal()
    assert window.left_panel.isVisible()
    in_each_theme(window, lambda: iter([(window, 15)]))
    window.commands.show_first_steps()
    assert window.left_panel.isHidden()
    in_each_theme(window, lambda: iter([(window, 15)]))
    (steps,) = window.findChildren(FirstSteps)
    QTest.mouseClick(steps.skip_button, Qt.MouseButton.LeftButton)
    assert window.left_panel.isVisible()
    window.table.turn()
    window.table.replay(window.table.game)
    in_each_theme(window, lambda: iter([(window, 15)]))


# -- Dialogs -------------------------------------------------------------------------------


def test_what_dialogs_say_can_be_read(window: MainWindow, store: Statistics) -> None:
    preferences, rounds = window._preferences, window.rounds
    rounds.begin(NineHoles(7, STANDARD), allows_undo=False)
    window.table.turn()
    window.table.new_deal(3)
    new_round = NewRoundDialog(rounds, STANDARD, store, window)
    assert new_round.waiting.count()
    number = DealNumberDialog(2, window)
    number.field.setText("a")
    settings = SettingsDialog(preferences, window.menus, window)
    settings.keys._tell("This key is taken.", can_be_taken=True)
    dialogs = [
        (SetupDialog(window.table, window.dealer, preferences, window), 15),
        (new_round, 8),
        (number, 3),
        (PrivacyDialog(window.places, window), 8),
        (AboutBox(window), 4),
        (settings, 4),
    ]
    for dialog, _ in dialogs:
        dialog.show()
    for field in (new_round.field, number.field):
        field.deselect()  # or letters are painted twice, each time a part of them

    def look() -> Iterator[tuple[QWidget, int]]:
        yield from dialogs
        (tabs,) = settings.findChildren(QTabWidget)
        for _ in pages(tabs):
            yield settings, 4

    in_each_theme(window, look)
    for dialog, _ in dialogs:
        dialog.reject()


def test_what_a_hole_has_come_to_and_how_it_is_shared_can_be_read(
    window: MainWindow,
) -> None:
    window.rounds.begin(NineHoles(7, STANDARD), allows_undo=False)
    play_on(window)
    saved = window.rounds.round
    assert saved is not None
    of_deal = DealSubject(window.table.snapshot(), None, False)
    dialogs = [
        ShareDialog(subject, window.thinker, Dress(window.look, window.faces), window)
        for subject in (of_deal, RoundSubject(saved))
    ]
    for dialog in dialogs:
        dialog.show()
        dialog.copy_link()

    def look() -> Iterator[tuple[QWidget, int]]:
        window.end_panel._form(is_row=False)  # with the score card, wherever there is room
        yield window, 40
        yield from ((dialog, 7) for dialog in dialogs)

    in_each_theme(window, look)
    for dialog in dialogs:
        dialog.reject()


# -- Windows beside the board --------------------------------------------------------------


def test_what_the_help_says_can_be_read(window: MainWindow) -> None:
    window.commands.show_help()
    (shown,) = window.findChildren(HelpWindow)

    def look() -> Iterator[tuple[QWidget, int]]:
        for row in range(shown.contents.count()):
            shown.contents.setCurrentRow(row)
            yield shown, 20
        shown.find_line.setText("ace")
        yield shown, 20
        shown.find_line.clear()

    in_each_theme(window, look)


def test_what_the_calendar_and_the_review_say_can_be_read(
    make_window: MakeWindow, store: Statistics, qtbot: QtBot
) -> None:
    store.close()
    window = make_window(LOST)
    play_on(window)
    window.commands.review_this()
    (review,) = window.findChildren(ReviewWindow)
    window.day_commands.show_calendar()
    (calendar,) = window.findChildren(CalendarWindow)
    qtbot.waitUntil(lambda: review.reviewer.review is not None and len(calendar.results) == 6)
    QTest.keyClick(calendar.view, Qt.Key.Key_PageDown)
    calendar._choose(calendar.view.day)  # which has not come yet, as is told

    def look() -> Iterator[tuple[QWidget, int]]:
        calendar.go_to(date.today())
        yield calendar, 35
        yield review, 20

    in_each_theme(window, look)
    calendar.close()
    review.close()


def test_what_the_statistics_say_can_be_read(
    make_window: MakeWindow, store: Statistics, qtbot: QtBot
) -> None:
    result = store.round_summary().last[0]
    store.close()
    window = make_window()
    card = window.round_commands.show_finished(result)
    shown = window.commands.show_statistics()
    shown.tabs.setCurrentIndex(2)
    qtbot.waitUntil(lambda: shown.plots is not None and shown.plots.chart is not None)
    qtbot.waitUntil(lambda: shown.reader.is_idle)
    shown._tell("Something was done.")

    def look() -> Iterator[tuple[QWidget, int]]:
        yield card, 40
        for page in pages(shown.tabs):
            if page == 2:
                yield from plots(shown)
            else:
                yield shown, 20

    in_each_theme(window, look)
    card.close()
    shown.close()


def plots(window: StatisticsWindow) -> Iterator[tuple[QWidget, int]]:
    """Each plot, and a table behind one."""
    tab = window.plots
    assert tab is not None
    for kind in Kind:
        tab.kinds.setCurrentIndex(tab.kinds.findData(kind))
        yield window, 20
    tab.kinds.setCurrentIndex(tab.kinds.findData(Kind.COURSE))
    tab.show_sheet(True)
    yield window, 20
    tab.show_sheet(False)


# -- The measure ---------------------------------------------------------------------------


def test_the_measure_finds_what_cannot_be_read(qtbot: QtBot) -> None:
    label = QLabel("faint")
    qtbot.addWidget(label)
    label.setStyleSheet("color: #8a8a8a; background: #ffffff")
    assert [fault[2] for fault in faults(label, 1)] == ["faint"]
    label.setStyleSheet("color: #595959; background: #ffffff")
    assert faults(label, 1) == []
    label.setEnabled(False)
    assert list(written(label)) == []
