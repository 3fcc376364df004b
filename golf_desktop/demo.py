"""Plays a whole deal by the program's own hints, off-screen, and takes a picture of the end."""

from __future__ import annotations

import logging
import os
import tempfile
from pathlib import Path

from PySide6.QtCore import QSize

from golf_desktop.app import build, make_application
from golf_desktop.engine.notation import format_moves
from golf_desktop.engine.position import Move, Play, Position
from golf_desktop.model.table import Table
from golf_desktop.solver.advice import advise
from golf_desktop.solver.hint import Hint
from golf_desktop.storage.places import Places
from golf_desktop.storage.settings import AnimationSpeed
from golf_desktop.storage.wish import Wish
from golf_desktop.ui import motion
from golf_desktop.ui.rule_texts import rules_text
from golf_desktop.ui.texts import card_text, number_text, outcome_title, own_deal_text

_SIZE = QSize(1280, 800)
_ORDERS = 4


class DemoError(Exception):
    """The demonstration could not be finished; the message says why, for the player."""


def run(number: int, rules: str | None = None, screenshot: Path | None = None) -> None:
    """Play a deal through the window's own model and print what was done.

    Args:
        number: the deal's number.
        rules: the rules by their name; None for the standard ones.
        screenshot: where the picture of the final board goes; None puts it in the working folder.

    Raises:
        DemoError: the picture could not be written, or a card picture could not be read.
    """
    path = screenshot or Path(f"golf-deal-{number}.png")
    if not path.parent.is_dir():
        raise DemoError(f"The picture cannot be written to {path}: there is no such folder.")
    logging.getLogger().addHandler(logging.NullHandler())
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = make_application()
    with tempfile.TemporaryDirectory(prefix="golf-desktop-") as folder:
        window = build(Wish(number, rules or "standard"), Places.under(Path(folder)))
        problems: list[str] = []
        window.faces.damaged.connect(problems.append)
        window.scene.animator.factor = motion.factor(AnimationSpeed.OFF)
        window.resize(_SIZE)
        window.show()
        table = window.table
        while (hint := _hint(table.position)) is not None:
            _make(table, hint.move)
        application.processEvents()
        _report(table)
        # By its ending a picture may be of another kind; without one it is a PNG.
        written = window.grab().save(str(path), None if path.suffix else "PNG")
        window.close()
    if not written:
        raise DemoError(f"The picture could not be written to {path}.")
    print(f"Picture of the final board: {path.resolve()}")
    if problems:
        raise DemoError(problems[0])


def _hint(position: Position) -> Hint | None:
    """A fair hint as the window gives, from fewer orders of the stock to be done in seconds."""
    told = [hint for hint in advise(position, orders=_ORDERS) if hint is not None]
    return told[-1] if told else None


def _make(table: Table, move: Move) -> None:
    if isinstance(move, Play):
        table.play(move.slot)
    else:
        table.turn()


def _report(table: Table) -> None:
    """Print the deal, a line for each card of the stock with the run it began, and the score."""
    game = table.game
    cards = game.deal.cards
    print(f"{own_deal_text(game.deal)}: {rules_text(game.deal.rules)}.")
    print("Each line is a card of the stock and what was played on it:")
    run: list[str] = []
    for index in game.waste:
        if index >= game.deal.first:
            _print_run(run)
            run = []
        run.append(card_text(cards[index]))
    _print_run(run)
    print("Moves, a column's number for a play from it and a dot for a turn of the stock:")
    print(f"  {format_moves(game.moves, game.deal.rules.layout)}")
    outcome = game.outcome()
    ending = f"{outcome_title(outcome).rstrip('!')}. " if outcome else ""
    print(f"{ending}Score: {number_text(game.position.score)}")


def _print_run(run: list[str]) -> None:
    if run:
        print("  " + " ".join(run))
