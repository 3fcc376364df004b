"""The key of each free card, and the labels that show the keys while Alt is held."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from golf_desktop.engine.layout import Layout
from golf_desktop.ui.board.geometry import CARD_HEIGHT, CARD_WIDTH
from golf_desktop.ui.board.marks import MARK_Z
from golf_desktop.ui.board.pixels import paint_in_pixels
from golf_desktop.ui.design import BADGE, BADGE_TEXT, HINT

KEY_LABELS = "1234567890abcdefijklnopqrstuwxyz"
"""One key for each end of a layout, in order. The menu bar has Alt+G, H, M and V for its own."""


@cache
def ends(layout: Layout) -> tuple[int, ...]:
    """The slots that nothing ever covers, in dealing order: each end has a key of its own."""
    return tuple(slot for slot, each in enumerate(layout.slots) if not each.covered_by)


@cache
def key_indices(layout: Layout) -> tuple[int, ...]:
    """For each slot the index of its key in `KEY_LABELS`.

    A card has the key of the leftmost end that lies over it. So a column keeps its key, and no
    two free cards of a pyramid share one: of two cards over the same end, one covers the other.
    """
    found: list[int] = [0] * len(layout.slots)
    order = {end: index for index, end in enumerate(ends(layout))}
    for slot in range(len(found)):
        over = slot
        while mask := layout.slots[over].covered_by:
            over = (mask & -mask).bit_length() - 1
        found[slot] = order[over]
    return tuple(found)


def label_of(layout: Layout, slot: int) -> str:
    """The key of a slot's card, as a small letter or a digit."""
    return KEY_LABELS[key_indices(layout)[slot]]


def slot_of_label(layout: Layout, label: str, removed: int) -> int | None:
    """The slot that a key means, once `removed` (a mask) are gone.

    It is that of a free card, or that of the end itself where none is left; None for a key that
    means nothing in this layout.
    """
    index = KEY_LABELS.find(label) if label else -1
    if not 0 <= index < len(ends(layout)):
        return None
    indices = key_indices(layout)
    free = (slot for slot in layout.free_slots(removed) if indices[slot] == index)
    return next(free, ends(layout)[index])


class KeyLabels(QGraphicsItem):
    """Shows keys on cards. Hidden until it is told what to show."""

    def __init__(self) -> None:
        super().__init__()
        self._labels: dict[str, QPointF] = {}
        self.setVisible(False)
        self.setZValue(MARK_Z + 1)

    @property
    def labels(self) -> Mapping[str, QPointF]:
        """The keys that are seen, each with the place of its card."""
        return self._labels if self.isVisible() else {}

    def show_labels(self, labels: dict[str, QPointF]) -> None:
        """Show these keys on the cards at these places; without any, hide."""
        self.prepareGeometryChange()
        self._labels = labels
        self.setVisible(bool(labels))
        self.update()

    def boundingRect(self) -> QRectF:
        """Around all the cards that have a label."""
        area = QRectF()
        for place in self._labels.values():
            area |= QRectF(place.x(), place.y(), CARD_WIDTH, CARD_HEIGHT)
        return area

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw each key on a small tile in the middle of its card."""
        to_device = paint_in_pixels(painter)
        side = max(20.0, 0.34 * to_device.m11())
        font = painter.font()
        font.setPixelSize(round(side * 0.68))
        font.setBold(True)
        painter.setFont(font)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for label, place in self._labels.items():
            centre = to_device.map(place + QPointF(CARD_WIDTH / 2, CARD_HEIGHT / 2))
            tile = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
            # Edged, or it would run into the pips around it.
            painter.setPen(QPen(BADGE_TEXT, max(1.5, side / 12)))
            painter.setBrush(BADGE)
            painter.drawRoundedRect(tile, side / 4, side / 4)
            painter.setPen(HINT)
            painter.drawText(tile, Qt.AlignmentFlag.AlignCenter, label.upper())
