"""Looking back at a game: the question, asked aside, and what is known of each move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from golf_desktop.engine.game import Game
from golf_desktop.engine.position import Move, Position
from golf_desktop.model.thinker import Thinker, Topic
from golf_desktop.solver.effort import Stop

if TYPE_CHECKING:  # it brings numpy along, and is loaded in the thinker's thread
    from golf_desktop.solver.review import Lapse, Review


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move and what it did to the best score in reach.

    Attributes:
        index: which move of the game it was, from 0.
        move: the move.
        before: the position before it.
        best: the best score in reach after it.
        lapse: the lapse that it was, or None when it gave nothing away.
    """

    index: int
    move: Move
    before: Position
    best: int
    lapse: Lapse | None


class Reviewer(QObject):
    """Looks back at one game at a time, at the moves of it that stand.

    Args:
        thinker: who works it out.
        parent: the owning object.
    """

    changed = Signal()
    """Another game is looked back at, or its review is there."""

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._game: Game | None = None
        self._review: Review | None = None
        self._is_refused = False

    @property
    def game(self) -> Game:
        """The game; all its moves stand. Read it only.

        Raises:
            ValueError: there is none yet.
        """
        if self._game is None:
            raise ValueError("no game is looked back at")
        return self._game

    @property
    def review(self) -> Review | None:
        """The review, or None while it is not there."""
        return self._review

    @property
    def is_refused(self) -> bool:
        """Whether the layout is too large for a review."""
        return self._is_refused

    def look_back(self, game: Game) -> None:
        """Look back at a game as it is now, instead of the one before."""
        self._game = snapshot = game.up_to(game.cursor)
        self._review, self._is_refused = None, False
        self.changed.emit()
        self._thinker.ask(Topic.REVIEW, lambda stop: _answers(snapshot, stop), self._take)

    def drop(self) -> None:
        """Want no answer any more."""
        self._thinker.drop(Topic.REVIEW)

    def moves(self) -> tuple[ReviewedMove, ...]:
        """The moves and what each did, once the review is there; before that none."""
        if self._review is None:
            return ()
        lapses = {lapse.index: lapse for lapse in self._review.lapses}
        position, found = Position.from_deal(self.game.deal), []
        for index, move in enumerate(self.game.moves):
            best = self._review.best[index + 1]
            found.append(ReviewedMove(index, move, position, best, lapses.get(index)))
            position = position.play(move)
        return tuple(found)

    def _take(self, answer: _Answer) -> None:
        self._review, self._is_refused = answer.review, answer.review is None
        self.changed.emit()


@dataclass(frozen=True, slots=True)
class _Answer:
    """What comes of the work: the review, or None where the layout is too large for one."""

    review: Review | None


def _answers(game: Game, stop: Stop) -> Iterator[_Answer | None]:
    """The steps of the review. Runs in the thinker's thread."""
    from golf_desktop.solver.review import UnprovedError, review

    try:
        for step in review(game, stop):
            yield None if step is None else _Answer(step)
    except UnprovedError:
        yield _Answer(None)
