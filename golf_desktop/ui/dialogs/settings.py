"""The settings dialog: how the program looks and moves. Everything has its effect at once."""

from __future__ import annotations

import msgspec
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.model.preferences import Preferences
from golf_desktop.storage.settings import AnimationSpeed, CardBack


class SettingsDialog(QDialog):
    """Shows the settings and changes them.

    Args:
        preferences: the settings.
        parent: the owning window.
    """

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Settings"))
        self._preferences = preferences
        settings = preferences.value
        self.speed = QComboBox()
        for speed, text in (
            (AnimationSpeed.OFF, self.tr("Off")),
            (AnimationSpeed.FAST, self.tr("Fast")),
            (AnimationSpeed.NORMAL, self.tr("Normal")),
            (AnimationSpeed.SLOW, self.tr("Slow")),
        ):
            self.speed.addItem(text, speed)
        self.back = QComboBox()
        for back, text in ((CardBack.BLUE, self.tr("Blue")), (CardBack.RED, self.tr("Red"))):
            self.back.addItem(text, back)
        self.clock = QCheckBox(self.tr("Show the &time"))
        self.speed.setCurrentIndex(self.speed.findData(settings.animation))
        self.back.setCurrentIndex(self.back.findData(settings.back))
        self.clock.setChecked(settings.show_clock)

        form = QFormLayout()
        form.addRow(self.tr("&Animations:"), self.speed)
        form.addRow(self.tr("Card &back:"), self.back)
        form.addRow("", self.clock)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(buttons)
        self.setMinimumWidth(320)
        self.speed.currentIndexChanged.connect(self._set_speed)
        self.back.currentIndexChanged.connect(self._set_back)
        self.clock.toggled.connect(self._set_clock)

    def _set_speed(self) -> None:
        self._change(animation=AnimationSpeed(self.speed.currentData()))

    def _set_back(self) -> None:
        self._change(back=CardBack(self.back.currentData()))

    def _set_clock(self, shown: bool) -> None:
        self._change(show_clock=shown)

    def _change(self, **changes: object) -> None:
        self._preferences.change(msgspec.structs.replace(self._preferences.value, **changes))
