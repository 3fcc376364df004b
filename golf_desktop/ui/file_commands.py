"""Opening and saving: games as files, boards as text, and what was opened last."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMenu

from golf_desktop.engine.notation import NotationError, board_text, parse_board
from golf_desktop.model.round_play import RoundPlay
from golf_desktop.model.table import Table
from golf_desktop.said import said, said_by
from golf_desktop.storage.board_file import BOARD_SUFFIX, read_game, write_board
from golf_desktop.storage.save_file import SUFFIX, SavedGame, SaveFileError, write
from golf_desktop.storage.settings import RecentFiles
from golf_desktop.storage.struct_file import StructFile
from golf_desktop.ui.file_names import ask_name
from golf_desktop.ui.language import told

_LONGEST_BOARD = 4000
"""No board has more signs."""
_KEPT = 8
"""How many recent files are kept."""


class FileCommands(QObject):
    """What the player can do with files. A file is read whole before the board is touched.

    Args:
        window: the window that dialogs belong to.
        table: the game that is saved and replaced.
        rounds: the round, whose holes are played once.
        recent: where the recent files are kept.
    """

    failed = Signal(str)
    """Something could not be opened or saved: why, for the player."""
    done = Signal(str)
    """What was done, for the player."""

    def __init__(
        self,
        window: QMainWindow,
        table: Table,
        rounds: RoundPlay,
        recent: StructFile[RecentFiles],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._rounds = rounds
        self._table = table
        self._recent = recent

    def open(self) -> None:
        """Let the player choose a file and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open a game or a board"),
            "",
            self.tr("Games and boards (*.golf *.txt);;All files (*)"),
        )
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> bool:
        """Open a save file or a board; say whether it could be opened."""
        try:
            saved = read_game(path, self._table.rules)
        except SaveFileError as error:
            self.failed.emit(told(said_by(error)))
            return False
        number = self._round_of(saved)
        if number is not None:
            # A hole is played once: what is made of its file is another attempt.
            saved = replace(saved, attempt=None, begun=None, round=None)
        self._table.open(saved)
        self._remember(path)
        if number is not None:
            text = self.tr(
                "This is a hole of round {number}, opened as practice: it counts for nothing there."
            )
            self.done.emit(text.format(number=number))
        return True

    def _round_of(self, saved: SavedGame) -> int | None:
        """The number of the round that a game is a hole of, or None.

        The file tells it of rounds that are over and gone; the rounds that are kept, of files
        that do not tell.
        """
        found = self._rounds.round_of(saved)
        return saved.round if found is None else found.nine.number

    def _snapshot(self) -> SavedGame:
        """The game on the board; of a hole with the number of its round."""
        saved = self._table.snapshot()
        return replace(saved, round=self._round_of(saved))

    def save_as(self) -> None:
        """Let the player choose a name and save the game, or its board as text, under it."""
        number = self._table.game.deal.number
        proposed = f"deal-{number}{SUFFIX}" if number is not None else f"board{SUFFIX}"
        title, kinds = self.tr("Save the game"), self.tr("Games (*.golf);;Boards as text (*.txt)")
        saved = self._snapshot()
        path = ask_name(self._window, title, proposed, kinds, SUFFIX, BOARD_SUFFIX)
        if path is not None:
            self.save_file(path, saved)

    def save_file(self, path: Path, saved: SavedGame | None = None) -> bool:
        """Save a game, or its board as text by the file's ending; say whether it was saved.

        Args:
            path: the file.
            saved: the game; None takes the one on the board.
        """
        saved = saved or self._snapshot()
        try:
            if path.suffix.lower() == BOARD_SUFFIX:
                if self._table.refuse(self._table.limits.answers):
                    return False
                write_board(path, saved.game.deal)
            else:
                write(path, saved)
        except SaveFileError as error:
            self.failed.emit(told(said_by(error)))
            return False
        self._remember(path)
        self.done.emit(self.tr("Saved as {name}.").format(name=path.name))
        return True

    def copy_board(self) -> None:
        """Put the deal's board on the clipboard as text, unless its stock is not to be told."""
        if self._table.refuse(self._table.limits.answers):
            return
        QGuiApplication.clipboard().setText(board_text(self._table.game.deal, self._seen_at()))
        self.done.emit(self.tr("The board is on the clipboard."))

    def _seen_at(self) -> int:
        """The slots that are empty, for a board that tells no more than the player can see."""
        position = self._table.position
        over = position.outcome() is not None
        return position.deal.rules.layout.full if over else position.removed

    def paste_board(self) -> None:
        """Deal the board whose text is on the clipboard."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self.failed.emit(self.tr("The clipboard is empty."))
            return
        try:
            if len(text) > _LONGEST_BOARD:
                raise NotationError(said("the text is too long"))
            dealt = parse_board(text, self._table.rules)
        except NotationError as error:
            text = self.tr("On the clipboard is no board: {problem}.")
            self.failed.emit(text.format(problem=told(said_by(error))))
            return
        self._table.enter(dealt)

    def fill_recent(self, menu: QMenu) -> None:
        """Fill a menu with the recent files that are still there."""
        menu.clear()
        for name in self._recent_files()[:_KEPT]:
            path = Path(name)
            if _is_there(path):
                action = menu.addAction(path.name.replace("&", "&&"))
                action.setToolTip(name)
                action.triggered.connect(partial(self.open_file, path))
        menu.setToolTipsVisible(True)
        if menu.isEmpty():
            menu.addAction(self.tr("No recent files")).setEnabled(False)

    def _remember(self, path: Path) -> None:
        name = str(path.resolve())
        if not name.isprintable():
            return  # a name that is no text can be opened, but not written down
        others = [other for other in self._recent_files() if other != name]
        self._recent.save(RecentFiles(files=[name, *others][:_KEPT]))

    def _recent_files(self) -> list[str]:
        """The paths of the recent files; what is wrong with their list is told."""
        self._recent.problem = None
        files = self._recent.load().files
        if self._recent.problem is not None:
            self.failed.emit(told(self._recent.problem))
        return files


def _is_there(path: Path) -> bool:
    """Whether there is such a file, as far as we may know: its folder may be closed to us."""
    try:
        return path.is_file()
    except OSError:
        return False
