"""The page of the settings for what is heard."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QVBoxLayout

from golf_desktop.storage.settings import Settings
from golf_desktop.ui.design import GAP
from golf_desktop.ui.settings.page import Page, make_form, tip_of
from golf_desktop.ui.sound import why_not_installed
from golf_desktop.ui.texts import number_text, percent_text

_STEP = 10
"""In per cent, by the page keys and by a click beside the knob."""
_SLIDER_WIDTH = 200


class SoundPage(Page):
    """Sounds and how loud they are; greyed, with the reason, where they cannot be had.

    Args:
        settings: what it shows at first.
        why_silent: gives the reason, or nothing.
    """

    help_page = "options#sound"

    def __init__(
        self, settings: Settings, why_silent: Callable[[], str] = why_not_installed
    ) -> None:
        super().__init__()
        self.title = self.tr("&Sound")
        self.sound = self.make_check("sound", self.tr("Play soun&ds"))
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(0, 100)
        self.volume.setPageStep(_STEP)
        self.volume.setSingleStep(_STEP // 2)
        self.volume.setTracking(False)  # each change is written to the disk
        self.volume.setMinimumWidth(_SLIDER_WIDTH)
        self.volume.setToolTip(tip_of("volume"))
        self.volume.valueChanged.connect(lambda value: self.chosen.emit({"volume": value}))
        self.volume.sliderMoved.connect(self._show_percents)
        self.percents = QLabel()
        self._show_percents(self.volume.maximum())
        self.percents.setMinimumWidth(self.percents.sizeHint().width())
        self._why_silent = why_silent
        self.reason = QLabel()
        self.reason.setWordWrap(True)
        form = make_form()
        self._volume_label = QLabel(self.tr("&Volume:"))
        self._volume_label.setBuddy(self.volume)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addWidget(self.volume)
        row.addWidget(self.percents)
        form.addRow(self._volume_label, row)
        column = QVBoxLayout(self)
        column.addWidget(self.sound)
        column.addLayout(form)
        column.addWidget(self.reason)
        column.addStretch(1)
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        """Show these."""
        self.reason.setText(self._why_silent())
        can_sound = not self.reason.text()
        self.reason.setVisible(not can_sound)
        self.sound.setEnabled(can_sound)
        self.sound.setChecked(settings.sound and can_sound)
        for widget in (self.volume, self._volume_label, self.percents):
            widget.setEnabled(can_sound and settings.sound)
        self.volume.blockSignals(True)
        self.volume.setValue(settings.volume)
        self.volume.blockSignals(False)
        self._show_percents(settings.volume)

    def _show_percents(self, volume: int) -> None:
        self.percents.setText(percent_text(number_text(volume)))
