"""The settings dialog: how the program looks and moves. Everything has its effect at once."""

from __future__ import annotations

import msgspec
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.model.preferences import Preferences
from golf_desktop.storage.settings import AnimationSpeed, CardBack, HintKind, Settings
from golf_desktop.storage.struct_file import declarations


class SettingsDialog(QDialog):
    """Shows the settings and changes them.

    Args:
        preferences: the settings.
        parent: the owning window.
    """

    help_page = "options#settings"
    """The page of the help that tells of it."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Settings"))
        self._preferences = preferences
        self._before_defaults: Settings | None = None
        self.speed = QComboBox()
        for speed, text in (
            (AnimationSpeed.SYSTEM, self.tr("As the system")),
            (AnimationSpeed.OFF, self.tr("Off")),
            (AnimationSpeed.FAST, self.tr("Fast")),
            (AnimationSpeed.NORMAL, self.tr("Normal")),
            (AnimationSpeed.SLOW, self.tr("Slow")),
        ):
            self.speed.addItem(text, speed)
        self.back = QComboBox()
        for back, text in ((CardBack.BLUE, self.tr("Blue")), (CardBack.RED, self.tr("Red"))):
            self.back.addItem(text, back)
        self.hints = QComboBox()
        for kind, text in (
            (HintKind.FAIR, self.tr("Fair: what you can see and count")),
            (HintKind.SEEING, self.tr("Seeing: they look into the stock")),
        ):
            self.hints.addItem(text, kind)
        self.clock = QCheckBox(self.tr("Show the &time"))
        self.indicator = QCheckBox(self.tr("Show what is still &possible"))
        self.defaults = QPushButton()
        self._lay_out()
        self._show(preferences.value)
        self.speed.currentIndexChanged.connect(self._set_speed)
        self.back.currentIndexChanged.connect(self._set_back)
        self.hints.currentIndexChanged.connect(self._set_hints)
        self.clock.toggled.connect(self._set_clock)
        self.indicator.toggled.connect(self._set_indicator)
        self.defaults.clicked.connect(self._swap_defaults)
        preferences.changed.connect(self._follow)
        self._name_defaults()

    def _lay_out(self) -> None:
        declared = declarations(Settings)
        for widget, key in (
            (self.speed, "animation"),
            (self.back, "back"),
            (self.hints, "hints"),
            (self.clock, "show_clock"),
            (self.indicator, "show_indicator"),
        ):
            widget.setToolTip(declared[key].help)
        form = QFormLayout()
        form.addRow(self.tr("&Animations:"), self.speed)
        form.addRow(self.tr("Card &back:"), self.back)
        form.addRow(self.tr("&Hints:"), self.hints)
        form.addRow("", self.clock)
        form.addRow("", self.indicator)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.defaults, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addSpacing(8)
        column.addWidget(buttons)
        self.setMinimumWidth(360)

    def _show(self, settings: Settings) -> None:
        self.speed.setCurrentIndex(self.speed.findData(settings.animation))
        self.back.setCurrentIndex(self.back.findData(settings.back))
        self.hints.setCurrentIndex(self.hints.findData(settings.hints))
        self.clock.setChecked(settings.show_clock)
        self.indicator.setChecked(settings.show_indicator)

    def _set_speed(self) -> None:
        self._change(animation=AnimationSpeed(self.speed.currentData()))

    def _set_back(self) -> None:
        self._change(back=CardBack(self.back.currentData()))

    def _set_hints(self) -> None:
        self._change(hints=HintKind(self.hints.currentData()))

    def _set_indicator(self, shown: bool) -> None:
        self._change(show_indicator=shown)

    def _set_clock(self, shown: bool) -> None:
        self._change(show_clock=shown)

    def _change(self, **changes: object) -> None:
        """Change some settings; what was before the defaults can no longer be had back."""
        self._before_defaults = None
        self._preferences.change(msgspec.structs.replace(self._preferences.value, **changes))
        self._name_defaults()

    def _swap_defaults(self) -> None:
        """Go to the defaults, or back from them to what was before."""
        now = self._preferences.value
        # What is chosen in the set-up is none of this dialog's business.
        target = (self._before_defaults or Settings()).with_setup_of(now)
        self._before_defaults = None if self._before_defaults else now
        self._preferences.change(target)
        self._name_defaults()

    def _follow(self) -> None:
        """Show the settings as they are now, without taking it for the player's choice."""
        widgets = (self.speed, self.back, self.hints, self.clock, self.indicator)
        for widget in widgets:
            widget.blockSignals(True)
        self._show(self._preferences.value)
        for widget in widgets:
            widget.blockSignals(False)

    def _name_defaults(self) -> None:
        undo = self._before_defaults is not None
        self.defaults.setText(
            self.tr("&Undo the defaults") if undo else self.tr("&Restore the defaults")
        )
