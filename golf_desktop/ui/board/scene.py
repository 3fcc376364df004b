"""The scene: shows the table's game, a projection of it, and asks the table for moves."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from golf_desktop.engine.cards import Card
from golf_desktop.engine.position import Move, Play, Refusal
from golf_desktop.model.table import Table
from golf_desktop.solver.hint import Hint
from golf_desktop.ui import motion
from golf_desktop.ui.board.animator import Animator, Rest
from golf_desktop.ui.board.card_item import CardItem
from golf_desktop.ui.board.faces import CardFaces
from golf_desktop.ui.board.geometry import CARD_HEIGHT, CARD_WIDTH, Geometry, Point
from golf_desktop.ui.board.hand import Hand
from golf_desktop.ui.board.marks import CountBadge, Ring
from golf_desktop.ui.board.target import Spot, Target
from golf_desktop.ui.theme import FOCUS, HINT, HINT_FILL, TAKES

_STOCK_Z, _WASTE_Z = 100.0, 200.0
_STOCK_LIFT = 0.0035
"""How much higher each card of the stock seems to lie than the one below it."""


def face_name(card: Card) -> str:
    """The name of a card's picture."""
    return str(card)


def card_rect(place: QPointF) -> QRectF:
    """The area of a card whose top left corner lies at a place."""
    return QRectF(place.x(), place.y(), CARD_WIDTH, CARD_HEIGHT)


def _to_qt(point: Point) -> QPointF:
    return QPointF(point.x, point.y)


