"""What the window can be asked to do: dialogs, windows beside the board, games that come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QWidget

from golf_desktop.model.preferences import Preferences
from golf_desktop.model.table import Ban
from golf_desktop.storage.save_file import SavedGame

if TYPE_CHECKING:  # the windows and the database are loaded when they are wanted
    from golf_desktop.storage.statistics import Statistics
    from golf_desktop.ui.main_window import MainWindow
    from golf_desktop.ui.review.window import ReviewWindow
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
        self._help: QWidget | None = None
        self._statistics: StatisticsWindow | None = None
        self._review: ReviewWindow | None = None

    def ask_deal_number(self) -> None:
        """Ask for a deal by its number and deal it."""
        from golf_desktop.ui.dialogs.deal_number import DealNumberDialog

        dialog = DealNumberDialog(self._table.game.deal.number, self._window)
        dialog.accepted.connect(lambda: self._table.new_deal(dialog.number))
        _ask(dialog)

    def ask_rules(self) -> None:
        """Let the player choose the rules."""
        from golf_desktop.ui.dialogs.setup import SetupDialog

        window = self._window
        aspect = window.board.width() / window.board.height()
        _ask(SetupDialog(self._table, window.dealer, self._preferences, window, aspect))

    def ask_settings(self) -> None:
        """Let the player choose how the program looks and moves."""
        from golf_desktop.ui.settings.dialog import SettingsDialog

        _ask(SettingsDialog(self._preferences, self._window))

    def show_statistics(self) -> None:
        """Show what has been played."""
        from golf_desktop.ui.statistics.window import StatisticsWindow

        if self._statistics is None:
            self._statistics = StatisticsWindow(self._open_statistics(), self._table, self._window)
            self._statistics.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self._statistics.destroyed.connect(self._forget_statistics)
            self._statistics.review_asked.connect(self.show_review)
            self._statistics.card_asked.connect(self._window.round_commands.show_finished)
        self._statistics.show()
        self._statistics.raise_()
        self._statistics.activateWindow()

    def _forget_statistics(self) -> None:
        self._statistics = None

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
            return
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

    def show_help(self) -> None:
        """Show how to play, beside the board, which can be played on."""
        from golf_desktop.ui.dialogs.help import HelpDialog

        if self._help is None:
            self._help = HelpDialog(self._window)
        self._help.show()
        self._help.raise_()
        self._help.activateWindow()

    def show_about(self) -> None:
        """Show what program this is."""
        from golf_desktop.ui.dialogs.about import show_about

        show_about(self._window)


def _ask(dialog: QDialog) -> None:
    """Run a dialog to its end and let it go."""
    dialog.exec()
    dialog.deleteLater()
