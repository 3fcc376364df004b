"""Keeping the game that something asked for from outside the window takes the place of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_desktop.storage.autosave import Autosave
from golf_desktop.storage.save_file import SavedGame

if TYPE_CHECKING:
    from golf_desktop.ui.main_window import MainWindow


def keep_interrupted(saved: SavedGame, autosave: Autosave) -> str | None:
    """Keep a game that is interrupted by a start with another; give what went wrong, if it did."""
    if saved.game.is_begun and not saved.game.position.is_cleared:
        autosave.keep_interrupted(saved)
    return autosave.problem


def keep_what_gives_way(window: MainWindow) -> None:
    """Keep the game that the deal asked for takes the place of, once that deal is there.

    It may have to be looked for, and meanwhile the game goes on. A hole is kept by its round.
    """
    table, searches = window.table, (window.dealer, window.daily)
    hole = table.snapshot().attempt if window.rounds.is_on_board else None

    def keep(saved: SavedGame) -> None:
        if saved.attempt != hole and not window.rounds.keeps(saved):
            keep_interrupted(saved, window.autosave)

    def end(looking: bool = False) -> None:
        if not looking:
            table.put_away.disconnect(keep)
            table.dealt.disconnect(end)
            for search in searches:
                search.looking.disconnect(end)

    table.put_away.connect(keep)
    table.dealt.connect(end)
    for search in searches:
        search.looking.connect(end)
