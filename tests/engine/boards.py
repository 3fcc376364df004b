"""Boards for the tests: PySolFC's, boards made from ranks, and boards and games at random."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

from hypothesis import strategies as st
from pysol_cards.cards import CardRenderer
from pysol_cards.deal_game import Game as PySolGame
from pysol_cards.random_base import RandomBase

from golf_desktop.engine.cards import PACK
from golf_desktop.engine.deal import FIRST_NUMBER, LAST_NUMBER, Deal, deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.layout import GOLF, LAYOUTS
from golf_desktop.engine.notation import format_moves, parse_board, parse_moves
from golf_desktop.engine.position import TURN, Move, Play
from golf_desktop.engine.rules import (
    GAMES,
    MOST_JOKERS,
    PRESETS,
    KingRule,
    Rules,
    Scoring,
    king_rules,
)

RANKS = "A23456789TJQK"
SUITS = "CSHD"


def pysol_board(number: int) -> str:
    """The board of a Golf deal as pysol-cards prints it."""
    game = PySolGame("golf", number, RandomBase.DEALS_PYSOLFC)
    return game.calc_layout_string(CardRenderer(True))


def board(cards: Sequence[str]) -> str:
    """The text of a board: 52 cards, five for each column, one for the waste, then the stock."""
    columns = [cards[start : start + 5] for start in range(0, 35, 5)]
    rows = (["Talon:", *cards[36:]], ["Foundations:", cards[35]], *columns)
    return "".join(" ".join(row) + "\n" for row in rows)


def board_of_ranks(plays: str, rest: str) -> str:
    """A board whose columns, played from the left, each to its end, give 35 ranks in this order.

    Args:
        plays: the ranks of the columns in the order in which they are played.
        rest: the ranks of the first waste card and the stock.
    """
    suits = {rank: iter(SUITS) for rank in RANKS}
    cards = [rank + next(suits[rank]) for rank in plays + rest]
    columns = [card for start in range(0, 35, 5) for card in reversed(cards[start : start + 5])]
    return board([*columns, *cards[35:]])


COLUMN_BY_COLUMN = "".join(column * 5 for column in "1234567")
"""The moves that play every column to its end, from the left to the right."""


def clearable_board(turns: int) -> str:
    """A board that is cleared, whatever the king rule, by some turns and then column by column."""
    plays = "2A2A2A2" + "34" * 4 + "56" * 4 + "78" * 4 + "9T9T"
    others = "9T9TJJJJQQQQKKKK"
    return board_of_ranks(plays, others[:turns] + "A" + others[turns:])


def played(deal: Deal, signs: str) -> Game:
    """A game of the deal in which the moves of these signs were made."""
    game = Game(deal)
    for move in parse_moves(signs, deal):
        game.apply(move)
    return game


def sign_of(move: Move) -> str:
    """The sign of a move of Golf."""
    return format_moves([move], GOLF)


TRIES: tuple[Move, ...] = (*(Play(slot) for slot in range(-1, len(GOLF.slots) + 1)), TURN)
"""Every move that can be tried in Golf, with a slot too low and one too high."""

NUMBERS = st.integers(FIRST_NUMBER, 32000) | st.integers(FIRST_NUMBER, LAST_NUMBER)
BOARDS = st.permutations([str(card) for card in PACK]).map(board)
RULES: st.SearchStrategy[Rules] = st.builds(
    replace, st.sampled_from(list(PRESETS.values())), scoring=st.sampled_from(Scoring)
)
DEALS = st.builds(deal, NUMBERS, RULES) | st.builds(parse_board, BOARDS, RULES)
CHOICES = st.integers(0, 51).flatmap(
    lambda count: st.lists(st.integers(0, 7), min_size=count, max_size=count)
)
"""Which of the legal moves to make, again and again; to be taken modulo their number."""


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Games of any deal, played for a while by legal moves, the last of which may be undone."""
    game = Game(draw(DEALS))
    for choice in draw(CHOICES):
        moves = game.position.legal_moves()
        if not moves:
            break
        game.apply(moves[choice % len(moves)])
    for _ in range(draw(st.integers(0, len(game.moves)))):
        game.undo()
    return game


EVERY_RULES = [
    Rules(king_rule, scoring, layout, jokers)
    for layout, scoring, jokers in product(LAYOUTS.values(), Scoring, range(MOST_JOKERS + 1))
    for king_rule in king_rules(layout)
    if layout.has_stock or not jokers
]
"""Every rule set of the family."""
FAMILY_DEALS = st.builds(
    deal, NUMBERS, st.sampled_from(list(GAMES.values())) | st.just(Rules(KingRule.WRAP, jokers=1))
)
"""Deals of every game of the family, and of one that has no name."""


@st.composite
def family_games(draw: st.DrawFn) -> Game:
    """Games of the family, played for a while, the last moves of which may be undone."""
    game = Game(draw(FAMILY_DEALS))
    for choice in draw(st.lists(st.integers(0, 60), max_size=70)):
        moves = game.position.legal_moves()
        if not moves:
            break
        # Plays first, or hardly any game would come far.
        game.apply(moves[choice % max(1, len(moves) - 1)])
    for _ in range(draw(st.integers(0, len(game.moves)))):
        game.undo()
    return game
