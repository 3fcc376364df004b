"""Draws a small board, for the set-up and for the help."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from golf_desktop.engine.deal import Deal
from golf_desktop.ui.board.geometry import CARD_HEIGHT, Point
from golf_desktop.ui.design import BED
from golf_desktop.ui.look import Look
from golf_desktop.ui.setup.small_board import SmallBoard, Spot
from golf_desktop.ui.setup.small_cards import draw_back, draw_empty, draw_face


def place_of(spot: Spot, corner: QPointF, unit: float, ratio: float) -> QRectF:
    """The area of a spot in pixels, whose edges lie on those of the screen's own pixels.

    Args:
        spot: the spot.
        corner: where the board's upper left corner is.
        unit: how wide a card is, in pixels.
        ratio: how many of the screen's own pixels a pixel is wide.
    """

    def snapped(length: float) -> float:
        return round(length * ratio) / ratio

    x, y = snapped(corner.x() + spot.x * unit), snapped(corner.y() + spot.y * unit)
    return QRectF(x, y, unit, snapped(CARD_HEIGHT * unit))


def draw_board(
    painter: QPainter,
    board: SmallBoard,
    deal: Deal,
    corner: QPointF,
    unit: float,
    ratio: float,
    look: Look,
    count: int | None = None,
) -> None:
    """Draw what lies on a small board.

    Args:
        painter: where.
        board: the board.
        deal: the deal whose cards lie on it.
        corner: where its upper left corner is.
        unit: how wide a card is, in pixels.
        ratio: how many of the screen's own pixels a pixel is wide.
        look: how the cards look.
        count: how many of its spots are drawn, or None for all.
    """
    if board.bed is not None:
        draw_bed(painter, board.bed, corner, unit)
    for spot in board.spots[:count]:
        strip = board.strip * unit
        _draw_spot(painter, spot, place_of(spot, corner, unit, ratio), deal, strip, look)


def draw_bed(painter: QPainter, ends: tuple[Point, Point], corner: QPointF, unit: float) -> None:
    """Draw what some cards lie on, from one place to another."""
    start, end = (corner + QPointF(each.x, each.y) * unit for each in ends)
    bed = QPainterPath()
    bed.addRoundedRect(QRectF(start, end), unit / 6, unit / 6)
    painter.fillPath(bed, BED)


def _draw_spot(
    painter: QPainter, spot: Spot, place: QRectF, deal: Deal, strip: float, look: Look
) -> None:
    if spot.card is None:
        draw_empty(painter, place)
    elif not spot.is_face_up:
        draw_back(painter, place, look.back)
    else:
        draw_face(
            painter,
            place,
            deal.cards[spot.card],
            strip=strip,
            whole=spot.is_free,
            four_colours=look.four_colours,
        )
