"""The composition root: builds everything by hand, wires it and starts the event loop."""

from __future__ import annotations

import gc
import logging
import os
import sys
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QSettings,
    QTimer,
    QtMsgType,
    QUrl,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from golf_desktop import __version__
from golf_desktop.engine.rules import Rules
from golf_desktop.instance import Doorkeeper, claim_or_hand_over
from golf_desktop.model.clock import local_now
from golf_desktop.model.daily import Daily
from golf_desktop.model.dealer import Dealer
from golf_desktop.model.notices import Notices
from golf_desktop.model.preferences import Preferences
from golf_desktop.model.recorder import Recorder
from golf_desktop.model.round_play import RoundPlay
from golf_desktop.model.table import Table
from golf_desktop.model.thinker import Thinker
from golf_desktop.storage.autosave import Autosave
from golf_desktop.storage.daily_file import DailyDeals
from golf_desktop.storage.link import LinkError, is_link, parse_link
from golf_desktop.storage.log import LateLogFile
from golf_desktop.storage.next_deal import NextDeal
from golf_desktop.storage.places import Places
from golf_desktop.storage.round_store import RoundStore
from golf_desktop.storage.save_file import SavedGame
from golf_desktop.storage.settings import RecentFiles, Settings, WindowState
from golf_desktop.storage.struct_file import StructFile
from golf_desktop.storage.unrecorded import Unrecorded
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.interrupted import keep_interrupted, keep_what_gives_way
from golf_desktop.ui.language import Language
from golf_desktop.ui.links import follow_text
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.texts import mistake_text
from golf_desktop.ui.themes import Themes

if TYPE_CHECKING:  # the database is loaded late
    from golf_desktop.storage.statistics import Statistics

log = logging.getLogger(__name__)


_SETTLED_MS = 700
"""What need not be done before the first frame waits so long."""
_DEALT_MS = 1500
"""By then the first deal lies on the board, and its first steps can be shown."""
_SWITCH_SECONDS = 0.0005
_LOOKED_AT_MS = 2500
"""Who looks at the first deal for so long may soon want a hint. Nobody thinks of one before: it
takes numpy and the lattice of the layout, which is a third of the program's memory."""


class Application(QApplication):
    """The Qt application, which on a Mac is also told what was double-clicked."""

    file_asked = Signal(str)
    """The system wants a file to be opened: its path."""
    link_asked = Signal(str)
    """The system wants a link to be followed: its text."""

    def event(self, event: QEvent) -> bool:
        """Hear of a file to open, or of a link to follow."""
        if isinstance(event, QFileOpenEvent):
            link = event.url().toString(QUrl.ComponentFormattingOption.FullyEncoded)
            if is_link(link):
                self.link_asked.emit(link)
            elif event.file():  # an address of anything else than a file has none
                self.file_asked.emit(event.file())
            return True
        return super().event(event)


def make_application() -> Application:
    """Make the Qt application and tell it what it is called."""
    QCoreApplication.setApplicationName("golf-desktop")
    QCoreApplication.setApplicationVersion(__version__)
    qInstallMessageHandler(_log_qt_message)
    application = Application(["golf-desktop"])
    application.setApplicationDisplayName("Golf")
    application.setDesktopFileName("golf-desktop")
    return application


