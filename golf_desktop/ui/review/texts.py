"""What the review says about moves and strokes, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from golf_desktop.engine.position import Move, Play, Position
from golf_desktop.model.reviewer import ReviewedMove
from golf_desktop.ui.language import counted
from golf_desktop.ui.texts import card_text, number_text


def _tr(text: str) -> str:
    return QCoreApplication.translate("review", text)


def _counted(one: str, several: str, number: int) -> str:
    return counted("review", one, several, number)


def play_text(position: Position, move: Move) -> str:
    """A move that could be made: ``6♣ from column 3``."""
    if not isinstance(move, Play):
        return _tr("Turn the stock")
    return _card_and_column(position, move)


def played_text(position: Position, move: Move) -> str:
    """A move that was made; of the stock also the card that came."""
    if isinstance(move, Play):
        return _card_and_column(position, move)
    card = position.deal.stock[position.turned]
    return _tr("Turned the stock: {card}").format(card=card_text(card))


def _card_and_column(position: Position, play: Play) -> str:
    layout, card = position.deal.rules.layout, card_text(position.deal.cards[play.slot])
    pile = layout.pile_of[play.slot]
    if len(layout.piles[pile]) == 1:  # no column: the card says enough
        return card
    return _tr("{card} from column {number}").format(card=card, number=pile + 1)


def strokes_text(count: int) -> str:
    """How many strokes."""
    return _counted("1 stroke", "%n strokes", count)


def move_sentence(move: ReviewedMove) -> str:
    """A move and what it did, in a line."""
    head = _tr("Move {number}: {played}").format(
        number=move.index + 1, played=played_text(move.before, move.move)
    )
    if move.lapse is None:
        return _tr("{move} – best still possible {best}").format(
            move=head, best=number_text(move.best)
        )
    form = _counted(
        "{move} – gave 1 stroke away; better: {better}",
        "{move} – gave %n strokes away; better: {better}",
        move.lapse.cost,
    )
    return form.format(move=head, better=better_text(move))


def better_text(move: ReviewedMove) -> str:
    """The better move, in the middle of a sentence."""
    if move.lapse is None:
        return ""
    text = play_text(move.before, move.lapse.better)
    return text if isinstance(move.lapse.better, Play) else text[:1].lower() + text[1:]


def tip_text(move: ReviewedMove) -> str:
    """A move and what it did, in a few lines."""
    lines = [
        _tr("Move {number}: {played}").format(
            number=move.index + 1, played=played_text(move.before, move.move)
        ),
        _tr("Best still possible: {best}").format(best=number_text(move.best)),
    ]
    if move.lapse is not None:
        lines.append(_counted("Gave 1 stroke away", "Gave %n strokes away", move.lapse.cost))
        lines.append(_tr("Better: {better}").format(better=better_text(move)))
    return "\n".join(lines)
