"""Shows a deal and prints how many of its cards are drawn pixel by pixel, at this pixel ratio.

Run as a program of its own, since Qt takes the pixel ratio (QT_SCALE_FACTOR) at its start.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QEventLoop, QRect
from PySide6.QtGui import QImage

from golf_desktop.app import build, make_application
from golf_desktop.storage.places import Places
from golf_desktop.storage.wish import Wish
from golf_desktop.ui.main_window import MainWindow


def shown(window: MainWindow) -> QImage:
    """What the board shows, in device pixels."""
    image = window.board.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(1)
    return image


def crisp_cards(window: MainWindow) -> list[str]:
    """The free cards and the waste card that are shown exactly as their pictures are drawn."""
    board, ratio = shown(window), window.board.devicePixelRatioF()
    width = round(window.board.viewportTransform().m11() * ratio)
    crisp = []
    for index in (*window.scene.free_slots(), window.table.game.waste[-1]):
        item = window.scene.cards[index]
        picture = window.faces.picture(item.face, width).toImage()
        picture = picture.convertToFormat(QImage.Format.Format_RGB32)
        corner = window.board.viewportTransform().map(item.pos()) * ratio
        size = picture.size()
        inset_x, inset_y = size.width() // 10, size.height() // 10
        # A cross: without the round corners and the soft pixels of the very edge.
        bars = (
            QRect(2, inset_y, size.width() - 4, size.height() - 2 * inset_y),
            QRect(inset_x, 2, size.width() - 2 * inset_x, size.height() - 4),
        )
        left, top = round(corner.x()), round(corner.y())
        if picture.width() == width and all(
            picture.copy(bar) == board.copy(bar.translated(left, top)) for bar in bars
        ):
            crisp.append(item.face)
    return crisp


def main() -> None:
    """Show deal 2 in two sizes and print what is crisp in each."""
    app = make_application()
    with tempfile.TemporaryDirectory() as folder:
        window = build(Wish(2), Places.under(Path(folder)))
        window.scene.animator.factor = 0
        window.resize(900, 640)
        window.show()
        app.processEvents()
        found = [crisp_cards(window)]
        window.resize(787, 613)
        loop = QEventLoop()
        window.faces.redrawn.connect(loop.quit)
        loop.exec()
        app.processEvents()
        found.append(crisp_cards(window))
        json.dump({"ratio": window.board.devicePixelRatioF(), "crisp": found}, sys.stdout)
        window.close()


if __name__ == "__main__":
    main()
