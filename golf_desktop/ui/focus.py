"""Shows where the keyboard is on widgets that paint themselves."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QWidget

from golf_desktop.ui.design import HAIR, RADIUS


def draw_focus(painter: QPainter, widget: QWidget) -> None:
    """Draw a frame around a widget that has the keyboard; it is painted anew when that changes."""
    if widget.hasFocus():
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(widget.palette().color(QPalette.ColorRole.Highlight), HAIR))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1), RADIUS, RADIUS)
