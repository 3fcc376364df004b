"""The design language: every colour, margin, radius and size of type that the windows use.

The colours of cards stand in `card_colours`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QWidget

# -- Measures, in pixels unless said otherwise ----------------------------------------------

HAIR = 2
"""Between the lines of one thing."""
CLOSE = 4
"""Between small things of a kind."""
NEAR = 6
"""Beside what stands in a row with others."""
GAP = 8
"""Between things that belong together."""
MARGIN = 12
"""Around the content of a window."""
SECTION = 18
"""Between things that do not belong together."""
PANEL = (22, 12, 22, 14)
PANEL_ROW = (14, 6, 10, 6)
"""Around the content of what lies on the board: left, above, right, below; and as one row."""
USUAL_LINE = 17
"""So high is a line of letters of the usual size."""
RADIUS = 6
"""Of the corners of buttons and marks."""
EDGE = 14
"""From the edge of the board to what lies on it."""
PANEL_RADIUS = 10
"""Of the corners of what lies on the board."""

LARGE = 1.6
"""Of figures that are looked for, as a share of the usual size of type."""
TITLE = 1.25
"""Of headings."""
SMALL = 0.9
"""Of what stands under figures and over columns."""


# -- Colours of windows ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Scheme:
    """The colours of windows. Each text stands out from its ground by 4.5 : 1 or more.

    Attributes:
        is_dark: whether the texts are lighter than what they stand on.
        window: the ground of windows and dialogs.
        base: the ground of lists, pages and fields to write in.
        other_base: the ground of every second row of a list.
        button: the ground of buttons.
        edge: lines and frames that only part things.
        outline: frames of what can be used, which stand out from the window by 3 : 1 or more.
        text: what is read.
        faint: what matters less, but is read as well.
        disabled: what cannot be used now.
        accent: what is chosen, and what has the keyboard.
        on_accent: the texts on that.
        link: what leads somewhere else.
        good: strokes saved, the best line.
        bad: strokes given away.
    """

    is_dark: bool
    window: str
    base: str
    other_base: str
    button: str
    edge: str
    outline: str
    text: str
    faint: str
    disabled: str
    accent: str
    on_accent: str
    link: str
    good: str
    bad: str


LIGHT = Scheme(
    is_dark=False,
    window="#f3f2ee",
    base="#fdfdfb",
    other_base="#f0f1ec",
    button="#e8e7e1",
    edge="#b9bab2",
    outline="#787a72",
    text="#1b211d",
    faint="#555e58",
    disabled="#8d938f",
    accent="#1d6b45",
    on_accent="#ffffff",
    link="#155a9c",
    good="#1a7046",
    bad="#b3261e",
)
DARK = Scheme(
    is_dark=True,
    window="#222724",
    base="#191d1b",
    other_base="#202523",
    button="#323935",
    edge="#55605a",
    outline="#7d8b84",
    text="#e9eeea",
    faint="#aebab3",
    disabled="#7c8781",
    accent="#5fc794",
    on_accent="#0a1d13",
    link="#8fbcff",
    good="#66cf98",
    bad="#ff8d7d",
)
CONTRAST = Scheme(
    is_dark=True,
    window="#000000",
    base="#000000",
    other_base="#141414",
    button="#1c1c1c",
    edge="#ffffff",
    outline="#ffffff",
    text="#ffffff",
    faint="#ffffff",
    disabled="#a6a6a6",
    accent="#ffd400",
    on_accent="#000000",
    link="#a6d4ff",
    good="#7dff9e",
    bad="#ffb0a3",
)


def palette(scheme: Scheme) -> QPalette:
    """A scheme as Qt's widgets want it."""
    made = QPalette()
    role = QPalette.ColorRole
    for each, colour in (
        (role.Window, scheme.window),
        (role.WindowText, scheme.text),
        (role.Base, scheme.base),
        (role.AlternateBase, scheme.other_base),
        (role.Text, scheme.text),
        (role.PlaceholderText, scheme.faint),
        (role.Button, scheme.button),
        (role.ButtonText, scheme.text),
        (role.BrightText, scheme.bad),
        (role.ToolTipBase, scheme.base),
        (role.ToolTipText, scheme.text),
        (role.Highlight, scheme.accent),
        (role.HighlightedText, scheme.on_accent),
        (role.Accent, scheme.accent),
        (role.Link, scheme.link),
        (role.LinkVisited, scheme.link),
    ):
        made.setColor(each, QColor(colour))
    _set_relief(made, scheme)
    for each in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, each, QColor(scheme.disabled))
    unused = blend(QColor(scheme.button), QColor(scheme.edge), 0.3)
    made.setColor(QPalette.ColorGroup.Disabled, role.Highlight, unused)
    return made


