"""The deals of the day: which deal a date has, and which date the deal on the board has."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from golf_desktop.engine.daily import RULES, candidate_day, has_come
from golf_desktop.engine.deal import Deal, deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.notation import parse_moves
from golf_desktop.model.clock import local_now
from golf_desktop.model.table import Table
from golf_desktop.model.thinker import Thinker, Topic
from golf_desktop.solver.daily import find
from golf_desktop.storage.daily_file import DailyDeals
from golf_desktop.storage.save_file import SavedGame
from golf_desktop.storage.struct_file import StructFile

if TYPE_CHECKING:  # the database is loaded late
    from golf_desktop.storage.days import DayResult


def played_game(result: DayResult) -> SavedGame:
    """The game that came to a result.

    Raises:
        ValueError: its moves are none of the deal's, so somebody changed the file.
    """
    dealt = deal(result.deal, RULES)
    game = Game(dealt)
    for move in parse_moves(result.move_text, dealt):
        game.apply(move)
    return SavedGame(game, result.seconds, result.undos, result.hints)


class Daily(QObject):
    """Deals the deal of a day, and knows it again however it came onto the board.

    Which deal a day has is *found* in the thinker's thread, once: a file keeps it. It is never
    looked for before its day, so that a deal of a day to come is only a deal like any other.

    Args:
        table: where to deal.
        thinker: who looks.
        file: where the deals that were found are kept.
        now: tells the date and the time where the player is.
        parent: the owning object.
    """

    looking = Signal(bool)
    """A day's deal is being looked for that the player waits for; or no longer."""
    found = Signal(object)
    """The deal of a day is known now: the date."""
    changed = Signal()
    """The deal on the board has another date, or none."""
    failed = Signal(str)
    """Something is wrong with the file: what, for the player."""

    def __init__(
        self,
        table: Table,
        thinker: Thinker,
        file: StructFile[DailyDeals],
        *,
        now: Callable[[], datetime] = local_now,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._thinker = thinker
        self._file = file
        self._now = now
        self._deals: DailyDeals | None = None
        """What the file holds; None until it was needed."""
        self._sought: date | None = None
        """The day whose deal the player waits for."""
        self._day: date | None = None
        table.dealt.connect(self._follow_deal)
        table.rules_chosen.connect(self._look_at_board)

    @property
    def today(self) -> date:
        """The date where the player is."""
        return self._now().date()

    @property
    def day(self) -> date | None:
        """The date whose deal lies on the board, or None when it is no day's."""
        return self._day

    @property
    def is_looking(self) -> bool:
        """Whether a day's deal is being looked for that the player waits for."""
        return self._sought is not None

    def offers(self, day: date) -> bool:
        """Whether the deal of a day can be played: its day has come."""
        return has_come(day, self.today)

    def number_of(self, day: date) -> int | None:
        """The number of a day's deal, or None while it has not been found."""
        return self._known.number_of(day)

    def day_of(self, deal: Deal) -> date | None:
        """The date that a deal is the deal of, or None.

        It must have the day's number and the rules that all play it by. The number of a day to
        come is not known; where the clock has been set back, that of a day that had come still is.
        """
        day = candidate_day(deal.number)
        if day is None or deal.rules != RULES or deal.number != self.number_of(day):
            return None
        return day

    def learn(self, day: date) -> None:
        """Find the deal of a day in good time, if it is not known."""
        if self.offers(day) and self.number_of(day) is None and day != self._sought:
            self._thinker.ask(
                Topic.DAY_AHEAD,
                lambda stop: find(day, stop),
                lambda number: self._keep(day, number),
            )

    def deal_day(self, day: date) -> bool:
        """Deal the deal of a day, at once or when it is found; say whether there is one yet."""
        if not self.offers(day):
            return False
        number = self.number_of(day)
        if number is not None:
            self._table.new_deal(number, RULES)
        elif day != self._sought:
            was_looking, self._sought = self.is_looking, day
            self._thinker.ask(
                Topic.DAY, lambda stop: find(day, stop), lambda number: self._put(day, number)
            )
            if not was_looking:
                self.looking.emit(True)
        return True

    def cancel(self) -> bool:
        """Look no longer for the deal that the player waits for; say whether one was looked for."""
        if self._sought is None:
            return False
        self._sought = None
        self._thinker.drop(Topic.DAY)
        self.looking.emit(False)
        return True

    @property
    def _known(self) -> DailyDeals:
        if self._deals is None:
            self._deals = self._file.load()
            self._tell_problem()
        return self._deals

    def _put(self, day: date, number: int) -> None:
        self._keep(day, number)
        self._table.new_deal(number, RULES)

    def _keep(self, day: date, number: int) -> None:
        self._deals = self._known.with_number(day, number)
        self._file.save(self._deals)
        self._tell_problem()
        self.found.emit(day)
        self._look_at_board()

    def _tell_problem(self) -> None:
        problem, self._file.problem = self._file.problem, None
        if problem:
            self.failed.emit(problem)

    def _follow_deal(self) -> None:
        """Something is on the board: it is not to be replaced by what was looked for."""
        self.cancel()
        self._look_at_board()
        deal = self._table.game.deal
        day = candidate_day(deal.number)
        if day is not None and deal.rules == RULES:
            self.learn(day)

    def _look_at_board(self) -> None:
        before, self._day = self._day, self.day_of(self._table.game.deal)
        if self._day != before:
            self.changed.emit()
