"""What the program says about cards, rules and moves, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from golf_desktop.engine.cards import Card, Rank, Suit
from golf_desktop.engine.deal import Deal
from golf_desktop.engine.position import TURN, Move, Outcome, Play, Position, Refusal
from golf_desktop.model.indicator import Outlook
from golf_desktop.solver.hint import Hint
from golf_desktop.solver.solution import Solution
from golf_desktop.ui.language import counted, in_order
from golf_desktop.ui.rule_texts import short_title

_LONG = 16
_RUN_SHOWN = 10
"""So many cards of a run are named: more the status line has no room for."""
_SUIT_SIGNS = {Suit.CLUBS: "♣", Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦"}


def _tr(text: str) -> str:
    return QCoreApplication.translate("texts", text)


def _tr_on(text: str) -> str:
    return QCoreApplication.translate("after on", text)


def _counted(one: str, several: str, number: int) -> str:
    return counted("texts", one, several, number)


def card_text(card: Card) -> str:
    """A card as players write it: ``10♥``."""
    if card.suit is None:
        return _tr("joker")
    return in_order(card.rank.letter.replace("T", "10") + _SUIT_SIGNS[card.suit])


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


def on_rank(rank: Rank) -> str:
    """A rank as it stands after "on": ``an ace``. Languages with cases have a form of their own."""
    names = {
        Rank.JOKER: _tr_on("a joker"),
        Rank.ACE: _tr_on("an ace"),
        Rank.TWO: _tr_on("a 2"),
        Rank.THREE: _tr_on("a 3"),
        Rank.FOUR: _tr_on("a 4"),
        Rank.FIVE: _tr_on("a 5"),
        Rank.SIX: _tr_on("a 6"),
        Rank.SEVEN: _tr_on("a 7"),
        Rank.EIGHT: _tr_on("an 8"),
        Rank.NINE: _tr_on("a 9"),
        Rank.TEN: _tr_on("a 10"),
        Rank.JACK: _tr_on("a jack"),
        Rank.QUEEN: _tr_on("a queen"),
        Rank.KING: _tr_on("a king"),
    }
    return names[rank]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def number_text(number: int) -> str:
    """A score or a count, with the player's digits and a real minus sign."""
    text = QLocale().toString(number).replace("-", "−")
    return in_order(text) if number < 0 else text


def percent_text(number: str) -> str:
    """A number, already in the player's form, as so many per cent."""
    return _tr("{number}%").format(number=number)


def time_text(seconds: float) -> str:
    """A playing time: ``3:07``, and from an hour on ``1:02:45``."""
    minutes, second = divmod(int(seconds), 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute}:{second:02}"


def deal_text(deal: Deal) -> str:
    """What a deal is called: by the name of its game, and its number."""
    text = own_deal_text(deal)
    return _tr("{game}, {deal}").format(
        game=short_title(deal.rules), deal=text[:1].lower() + text[1:]
    )


def own_deal_text(deal: Deal) -> str:
    """What a deal is called beside the name of its game."""
    if deal.number is None:
        return _tr("Own board")
    return _tr("Deal {number}").format(number=deal.number)


def short_deal_text(deal: Deal) -> str:
    """What a deal is called where there is little room: no game, of a long number the ends."""
    text = own_deal_text(deal)
    return text if len(text) <= _LONG else f"{text[:10]}…{text[-4:]}"


def refusal_text(position: Position, move: Move, reason: Refusal) -> str:
    """Why a move is refused, for a player who may not know the rules yet."""
    if reason is Refusal.NO_FIT and isinstance(move, Play):
        return _no_fit_text(position, position.deal.cards[move.slot])
    layout = position.deal.rules.layout
    if layout.has_columns:
        no_slot = _tr("There is no such column.")
        empty = _tr("That column is empty.")
        covered = _tr("That card is covered: only the last card of a column can be played.")
    else:
        no_slot = empty = _tr("There is no such card.")
        covered = _tr("That card is covered: only a card that no other lies on can be played.")
    return {
        Refusal.OVER: _tr("All cards are cleared: this deal is won."),
        Refusal.NO_SLOT: no_slot,
        Refusal.EMPTY: empty,
        Refusal.COVERED: covered,
        Refusal.NO_FIT: _tr("That card does not fit."),
        Refusal.NO_STOCK: _no_stock_text(position),
    }[reason]


def _no_stock_text(position: Position) -> str:
    if position.deal.rules.layout.has_stock:
        return _tr("The stock is empty: each card is turned once.")
    if position.waste is None:
        return _tr("There is no stock: any free card may begin the waste.")
    return _tr("There is no stock: all cards lie open.")