def build(
    wish: Wish,
    places: Places,
    now: Callable[[], float] = time.monotonic,
    *,
    moment: Callable[[], datetime] = local_now,
    is_only_one: bool = True,
) -> MainWindow:
    """Build the main window and all that stands behind it; the application must exist.

    Args:
        wish: what to begin with.
        places: where the player's files are kept.
        now: the time source of the clock, in seconds.
        moment: tells the date and the time where the player is.
        is_only_one: whether no other window has these files. A second one, opened beside one
            that does not answer, must not write over the game in progress of the first.
    """
    _keep_qt_settings(places)
    notices = Notices()
    preferences = Preferences(StructFile(places.config / "settings.json", Settings))
    language, themes = Language(preferences), Themes(preferences)
    folder = places.data if is_only_one else places.data / "second-window"
    autosave = Autosave(folder, on_problem=notices.tell_failure)
    before = autosave.load()
    table = Table(wish.chosen_rules or preferences.value.rules, wish.number, now=now, moment=moment)
    rounds = RoundPlay(table, RoundStore(folder, on_problem=notices.tell_failure))
    thinker = Thinker()
    next_file = StructFile(folder / "next-deal.json", NextDeal)
    dealer = Dealer(table, preferences, thinker, next_file)
    daily = Daily(table, thinker, StructFile(folder / "daily.json", DailyDeals), now=moment)
    window = MainWindow(
        table,
        dealer,
        preferences,
        StructFile(places.config / "window.json", WindowState),
        StructFile(places.config / "recent.json", RecentFiles),
        lambda: _open_statistics(places),
        autosave,
        thinker,
        rounds,
        places,
        daily,
    )
    window.system_spoke.connect(language.follow)
    for part in (notices, table, preferences, language, themes, thinker, dealer, rounds, daily):
        part.setParent(window)
    asked = wish.number is not None
    was_over = rounds.is_over
    resumed = not asked and _resume(before, table, rounds, wish.chosen_rules)
    if asked:
        rounds.put_aside(before)
    unrecorded = Unrecorded(places.data)
    recorder = Recorder(
        table,
        autosave,
        notices,
        unrecorded,
        lambda: _open_statistics(places),
        window,
        day_of=daily.day_of,
        leaves=not is_only_one,
    )
    window.ahead.add(recorder.load_ahead)
    daily.found.connect(recorder.record_end)  # the deal on the board may be over already
    rounds.round_over.connect(recorder.record_round)
    for close in (
        rounds.close,
        recorder.close,
        dealer.close,
        thinker.close,
        themes.close,
        language.close,
    ):
        window.closed.connect(close)
    recorder.recorded.connect(window.commands.follow_statistics)
    recorder.recorded.connect(window.day_commands.follow_statistics)
    notices.told.connect(window.status.warn)
    recorder.record_what_waited()
    if rounds.round is not None and rounds.is_over and not was_over:
        recorder.record_round(rounds.round)  # its last move was kept, but not yet its end
    problems = [preferences.problem, autosave.problem, rounds.problem, unrecorded.problem]
    if before is not None and asked and before.game.outcome() is None:
        recorder.record(before)
    opened = wish.file is not None and window.files.open_file(wish.file)
    if before is not None and (asked or opened) and not rounds.keeps(before):
        problems.append(keep_interrupted(before, autosave))
    dealer.begin(first=not (asked or resumed or opened or _is_good_link(wish.link)))
    problems.append(dealer.problem)
    if resumed and wish.file is None and wish.chosen_rules not in (None, table.game.deal.rules):
        window.tell_rules(at_once=False)
    if opened or wish.file is None:  # else the message about the file is the one that counts
        window.tell_problems(*dict.fromkeys(problems))
    if wish.link is not None:
        follow_text(window, wish.link)
    return window


def _keep_qt_settings(places: Places) -> None:
    """Let Qt write what it remembers of its file dialogs where the player's other settings are.

    Else it would stand in a file of all Qt programs, and stay there when all is deleted. On Windows
    and macOS it does: there Qt asks the system for the place, and takes no other.
    """
    for kind in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(kind, QSettings.Scope.UserScope, str(places.config))


def _is_good_link(text: str | None) -> bool:
    """Whether a link will lead somewhere, and so no deal is needed before."""
    try:
        return text is not None and bool(parse_link(text))
    except LinkError:
        return False


def _resume(before: SavedGame | None, table: Table, rounds: RoundPlay, rules: Rules | None) -> bool:
    """Go on with what was on the board at the end of the last session; say whether it could.

    Args:
        before: the game that was in progress.
        table: where it goes on.
        rounds: the round that may have been on the board.
        rules: those that were asked for; a deal without a move by others gives way to them.
    """
    if rounds.resume(before):
        return True
    if before is None or before.game.position.is_cleared:
        return False
    if rules is not None and rules != before.game.deal.rules and not before.game.is_begun:
        return False
    table.resume(before)
    return True


def _open_statistics(places: Places) -> Statistics:
    from golf_desktop.storage.statistics import FILE_NAME, Statistics

    return Statistics(places.data / FILE_NAME)


def run(wish: Wish, places: Places) -> int:
    """Open the window and play until it is closed; give the exit code.

    Where a window on the same files is open already it is handed the wish instead.
    """
    logging.getLogger().addHandler(LateLogFile(places.log))
    mine = claim_or_hand_over(places.data, wish.with_activation().encode())
    if mine is None:
        return 0
    application = make_application()
    # Where nothing can be written no lock is held either, and there is no other window.
    is_only_one = mine.is_held or not os.access(places.data, os.W_OK)
    window = build(wish, places, is_only_one=is_only_one)
    _tell_mistakes(window)
    follow_system(application, window)
    doorkeeper = Doorkeeper(mine, window)
    doorkeeper.asked.connect(lambda message: do_what_is_asked(window, message))
    window.show()
    _collect_garbage_in_this_thread(window)
    _share_time_fairly()
    QTimer.singleShot(_SETTLED_MS, window, lambda: _settle(window, doorkeeper, places))
    if wish == Wish():  # who asks for a deal or a file has been here before
        begin_first_steps_later(application, window)
    try:
        return application.exec()
    finally:
        doorkeeper.close()
        mine.release()
        forget_if_asked(window, places)
        sys.excepthook = sys.__excepthook__
        qInstallMessageHandler(None)


