"""``golf-desktop show``: print the board of a deal."""

from __future__ import annotations

import argparse

from golf_desktop.commands.arguments import add_rules, deal_number
from golf_desktop.engine.deal import deal
from golf_desktop.engine.notation import board_text
from golf_desktop.engine.rules import GAMES


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("deal", type=deal_number, metavar="N", help="the deal's number")
    add_rules(parser)


def run(options: argparse.Namespace) -> int:
    """Print the board; give the exit code."""
    rules = GAMES[options.rules or "standard"]
    print(board_text(deal(options.deal, rules)), end="")
    return 0
