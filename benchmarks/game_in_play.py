"""The game with one card of the stock turned as soon as it is dealt, so that its clock runs."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import Qt

from golf_desktop.app import build, make_application
from golf_desktop.storage.places import Places
from golf_desktop.storage.wish import Wish

if __name__ == "__main__":
    application = make_application()
    window = build(Wish(1), Places.under(Path(sys.argv[1])))
    window.scene.animator.finished.connect(
        window.table.turn, Qt.ConnectionType.SingleShotConnection
    )
    window.show()
    sys.exit(application.exec())
