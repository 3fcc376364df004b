"""The window with the score card of a round that was finished some time ago."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from golf_desktop.engine.round import NineHoles
from golf_desktop.model.thinker import Thinker, Topic
from golf_desktop.storage.rounds import RoundResult
from golf_desktop.storage.statistics import Statistics
from golf_desktop.ui.round.card_window import CardWindow
from golf_desktop.ui.round.earlier import heading_of_result
from golf_desktop.ui.round.sheet import Facts


class FinishedCardWindow(CardWindow):
    """Shows the score card of a finished round as the statistics have it.

    The best possible scores are worked out, where this version knows the rules.

    Args:
        thinker: who works the best possible scores out.
        statistics: the rounds that were finished; the window lets go of it when it is closed.
        parent: the window with the board.
    """

    def __init__(self, thinker: Thinker, statistics: Statistics, parent: QWidget) -> None:
        super().__init__(thinker, Topic.FINISHED_ROUND, statistics, parent)
        self.result: RoundResult | None = None
        """The round that is shown."""

    def show_result(self, result: RoundResult) -> None:
        """Show the card of a round."""
        if self.result is None or result.id != self.result.id:
            self.result = result
            self.message.clear()
            self._ask_earlier(result.number, result.rules, result.id)
        self._follow()

    def _follow(self) -> None:
        """Show the round, with what is worked out so far."""
        result = self.result
        if result is None:
            return
        rules = result.rules.known
        if rules is not None:
            self.best.work_out(NineHoles(result.number, rules).deal_all())
        facts = Facts(
            result.card, best=None if rules is None else self.best.scores, rival=self._rival
        )
        self._show(result.number, heading_of_result(result), facts)
