"""The colours follow the settings and the system, at once."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette, QStyleHints
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from golf_desktop.engine.rules import STANDARD
from golf_desktop.model.preferences import Preferences
from golf_desktop.storage.settings import ClothColour, Settings, StructFile, ThemeChoice
from golf_desktop.ui.daily.month import MonthView
from golf_desktop.ui.design import BLACK_CLOTH, BLUE_CLOTH, CONTRAST, DARK, LIGHT, Scheme
from golf_desktop.ui.look import Look
from golf_desktop.ui.setup.tile import BoardTile
from golf_desktop.ui.statistics.message import MessageLine
from golf_desktop.ui.themes import Themes, cloth_of, colour_application
from tests.ui.written import ENOUGH_FOR_MARKS, contrast


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(StructFile(tmp_path / "settings.json", Settings))


@pytest.fixture
def themes(qapp: QApplication, preferences: Preferences) -> Iterator[Themes]:
    before = qapp.palette()
    themes = Themes(preferences)
    yield themes
    themes.close()
    assert qapp.palette() == before


def window_colour(application: QApplication) -> QColor:
    return application.palette().color(QPalette.ColorRole.Window)


def choose(preferences: Preferences, **changes: object) -> None:
    preferences.change(msgspec.structs.replace(preferences.value, **changes))


def test_a_chosen_theme_holds_at_once(
    themes: Themes, preferences: Preferences, qapp: QApplication
) -> None:
    for choice, scheme in (
        (ThemeChoice.DARK, DARK),
        (ThemeChoice.CONTRAST, CONTRAST),
        (ThemeChoice.LIGHT, LIGHT),
    ):
        choose(preferences, theme=choice)
        assert themes.scheme == scheme
        assert window_colour(qapp) == QColor(scheme.window)


def test_the_systems_theme_is_followed_while_running(
    themes: Themes, preferences: Preferences, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Qt.ColorScheme.Dark
    monkeypatch.setattr(QStyleHints, "colorScheme", lambda _self: asked)
    qapp.styleHints().colorSchemeChanged.emit(asked)
    assert themes.scheme == DARK
    asked = Qt.ColorScheme.Light
    qapp.styleHints().colorSchemeChanged.emit(asked)
    assert themes.scheme == LIGHT
    choose(preferences, theme=ThemeChoice.DARK)
    qapp.styleHints().colorSchemeChanged.emit(asked)
    assert themes.scheme == DARK


def test_high_contrast_has_a_cloth_of_its_own() -> None:
    settings = Settings(cloth=ClothColour.BLUE)
    assert cloth_of(settings) == BLUE_CLOTH
    assert cloth_of(msgspec.structs.replace(settings, theme=ThemeChoice.CONTRAST)) == BLACK_CLOTH


@pytest.mark.parametrize("scheme", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
@pytest.mark.parametrize("make", [QCheckBox, QRadioButton, QComboBox, QLineEdit, QPushButton])
@pytest.mark.usefixtures("themes")
def test_what_can_be_used_has_an_outline_that_is_seen(
    qtbot: QtBot, scheme: Scheme, make: type[QWidget]
) -> None:
    colour_application(scheme)
    window = QWidget()
    qtbot.addWidget(window)
    widget = make(window)
    widget.resize(40, 24)
    picture = window.grab(widget.geometry()).toImage()
    row = picture.height() // 2
    edges = [picture.pixelColor(x, row) for x in range(20)]
    assert max(contrast(edge, scheme.window) for edge in edges) >= ENOUGH_FOR_MARKS


@pytest.mark.parametrize("scheme", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
@pytest.mark.usefixtures("themes")
def test_every_layout_has_an_edge_also_on_a_cloth_as_dark_as_the_window(
    qtbot: QtBot, scheme: Scheme
) -> None:
    colour_application(scheme)
    tile = BoardTile(2, STANDARD, Look(cloth=BLACK_CLOTH))
    qtbot.addWidget(tile)
    tile.resize(196, 132)
    assert not tile.isChecked()
    assert edge_contrast(tile, scheme.window) >= ENOUGH_FOR_MARKS


@pytest.mark.parametrize("scheme", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
@pytest.mark.usefixtures("themes")
def test_the_line_of_messages_has_a_frame_that_is_seen(qtbot: QtBot, scheme: Scheme) -> None:
    colour_application(scheme)
    line = MessageLine()
    qtbot.addWidget(line)
    line.tell("Something was done.")
    assert edge_contrast(line, scheme.window) >= ENOUGH_FOR_MARKS


@pytest.mark.usefixtures("themes")
def test_a_day_that_can_be_played_has_an_edge_in_high_contrast(qtbot: QtBot) -> None:
    colour_application(CONTRAST)
    month, day = MonthView(), date(2026, 5, 4)
    qtbot.addWidget(month)
    month.resize(420, 360)
    month.go_to(date(2026, 5, 20), date(2026, 5, 20), {})
    picture = month.grab()  # which lays it out
    area = month.visualRect(month.days.index_of(day))
    area.moveTopLeft(month.viewport().mapTo(month, area.topLeft()))
    row = picture.copy(area).toImage()
    edges = [row.pixelColor(x, area.height() // 2) for x in range(6)]
    assert max(contrast(edge, CONTRAST.base) for edge in edges) >= ENOUGH_FOR_MARKS


def edge_contrast(widget: QWidget, ground: str) -> float:
    """How well the left edge of a widget stands out from a ground."""
    picture = widget.grab().toImage()
    row = picture.height() // 2
    return max(contrast(picture.pixelColor(x, row), ground) for x in range(5))
