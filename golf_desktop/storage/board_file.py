"""Boards as text files, in the format of PySolFC and the black-hole-solver tools."""

from __future__ import annotations

from pathlib import Path

from golf_desktop.engine.deal import Deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.notation import NotationError, board_text, parse_board
from golf_desktop.engine.rules import Rules
from golf_desktop.storage.files import UnfitFileError, read_file, reason, write_atomic
from golf_desktop.storage.save_file import SUFFIX, SavedGame, SaveFileError, read, shown

BOARD_SUFFIX = ".txt"


def read_game(path: Path, rules: Rules) -> SavedGame:
    """Read a save file or a board's text: by what is in it, whatever it is called.

    Args:
        path: the file.
        rules: the rules to play a board by; a save file has its own.

    Raises:
        SaveFileError: it is neither; the message is for the player.
    """
    try:
        text = read_file(path).decode("utf-8-sig")
        if text.lstrip().startswith("{") or path.suffix.lower() == SUFFIX:
            return read(path)
        return SavedGame(Game(parse_board(text, rules)))
    except OSError as error:
        problem = f"could not be read: {reason(error)}"
    except UnfitFileError as error:
        problem = f"is no board: {error}"
    except UnicodeDecodeError as error:
        if path.suffix.lower() == SUFFIX:
            return read(path)
        problem = f"is no board: byte {error.start + 1} is no text"
    except NotationError as error:
        problem = f"is no board: {error}"
    except ValueError:
        problem = "is no name of a file"
    raise SaveFileError(f"{shown(path)} {problem}.")


def write_board(path: Path, deal: Deal) -> None:
    """Write a deal's board as text, whole or not at all.

    Raises:
        SaveFileError: it could not be written; the message is for the player.
    """
    try:
        write_atomic(path, board_text(deal).encode())
    except OSError as error:
        raise SaveFileError(f"{shown(path)} could not be saved: {reason(error)}.") from error
    except ValueError as error:
        raise SaveFileError(f"{shown(path)} is no name of a file.") from error
