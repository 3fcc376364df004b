"""The plots: what they say, the tables behind them, by mouse and keys, and as files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QGuiApplication, QImage, QPainter, QPalette
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from golf_desktop.engine.deal import deal
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import STANDARD
from golf_desktop.model.thinker import Thinker
from golf_desktop.solver.exact import solve
from golf_desktop.storage.attempt import Attempt
from golf_desktop.storage.days import DayResult
from golf_desktop.storage.plots import Asked
from golf_desktop.storage.statistics import ALL, Statistics
from golf_desktop.ui.design import CONTRAST, DARK, LIGHT, Scheme, palette
from golf_desktop.ui.plots.canvas import PAD, Canvas
from golf_desktop.ui.plots.content import Kind
from golf_desktop.ui.plots.tab import PlotsTab
from golf_desktop.ui.statistics.bars import Bars
from golf_desktop.ui.statistics.window import StatisticsWindow
from tests.ui.playing import answer_file_dialog
from tests.ui.statistics.conftest import Open, choose, settle
from tests.ui.statistics.made import GOLF, WRAP, attempt

OpenPlots = Callable[..., PlotsTab]
SCORES = (9, 4, -2, 4)


@pytest.fixture
def open_plots(qtbot: QtBot, open_window: Open) -> OpenPlots:
    """Opens the window at the plots, with the keyboard on the plot."""

    def open_(*attempts: Attempt, thinker: Thinker | None = None) -> PlotsTab:
        window = open_window(*attempts)
        window._thinker = thinker
        window.tabs.setCurrentIndex(2)
        qtbot.waitUntil(lambda: window.plots is not None)
        tab = window.plots
        assert tab is not None
        qtbot.waitUntil(lambda: tab.view.chart is not None or tab.empty.text() != "")
        settle(qtbot, window)
        tab.view.setFocus()
        return tab

    return open_


def some() -> list[Attempt]:
    return [attempt(score, number=number + 1) for number, score in enumerate(SCORES)]


def fill_with_best(path: Path) -> None:
    """Record them, with the best that was possible in all but one."""
    with Statistics(path) as store:
        for each in some():
            store.record(each)
        store.note_best([(Asked(GOLF, number, None), -number) for number in (1, 2, 3)])


def show(qtbot: QtBot, tab: PlotsTab, kind: Kind) -> None:
    tab.kinds.setCurrentIndex(tab.kinds.findData(kind))
    settle(qtbot, tab.window())  # type: ignore[arg-type]


def test_nothing_is_read_for_plots_that_nobody_looks_at(open_window: Open) -> None:
    assert open_window(*some()).plots is None


def test_the_keyboard_goes_from_attempt_to_attempt_and_each_is_told(open_plots: OpenPlots) -> None:
    tab = open_plots(*some())
    assert tab.caption.text() == "4 attempts; the mean of the last 4 is 3.8. The best score is −2."
    QTest.keyClick(tab.view, Qt.Key.Key_End)
    QTest.keyClick(tab.view, Qt.Key.Key_Left)
    said = tab.view.accessibleDescription()
    assert said.startswith("Attempt 3, ")
    assert said.endswith(": score −2, running mean 3.7")
    assert tab.caption.text() == said


def told(widget: QWidget) -> tuple[str, str]:
    """The name and the description of a widget, as a screen reader asks for them."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found.state().focusable
    return found.text(QAccessible.Text.Name), found.text(QAccessible.Text.Description)


def test_a_screen_reader_is_told_what_each_plot_shows(
    qtbot: QtBot, open_plots: OpenPlots, path: Path
) -> None:
    with Statistics(path) as store:
        for each in some():
            store.record(each)
        store.note_best((asked, -3) for asked in store.asked(ALL, 9))
    tab = open_plots(attempt(1, number=9, rules=WRAP))
    shown = {
        Kind.COURSE: ("Scores over time", "5 attempts", "is 3.2. The best score is −2."),
        Kind.SCORES: ("Scores beside best play", "Your mean score is 3.8.", "is −2.", "be −3.0."),
        Kind.SHARES: ("Share cleared, by rules", "5 attempts, of which 20.0% were cleared."),
        Kind.STROKES: ("Strokes over the best possible", "6.8 strokes", "4 of 5 attempts."),
        Kind.DAYS: ("Deals of the day", "0 deals of the day played, 0 cleared."),
    }
    for kind, (name, *parts) in shown.items():
        show(qtbot, tab, kind)
        found, description = told(tab.view)
        assert found == name
        for part in parts:
            assert part in description
        assert description.endswith("Enter shows its table.")


def test_the_keyboard_gets_to_a_plot_and_from_there_to_its_table_and_back(
    open_plots: OpenPlots,
) -> None:
    tab = open_plots(*some())
    tab.kinds.setFocus()
    before = frame_of(tab.view)
    QTest.keyClick(tab.kinds, Qt.Key.Key_Tab)
    assert tab.view.hasFocus()
    assert frame_of(tab.view) == tab.palette().color(QPalette.ColorRole.Highlight) != before
    QTest.keyClick(tab.view, Qt.Key.Key_Return)
    assert tab.sheet.hasFocus()
    assert told(tab.sheet)[0] == "Scores over time"
    QTest.keyClick(tab.sheet, Qt.Key.Key_Return)
    assert tab.view.hasFocus()


