"""The scene: shows the table's game, a projection of it, and asks the table for moves."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from golf_desktop.engine.position import Move, Play, Refusal
from golf_desktop.model.table import Table
from golf_desktop.solver.hint import Hint
from golf_desktop.ui import motion
from golf_desktop.ui.board.animator import Animator, Rest
from golf_desktop.ui.board.card_item import CardItem
from golf_desktop.ui.board.deck import Deck
from golf_desktop.ui.board.faces import CardFaces
from golf_desktop.ui.board.geometry import CARD_HEIGHT, CARD_WIDTH, Geometry
from golf_desktop.ui.board.ground import Ground
from golf_desktop.ui.board.hand import Hand
from golf_desktop.ui.board.key_labels import KeyLabels, label_of
from golf_desktop.ui.board.marks import Ring
from golf_desktop.ui.board.playable_marks import PlayableMarks
from golf_desktop.ui.board.rests import STOCK_Z, rests_of, to_qt
from golf_desktop.ui.board.target import Spot, Target
from golf_desktop.ui.board.walking import Walk
from golf_desktop.ui.design import FOCUS, HINT, HINT_FILL, TAKES
from golf_desktop.ui.texts import card_text

if TYPE_CHECKING:  # it is loaded at the end of the first deal that is won
    from golf_desktop.ui.board.flourish import Flourish

_FIRST_ASPECT = 1.7
_DEALT_AT_FULL_STEP = 35
"""More cards than these are dealt faster, not to keep the player waiting."""


def card_rect(place: QPointF) -> QRectF:
    """The area of a card whose top left corner lies at a place."""
    return QRectF(place.x(), place.y(), CARD_WIDTH, CARD_HEIGHT)


_BELOW_SIGNS = 0.65
"""The share of a card's height that is below the rank and suit in its corner."""