OUTLINED = (
    "QAbstractButton",
    "QAbstractItemView",
    "QAbstractSlider",
    "QAbstractSpinBox",
    "QComboBox",
    "QLineEdit",
    "QProgressBar",
    "QTabBar",
    "QTextEdit",
    "MessageLine",
)
"""The classes of widgets that get the colours of `outlined`.

Not what holds other widgets, such as a scroll area: those would take over its ground. The line of
messages has none of its own that they could see.
"""
_DARKER = 140
"""In per cent: so much darker than the ground Qt's style draws an outline."""


def outlined(scheme: Scheme) -> QPalette:
    """The palette of widgets that have an outline.

    Qt's style draws outlines darker than the ground of the window, where in the dark they are not
    to be seen. These widgets paint no ground of their own, so theirs is one that gives the
    outline.
    """
    made = palette(scheme)
    made.setColor(QPalette.ColorRole.Window, QColor(scheme.outline).lighter(_DARKER))
    return made


def _set_relief(made: QPalette, scheme: Scheme) -> None:
    """Set the colours of edges, which Qt would else work out from those of buttons."""
    role = QPalette.ColorRole
    button, edge = QColor(scheme.button), QColor(scheme.edge)
    made.setColor(role.Light, button.lighter(115))
    made.setColor(role.Midlight, button.lighter(106))
    made.setColor(role.Mid, blend(button, edge, 0.5))
    made.setColor(role.Dark, edge)
    made.setColor(role.Shadow, edge.darker(160))


STRIP = replace(
    DARK,
    base="#12402b",
    window="#0c2e1f",
    text="#ffffff",
    faint="#d5e6dc",
    good="#7dffb0",
    bad="#ffb3a6",
)
"""For a score card that lies on the board, on a panel, whatever the colours of windows are."""


# -- Colours of the table -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cloth:
    """The colours of a table. White texts stand out from each by 4.5 : 1 or more.

    Attributes:
        light: of the cloth far from the player.
        shade: of the cloth near to the player, a little darker.
        panel: the ground of what lies on the cloth to be read.
    """

    light: str
    shade: str
    panel: str


GREEN_CLOTH = Cloth("#217049", "#185639", "#0a2216")
BLUE_CLOTH = Cloth("#22608e", "#17466b", "#0a1c2b")
RED_CLOTH = Cloth("#80323f", "#62242f", "#270d12")
BLACK_CLOTH = Cloth("#101010", "#000000", "#000000")
"""Goes with the scheme of high contrast."""


def blend(start: QColor, end: QColor, share: float) -> QColor:
    """The colour that lies at this share of the way from one to another."""

    def mixed(one: int, other: int) -> int:
        return round(one + share * (other - one))

    return QColor(
        mixed(start.red(), end.red()),
        mixed(start.green(), end.green()),
        mixed(start.blue(), end.blue()),
    )


# -- Colours of what lies on the table ------------------------------------------------------

FOCUS = QColor("#ffffff")
HINT = QColor("#ffc31f")
HINT_FILL = QColor(255, 195, 31, 46)
TAKES = QColor("#7dff9e")
REFUSES = QColor("#ff9b8a")
MARK_SHADE = QColor(0, 32, 20, 190)
"""Lies under every ring, so that it is seen on white cards too."""
BED = QColor(0, 16, 10, 120)
BED_EDGE = QColor(255, 255, 255, 70)
BADGE = QColor(8, 28, 18, 215)
BADGE_TEXT = QColor("#ffffff")
SHARED_PAPER = QColor("#ffffff")
"""The picture of a result is the same in every theme: it goes to others."""
SHARED_INK = QColor("#1b1c1e")
SHARED_MIST = QColor(16, 52, 34, 190)
TILE_HOVER = QColor(255, 255, 255, 26)
FLAG = QColor("#e4343f")
FLAG_POLE = QColor("#f4f4ee")
HOLE = QColor(0, 0, 0, 190)
HOLE_EDGE = QColor(255, 255, 255, 90)

