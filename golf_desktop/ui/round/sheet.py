"""What stands on a score card, row by row, before anything is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from golf_desktop.engine.round import HOLES, PAR, ROUND_PAR, ScoreCard
from golf_desktop.storage.round_file import SavedRound
from golf_desktop.ui.round.texts import hole_name_text, over_par_text, signed_text
from golf_desktop.ui.texts import number_text


def _tr(text: str) -> str:
    return QCoreApplication.translate("round", text)


class Mark(Enum):
    """How golfers mark the strokes of a hole."""

    NONE = auto()
    CIRCLE = auto()
    """One below par."""
    TWO_CIRCLES = auto()
    """Two or more below par."""
    SQUARE = auto()
    """One over par."""
    TWO_SQUARES = auto()
    """Two or more over par."""


class Kind(Enum):
    """What a row is, and so how it is drawn."""

    HEAD = auto()
    PLAIN = auto()
    STROKES = auto()
    NAMES = auto()
    DIFFERENCE = auto()
    """Strokes ahead or behind, in the colours of good and bad."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the card.

    Attributes:
        kind: what it is.
        name: what it is called.
        cells: what stands under each hole; nothing where there is nothing yet.
        total: what stands under the total.
        marks: the marks around the cells.
        tints: by cell and last of the total, below zero for good, above zero for bad.
    """

    kind: Kind
    name: str
    cells: tuple[str, ...]
    total: str = ""
    marks: tuple[Mark, ...] = ()
    tints: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of a round.

    Attributes:
        card: the score card.
        current: the hole that is in play, from 0, or None.
        hints: how many hints were asked for, by hole.
        undos: how many moves were taken back, by hole.
        best: the best possible score of the first holes, as many as are worked out, each None
            where it could not be proved; or None altogether when it is not to be told yet.
        rival: the card of another time that the round was played, to compare with.
    """

    card: ScoreCard
    current: int | None = None
    hints: tuple[int, ...] = ()
    undos: tuple[int, ...] = ()
    best: tuple[int | None, ...] | None = None
    rival: ScoreCard | None = None

    @classmethod
    def of(
        cls,
        saved: SavedRound,
        best: tuple[int | None, ...] | None = None,
        rival: ScoreCard | None = None,
    ) -> Facts:
        """What is known of a round as it is kept.

        Args:
            saved: the round.
            best: the best possible scores.
            rival: the card to compare with.
        """
        holes = saved.holes if saved.current is None else (*saved.holes, saved.current)
        return cls(
            card=saved.card,
            current=None if saved.current is None else saved.hole,
            hints=tuple(hole.hints for hole in holes),
            undos=tuple(hole.undos for hole in holes),
            best=best,
            rival=rival,
        )


def mark_of(strokes: int) -> Mark:
    """The mark around so many strokes."""
    distance = strokes - PAR
    if distance == 0:
        return Mark.NONE
    if distance < 0:
        return Mark.CIRCLE if distance == -1 else Mark.TWO_CIRCLES
    return Mark.SQUARE if distance == 1 else Mark.TWO_SQUARES


def short_rows(card: ScoreCard) -> tuple[Row, ...]:
    """The rows that tell where a round stands."""
    return (_head(), _strokes(card), _to_par(card))


def all_rows(facts: Facts) -> tuple[Row, ...]:
    """Everything that is known of a round."""
    card = facts.card
    rows = [
        _head(),
        Row(Kind.PLAIN, _tr("Par"), (str(PAR),) * HOLES, str(ROUND_PAR)),
        _strokes(card),
        Row(Kind.NAMES, "", _padded(hole_name_text(strokes) for strokes in card.strokes)),
        Row(Kind.PLAIN, _tr("Running total"), _padded(map(number_text, card.totals))),
        _to_par(card),
    ]
    for name, counts in ((_tr("Hints"), facts.hints), (_tr("Undos"), facts.undos)):
        if any(counts):
            cells = _padded(str(count) if count else "" for count in counts)
            rows.append(Row(Kind.PLAIN, name, cells, str(sum(counts))))
    if facts.best is not None:
        rows += _best(card, facts.best)
    if facts.rival is not None:
        rows += _rival(card, facts.rival)
    return tuple(rows)


def _padded(cells: Iterable[str]) -> tuple[str, ...]:
    found = tuple(cells)
    return found + ("",) * (HOLES - len(found))


def _head() -> Row:
    return Row(Kind.HEAD, _tr("Hole"), tuple(str(hole + 1) for hole in range(HOLES)), _tr("Total"))


def _strokes(card: ScoreCard) -> Row:
    return Row(
        Kind.STROKES,
        _tr("Strokes"),
        _padded(map(number_text, card.strokes)),
        number_text(card.total) if card.played else "",
        marks=tuple(map(mark_of, card.strokes)),
    )


def _to_par(card: ScoreCard) -> Row:
    cells = _padded(map(over_par_text, card.running))
    total = over_par_text(card.over_par) if card.played else ""
    return Row(Kind.DIFFERENCE, _tr("To par"), cells, total, tints=_tints(card.running))


def _tints(numbers: Sequence[int]) -> tuple[int, ...]:
    """The tints of numbers by hole, and of the last one under the total."""
    found = (*numbers, *(0 for _ in range(HOLES - len(numbers))))
    return (*found, numbers[-1] if numbers else 0)


def _best(card: ScoreCard, best: Sequence[int | None]) -> list[Row]:
    """The best possible scores, and how many strokes were given away."""
    texts = ["?" if score is None else number_text(score) for score in best]
    cells = (*texts, *("…" for _ in range(HOLES - len(best))))
    known = [score for score in best if score is not None]
    is_known = len(known) == HOLES
    unknown = "…" if len(best) < HOLES else "?"
    away = [mine - score for mine, score in zip(card.strokes, known, strict=False)]
    return [
        Row(
            Kind.PLAIN,
            _tr("Best possible"),
            cells,
            number_text(sum(known)) if is_known else unknown,
        ),
        Row(
            Kind.PLAIN,
            _tr("Given away"),
            _padded(map(str, away) if is_known else ()),
            str(sum(away)) if is_known else unknown,
        ),
    ]


def _rival(card: ScoreCard, rival: ScoreCard) -> list[Row]:
    """The strokes of another time, and hole by hole how far this round is behind."""
    behind = card.against(rival)
    total = signed_text(sum(behind)) if behind else ""
    tints = (*behind, *(0 for _ in range(HOLES - len(behind))), sum(behind))
    return [
        Row(
            Kind.PLAIN,
            _tr("Earlier round"),
            _padded(map(number_text, rival.strokes)),
            number_text(rival.total),
        ),
        Row(
            Kind.DIFFERENCE,
            _tr("Difference"),
            _padded(map(signed_text, behind)),
            total,
            tints=tints,
        ),
    ]