class BoardScene(QGraphicsScene):
    """The cards on the cloth.

    The model changes at once; the scene then sends every card that lies elsewhere than it should
    to its new place, and may be any number of moves behind.

    Args:
        table: the game to show, and whom to ask for moves.
        faces: where the card pictures come from.
        parent: the owning object.
    """

    def __init__(self, table: Table, faces: CardFaces, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # A few dozen items that all move: an index would cost more than it finds.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._table = table
        self._faces = faces
        self._back = "back-blue"
        self._layout = table.game.deal.rules.layout
        self._geometry = Geometry.for_aspect(self._layout, 1.7)
        self.animator = Animator(parent=self)
        self._cards: list[CardItem] = []
        self._rests: list[Rest] = []
        self._places = [self._add_place("empty") for _ in self._layout.piles]
        self._spent = self._add_place("spent")
        self._badge = CountBadge()
        self._hint_ring = Ring(HINT, 0.015, 0.055, HINT_FILL)
        self._focus_ring = Ring(FOCUS, 0.075, 0.035)
        self._take_ring = Ring(TAKES, 0.015, 0.045)
        for item in (self._badge, self._hint_ring, self._focus_ring, self._take_ring):
            self.addItem(item)
        self._focus: Target | None = None
        self._hinted: Target | None = None
        self.hand = Hand(self, table, self._take_ring)
        self._make_cards()
        faces.redrawn.connect(self.update)
        table.dealt.connect(self._on_dealt)
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
        return tuple(self._cards)

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
    def waste_top(self) -> int:
        """The index of the waste card."""
        return self._table.game.waste[-1]

    def free_slots(self) -> tuple[int, ...]:
        """The slots whose cards are free, from left to right."""
        slots = self._layout.slots
        return tuple(sorted(self._table.position.free_slots, key=lambda slot: slots[slot].x))

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
        item = self._cards[index]
        flies = self.animator.is_moving(item) and item.turn >= 0.5
        return flies and card_rect(item.pos()).contains(place)

    def _resting_at(self, place: QPointF) -> Target | None:
        """What lies at a place once nothing moves."""
        hits = [i for i in range(len(self._rests)) if self.rest_rect(i).contains(place)]
        if hits:
            return self._target_of(max(hits, key=lambda index: self._rests[index].z))
        spent = card_rect(self._spent.pos()).contains(place)
        return Spot.STOCK if spent else None

    def _target_of(self, index: int) -> Target:
        if index < self._table.game.deal.first:
            return Spot.WASTE if self._table.position.removed >> index & 1 else index
        turned = index - self._table.game.deal.first
        return Spot.STOCK if turned > self._table.position.turned else Spot.WASTE

    def target_rect(self, target: Target) -> QRectF:
        """The area of the card, the stock or the waste that a target stands for."""
        if target is Spot.STOCK:
            return card_rect(self._spent.pos())
        index = self.waste_top if isinstance(target, Spot) else target
        return self.rest_rect(index)

    # -- Following the table ---------------------------------------------------------------

    def set_aspect(self, aspect: float) -> None:
        """Lay the board out for a view that is `aspect` times as wide as high."""
        self._geometry = Geometry.for_aspect(self._layout, aspect)
        self.hand.drop_home()
        self._lay_out()

    def set_back(self, back: str) -> None:
        """Choose the card back, by its picture's name."""
        self._back = back
        self._set_pictures()

    def deal_out(self) -> None:
        """Gather all cards in the stock's place and deal them out."""
        stock = _to_qt(self._geometry.stock)
        rests = self._rests_now()
        for item in self._cards:
            self.animator.put(item, Rest(stock, _STOCK_Z, face_up=False))
        for index, rest in enumerate(rests):
            dealt = index <= self._table.game.deal.first or rest.face_up
            delay = motion.DEAL_STEP_MS * min(index, self._table.game.deal.first)
            if dealt:
                self.animator.fly(self._cards[index], rest, motion.DEAL_MS, delay)
            else:
                self.animator.put(self._cards[index], rest)
        self._after_change(rests)

    def _rests_now(self) -> list[Rest]:
        """Where every card of the game belongs, by its index."""
        game, geometry = self._table.game, self._geometry
        deal = game.deal
        rests = [
            Rest(_to_qt(geometry.slots[slot]), float(slot), face_up=True)
            for slot in range(deal.first)
        ]
        in_stock = len(deal.cards) - deal.first
        for depth in range(in_stock):
            height = in_stock - 1 - depth
            place = _to_qt(geometry.stock) - QPointF(_STOCK_LIFT, _STOCK_LIFT) * height
            rests.append(Rest(place, _STOCK_Z + height, face_up=False))
        waste = game.waste
        for number, index in enumerate(waste):
            place = _to_qt(geometry.waste_card(number, len(waste)))
            rests[index] = Rest(place, _WASTE_Z + number, face_up=True)
        return rests

    def _lay_out(self) -> None:
        """Put all that rests in its place on a board of a new shape; what moves goes on to it."""
        self.setSceneRect(0, 0, self._geometry.width, self._geometry.height)
        for place, pile in zip(self._places, self._layout.piles, strict=True):
            place.setPos(_to_qt(self._geometry.slots[pile[0]]))
        self._spent.setPos(_to_qt(self._geometry.stock))
        self._badge.setPos(_to_qt(self._geometry.stock))
        rests = self._rests_now()
        for item, rest in zip(self._cards, rests, strict=True):
            self.animator.retarget(item, rest)
        self._after_change(rests)
        self._show_hint(self._hinted)

    def _follow(self, flown: int | None, ms: float) -> None:
        """Send every card that should lie elsewhere on its way."""
        rests = self._rests_now()
        for index, rest in enumerate(rests):
            if rest != self._rests[index]:
                duration = ms if index == flown else motion.SLIDE_MS
                self.animator.fly(self._cards[index], rest, duration)
        self._after_change(rests)

    def _after_change(self, rests: list[Rest]) -> None:
        self._rests = rests
        self._badge.count = self._table.position.stock_left
        self._spent.setVisible(self._table.position.stock_left == 0)
        self._keep_focus()

    def _moved_card(self, move: Move) -> int:
        """The index of the card that a move moves; for a turn, seen from after it."""
        if isinstance(move, Play):
            return move.slot
        return self._table.game.deal.first + self._table.position.turned

    def _on_dealt(self) -> None:
        self.hand.drop_home()
        self._show_hint(None)
        self._make_cards()
        self.deal_out()

    def _on_moved(self, move: Move) -> None:
        self.hand.drop_home()
        self._show_hint(None)
        ms = motion.PLAY_MS if isinstance(move, Play) else motion.TURN_MS
        self._follow(self._moved_card(move), ms)

    def _on_undone(self, move: Move) -> None:
        self.hand.drop_home()
        self._show_hint(None)
        index = self._moved_card(move)
        self._follow(index if isinstance(move, Play) else index + 1, motion.UNDO_MS)

    def _on_refused(self, move: Move, reason: Refusal) -> None:
        if isinstance(move, Play) and reason in (Refusal.NO_FIT, Refusal.COVERED):
            self.animator.shake(self._cards[move.slot], self._rests[move.slot])

    # -- Marks -----------------------------------------------------------------------------

    def set_focus(self, target: Target | None) -> None:
        """Move the focus ring, or hide it."""
        self._focus = target
        if target is None:
            self._focus_ring.setVisible(False)
        else:
            self._focus_ring.lay(self.target_rect(target).topLeft())

    def _keep_focus(self) -> None:
        """After a change the ring stays with its pile, or goes to the nearest card left."""
        if not isinstance(self._focus, int):
            self.set_focus(self._focus)
            return
        free = self.free_slots()
        pile_of, slots = self._layout.pile_of, self._layout.slots
        same = [slot for slot in free if pile_of[slot] == pile_of[self._focus]]
        x = slots[self._focus].x
        nearest = same or sorted(free, key=lambda slot: abs(slots[slot].x - x))
        self.set_focus(nearest[0] if nearest else Spot.STOCK)

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
        self.hand.move(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The player lets go."""
        self.hand.release(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What is in the hand goes home when the player turns to something else."""
        self.hand.drop_home()
        super().focusOutEvent(event)

    # -- Items -----------------------------------------------------------------------------

    def _add_place(self, picture: str) -> CardItem:
        item = CardItem(self._faces, -1)
        item.set_pictures(picture, picture)
        item.turn = 1.0
        item.setZValue(-1)
        self.addItem(item)
        return item

    def _make_cards(self) -> None:
        """Have one item for each card of the deal, keeping those there are."""
        cards = self._table.game.deal.cards
        while len(self._cards) < len(cards):
            item = CardItem(self._faces, len(self._cards))
            self._cards.append(item)
            self.addItem(item)
        self._set_pictures()

    def _set_pictures(self) -> None:
        for item, card in zip(self._cards, self._table.game.deal.cards, strict=True):
            item.set_pictures(face_name(card), self._back)
