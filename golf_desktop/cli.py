"""The command line: opens the window, and the commands that need none."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from golf_desktop import __version__
from golf_desktop.engine.deal import DealNumberError, deal, parse_deal_number
from golf_desktop.engine.notation import board_text
from golf_desktop.engine.rules import PRESETS, Rules

EXIT_BAD_USE = 2
"""The exit code when the program could not do what it was asked."""


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        self.exit(EXIT_BAD_USE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; give the exit code."""
    options = _make_parser().parse_args(arguments)
    try:
        result: int = options.run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        # Who read what was printed has had enough. Python would complain of it once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return result


def _make_parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="golf-desktop",
        description="Golf patience for the desktop. Without a command it opens the game.",
    )
    parser.add_argument("--version", action="version", version=f"Golf Desktop {__version__}")
    parser.add_argument("--deal", type=_deal_number, metavar="N", help="begin with this deal")
    _add_rules(parser)
    parser.add_argument(
        "--data-dir", type=Path, metavar="DIR", help="keep all of the player's files under DIR"
    )
    parser.add_argument(
        "--demo-if-no-display",
        action="store_true",
        help="where there is no display, play a deal by its own hints instead",
    )
    parser.set_defaults(run=_play, screenshot=None)
    commands = parser.add_subparsers(title="commands", metavar="", parser_class=_Parser)

    show = commands.add_parser("show", help="print the board of a deal")
    show.add_argument("deal", type=_deal_number, metavar="N", help="the deal's number")
    _add_rules(show)
    show.set_defaults(run=_show)

    demo = commands.add_parser("demo", help="play a deal by its own hints, without a window")
    demo.add_argument("--deal", type=_deal_number, metavar="N", help="the deal's number")
    _add_rules(demo)
    demo.add_argument(
        "--screenshot", type=Path, metavar="FILE", help="where the final board's picture goes"
    )
    demo.set_defaults(run=_demo)
    return parser


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rules", choices=PRESETS, metavar="RULES", help=f"the rules: {', '.join(PRESETS)}"
    )


def _deal_number(text: str) -> int:
    try:
        return parse_deal_number(text)
    except DealNumberError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _rules(options: argparse.Namespace) -> Rules | None:
    return None if options.rules is None else PRESETS[options.rules]


def _fail(message: str) -> int:
    print(f"golf-desktop: {message}", file=sys.stderr)
    return EXIT_BAD_USE


def _show(options: argparse.Namespace) -> int:
    rules = _rules(options) or PRESETS["standard"]
    print(board_text(deal(options.deal, rules)), end="")
    return 0


def _play(options: argparse.Namespace) -> int:
    from golf_desktop.display import find_problem, import_problem

    problem = find_problem()
    if problem is not None:
        if options.demo_if_no_display and problem.kind == "display":
            print(f"{problem} Playing a deal off-screen instead.")
            return _demo(options)
        return _fail(str(problem))
    # A start makes many objects and drops few: collecting garbage in it only costs time.
    gc.disable()
    # PySide6 reads the source of every module that is imported after it, so what needs no Qt goes
    # first: that saves some milliseconds and a sixth of the memory that is our own.
    for layer in ("solver.hint", "storage.log", "storage.settings"):
        import_module(f"golf_desktop.{layer}")
    from golf_desktop.storage.places import Places

    folder = options.data_dir
    places = Places.of_platform() if folder is None else Places.under(folder)
    try:
        from golf_desktop import app
    except ImportError as error:
        return _fail(str(import_problem(error)))
    return app.run(app.Wish(places, options.deal, _rules(options)))


def _demo(options: argparse.Namespace) -> int:
    from golf_desktop.display import import_problem

    try:
        from golf_desktop import demo
    except ImportError as error:
        return _fail(str(import_problem(error)))
    try:
        demo.run(options.deal or 1, _rules(options), options.screenshot)
    except demo.DemoError as error:
        return _fail(str(error))
    return 0
