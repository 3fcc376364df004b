"""The one owner of every animation on the board."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem

from golf_desktop.ui.board.card_item import CardItem
from golf_desktop.ui.motion import FRAME_MS, SHAKE_MS

FLYING_Z = 1000.0
"""Cards that move lie above all that rest."""
_SHAKE_WIDTH = 0.07
_SHAKES = 3


@dataclass(frozen=True, slots=True)
class Rest:
    """How a card lies when nothing moves it.

    Attributes:
        place: its top left corner on the board.
        z: what it lies on; higher is above.
        face_up: which side is up.
    """

    place: QPointF
    z: float
    face_up: bool


class _Flight:
    """One card's way from where it was to its rest."""

    def __init__(self, item: CardItem, rest: Rest, start: float, seconds: float) -> None:
        self._item = item
        self.rest = rest
        self._start = start
        self._seconds = seconds
        self._from = item.pos()
        self._turn_from = item.turn

    def step(self, now: float) -> bool:
        """Move the card on; say whether it has arrived."""
        share = (now - self._start) / self._seconds
        if share <= 0:
            return False
        if share >= 1:
            put(self._item, self.rest)
            return True
        eased = 1 - (1 - share) ** 3
        self._item.setPos(self._from + (self.rest.place - self._from) * eased)
        self._item.turn = self._turn_from + (float(self.rest.face_up) - self._turn_from) * share
        return False


class _Shake:
    """A card's short no, on the spot."""

    def __init__(self, item: CardItem, rest: Rest, start: float, seconds: float) -> None:
        self._item = item
        self.rest = rest
        self._start = start
        self._seconds = seconds

    def step(self, now: float) -> bool:
        share = (now - self._start) / self._seconds
        if share >= 1:
            put(self._item, self.rest)
            return True
        swing = _SHAKE_WIDTH * (1 - share) * math.sin(2 * math.pi * _SHAKES * share)
        self._item.setPos(self.rest.place + QPointF(swing, 0))
        return False


class _Course:
    """Something of its own that is shown share by share."""

    def __init__(self, show: Callable[[float], object], start: float, seconds: float) -> None:
        self._show = show
        self._start = start
        self._seconds = seconds

    def step(self, now: float) -> bool:
        share = (now - self._start) / self._seconds
        if share >= 0:
            self._show(min(1.0, share))
        return share >= 1


def put(item: CardItem, rest: Rest) -> None:
    """Lay a card down at once."""
    item.setPos(rest.place)
    item.setZValue(rest.z)
    item.turn = float(rest.face_up)


class Animator(QObject):
    """Moves cards towards their rest. While nothing moves, no timer runs.

    A card has at most one motion; a newer one starts from where the card is now.

    Args:
        now: the time source, in seconds; only differences count.
        parent: the owning object.
    """

    finished = Signal()
    """The last card that moved has come to rest. Fires once, however many moved."""

    def __init__(
        self, now: Callable[[], float] = time.perf_counter, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.factor = 1.0
        self._now = now
        self._motions: dict[CardItem, _Flight | _Shake] = {}
        self._courses: dict[QGraphicsItem, _Course] = {}
        self._timer = QTimer(self, interval=FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._step)

    @property
    def is_running(self) -> bool:
        """Whether anything moves."""
        return bool(self._motions or self._courses)

    def is_moving(self, item: CardItem) -> bool:
        """Whether this card moves."""
        return item in self._motions

    def fly(self, item: CardItem, rest: Rest, ms: float, delay_ms: float = 0.0) -> None:
        """Send a card to its rest.

        Args:
            item: the card.
            rest: where it goes.
            ms: how long it flies, in milliseconds at normal speed.
            delay_ms: how long it waits before it starts, likewise.
        """
        if not self.factor:
            self._motions.pop(item, None)
            put(item, rest)
            return
        item.setZValue(FLYING_Z + rest.z)
        start = self._now() + delay_ms * self.factor / 1000
        self._begin(item, _Flight(item, rest, start, ms * self.factor / 1000))

    def shake(self, item: CardItem, rest: Rest) -> None:
        """Let a card say no, if it rests."""
        if self.factor and item not in self._motions:
            self._begin(item, _Shake(item, rest, self._now(), SHAKE_MS * self.factor / 1000))

    def run(
        self, item: QGraphicsItem, show: Callable[[float], object], ms: float, delay_ms: float
    ) -> None:
        """Let something that is no card of the deal take its course.

        Args:
            item: what moves.
            show: shows it at a share of its course, from 0 to 1.
            ms: how long it takes, in milliseconds at normal speed.
            delay_ms: how long it waits before it starts, likewise.
        """
        start = self._now() + delay_ms * self.factor / 1000
        self._courses[item] = _Course(show, start, max(1.0, ms * self.factor) / 1000)
        if not self._timer.isActive():
            self._timer.start()

    def drop(self, items: Iterable[QGraphicsItem]) -> None:
        """Forget the courses of some things, wherever they are."""
        for item in items:
            self._courses.pop(item, None)
        self._stop_if_done()

    def put(self, item: CardItem, rest: Rest) -> None:
        """Lay a card down at once and forget any motion of it."""
        put(item, rest)
        if self._motions.pop(item, None) is not None:
            self._stop_if_done()

    def retarget(self, item: CardItem, rest: Rest) -> None:
        """Change where a card rests: at once if it does, at the end of its way if it moves."""
        moving = self._motions.get(item)
        if moving is None:
            put(item, rest)
        else:
            moving.rest = rest

    def hold(self, item: CardItem) -> None:
        """Stop a card where it is, since the player has taken it."""
        if self._motions.pop(item, None) is not None:
            self._stop_if_done()

    def _begin(self, item: CardItem, motion: _Flight | _Shake) -> None:
        self._motions[item] = motion
        if not self._timer.isActive():
            self._timer.start()

    def _step(self) -> None:
        now = self._now()
        for item, motion in list(self._motions.items()):
            if motion.step(now):
                del self._motions[item]
        for thing, course in list(self._courses.items()):
            if thing in self._courses and course.step(now):
                self._courses.pop(thing, None)
        self._stop_if_done()

    def _stop_if_done(self) -> None:
        if not self.is_running and self._timer.isActive():
            self._timer.stop()
            self.finished.emit()
