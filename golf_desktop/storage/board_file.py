"""Boards as text files, in the format of PySolFC and the black-hole-solver tools."""

from __future__ import annotations

from pathlib import Path

from golf_desktop.engine.deal import Deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.notation import NotationError, board_text, parse_board
from golf_desktop.engine.rules import Rules
from golf_desktop.storage.files import UnfitFileError, read_file, reason, write_atomic
from golf_desktop.storage.save_file import SUFFIX, SavedGame, SaveFileError, read

BOARD_SUFFIX = ".txt"


def read_game(path: Path, rules: Rules) -> SavedGame:
    """Read a save file, or a board's text from a file with another ending.

    Args:
        path: the file.
        rules: the rules to play a board by; a save file has its own.

    Raises:
        SaveFileError: it is neither; the message is for the player.
    """
    if path.suffix.lower() == SUFFIX:
        return read(path)
    try:
        return SavedGame(Game(parse_board(read_file(path).decode("utf-8-sig"), rules)))
    except OSError as error:
        raise SaveFileError(f"{path.name} could not be read: {reason(error)}.") from error
    except UnfitFileError as error:
        raise SaveFileError(f"{path.name} is no board: {error}.") from error
    except UnicodeDecodeError as error:
        raise SaveFileError(f"{path.name} is no board: byte {error.start} is no text.") from error
    except NotationError as error:
        raise SaveFileError(f"{path.name} is no board: {error}.") from error


def write_board(path: Path, deal: Deal) -> None:
    """Write a deal's board as text, whole or not at all.

    Raises:
        SaveFileError: it could not be written; the message is for the player.
    """
    try:
        write_atomic(path, board_text(deal).encode())
    except OSError as error:
        raise SaveFileError(f"{path.name} could not be saved: {reason(error)}.") from error
