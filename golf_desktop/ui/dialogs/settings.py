"""The settings dialog: how the program looks and moves. Everything has its effect at once."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.model.preferences import Preferences
from golf_desktop.storage.settings import AnimationSpeed, CardBack, HintKind, Settings
from golf_desktop.storage.struct_file import declarations
from golf_desktop.ui.language import language_name, languages, system_language, told


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
        self._preferences = preferences
        self._before_defaults: Settings | None = None
        self.speed = _box(AnimationSpeed)
        self.back = _box((CardBack.BLUE, CardBack.RED))
        self.hints = _box(HintKind)
        self.language = _box(("", *languages()))
        self.clock = QCheckBox()
        self.indicator = QCheckBox()
        self.defaults = QPushButton()
        self._lay_out()
        self._name_parts()
        self._show(preferences.value)
        self.speed.currentIndexChanged.connect(self._set_speed)
        self.back.currentIndexChanged.connect(self._set_back)
        self.hints.currentIndexChanged.connect(self._set_hints)
        self.language.currentIndexChanged.connect(self._set_language)
        self.clock.toggled.connect(self._set_clock)
        self.indicator.toggled.connect(self._set_indicator)
        self.defaults.clicked.connect(self._swap_defaults)
        preferences.changed.connect(self._follow)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._name_parts()

    def _name_parts(self) -> None:
        """Give everything its name in the language that is spoken."""
        self.setWindowTitle(self.tr("Settings"))
        for box, names in (
            (self.speed, [self.tr("Off"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow")]),
            (self.back, [self.tr("Blue"), self.tr("Red")]),
            (
                self.hints,
                [
                    self.tr("Fair: what you can see and count"),
                    self.tr("Seeing: they look into the stock"),
                ],
            ),
            (self.language, self._language_names()),
        ):
            for index, name in enumerate(names):
                box.setItemText(index, name)
        for box, text in (
            (self.speed, self.tr("&Animations:")),
            (self.back, self.tr("Card &back:")),
            (self.hints, self.tr("&Hints:")),
            (self.language, self.tr("&Language:")),
        ):
            label = self._form.labelForField(box)
            assert isinstance(label, QLabel)
            label.setText(text)
        self.clock.setText(self.tr("Show the &time"))
        self.indicator.setText(self.tr("Show what is still &possible"))
        self._name_defaults()
        self._tell_helps()

    def _language_names(self) -> list[str]:
        as_system = self.tr("As the system ({language})")
        first = as_system.format(language=language_name(system_language()))
        return [first, *map(language_name, languages())]

    def _tell_helps(self) -> None:
        declared = declarations(Settings)
        for widget, key in (
            (self.speed, "animation"),
            (self.back, "back"),
            (self.hints, "hints"),
            (self.language, "language"),
            (self.clock, "show_clock"),
            (self.indicator, "show_indicator"),
        ):
            widget.setToolTip(told(declared[key].help))

    def _lay_out(self) -> None:
        self._form = QFormLayout()
        for box in (self.speed, self.back, self.hints, self.language):
            self._form.addRow(" ", box)
        self._form.addRow("", self.clock)
        self._form.addRow("", self.indicator)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.defaults, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(self._form)
        column.addSpacing(8)
        column.addWidget(buttons)
        # A least width of the dialog itself would let it be narrower than its texts.
        self.language.setMinimumContentsLength(24)

    def _show(self, settings: Settings) -> None:
        self.speed.setCurrentIndex(self.speed.findData(settings.animation))
        self.back.setCurrentIndex(self.back.findData(settings.back))
        self.hints.setCurrentIndex(self.hints.findData(settings.hints))
        self.language.setCurrentIndex(max(0, self.language.findData(settings.language)))
        self.clock.setChecked(settings.show_clock)
        self.indicator.setChecked(settings.show_indicator)

    def _set_speed(self) -> None:
        self._change(animation=AnimationSpeed(self.speed.currentData()))

    def _set_back(self) -> None:
        self._change(back=CardBack(self.back.currentData()))

    def _set_hints(self) -> None:
        self._change(hints=HintKind(self.hints.currentData()))

    def _set_language(self) -> None:
        self._change(language=self.language.currentData())

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
        boxes = (self.speed, self.back, self.hints, self.language)
        widgets = (*boxes, self.clock, self.indicator)
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


def _box(choices: Iterable[str]) -> QComboBox:
    """A list of choices, whose names come later."""
    box = QComboBox()
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    for choice in choices:
        box.addItem("", choice)
    return box
