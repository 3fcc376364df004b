"""Telling a screen reader what happens on the board."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from golf_desktop.engine.position import Move
from golf_desktop.model.table import Table
from golf_desktop.ui.announcing import announce
from golf_desktop.ui.board.scene import BoardScene
from golf_desktop.ui.board.target import Target
from golf_desktop.ui.board.view import BoardView
from golf_desktop.ui.spoken.board_parts import BoardParts
from golf_desktop.ui.spoken.texts import move_said, spoken, undo_said, waste_name
from golf_desktop.ui.status import StatusLine
from golf_desktop.ui.texts import deal_text


class Announcer(QObject):
    """Announces moves, hints, messages, the way of the keyboard's ring and the end.

    What one input sets off is announced as one text, in order: of two announcements a screen
    reader may drop the first.

    Args:
        parts: the board's parts, for their names; it is the owning object too.
        table: the game.
        view: the board; what its panels tell is read out.
        scene: the cards on it.
        status: whose messages are read out.
    """

    said = Signal(str)
    """This was announced."""

    def __init__(
        self,
        parts: BoardParts,
        table: Table,
        view: BoardView,
        scene: BoardScene,
        status: StatusLine,
    ) -> None:
        super().__init__(parts)
        self._parts = parts
        self._table = table
        self._view = view
        self._scene = scene
        self._focus: Target | None = scene.focus
        self._waiting: list[str] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._tell)
        table.moved.connect(self._on_moved)
        table.undone.connect(self._on_undone)
        table.dealt.connect(self._on_dealt)
        scene.focus_moved.connect(self._on_focus_moved)
        status.messageChanged.connect(self._say)
        view.told.connect(self._say)

    def _say(self, text: str) -> None:
        if text:
            self._waiting.append(spoken(text))
            self._soon.start()

    def _tell(self) -> None:
        before, self._focus = self._focus, self._scene.focus
        if self._focus != before and self._focus is not None:
            self._waiting.append(self._parts.name_of(self._focus))
        if not self._waiting:
            return
        text = ". ".join(each.rstrip(".") for each in self._waiting)
        self._waiting = []
        announce(self._view, text)
        self.said.emit(text)

    def _on_moved(self, move: Move) -> None:
        self._say(move_said(self._table.position, move))

    def _on_undone(self, move: Move) -> None:
        self._say(undo_said(self._table.position, move))

    def _on_dealt(self) -> None:
        self._say(deal_text(self._table.game.deal))
        self._say(waste_name(self._table.position))

    def _on_focus_moved(self) -> None:
        self._soon.start()
