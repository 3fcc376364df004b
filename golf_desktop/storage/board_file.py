"""Boards as text files, in the format of PySolFC and the black-hole-solver tools."""

from __future__ import annotations

from pathlib import Path

from golf_desktop.engine.deal import Deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.notation import NotationError, board_text, parse_board
from golf_desktop.engine.rules import Rules
from golf_desktop.said import said, said_by
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
    name = shown(path)
    try:
        text = read_file(path).decode("utf-8-sig")
        if text.lstrip().startswith("{") or path.suffix.lower() == SUFFIX:
            return read(path)
        return SavedGame(Game(parse_board(text, rules)))
    except OSError as error:
        problem = said("{name} could not be read: {why}.", name=name, why=reason(error))
    except UnfitFileError as error:
        problem = said("{name} is no board: {why}.", name=name, why=said_by(error))
    except UnicodeDecodeError as error:
        if path.suffix.lower() == SUFFIX:
            return read(path)
        problem = said(
            "{name} is no board: byte {place} is no text.", name=name, place=error.start + 1
        )
    except NotationError as error:
        problem = said("{name} is no board: {why}.", name=name, why=said_by(error))
    except ValueError:
        problem = said("{name} is no name of a file.", name=name)
    raise SaveFileError(problem)


def write_board(path: Path, deal: Deal) -> None:
    """Write a deal's board as text, whole or not at all.

    Raises:
        SaveFileError: it could not be written; the message is for the player.
    """
    try:
        write_atomic(path, board_text(deal).encode())
    except OSError as error:
        raise SaveFileError(
            said("{name} could not be saved: {why}.", name=shown(path), why=reason(error))
        ) from error
    except ValueError as error:
        raise SaveFileError(said("{name} is no name of a file.", name=shown(path))) from error
