"""What the window can be asked to do with rounds, and what it shows of the one that is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from golf_desktop.model.round_play import RoundPlay
from golf_desktop.ui.round.texts import no_card_text, status_text, waits_text

if TYPE_CHECKING:  # the windows of the round and the database are loaded when they are wanted
    from golf_desktop.storage.rounds import RoundResult
    from golf_desktop.storage.statistics import Statistics
    from golf_desktop.ui.main_window import MainWindow
    from golf_desktop.ui.round.finished import FinishedCardWindow
    from golf_desktop.ui.round.window import ScoreCardWindow


class RoundCommands(QObject):
    """Begins rounds, goes on with them, and shows where they stand.

    Args:
        window: the window that the game is played in.
        rounds: the round in play.
        open_statistics: gives the statistics, when they are wanted.
    """

    def __init__(
        self, window: MainWindow, rounds: RoundPlay, open_statistics: Callable[[], Statistics]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._rounds = rounds
        self._open_statistics = open_statistics
        self._card: ScoreCardWindow | None = None
        self._finished: FinishedCardWindow | None = None
        self._was_on_board = False
        window.end_panel.card_asked.connect(self.show_card)
        window.end_panel.round_asked.connect(self.ask_round)
        rounds.changed.connect(self.follow)
        # Once the board shows the last move.
        rounds.round_over.connect(self.show_card, Qt.ConnectionType.QueuedConnection)

    def ask_round(self) -> None:
        """Let the player begin a round, or go on with one that waits."""
        from golf_desktop.ui.round.setup import NewRoundDialog

        rounds, window = self._rounds, self._window
        window.commands.ask(
            lambda: NewRoundDialog(rounds, window.table.rules, self._open_statistics(), window)
        )

    def show_card(self) -> ScoreCardWindow | None:
        """Show the score card, beside the board, which can be played on; give its window."""
        from golf_desktop.ui.round.window import ScoreCardWindow

        if self._rounds.round is None:
            self._window.status.tell(no_card_text())
            return None
        if self._card is None:
            self._card = ScoreCardWindow(
                self._rounds, self._window.thinker, self._open_statistics(), self._window
            )
            self._card.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self._card.destroyed.connect(self._forget_card)
            self._card.lie_over(self._window)
        self._card.show()
        self._card.raise_()
        self._card.activateWindow()
        return self._card

    def show_finished(self, result: RoundResult) -> FinishedCardWindow:
        """Show the score card of a round that was finished some time ago; give its window."""
        from golf_desktop.ui.round.finished import FinishedCardWindow

        if self._finished is None:
            self._finished = FinishedCardWindow(
                self._window.thinker, self._open_statistics(), self._window
            )
            self._finished.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self._finished.destroyed.connect(self._forget_finished)
            self._finished.show_result(result)
            self._finished.lie_over(self._window)
        else:
            self._finished.show_result(result)
        self._finished.show()
        self._finished.raise_()
        self._finished.activateWindow()
        return self._finished

    def speak(self) -> None:
        """Say everything of the round, in its windows too, in the language that is spoken now."""
        self.follow()
        card, finished = self._card, self._finished
        if card is not None:
            card.destroyed.disconnect(self._forget_card)
            place, self._card = card.give_way(), None
            card = self.show_card()
            if card is not None:
                card.take_place(place)
        if finished is not None and finished.result is not None:
            finished.destroyed.disconnect(self._forget_finished)
            place, self._finished = finished.give_way(), None
            self.show_finished(finished.result).take_place(place)

    def _forget_finished(self) -> None:
        self._finished = None

    def _forget_card(self) -> None:
        self._card = None

    def tell_waiting(self) -> None:
        """Say that the round waits, when something else has taken its place on the board.

        In the middle of a hole the offer to bring it back says so.
        """
        was_there, self._was_on_board = self._was_on_board, self._rounds.is_on_board
        saved = self._rounds.round
        if was_there and saved is not None and self._rounds.can_go_on and not self._was_on_board:
            begun = saved.current is not None and saved.current.game.is_begun
            if not begun and not self._window.table.is_replay:
                self._window.status.tell(waits_text(saved, self._window.keys, goes_on_next=True))

    def follow(self) -> None:
        """Show where the round stands."""
        hole = self._rounds.hole
        self._window.status.show_round(status_text(hole, self._rounds.card) if hole else "")
        self._window.menus.actions["go-on"].setEnabled(self._rounds.can_go_on)
