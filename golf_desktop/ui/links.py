"""Following a link: what it names is put on the board, and nothing else is ever done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_desktop.engine.round import NineHoles
from golf_desktop.said import said_by
from golf_desktop.storage.link import DayLink, DealLink, Link, LinkError, RoundLink, parse_link
from golf_desktop.storage.round_file import SavedRound
from golf_desktop.ui.interrupted import keep_what_gives_way
from golf_desktop.ui.language import told

if TYPE_CHECKING:
    from golf_desktop.ui.main_window import MainWindow


def follow_text(window: MainWindow, text: str) -> bool:
    """Follow a link that is given as a text; say whether it is one. A bad one is told of."""
    try:
        link = parse_link(text)
    except LinkError as error:
        window.status.warn(told(said_by(error)))
        return False
    follow_link(window, link)
    return True


def follow_link(window: MainWindow, link: Link) -> None:
    """Put on the board what a link leads to; the game that lies there is kept."""
    if isinstance(link, RoundLink):
        _follow_round(window, link)
    elif isinstance(link, DealLink):
        _follow_deal(window, link)
    else:
        _follow_day(window, link)


def _follow_deal(window: MainWindow, link: DealLink) -> None:
    """Go on with the deal where it lies on the board and is not over, else deal it."""
    table = window.table
    deal = table.game.deal
    is_there = (deal.number, deal.rules) == (link.number, link.rules)
    if not is_there or table.is_replay or table.game.outcome() is not None:
        keep_what_gives_way(window)
        table.new_deal(link.number, link.rules)


def _follow_day(window: MainWindow, link: DayLink) -> None:
    if window.daily.offers(link.day) and not window.day_commands.is_in_play(link.day):
        keep_what_gives_way(window)
    window.day_commands.deal(link.day)


def _follow_round(window: MainWindow, link: RoundLink) -> None:
    """Go on with the round where it was begun before and is not over, else begin it."""
    rounds = window.rounds
    if rounds.round is not None and not rounds.is_over and _is_of(rounds.round, link):
        if rounds.can_go_on:
            keep_what_gives_way(window)
            rounds.go_on()
        return
    waiting = next((each for each in rounds.waiting() if _is_of(each, link)), None)
    keep_what_gives_way(window)
    if waiting is None:
        rounds.begin(NineHoles(link.number, link.rules), allows_undo=link.allows_undo)
    else:
        rounds.go_on_with(waiting)


def _is_of(saved: SavedRound, link: RoundLink) -> bool:
    """Whether a round is the one that a link leads to."""
    return RoundLink(saved.nine.number, saved.nine.rules, saved.allows_undo) == link
