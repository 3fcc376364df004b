"""What is shared: a deal, with what it came to, or a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from golf_desktop.engine.daily import is_late
from golf_desktop.engine.deal import Deal
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import Scoring
from golf_desktop.model.daily import played_game
from golf_desktop.storage.days import DayResult
from golf_desktop.storage.link import DayLink, DealLink, Link, RoundLink
from golf_desktop.storage.round_file import SavedRound
from golf_desktop.storage.save_file import SavedGame
from golf_desktop.ui.daily.texts import day_title, help_text, late_text
from golf_desktop.ui.rule_texts import rules_text
from golf_desktop.ui.texts import deal_text, number_text, outcome_title, time_text

if TYPE_CHECKING:  # pictures are drawn late
    from golf_desktop.ui.share.picture import Dress

FLAG, LEFT, BELOW = "⚑", "●", "○"
"""A deal that was cleared, a card left in the columns, a card left in the stock below zero."""
_GROUP = 5
"""So many signs are counted at a glance."""

Best = Sequence[int | None]
"""The best scores worked out so far; None where that could not be proved."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("share", text)


class Subject(Protocol):
    """Something that can be shared."""

    @property
    def title(self) -> str:
        """What it is called."""

    @property
    def link(self) -> Link | None:
        """The link to it, or None where there can be none."""

    @property
    def deals(self) -> tuple[Deal, ...]:
        """The deals whose best scores it tells of."""

    @property
    def file_name(self) -> str:
        """What its picture is called, without an ending."""

    def text(self, best: Best) -> str:
        """It as plain text."""

    def picture(self, best: Best, dress: Dress) -> QImage:
        """It as a picture."""


@dataclass(frozen=True, slots=True)
class DealSubject:
    """A deal, and what it came to, if it is over.

    Attributes:
        saved: the game and how it was played.
        day: the date that the deal is the deal of, or None.
        hides_best: whether the best possible score is not told, since the same cards are a hole
            that is not over.
        begun: the date on which the first move was made, or None when that is not known.
        is_practice: whether another attempt counts for the day.
    """

    saved: SavedGame
    day: date | None = None
    hides_best: bool = False
    begun: date | None = None
    is_practice: bool = False

    @classmethod
    def of_day(cls, result: DayResult) -> DealSubject:
        """What the deal of a day came to.

        Raises:
            ValueError: its moves are none of the deal's, so somebody changed them.
        """
        return cls(played_game(result), result.day, begun=result.played)

    @property
    def _deal(self) -> Deal:
        return self.saved.game.deal

    @property
    def is_over(self) -> bool:
        """Whether there is a result to tell."""
        return self.saved.game.outcome() is not None

    @property
    def title(self) -> str:
        """What it is called."""
        return deal_text(self._deal) if self.day is None else day_title(self.day)

    @property
    def link(self) -> Link | None:
        """The link to it, or None for a board that was entered."""
        if self.day is not None:
            return DayLink(self.day)
        number = self._deal.number
        return None if number is None else DealLink(number, self._deal.rules)

    @property
    def deals(self) -> tuple[Deal, ...]:
        """The deal, once it is over."""
        return (self._deal,) if self.is_over and not self.hides_best else ()

    @property
    def file_name(self) -> str:
        """What its picture is called, without an ending."""
        if self.day is not None:
            return f"golf-day-{self.day.isoformat()}"
        number = self._deal.number
        return "golf-board" if number is None else f"golf-deal-{number}"

    @property
    def rules(self) -> str:
        """How it is played, after its number where the title does not tell that."""
        text = rules_text(self._deal.rules)
        if self.day is None:
            return text
        return f"{_tr('Deal {number}').format(number=self._deal.number)} · {text}"

    @property
    def ending(self) -> str:
        """How it ended and by what score; nothing before."""
        outcome = self.saved.game.outcome()
        if outcome is None:
            return ""
        score = number_text(self.saved.game.position.score)
        return _tr("{end} · score {score}").format(end=outcome_title(outcome), score=score)

    @property
    def detail(self) -> str:
        """How long it took, and with what help."""
        helped = help_text(self.saved.hints, self.saved.undos)
        time = _tr("in {time}").format(time=time_text(self.saved.seconds))
        return " · ".join(part for part in (time, helped) if part)

    @property
    def note(self) -> str:
        """That a result does not count for its day, or is late; nothing for any other."""
        if self.day is None or not self.is_over:
            return ""
        if self.is_practice:
            return _tr("practice")
        if self.begun is None or not is_late(self.day, self.begun):
            return ""
        return late_text(self.begun)

    def text(self, best: Best) -> str:
        """It as plain text."""
        lines = [f"{_tr('Golf Desktop')} · {self.title}"]
        if self.is_over:
            position = self.saved.game.position
            score = _tr("score {score}").format(score=number_text(position.score))
            lines += [_with_best(f"{symbols(position)}  {score}", best)]
            lines.append(" · ".join(part for part in (self.detail, self.note) if part))
        lines += [self.rules, *_link_line(self.link)]
        return "\n".join(lines) + "\n"

    def picture(self, best: Best, dress: Dress) -> QImage:
        """It as a picture."""
        from golf_desktop.ui.share.picture import result_picture

        known = best[0] if best else None
        return result_picture(self, None if known is None else best_text(known), dress)