_FRAME = 0.5
"""How strong a frame is that stands out from its ground by 3 : 1, of the text's full colour."""


def panel_style(cloth: Cloth) -> str:
    """The style sheet of a panel that lies on a cloth. In high contrast every edge is white."""
    ground = QColor(cloth.panel)
    edge, rim = (255, 255) if cloth == BLACK_CLOTH else (60, 80)
    return f"""
QFrame#panel {{ background: rgba({ground.red()}, {ground.green()}, {ground.blue()}, 235);
    border: 1px solid rgba(255, 255, 255, {edge}); border-radius: {PANEL_RADIUS}px; }}
QFrame#panel QLabel {{ color: #ffffff; background: transparent; }}
QFrame#panel QLabel#detail {{ color: #dbe6df; }}
QFrame#panel QPushButton {{ color: #ffffff; background: rgba(255, 255, 255, 28);
    border: 1px solid rgba(255, 255, 255, {rim}); border-radius: {RADIUS}px; padding: 5px 14px; }}
QFrame#panel QPushButton:hover {{ background: rgba(255, 255, 255, 55); }}
QFrame#panel QPushButton:pressed {{ background: rgba(255, 255, 255, 80); }}
QFrame#panel QPushButton:focus {{ border: 2px solid #ffd23f; padding: 4px 13px; }}
QFrame#panel QPushButton#first {{ color: #10301f; background: #ffd23f; border-color: #ffd23f; }}
QFrame#panel QPushButton#first:hover {{ background: #ffdf73; }}
QFrame#panel QPushButton#first:focus {{ border: 2px solid #ffffff; }}
"""


# -- What follows from a palette ------------------------------------------------------------


def icon_colours(palette: QPalette) -> tuple[QColor, QColor]:
    """The colours of the icons' strokes on a palette: usually, and in a selected line."""
    role = QPalette.ColorRole
    return palette.color(role.ButtonText), palette.color(role.HighlightedText)


def outline(palette: QPalette) -> QColor:
    """The colour of the outline that Qt's style draws around a widget of the class `OUTLINED`."""
    return palette.color(QPalette.ColorRole.Window).darker(_DARKER)


def frame(palette: QPalette) -> QColor:
    """The colour of the frame of a sheet that can be pointed at, with lines fainter than it."""
    role = QPalette.ColorRole
    return blend(palette.color(role.Base), palette.color(role.Text), _FRAME)


def scheme_of(palette: QPalette) -> Scheme:
    """The scheme that a palette was made of; of one from elsewhere, that which goes with it."""
    base, text = (
        palette.color(each) for each in (QPalette.ColorRole.Base, QPalette.ColorRole.Text)
    )
    if (base, text) == (QColor(CONTRAST.base), QColor(CONTRAST.text)):
        return CONTRAST
    return DARK if base.lightnessF() < 0.5 else LIGHT


def good_and_bad(palette: QPalette) -> tuple[QColor, QColor]:
    """The colours of the best line and of strokes given away, that stand out on a palette."""
    scheme = scheme_of(palette)
    return QColor(scheme.good), QColor(scheme.bad)


def small_print(palette: QPalette) -> QPalette:
    """A palette for what matters less than the text beside it."""
    fainter = QPalette(palette)
    fainter.setColor(QPalette.ColorRole.WindowText, QColor(scheme_of(palette).faint))
    return fainter


def scaled(font: QFont, factor: float, *, bold: bool | None = None) -> QFont:
    """A font of another size, whether points or pixels are its unit, and bold or not if asked."""
    made = QFont(font)
    if made.pointSizeF() > 0:
        made.setPointSizeF(made.pointSizeF() * factor)
    else:
        made.setPixelSize(max(1, round(made.pixelSize() * factor)))
    if bold is not None:
        made.setBold(bold)
    return made


def scale_font(widget: QWidget, factor: float) -> None:
    """Set a widget's text larger or smaller than usual."""
    widget.setFont(scaled(widget.font(), factor))


def embolden(widget: QWidget) -> None:
    """Set a widget's text in bold."""
    font = widget.font()
    font.setBold(True)
    widget.setFont(font)
