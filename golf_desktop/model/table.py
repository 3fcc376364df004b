"""The table: the one game on the board, and everything that can be done with it."""

from __future__ import annotations

import random
import time
import uuid
from collections.abc import Callable, Sequence
from datetime import datetime

from PySide6.QtCore import QObject, QTimer, Signal

from golf_desktop.engine.deal import Deal, deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.position import TURN, Move, Play, Position
from golf_desktop.engine.rules import Rules
from golf_desktop.model.clock import PlayClock, local_now
from golf_desktop.model.left_game import OFFER_MS, LeftGame, Offer
from golf_desktop.model.limits import NO_LIMITS, Ban, Limits
from golf_desktop.storage.save_file import SavedGame, tellable

__all__ = ["NO_LIMITS", "OFFER_MS", "Ban", "LeftGame", "Limits", "Table", "random_deal_number"]

_LAST_RANDOM_DEAL = 1_000_000
"""New deals are drawn up to here: enough for a life, and short enough to tell a friend."""


def random_deal_number() -> int:
    """Draw the number of a new deal."""
    return random.SystemRandom().randint(1, _LAST_RANDOM_DEAL)


class Table(QObject):
    """Owns the game on the board and its clock, and says what happened.

    Every method changes the game at once; signals fire after the change, in order, and only when
    something changed.

    A game that is *replayed* is one whose moves are shown again by `redo` and `undo`. It is no
    attempt, and its clock stands, until the player makes a move of their own in it.

    Args:
        rules: the rules of the first deal.
        number: the first deal's number; None draws one.
        draw_number: draws the number of a new deal.
        now: the clock's time source, in seconds.
        moment: tells the date and the time where the player is.
        parent: the owning object.

    Raises:
        DealNumberError: there is no such deal.
    """

    laid = Signal()
    """Another game lies on the board: for what shows it, which must before anybody asks it."""
    dealt = Signal()
    """Another game lies on the board, and is shown there."""
    moved = Signal(object)
    """A move was made or made again: the `Move`."""
    undone = Signal(object)
    """A move was taken back: the `Move`."""
    refused = Signal(object, object)
    """A move was not legal: the `Move` and the `Refusal`."""
    banned = Signal(object)
    """Something was asked for that cannot be done with this deal: the `Ban`."""
    limited = Signal()
    """Other limits hold for the deal on the board."""
    ended = Signal(object)
    """The deal is over: the `Outcome`."""
    resumed = Signal()
    """A deal that was over goes on, since a move was taken back."""
    hint_asked = Signal()
    """The player asks for a hint."""
    helped = Signal()
    """The player was told something of how to play this deal, which counts as a hint."""
    rules_chosen = Signal(bool)
    """Other rules were chosen; whether they hold for this deal already, or from the next."""
    put_away = Signal(object)
    """A game that had been begun is no longer on the board: its `SavedGame`."""
    left = Signal(object)
    """A game was left in the middle: the `LeftGame`, which `bring_back` brings back."""
    offer_ended = Signal()
    """The game that was left can no longer be brought back."""
    replay_changed = Signal(bool)
    """A replay was put on the board, or the player took it over or left it."""
    ticked = Signal()
    """The clock may show another time."""

    def __init__(
        self,
        rules: Rules,
        number: int | None = None,
        *,
        draw_number: Callable[[], int] = random_deal_number,
        now: Callable[[], float] = time.monotonic,
        moment: Callable[[], datetime] = local_now,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._draw_number = draw_number
        self._rules = rules
        self._game = Game(deal(draw_number() if number is None else number, rules))
        self._clock = PlayClock(now)
        self._moment = moment
        self._undos = 0
        self._hints = 0
        self._attempt: str | None = None
        self._begun: datetime | None = None
        self._is_replay = False
        self._is_solution = False
        self._is_touched = False
        self._limits = NO_LIMITS
        self._watched = True
        self._offer = Offer(self)
        self._offer.made.connect(self.left)
        self._offer.ended.connect(self.offer_ended)
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
        return self._offer.left

    @property
    def is_replay(self) -> bool:
        """Whether the game is shown again rather than played."""
        return self._is_replay

    @property
    def is_solution(self) -> bool:
        """Whether what is shown again ends in the moves of a solution."""
        return self._is_solution

    @property
    def is_touched(self) -> bool:
        """Whether the game is the player's own: begun here, or gone on with since it was opened."""
        return self._is_touched

    @property
    def is_own_play(self) -> bool:
        """Whether what the board shows was played by the player: neither shown again nor opened."""
        return self._is_touched and not self._is_replay

    @property
    def limits(self) -> Limits:
        """What cannot be done with the deal on the board."""
        return self._limits

    def limit(self, limits: Limits) -> None:
        """Let these limits hold until another deal is on the board."""
        if limits != self._limits:
            self._limits = limits
            self.limited.emit()

    def refuse(self, ban: Ban | None) -> bool:
        """Tell why something cannot be done, if it cannot; say whether."""
        if ban is not None:
            self.banned.emit(ban)
        return ban is not None

    def snapshot(self) -> SavedGame:
        """The game as it is now, with how it was played; later moves do not change it."""
        return SavedGame(
            self._game.copy(),
            self.seconds,
            self._undos,
            self._hints,
            self._attempt,
            self._begun,
        )

    # -- Moves -----------------------------------------------------------------------------

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
        if self.refuse(self._limits.undo):
            return False
        was_over = self._game.outcome() is not None
        move = self._game.undo()
        if move is None:
            return False
        if not self._is_replay:
            self._undos += 1
            self._is_touched = True
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
        if not self._is_replay:
            self._is_touched = True
        self._tell_moved(move)
        return True

    def ask_hint(self) -> None:
        """Ask for a hint, and count it; whoever follows `hint_asked` gives it."""
        self.count_help()
        self.hint_asked.emit()

    def count_help(self) -> None:
        """Count that the player is told something of how to play this deal."""
        self._hints += 1  # in a replay too: it may be taken over
        if not self._is_replay:
            self.helped.emit()

    # -- Games -----------------------------------------------------------------------------

    def new_deal(self, number: int | None = None, rules: Rules | None = None) -> None:
        """Deal anew.

        Args:
            number: the deal's number; None draws one.
            rules: the rules of this one deal; None takes those that are chosen.

        Raises:
            DealNumberError: there is no such deal; the game on the board goes on.
        """
        fresh = deal(self._draw_number() if number is None else number, rules or self._rules)
        self._put_on_board(SavedGame(Game(fresh)))

    def restart(self) -> None:
        """Begin the same deal again, by the rules it has, where it may be."""
        if not self.refuse(self._limits.restart):
            self._put_on_board(SavedGame(Game(self._game.deal)), restarted=True)

    def enter(self, cards: Deal) -> None:
        """Put a deal on the board that has been made elsewhere."""
        self._put_on_board(SavedGame(Game(cards)))

    def resume(self, saved: SavedGame) -> None:
        """Go on with a game of the player's own."""
        self._put_on_board(saved, touched=True)

    def open(self, saved: SavedGame) -> None:
        """Put a game from a file on the board. It is somebody's, until there is a move in it."""
        self._put_on_board(saved)

    def replay(self, game: Game, cursor: int = 0) -> None:
        """Put a game on the board to show it again.

        Args:
            game: the game.
            cursor: how many of its moves stand at the beginning.
        """
        self._put_on_board(SavedGame(game.at(cursor)), replay=True)

    def show_solution(self, moves: Sequence[Move]) -> None:
        """Show how to go on from the position on the board, as a replay that begins there.

        The player has been helped, in the game that is left for it and in this one, if it is
        taken over.

        Args:
            moves: the moves from here on.
        """
        self.count_help()
        here = self._game.cursor
        shown = self._game.copy()
        for move in moves:
            shown.apply(move)
        self._put_on_board(SavedGame(shown.at(here), hints=1), replay=True, solution=True)

    def bring_back(self) -> bool:
        """Bring the game that was left back, if it can be; say whether it could."""
        left = self._offer.left
        if left is None:
            return False
        self._offer.end()
        self._put_on_board(left.saved, touched=True)
        return True

    def forget_left_game(self) -> None:
        """Let go of the game that was left."""
        self._offer.end()

    def choose_rules(self, rules: Rules) -> None:
        """Choose the rules: of this deal, when no move has been made in it, and of all later."""
        deal_now = self._game.deal
        at_once = not (self._game.is_begun or self._limits.keeps_rules)
        if rules == self._rules and (not at_once or rules == deal_now.rules):
            return
        self._rules = rules
        same_cards = (rules.layout, rules.jokers) == (deal_now.rules.layout, deal_now.rules.jokers)
        if at_once and same_cards:
            self._game.change_rules(rules)
        elif at_once and deal_now.number is not None:
            self._put_on_board(SavedGame(Game(deal(deal_now.number, rules))))
        else:
            at_once = False
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
        if self._attempt is None:
            self._attempt = str(uuid.uuid4())
            self._begun = tellable(self._moment())
        elif self._begun is None and not self._game.is_begun:  # it had its name before
            self._begun = tellable(self._moment())
        self._game.apply(move)
        self._is_touched = True
        taken_over, self._is_replay = self._is_replay, False
        self._is_solution = False
        if taken_over:
            self._offer.start()
        self._tell_moved(move)
        if taken_over:
            self.replay_changed.emit(False)
        return True

    def _tell_moved(self, move: Move) -> None:
        self._set_clock()
        self.moved.emit(move)
        self._tell_end()

    def _tell_end(self) -> None:
        outcome = self._game.outcome()
        if outcome is not None:
            self.ended.emit(outcome)

    def _put_on_board(
        self,
        saved: SavedGame,
        *,
        restarted: bool = False,
        replay: bool = False,
        solution: bool = False,
        touched: bool = False,
    ) -> None:
        before = self.snapshot() if self.is_own_play else None
        was_replay = self._is_replay
        was_final = self._limits.undo is Ban.SCORE_STANDS
        self._limits = NO_LIMITS
        self._game = saved.game.copy()
        self._undos, self._hints = saved.undos, saved.hints
        self._attempt, self._begun = saved.attempt, saved.begun
        self._is_replay = replay
        self._is_solution = solution
        self._is_touched = touched
        self._clock.set(saved.seconds)
        self._set_clock()
        if before is not None:
            self.put_away.emit(before)
        self.laid.emit()
        self.dealt.emit()
        if before is not None and not was_final:
            self._offer_back(before, restarted)
        elif was_replay:
            self._offer.start()
        if replay or was_replay:
            self.replay_changed.emit(replay)
        self._tell_end()

    def _offer_back(self, before: SavedGame, restarted: bool) -> None:
        """Offer the game that was on the board, when there is anything in it to go on with.

        While a replay takes its place the offer stands as long as the replay does.
        """
        if not before.game.position.is_cleared:
            self._offer.make(LeftGame(before, restarted), stands=self._is_replay)

    def _set_clock(self) -> None:
        """Run the clock from the first move to the end of the deal while the board is seen."""
        playing = self._game.is_begun and not self._is_replay and self._game.outcome() is None
        on = self._watched and playing
        self._clock.run(on)
        if on and not self._second.isActive():
            self._second.start()
        elif not on:
            self._second.stop()
        self.ticked.emit()