@dataclass(frozen=True, slots=True)
class RoundSubject:
    """A round, as far as it has come.

    Attributes:
        saved: the round.
    """

    saved: SavedRound

    @property
    def title(self) -> str:
        """What it is called."""
        return _tr("Round {number}").format(number=self.saved.nine.number)

    @property
    def link(self) -> Link | None:
        """The link to it."""
        nine = self.saved.nine
        return RoundLink(nine.number, nine.rules, self.saved.allows_undo)

    @property
    def deals(self) -> tuple[Deal, ...]:
        """The holes, once all are over."""
        holes = self.saved.holes
        return tuple(hole.game.deal for hole in holes) if self.saved.is_over else ()

    @property
    def file_name(self) -> str:
        """What its picture is called, without an ending."""
        return f"golf-round-{self.saved.nine.number}"

    def text(self, best: Best) -> str:
        """A line for the round, one for each hole, and how to get there."""
        from golf_desktop.ui.round.earlier import heading_of
        from golf_desktop.ui.round.texts import total_text

        head = heading_of(self.saved, total_text(self.saved.card))
        lines = [
            f"{_tr('Golf Desktop')} · {head.title} · {head.result}",
            *self._holes(best),
            head.rules,
        ]
        helped = help_text(self.saved.hints, self.saved.undos)
        if helped:
            lines.append(helped)
        return "\n".join([*lines, *_link_line(self.link)]) + "\n"

    def _holes(self, best: Best) -> Iterator[str]:
        from golf_desktop.ui.round.texts import hole_name_text

        for hole, played in enumerate(self.saved.holes):
            position = played.game.position
            strokes = number_text(position.score)
            name = hole_name_text(position.score)
            line = f"{hole + 1}  {symbols(position)}  {strokes}, {name}"
            yield _with_best(line, best[hole : hole + 1])

    def picture(self, best: Best, dress: Dress) -> QImage:
        """Its score card."""
        from golf_desktop.ui.round.earlier import heading_of
        from golf_desktop.ui.round.sheet import Facts
        from golf_desktop.ui.round.texts import total_text
        from golf_desktop.ui.round.view import CardView

        card = CardView()
        facts = Facts.of(self.saved, best=tuple(best) if self.saved.is_over else None, rival=None)
        card.show_card(heading_of(self.saved, total_text(self.saved.card)), facts)
        return card.picture()


def symbols(position: Position) -> str:
    """What a deal that is over came to, as a line of signs: one for each stroke."""
    if not position.is_cleared:
        return _grouped(LEFT * position.cards_left)
    below = position.stock_left if position.deal.rules.scoring is Scoring.BELOW_ZERO else 0
    return f"{FLAG} {_grouped(BELOW * below)}".rstrip()


def best_text(score: int) -> str:
    """The best score that was possible."""
    return _tr("best possible {score}").format(score=number_text(score))


def _grouped(signs: str) -> str:
    return " ".join(signs[start : start + _GROUP] for start in range(0, len(signs), _GROUP))


def _with_best(line: str, best: Best) -> str:
    known = best[0] if best else None
    return line if known is None else f"{line} ({best_text(known)})"


def _link_line(link: Link | None) -> list[str]:
    return [] if link is None else [str(link)]
