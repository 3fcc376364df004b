"""What the program says about cards, rules and moves, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from golf_desktop.engine.cards import Card, Rank, Suit
from golf_desktop.engine.deal import Deal
from golf_desktop.engine.position import Move, Outcome, Play, Position, Refusal
from golf_desktop.engine.rules import KingRule, Rules, Scoring
from golf_desktop.solver.hint import Hint

_LONG = 16
_SUIT_SIGNS = {Suit.CLUBS: "♣", Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦"}


def _tr(text: str) -> str:
    return QCoreApplication.translate("texts", text)


def card_text(card: Card) -> str:
    """A card as players write it: ``10♥``."""
    if card.suit is None:
        return _tr("joker")
    return card.rank.letter.replace("T", "10") + _SUIT_SIGNS[card.suit]


def a_rank(rank: Rank) -> str:
    """A rank with its article: ``an ace``, ``a 7``."""
    names = {
        Rank.JOKER: _tr("a joker"),
        Rank.ACE: _tr("an ace"),
        Rank.TWO: _tr("a 2"),
        Rank.THREE: _tr("a 3"),
        Rank.FOUR: _tr("a 4"),
        Rank.FIVE: _tr("a 5"),
        Rank.SIX: _tr("a 6"),
        Rank.SEVEN: _tr("a 7"),
        Rank.EIGHT: _tr("an 8"),
        Rank.NINE: _tr("a 9"),
        Rank.TEN: _tr("a 10"),
        Rank.JACK: _tr("a jack"),
        Rank.QUEEN: _tr("a queen"),
        Rank.KING: _tr("a king"),
    }
    return names[rank]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def number_text(number: int) -> str:
    """A score or a count, with a real minus sign."""
    return str(number).replace("-", "−")


def time_text(seconds: float) -> str:
    """A playing time: ``3:07``, and from an hour on ``1:02:45``."""
    minutes, second = divmod(int(seconds), 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute}:{second:02}"


def deal_text(deal: Deal) -> str:
    """What a deal is called."""
    if deal.number is None:
        return _tr("Own board")
    return _tr("Deal {number}").format(number=deal.number)


def short_deal_text(deal: Deal) -> str:
    """What a deal is called where there is little room: of a long number only the ends."""
    text = deal_text(deal)
    return text if len(text) <= _LONG else f"{text[:10]}…{text[-4:]}"


def rules_text(rules: Rules) -> str:
    """The rules in a few words, for the status line."""
    king = {
        KingRule.NOTHING: _tr("Nothing on a king"),
        KingRule.QUEEN: _tr("Queen on a king"),
        KingRule.WRAP: _tr("Turning the corner"),
    }[rules.king_rule]
    if rules.scoring is Scoring.CARDS_LEFT:
        return _tr("{rules}, cards left count").format(rules=king)
    return king


def rules_sentence(rules: Rules) -> str:
    """What the rules mean, in a sentence or two."""
    king = {
        KingRule.NOTHING: _tr(
            "Ranks do not wrap: only a 2 goes on an ace, and nothing goes on a king."
        ),
        KingRule.QUEEN: _tr(
            "A queen goes on a king, so a king does not end the run; only a 2 goes on an ace."
        ),
        KingRule.WRAP: _tr(
            "King and ace are neighbours: a queen or an ace goes on a king, "
            "a king or a 2 on an ace."
        ),
    }[rules.king_rule]
    scoring = {
        Scoring.BELOW_ZERO: _tr(
            "Each card left in the columns costs a stroke; after a full clear each card left "
            "in the stock takes one off."
        ),
        Scoring.CARDS_LEFT: _tr("Each card left in the columns costs a stroke; zero is the best."),
    }[rules.scoring]
    return f"{king} {scoring}"


def refusal_text(position: Position, move: Move, reason: Refusal) -> str:
    """Why a move is refused, for a player who may not know the rules yet."""
    if reason is Refusal.NO_FIT and isinstance(move, Play):
        return _no_fit_text(position, position.deal.cards[move.slot])
    return {
        Refusal.OVER: _tr("All cards are cleared: this deal is won."),
        Refusal.NO_SLOT: _tr("There is no such column."),
        Refusal.EMPTY: _tr("That column is empty."),
        Refusal.COVERED: _tr("That card is covered: only the last card of a column can be played."),
        Refusal.NO_FIT: _tr("That card does not fit."),
        Refusal.NO_STOCK: _tr("The stock is empty: each card is turned once."),
    }[reason]


def _no_fit_text(position: Position, card: Card) -> str:
    rules, waste = position.deal.rules, position.waste
    if not rules.takers(waste.rank):
        return _tr("Nothing goes on {waste}.").format(waste=a_rank(waste.rank))
    bases = [a_rank(rank) for rank in rules.bases(card.rank)]
    return _tr("{card} goes only on {bases}.").format(
        card=_capital(a_rank(card.rank)), bases=_tr(" or ").join(bases)
    )


def hint_text(position: Position, hint: Hint | None) -> str:
    """A hint and what speaks for it."""
    if hint is None:
        return _tr("This deal is over: undo, or deal anew.")
    if not isinstance(hint.move, Play):
        return _tr("Hint: nothing fits on {waste}, so turn the stock.").format(
            waste=card_text(position.waste)
        )
    cards = [card_text(position.deal.cards[play.slot]) for play in hint.run]
    if len(cards) == 1:
        return _tr("Hint: {card} fits.").format(card=cards[0])
    return _tr("Hint: {card} starts a run of {count}: {run}").format(
        card=cards[0], count=len(cards), run=" ".join(cards)
    )


def outcome_title(outcome: Outcome) -> str:
    """How a deal ended, in a word or two."""
    return {
        Outcome.CLEARED: _tr("Cleared!"),
        Outcome.STUCK: _tr("No moves left"),
    }[outcome]


def score_text(position: Position) -> str:
    """The score as it stands."""
    return _tr("Score {score}").format(score=number_text(position.score))


def outcome_detail(position: Position, moves: int, seconds: float) -> str:
    """The score of a deal that is over and how it came about."""
    return _tr("{score} · {moves} moves · {time}").format(
        score=score_text(position), moves=moves, time=time_text(seconds)
    )
