"""Buttons that lead back and on: their arrows point the way that the language is read."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QToolButton


class ArrowButton(QToolButton):
    """A button with an arrow.

    Args:
        leads_on: whether it leads on, or else back.
    """

    def __init__(self, *, leads_on: bool) -> None:
        super().__init__()
        self._leads_on = leads_on
        self._point()

    def changeEvent(self, event: QEvent) -> None:
        """Point the other way when the windows are mirrored."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._point()

    def _point(self) -> None:
        is_right = self._leads_on != self.isRightToLeft()
        self.setArrowType(Qt.ArrowType.RightArrow if is_right else Qt.ArrowType.LeftArrow)
