"""The review window: scores, graph, the moves that gave strokes away, and what can be done."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.model.reviewer import ReviewedMove, Reviewer
from golf_desktop.model.table import Table
from golf_desktop.model.thinker import Thinker
from golf_desktop.storage.save_file import SavedGame
from golf_desktop.ui.design import GAP, MARGIN, TITLE, scale_font, small_print
from golf_desktop.ui.flow import Flow
from golf_desktop.ui.review.elided import ElidedLabel
from golf_desktop.ui.review.graph import ReviewGraph
from golf_desktop.ui.review.head import Head
from golf_desktop.ui.review.lapses import LapseList
from golf_desktop.ui.review.texts import better_text, move_sentence, played_text
from golf_desktop.ui.scrolling import add_footer
from golf_desktop.ui.side_window import SideWindow
from golf_desktop.ui.texts import short_deal_text

_SIZE = QSize(720, 600)
_SMALLEST = QSize(520, 380)


class ReviewWindow(SideWindow):
    """Shows what a game could have come to. Lies beside the board, which can be played on.

    Args:
        thinker: who works it out.
        table: where a move is shown, and the game played on from it.
        parent: the window with the board.
    """

    help_page = "strategy#review"
    """The page of the help that tells of it."""

    told = Signal(str)
    """What was put on the board, for the player."""

    def __init__(self, thinker: Thinker, table: Table, parent: QWidget) -> None:
        super().__init__(parent, _SIZE, _SMALLEST)
        self._table = table
        self._board = parent
        self._moves: tuple[ReviewedMove, ...] = ()
        self.reviewer = Reviewer(thinker, self)
        self.head = Head(self.reviewer)
        self.graph = ReviewGraph()
        self.move_line = ElidedLabel()
        self.lapses = LapseList()
        self.nothing = _paragraph()
        self.message = _paragraph()
        self._lay_out()
        self._connect()
        self._dim_small_print()

    def look_back(self, saved: SavedGame) -> None:
        """Show a game in the place of the one before."""
        self.reviewer.look_back(saved.game)

    @property
    def selected(self) -> ReviewedMove | None:
        """The selected move, or None."""
        index = self.graph.selected
        return None if index is None or not self._moves else self._moves[index]

    # -- What can be done ------------------------------------------------------------------

    def play_on(self) -> None:
        """Put the position before the selected move on the board, to be played on."""
        move = self.selected
        if move is not None:
            # Whoever has seen the review has been helped.
            self._table.open(SavedGame(self.reviewer.game.up_to(move.index), hints=1))
            self._show_board(move)

    def show_move(self) -> None:
        """Show the game again on the board, from the position before the selected move."""
        move = self.selected
        if move is not None:
            self._table.replay(self.reviewer.game, move.index)
            self._show_board(move)

    def _show_board(self, move: ReviewedMove) -> None:
        played = played_text(move.before, move.move)
        number = move.index + 1
        if move.lapse is None:
            text = self.tr("Before move {number}: {played}.")
        else:
            text = self.tr("Before move {number}: {played}. Better: {better}.")
        self._board.window().activateWindow()
        self.told.emit(text.format(number=number, played=played, better=better_text(move)))

    # -- What it shows ---------------------------------------------------------------------

    def _follow(self) -> None:
        """Show what is known now."""
        game, review = self.reviewer.game, self.reviewer.review
        self.setWindowTitle(self.tr("Review – {deal}").format(deal=short_deal_text(game.deal)))
        self._moves = self.reviewer.moves()
        self.pages.setCurrentWidget(self.message if review is None else self.content)
        self.message.setText(
            self.tr("Working it out…")
            if not self.reviewer.is_refused
            else self.tr("This layout is too large to look back at exactly.")
        )
        if review is not None:
            self.graph.show_moves(self._moves, review.best, review.score)
            self.lapses.show_moves(self._moves)
            self.nothing.setText(self.head.sentence)
            self.nothing.setVisible(self.lapses.is_empty)
            self.lapses.setVisible(not self.lapses.is_empty)
            (self.graph if self.lapses.is_empty else self.lapses).setFocus()
        self._select(review.lapses[0].index if review is not None and review.lapses else None)

    def _select(self, index: int | None) -> None:
        """Select a move in the graph and in the list."""
        self.graph.select(index if self._moves else None)
        self.lapses.select(index)
        move = self.selected
        text = self.tr("Select a move in the graph to see what it did.")
        self.move_line.show_text(text if move is None else move_sentence(move))
        self._enable(move is not None)

    def _enable(self, can_go: bool) -> None:
        """Let the buttons that need a move be pressed when there is one, else say why not."""
        if self.reviewer.is_refused:
            why = self.tr("Without a review there is no move to select.")
        elif self.reviewer.review is None:
            why = self.tr("The review is still being worked out.")
        else:
            why = self.tr("Select a move first, in the graph or in the list.")
        for button, tip in (
            (self.play_button, self.tr("Begin a new attempt from before the selected move")),
            (self.show_button, self.tr("Replay the game from before the selected move")),
        ):
            button.setEnabled(can_go)
            button.setToolTip(tip if can_go else why)

    # -- The window itself -----------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:
        """Want no answer any more."""
        self.reviewer.drop()
        super().closeEvent(event)

    def _dim_small_print(self) -> None:
        self.message.setPalette(small_print(self.palette()))

    def _connect(self) -> None:
        self.reviewer.changed.connect(self._follow)
        for part in (self.graph, self.lapses):
            part.picked.connect(self._select)
            part.chosen.connect(self.play_on)
        self.play_button.clicked.connect(self.play_on)
        self.show_button.clicked.connect(self.show_move)
        self.close_button.clicked.connect(self.close)

    def _lay_out(self) -> None:
        self.play_button = QPushButton(self.tr("&Play on from here"))
        self.show_button = QPushButton(self.tr("&Show this move on the board"))
        self.close_button = QPushButton(self.tr("&Close"))
        buttons = Flow()
        buttons.addWidget(self.play_button)
        buttons.addWidget(self.show_button)
        buttons.add_stretch()
        buttons.addWidget(self.close_button)
        scale_font(self.nothing, TITLE)
        self.content = QWidget()
        parts = QVBoxLayout(self.content)
        parts.setContentsMargins(0, 0, 0, 0)
        parts.setSpacing(GAP)
        parts.addWidget(self.nothing)
        parts.addWidget(self.graph, 3)
        parts.addWidget(self.move_line)
        parts.addWidget(self.lapses, 2)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.message)
        self.pages.addWidget(self.content)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(GAP)
        column.addWidget(self.head)
        column.addWidget(self.pages, 1)
        add_footer(self.body, buttons)


def _paragraph() -> QLabel:
    """A text in the middle of the room that a list or a graph would take."""
    label = QLabel()
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setWordWrap(True)
    label.setMargin(GAP)
    return label
