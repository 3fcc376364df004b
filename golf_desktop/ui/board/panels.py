"""What the board itself tells: the end of a deal, and the deal that can be brought back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy

from golf_desktop.engine.position import Outcome
from golf_desktop.model.daily import Daily
from golf_desktop.model.round_play import RoundPlay
from golf_desktop.model.table import LeftGame, Table
from golf_desktop.ui.board.clear_place import clear_place, hidden_by
from golf_desktop.ui.board.view import BoardView
from golf_desktop.ui.daily.texts import plain_day
from golf_desktop.ui.design import (
    EDGE,
    GAP,
    MARGIN,
    NEAR,
    PANEL,
    PANEL_ROW,
    TITLE,
    Cloth,
    embolden,
    panel_style,
    scale_font,
)
from golf_desktop.ui.flow import Flow
from golf_desktop.ui.key_names import KeyNames
from golf_desktop.ui.round.texts import hole_title, waits_text
from golf_desktop.ui.texts import outcome_detail, outcome_title, score_text, short_deal_text
from golf_desktop.ui.touch import least_target

if TYPE_CHECKING:  # it is loaded at the end of the first hole
    from golf_desktop.ui.round.strip import CardStrip

_LOW = 480
"""Below this height in pixels a board has no room for a panel of several rows."""
_EDGE_PART = 6
"""The lower edge of a card is this part of its height."""
_NEAR = 3
"""So many pixels are left where room is scarce."""


class Panel(QFrame):
    """A small frame with a text and buttons that lies on the board and asks for nothing.

    Args:
        view: the board it lies on.
        centred: whether the buttons stand in the middle.
    """

    def __init__(self, view: BoardView, *, centred: bool = False) -> None:
        # Of all that lies on a scroll area, a screen reader finds only what is on its viewport.
        super().__init__(view.viewport())
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setObjectName("panel")
        self.title = QLabel()
        self.title.setObjectName("title")
        scale_font(self.title, TITLE)
        embolden(self.title)
        self.detail = QLabel()
        self.detail.setObjectName("detail")
        self.buttons = Flow(spacing=GAP, centred=centred)
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
        # The panel's own style does not ask the application's.
        button.setMinimumSize(least_target(), least_target())
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
        self._view.told.emit(". ".join(filter(None, (self.title.text(), self.detail.text()))))

    def make_ahead(self) -> None:
        """Work its style and its size out before it is first wanted."""
        self.ensurePolished()
        self.adjustSize()

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
        super().__init__(view, centred=True)
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
        close.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        table.ended.connect(self._show_end)
        table.dealt.connect(self.leave)
        table.resumed.connect(self.leave)

    def _show_end(self, outcome: Outcome) -> None:
        game = self._table.game
        hole = self._rounds.hole
        title = hole_title(hole, self._rounds.card) if hole else outcome_title(outcome)
        if self._table.is_replay:
            solved = self._table.is_solution
            shown = self.tr("Solution: {end}") if solved else self.tr("Replay: {end}")
            title = shown.format(end=title)
        self.title.setText(title)
        self._offer(hole)
        self._score = score_text(game.position)
        self._detail = outcome_detail(game.position, game.cursor, self._table.seconds)
        self.lay()

    def _speak(self) -> None:
        outcome = self._table.game.outcome()
        if outcome is not None:
            self._show_end(outcome)

    def _offer(self, hole: int) -> None:
        """Offer what can be done after a hole of a round, or after any other deal."""
        self._next.setVisible(bool(hole) and not self._rounds.is_over)
        self._anew.setVisible(bool(hole) and self._rounds.is_over)
        self._card.setVisible(bool(hole))
        for button in self._usual:
            button.setVisible(not hole)
        if hole and self.strip is None:
            from golf_desktop.ui.round.strip import CardStrip

            self.strip = CardStrip()
            self._parts.insertWidget(2, self.strip)
        if self.strip is not None and self._rounds.round is not None:
            self.strip.show_round(self._rounds.round)

    def _place(self) -> None:
        """In the middle, above the waste, or well below it where the waste lies at the top.

        Where it would hide free cards there it goes to where it does not, and to where the other
        cards can be read; as one row if need be, on a low board at once. Where that is nowhere to
        be had it lies over the lower edges of free cards.
        """
        whole = self._view.playable_areas()
        free = [area.adjusted(0, 0, 0, -area.height() // _EDGE_PART) for area in whole]
        telling = [*self._view.telling_areas(), *whole]
        found = {}
        for is_row in self._forms():
            self._form(is_row=is_row)
            place = clear_place(self._usual_place(), self._room, free, telling)
            found[is_row] = hidden_by(place, free), hidden_by(place, telling), is_row, place
            if not any(found[is_row][:2]):
                break
        _, _, is_row, place = min(found.values(), key=lambda each: each[:3])
        self._form(is_row=is_row)
        self.setGeometry(place)

    def _forms(self) -> tuple[bool, ...]:
        """The forms to try, each a row or not: what is too wide for a row has several."""
        if self._view.height() >= _LOW:
            return False, True
        self._form(is_row=True)
        return (self.sizeHint().width() <= self._widest,)

    @property
    def _widest(self) -> int:
        return self._view.width() - 2 * _NEAR

    def _usual_place(self) -> QRect:
        """The place for it in its present form when nothing is against it."""
        x = (self._view.width() - self.width()) // 2
        y = self._view.lower_row_top() - self.height() - EDGE
        if y < 0:
            y = (self._view.height() - self.height()) * 2 // 3
        return QRect(QPoint(x, max(EDGE, y)), self.size())

    def _form(self, *, is_row: bool) -> None:
        """Be one row, or several with more to read."""
        direction = QBoxLayout.Direction
        self._parts.setDirection(direction.LeftToRight if is_row else direction.TopToBottom)
        self._parts.setSpacing(MARGIN if is_row else NEAR)
        self._parts.setContentsMargins(*(PANEL_ROW if is_row else PANEL))
        self.detail.setText(self._score if is_row else self._detail)
        if self.strip is not None:
            has_room = self.strip.sizeHint().width() + PANEL[0] + PANEL[2] <= self._widest
            self.strip.setVisible(bool(self._rounds.hole) and not is_row and has_room)
        self._fit()
        self.adjustSize()
        if self.width() > self._widest:  # with large letters: the buttons in several lines
            self.resize(self._widest, self.heightForWidth(self._widest))

    def _fit(self) -> None:
        """Where it is too wide, leave out what the tool bar or the menus offer too."""
        _, again, undo = self._usual
        for button in (again, undo):
            button.setVisible(not self._rounds.hole)
        self._share.setVisible(self._table.is_own_play)
        for button in (undo, again, self._share):
            self.buttons.invalidate()  # Qt sees to that only for what is shown already
            self._parts.invalidate()
            if self.sizeHint().width() > self._widest:
                button.hide()
        self.buttons.invalidate()
        self._parts.invalidate()


class LeftPanel(Panel):
    """Offers to bring back the deal that was left in the middle.

    Args:
        view: the board it lies on.
        table: the game it tells of.
        rounds: the round that the deal may be a hole of, which waits then.
        daily: the deals of the day, of which it may be one.
        keys: what the keys are called.
    """

    def __init__(
        self, view: BoardView, table: Table, rounds: RoundPlay, daily: Daily, keys: KeyNames
    ) -> None:
        super().__init__(view)
        row = QHBoxLayout(self)
        row.setContentsMargins(*PANEL_ROW)
        row.setSpacing(MARGIN)
        row.addWidget(self.detail)
        row.addLayout(self.buttons)
        self.add_button(lambda: self.tr("Bring it back"), table.bring_back, first=True)
        self.add_button("✕", table.forget_left_game, name=lambda: self.tr("Close"))
        self._table = table
        self._rounds = rounds
        self._daily = daily
        self._keys = keys
        keys.changed.connect(self._speak)
        self._is_held_back = False
        for signal in (table.moved, table.undone):
            signal.connect(self._make_way)
        table.left.connect(self._offer)
        table.offer_ended.connect(self.leave)
        table.replay_changed.connect(self._offer_again)

    def hold_back(self, held: bool) -> None:
        """Make no offer while something else lies in its place, and make it again after that."""
        self._is_held_back = held
        self._offer_again()

    def _speak(self) -> None:
        if not self.isHidden():
            self._offer_again()

    def _offer_again(self) -> None:
        """Leave the offer to the bar of a replay, and make it again when that is over."""
        if self._is_held_back or self._table.is_replay:
            self.leave()
        elif self._table.left_game is not None:
            self._offer(self._table.left_game)

    def _offer(self, left: LeftGame) -> None:
        if self._is_held_back or self._table.is_replay:
            return
        found = self._rounds.round_of(left.saved)
        if found is not None:
            text = waits_text(found, self._keys, goes_on_next=found is self._rounds.round)
        else:
            text = self._left_text(left)
        self.detail.setText(text)
        self.lay()

    def _left_text(self, left: LeftGame) -> str:
        """What became of a deal, which goes by its date where it is the deal of a day."""
        deal = left.saved.game.deal
        day = self._daily.day_of(deal)
        if day is None:
            again, over = self.tr("{deal} was begun again."), self.tr("{deal} was left.")
            return (again if left.restarted else over).format(deal=short_deal_text(deal))
        again = self.tr("The deal of {day} was begun again.")
        over = self.tr("The deal of {day} was left.")
        return (again if left.restarted else over).format(day=plain_day(day))

    def _place(self) -> None:
        """In the lower right corner, or above the lower row where the waste reaches that far.

        Where it would hide there what can be played, it goes to where it does not.
        """
        x = max(EDGE, self._view.width() - self.width() - EDGE)
        y = self._view.height() - self.height() - EDGE
        if x < self._view.waste_end() and self._view.lower_row_top() > self._view.height() // 2:
            y = self._view.lower_row_top() - self.height() - EDGE
        usual = QRect(QPoint(x, max(EDGE, y)), self.size())
        free, tableau = self._view.playable_areas(), self._view.tableau_areas()
        self.setGeometry(clear_place(usual, self._room, free, tableau))

    def _make_way(self) -> None:
        """After a move another card may be free below it."""
        if self.isVisible():
            self._place()
