"""The command line: opens the window, and calls the commands that need none."""

from __future__ import annotations

import argparse
import gc
import os
import signal
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn, Protocol

from golf_desktop import __version__
from golf_desktop.commands.arguments import (
    EXIT_BAD_USE,
    add_rules,
    deal_number,
    fail,
    file_or_link,
)

_COMMANDS = {
    "show": "print the board of a deal, as PySolFC writes it",
    "solve": "find the best score of deals and the moves to it",
    "survey": "solve many deals into a table and sum them up",
    "demo": "play a deal by its own hints, without a window",
}
"""What each command does."""


class _Command(Protocol):
    """What a command's module has."""

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        """Add its arguments."""

    def run(self, options: argparse.Namespace) -> int:
        """Do it; give the exit code."""


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        self.exit(EXIT_BAD_USE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; give the exit code."""
    if arguments is None:
        _begin_program()
    words = sys.argv[1:] if arguments is None else list(arguments)
    command = words.pop(0) if words and words[0] in _COMMANDS else None
    try:
        parser = _make_parser() if command is None else _make_command_parser(command)
        options = parser.parse_args(words)
        result: int = options.run(options)
        if sys.stdout is not None:  # as it is in a program without a console
            sys.stdout.flush()
    except BrokenPipeError:
        # Who read what was printed has had enough. Python would complain of it once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return fail(f"what was to be printed could not be written: {error.strerror}")
    return result


def _begin_program() -> None:
    """See to what concerns the whole process."""
    if getattr(sys, "frozen", False):
        # A survey's workers are starts of the packed program too, and end in here.
        from multiprocessing import freeze_support

        freeze_support()
    # Ctrl+C in the terminal ends the program, also while Qt or numpy is being loaded, where an
    # exception of Python's can be lost.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _make_command_parser(command: str) -> argparse.ArgumentParser:
    """The parser of a command."""
    text = _COMMANDS[command]
    text = f"{text[:1].upper()}{text[1:]}."
    parser = _Parser(prog=f"golf-desktop {command}", description=text, allow_abbrev=False)
    if command == "demo":
        _add_demo_options(parser)
        parser.set_defaults(run=_demo)
    else:
        module = _load(command)
        module.add_options(parser)
        parser.set_defaults(run=module.run)
    return parser


def _load(command: str) -> _Command:
    """The module of a command that needs no window.

    Only here: numpy takes longer to load than all else that a start needs. Each is named in full,
    so that whoever packs the program finds it.
    """
    if command == "show":
        from golf_desktop.commands import show

        return show
    if command == "solve":
        from golf_desktop.commands import solve

        return solve
    from golf_desktop.commands import survey

    return survey


def _make_parser() -> argparse.ArgumentParser:
    """The parser of a start of the game."""
    commands = "\n".join(f"  {name:<7}{text}" for name, text in _COMMANDS.items())
    parser = _Parser(
        prog="golf-desktop",
        usage="golf-desktop [options] [FILE]\n       golf-desktop COMMAND [options]",
        description="Golf patience for the desktop. Without a command it opens the game.",
        epilog=f"commands (golf-desktop COMMAND --help tells more):\n{commands}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,  # a packed start looks for some options before they are read
    )
    _add_play_options(parser)
    parser.set_defaults(run=_play)
    return parser


def _add_play_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        nargs="?",
        type=file_or_link,
        metavar="FILE",
        help="a saved game, a board or a link to open",
    )
    parser.add_argument("--version", action="version", version=f"Golf Desktop {__version__}")
    parser.add_argument("--deal", type=deal_number, metavar="N", help="begin with this deal")
    add_rules(parser, "; a game that goes on keeps its own, and the next deal has these")
    parser.add_argument(
        "--data-dir",
        type=_folder,
        metavar="DIR",
        help="keep all of the player's files under DIR, not in the platform's folders",
    )
    parser.add_argument(
        "--demo-if-no-display",
        action="store_true",
        help="where there is no display, play a deal by its own hints instead",
    )
    parser.add_argument(
        "--self-test",
        type=Path,
        metavar="FILE",
        help="test whether the program is installed whole, write the result to FILE and end",
    )


def _add_demo_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--deal", type=deal_number, metavar="N", default=1, help="the deal's number (1)"
    )
    add_rules(parser)
    parser.add_argument(
        "--screenshot",
        type=Path,
        metavar="FILE",
        help="where the final board's picture goes (golf-deal-N.png in this folder)",
    )


def _folder(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("the folder has no name")
    return Path(text)


def _play(options: argparse.Namespace) -> int:
    from golf_desktop.display import find_problem, import_problem

    if options.self_test is not None:
        return _test_itself(options.self_test)
    problem = find_problem()
    if problem is not None:
        if options.demo_if_no_display and problem.kind == "display":
            print(f"{problem} Playing a deal off-screen instead.")
            return _run_demo(options.deal or 1, options.rules, None)
        return fail(str(problem))
    # A start makes many objects and drops few: collecting garbage in it only costs time.
    gc.disable()
    from golf_desktop.qt_core import load_qt_core
    from golf_desktop.storage.places import Places
    from golf_desktop.storage.wish import Wish

    folder = options.data_dir
    places = Places.of_platform() if folder is None else Places.under(folder)
    try:
        load_qt_core()
        from golf_desktop import app
    except ImportError as error:
        return fail(str(import_problem(error)))
    named = options.file
    is_link = isinstance(named, str)
    wish = Wish(
        options.deal,
        options.rules,
        None if is_link else named,
        link=named if is_link else None,
    )
    return app.run(wish, places)


def _test_itself(result: Path) -> int:
    from golf_desktop.display import import_problem

    try:
        from golf_desktop import self_test
    except ImportError as error:
        return fail(str(import_problem(error)))
    report = self_test.run()
    try:
        result.write_text(report.encode(), "utf-8")
    except OSError as error:
        return fail(f"the result could not be written to {result}: {error.strerror}")
    return 0 if report.is_passed else 1


def _demo(options: argparse.Namespace) -> int:
    return _run_demo(options.deal, options.rules, options.screenshot)


def _run_demo(number: int, rules: str | None, screenshot: Path | None) -> int:
    from golf_desktop.display import import_problem

    try:
        from golf_desktop import demo
    except ImportError as error:
        return fail(str(import_problem(error)))
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # not every console can show the suits
    try:
        demo.run(number, rules, screenshot)
    except demo.DemoError as error:
        return fail(str(error))
    return 0
