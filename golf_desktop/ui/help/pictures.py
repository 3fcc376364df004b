"""The pictures of the help, drawn from an address by the small boards' own renderer.

- ``board:GAME/NUMBER?moves=MOVES&mark=PLACES&width=EMS``: a deal after some moves. GAME is a name
  of `GAMES`, MOVES is in the text notation, and PLACES, which get a ring, are keys of columns,
  ``stock`` and ``waste``, with commas between them.
- ``cards:TH+9S+…``: cards in a row.

Sizes are in ems, heights of the text around, so that pictures grow with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QUrl, QUrlQuery
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from golf_desktop.engine.cards import Card
from golf_desktop.engine.deal import deal
from golf_desktop.engine.layout import PILE_KEYS
from golf_desktop.engine.notation import parse_moves
from golf_desktop.engine.position import Position
from golf_desktop.engine.rules import GAMES
from golf_desktop.ui.board.geometry import CARD_HEIGHT
from golf_desktop.ui.design import HINT, MARK_SHADE
from golf_desktop.ui.look import Look
from golf_desktop.ui.setup.small_board import SmallBoard, Spot, waste_card
from golf_desktop.ui.setup.small_cards import draw_face
from golf_desktop.ui.setup.small_picture import draw_board, place_of

_BOARD, _CARDS = "board", "cards"
_WIDTH = 27.0
"""How wide a board is where its address does not say, in ems."""
_ASPECT = 1.6
"""How many times as wide as high a board is."""
_CARD = 3.6
_PADDING = 0.5
_GAP = 0.2
_STRIP = 0.4
_STOCK, _WASTE = "stock", "waste"


class PictureError(ValueError):
    """An address of no picture; the message says what is wrong with it."""


class Picture(Protocol):
    """Something to be drawn on cloth."""

    @property
    def size(self) -> QSizeF:
        """How large it would like to be, in ems."""

    def draw(self, painter: QPainter, area: QRectF, ratio: float, look: Look) -> None:
        """Draw it into an area.

        Args:
            painter: where.
            area: where there, in pixels.
            ratio: how many of the screen's own pixels a pixel is wide.
            look: how the cards are drawn.
        """


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """A position.

    Attributes:
        position: the position.
        board: where its cards lie.
        marked: the cards that have a ring, by their index in the deal.
        width: how wide it would like to be, in ems.
    """

    position: Position
    board: SmallBoard
    marked: frozenset[int]
    width: float

    @property
    def size(self) -> QSizeF:
        """As wide as it would like to be, and as high as it then is."""
        inner = self.width - 2 * _PADDING
        return QSizeF(self.width, inner * self.board.height / self.board.width + 2 * _PADDING)

    def draw(self, painter: QPainter, area: QRectF, ratio: float, look: Look) -> None:
        """Draw the cards, and rings around those that are marked."""
        board = self.board
        across = min(area.width() / board.width, area.height() / board.height)
        unit = max(1.0, int(across * ratio)) / ratio
        size = QPointF(board.width * unit, board.height * unit)
        corner = area.center() - size / 2
        draw_board(painter, board, self.position.deal, corner, unit, ratio, look)
        for spot in board.spots:
            if spot.card in self.marked:
                _draw_ring(painter, place_of(spot, corner, unit, ratio))


@dataclass(frozen=True, slots=True)
class CardsPicture:
    """Some cards in a row.

    Attributes:
        cards: the cards from left to right.
    """

    cards: tuple[Card, ...]

    @property
    def size(self) -> QSizeF:
        """So large that each card is as wide as a few letters."""
        width = len(self.cards) * (1 + _GAP) - _GAP
        return QSizeF(width, CARD_HEIGHT) * _CARD + QSizeF(2, 2) * _PADDING

    def draw(self, painter: QPainter, area: QRectF, ratio: float, look: Look) -> None:
        """Draw the cards."""
        width = len(self.cards) * (1 + _GAP) - _GAP
        unit = min(area.width() / width, area.height() / CARD_HEIGHT)
        corner = area.center() - QPointF(width, CARD_HEIGHT) * unit / 2
        for index, card in enumerate(self.cards):
            place = place_of(Spot(index * (1 + _GAP), 0, index), corner, unit, ratio)
            draw_face(
                painter,
                place,
                card,
                strip=_STRIP * place.width(),
                whole=True,
                four_colours=look.four_colours,
            )


@lru_cache(maxsize=64)
def picture(address: str) -> Picture:
    """The picture that an address is of.

    Raises:
        PictureError: it is of none.
    """
    url = QUrl(address)
    try:
        if url.scheme() == _CARDS:
            return CardsPicture(tuple(map(Card.from_text, url.path().split("+"))))
        if url.scheme() == _BOARD:
            return _board_picture(url)
    except (ValueError, LookupError) as error:
        raise PictureError(f"{address}: {error}") from error
    raise PictureError(f"{address}: no such kind of picture")


def _board_picture(url: QUrl) -> BoardPicture:
    name, _, number = url.path().partition("/")
    query = QUrlQuery(url)
    position = Position.from_deal(deal(int(number), GAMES[name]))
    for move in parse_moves(query.queryItemValue("moves"), position.deal):
        position = position.play(move)
    marks = query.queryItemValue("mark")
    marked = frozenset(_marked(position, mark) for mark in marks.split(",") if mark)
    width = float(query.queryItemValue("width") or _WIDTH)
    return BoardPicture(position, SmallBoard.at(position, _ASPECT), marked, width)


def _marked(position: Position, mark: str) -> int:
    """The card that a mark stands for."""
    layout = position.deal.rules.layout
    card: int | None
    if mark == _WASTE:
        card = waste_card(position)
    elif mark == _STOCK:
        card = position.deal.stock_start + position.turned if position.stock_left else None
    else:
        card = layout.end_of(PILE_KEYS.index(mark), position.removed)
    if card is None:
        raise PictureError(f"there is no card in {mark}")
    return card


def drawn(what: Picture, size: QSize, ratio: float, look: Look) -> QImage:
    """Draw a picture on its cloth.

    Args:
        what: the picture.
        size: how large, in pixels.
        ratio: how many of the screen's own pixels a pixel is wide.
        look: how the cards and the cloth look.
    """
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    area = QRectF(QPointF(0, 0), QSizeF(size))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shade = QLinearGradient(area.topLeft(), area.bottomLeft())
    shade.setColorAt(0, QColor(look.cloth.light))
    shade.setColorAt(1, QColor(look.cloth.shade))
    cloth = QPainterPath()
    cloth.addRoundedRect(area, 7, 7)
    painter.fillPath(cloth, shade)
    edge = _PADDING * size.width() / what.size.width()
    what.draw(painter, area.adjusted(edge, edge, -edge, -edge), ratio, look)
    painter.end()
    return image


def _draw_ring(painter: QPainter, place: QRectF) -> None:
    """Draw a ring around a card, as a hint does on the board."""
    width = max(2.0, place.width() / 14)
    area, round_ = place.adjusted(-1, -1, 1, 1), max(2.0, place.width() / 8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, thickness in ((MARK_SHADE, width + 1.5), (HINT, width)):
        painter.setPen(QPen(colour, thickness))
        painter.drawRoundedRect(area, round_, round_)
