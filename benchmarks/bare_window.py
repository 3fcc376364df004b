"""The floor: a Qt window that shows 35 card-coloured rectangles and can do nothing else."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget


class BareWindow(QWidget):
    """Five rows of seven rectangles in the colour `card` on green."""

    def __init__(self, card: QColor) -> None:
        super().__init__()
        self._card = card
        self.resize(1024, 720)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the rectangles."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor("#1f6b46"))
        painter.setPen(Qt.PenStyle.SolidLine)
        painter.setBrush(self._card)
        for index in range(35):
            painter.drawRect(60 + index % 7 * 130, 40 + index // 7 * 60, 110, 154)
        painter.end()


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    window = BareWindow(QColor(sys.argv[1]))
    window.show()
    sys.exit(application.exec())
