"""A result as a small card: what it came to, and the board as it was at the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QLinearGradient,
    QPainter,
)

from golf_desktop.ui.board.faces import CardFaces, face_names
from golf_desktop.ui.design import (
    PANEL_RADIUS,
    SHARED_INK,
    SHARED_MIST,
    SHARED_PAPER,
    blend,
    scaled,
)
from golf_desktop.ui.look import Look
from golf_desktop.ui.setup.small_board import SmallBoard
from golf_desktop.ui.setup.small_cards import draw_empty
from golf_desktop.ui.setup.small_picture import draw_bed, draw_board, place_of

if TYPE_CHECKING:
    from golf_desktop.ui.share.subject import DealSubject

_SCALE = 2
"""How many pixels of a picture stand for one of the window."""
_WIDTH = 34.0
_MARGIN = 1.1
"""The width of a picture and the margin, in heights of the letters."""
_ASPECT = 1.9
"""How many times as wide as high the board is."""
_LINE = 1.45
_TITLE = 1.35
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Dress:
    """How the player's own cards and table look.

    Attributes:
        look: what was chosen.
        faces: the pictures of the cards, as the board has them.
    """

    look: Look
    faces: CardFaces


def result_picture(subject: DealSubject, best: str | None, dress: Dress) -> QImage:
    """Draw a result, on light paper whatever the window's colours are.

    Args:
        subject: what it is of.
        best: what the deal could have come to, or None while that is not known.
        dress: how cards and table look.
    """
    font = QGuiApplication.font()
    unit = QFontMetricsF(font).height()
    board = SmallBoard.at(subject.saved.game.position, _ASPECT)
    margin, width = _MARGIN * unit, _WIDTH * unit
    card = (width - 2 * margin) / board.width
    head = (_TITLE + 0.2 + _LINE * 2) * unit
    cloth = QRectF(margin, 2 * margin + head, width - 2 * margin, board.height * card)
    height = cloth.bottom() + margin + _LINE * unit + margin / 2
    picture = QImage(round(width * _SCALE), round(height * _SCALE), QImage.Format.Format_RGB32)
    picture.fill(SHARED_PAPER)
    painter = QPainter(picture)
    painter.scale(_SCALE, _SCALE)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(margin, margin, width - 2 * margin, head)
    _draw_head(painter, area, font, subject, best)
    _draw_board(painter, cloth, board, subject, dress, card)
    if subject.saved.game.position.is_cleared:
        _draw_ending(painter, cloth, font, subject.ending)
    painter.setFont(font)
    painter.setPen(_tone(0.7))
    foot = QRectF(margin, cloth.bottom() + margin / 2, area.width(), _LINE * unit)
    link = "" if subject.link is None else str(subject.link)
    _draw_pair(painter, foot, link, subject.detail if subject.is_over else "")
    painter.end()
    return picture


def _draw_head(
    painter: QPainter, area: QRectF, font: QFont, subject: DealSubject, best: str | None
) -> None:
    unit = QFontMetricsF(font).height()
    line = QRectF(area.left(), area.top(), area.width(), _TITLE * unit)
    painter.setFont(scaled(font, _TITLE * 0.85, bold=True))
    painter.setPen(SHARED_INK)
    _draw_pair(painter, line, subject.title, "")
    line.translate(0, line.height() + 0.2 * unit)
    line.setHeight(_LINE * unit)
    painter.setFont(scaled(font, 1.0, bold=True))
    painter.drawText(line, _LEFT | _MIDDLE, subject.ending)
    painter.setFont(font)
    painter.drawText(line, _RIGHT | _MIDDLE, best or "")
    line.translate(0, line.height())
    painter.setPen(_tone(0.7))
    _draw_pair(painter, line, subject.rules, subject.note)


def _draw_pair(painter: QPainter, line: QRectF, left: str, right: str) -> None:
    """Write to both ends of a line; what stands to the left gives way."""
    metrics = QFontMetricsF(painter.font())
    room = line.width() - metrics.horizontalAdvance(f"   {right}" if right else "")
    shown = metrics.elidedText(left, Qt.TextElideMode.ElideRight, room)
    painter.drawText(line, _LEFT | _MIDDLE, shown)
    painter.drawText(line, _RIGHT | _MIDDLE, right)


def _draw_board(
    painter: QPainter,
    cloth: QRectF,
    board: SmallBoard,
    subject: DealSubject,
    dress: Dress,
    card: float,
) -> None:
    """Draw the board with the pictures that the window has drawn, for the sake of time."""
    shade = QLinearGradient(cloth.topLeft(), cloth.bottomLeft())
    shade.setColorAt(0, QColor(dress.look.cloth.light))
    shade.setColorAt(1, QColor(dress.look.cloth.shade))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(cloth, PANEL_RADIUS, PANEL_RADIUS)
    left = cloth.center().x() - board.width * card / 2
    top = cloth.center().y() - board.height * card / 2
    deal, corner = subject.saved.game.deal, QPointF(left, top)
    if not dress.faces.width:  # nothing has been seen of the board yet
        draw_board(painter, board, deal, corner, card, _SCALE, dress.look)
        return
    if board.bed is not None:
        draw_bed(painter, board.bed, corner, card)
    names = list(face_names(deal.cards))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for spot in board.spots:
        place = place_of(spot, corner, card, _SCALE)
        if spot.card is None:
            draw_empty(painter, place)
        else:
            name = names[spot.card] if spot.is_face_up else f"back-{dress.look.back}"
            picture = dress.faces.picture(name, dress.faces.width)
            painter.drawPixmap(place, picture, QRectF(picture.rect()))


def _draw_ending(painter: QPainter, cloth: QRectF, font: QFont, text: str) -> None:
    """Say across an empty board what it is empty of."""
    large = scaled(font, 1.9, bold=True)
    metrics = QFontMetricsF(large)
    plate = QRectF(0, 0, metrics.horizontalAdvance(text) + 60, metrics.height() + 24)
    plate.moveCenter(cloth.center())
    plate.moveTop(cloth.top() + (cloth.height() - plate.height()) * 0.38)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(SHARED_MIST)
    painter.drawRoundedRect(plate, PANEL_RADIUS, PANEL_RADIUS)
    painter.setFont(large)
    painter.setPen(SHARED_PAPER)
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)


def _tone(share: float) -> QColor:
    return blend(SHARED_PAPER, SHARED_INK, share)
