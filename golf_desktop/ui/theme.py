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

BED = QColor(0, 24, 14, 120)
BED_EDGE = QColor(255, 255, 255, 70)

BADGE = QColor(8, 28, 18, 215)
BADGE_TEXT = QColor("#ffffff")

_REVIEW_ON_LIGHT = (QColor("#1d7a4c"), QColor("#c93a2e"))
_REVIEW_ON_DARK = (QColor("#66cf98"), QColor("#ff8d7d"))

_DIM = 0.7
"""How strong the small print is, of the text's full colour."""

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


def review_colours(palette: QPalette) -> tuple[QColor, QColor]:
    """The colours of the best line and of strokes given away, that stand out on a palette."""
    is_dark = palette.color(QPalette.ColorRole.Base).lightnessF() < 0.5
    return _REVIEW_ON_DARK if is_dark else _REVIEW_ON_LIGHT


def blend(start: QColor, end: QColor, share: float) -> QColor:
    """The colour that lies at this share of the way from one to another."""

    def mixed(one: int, other: int) -> int:
        return round(one + share * (other - one))

    return QColor(
        mixed(start.red(), end.red()),
        mixed(start.green(), end.green()),
        mixed(start.blue(), end.blue()),
    )


def small_print(palette: QPalette) -> QPalette:
    """A palette for what matters less than the text beside it."""
    dimmed = QPalette(palette)
    ink = palette.color(QPalette.ColorRole.WindowText)
    paper = palette.color(QPalette.ColorRole.Window)
    dimmed.setColor(QPalette.ColorRole.WindowText, blend(paper, ink, _DIM))
    return dimmed
