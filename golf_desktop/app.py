"""The composition root: builds everything by hand, wires it and starts the event loop."""

from __future__ import annotations

import gc
import logging
import sys
from dataclasses import dataclass
from types import TracebackType

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from golf_desktop import __version__
from golf_desktop.engine.rules import Rules
from golf_desktop.model.preferences import Preferences
from golf_desktop.model.table import Table
from golf_desktop.storage.log import LateLogFile
from golf_desktop.storage.places import Places
from golf_desktop.storage.settings import Settings, StructFile, WindowState
from golf_desktop.ui.main_window import MainWindow

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Wish:
    """What a start of the program was asked for.

    Attributes:
        places: where the player's files are kept.
        number: the deal to begin with, or None.
        rules: the rules to begin with, or None for those in the settings.
    """

    places: Places
    number: int | None = None
    rules: Rules | None = None


def make_application() -> QApplication:
    """Make the Qt application and tell it what it is called."""
    QCoreApplication.setApplicationName("golf-desktop")
    QCoreApplication.setApplicationVersion(__version__)
    qInstallMessageHandler(_log_qt_message)
    application = QApplication(["golf-desktop"])
    application.setApplicationDisplayName("Golf")
    application.setDesktopFileName("golf-desktop")
    return application


def build(wish: Wish) -> MainWindow:
    """Build the main window and all that stands behind it; the application must exist."""
    preferences = Preferences(StructFile(wish.places.config / "settings.json", Settings))
    table = Table(wish.rules or preferences.value.rules, wish.number)
    state_file = StructFile(wish.places.config / "window.json", WindowState)
    window = MainWindow(table, preferences, state_file)
    table.setParent(window)
    preferences.setParent(window)
    return window


def run(wish: Wish) -> int:
    """Open the window and play until it is closed; give the exit code."""
    logging.getLogger().addHandler(LateLogFile(wish.places.log))
    application = make_application()
    window = build(wish)
    _tell_mistakes(window)
    window.show()
    # What is there now stays to the end: not to be looked through for garbage again and again.
    gc.freeze()
    gc.enable()
    try:
        return application.exec()
    finally:
        sys.excepthook = sys.__excepthook__
        qInstallMessageHandler(None)


def _tell_mistakes(window: MainWindow) -> None:
    """Let a mistake of ours cost the player one line to read, and be found in the log."""

    def tell(
        kind: type[BaseException], mistake: BaseException, where: TracebackType | None
    ) -> None:
        log.critical("a mistake of the program", exc_info=(kind, mistake, where))
        window.status.warn(window.tr("Something went wrong; the log tells more. Play on."))

    sys.excepthook = tell


def _log_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Keep Qt's warnings out of the player's terminal; what ends the process is shown."""
    if kind is QtMsgType.QtFatalMsg:
        if sys.stderr is not None:
            sys.stderr.write(f"golf-desktop: {message}\n")
    elif kind is QtMsgType.QtCriticalMsg:
        log.error("Qt (%s): %s", context.category, message)
    elif kind is QtMsgType.QtWarningMsg:
        log.warning("Qt (%s): %s", context.category, message)
