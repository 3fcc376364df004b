"""The pictures of the cards, drawn from SVG at the size at which they are shown."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import cycle
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from golf_desktop.engine.cards import JOKER, Card, Suit
from golf_desktop.resources import resource
from golf_desktop.storage.settings import Deck
from golf_desktop.ui.board.geometry import CARD_HEIGHT, CARD_WIDTH
from golf_desktop.ui.card_colours import CARD_EDGE, CARD_FACE, OWN_INKS, SUIT_INKS, suit_ink
from golf_desktop.ui.motion import RESIZE_SETTLE_MS

_JOKERS = ("JK-red", "JK-black")


def face_names(cards: Iterable[Card]) -> list[str]:
    """The name of each card's picture. The jokers of a deal have one each."""
    jokers = cycle(_JOKERS)
    return [next(jokers) if card == JOKER else str(card) for card in cards]


class CardFaces(QObject):
    """Keeps one picture of each card for the present card width.

    When the width changes, the old pictures are handed out, to be scaled, until the size has
    settled; then new ones are drawn one at a time between other events. A picture that was never
    drawn is drawn when it is first wanted.

    Args:
        parent: the owning object.
    """

    redrawn = Signal()
    """Pictures of the present width have taken the place of others."""
    damaged = Signal(str)
    """A picture could not be read: what is wrong, for the player. Told once a file."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._width = 0
        self._pictures: dict[str, QPixmap] = {}
        self._deck = Deck.STANDARD
        self._four_colours = False
        self._told: set[str] = set()
        self._stale: deque[str] = deque()
        self._settle = QTimer(self, singleShot=True, interval=RESIZE_SETTLE_MS)
        self._settle.timeout.connect(self._begin_redrawing)
        self._redraw = QTimer(self, interval=0)
        self._redraw.timeout.connect(self._redraw_next)

    def picture(self, name: str, width: int) -> QPixmap:
        """The picture of a card, such as ``TH``, ``JK-red``, ``back-blue`` or ``spent``.

        Args:
            name: the card's name: its file without the ending.
            width: the width in device pixels at which it is about to be shown.
        """
        if width != self._width:
            self._set_width(width)
        picture = self._pictures.get(name)
        if picture is None:
            picture = self._pictures[name] = self._draw(name)
        return picture

    @property
    def width(self) -> int:
        """The width in device pixels that the pictures are drawn for; 0 before the first."""
        return self._width

    @property
    def is_behind(self) -> bool:
        """Whether pictures are still handed out that were drawn for another size or deck."""
        return self._settle.isActive() or self._redraw.isActive()

    def set_deck(self, deck: Deck, *, four_colours: bool) -> None:
        """Show other faces; the ones of before stay until the new ones are drawn."""
        if (deck, four_colours) != (self._deck, self._four_colours):
            self._deck, self._four_colours = deck, four_colours
            self._stale = deque(self._pictures)
            if not self._settle.isActive():
                self._redraw.start()

    def _set_width(self, width: int) -> None:
        self._width = width
        self._redraw.stop()
        self._stale.clear()
        if self._pictures:
            self._settle.start()

    def _begin_redrawing(self) -> None:
        self._stale.extend(
            name for name, picture in self._pictures.items() if picture.width() != self._width
        )
        self._redraw.start()

    def _redraw_next(self) -> None:
        if self._stale:
            name = self._stale.popleft()
            self._pictures[name] = self._draw(name)
        if not self._stale:
            self._redraw.stop()
            self.redrawn.emit()

    def _draw(self, name: str) -> QPixmap:
        picture = QPixmap(self._width, round(self._width * CARD_HEIGHT / CARD_WIDTH))
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = self._path(name)
        svg = QSvgRenderer()
        # A file that is not there makes Qt warn; the player gets a better word than Qt's.
        if path.is_file() and svg.load(QByteArray(self._inked(name, path.read_bytes()))):
            svg.render(painter, QRectF(picture.rect()))
        else:
            self._draw_plain(painter, name, QRectF(picture.rect()))
            if name not in self._told:
                self._told.add(name)
                text = self.tr("The card picture {name} is missing or damaged.")
                self.damaged.emit(text.format(name=path.name))
        painter.end()
        return picture

    def _path(self, name: str) -> Path:
        """The file of a picture; what a deck does not draw itself is the standard one's."""
        own = resource(f"cards/{self._deck}/{name}.svg")
        return own if own.is_file() else resource(f"cards/{name}.svg")

    def _inked(self, name: str, svg: bytes) -> bytes:
        """A face in the colour of its suit."""
        if self._four_colours:
            for suit, own in OWN_INKS.items():
                if name[1:] == suit:
                    return svg.replace(SUIT_INKS[suit].encode(), own.encode())
        return svg

    def _draw_plain(self, painter: QPainter, name: str, area: QRectF) -> None:
        """Draw a card that can be played with although its picture is not there."""
        painter.setPen(QPen(CARD_EDGE, 1))
        painter.setBrush(CARD_FACE)
        radius = area.width() / 14
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        font = painter.font()
        font.setPixelSize(max(8, round(area.height() / 6)))
        painter.setFont(font)
        suit = Suit(name[1:]) if name[1:] in tuple(Suit) else Suit.SPADES
        painter.setPen(QColor(suit_ink(suit, four_colours=self._four_colours)))
        text = name.replace("T", "10").translate(str.maketrans("CSHD", "♣♠♥♦"))
        text = text if len(name) == 2 else "★" * name.startswith("JK")
        painter.drawText(QPointF(radius, area.height() / 5), text)
