"""Where the window is, and that it is there again after a restart."""

from __future__ import annotations

import base64
import json
import struct

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from golf_desktop.app import build
from golf_desktop.storage.places import Places
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.main_window import MainWindow


def start(qtbot: QtBot, places: Places) -> MainWindow:
    """Start the program as a player does."""
    window = build(Wish(2), places)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    return window


def screen_area() -> QRect:
    return QGuiApplication.primaryScreen().availableGeometry()


def test_the_first_window_is_on_the_screen(qtbot: QtBot, places: Places) -> None:
    window = start(qtbot, places)
    assert screen_area().contains(window.frameGeometry())
    assert window.width() >= 640


@pytest.mark.parametrize("area", [QRect(30, 40, 700, 520), QRect(60, 90, 660, 600)])
def test_size_and_place_are_remembered(qtbot: QtBot, places: Places, area: QRect) -> None:
    first = start(qtbot, places)
    first.setGeometry(area)
    qtbot.waitUntil(lambda: first.geometry() == area)
    first.close()
    again = start(qtbot, places)
    assert again.geometry() == area


@pytest.mark.parametrize("state", ["maximised", "full screen"])
def test_a_maximised_or_full_screen_window_is_so_again(
    qtbot: QtBot, places: Places, state: str
) -> None:
    def is_so(window: MainWindow) -> bool:
        return window.isMaximized() if state == "maximised" else window.isFullScreen()

    first = start(qtbot, places)
    if state == "maximised":
        first.showMaximized()
    else:
        first.toggle_full_screen()
    qtbot.waitUntil(lambda: is_so(first))
    first.close()
    again = start(qtbot, places)
    assert is_so(again)


def moved_far_away(geometry: str) -> str:
    """Qt's record of a window's place, changed to a place on a second screen to the right."""
    data = bytearray(base64.b64decode(geometry))
    # Qt, qwidget.cpp, saveGeometry: magic, two versions, frame and normal rectangle, screen, three
    # more fields, and the rectangle itself.
    (magic,) = struct.unpack_from(">I", data, 0)
    assert magic == 0x1D9D0CB
    for start_of_rect in (8, 24, 50):
        left, top, right, bottom = struct.unpack_from(">4i", data, start_of_rect)
        struct.pack_into(">4i", data, start_of_rect, left + 9000, top, right + 9000, bottom)
    struct.pack_into(">i", data, 40, 1)
    return base64.b64encode(bytes(data)).decode()


def test_a_place_on_a_screen_that_is_gone_is_brought_back_into_view(
    qtbot: QtBot, places: Places
) -> None:
    first = start(qtbot, places)
    first.setGeometry(30, 40, 700, 520)
    first.close()
    path = places.config / "window.json"
    state = json.loads(path.read_text())
    state["geometry"] = moved_far_away(state["geometry"])
    path.write_text(json.dumps(state))
    again = start(qtbot, places)
    assert screen_area().contains(again.geometry())
    assert again.size().toTuple() == (700, 520)


@pytest.mark.parametrize("geometry", ["", "AAAA", "no base 64!", "ü"])
def test_a_place_that_means_nothing_gives_the_first_size(
    qtbot: QtBot, places: Places, geometry: str, caplog: pytest.LogCaptureFixture
) -> None:
    places.config.mkdir(parents=True)
    (places.config / "window.json").write_text(json.dumps({"version": 1, "geometry": geometry}))
    window = start(qtbot, places)
    assert screen_area().contains(window.frameGeometry())
    assert window.width() >= 640
    caplog.clear()  # what is no base 64 has its line in the log
