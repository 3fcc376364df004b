"""What the system asks for: less motion, and high contrast."""

from __future__ import annotations

import ctypes
import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QObject, Qt
from pytestqt.qtbot import QtBot

from golf_desktop.storage.settings import AnimationSpeed, Settings, ThemeChoice
from golf_desktop.ui import reduced_motion, themes
from golf_desktop.ui.design import BLACK_CLOTH, GREEN_CLOTH
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.reduced_motion import ReducedMotion

ROOT = Path(__file__).resolve().parents[2]


def test_cards_stand_still_where_the_system_asks_and_nothing_else_was_chosen(
    window: MainWindow,
) -> None:
    preferences, animator = window._preferences, window.scene.animator
    answers = [True, False, True]

    def ask(_: QObject, tell: Callable[[bool], None]) -> None:
        tell(answers.pop(0) if len(answers) > 1 else answers[0])

    asking = ReducedMotion(preferences, window, ask)
    assert preferences.speed is AnimationSpeed.NORMAL
    asking.begin()
    assert (preferences.speed, animator.factor) == (AnimationSpeed.OFF, 0.0)
    asking._follow(Qt.ApplicationState.ApplicationInactive)
    asking._follow(Qt.ApplicationState.ApplicationActive)
    assert (preferences.speed, animator.factor) == (AnimationSpeed.NORMAL, 1.0)
    preferences.change(msgspec.structs.replace(preferences.value, animation=AnimationSpeed.SLOW))
    asking._follow(Qt.ApplicationState.ApplicationActive)
    assert preferences.value.animation is preferences.speed
    assert animator.factor > 1


@pytest.mark.parametrize(
    ("settings", "is_still"),
    [
        ({"org.freedesktop.appearance/reduced-motion": 1}, True),
        ({"org.gnome.desktop.interface/enable-animations": False}, True),
        ({"org.gnome.desktop.interface/enable-animations": True}, False),
        ({"org.kde.kdeglobals.KDE/AnimationDurationFactor": "0"}, True),
    ],
)
def test_the_portal_of_the_desktop_is_asked(settings: dict[str, object], is_still: bool) -> None:
    if shutil.which("dbus-run-session") is None:
        pytest.skip("not installed: dbus-run-session")
    command = ["dbus-run-session", "--", sys.executable, "-m", "tests.ui.portal"]
    done = subprocess.run(
        [*command, json.dumps(settings)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stdout == str(is_still), done.stderr


def test_without_a_bus_nothing_is_asked(
    monkeypatch: pytest.MonkeyPatch, window: MainWindow
) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    told: list[bool] = []
    reduced_motion._ask_portal(window, told.append)
    assert told == []


def test_windows_is_asked_for_its_animations(
    monkeypatch: pytest.MonkeyPatch, window: MainWindow
) -> None:
    class User32:
        @staticmethod
        def SystemParametersInfoW(action: int, _: int, shows: object, __: int) -> int:  # noqa: N802
            assert action == 0x1042
            ctypes.memset(shows, 0, 4)  # type: ignore[arg-type]
            return 1

    class Libraries:
        user32 = User32

    monkeypatch.setattr(ctypes, "windll", Libraries, raising=False)
    told: list[bool] = []
    reduced_motion._ask_of("win32")(window, told.append)
    assert told == [True]


def test_a_mac_is_asked_by_its_own_program(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, window: MainWindow
) -> None:
    program = tmp_path / "defaults"
    program.write_text('#!/bin/sh\n[ "$3" = reduceMotion ] && echo 1\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    told: list[bool] = []
    reduced_motion._ask_of("darwin")(window, told.append)
    qtbot.waitUntil(lambda: told == [True])


def test_high_contrast_is_followed_unless_other_colours_were_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chosen = Settings(theme=ThemeChoice.DARK)
    assert themes.cloth_of(Settings()) == GREEN_CLOTH
    monkeypatch.setattr(themes, "asks_for_contrast", lambda: True)
    assert themes.theme_of(Settings()) is ThemeChoice.CONTRAST
    assert themes.cloth_of(Settings()) == BLACK_CLOTH
    assert themes.theme_of(chosen) is ThemeChoice.DARK
