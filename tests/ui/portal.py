"""A stand-in for a desktop's portal, on a bus of its own, which is then asked for less motion.

Its argument is JSON: settings by ``group/name``; another is answered by an empty text. Writes the
answer that the program would get.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from PySide6 import QtCore
from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusVariant

from golf_desktop.ui.reduced_motion import _ask_portal

class_info: Any = QtCore.ClassInfo  # its stub does not know that it decorates


@class_info({"D-Bus Interface": "org.freedesktop.portal.Settings"})
class Portal(QObject):
    """What the program asks."""

    @Slot(str, str, result=QDBusVariant)
    def Read(self, group: str, name: str) -> QDBusVariant:  # noqa: N802
        """Give the value of a setting, wrapped once more as the real one does."""
        return QDBusVariant(QDBusVariant(json.loads(sys.argv[1]).get(f"{group}/{name}", "")))


def main() -> None:
    """Serve, ask and end."""
    application = QCoreApplication(sys.argv)
    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "portal")
    portal, option = Portal(), QDBusConnection.RegisterOption.ExportAllSlots
    assert bus.registerObject("/org/freedesktop/portal/desktop", portal, option)
    assert bus.registerService("org.freedesktop.portal.Desktop")

    def tell(is_still: bool) -> None:
        sys.stdout.write(str(is_still))
        application.quit()

    _ask_portal(application, tell)
    application.exec()


main()
