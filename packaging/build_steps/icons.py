"""The step `icons`: the program's icon and that of its documents, in the forms systems take."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from build_steps import project
from build_steps.icon_files import ICNS_TYPES, ICO_SIZES, Picture, icns, ico
from build_steps.job import Job
from build_steps.project import StepError

if TYPE_CHECKING:  # Qt is there once the build environment is
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtSvg import QSvgRenderer

PNG_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""The sides in pixels of the icons that Linux desktops take from files."""
SOURCES = {
    project.PROGRAM: project.ROOT / "resources" / "icons" / f"{project.PROGRAM}.svg",
    f"{project.PROGRAM}-document": project.PACKAGING / "icons" / "document.svg",
}
"""The pictures that are drawn, by the name that their icons get."""


def problem() -> str | None:
    """Why this system cannot do it, in one line; None if it can."""
    return None


def make(job: Job) -> list[Path]:
    """Draw the icons; none of them is for players by itself.

    Raises:
        StepError: a picture cannot be read.
    """
    drawing = application()
    project.ICONS.mkdir(parents=True, exist_ok=True)
    for name, source in SOURCES.items():
        pictures = draw(source, {*PNG_SIZES, *ICO_SIZES, *ICNS_TYPES.values()})
        for side in PNG_SIZES:
            (project.ICONS / f"{name}-{side}.png").write_bytes(pictures[side].png)
        (project.ICONS / f"{name}.ico").write_bytes(ico(pictures))
        (project.ICONS / f"{name}.icns").write_bytes(icns(pictures))
    del drawing
    return []


def application() -> QCoreApplication:
    """The Qt application that whoever draws keeps meanwhile; it needs no display.

    That is told by its arguments and not by the environment, in which the frozen program is tested
    afterwards, with a window where there can be one.
    """
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication.instance() or QGuiApplication(["icons", "-platform", "offscreen"])


def draw(source: Path, sides: set[int]) -> dict[int, Picture]:
    """Draw an SVG file at several sizes; a Qt application must exist.

    Args:
        source: the file.
        sides: the sides in pixels.

    Raises:
        StepError: it cannot be read.
    """
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise StepError(f"{source} is no picture.")
    return {side: _picture(renderer, side) for side in sides}


def _picture(renderer: QSvgRenderer, side: int) -> Picture:
    from PySide6.QtCore import QBuffer, QByteArray
    from PySide6.QtGui import QImage, QImageWriter, QPainter

    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    image.convertTo(QImage.Format.Format_ARGB32)
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    # On the processors there are, a pixel's lowest byte, blue, comes first.
    return Picture(side, bytes(image.constBits()), bytes(buffer.data().data()))
