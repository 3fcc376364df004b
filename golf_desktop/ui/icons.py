"""The program's icon and the icons of its commands, drawn from our SVG files."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from golf_desktop.resources import resource

_INK = b"#000000"
"""The colour that the icons of commands are drawn in, and that a palette's takes the place of."""
_NOTHING = b'<svg xmlns="http://www.w3.org/2000/svg"/>'
_IN_MENU = 16
_SIZES = (_IN_MENU, 20, 24)
"""Of menus and of the tool bar, in pixels: scaled from another size the strokes would blur."""
_FAINT = 0.38
"""How much of an icon is left while its command is not to be had."""


def app_icon() -> QIcon:
    """The program's icon."""
    icon = QIcon()
    svg = QSvgRenderer(QByteArray(_read("golf-desktop")))
    for size in (16, 32, 64):
        icon.addPixmap(_draw(svg, size))
    return icon


def command_icon(
    name: str, colours: tuple[QColor, QColor], ratio: float, size: int = _SIZES[-1]
) -> QIcon:
    """The icon of a command.

    Args:
        name: the icon's file, without the ending.
        colours: the colour of its strokes, and that in the selected line of a menu.
        ratio: device pixels in one pixel of the screen it is shown on.
        size: how large it is drawn, in pixels of the screen.
    """
    text = _read(name)
    plain, selected = (
        QSvgRenderer(QByteArray(text.replace(_INK, colour.name().encode()))) for colour in colours
    )
    mode = QIcon.Mode
    icon = QIcon()
    for side in sorted({*_SIZES, size}):
        # A tool below the mouse has this mode too, and no other ground than the rest.
        active = selected if side == _IN_MENU else plain
        for each, svg, opacity in (
            (mode.Normal, plain, 1.0),
            (mode.Active, active, 1.0),
            (mode.Disabled, plain, _FAINT),
        ):
            picture = _draw(svg, round(side * ratio), opacity)
            picture.setDevicePixelRatio(ratio)
            icon.addPixmap(picture, each)
    return icon


def _read(name: str) -> bytes:
    """The text of an icon's file; one that is not there leaves the command without a picture."""
    try:
        return resource(f"icons/{name}.svg").read_bytes()
    except OSError:
        return _NOTHING


def _draw(svg: QSvgRenderer, size: int, opacity: float = 1.0) -> QPixmap:
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setOpacity(opacity)
    svg.render(painter, QRectF(picture.rect()))
    painter.end()
    return picture