def frame_of(widget: QWidget) -> QColor:
    """The colour at the middle of a widget's left edge."""
    return widget.grab().toImage().pixelColor(1, widget.height() // 2)


def test_the_bars_of_the_rounds_are_told_and_show_the_keyboard(qtbot: QtBot) -> None:
    bars = Bars("Totals")
    qtbot.addWidget(bars)
    bars.show_distribution({44: 2, 45: 1})
    assert told(bars) == ("Totals", "44: 2, 45: 1")
    bars.show()
    before = frame_of(bars)
    bars.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(bars.hasFocus)
    assert frame_of(bars) == bars.palette().color(QPalette.ColorRole.Highlight) != before


def test_the_mouse_tells_what_it_points_at(qtbot: QtBot, open_plots: OpenPlots) -> None:
    tab = open_plots(*some(), attempt(1, number=9, rules=WRAP))
    show(qtbot, tab, Kind.SHARES)
    QTest.mouseMove(tab.view, QPoint(40, 20))
    assert tab.caption.text() == "Golf, nothing on a king: 25.0%, 1 of 4"
    QTest.mouseMove(tab.view, QPoint(40, tab.view.height() - 3))
    assert tab.caption.text() == "5 attempts, of which 20.0% were cleared."


def test_the_table_behind_a_plot_is_one_click_away_and_can_be_copied(
    qtbot: QtBot, open_plots: OpenPlots
) -> None:
    tab = open_plots(*some())
    show(qtbot, tab, Kind.SCORES)
    QTest.mouseClick(tab.table_button, Qt.MouseButton.LeftButton)
    assert tab.sheet.isVisible()
    assert tab.sheet.model().index(1, 1).data() == "2"
    QTest.mouseClick(tab.copy_button, Qt.MouseButton.LeftButton)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert [line.split("\t")[:3] for line in lines] == [
        ["Score", "Attempts", "Share"],
        ["−2", "1", "25.0%"],
        ["4", "2", "50.0%"],
        ["9", "1", "25.0%"],
    ]
    tab.sheet.selectRow(2)
    QTest.keyClick(tab.sheet, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert len(QGuiApplication.clipboard().text().splitlines()) == 2
    QTest.mouseClick(tab.table_button, Qt.MouseButton.LeftButton)
    assert tab.view.isVisible()


def test_plots_are_of_the_attempts_that_are_chosen(qtbot: QtBot, open_plots: OpenPlots) -> None:
    tab = open_plots(*some(), attempt(1, number=9, rules=WRAP))
    window = tab.window()
    assert isinstance(window, StatisticsWindow)
    choose(qtbot, window, window.choice.rules, "Golf, turning the corner")
    assert tab.caption.text().startswith("1 attempt;")


def test_best_play_is_worked_out_while_it_is_looked_at_and_kept(
    qtbot: QtBot, open_plots: OpenPlots, path: Path
) -> None:
    thinker = Thinker()
    tab = open_plots(attempt(7, number=1), attempt(9, number=2), thinker=thinker)
    assert thinker.is_idle  # nobody looks at a plot that needs it
    tab._redraw.setInterval(0)
    show(qtbot, tab, Kind.STROKES)
    qtbot.waitUntil(lambda: "2 of 2 attempts" in tab.caption.text())
    thinker.close()
    with Statistics(path) as store:
        figures = store.plots()
    best = [solve(Position.from_deal(deal(n, STANDARD))).best_score for n in (1, 2)]
    assert sum(score * count for score, count in figures.best.items()) == sum(best)
    assert figures.strokes.keys() == {7 - best[0], 9 - best[1]}


def test_scores_are_set_beside_best_play_of_the_same_attempts(
    qtbot: QtBot, open_plots: OpenPlots, path: Path
) -> None:
    with Statistics(path) as store:
        store.record(attempt(7, number=1))
        store.record(attempt(2, number=2))  # of which nobody knows what was possible
        store.note_best([(Asked(GOLF, 1, None), -5)])
    tab = open_plots()
    show(qtbot, tab, Kind.SCORES)
    assert tab.caption.text() == (
        "Your mean score is 7.0. By best play it would be −5.0."
        " Compared are 1 of 2 attempts, whose best is known. The best score is 7."
    )
    assert tab.view.chart is not None
    assert [row[:2] for row in tab.view.chart.sheet.rows] == [("−5", "0"), ("7", "1")]


def test_a_year_shows_its_days_and_the_arrows_go_through_it(
    qtbot: QtBot, open_plots: OpenPlots, path: Path
) -> None:
    played = replace(attempt(-3, number=1, rules=GOLF), deal=2026030100)
    with Statistics(path) as store:
        store.record(played, DayResult.of(played, date(2026, 3, 1), date(2026, 3, 1)))
    tab = open_plots()
    tab.year = 2026
    tab._today = lambda: date(2026, 3, 2)
    show(qtbot, tab, Kind.DAYS)
    assert tab.caption.text() == "2026: 1 deal of the day played, 1 cleared."
    QTest.keyClick(tab.view, Qt.Key.Key_Home)
    for _ in range(8):
        QTest.keyClick(tab.view, Qt.Key.Key_Right)
    for _ in range(3):
        QTest.keyClick(tab.view, Qt.Key.Key_Down)
    assert tab.caption.text() == "Sunday, March 1, 2026: cleared, score −3"
    QTest.keyClick(tab.view, Qt.Key.Key_End)
    assert tab.caption.text() == "Thursday, December 31, 2026: not to be played yet"


@pytest.mark.parametrize("size", [5.0, 12.0])
def test_days_are_told_apart_without_colours_however_small(size: float, qapp: QApplication) -> None:
    pictures = []
    for cleared in (True, False):
        image = QImage(16, 16, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        canvas = Canvas(painter, QRectF(0, 0, 16, 16), palette(LIGHT), qapp.font())
        canvas.good = canvas.bad = QColor(Qt.GlobalColor.black)
        canvas.day(QRectF(2, 2, size, size), cleared=cleared, share=0.5)
        painter.end()
        pictures.append(image)
    one, other = pictures
    places = [(x, y) for x in range(16) for y in range(16)]
    differing = [at for at in places if one.pixel(*at) != other.pixel(*at)]
    assert len(differing) >= size * size / 4


@pytest.mark.parametrize("scheme", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
def test_every_plot_is_drawn_and_saved_in_the_colours_of_the_theme(
    qtbot: QtBot, open_plots: OpenPlots, path: Path, tmp_path: Path, scheme: Scheme
) -> None:
    fill_with_best(path)
    tab = open_plots()
    tab.window().resize(480, 340)
    tab.view.setPalette(palette(scheme))
    for kind in Kind:
        show(qtbot, tab, kind)
        png, svg = tmp_path / f"{kind.name}.png", tmp_path / f"{kind.name}.svg"
        tab.save_file(png)
        tab.save_file(svg)
        settle(qtbot, tab.window())  # type: ignore[arg-type]
        image = QImage(str(png))
        assert image.pixelColor(2, 2).name() == scheme.base
        assert image.width() >= 1600
        assert QSvgRenderer(str(svg)).isValid()
        assert tab.chart is not None
        assert tab.chart.title.replace(",", "") in svg.read_text("utf-8").replace(",", "")


def test_every_text_can_be_read_in_the_smallest_window(
    qtbot: QtBot, open_plots: OpenPlots, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: dict[str, list[QRectF]] = {}
    write = Canvas.text

    def follow(canvas: Canvas, place: QRectF, text: str, *how: Any) -> None:
        align = how[0] if how else Qt.AlignmentFlag.AlignCenter
        taken = QRectF(0, 0, canvas.metrics.horizontalAdvance(text), 0.6 * canvas.row)
        taken.moveCenter(place.center())
        if align & Qt.AlignmentFlag.AlignLeft:
            taken.moveLeft(place.left())
        elif align & Qt.AlignmentFlag.AlignRight:
            taken.moveRight(place.right())
        written.setdefault(text, []).append(taken)
        assert canvas.area.adjusted(-PAD, -PAD, PAD, PAD).contains(taken), text
        write(canvas, place, text, *how)

    fill_with_best(path)
    tab = open_plots()
    tab.window().resize(tab.window().minimumSize())
    monkeypatch.setattr(Canvas, "text", follow)
    for kind in Kind:
        show(qtbot, tab, kind)
        written.clear()
        tab.view.grab()
        places = [(text, place) for text, each in written.items() for place in each]
        assert len(places) >= 2, kind
        for (text, place), (other, beside) in combinations(places, 2):
            assert not place.intersects(beside), (kind, text, other)
        assert not any("…" in text for text in written), kind
        if kind is Kind.SCORES:
            assert {"Your scores", "Best play of these deals", "Score"} <= set(written)


def test_a_picture_is_named_for_what_it_is(
    qtbot: QtBot, open_plots: OpenPlots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tab = open_plots(*some())
    answer_file_dialog(monkeypatch, tmp_path / "picture.jpg")
    with qtbot.waitSignal(tab.told) as told:
        tab.save()
    assert told.args == ["Saved as picture.jpg.png."]
    assert [path.name for path in tmp_path.glob("picture*")] == ["picture.jpg.png"]


def test_without_attempts_there_is_nothing_to_save(qtbot: QtBot, open_plots: OpenPlots) -> None:
    tab = open_plots()
    assert tab.empty.text() == "No attempts of this kind yet."
    assert not tab.save_button.isEnabled()
    show(qtbot, tab, Kind.DAYS)
    assert tab.save_button.isEnabled()
