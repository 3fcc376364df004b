"""Whether the system asks for less motion. Qt does not say, so each system is asked in its way."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, Qt
from PySide6.QtGui import QGuiApplication

from golf_desktop.model.preferences import Preferences

Ask = Callable[[QObject, Callable[[bool], None]], None]
"""Asks a system, for an object that owns the question, and hands on the answer when there is one:
whether less motion is asked for."""

_SPI_GETCLIENTAREAANIMATION = 0x1042
"""Of `SystemParametersInfo`: whether Windows shows animations ("Animation effects")."""
_MAC_QUESTION = ("read", "com.apple.universalaccess", "reduceMotion")
_PORTAL = "org.freedesktop.portal.Desktop"
_PORTAL_PATH = "/org/freedesktop/portal/desktop"
_PORTAL_SETTINGS = "org.freedesktop.portal.Settings"
_PORTAL_QUESTIONS: tuple[tuple[str, str, Callable[[Any], bool]], ...] = (
    ("org.freedesktop.appearance", "reduced-motion", lambda value: value == 1),
    ("org.gnome.desktop.interface", "enable-animations", lambda value: value is False),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", lambda value: _number(value) == 0),
)
"""What the portal of the desktop is asked: the group, the setting, and what value asks for less."""


class ReducedMotion(QObject):
    """Asks the system when it is told to begin, and whenever the player comes back to the program.

    Nothing is asked, and no library for it loaded, before the first cards lie on the board.

    Args:
        preferences: who is told the answer.
        parent: the owning object.
        ask: how the system is asked; None takes the way of this one.
    """

    def __init__(
        self, preferences: Preferences, parent: QObject | None = None, ask: Ask | None = None
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._ask = ask or _ask_of(sys.platform)

    def begin(self) -> None:
        """Ask from now on."""
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.applicationStateChanged.connect(self._follow)
        self._follow(Qt.ApplicationState.ApplicationActive)

    def _follow(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self._ask(self, self._take)

    def _take(self, is_still: bool) -> None:
        self._preferences.follow_system(is_still=is_still)


def _ask_of(platform: str) -> Ask:
    """How a system is asked, by Python's name for it."""
    return {"win32": _ask_windows, "darwin": _ask_mac}.get(platform, _ask_portal)


def _ask_windows(_: QObject, tell: Callable[[bool], None]) -> None:
    libraries: Any = vars(ctypes)["windll"]  # only Windows has it
    shows = ctypes.c_int(1)
    question = (_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shows), 0)
    if libraries.user32.SystemParametersInfoW(*question):
        tell(not shows.value)


def _ask_mac(owner: QObject, tell: Callable[[bool], None]) -> None:
    process = QProcess(owner)

    def end() -> None:
        output = process.readAllStandardOutput().data()
        tell(bytes(output).strip() == b"1")
        process.deleteLater()

    process.finished.connect(end)
    process.errorOccurred.connect(process.deleteLater)
    process.start("defaults", list(_MAC_QUESTION))


def _ask_portal(owner: QObject, tell: Callable[[bool], None]) -> None:
    """Ask the portal that desktops have on Linux; where there is none, nothing is told."""
    if not _has_session_bus():
        return  # or a bus would be started
    from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

    bus = QDBusConnection.sessionBus()
    answers: list[bool] = []

    def take(watcher: QDBusPendingCallWatcher, asks_for_less: Callable[[Any], bool]) -> None:
        reply = watcher.reply()
        if reply.type() is QDBusMessage.MessageType.ReplyMessage:
            answers.append(asks_for_less(_plain(reply.arguments()[0])))
        else:
            answers.append(False)
        watcher.deleteLater()
        if len(answers) == len(_PORTAL_QUESTIONS):
            tell(any(answers))

    for group, name, asks_for_less in _PORTAL_QUESTIONS:
        call = QDBusMessage.createMethodCall(_PORTAL, _PORTAL_PATH, _PORTAL_SETTINGS, "Read")
        call.setArguments([group, name])
        watcher = QDBusPendingCallWatcher(bus.asyncCall(call), owner)
        watcher.finished.connect(lambda done, asked=asks_for_less: take(done, asked))


def _has_session_bus() -> bool:
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    folder = os.environ.get("XDG_RUNTIME_DIR")
    return bool(folder) and Path(folder or "", "bus").exists()


def _plain(value: Any) -> Any:
    """What is in a variant of D-Bus; the portal's answers are wrapped twice."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value


def _number(value: Any) -> float | None:
    try:
        return float(value)
    except (TypeError, ValueError):
        return None
