"""What the window can be asked to do: dialogs, windows beside the board, games that come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QDialog

from golf_desktop.model.preferences import Preferences
from golf_desktop.model.table import Ban
from golf_desktop.storage.save_file import SavedGame
from golf_desktop.ui.scrolling import FittingDialog

if TYPE_CHECKING:  # the windows and the database are loaded when they are wanted
    from golf_desktop.storage.statistics import Statistics
    from golf_desktop.ui.board.first_steps import FirstSteps
    from golf_desktop.ui.main_window import MainWindow
    from golf_desktop.ui.review.window import ReviewWindow
    from golf_desktop.ui.settings.dialog import SettingsDialog
    from golf_desktop.ui.statistics.window import StatisticsWindow


class WindowCommands(QObject):
    """Does what the menus and the tool bar ask for, but for moves, files and rounds.

    Args:
        window: the window that the game is played in.
        preferences: the player's choices.
        open_statistics: gives the statistics, when they are wanted.
    """

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        open_statistics: Callable[[], Statistics],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._table = window.table
        self._rounds = window.rounds
        self._autosave = window.autosave
        self._status = window.status
        self._preferences = preferences
        self._open_statistics = open_statistics
        self._first_steps: FirstSteps | None = None
        self._statistics: StatisticsWindow | None = None
        self._review: ReviewWindow | None = None

    def ask_deal_number(self) -> None:
        """Ask for a deal by its number and deal it."""
        from golf_desktop.ui.dialogs.deal_number import DealNumberDialog

        def make() -> DealNumberDialog:
            dialog = DealNumberDialog(self._table.game.deal.number, self._window)
            dialog.accepted.connect(lambda: self._table.new_deal(dialog.number))
            return dialog

        self.ask(make)

    def ask_rules(self) -> None:
        """Let the player choose the rules."""
        from golf_desktop.ui.dialogs.setup import SetupDialog

        window = self._window
        aspect = window.board.width() / window.board.height()
        self.ask(lambda: SetupDialog(self._table, window.dealer, self._preferences, window, aspect))

    def ask_settings(self) -> None:
        """Let the player choose how the program looks and moves."""
        self.ask(self._settings_dialog)

    def ask_keys(self) -> None:
        """Let the player choose the keys of commands."""

        def make() -> SettingsDialog:
            dialog = self._settings_dialog()
            dialog.show_keys()
            return dialog

        self.ask(make)

    def _settings_dialog(self) -> SettingsDialog:
        from golf_desktop.ui.settings.dialog import SettingsDialog

        window = self._window
        return SettingsDialog(self._preferences, window.menus, window, window.sounds)

    def show_statistics(self) -> StatisticsWindow:
        """Show what has been played; give the window."""
        from golf_desktop.ui.statistics.window import StatisticsWindow

        if self._statistics is None:
            self._statistics = StatisticsWindow(
                self._open_statistics(),
                self._table,
                self._window,
                self._window.thinker,
                self._window.keys,
            )
            self._statistics.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self._statistics.destroyed.connect(self._forget_statistics)
            self._statistics.review_asked.connect(self.show_review)
            self._statistics.card_asked.connect(self._window.round_commands.show_finished)
        self._statistics.show()
        self._statistics.raise_()
        self._statistics.activateWindow()
        return self._statistics

    def _forget_statistics(self) -> None:
        self._statistics = None

    def speak(self) -> None:
        """Open the windows beside the board anew, in the language that is spoken now."""
        statistics, review = self._statistics, self._review
        if statistics is not None:
            statistics.destroyed.disconnect(self._forget_statistics)
            place, tab = statistics.give_way(), statistics.tabs.currentIndex()
            self._statistics = None
            statistics = self.show_statistics()
            statistics.tabs.setCurrentIndex(tab)
            statistics.take_place(place)
        if review is not None:
            review.destroyed.disconnect(self._forget_review)
            game, place = review.reviewer.game, review.give_way()
            self._review = None
            self.open_review(SavedGame(game)).take_place(place)

    def follow_statistics(self) -> None:
        """Show what has been recorded since, where the statistics are open."""
        if self._statistics is not None and self._statistics.isVisible():
            self._statistics.refresh()

    def replay_this(self) -> None:
        """Show the game on the board again from its first move on."""
        if self._table.refuse(self._table.limits.answers):
            return
        if self._table.game.moves:
            self._table.replay(self._table.game)
        else:
            self._status.tell(self.tr("No move has been made that could be shown again."))

    def toggle_indicator(self) -> None:
        """Show what is still possible, or no more."""
        settings = self._preferences.value
        if self._table.refuse(self._table.limits.answers):
            # The click has changed its mark already.
            self._window.menus.actions["indicator"].setChecked(settings.show_indicator)
            return
        self._preferences.change(
            msgspec.structs.replace(settings, show_indicator=not settings.show_indicator)
        )

    def review_this(self) -> None:
        """Look back at the game on the board."""
        if self._table.game.can_undo:
            saved = self._table.snapshot()
            if saved.game.outcome() is None and not self._rounds.hides(saved.game.deal):
                self._table.count_help()
            self.show_review(saved)

    def show_review(self, saved: SavedGame) -> None:
        """Show what a game could have come to, beside the board."""
        if self._rounds.hides(saved.game.deal):
            self._table.refuse(Ban.UNFINISHED)
        else:
            self.open_review(saved)

    def open_review(self, saved: SavedGame) -> ReviewWindow:
        """The same of a game of which everything may be told; give the window."""
        from golf_desktop.ui.review.window import ReviewWindow

        if self._review is None:
            self._review = ReviewWindow(self._window.thinker, self._table, self._window)
            self._review.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self._review.destroyed.connect(self._forget_review)
            self._review.told.connect(self._status.tell)
        self._review.show()
        self._review.raise_()
        self._review.activateWindow()
        # Last, since from here on another thread asks for its turn too.
        self._review.look_back(saved)
        return self._review

    def _forget_review(self) -> None:
        self._review = None

    def resume_interrupted(self) -> None:
        """Go on with the game that a start with another deal interrupted."""
        saved = self._autosave.load_interrupted()
        if saved is None:
            self._status.tell(self._autosave.problem or self.tr("No game has been interrupted."))
            return
        is_touched = self._table.is_touched and not self._rounds.is_on_board
        before = self._table.snapshot() if is_touched else None
        self._table.resume(saved)
        if before is not None and before.game.outcome() is None:
            self._autosave.keep_interrupted(before)
        elif self._autosave.is_kept:
            self._autosave.forget_interrupted()

    def show_help(self, page: str = "") -> None:
        """Show the help beside the board, which can be played on.

        Args:
            page: the page, or nothing for that of what the player looks at.
        """
        from golf_desktop.ui.help.opening import open_help

        open_help(self._window, self._preferences, page)

    def show_first_steps(self) -> None:
        """Show on the board how a card is played, or tell why that cannot be shown now."""
        from golf_desktop.ui.board.first_steps import FirstSteps

        if self._first_steps is None:
            board, scene = self._window.board, self._window.scene
            self._first_steps = FirstSteps(board, scene, self._table, self._window.keys)
            self._first_steps.ended.connect(self._end_first_steps)
        self._first_steps.begin()
        # It lies where the steps lie.
        self._window.left_panel.hold_back(self._first_steps.step > 0)
        if self._first_steps.hindrance:
            self._status.tell(self._first_steps.hindrance)

    def begin_first_steps(self) -> None:
        """Show them to who has never seen them, unless a game is going on already."""
        if self._preferences.value.first_steps and not self._table.game.is_begun:
            self.show_first_steps()

    def leave_first_steps(self) -> bool:
        """Show them no more; say whether they were shown."""
        steps = self._first_steps
        if steps is None or not steps.step:
            return False
        steps.end()
        return True

    def _end_first_steps(self) -> None:
        self._window.left_panel.hold_back(False)
        settings = self._preferences.value
        self._preferences.change(msgspec.structs.replace(settings, first_steps=False))

    def show_privacy(self) -> None:
        """Show what is stored and where, and let it be exported or deleted."""
        from golf_desktop.ui.dialogs.privacy import PrivacyDialog

        def make() -> PrivacyDialog:
            dialog = PrivacyDialog(self._window.places, self._window)
            dialog.delete_asked.connect(self._delete_everything)
            return dialog

        self.ask(make)

    def _delete_everything(self) -> None:
        """Close; once nothing is written any more, `app` deletes the files."""
        self._window.is_to_be_forgotten = True
        self._window.close()

    def show_about(self) -> None:
        """Show what program this is."""
        from golf_desktop.ui.dialogs.about import AboutBox

        self.ask(lambda: AboutBox(self._window))

    def ask(self, make: Callable[[], QDialog]) -> None:
        """Run a dialog to its end, with the help at hand, and let it go.

        The keys of the main window do not reach it. When the system's language changes meanwhile
        the dialog follows it, or gives way to another one in that language.

        Args:
            make: makes the dialog.
        """
        keys, action = self._window.keys, self._window.menus.actions["help"]
        is_outdated = True
        while is_outdated:
            dialog = make()
            key = QShortcut(dialog)

            def follow(key: QShortcut = key) -> None:
                key.setKeys(action.shortcuts())

            follow()
            key.activated.connect(lambda: self.show_help())
            keys.changed.connect(follow)  # they can be changed in the dialog itself
            dialog.exec()
            keys.changed.disconnect(follow)
            is_outdated = isinstance(dialog, FittingDialog) and dialog.is_outdated
            dialog.deleteLater()
