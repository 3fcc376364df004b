"""``golf-desktop solve``: the best score of deals or of a board, and the moves that reach it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path

from golf_desktop.commands.arguments import add_rules, deal_range, fail
from golf_desktop.engine.deal import Deal, deal
from golf_desktop.engine.notation import NotationError, format_moves, parse_board
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import GAMES, Rules
from golf_desktop.solver.effort import Limit
from golf_desktop.solver.solution import Solution
from golf_desktop.solver.solve import solve
from golf_desktop.storage.files import UnfitFileError, read_file, reason

DEFAULT_SECONDS = 5.0
MOST_SECONDS = 86_400
"""How long a search may take, in seconds."""

_MEBIBYTES = 1024
"""And how much memory."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "deals", nargs="?", type=deal_range, metavar="N[-M]", help="a deal, or the first and last"
    )
    what.add_argument(
        "--board", metavar="FILE", help="solve the board in this file; - reads it from the input"
    )
    add_rules(parser)
    parser.add_argument(
        "--seconds",
        type=_seconds,
        metavar="S",
        default=DEFAULT_SECONDS,
        help="how long to search a deal of a large layout (%(default)g); others are always solved",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")


def run(options: argparse.Namespace) -> int:
    """Print a line for each deal; give the exit code."""
    name = options.rules or "standard"
    rules = GAMES[name]
    deals: Iterable[Deal]
    if options.board is None:
        deals = (deal(number, rules) for number in options.deals)
    else:
        try:
            deals = [_read_board(options.board, rules)]
        except ValueError as error:
            return fail(str(error))
    report = _as_json if options.json else _as_text
    limit = Limit(seconds=options.seconds, mebibytes=_MEBIBYTES)
    for each in deals:
        print(report(each, name, solve(Position.from_deal(each), limit)))
    return 0


def _seconds(text: str) -> float:
    """Read how many seconds a search may take."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1
    if 0 < seconds <= MOST_SECONDS:
        return seconds
    raise argparse.ArgumentTypeError(f"the seconds are a number above 0, up to {MOST_SECONDS}")


def _read_board(name: str, rules: Rules) -> Deal:
    """Read a board from a file, or from the input when the name is a hyphen.

    Raises:
        ValueError: there is none; the message is for the player.
    """
    try:
        data = sys.stdin.buffer.read() if name == "-" else read_file(Path(name))
        return parse_board(data.decode("utf-8-sig"), rules)
    except OSError as error:
        problem = f"could not be read: {reason(error)}"
    except UnicodeDecodeError as error:
        problem = f"is no board: byte {error.start + 1} is no text"
    except (NotationError, UnfitFileError) as error:
        problem = f"is no board: {error}"
    except ValueError:
        problem = "is no name of a file"
    raise ValueError(f"{'the input' if name == '-' else repr(name)} {problem}")


def _as_json(solved: Deal, rules: str, solution: Solution) -> str:
    answer: dict[str, object] = {
        "deal": solved.number,
        "rules": rules,
        "winnable": solution.winnable,
        "best_score": solution.best_score,
        "moves": format_moves(solution.moves, solved.rules.layout),
    }
    if not solution.is_best:
        answer["is_best"] = False
    return json.dumps(answer)


def _as_text(solved: Deal, rules: str, solution: Solution) -> str:
    name = "board" if solved.number is None else f"deal {solved.number}"
    verdict = {True: "can be cleared", False: "cannot be cleared", None: "unknown"}
    best = "best score" if solution.is_best else "best score found"
    moves = format_moves(solution.moves, solved.rules.layout)
    return (
        f"{name}, {rules}: {verdict[solution.winnable]}, {best} {solution.best_score}, "
        f"moves {moves}"
    )
