"""The dealer: decides which deal comes next, and looks for one where not any will do."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from PySide6.QtCore import QObject, QTimer, Signal

from golf_desktop.engine.position import Move
from golf_desktop.engine.rules import Rules
from golf_desktop.model.preferences import Preferences
from golf_desktop.model.table import Table, random_deal_number
from golf_desktop.model.thinker import Thinker, Topic
from golf_desktop.solver.difficulty import Difficulty, has_levels
from golf_desktop.solver.drawing import Drawn, draw
from golf_desktop.storage.next_deal import NextDeal
from golf_desktop.storage.struct_file import StructFile

FIRST_MS = 100
"""The window is drawn before the first deal is looked for, in milliseconds."""
AHEAD_MS = 700
"""A deal has been laid out before the one after it is looked for, in milliseconds."""


class Dealer(QObject):
    """Deals anew: any deal, or one that can be cleared and is as hard as the player wants it.

    Such a deal is *looked for* in the thinker's thread. Until it is found the game on the board
    goes on; any other game that is put on the board ends the search. Once one is on the board the
    next is *drawn ahead*, so that it is there when it is asked for, also in the next session.

    Args:
        table: where to deal.
        preferences: which deals will do.
        thinker: who looks.
        file: where the deal drawn ahead is kept.
        draw_number: draws a deal number; called in the thinker's thread.
        parent: the owning object.
    """

    looking = Signal(bool)
    """A deal is being looked for that the player waits for; or no longer."""

    def __init__(
        self,
        table: Table,
        preferences: Preferences,
        thinker: Thinker,
        file: StructFile[NextDeal],
        *,
        draw_number: Callable[[], int] = random_deal_number,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._preferences = preferences
        self._thinker = thinker
        self._file = file
        self._draw_number = draw_number
        self._asked_rules: Rules | None = None
        """The rules of the one deal that is looked for, where they are not the chosen ones."""
        self._sought: tuple[Rules, Difficulty] | None = None
        """What is looked for."""
        self._is_first = False
        """Whether it is the first deal of the session: not asked for, so a move ends the search."""
        self._ahead: Drawn | None = None
        self._stored: Drawn | None = None
        """What the file has."""
        self._sought_ahead: tuple[Rules, Difficulty] | None = None
        self._last: Drawn | None = None
        """The deal that was found last of those that were put on the board."""
        self._first_timer = QTimer(self, singleShot=True, interval=FIRST_MS)
        self._first_timer.timeout.connect(lambda: self._ask())
        self._ahead_timer = QTimer(self, singleShot=True, interval=AHEAD_MS)
        self._ahead_timer.timeout.connect(self._draw_ahead)
        table.dealt.connect(self._follow_deal)
        table.moved.connect(self._follow_move)
        table.rules_chosen.connect(self._follow_choice)
        preferences.changed.connect(self._follow_choice)

    @property
    def is_looking(self) -> bool:
        """Whether a deal is being looked for that the player waits for."""
        return self._sought is not None

    @property
    def has_next(self) -> bool:
        """Whether the next deal is there already."""
        return self._is_drawn_ahead(self._chosen())

    @property
    def solution(self) -> tuple[Move, ...] | None:
        """Moves that clear the deal on the board from its beginning, or None if none are known.

        They have the best score there is by the rules that it was drawn for, but in layouts that
        are too large to prove it.
        """
        if self._last is None:
            return None
        on_board, found = self._table.game.deal, self._last.deal
        same = on_board.cards == found.cards and (on_board.rules.king_rule is found.rules.king_rule)
        return self._last.moves if same else None

    @property
    def problem(self) -> str | None:
        """What was wrong with the file of the deal drawn ahead, for the player, or None."""
        return self._file.problem

    def begin(self, *, first: bool) -> None:
        """Begin a session, once the game is on the board that it begins with.

        Args:
            first: whether that is only any deal. Then one that will do takes its place: at once
                if there is one from the last session, else unless a move is made before.
        """
        if not self._preferences.value.winnable_only:
            return
        self._stored = self._file.load().drawn()
        if self._stored is not None and self._stored.deal.cards != self._table.game.deal.cards:
            self._ahead = self._stored  # else it was on the board when the last session broke off
        if not first:
            self._ahead_timer.start()
        elif self._ahead is not None and self.has_next:
            self._put_on_board(self._ahead)
        else:
            self._is_first = True
            self._sought = self._chosen()
            self._first_timer.start()
            self.looking.emit(True)

    def new_deal(self, rules: Rules | None = None) -> None:
        """Deal anew, at once or when a deal is found that will do.

        Args:
            rules: the rules of this one deal; None takes those that are chosen.
        """
        if not self._preferences.value.winnable_only:
            self._table.new_deal(rules=rules)
            return
        self._asked_rules, self._is_first = rules, False
        wanted = self._chosen(rules)
        if self._ahead is not None and self._is_drawn_ahead(wanted):
            self._put_on_board(self._ahead)
        elif self._sought != wanted:
            self._look_for(wanted)

    def cancel(self) -> bool:
        """Look no longer for the deal that the player waits for; say whether one was looked for."""
        if self._sought is None:
            return False
        self._sought, self._asked_rules, self._is_first = None, None, False
        self._first_timer.stop()
        self._thinker.drop(Topic.DEAL)
        self._draw_ahead_soon()
        self.looking.emit(False)
        return True

    def close(self) -> None:
        """Look for nothing any more, and let the file have what was drawn ahead."""
        self.cancel()
        self._ahead_timer.stop()
        self._thinker.drop(Topic.NEXT_DEAL)
        self._store()

    # -- Looking ---------------------------------------------------------------------------

    def _chosen(self, rules: Rules | None = None) -> tuple[Rules, Difficulty]:
        """What the player has chosen that deals should be; other rules where they are given."""
        rules = rules or self._table.rules
        has = has_levels(rules.layout)
        return rules, self._preferences.value.difficulty if has else Difficulty.ANY

    def _is_drawn_ahead(self, wanted: tuple[Rules, Difficulty]) -> bool:
        return self._ahead is not None and self._ahead.suits(*wanted)

    def _look_for(
        self, wanted: tuple[Rules, Difficulty], draw_number: Callable[[], int] | None = None
    ) -> None:
        was_looking, self._sought = self.is_looking, wanted
        self._ask(draw_number)
        if not was_looking:
            self.looking.emit(True)

    def _ask(self, draw_number: Callable[[], int] | None = None) -> None:
        """Let the thinker look. What it has tried for the next deal would be of no help."""
        number_of_next = draw_number or self._draw_number
        if self._sought is None:
            return
        rules, difficulty = self._sought
        self._first_timer.stop()
        self._stop_drawing_ahead()
        self._thinker.ask(
            Topic.DEAL,
            lambda stop: draw(rules, difficulty, number_of_next, stop),
            self._put_on_board,
        )

    def _put_on_board(self, drawn: Drawn) -> None:
        if drawn is self._ahead:
            self._ahead = None
        self._last = drawn
        if drawn.deal == self._table.game.deal and not self._table.game.is_begun:
            self.cancel()  # it lies there: other rules were chosen, and it will do by them too
        else:
            self._table.enter(drawn.deal)

    def _prove_anew(self) -> None:
        """Look whether the deal on the board will do by the rules that it has now.

        Rules that are chosen before the first move hold for the deal that lies there; one that
        will not do by them is thrown away as one that is drawn.
        """
        number = self._table.game.deal.number
        numbers = chain([number or 0], iter(self._draw_number, None))
        self._look_for(self._chosen(), lambda: next(numbers))

    @property
    def _is_unproved(self) -> bool:
        """Whether a deal that was found lies there untouched, by other rules than it was for."""
        game = self._table.game
        if self._last is None or game.is_begun or self._last.deal.number != game.deal.number:
            return False
        return not self._last.suits(game.deal.rules, self._last.difficulty)

    # -- Drawing ahead ---------------------------------------------------------------------

    def _draw_ahead_soon(self) -> None:
        if self._preferences.value.winnable_only:
            self._ahead_timer.start()

    def _draw_ahead(self) -> None:
        """Draw the next deal, if it is not there and not being drawn already."""
        wanted = self._chosen()
        if self.is_looking or self._is_drawn_ahead(wanted) or self._sought_ahead == wanted:
            return
        self._sought_ahead = wanted
        self._thinker.ask(
            Topic.NEXT_DEAL, lambda stop: draw(*wanted, self._draw_number, stop), self._keep
        )

    def _stop_drawing_ahead(self) -> None:
        self._sought_ahead = None
        self._ahead_timer.stop()
        self._thinker.drop(Topic.NEXT_DEAL)

    def _keep(self, drawn: Drawn) -> None:
        self._ahead, self._sought_ahead = drawn, None
        self._store()

    def _store(self) -> None:
        """Let the file have the deal drawn ahead, or none when it has been dealt."""
        if self._stored is not self._ahead:
            self._stored = self._ahead
            self._file.save(NextDeal.from_drawn(self._ahead))

    # -- Following -------------------------------------------------------------------------

    def _follow_deal(self) -> None:
        """Something is on the board: it is not to be replaced by what was looked for."""
        self.cancel()
        self._draw_ahead_soon()

    def _follow_move(self) -> None:
        """The deal that the session began with is played: it stays."""
        if self._is_first:
            self.cancel()

    def _follow_choice(self) -> None:
        """Look for what is wanted now; where any deal will do there is no need to look."""
        if not self._preferences.value.winnable_only:
            self._stop_drawing_ahead()
            was_asked, rules = self.is_looking and not self._is_first, self._asked_rules
            self.cancel()
            if was_asked:
                self._table.new_deal(rules=rules)
            return
        wanted = self._chosen(self._asked_rules)
        if self._sought is None and self._is_unproved:
            self._prove_anew()
            return
        if self._sought is not None and self._sought != wanted:
            self._look_for(wanted)
        self._draw_ahead_soon()
