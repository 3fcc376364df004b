"""The window with the score card of the round in play: beside the board, which can be played on."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from golf_desktop.model.round_play import RoundPlay
from golf_desktop.model.thinker import Thinker, Topic
from golf_desktop.storage.attempt import RuleSet
from golf_desktop.storage.statistics import Statistics
from golf_desktop.ui.round.card_window import CardWindow
from golf_desktop.ui.round.earlier import heading_of
from golf_desktop.ui.round.sheet import Facts
from golf_desktop.ui.round.texts import total_text


class ScoreCardWindow(CardWindow):
    """Shows the score card of the round in play, or of the one that was finished last.

    It follows the round. Once that is over the best possible scores are worked out.

    Args:
        rounds: the round.
        thinker: who works the best possible scores out.
        statistics: the rounds that were finished; the window lets go of it when it is closed.
        parent: the window with the board.
    """

    def __init__(
        self, rounds: RoundPlay, thinker: Thinker, statistics: Statistics, parent: QWidget
    ) -> None:
        super().__init__(thinker, Topic.ROUND, statistics, parent)
        self._rounds = rounds
        self._board = parent
        self._shown: str | None = None
        """The round whose earlier times were asked for."""
        self.next_button = self._button(self.tr("&Next hole"), self.go_on)
        self.buttons.insert_widget(0, self.next_button)
        rounds.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Show the round as it is now."""
        saved = self._rounds.round
        if saved is None:
            return
        if saved.id != self._shown:
            self._shown = saved.id
            self._ask_earlier(saved.nine.number, RuleSet.of(saved.nine.rules), saved.id)
        if saved.is_over:
            self.best.work_out(saved.nine.deal_all())
        best = self.best.scores if saved.is_over else None
        facts = Facts.of(saved, best=best, rival=self._rival)
        self._show(saved.nine.number, heading_of(saved, total_text(saved.card)), facts)
        self.next_button.setVisible(not saved.is_over)
        self.next_button.setEnabled(self._rounds.can_go_on)
        is_begun = saved.current is not None
        self.next_button.setText(self.tr("&Go on") if is_begun else self.tr("&Next hole"))

    def go_on(self) -> None:
        """Go on with the next hole, on the board."""
        self._rounds.go_on()
        self._board.activateWindow()
