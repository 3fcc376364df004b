"""The command line: opens the window, and the commands that need none."""

from __future__ import annotations

import argparse
import gc
import json
import os
import signal
import sys
from collections.abc import Callable, Iterable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from golf_desktop import __version__
from golf_desktop.engine.deal import Deal, DealNumberError, deal, parse_deal_number
from golf_desktop.engine.notation import NotationError, board_text, format_moves, parse_board
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import PRESETS, Rules

if TYPE_CHECKING:
    from golf_desktop.solver.solution import Solution

_LONGEST_NAME = 4096
EXIT_BAD_USE = 2
"""The exit code when the program could not do what it was asked."""


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        self.exit(EXIT_BAD_USE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; give the exit code."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    command = words.pop(0) if words and words[0] in _COMMANDS else None
    try:
        options = _make_parser(command).parse_args(words)
        result: int = options.run(options)
        if sys.stdout is not None:  # as it is in a program without a console
            sys.stdout.flush()
    except BrokenPipeError:
        # Who read what was printed has had enough. Python would complain of it once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _fail(f"what was to be printed could not be written: {error.strerror}")
    return result


def _make_parser(command: str | None) -> argparse.ArgumentParser:
    """The parser of a command, or of a start of the game."""
    if command is not None:
        text, add_options, run = _COMMANDS[command]
        parser = _Parser(prog=f"golf-desktop {command}", description=f"{text.capitalize()}.")
        add_options(parser)
        parser.set_defaults(run=run)
        return parser
    commands = "\n".join(f"  {name:<6}{text}" for name, (text, _, _) in _COMMANDS.items())
    parser = _Parser(
        prog="golf-desktop",
        usage="golf-desktop [options] [FILE]\n       golf-desktop COMMAND [options]",
        description="Golf patience for the desktop. Without a command it opens the game.",
        epilog=f"commands (golf-desktop COMMAND --help tells more):\n{commands}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _add_play_options(parser)
    parser.set_defaults(run=_play)
    return parser


def _add_play_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", nargs="?", type=_file, metavar="FILE", help="a saved game or a board to open"
    )
    parser.add_argument("--version", action="version", version=f"Golf Desktop {__version__}")
    parser.add_argument("--deal", type=_deal_number, metavar="N", help="begin with this deal")
    _add_rules(parser)
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


def _add_show_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("deal", type=_deal_number, metavar="N", help="the deal's number")
    _add_rules(parser)


def _add_demo_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--deal", type=_deal_number, metavar="N", default=1, help="the deal's number (1)"
    )
    _add_rules(parser)
    parser.add_argument(
        "--screenshot",
        type=Path,
        metavar="FILE",
        help="where the final board's picture goes (golf-deal-N.png in this folder)",
    )


def _add_solve_options(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "deals", nargs="?", type=_deal_range, metavar="N[-M]", help="a deal, or the first and last"
    )
    what.add_argument(
        "--board", metavar="FILE", help="solve the board in this file; - reads it from the input"
    )
    _add_rules(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rules",
        choices=PRESETS,
        metavar="RULES",
        help="standard: nothing goes on a king; queen-on-king; wrap: king and ace are neighbours",
    )


def _deal_number(text: str) -> int:
    try:
        return parse_deal_number(text)
    except DealNumberError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _file(text: str) -> Path:
    if len(text) > _LONGEST_NAME:
        raise argparse.ArgumentTypeError("no file has so long a name")
    return Path(text)


def _deal_range(text: str) -> range:
    """Read one deal number, or the first and the last of several with a hyphen between them."""
    first, hyphen, last = text.partition("-")
    start = _deal_number(first)
    stop = _deal_number(last) if hyphen else start
    if stop < start:
        raise argparse.ArgumentTypeError(f"the range {start}-{stop} runs backwards")
    return range(start, stop + 1)


def _folder(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("the folder has no name")
    return Path(text)


def _fail(message: str) -> int:
    if sys.stderr is not None:
        print(f"golf-desktop: {message}", file=sys.stderr)
    return EXIT_BAD_USE


def _show(options: argparse.Namespace) -> int:
    rules = PRESETS[options.rules or "standard"]
    print(board_text(deal(options.deal, rules)), end="")
    return 0


def _solve(options: argparse.Namespace) -> int:
    name = options.rules or "standard"
    rules = PRESETS[name]
    deals: Iterable[Deal]
    if options.board is None:
        deals = (deal(number, rules) for number in options.deals)
    else:
        try:
            deals = [_read_board(options.board, rules)]
        except ValueError as error:
            return _fail(str(error))
    # Here and not above: numpy takes longer to load than all else that the command line needs.
    from golf_desktop.solver.exact import solve

    report = _as_json if options.json else _as_text
    for each in deals:
        print(report(each, name, solve(Position.from_deal(each))))
    return 0


def _read_board(name: str, rules: Rules) -> Deal:
    """Read a board from a file, or from the input when the name is a hyphen.

    Raises:
        ValueError: there is none; the message is for the player.
    """
    from golf_desktop.storage.files import UnfitFileError, read_file, reason

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
    answer = {
        "deal": solved.number,
        "rules": rules,
        "winnable": solution.winnable,
        "best_score": solution.best_score,
        "moves": format_moves(solution.moves, solved.rules.layout),
    }
    return json.dumps(answer)


def _as_text(solved: Deal, rules: str, solution: Solution) -> str:
    name = "board" if solved.number is None else f"deal {solved.number}"
    can = "can" if solution.winnable else "cannot"
    moves = format_moves(solution.moves, solved.rules.layout)
    return f"{name}, {rules}: {can} be cleared, best score {solution.best_score}, moves {moves}"


def _play(options: argparse.Namespace) -> int:
    # Ctrl+C in the terminal ends the program, also while Qt is being loaded.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from golf_desktop.display import find_problem, import_problem

    problem = find_problem()
    if problem is not None:
        if options.demo_if_no_display and problem.kind == "display":
            print(f"{problem} Playing a deal off-screen instead.")
            return _run_demo(options.deal or 1, options.rules, None)
        return _fail(str(problem))
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
        return _fail(str(import_problem(error)))
    return app.run(Wish(options.deal, options.rules, options.file), places)


def _demo(options: argparse.Namespace) -> int:
    return _run_demo(options.deal, options.rules, options.screenshot)


def _run_demo(number: int, rules: str | None, screenshot: Path | None) -> int:
    from golf_desktop.display import import_problem

    try:
        from golf_desktop import demo
    except ImportError as error:
        return _fail(str(import_problem(error)))
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # not every console can show the suits
    try:
        demo.run(number, rules, screenshot)
    except demo.DemoError as error:
        return _fail(str(error))
    return 0


_COMMANDS: dict[
    str,
    tuple[str, Callable[[argparse.ArgumentParser], None], Callable[[argparse.Namespace], int]],
] = {
    "show": ("print the board of a deal, as PySolFC writes it", _add_show_options, _show),
    "solve": ("find the best score of deals and the moves to it", _add_solve_options, _solve),
    "demo": ("play a deal by its own hints, without a window", _add_demo_options, _demo),
}
"""What each command does, its options, and the function that does it."""
