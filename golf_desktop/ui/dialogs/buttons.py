"""The row of buttons below a dialog: texts alone, without the system's own pictures."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox


def make_buttons(dialog: QDialog, kinds: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
    """Make the buttons of these kinds, which accept and reject a dialog."""
    box = QDialogButtonBox(kinds)
    leave_icons_out(box)
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    return box


def leave_icons_out(box: QDialogButtonBox) -> None:
    """Take the pictures away that the system puts on the usual buttons; they are not our style."""
    for button in box.buttons():
        button.setIcon(QIcon())