def _no_fit_text(position: Position, card: Card) -> str:
    rules, waste = position.deal.rules, position.waste_rank
    if not rules.takers(waste):
        text = (
            _tr("Only a joker goes on {waste}.")
            if rules.jokers
            else _tr("Nothing goes on {waste}.")
        )
        return text.format(waste=on_rank(waste))
    bases = [on_rank(rank) for rank in rules.bases(card.rank)]
    if rules.jokers:
        bases.append(on_rank(Rank.JOKER))
    return _tr("{card} goes only on {bases}.").format(
        card=_capital(a_rank(card.rank)), bases=_tr(" or ").join(bases)
    )


def hint_text(position: Position, hint: Hint | None) -> str:
    """A hint and what speaks for it."""
    if hint is None:
        return _tr("This deal is over: undo, or deal anew.")
    if hint.options:
        return _comparison_text(position, hint)
    if not isinstance(hint.move, Play) and position.waste is not None:
        return _tr("Hint: nothing fits on {waste}, so turn the stock.").format(
            waste=card_text(position.waste)
        )
    cards = [card_text(position.deal.cards[play.slot]) for play in hint.run]
    if len(cards) == 1:
        return _tr("Hint: {card} fits.").format(card=cards[0])
    run = " ".join(cards[:_RUN_SHOWN]) + (" …" if len(cards) > _RUN_SHOWN else "")
    return _tr("Hint: {card} starts a run of {count}: {run}").format(
        card=cards[0], count=len(cards), run=run
    )


def _comparison_text(position: Position, hint: Hint) -> str:
    """What the best move would come to, and what the next best would or to turn the stock."""
    best, *others = hint.options
    other = next((option for option in others if option.move == TURN), others[0])
    exact = hint.orders == 0
    if not exact:
        text = _tr("Hint: {best}: {score} at best on average; {other}: {other_score}")
    elif hint.is_proved:
        text = _tr("Hint: {best}: best can be {score}; {other}: {other_score}")
    else:
        text = _tr("Hint: {best}: best found is {score}; {other}: {other_score}")
    return text.format(
        best=_option_text(position, best.move),
        score=_mean_text(best.score, exact=exact),
        other=_option_text(position, other.move),
        other_score=_mean_text(other.score, exact=exact),
    )


def _option_text(position: Position, move: Move) -> str:
    """A move that could be made, in a word or two."""
    if isinstance(move, Play):
        return card_text(position.deal.cards[move.slot])
    return _tr("turning the stock")


def _mean_text(score: float, *, exact: bool) -> str:
    return (
        number_text(round(score)) if exact else QLocale().toString(score, "f", 1).replace("-", "−")
    )


def outlook_text(outlook: Outlook | None) -> str:
    """What can still be reached."""
    if outlook is None:
        return "…"
    best = number_text(outlook.best_score)
    if outlook.winnable is None:
        return _tr("Best found so far: {score}").format(score=best)
    if outlook.winnable:
        text = (
            _tr("Can be cleared, best {score}")
            if outlook.is_best
            else _tr("Can be cleared, best found so far: {score}")
        )
        return text.format(score=best)
    if not outlook.is_best:
        return _tr("Cannot be cleared, best found so far: {score}").format(score=best)
    if not outlook.lost_at:
        return _tr("Cannot be cleared, best {score}").format(score=best)
    return _tr("Cannot be cleared since move {move}, best {score}").format(
        move=outlook.lost_at, score=best
    )


def solution_text(solution: Solution) -> str:
    """What a solution that is about to be shown comes to."""
    text = (
        _tr("Step on by Ctrl+Right: this way ends at {score}, the best there is from here.")
        if solution.is_best
        else _tr("Step on by Ctrl+Right: this way ends at {score}, the best found from here.")
    )
    return text.format(score=number_text(solution.best_score))


def no_solution_text(position: Position, *, is_best: bool = True) -> str:
    """Why there is no solution to show.

    Args:
        position: the position.
        is_best: whether it is proved that there is none.
    """
    if position.outcome() is not None:
        return _tr("This deal is over; take moves back to see how it could have gone on.")
    text = (
        _tr("No move can make the score of {score} better.")
        if is_best
        else _tr("No way was found to make the score of {score} better.")
    )
    return text.format(score=number_text(position.score))


def mistake_text() -> str:
    """What the player is told of a mistake of the program's own."""
    return _tr("Something went wrong; the log tells more. Play on.")


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
    form = _counted("{score} · 1 move · {time}", "{score} · %n moves · {time}", moves)
    return form.format(score=score_text(position), time=time_text(seconds))
