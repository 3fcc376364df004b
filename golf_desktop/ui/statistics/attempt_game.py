"""The game of an attempt, to be put on the board again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from golf_desktop.said import said_by
from golf_desktop.storage import save_file
from golf_desktop.storage.attempt import Attempt
from golf_desktop.storage.save_file import SavedGame, SaveFileError
from golf_desktop.ui.language import told


def _tr(text: str) -> str:
    return QCoreApplication.translate("statistics", text)


def game_of(attempt: Attempt, *, with_moves: bool) -> SavedGame | str:
    """Make the game of an attempt, or tell why it cannot be made.

    Args:
        attempt: the attempt.
        with_moves: whether its moves are made, or only its cards dealt.
    """
    if attempt.rules.known is None:
        return _tr("This version of Golf Desktop does not know the attempt's rules.")
    record = attempt.to_record()
    try:
        return save_file.from_record(record if with_moves else {**record, "moves": "", "cursor": 0})
    except SaveFileError as error:
        text = _tr("This attempt cannot be put on the board: {problem}")
        return text.format(problem=told(said_by(error)))