def follow_system(application: Application, window: MainWindow) -> None:
    """Do what the system asks for while the program runs."""
    application.file_asked.connect(lambda name: carry_out(window, Wish(file=Path(name))))
    application.link_asked.connect(lambda text: carry_out(window, Wish(link=text)))


def begin_first_steps_later(application: Application, window: MainWindow) -> None:
    """Show the first steps when the cards lie, unless something is asked for before.

    A Mac tells only after the start what was double-clicked.
    """
    timer = QTimer(window, singleShot=True, interval=_DEALT_MS)
    timer.timeout.connect(window.commands.begin_first_steps)
    application.file_asked.connect(timer.stop)
    application.link_asked.connect(timer.stop)
    timer.start()


def forget_if_asked(window: MainWindow, places: Places) -> None:
    """Delete all of the player's files when that was asked for; nothing writes any more."""
    if not window.is_to_be_forgotten:
        return
    from golf_desktop.storage.belongings import delete
    from golf_desktop.ui.dialogs.privacy import tell_left

    root = logging.getLogger()
    for handler in [each for each in root.handlers if isinstance(each, LateLogFile)]:
        root.removeHandler(handler)
        handler.close()
    left = delete(places)
    if left:
        tell_left(left)


def _collect_garbage_in_this_thread(window: MainWindow) -> None:
    """Look for garbage after each deal, here, and never where Python would happen to.

    The search runs in the thread that sets it off, and one that finds a widget in another thread
    than the window's ends the process.
    """
    # What is there now stays to the end: not to be looked through again and again.
    gc.freeze()
    gc.disable()
    window.table.dealt.connect(lambda: QTimer.singleShot(_SETTLED_MS, window, gc.collect))


def _share_time_fairly() -> None:
    """Let the window's thread have its turn soon while another thread thinks.

    Each frame asks for its turn a few dozen times, and by default each could wait 5 ms.
    """
    sys.setswitchinterval(_SWITCH_SECONDS)


def _settle(window: MainWindow, doorkeeper: Doorkeeper, places: Places) -> None:
    """Do what need not be done before the first frame."""
    doorkeeper.listen()
    window.indicator.begin()
    window.screen_reader.look()
    window.reduced_motion.begin()
    window.sounds.begin()
    QTimer.singleShot(_LOOKED_AT_MS, window, window.adviser.begin)
    window.ahead.begin()
    places.clear_leftovers()


def do_what_is_asked(window: MainWindow, message: bytes) -> None:
    """Do what a second start was asked for, if its message can be read."""
    try:
        wish = Wish.decode(message)
    except ValueError as error:
        log.info("a message that is no wish: %s", error)
        return
    carry_out(window, wish)


def carry_out(window: MainWindow, wish: Wish) -> None:
    """Come to the front and do what a start, or a double click, asks of the open window."""
    if wish.activation:
        os.environ["XDG_ACTIVATION_TOKEN"] = wish.activation
    window.come_to_front()
    if wish.link is not None:
        follow_text(window, wish.link)
        return
    is_kept = window.table.is_replay or window.rounds.is_on_board
    before = None if is_kept else window.table.snapshot()
    if wish.file is not None:
        if window.files.open_file(wish.file) and before is not None:
            keep_interrupted(before, window.autosave)
    elif wish.number is not None:
        if before is not None:
            keep_interrupted(before, window.autosave)
        window.table.new_deal(wish.number, wish.chosen_rules)
    elif wish.rules is not None:
        keep_what_gives_way(window)
        window.dealer.new_deal(wish.chosen_rules)


def _tell_mistakes(window: MainWindow) -> None:
    """Let a mistake of ours cost the player one line to read, and be found in the log."""

    def tell(
        kind: type[BaseException], mistake: BaseException, where: TracebackType | None
    ) -> None:
        log.critical("a mistake of the program", exc_info=(kind, mistake, where))
        window.status.warn(mistake_text())

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
