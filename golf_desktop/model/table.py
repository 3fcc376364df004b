"""The table: the one game on the board, and everything that can be done with it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from golf_desktop.engine.deal import Deal, deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.position import TURN, Move, Play, Position
from golf_desktop.engine.rules import Rules
from golf_desktop.model.clock import PlayClock
from golf_desktop.solver.hint import Hinter, LongestRun

OFFER_MS = 10_000
"""How long a deal that was left can be brought back, in milliseconds."""

_LAST_RANDOM_DEAL = 1_000_000
"""New deals are drawn up to here: enough for a life, and short enough to tell a friend."""


@dataclass(frozen=True, slots=True)
class LeftGame:
    """A game that was left in the middle and can still be brought back.

    Attributes:
        game: the game.
        seconds: its playing time.
        restarted: whether the same deal was begun again, not another one.
    """

    game: Game
    seconds: float
    restarted: bool


def _random_deal_number() -> int:
    return random.SystemRandom().randint(1, _LAST_RANDOM_DEAL)


class Table(QObject):
    """Owns the game on the board and its clock, and says what happened.

    Every method changes the game at once; signals fire after the change, in order, and only when
    something changed.

    Args:
        rules: the rules of the first deal.
        number: the first deal's number; None draws one.
        hinter: who gives hints.
        draw_number: draws the number of a new deal.
        now: the clock's time source, in seconds.
        parent: the owning object.

    Raises:
        DealNumberError: there is no such deal.
    """

    dealt = Signal()
    """Another game lies on the board."""
    moved = Signal(object)
    """A move was made or made again: the `Move`."""
    undone = Signal(object)
    """A move was taken back: the `Move`."""
    refused = Signal(object, object)
    """A move was not legal: the `Move` and the `Refusal`."""
    ended = Signal(object)
    """The deal is over: the `Outcome`."""
    resumed = Signal()
    """A deal that was over goes on, since a move was taken back."""
    hinted = Signal(object)
    """A hint was asked for: the `Hint`, or None when the deal is over."""
    rules_chosen = Signal(bool)
    """Other rules were chosen; whether they hold for this deal already, or from the next."""
    left = Signal(object)
    """A game was left in the middle: the `LeftGame`, which `bring_back` brings back."""
    offer_ended = Signal()
    """The game that was left can no longer be brought back."""
    ticked = Signal()
    """The clock may show another time."""

    def __init__(
        self,
        rules: Rules,
        number: int | None = None,
        *,
        hinter: Hinter | None = None,
        draw_number: Callable[[], int] = _random_deal_number,
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._draw_number = draw_number
        self._rules = rules
        self.hinter = hinter or LongestRun()
        self._game = Game(deal(draw_number() if number is None else number, rules))
        self._clock = PlayClock(now)
        self._watched = True
        self._left: LeftGame | None = None
        self._offer = QTimer(self, singleShot=True, interval=OFFER_MS)
        self._offer.timeout.connect(self.forget_left_game)
        self._second = QTimer(self, interval=1000)
        self._second.timeout.connect(self.ticked)

    @property
    def game(self) -> Game:
        """The game on the board. Read it; change it only through this table."""
        return self._game

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self._game.position

    @property
    def rules(self) -> Rules:
        """The rules of the next deal; those of this one are the deal's own."""
        return self._rules

    @property
    def seconds(self) -> float:
        """The playing time of this deal, in seconds."""
        return self._clock.seconds

    @property
    def left_game(self) -> LeftGame | None:
        """The game that can be brought back, or None."""
        return self._left

    def play(self, slot: int) -> bool:
        """Play the card of a slot, if it may; say whether it was played."""
        return self._apply(Play(slot))

    def turn(self) -> bool:
        """Turn the stock, if it may be turned; say whether it was."""
        return self._apply(TURN)

    def play_pile(self, pile: int) -> bool:
        """Play the free card of a pile, if it may; say whether it was played."""
        layout = self._game.deal.rules.layout
        end = layout.end_of(pile, self.position.removed)
        return self.play(layout.piles[pile][0] if end is None else end)

    def undo(self) -> bool:
        """Take the last move back, if there is one; say whether there was."""
        was_over = self._game.outcome() is not None
        move = self._game.undo()
        if move is None:
            return False
        self._set_clock()
        self.undone.emit(move)
        if was_over:
            self.resumed.emit()
        return True

    def redo(self) -> bool:
        """Make the move that was taken back again, if there is one; say whether there was."""
        move = self._game.redo()
        if move is None:
            return False
        self._tell_moved(move)
        return True

    def hint(self) -> None:
        """Ask for a hint; `hinted` answers."""
        self.hinted.emit(self.hinter.hint(self.position))

    def new_deal(self, number: int | None = None) -> None:
        """Deal anew by the chosen rules.

        Args:
            number: the deal's number; None draws one.

        Raises:
            DealNumberError: there is no such deal; the game on the board goes on.
        """
        fresh = deal(self._draw_number() if number is None else number, self._rules)
        self._put_on_board(Game(fresh))

    def restart(self) -> None:
        """Begin the same deal again, by the rules it has."""
        self._put_on_board(Game(self._game.deal), restarted=True)

    def enter(self, cards: Deal) -> None:
        """Put a deal on the board that has been made elsewhere."""
        self._put_on_board(Game(cards))

    def bring_back(self) -> bool:
        """Bring the game that was left back, if it can be; say whether it could."""
        if self._left is None:
            return False
        left = self._left
        self.forget_left_game()
        self._put_on_board(left.game, seconds=left.seconds)
        return True

    def forget_left_game(self) -> None:
        """Let go of the game that was left."""
        if self._left is not None:
            self._left = None
            self._offer.stop()
            self.offer_ended.emit()

    def choose_rules(self, rules: Rules) -> None:
        """Choose the rules: of this deal, when no move has been made in it, and of all later."""
        at_once = not self._game.is_begun
        if rules == self._rules and (not at_once or rules == self._game.deal.rules):
            return
        self._rules = rules
        if at_once:
            self._game.change_rules(rules)
        self.rules_chosen.emit(at_once)

    def set_watched(self, watched: bool) -> None:
        """Tell whether the board can be seen; the clock stands still while it cannot."""
        self._watched = watched
        self._set_clock()

    def _apply(self, move: Move) -> bool:
        refusal = self.position.refusal(move)
        if refusal is not None:
            self.refused.emit(move, refusal)
            return False
        self._game.apply(move)
        self._tell_moved(move)
        return True

    def _tell_moved(self, move: Move) -> None:
        self._set_clock()
        self.moved.emit(move)
        self._tell_end()

    def _tell_end(self) -> None:
        outcome = self._game.outcome()
        if outcome is not None:
            self.ended.emit(outcome)

    def _put_on_board(self, game: Game, *, seconds: float = 0.0, restarted: bool = False) -> None:
        left = self._game if self._game.is_begun and not self.position.is_cleared else None
        left_seconds = self.seconds
        self._game = game
        self._clock.set(seconds)
        self._set_clock()
        self.dealt.emit()
        if left is not None:
            self.forget_left_game()
            self._left = LeftGame(left, left_seconds, restarted)
            self._offer.start()
            self.left.emit(self._left)
        self._tell_end()

    def _set_clock(self) -> None:
        """Run the clock from the first move to the end of the deal while the board is seen."""
        on = self._watched and self._game.is_begun and self._game.outcome() is None
        self._clock.run(on)
        if on and not self._second.isActive():
            self._second.start()
        elif not on:
            self._second.stop()
        self.ticked.emit()
