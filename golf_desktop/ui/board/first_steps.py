"""Shows on the board itself, in three steps, how a card is played. Loaded at the first start only.

Nothing waits for it: whatever the player does meanwhile counts, and leads on or ends it.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout

from golf_desktop.engine.cards import Rank
from golf_desktop.engine.position import Move, Play
from golf_desktop.model.table import Table
from golf_desktop.ui.board.clear_place import clear_place
from golf_desktop.ui.board.key_labels import label_of
from golf_desktop.ui.board.marks import Ring
from golf_desktop.ui.board.panels import Panel
from golf_desktop.ui.board.scene import BoardScene
from golf_desktop.ui.board.target import Spot, Target
from golf_desktop.ui.board.view import BoardView
from golf_desktop.ui.design import EDGE, GAP, HAIR, HINT, HINT_FILL, MARGIN
from golf_desktop.ui.key_names import KeyNames
from golf_desktop.ui.scrolling import letters_of
from golf_desktop.ui.texts import a_rank, card_text, on_rank

_WASTE, _PLAY, _GO_ON = range(1, 4)
"""The steps: what fits, how it is played, and how it goes on."""
_WIDTH = 330
"""How wide its text is at most, in pixels, where the letters are of the usual size."""


class FirstSteps(Panel):
    """A panel that tells what to do, and a ring around the card that it speaks of.

    Args:
        view: the board it lies on.
        scene: where the ring is laid.
        table: the game that it is shown with.
        keys: what the keys are called.
    """

    ended = Signal()
    """The player has seen it, or does not want to."""

    def __init__(self, view: BoardView, scene: BoardScene, table: Table, keys: KeyNames) -> None:
        super().__init__(view)
        self.step = 0
        """The step that is shown, from 1 to 3; 0 while none is."""
        self._scene = scene
        self._table = table
        self._keys = keys
        self.ring = Ring(HINT, 0.015, 0.055, HINT_FILL)
        scene.addItem(self.ring)
        self.place_text = QLabel()
        self.place_text.setObjectName("detail")
        self.detail.setWordWrap(True)
        self.detail.setAlignment(Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, GAP, MARGIN, GAP)
        column.addWidget(self.detail)
        self.buttons.addWidget(self.place_text)
        self.buttons.add_stretch()
        column.addLayout(self.buttons)
        self.skip_button = self.add_button(lambda: self.tr("Skip"), self.end)
        self.next_button = self.add_button(lambda: self.tr("Next"), self._go_on, first=True)
        table.moved.connect(self._follow_move)
        for signal in (table.dealt, table.undone, table.rules_chosen):
            signal.connect(self._show_step)
        keys.changed.connect(self._show_step)
        table.ended.connect(self.end)
        table.replay_changed.connect(self.end)

    @property
    def hindrance(self) -> str:
        """Why it cannot be shown with what is on the board now, or nothing."""
        if self._table.is_replay:
            return self.tr("A replay shows no first steps: go back to your game for them.")
        if self._table.position.outcome() is not None:
            return self.tr("This deal is over: begin another for the first steps.")
        return ""

    def begin(self) -> None:
        """Show the first step, unless something hinders it."""
        if self.hindrance:
            return
        self.step = _WASTE if self._table.position.waste is not None else _PLAY
        self._show_step()

    def end(self) -> None:
        """Show it no more."""
        if self.step:
            self.step = 0
            self.ring.setVisible(False)
            self.leave()
            self.ended.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip it by Escape, press a button by Enter too."""
        if event.key() == Qt.Key.Key_Escape:
            self.end()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            button = self.next_button if self.next_button.hasFocus() else self.skip_button
            button.click()
        else:
            super().keyPressEvent(event)

    # -- The steps -------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self.step == _GO_ON:
            self.end()
        else:
            self.step += 1
            self._show_step()

    def _follow_move(self, move: Move) -> None:
        """Go on with what the player does. Who goes on in the last step needs no more of it."""
        if self.step == _GO_ON:
            self.end()
        elif self.step:
            self.step = _GO_ON if isinstance(move, Play) else _PLAY
            self._show_step()

    def _show_step(self) -> None:
        if not self.step:
            return
        self.detail.setText(self._text())
        self.setAccessibleName(self.detail.text())
        self.place_text.setText(self.tr("Step {number} of 3").format(number=self.step))
        self.skip_button.setVisible(self.step != _GO_ON)
        is_last = self.step == _GO_ON
        self.next_button.setText(self.tr("Got it") if is_last else self.tr("Next"))
        self.lay()

    def _speak(self) -> None:
        self._show_step()

    def _text(self) -> str:
        """What the present step tells."""
        if self.step == _WASTE:
            return self._waste_text()
        if self.step == _PLAY:
            return self._play_text()
        has_stock = self._table.game.deal.rules.layout.has_stock
        stock = self.tr("When nothing fits, click the stock or press Space.") if has_stock else ""
        return " ".join(
            filter(None, (self.tr("So it goes on, card by card."), stock, *self._key_texts()))
        )

    def _key_texts(self) -> list[str]:
        """What the most useful keys do; a command that has none is left out."""
        texts = {
            "undo": self.tr("{key} takes a move back."),
            "hint": self.tr("{key} gives a hint."),
            "help": self.tr("{key} tells all the rest."),
        }
        keys = {name: self._keys.of(name) for name in texts}
        return [text.format(key=keys[name]) for name, text in texts.items() if keys[name]]

    def _waste_text(self) -> str:
        position = self._table.position
        rules, rank = position.deal.rules, position.waste_rank
        begin = self.tr(
            "This is the waste. Bring all cards onto it, one rank up or down at a time."
        )
        takers = [a_rank(each) for each in rules.takers(rank)]
        if rank is Rank.JOKER:
            return f"{begin} " + self.tr("Any card goes on {waste}.").format(waste=on_rank(rank))
        if not takers:
            return f"{begin} " + self.tr("Nothing goes on {waste}.").format(waste=on_rank(rank))
        return f"{begin} " + self.tr("On {waste} goes {cards}.").format(
            waste=on_rank(rank), cards=self.tr(" or ").join(takers)
        )

    def _play_text(self) -> str:
        position = self._table.position
        slot = self._offered()
        if slot is None:
            return self.tr("Nothing fits now: click the stock or press Space for its next card.")
        layout = position.deal.rules.layout
        return self.tr(
            "{card} is free, since nothing lies on it, and it fits. Click it, or press {key}."
        ).format(card=card_text(position.deal.cards[slot]), key=self._key(label_of(layout, slot)))

    def _key(self, label: str) -> str:
        """A key of the board: digits play alone, letters with Alt."""
        return label if label.isdigit() else self.tr("Alt+{key}").format(key=label.upper())

    def _offered(self) -> int | None:
        """The card that could be played now; the first that the keyboard's ring would find."""
        first = self._scene.walk.first()
        position = self._table.position
        return first if isinstance(first, int) and position.is_legal(Play(first)) else None

    def _target(self) -> Target | None:
        """What the present step speaks of."""
        if self.step == _WASTE:
            return Spot.WASTE
        offered = self._offered() if self.step == _PLAY else None
        has_stock = bool(self._table.position.stock_left)
        return Spot.STOCK if offered is None and has_stock else offered

    # -- Where it lies ---------------------------------------------------------------------

    def _place(self) -> None:
        """Where it hides nothing that can be played, rather low and in the middle."""
        if not self.step:
            return
        target = self._target()
        if target is None:
            self.ring.setVisible(False)
        else:
            self.ring.lay(self._scene.target_rect(target).topLeft())
        view = self._view
        width = round(min(_WIDTH * letters_of(self), view.width() - 2 * (EDGE + MARGIN + HAIR)))
        self.detail.setFixedWidth(width)
        self.detail.setFixedHeight(self.detail.heightForWidth(width))
        self.adjustSize()
        usual = QRect(QPoint(0, 0), self.size())
        usual.moveBottomRight(QPoint(view.width() - EDGE, view.height() - EDGE))
        taken = [area.adjusted(-GAP, -GAP, GAP, GAP) for area in view.playable_areas()]
        place = clear_place(usual, self._room, taken, view.tableau_areas())
        self.setGeometry(place)
