"""Painting to whole device pixels from inside a scaled scene."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QTransform


def paint_in_pixels(painter: QPainter) -> QTransform:
    """Make the painter's unit a device pixel; give the transform from the item to the device.

    The item's transform is gone afterwards; Qt restores it before the next item is painted.
    """
    to_device = painter.deviceTransform()
    to_item, _ = painter.worldTransform().inverted()
    from_device, _ = (to_item * to_device).inverted()
    painter.setWorldTransform(from_device)
    return to_device
