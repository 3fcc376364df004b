"""The main window: the board and what stands around it, following the model."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QHideEvent,
    QKeyEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow

from golf_desktop.engine.layout import GOLF
from golf_desktop.engine.position import Move, Refusal
from golf_desktop.model.adviser import Adviser
from golf_desktop.model.daily import Daily
from golf_desktop.model.dealer import Dealer
from golf_desktop.model.guide import Guide
from golf_desktop.model.indicator import Indicator
from golf_desktop.model.preferences import Preferences
from golf_desktop.model.round_play import RoundPlay
from golf_desktop.model.table import Table
from golf_desktop.model.thinker import Thinker
from golf_desktop.said import joined
from golf_desktop.solver.hint import Hint
from golf_desktop.solver.solution import Solution
from golf_desktop.storage.autosave import Autosave
from golf_desktop.storage.places import Places
from golf_desktop.storage.settings import RecentFiles, WindowState
from golf_desktop.storage.struct_file import StructFile
from golf_desktop.ui import motion
from golf_desktop.ui.ahead import Ahead
from golf_desktop.ui.availability import Availability
from golf_desktop.ui.board.faces import CardFaces
from golf_desktop.ui.board.panels import EndPanel, LeftPanel
from golf_desktop.ui.board.scene import BoardScene
from golf_desktop.ui.board.view import BoardView
from golf_desktop.ui.daily.commands import DayCommands
from golf_desktop.ui.file_commands import FileCommands
from golf_desktop.ui.icons import app_icon
from golf_desktop.ui.key_names import KeyNames
from golf_desktop.ui.language import spoken_language
from golf_desktop.ui.look import Look
from golf_desktop.ui.looking import LookingNotice
from golf_desktop.ui.menus import WindowMenus
from golf_desktop.ui.reduced_motion import ReducedMotion
from golf_desktop.ui.round.commands import RoundCommands
from golf_desktop.ui.round.texts import ban_text, title_text
from golf_desktop.ui.screen_reader import ScreenReader
from golf_desktop.ui.share.commands import ShareCommands
from golf_desktop.ui.sound import Sounds
from golf_desktop.ui.status import StatusLine
from golf_desktop.ui.texts import (
    deal_text,
    hint_text,
    no_solution_text,
    refusal_text,
    solution_text,
)
from golf_desktop.ui.window_commands import WindowCommands
from golf_desktop.ui.window_place import restore_place

if TYPE_CHECKING:  # the database and its window are loaded late, when they are wanted
    from golf_desktop.storage.statistics import Statistics
    from golf_desktop.ui.replay_bar import ReplayBar


class MainWindow(QMainWindow):
    """The window that the game is played in.

    Args:
        table: the game.
        dealer: who deals anew.
        preferences: the player's choices.
        state_file: where the window's size and place are kept.
        recent_file: where the recent files are kept.
        open_statistics: gives the statistics, when they are wanted.
        autosave: keeps the game that a start with another deal interrupted.
        thinker: answers questions about positions.
        rounds: the round of nine holes that is played on the table.
        places: where the player's files are, for the help to tell.
        daily: the deals of the day.
    """

    closed = Signal()
    """The window is about to go."""
    system_spoke = Signal()
    """The system has another language, or other forms of numbers and dates."""

    def __init__(
        self,
        table: Table,
        dealer: Dealer,
        preferences: Preferences,
        state_file: StructFile[WindowState],
        recent_file: StructFile[RecentFiles],
        open_statistics: Callable[[], Statistics],
        autosave: Autosave,
        thinker: Thinker,
        rounds: RoundPlay,
        places: Places,
        daily: Daily,
    ) -> None:
        super().__init__()
        self.table = table
        self.rounds = rounds
        self.places = places
        self.daily = daily
        self.is_to_be_forgotten = False
        """Whether the player's files are to be deleted once the window has been closed."""
        self._is_closed = False
        self.dealer = dealer
        self._preferences = preferences
        self._state_file = state_file
        self.autosave = autosave
        self.thinker = thinker
        self.adviser = Adviser(table, thinker, preferences, self)
        self.indicator = Indicator(table, thinker, preferences, self)
        self.guide = Guide(table, thinker, self)
        self.sounds = Sounds(table, preferences, self)
        self.keys = KeyNames(self)
        self.setWindowIcon(app_icon())
        self.faces = CardFaces(self)
        self.scene = BoardScene(table, self.faces, self)
        self.board = BoardView(self.scene, table, self)
        self.end_panel = EndPanel(self.board, table, dealer.new_deal, rounds)
        self.left_panel = LeftPanel(self.board, table, rounds, daily, self.keys)
        self.status = StatusLine(table, preferences, self.indicator, self)
        self.setCentralWidget(self.board)
        self.setStatusBar(self.status)
        self._look_for_deals()
        self.files = FileCommands(self, table, self.rounds, recent_file)
        self.round_commands = RoundCommands(self, rounds, open_statistics)
        self.day_commands = DayCommands(self, daily, open_statistics)
        self.share_commands = ShareCommands(self, daily, open_statistics)
        self.commands = WindowCommands(self, preferences, open_statistics)
        self.menus = WindowMenus(self)
        self.keys.take(self.menus.key_names)
        self.board.repeating_keys = self.menus.repeating_keys
        self._availability = Availability(self.menus.actions, table, rounds, autosave, self)
        self.setAcceptDrops(True)
        self.board.setAcceptDrops(False)
        self._connect()
        self._take_settings()
        self._follow_deal()
        restore_place(self, self._state_file.load().geometry)
        self.board.setFocus()
        self.screen_reader = ScreenReader(self)
        self.reduced_motion = ReducedMotion(preferences, self)
        self.ahead = Ahead(table, self.scene.animator, self)
        self.ahead.add(self.scene.load_ahead)
        self.ahead.add(self.end_panel.make_ahead)

    @cached_property
    def replay_bar(self) -> ReplayBar:
        """The bar for replays, made when there is the first: Qt lays hidden bars out as well."""
        from golf_desktop.ui.replay_bar import ReplayBar

        bar = ReplayBar(self.table, self)
        self.addToolBar(Qt.ToolBarArea.BottomToolBarArea, bar)
        return bar

    @property
    def help_page(self) -> str:
        """The page of the help that tells of what is on the board."""
        layout = self.table.game.deal.rules.layout
        return "play" if layout == GOLF else f"options#{layout.name}"

    @property
    def look(self) -> Look:
        """How the cards and the table look."""
        return Look.of(self._preferences.value)

    @property
    def language(self) -> str:
        """The language that is spoken."""
        return spoken_language(self._preferences.value.language)

    def tell_problems(self, *problems: str | None) -> None:
        """Tell what was wrong with files when the program started, all of it in one message."""
        found = [problem for problem in (*problems, self._state_file.problem) if problem]
        if found:
            self.status.warn(joined(found))

    def tell_rules(self, *, at_once: bool) -> None:
        """Say whether the rules asked for hold for this deal already, or from the next."""
        self.status.tell(
            self.tr("These rules hold for this deal already.")
            if at_once
            else self.tr("These rules hold from the next deal on; this one keeps its own.")
        )

    # -- Following the model ---------------------------------------------------------------

    def _connect(self) -> None:
        table = self.table
        for signal in (table.dealt, table.moved, table.undone):
            signal.connect(self._follow_moves)
        table.dealt.connect(self._follow_deal)
        table.dealt.connect(self.round_commands.tell_waiting)
        table.replay_changed.connect(lambda replay: self.replay_bar.setVisible(replay))
        table.refused.connect(self._tell_refusal)
        table.banned.connect(lambda ban: self.status.tell(ban_text(ban)))
        self._availability.told.connect(self.status.tell)
        self.adviser.hinted.connect(self._tell_hint)
        self.guide.found.connect(self._tell_solution)
        table.rules_chosen.connect(self._take_rules)
        table.rules_chosen.connect(self._follow_deal)
        self.end_panel.review_asked.connect(self.commands.review_this)
        self._preferences.changed.connect(self._take_settings)
        self._preferences.failed.connect(self.status.warn)
        self.faces.damaged.connect(self.status.warn)
        self.files.failed.connect(self.status.warn)
        self.files.done.connect(self.status.tell)
        self.daily.changed.connect(self._follow_deal)
        self.round_commands.follow()
        self._follow_moves()

    def _look_for_deals(self) -> None:
        """Tell of the searches for deals, of which the later ends the earlier."""
        dealer, daily = self.dealer, self.daily

        def winnable() -> str:
            return self.tr("Looking for a deal that can be cleared… (Esc stops)")

        def of_day() -> str:
            return self.tr("Looking for the deal of the day… (Esc stops)")

        self._looking = (
            LookingNotice(dealer, winnable, self.status, self),
            LookingNotice(daily, of_day, self.status, self),
        )
        dealer.looking.connect(lambda looks: looks and daily.cancel())
        daily.looking.connect(lambda looks: looks and dealer.cancel())

    def _follow_deal(self) -> None:
        name = title_text(self.rounds) or self.day_commands.title or deal_text(self.table.game.deal)
        self.setWindowTitle(self.tr("{deal} — Golf").format(deal=name))

    def _follow_moves(self) -> None:
        self.status.clearMessage()

    def _tell_refusal(self, move: Move, reason: Refusal) -> None:
        self.status.tell(refusal_text(self.table.position, move, reason))

    def _tell_hint(self, hint: Hint | None) -> None:
        self.scene.show_hint(hint)
        self.status.warn(hint_text(self.table.position, hint))

    def _tell_solution(self, solution: Solution) -> None:
        self.status.tell(
            solution_text(solution)
            if solution.moves
            else no_solution_text(self.table.position, is_best=solution.is_best)
        )

    def _take_rules(self, at_once: bool) -> None:
        """Keep the chosen rules and say from when they hold."""
        self.tell_rules(at_once=at_once)
        self._preferences.change(self._preferences.value.with_rules(self.table.rules))

    def _take_settings(self) -> None:
        settings = self._preferences.value
        self.scene.animator.factor = motion.factor(self._preferences.speed)
        look = self.look
        self.scene.set_back(f"back-{look.back}")
        self.faces.set_deck(look.deck, four_colours=look.four_colours)
        self.board.set_cloth(look.cloth)
        if self.menus.set_keys(settings.shortcuts):
            self.board.repeating_keys = self.menus.repeating_keys
            self._availability.take_names()
            self.keys.take(self.menus.key_names)
        self.scene.show_counters(settings.show_counters)
        self.scene.show_playable(settings.show_playable)
        self.menus.actions["indicator"].setChecked(settings.show_indicator)

    # -- The window itself -----------------------------------------------------------------

    def come_to_front(self) -> None:
        """Be seen, and have the keyboard."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def toggle_full_screen(self) -> None:
        """Fill the screen with the window, or go back to what it was."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close what lies on the board, or leave the full screen, by Escape it does not need.

        The key of a command that is grey comes here too: the player is told why.
        """
        if self._availability.refuse_key(event):
            return
        if event.key() != Qt.Key.Key_Escape or not self._leave():
            super().keyPressEvent(event)

    def _leave(self) -> bool:
        """Leave the uppermost of what Escape can leave; say whether there was any."""
        if self.commands.leave_first_steps():
            return True
        if self.end_panel.isVisible():
            self.end_panel.leave()
        elif self.isFullScreen():
            self.toggle_full_screen()
        else:
            return False
        return True

    def changeEvent(self, event: QEvent) -> None:
        """Stop the clock while minimised; follow palette, language and the full screen."""
        if event.type() is QEvent.Type.ActivationChange:
            self._give_keyboard_back()
        elif event.type() is QEvent.Type.WindowStateChange:
            self.menus.actions["full-screen"].setChecked(self.isFullScreen())
            self.table.set_watched(self.isVisible() and not self.isMinimized())
        elif event.type() is QEvent.Type.PaletteChange:
            self._redraw_icons()
            self.board.set_cloth(self.look.cloth)  # high contrast has one of its own
        elif event.type() is QEvent.Type.LanguageChange:
            self._speak()
        elif event.type() is QEvent.Type.LocaleChange:
            self.system_spoke.emit()
        super().changeEvent(event)

    def _give_keyboard_back(self) -> None:
        """Let the board have the keyboard when the window comes to the front again.

        Qt would give it to who had it last, and the menu bar, once it was opened by keys, counts
        as that even after Escape: nothing is marked on it and the cards' keys do nothing.
        """
        if self.isActiveWindow() and self.focusWidget() in (None, self.menuBar()):
            self.board.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def _speak(self) -> None:
        """Say everything in the language that is spoken now; what lies on the board does so too."""
        self.menus.speak()
        self.board.repeating_keys = self.menus.repeating_keys
        self._availability.take_names()
        self.keys.take(self.menus.key_names)
        self._follow_deal()
        self.round_commands.speak()
        self.day_commands.speak()
        self.screen_reader.speak()
        self.commands.speak()

    def _redraw_icons(self) -> None:
        self.menus.draw_icons()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the clock go on."""
        super().showEvent(event)
        self.table.set_watched(not self.isMinimized())
        # Another screen may have more pixels to the inch, and icons are drawn to the pixel.
        self.windowHandle().screenChanged.connect(
            self._redraw_icons, Qt.ConnectionType.UniqueConnection
        )

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the clock."""
        super().hideEvent(event)
        self.table.set_watched(False)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let a file be dropped onto the window."""
        if _dropped_file(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the file that was dropped."""
        path = _dropped_file(event)
        if path is not None:
            event.acceptProposedAction()
            self.files.open_file(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember size and place. The system may ask twice, when it ends itself."""
        if not self._is_closed:
            self._is_closed = True
            geometry = self.saveGeometry().toBase64().data()
            self._state_file.save(WindowState(geometry=bytes(geometry).decode("ascii")))
            self.closed.emit()
        super().closeEvent(event)


def _dropped_file(event: QDropEvent) -> Path | None:
    """The file that is being dropped, if it is one."""
    local = [url for url in event.mimeData().urls() if url.isLocalFile()]
    return Path(local[0].toLocalFile()) if local else None
