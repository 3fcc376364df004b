"""The colours and sizes of the board and its panels, in one place."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

CLOTH = QColor("#217049")
CLOTH_SHADE = QColor("#185639")
"""The cloth darkens a little towards the player."""

HINT = QColor("#ffc31f")
HINT_FILL = QColor(255, 195, 31, 46)
FOCUS = QColor("#ffffff")
MARK_SHADE = QColor(0, 32, 20, 190)
"""Lies under every ring, so that it is seen on white cards too."""
TAKES = QColor("#7dff9e")
REFUSES = QColor("#ff9b8a")

BADGE = QColor(8, 28, 18, 215)
BADGE_TEXT = QColor("#ffffff")

PANEL_STYLE = """
QFrame#panel { background: rgba(10, 34, 22, 235); border: 1px solid rgba(255, 255, 255, 60);
               border-radius: 10px; }
QFrame#panel QLabel { color: #ffffff; background: transparent; }
QFrame#panel QLabel#title { font-size: 17px; font-weight: 600; }
QFrame#panel QLabel#detail { color: #d5e6dc; }
QFrame#panel QPushButton { color: #ffffff; background: rgba(255, 255, 255, 28);
    border: 1px solid rgba(255, 255, 255, 80); border-radius: 6px; padding: 5px 14px; }
QFrame#panel QPushButton:hover { background: rgba(255, 255, 255, 55); }
QFrame#panel QPushButton:pressed { background: rgba(255, 255, 255, 80); }
QFrame#panel QPushButton:focus { border: 2px solid #ffd23f; padding: 4px 13px; }
QFrame#panel QPushButton#first { color: #10301f; background: #ffd23f; border-color: #ffd23f; }
QFrame#panel QPushButton#first:hover { background: #ffdf73; }
QFrame#panel QPushButton#first:focus { border: 2px solid #ffffff; }
"""


def icon_colour(palette: QPalette) -> QColor:
    """The colour of the tool icons' strokes on a palette."""
    return palette.color(QPalette.ColorRole.ButtonText)
