"""A page of the settings dialog."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QWidget,
)

from golf_desktop.storage.settings import Settings
from golf_desktop.storage.struct_file import declarations
from golf_desktop.ui.design import GAP, SECTION
from golf_desktop.ui.flow import Flow
from golf_desktop.ui.language import told


class Page(QWidget):
    """Some of the settings. Shows them, and tells when the player chooses others.

    Only signals that the player alone sets off are followed, so that what is shown is never taken
    for a choice.
    """

    chosen = Signal(object)
    """The player chose something: a dict of the settings that change, by their keys."""

    help_page: ClassVar[str]
    """The page of the help that tells of it."""
    title: str
    """What stands on its tab, with its access key."""

    def show_settings(self, settings: Settings) -> None:
        """Show these."""
        raise NotImplementedError

    # -- Making it -------------------------------------------------------------------------

    def make_box(self, key: str, items: Iterable[tuple[str, Any]]) -> QComboBox:
        """A box to choose one of several values of a setting: their names, and they themselves."""
        box = QComboBox()
        box.setToolTip(tip_of(key))
        # Kept here: what Qt gives back of a value is a mere text.
        values = []
        for text, value in items:
            box.addItem(text, value)
            values.append(value)
        box.activated.connect(lambda index: self.chosen.emit({key: values[index]}))
        return box

    def make_check(self, key: str, text: str) -> QCheckBox:
        """A box for a setting that is on or off."""
        check = QCheckBox(text)
        check.setToolTip(tip_of(key))
        check.clicked.connect(lambda on: self.chosen.emit({key: on}))
        return check

    def group(self, key: str, buttons: dict[Any, QAbstractButton]) -> Flow:
        """Buttons in a row, each for one value of a setting, of which one is on."""
        group, row = QButtonGroup(self), Flow(spacing=SECTION)
        for value, button in buttons.items():
            group.addButton(button)
            button.setToolTip(tip_of(key))
            button.clicked.connect(lambda _, which=value: self.chosen.emit({key: which}))
            row.addWidget(button)
        return row


def tip_of(key: str) -> str:
    """What a setting does, in the player's language."""
    return told(declarations(Settings)[key].help)


def make_form() -> QFormLayout:
    """The rows of a page: what is chosen, and the choice."""
    form = QFormLayout()
    form.setHorizontalSpacing(SECTION)
    form.setVerticalSpacing(GAP)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignVCenter)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
    return form


def add_row(form: QFormLayout, text: str, buttons: Iterable[QWidget], row: Flow) -> None:
    """Add a row of buttons to a form. Its name goes to the first of them, and to their names."""
    label = QLabel(text)
    made = list(buttons)
    label.setBuddy(made[0])
    # As high as they are, to stand beside their middle.
    label.setMinimumHeight(max(button.sizeHint().height() for button in made))
    name = text.replace("&", "").rstrip(":")
    for button in made:
        if isinstance(button, QAbstractButton):
            plain = button.text().replace("&", "")
            button.setAccessibleName(f"{name}: {plain}")
    form.addRow(label, row)
