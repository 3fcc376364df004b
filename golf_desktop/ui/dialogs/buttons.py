"""The row of buttons below a dialog: texts alone, without the system's own pictures."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox

_NO_ICONS = "QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0 }"
"""The style sheet that keeps the system's pictures, which are not our style, from the usual
buttons. To look for each of them in the system's themes would take 10 to 20 ms."""


def make_buttons(dialog: QDialog, kinds: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
    """Make the buttons of these kinds, which accept and reject a dialog."""
    box = QDialogButtonBox()
    box.setStyleSheet(_NO_ICONS)  # before there are buttons
    box.setStandardButtons(kinds)
    box.setStyleSheet("")  # what has a style sheet follows no other palette
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    return box
