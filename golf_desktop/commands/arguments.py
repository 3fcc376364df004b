"""What the commands share: how their arguments are read, and how they say what went wrong."""

from __future__ import annotations

import argparse
import os
import re
import sys
import textwrap
from pathlib import Path
from urllib.parse import unquote_to_bytes

from golf_desktop.engine.deal import DealNumberError, parse_deal_number
from golf_desktop.engine.rules import GAMES
from golf_desktop.storage.link import LONGEST, is_link

EXIT_BAD_USE = 2
"""The exit code when the program could not do what it was asked."""

EXIT_SIGNAL = 128
"""What is added to a signal's number for the exit code of a program that it ended."""


_LONGEST_NAME = 4096
_FILE_ADDRESS = "file:/"
_DRIVE = re.compile("/+[A-Za-z]:")
_WIDTH = 78


def fail(message: str) -> int:
    """Say in one line what went wrong; give the exit code."""
    say(message)
    return EXIT_BAD_USE


def say(message: str) -> None:
    """Tell the player something that is no result, where there is a console."""
    if sys.stderr is not None:
        print(f"golf-desktop: {message}", file=sys.stderr)


def add_rules(parser: argparse.ArgumentParser, note: str = "") -> None:
    """Add the option for the rules; left out it is None. The help ends with their names.

    Args:
        parser: what to add it to.
        note: what else the help tells of it.
    """
    parser.add_argument(
        "--rules", choices=GAMES, metavar="RULES", help=f"the game to play, by its name below{note}"
    )
    # Where argparse wrapped them itself, it would break names at their hyphens.
    names = textwrap.fill(
        ", ".join(GAMES),
        _WIDTH,
        initial_indent="  ",
        subsequent_indent="  ",
        break_on_hyphens=False,
    )
    games = f"games, for --rules:\n{names}"
    parser.epilog = f"{parser.epilog}\n\n{games}" if parser.epilog else games
    parser.formatter_class = argparse.RawDescriptionHelpFormatter


def deal_number(text: str) -> int:
    """Read a deal number.

    Raises:
        ArgumentTypeError: there is no such deal.
    """
    try:
        return parse_deal_number(text)
    except DealNumberError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def deal_range(text: str) -> range:
    """Read one deal number, or the first and the last of several with a hyphen between them.

    Raises:
        ArgumentTypeError: there are no such deals.
    """
    first, hyphen, last = text.partition("-")
    start = deal_number(first)
    stop = deal_number(last) if hyphen else start
    if stop < start:
        raise argparse.ArgumentTypeError(f"the range {start}-{stop} runs backwards")
    return range(start, stop + 1)


def file(text: str) -> Path:
    """Read the name of a file, or its address as ``file:///home/me/a%20game.golf``.

    Raises:
        ArgumentTypeError: it can be none.
    """
    if len(text) > _LONGEST_NAME:
        raise argparse.ArgumentTypeError("no file has so long a name")
    # Some desktops hand over what was double-clicked by its address.
    if text[: len(_FILE_ADDRESS)].lower() == _FILE_ADDRESS:
        return Path(named_by_address(text[len(_FILE_ADDRESS) - 1 :], windows=os.name == "nt"))
    return Path(text)


def named_by_address(rest: str, *, windows: bool) -> str:
    """The name of the file that an address leads to.

    Source: RFC 8089, with its appendix E for Windows. A ``#`` or ``?`` is taken for a part of the
    name, since who forgets to encode it means that.

    Args:
        rest: the address from the first slash on: with a host, as in ``//localhost/home``, or
            without one, as in ``/home``.
        windows: whether the name is for Windows.

    Raises:
        ArgumentTypeError: the file is on another computer.
    """
    host = ""
    if rest.startswith("//"):
        host, slash, path = rest[2:].partition("/")
        rest = slash + path
    name = os.fsdecode(unquote_to_bytes(os.fsencode(rest)))
    is_here = host.lower() in ("", "localhost")
    if windows:
        return (name.lstrip("/") if _DRIVE.match(name) else name) if is_here else f"//{host}{name}"
    if not is_here:
        raise argparse.ArgumentTypeError(f"the file is on another computer, {host}")
    return name


def file_or_link(text: str) -> Path | str:
    """Read the name of a file, or a link of our scheme, which stays text.

    Raises:
        ArgumentTypeError: it can be neither.
    """
    if not is_link(text):
        return file(text)
    # What is no text cannot be handed on, and of one that is too long only that it is.
    return os.fsencode(text[: LONGEST + 1]).decode(errors="replace")
