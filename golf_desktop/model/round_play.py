"""The round in play: which hole is on the board, what has been scored, and what comes next."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime

from PySide6.QtCore import QObject, Signal

from golf_desktop.engine.deal import Deal
from golf_desktop.engine.round import FIRST_ROUND, LAST_ROUND, NineHoles, ScoreCard
from golf_desktop.model.table import NO_LIMITS, Ban, Limits, Table
from golf_desktop.storage.round_file import SavedRound
from golf_desktop.storage.round_store import RoundStore
from golf_desktop.storage.save_file import SavedGame, tellable


def random_round_number() -> int:
    """Draw the number of a new round."""
    return random.SystemRandom().randint(FIRST_ROUND, LAST_ROUND)


class RoundPlay(QObject):
    """Follows a table and keeps the round of nine holes that is played on it.

    The round is *on the board* while the hole in play, or the one that was over last, lies there.
    Whatever else is put on the board puts the round aside, with the hole as it is; it goes on
    from there. Whether a game is the hole it is known by the name of its attempt and its moves, so
    that it does not matter which way it comes back.

    The hole in play is kept after every move with the game in progress; the round itself is
    written when a hole begins, is over, is put aside or comes back. It must be made before those
    who write the game in progress, to be told of everything first.

    Args:
        table: the table.
        store: where rounds are kept.
        parent: the owning object.
    """

    changed = Signal()
    """The round, or whether it is on the board, has changed."""
    hole_over = Signal(int)
    """A hole is over: its number, from 1."""
    round_over = Signal(object)
    """The last hole is over: the `SavedRound`. It comes before the round is written so, that
    whoever records it has it first."""

    def __init__(self, table: Table, store: RoundStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._store = store
        self._round = store.load()
        if self._round is not None:  # killed between two writes, it may wait as well
            store.forget(self._round.id)
        self.problem = store.problem
        """What was wrong with the file of the round, for the player, or None."""
        self._is_on_board = False
        self._unkept: dict[str, SavedRound] = {}
        """Rounds that wait and could not be written."""
        self._is_kept = True
        """Whether the file of the round in progress has it."""
        self._read: dict[str, SavedRound] | None = None
        """The rounds that wait, by their names; None until they are asked for."""
        table.put_away.connect(self._follow_put_away)
        table.dealt.connect(self._follow_deal)
        table.moved.connect(self._follow_move)
        for signal in (table.undone, table.hint_asked):
            signal.connect(self._follow_help)

    # -- What there is ---------------------------------------------------------------------

    @property
    def round(self) -> SavedRound | None:
        """The round in progress, or the one that was finished last, or None."""
        return self._round

    @property
    def is_over(self) -> bool:
        """Whether all nine holes of the round have been played."""
        return self._round is not None and self._round.is_over

    @property
    def is_on_board(self) -> bool:
        """Whether the round is what lies on the board."""
        return self._is_on_board

    @property
    def is_in_play(self) -> bool:
        """Whether a hole lies on the board that is not over."""
        return self._is_on_board and self._round is not None and self._round.current is not None

    @property
    def can_go_on(self) -> bool:
        """Whether there is a hole to go on with that is not on the board."""
        return self._round is not None and not self._round.is_over and not self.is_in_play

    @property
    def hole(self) -> int:
        """The number of the hole on the board, from 1; 0 while the round is not there."""
        if self._round is None or not self._is_on_board:
            return 0
        return self._round.hole + (self._round.current is not None)

    @property
    def card(self) -> ScoreCard:
        """The score card; empty while there is no round."""
        return ScoreCard() if self._round is None else self._round.card

    def hides(self, deal: Deal) -> bool:
        """Whether nothing is told of a deal, since it is a hole that was begun and is not over.

        The holes of rounds that wait count too.
        """
        current = [each.current for each in self._unfinished() if each.current]
        return any(_ranks(each.game.deal) == _ranks(deal) for each in current)

    def round_of(self, saved: SavedGame) -> SavedRound | None:
        """The round, in progress or waiting, that has a game as one of its holes, or None."""
        if saved.attempt is None:
            return None  # without a look at any file
        return next((each for each in self._unfinished() if each.has(saved)), None)

    def keeps(self, saved: SavedGame) -> bool:
        """Whether a game is a hole of a round, and so need not be kept by anybody else."""
        return self.round_of(saved) is not None

    def _unfinished(self) -> list[SavedRound]:
        """The round in progress, though it may be over, and those that wait."""
        if self._read is None:
            self._read = {each.id: each for each in self._store.waiting()}
        return [*([self._round] if self._round else []), *self._read.values()]

    def waiting(self) -> list[SavedRound]:
        """The unfinished rounds that others took the place of, the one begun last coming first."""
        found = {saved.id: saved for saved in self._store.waiting()} | self._unkept
        if self._round is not None:
            found.pop(self._round.id, None)
        return sorted(found.values(), key=lambda saved: saved.begun, reverse=True)

    # -- What can be done ------------------------------------------------------------------

    def begin(self, nine: NineHoles, *, allows_undo: bool) -> None:
        """Begin a round. One that is not finished waits until `go_on_with`."""
        self._put_by()
        self._round = SavedRound.begin(nine, allows_undo=allows_undo)
        self.go_on()

    def go_on(self) -> None:
        """Put the hole in play on the board as it was left, or deal the next one."""
        if self._round is None or not self.can_go_on:
            return
        if self._round.current is None:
            self._round = self._round.with_hole_begun()
        self._round = replace(self._round, on_board=True)
        hole = self._round.current
        assert hole is not None
        self._keep()
        left = self._table.left_game
        if left is not None and left.saved.attempt == hole.attempt:
            self._table.forget_left_game()  # or it could be brought back after further moves
        self._lay(hole)

    def go_on_with(self, saved: SavedRound) -> None:
        """Go on with a round that waited, instead of the one in progress."""
        self._take_over(saved)
        self.go_on()

    def resume(self, before: SavedGame | None) -> bool:
        """Go on where the program was closed, if the round was on the board; say whether it was.

        Args:
            before: the game that was in progress.
        """
        if not self._claim(before):
            return False
        found = self._last_laid()
        assert found is not None
        self._lay(found)
        return True

    def put_aside(self, before: SavedGame | None) -> None:
        """Put the round aside that was on the board when the program was closed, if it was.

        Args:
            before: the game that was in progress.
        """
        if self._claim(before):
            self._write(on_board=False)

    def close(self) -> None:
        """Let the round's file have the hole as it is, and no round be without a file."""
        if self.is_in_play:
            self._take(self._table.snapshot())
            self._write(on_board=True)
        for each in list(self._unkept.values()):
            if self._store.put_by(each):
                del self._unkept[each.id]

    # -- Following the table ---------------------------------------------------------------

    def _follow_put_away(self, saved: SavedGame) -> None:
        """Take the hole as it was put away, with its time."""
        if self.is_in_play and self._round is not None and saved.attempt == self._attempt:
            self._take(saved)

    def _follow_deal(self) -> None:
        """Look whether the hole lies on the board now, or something else."""
        self._change_over()
        was_on_board, self._is_on_board = self._is_on_board, self._is_laid()
        if self._round is not None and self._is_on_board is not self._round.on_board:
            self._write(on_board=self._is_on_board)
        self._limit()
        if self._is_on_board:
            self._look_for_end()
        if self._is_on_board or was_on_board:
            self.changed.emit()

    def _change_over(self) -> None:
        """Let a round that waits be the one in progress, when its hole comes back by itself.

        A game that was left is brought back so, and one after the program was killed.
        """
        if self._table.is_replay or not self._table.is_touched or self._is_laid():
            return
        laid = self._table.snapshot()
        found = self.round_of(laid)
        if found is None or found.current is None or not found.current.is_same_attempt(laid):
            return
        self._is_on_board = False  # the hole that was there was taken when it was put away
        if found is not self._round:
            self._take_over(found)
        if not self._is_laid():  # it was gone on with since
            self.go_on()
            self._table.forget_left_game()

    def _follow_move(self) -> None:
        if self.is_in_play:
            self._take(self._table.snapshot())
            self._look_for_end()

    def _follow_help(self) -> None:
        """Note on the card that a hint was asked for or a move taken back."""
        if self.is_in_play:
            self._take(self._table.snapshot())
            self.changed.emit()

    def _look_for_end(self) -> None:
        """Write the score down when the hole in play is over."""
        if not self.is_in_play or self._round is None or self._table.game.outcome() is None:
            return
        played = self._table.snapshot()
        self._round = self._round.with_hole_over(played, tellable(datetime.now(UTC)))
        if self._round.is_over:
            self.round_over.emit(self._round)
        self._write(on_board=True)
        self._limit()
        self.changed.emit()
        self.hole_over.emit(self._round.hole)

    # -- Inside ----------------------------------------------------------------------------

    @property
    def _attempt(self) -> str | None:
        """The name of the hole on the board, as it should be."""
        laid = self._last_laid()
        return None if laid is None else laid.attempt

    def _last_laid(self) -> SavedGame | None:
        """The hole in play, or the one that was over last."""
        if self._round is None:
            return None
        return self._round.current or next(reversed(self._round.holes), None)

    def _is_laid(self) -> bool:
        """Whether the game on the board is that hole, just as it is kept."""
        laid = self._last_laid()
        return (
            laid is not None
            and not self._table.is_replay
            and laid.is_same_attempt(self._table.snapshot())
            and laid.game.moves == self._table.game.moves
            and laid.game.cursor == self._table.game.cursor
        )

    def _claim(self, before: SavedGame | None) -> bool:
        """Take the game in progress of the last session for the round, if it is the round's."""
        laid = self._last_laid()
        if self._round is None or laid is None or not self._round.on_board:
            return False
        if before is None:
            return True
        if self._round.current is not None and laid.is_same_attempt(before):
            self._take(before)  # which has the moves made since the round was written
            return True
        # Killed between two writes, the last hole can be in progress though it is over.
        return any(hole.is_same_attempt(before) for hole in self._round.holes[-1:])

    def _take(self, hole: SavedGame) -> None:
        """Have the hole in play as it is now."""
        if self._round is not None:
            self._round = replace(self._round, current=hole)

    def _lay(self, hole: SavedGame) -> None:
        """Put a hole on the board; one without a move is not left when it is put away."""
        if hole.game.is_begun:
            self._table.resume(hole)
        else:
            self._table.open(hole)

    def _put_by(self) -> None:
        """Let the round in progress wait, if it is not finished; it is the round no longer."""
        if self._round is not None and not self._round.is_over:
            self.close()
            if not self._store.put_by(self._round):
                self._unkept[self._round.id] = self._round
            if self._read is not None:
                self._read[self._round.id] = replace(self._round, on_board=False)
        self._is_on_board = False

    def _take_over(self, saved: SavedRound) -> None:
        """Let a round that waited be the one in progress, and that one wait."""
        self._put_by()
        self._round = saved
        if self._read is not None:
            self._read.pop(saved.id, None)

    def _write(self, *, on_board: bool) -> None:
        if self._round is not None:
            self._round = replace(self._round, on_board=on_board)
            self._keep()

    def _keep(self) -> None:
        """Write the round in progress; where its file cannot have it, as one that waits."""
        assert self._round is not None
        self._is_kept = self._store.save(self._round)
        if self._is_kept:
            self._store.forget(self._round.id)  # it waits no longer
        if self._is_kept or self._round.is_over or self._store.put_by(self._round):
            self._unkept.pop(self._round.id, None)
        else:
            self._unkept[self._round.id] = self._round

    def _limit(self) -> None:
        """Let the table know what cannot be done now."""
        if self._round is None:
            return
        if self.is_in_play:
            undo = None if self._round.allows_undo else Ban.NO_UNDO
            limits = Limits(Ban.PLAYED_ONCE, undo, Ban.UNFINISHED, keeps_rules=True)
        elif self._is_on_board:
            limits = Limits(Ban.PLAYED_ONCE, Ban.SCORE_STANDS, keeps_rules=True)
        elif self.hides(self._table.game.deal):
            limits = Limits(answers=Ban.UNFINISHED)
        else:
            limits = NO_LIMITS
        self._table.limit(limits)


def _ranks(deal: Deal) -> list[int]:
    """The ranks of a deal's cards; suits never matter for a play."""
    return [int(card.rank) for card in deal.cards]