class BoardScene(QGraphicsScene):
    """The cards on the cloth.

    The model changes at once; the scene then sends every card that lies elsewhere than it should
    to its new place, and may be any number of moves behind.

    Args:
        table: the game to show, and whom to ask for moves.
        faces: where the card pictures come from.
        parent: the owning object.
    """

    reshaped = Signal()
    """The board has been laid out for another game; its size in cards may be another."""
    focus_moved = Signal(str)
    """The keyboard's ring was laid: on what, in words for who cannot see it."""

    def __init__(self, table: Table, faces: CardFaces, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # A few dozen items that all move: an index would cost more than it finds.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._table = table
        self._layout = table.game.deal.rules.layout
        self._aspect = _FIRST_ASPECT
        self._geometry = Geometry.for_aspect(self._layout, self._aspect)
        self.animator = Animator(parent=self)
        self._rests: list[Rest] = []
        self._ground = Ground(self, faces)
        self._deck = Deck(self, faces, self.animator)
        self._labels = KeyLabels()
        self._playable = PlayableMarks()
        self._shows_playable = False
        self._flourish: Flourish | None = None
        self._faces = faces
        self._shows_labels = False
        self._hint_ring = Ring(HINT, 0.015, 0.055, HINT_FILL)
        self._focus_ring = Ring(FOCUS, 0.075, 0.035)
        self._take_ring = Ring(TAKES, 0.015, 0.045)
        for item in (self._hint_ring, self._focus_ring, self._take_ring, self._labels):
            self.addItem(item)
        self.addItem(self._playable)
        self.animator.finished.connect(self._mark_playable)
        self._focus: Target | None = None
        self._hinted: Target | None = None
        self.hand = Hand(self, table, self._take_ring)
        self._deck.take(table.game.deal)
        faces.redrawn.connect(self.update)
        table.laid.connect(self._on_dealt)
        table.moved.connect(self._on_moved)
        table.undone.connect(self._on_undone)
        table.refused.connect(self._on_refused)
        table.rules_chosen.connect(lambda: self.show_hint(None))
        self._lay_out()

    # -- What is where ---------------------------------------------------------------------

    @property
    def geometry(self) -> Geometry:
        """The places of the present board."""
        return self._geometry

    @property
    def cards(self) -> tuple[CardItem, ...]:
        """The card items by their index in the deal."""
        return tuple(self._deck.cards)

    @property
    def focus(self) -> Target | None:
        """What the keyboard's focus ring stands on, or None while it is hidden."""
        return self._focus

    @property
    def hinted(self) -> Target | None:
        """What the hint's mark stands on, or None."""
        return self._hinted

    def rest(self, index: int) -> Rest:
        """Where a card lies, or is on its way to."""
        return self._rests[index]

    def rest_rect(self, index: int) -> QRectF:
        """The area that a card covers once it rests."""
        return card_rect(self._rests[index].place)

    @property
    def waste_top(self) -> int | None:
        """The index of the waste card, or None while there is none."""
        waste = self._table.game.waste
        return waste[-1] if waste else None

    @property
    def labels(self) -> KeyLabels:
        """The keys on the free cards, which are seen while Alt is held."""
        return self._labels

    @property
    def walk(self) -> Walk:
        """The ways of the keyboard's ring at this moment."""
        return Walk(self._table.position, self._geometry)

    def free_slots(self) -> tuple[int, ...]:
        """The slots whose cards are free, from left to right, in columns tier by tier."""
        return self.walk.free

    def waste_area(self) -> QRectF:
        """The area that the waste covers: its bed, its cards, or where it begins."""
        if self._ground.bed is not None:
            return self._ground.bed
        waste = self._table.game.waste
        if not waste:
            return card_rect(self._ground.waste)
        return self.rest_rect(waste[0]).united(self.rest_rect(waste[-1]))

    def playable_areas(self) -> list[QRectF]:
        """What must be seen to play: the free cards, the waste card and the stock."""
        targets: list[Target] = [*self._table.position.free_slots, Spot.WASTE]
        if self._layout.has_stock:
            targets.append(Spot.STOCK)
        return [self.target_rect(target) for target in targets]

    def tableau_areas(self) -> list[QRectF]:
        """Where the cards lie that have not been played."""
        removed = self._table.position.removed
        left = (slot for slot in range(len(self._layout.slots)) if not removed >> slot & 1)
        return [self.rest_rect(slot) for slot in left]

    def telling_areas(self) -> list[QRectF]:
        """Where rank and suit can be read of the cards left in the tableau and of the waste."""
        areas = [*self.tableau_areas(), self.waste_area()]
        return [area.adjusted(0, 0, 0, -_BELOW_SIGNS * area.height()) for area in areas]

    def target_at(self, place: QPointF) -> Target | None:
        """What the player points at.

        A free card that flies home is where it is seen; all else is where it will lie, so that a
        player can be ahead of the animation. A card that flies to the waste hides nothing that
        could be played.
        """
        for slot in self._table.position.free_slots:
            if self._is_seen_flying(slot, place):
                return slot
        target = self._resting_at(place)
        playable = isinstance(target, int) and self._table.position.is_legal(Play(target))
        played = (index for index in self._table.game.waste if index < len(self._layout.slots))
        if not playable and any(self._is_seen_flying(slot, place) for slot in played):
            return Spot.WASTE
        return target

    def _is_seen_flying(self, index: int, place: QPointF) -> bool:
        """Whether a card flies over a place, its face to the player."""
        item = self._deck.cards[index]
        flies = self.animator.is_moving(item) and item.turn >= 0.5
        return flies and card_rect(item.pos()).contains(place)

    def _resting_at(self, place: QPointF) -> Target | None:
        """What lies at a place once nothing moves."""
        x, y = place.x(), place.y()
        # Numbers instead of rectangles, since this is asked at every step of the mouse.
        hits = [
            (rest.z, index)
            for index, rest in enumerate(self._rests)
            if 0 <= x - rest.place.x() <= CARD_WIDTH and 0 <= y - rest.place.y() <= CARD_HEIGHT
        ]
        if hits:
            return self._target_of(max(hits, key=lambda hit: hit[0])[1])
        if self._layout.has_stock and card_rect(self._ground.stock).contains(place):
            return Spot.STOCK
        return Spot.WASTE if self.waste_area().contains(place) else None

    def _target_of(self, index: int) -> Target:
        position, deal = self._table.position, self._table.game.deal
        if index < deal.first:
            return Spot.WASTE if position.removed >> index & 1 else index
        return Spot.STOCK if index >= deal.stock_start + position.turned else Spot.WASTE

    def target_rect(self, target: Target) -> QRectF:
        """The area of the card, the stock or the waste that a target stands for."""
        if target is Spot.STOCK:
            return card_rect(self._ground.stock)
        index = self.waste_top if isinstance(target, Spot) else target
        return card_rect(self._ground.waste) if index is None else self.rest_rect(index)

    # -- Following the table ---------------------------------------------------------------

    def set_aspect(self, aspect: float) -> None:
        """Lay the board out for a view that is `aspect` times as wide as high."""
        self._end_flourish()
        self._aspect = aspect
        self._geometry = Geometry.for_aspect(self._layout, aspect)
        self.hand.drop_home()
        self._lay_out()

    def set_back(self, back: str) -> None:
        """Choose the card back, by its picture's name."""
        self._deck.set_back(back)

    def deal_out(self) -> None:
        """Gather all cards in the stock's place and deal them out."""
        stock = to_qt(self._geometry.stock)
        rests = self._rests_now()
        first, stock_start = self._table.game.deal.first, self._table.game.deal.stock_start
        step = motion.DEAL_STEP_MS * min(1.0, _DEALT_AT_FULL_STEP / first)
        for item in self._deck.cards:
            self.animator.put(item, Rest(stock, STOCK_Z, face_up=False))
        for index, rest in enumerate(rests):
            if index < stock_start or rest.face_up:
                delay = step * min(index, first)
                self.animator.fly(self._deck.cards[index], rest, motion.DEAL_MS, delay)
            else:
                self.animator.put(self._deck.cards[index], rest)
        self._after_change(rests)

    def _rests_now(self) -> list[Rest]:
        return rests_of(self._table.position, self._table.game.waste, self._geometry)

    def _lay_out(self) -> None:
        """Put all that rests in its place on a board of a new shape; what moves goes on to it."""
        self._lay_ground()
        rests = self._rests_now()
        for item, rest in zip(self._deck.cards, rests, strict=True):
            self.animator.retarget(item, rest)
        self._after_change(rests)
        self._show_hint(self._hinted)

    def _lay_ground(self) -> None:
        """Put all that lies under the cards in its place."""
        self.setSceneRect(0, 0, self._geometry.width, self._geometry.height)
        self._ground.lay(self._layout, self._geometry)

    def _follow(self, flown: int | None, ms: float) -> None:
        """Send every card that should lie elsewhere on its way."""
        rests = self._rests_now()
        for index, rest in enumerate(rests):
            if rest != self._rests[index]:
                duration = ms if index == flown else motion.SLIDE_MS
                self.animator.fly(self._deck.cards[index], rest, duration)
        self._after_change(rests)

    def _after_change(self, rests: list[Rest]) -> None:
        self._rests = rests
        self._ground.follow(self._table.position)
        self.set_focus(self.walk.kept(self._focus))
        self._lay_labels()
        self._mark_playable()

    def _moved_card(self, move: Move) -> int:
        """The index of the card that a move moves; for a turn, seen from after it."""
        if isinstance(move, Play):
            return move.slot
        return self._table.game.deal.stock_start + self._table.position.turned - 1

    def _on_dealt(self) -> None:
        self._end_flourish()
        self.hand.drop_home()
        self._show_hint(None)
        self._deck.take(self._table.game.deal)
        self._take_layout()
        self.deal_out()

    def _take_layout(self) -> None:
        """Make the board that of the game's layout, if it is that of another."""
        layout = self._table.game.deal.rules.layout
        if layout == self._layout:
            return
        self._layout = layout
        if isinstance(self._focus, int):
            self._focus = 0  # a slot that every layout has: from there the ring finds a card
        self._geometry = Geometry.for_aspect(layout, self._aspect)
        self._rests = self._rests_now()
        self._lay_ground()
        self.reshaped.emit()

    def _on_moved(self, move: Move) -> None:
        self._end_flourish()
        self.hand.drop_home()
        self._show_hint(None)
        ms = motion.PLAY_MS if isinstance(move, Play) else motion.TURN_MS
        self._follow(self._moved_card(move), ms)
        if self._table.position.is_cleared and not self._table.is_replay and self.animator.factor:
            self._celebrate()

    def load_ahead(self) -> None:
        """Load what shows the end of a won deal, before there is one."""
        import_module("golf_desktop.ui.board.flourish")

    def _celebrate(self) -> None:
        """Let the last cards of the waste go into the hole of a flag."""
        from golf_desktop.ui.board.flourish import Flourish

        waste = self._table.game.waste
        faces = [self._deck.cards[index].face for index in reversed(waste)]
        window = self.views()[0].window().windowHandle()
        self._flourish = Flourish(self, self._faces, self.animator, window)
        self._flourish.begin(faces, self.rest_rect(waste[-1]).center())

    def _end_flourish(self) -> None:
        if self._flourish is not None:
            self._flourish.end()
            self._flourish = None

    def _on_undone(self, move: Move) -> None:
        self._end_flourish()
        self.hand.drop_home()
        self._show_hint(None)
        index = self._moved_card(move)
        self._follow(index if isinstance(move, Play) else index + 1, motion.UNDO_MS)

    def _on_refused(self, move: Move, reason: Refusal) -> None:
        if isinstance(move, Play) and reason in (Refusal.NO_FIT, Refusal.COVERED):
            self.animator.shake(self._deck.cards[move.slot], self._rests[move.slot])

    # -- Marks -----------------------------------------------------------------------------

    def set_focus(self, target: Target | None) -> None:
        """Move the focus ring, or hide it."""
        self._focus = target
        self.name_focus()
        if target is None:
            self._focus_ring.setVisible(False)
        else:
            self._focus_ring.lay(self.target_rect(target).topLeft())

    def name_focus(self) -> None:
        """Tell what the focus ring is around."""
        self.focus_moved.emit(self._in_words(self._focus))

    def _in_words(self, target: Target | None) -> str:
        """What a target is called. Only a free card is ever told, which lies face up."""
        if isinstance(target, int):
            return card_text(self._table.game.deal.cards[target])
        return "" if target is None else self.tr("Stock")

    def show_labels(self, shown: bool) -> None:
        """Show the key of each free card on it, or no more."""
        self._shows_labels = shown
        self._lay_labels()

    def _lay_labels(self) -> None:
        free = self._table.position.free_slots if self._shows_labels else ()
        labels = {label_of(self._layout, slot): self._rests[slot].place for slot in free}
        if labels or self._labels.isVisible():
            self._labels.show_labels(labels)

    def show_counters(self, shown: bool) -> None:
        """Show how many cards the stock has, or no more."""
        self._ground.show_count(shown)

    def show_playable(self, shown: bool) -> None:
        """Mark the cards that can be played, or no more."""
        self._shows_playable = shown
        self._mark_playable()

    @property
    def marked_playable(self) -> Sequence[QPointF]:
        """The places of the cards that are marked as playable."""
        return self._playable.places

    def _mark_playable(self) -> None:
        """Mark what can be played and lies there: nothing moves, and it is not in the hand."""
        position = self._table.position
        wanted = self._shows_playable and not self.animator.is_running
        moves = position.legal_moves() if wanted else ()
        slots = [move.slot for move in moves if isinstance(move, Play)]
        # While another game is being laid it can still be the places of the one before.
        there = [slot for slot in slots if slot < len(self._rests) and slot != self.hand.dragged]
        self._playable.lay([self._rests[slot].place for slot in there])

    def show_hint(self, hint: Hint | None) -> None:
        """Mark what a hint speaks of, until something is done; None takes the mark away."""
        if hint is None:
            self._show_hint(None)
        else:
            self._show_hint(hint.move.slot if isinstance(hint.move, Play) else Spot.STOCK)

    def _show_hint(self, target: Target | None) -> None:
        self._hinted = target
        if target is None:
            self._hint_ring.setVisible(False)
        else:
            self._hint_ring.lay(self.target_rect(target).topLeft())

    # -- The player's hand -----------------------------------------------------------------

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The player takes hold of something."""
        self.hand.press(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second press of two at the same spot."""
        self.hand.press_again(event)
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The player moves what is in the hand."""
        before = self.hand.dragged
        self.hand.move(event)
        if self.hand.dragged != before:
            self._mark_playable()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The player lets go."""
        self.hand.release(event)
        self._mark_playable()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What is in the hand goes home when the player turns to something else."""
        self.hand.drop_home()
        super().focusOutEvent(event)
