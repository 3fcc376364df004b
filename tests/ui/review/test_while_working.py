"""The window while the review is being worked out, in other colours, and when it is small."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from golf_desktop.engine.game import Game
from golf_desktop.solver import review as solver
from golf_desktop.solver.effort import Stop
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.review.window import ReviewWindow
from tests.ui.playing import CTRL, LEFT, press, signs
from tests.ui.review.conftest import LOST, Gate, key, opened, reviewed, shown, thinkers

Key = Qt.Key


def begin(qtbot: QtBot, window: MainWindow, gate: Gate) -> ReviewWindow:
    """Ask for a review that stays in the middle of its work."""
    press(window, Key.Key_E, CTRL)
    qtbot.waitUntil(gate.reached.is_set)
    return opened(window)


def test_it_says_that_it_is_being_worked_out(lost: MainWindow, qtbot: QtBot, gate: Gate) -> None:
    review = begin(qtbot, lost, gate)
    assert review.message.isVisible()
    assert review.message.text() == "Working it out…"
    assert review.head.deal.text() == f"Deal {LOST}"
    assert not review.graph.isVisible()
    for each in (review.play_button, review.show_button):
        assert not each.isEnabled()
        assert each.toolTip() == "The review is still being worked out."
    gate.open()
    shown(qtbot, lost)
    assert not review.message.isVisible()
    assert review.graph.isVisible()


def test_the_board_is_played_on_meanwhile(lost: MainWindow, qtbot: QtBot, gate: Gate) -> None:
    review = begin(qtbot, lost, gate)
    lost.activateWindow()
    press(lost, Key.Key_N, CTRL)
    assert lost.table.game.deal.number != LOST
    press(lost, Key.Key_Space)
    assert signs(lost) == "."
    gate.open()
    shown(qtbot, lost)
    assert review.head.deal.text() == f"Deal {LOST}"
    assert len(review.reviewer.moves()) == 41
    assert signs(lost) == "."
    QTest.mouseClick(review.play_button, LEFT)
    assert lost.table.game.deal.number == LOST


def test_the_newest_of_two_games_is_the_one_that_is_shown(
    lost: MainWindow, qtbot: QtBot, gate: Gate
) -> None:
    review = begin(qtbot, lost, gate)
    lost.activateWindow()
    for _ in range(30):
        press(lost, Key.Key_Z, CTRL)
    press(lost, Key.Key_E, CTRL)
    gate.open()
    shown(qtbot, lost)
    assert len(review.reviewer.moves()) == 11


@pytest.mark.parametrize("how", ["escape", "close", "main window"])
def test_closed_in_the_middle_it_leaves_no_thread(
    lost: MainWindow, qtbot: QtBot, gate: Gate, how: str
) -> None:
    review = begin(qtbot, lost, gate)
    assert thinkers()
    if how == "escape":
        key(review, Key.Key_Escape)
        qtbot.waitUntil(lambda: not lost.findChildren(ReviewWindow))
    elif how == "close":
        review.close()
    else:
        lost.close()
        assert not thinkers()
    qtbot.waitUntil(lambda: not thinkers())


def test_a_layout_that_is_too_large_is_refused_plainly(
    lost: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_game: Game, _stop: Stop) -> Iterator[solver.Review | None]:
        raise solver.UnprovedError
        yield  # a generator, as the review is

    monkeypatch.setattr(solver, "review", refuse)
    press(lost, Key.Key_E, CTRL)
    review = opened(lost)
    qtbot.waitUntil(lambda: review.reviewer.is_refused)
    assert review.message.text() == "This layout is too large to look back at exactly."
    assert review.message.isVisible()
    assert not review.play_button.isEnabled()
    assert review.play_button.toolTip() == "Without a review there is no move to select."
    key(review, Key.Key_Right)
    assert review.isVisible()


def test_it_follows_the_palette(lost: MainWindow, qtbot: QtBot) -> None:
    review = reviewed(qtbot, lost)
    dark = QPalette(review.palette())
    for role, colour in (
        (QPalette.ColorRole.Base, "#101010"),
        (QPalette.ColorRole.Text, "#f0f0f0"),
        (QPalette.ColorRole.Window, "#202020"),
        (QPalette.ColorRole.WindowText, "#f0f0f0"),
    ):
        dark.setColor(role, QColor(colour))
    ink = QPalette.ColorRole.WindowText
    colours = []
    for palette in (review.palette(), dark):
        review.setPalette(palette)
        QApplication.processEvents()
        picture = review.graph.grab().toImage()
        colours.append(
            (
                picture.pixelColor(4, review.graph.height() // 2).name(),
                picture.pixelColor(review.graph.place(20).toPoint() + QPoint(3, 0)).name(),
                review.head.rules.palette().color(ink).name(),
                review.head.figures[3][0].palette().color(ink).name(),
                review.message.palette().color(ink).name(),
            )
        )
    assert all(light != other for light, other in zip(*colours, strict=True))
    assert colours[1][0] == "#101010"


def test_at_its_smallest_nothing_is_cut_or_lies_on_another(lost: MainWindow, qtbot: QtBot) -> None:
    review = reviewed(qtbot, lost)
    review.resize(1, 1)
    qtbot.waitUntil(lambda: review.size() == review.minimumSize())
    review.grab()
    parts = [review.head, review.graph, review.move_line, review.lapses]
    places = [part.rect().translated(part.mapTo(review, QPoint(0, 0))) for part in parts]
    for above, below in pairwise(places):
        assert above.bottom() < below.top()
    assert all(review.rect().contains(place) for place in places)
    for each in review.findChildren(QPushButton):
        assert each.width() >= each.sizeHint().width()
        assert review.rect().contains(each.geometry())
    assert review.lapses.viewport().height() >= 40
    for value, caption in review.head.figures:
        for label in (value, caption):
            assert not label.isVisible() or label.width() >= label.sizeHint().width()
    assert review.head.rules.text() == "Golf, nothing on a king"
