"""What the board itself tells: the end of a deal, and the deal that can be brought back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy

from golf_desktop.engine.position import Outcome
from golf_desktop.model.round_play import RoundPlay
from golf_desktop.model.table import LeftGame, Table
from golf_desktop.ui.board.clear_place import clear_place, hidden_by
from golf_desktop.ui.board.view import BoardView
from golf_desktop.ui.design import TITLE, Cloth, embolden, panel_style, scale_font
from golf_desktop.ui.round.texts import hole_title, waits_text
from golf_desktop.ui.texts import outcome_detail, outcome_title, score_text, short_deal_text

if TYPE_CHECKING:  # it is loaded at the end of the first hole
    from golf_desktop.ui.round.strip import CardStrip

_LOW = 480
"""Below this height in pixels a board has no room for a panel of several rows."""
_EDGE = 14
"""Pixels between a panel and the edge of the board."""
_EDGE_PART = 6
"""The lower edge of a card is this part of its height."""
_NEAR = 3
"""So many pixels are left where room is scarce."""


class Panel(QFrame):
    """A small frame with a text and buttons that lies on the board and asks for nothing.

    Args:
        view: the board it lies on.
    """

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self.setObjectName("panel")
        self.title = QLabel()
        self.title.setObjectName("title")
        scale_font(self.title, TITLE)
        embolden(self.title)
        self.detail = QLabel()
        self.detail.setObjectName("detail")
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self._view = view
        self._names: list[tuple[QPushButton, Callable[[], str]]] = []
        self._hints: list[tuple[QPushButton, Callable[[], str]]] = []
        view.laid_out.connect(self._follow_layout)
        self.set_cloth(view.cloth)
        view.cloth_changed.connect(self.set_cloth)
        self.hide()

    def set_cloth(self, cloth: Cloth) -> None:
        """Lie on another cloth."""
        self.setStyleSheet(panel_style(cloth))

    def add_button(
        self,
        text: str | Callable[[], str],
        act: Callable[[], object],
        *,
        first: bool = False,
        name: Callable[[], str] | None = None,
    ) -> QPushButton:
        """Add a button and give it. A click on it leaves the keyboard with the board.

        Args:
            text: what stands on it, or gives it in the language that is spoken.
            act: what it does.
            first: whether it is the one that is most likely wanted.
            name: gives what it is called, where its text is only a sign.
        """
        button = QPushButton(self)
        if isinstance(text, str):
            button.setText(text)
        else:
            self._names.append((button, text))
        if name is not None:
            self._hints.append((button, name))
        self._name_buttons()
        if first:
            button.setObjectName("first")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setCursor(Qt.CursorShape.ArrowCursor)
        button.clicked.connect(lambda: act())  # without the "checked" that Qt would pass
        self.buttons.addWidget(button)
        return button

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._name_buttons()
            if not self.isHidden():
                self._speak()

    def _name_buttons(self) -> None:
        for button, text in self._names:
            button.setText(text())
        for button, name in self._hints:
            button.setToolTip(name())
            button.setAccessibleName(name())

    def _speak(self) -> None:
        """Say what it tells anew, in the language that is spoken now."""
        raise NotImplementedError

    def lay(self) -> None:
        """Show it in its place on the board."""
        self.adjustSize()
        self._place()
        self.show()
        self.raise_()

    def leave(self) -> None:
        """Hide it; the keyboard goes back to the board if it was here."""
        if any(button.hasFocus() for button in self.findChildren(QPushButton)):
            self._view.setFocus()
        self.hide()

    @property
    def _room(self) -> QRect:
        """Where on the board it can be."""
        return self._view.rect().adjusted(_NEAR, _NEAR, -_NEAR, -_NEAR)

    def _follow_layout(self) -> None:
        if not self.isHidden():
            self._place()

    def _place(self) -> None:
        raise NotImplementedError


class EndPanel(Panel):
    """Says that the deal is over, the score, and what can be done now.

    Args:
        view: the board it lies on.
        table: the game it tells of.
        new_deal: deals anew.
        rounds: the round that the deal may be a hole of.
    """

    card_asked = Signal()
    """The player wants to see the score card."""
    round_asked = Signal()
    """The player wants to begin another round."""
    share_asked = Signal()
    """The player wants to share what the deal or the round has come to."""
    review_asked = Signal()
    """The player wants to look back at the deal."""

    def __init__(
        self, view: BoardView, table: Table, new_deal: Callable[[], object], rounds: RoundPlay
    ) -> None:
        super().__init__(view)
        self._table = table
        self._rounds = rounds
        self._score = self._detail = ""
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        for part in (self.title, self.detail):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._parts.addWidget(part)
        self.strip: CardStrip | None = None
        """The score card, made at the end of the first hole of a round."""
        self._parts.addLayout(self.buttons)
        self._next = self.add_button(lambda: self.tr("Next hole"), rounds.go_on, first=True)
        self._anew = self.add_button(
            lambda: self.tr("New round"), self.round_asked.emit, first=True
        )
        self._card = self.add_button(lambda: self.tr("Score card"), self.card_asked.emit)
        self._usual = (
            self.add_button(lambda: self.tr("New deal"), new_deal, first=True),
            self.add_button(lambda: self.tr("Same deal"), table.restart),
            self.add_button(lambda: self.tr("Undo"), table.undo),
        )
        self.add_button(lambda: self.tr("Review"), self.review_asked.emit)
        self._share = self.add_button(lambda: self.tr("Share"), self.share_asked.emit)
        close = self.add_button("✕", self.leave, name=lambda: self.tr("Close"))
