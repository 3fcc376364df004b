"""Cards so small that a real picture would be a blur: a rank and a suit, drawn to be read."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from golf_desktop.engine.cards import Card, Suit
from golf_desktop.storage.settings import CardBack
from golf_desktop.ui.card_colours import (
    BACK_BLUE,
    BACK_GREEN,
    BACK_INSET,
    BACK_RED,
    CARD_EDGE,
    CARD_FACE,
    JOKER_INK,
    PLACE_EDGE,
    suit_ink,
)

_BACKS = {
    CardBack.BLUE: BACK_BLUE,
    CardBack.RED: BACK_RED,
    CardBack.GREEN: BACK_GREEN,
}

_NARROW = 13.0
"""Below so many pixels there is room for a rank alone."""


def draw_empty(painter: QPainter, area: QRectF) -> None:
    """Draw a place without a card."""
    painter.setPen(QPen(PLACE_EDGE, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _draw_outline(painter, area)


def draw_back(painter: QPainter, area: QRectF, back: CardBack) -> None:
    """Draw a card that lies face down."""
    painter.setPen(QPen(CARD_EDGE, 1))
    painter.setBrush(CARD_FACE)
    _draw_outline(painter, area)
    border = max(1.0, area.width() / 12)
    inner = area.adjusted(border, border, -border, -border)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_BACKS[back])
    radius = area.width() / 14
    painter.drawRoundedRect(inner, radius, radius)
    if area.width() >= _NARROW:
        painter.setPen(QPen(BACK_INSET, max(0.8, area.width() / 26)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        centre, half = inner.center(), QPointF(inner.width() * 0.28, inner.height() * 0.28)
        diamond = [
            QPointF(centre.x(), centre.y() - half.y()),
            QPointF(centre.x() + half.x(), centre.y()),
            QPointF(centre.x(), centre.y() + half.y()),
            QPointF(centre.x() - half.x(), centre.y()),
        ]
        painter.drawPolygon(diamond)


def draw_face(
    painter: QPainter,
    area: QRectF,
    card: Card,
    *,
    strip: float,
    whole: bool,
    four_colours: bool = False,
) -> None:
    """Draw a card that lies face up.

    Args:
        painter: where.
        area: where there, in pixels.
        card: the card.
        strip: how much of its upper part stays seen, in pixels: its index fits into that.
        whole: whether nothing lies on it, so that its suit shows once more and larger.
        four_colours: whether each suit has a colour of its own.
    """
    painter.setPen(QPen(CARD_EDGE, 1))
    painter.setBrush(CARD_FACE)
    _draw_outline(painter, area)
    width = area.width()
    size = min(strip * 1.12, width * (0.62 if width >= _NARROW else 0.8))
    left, top = area.left() + width * 0.09, area.top() + max(1.2, (strip - size * 0.73) / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_ink(card, four_colours=four_colours))
    pip = _pip_path(card.suit)
    if card.suit is None:
        _draw_pip(painter, pip, QPointF(left, top), size * 0.8)
    else:
        rank = _rank_path(card.rank.letter.replace("T", "10"), round(size * 2) / 2)
        painter.drawPath(rank.translated(left, top))
        if width >= _NARROW:
            side = size * 0.62
            _draw_pip(painter, pip, QPointF(area.right() - width * 0.08 - side, top), side)
    if whole:
        side = width * 0.56
        room = area.bottom() - (area.top() + strip)
        place = QPointF(area.center().x() - side / 2, area.top() + strip + (room - side) / 2)
        _draw_pip(painter, pip, place, side)


def _draw_outline(painter: QPainter, area: QRectF) -> None:
    radius = max(1.5, area.width() / 9)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def _draw_pip(painter: QPainter, path: QPainterPath, place: QPointF, side: float) -> None:
    painter.save()
    painter.translate(place)
    painter.scale(side, side)
    painter.drawPath(path)
    painter.restore()


def _ink(card: Card, *, four_colours: bool) -> QColor:
    if card.suit is None:
        return JOKER_INK
    return QColor(suit_ink(card.suit, four_colours=four_colours))


@cache
def _rank_path(rank: str, size: float) -> QPainterPath:
    """A rank's outline, its upper left corner at the origin; a ten is as narrow as the others."""
    font = QFont()
    font.setBold(True)
    font.setPixelSize(64)
    path = QPainterPath()
    path.addText(0, 0, font, rank)
    box = path.boundingRect()
    wide = min(1.0, QFontMetricsF(font).horizontalAdvance("0") * 1.12 / box.width())
    # The whole of it, also where a jack's hook hangs below the line, or it would read as an I.
    high = size * 0.73 / box.height()
    across = min(wide * size * 0.73 / QFontMetricsF(font).capHeight(), high * 1.3)
    return QTransform().scale(across, high).translate(-box.left(), -box.top()).map(path)


@cache
def _pip_path(suit: Suit | None) -> QPainterPath:
    """The outline of a suit, or of the joker's star, in a square of side 1."""
    path = QPainterPath()
    if suit is None:
        path = _star()
    elif suit is Suit.DIAMONDS:
        path.moveTo(0.5, 0)
        for x, y in ((0.9, 0.5), (0.5, 1), (0.1, 0.5)):
            path.lineTo(x, y)
        path.closeSubpath()
    elif suit is Suit.HEARTS:
        path = _heart()
    elif suit is Suit.SPADES:
        path = QTransform().translate(0, 0.86).scale(1, -0.86).map(_heart())
        path = path.united(_stem())
    else:
        for x, y in ((0.5, 0.25), (0.25, 0.58), (0.75, 0.58)):
            circle = QPainterPath()
            circle.addEllipse(QPointF(x, y), 0.24, 0.24)
            path = path.united(circle)
        path = path.united(_stem())
    return path


def _star() -> QPainterPath:
    path = QPainterPath()
    for corner in range(10):
        turn, reach = corner * pi / 5, 0.22 if corner % 2 else 0.53
        point = QPointF(0.5 + reach * sin(turn), 0.53 - reach * cos(turn))
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 1))
    path.cubicTo(0.3, 0.75, 0, 0.6, 0, 0.3)
    path.cubicTo(0, -0.02, 0.42, -0.06, 0.5, 0.26)
    path.cubicTo(0.58, -0.06, 1, -0.02, 1, 0.3)
    path.cubicTo(1, 0.6, 0.7, 0.75, 0.5, 1)
    return path


def _stem() -> QPainterPath:
    path = QPainterPath(QPointF(0.46, 0.45))
    path.quadTo(0.48, 0.9, 0.28, 1)
    path.lineTo(0.72, 1)
    path.quadTo(0.52, 0.9, 0.54, 0.45)
    path.closeSubpath()
    return path
