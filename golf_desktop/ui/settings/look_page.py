"""The page of the settings for colours, table and cards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QRadioButton, QVBoxLayout

from golf_desktop.storage.settings import CardBack, ClothColour, Deck, Settings, ThemeChoice
from golf_desktop.ui.board.geometry import CARD_HEIGHT
from golf_desktop.ui.look import Look
from golf_desktop.ui.settings.page import Page, add_row, make_form, tip_of
from golf_desktop.ui.settings.preview import Preview, back_picture, cloth_picture
from golf_desktop.ui.themes import CLOTHS, theme_of

_SWATCH = QSize(36, 24)
_BACK_WIDTH = 24
"""Of the small pictures on the buttons, in pixels."""


class LookPage(Page):
    """Colours of windows, cloth, deck, suits and backs, and what they look like.

    Args:
        settings: what it shows at first.
    """

    help_page = "options#look"

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.title = self.tr("&Look")
        self.preview = Preview(Look.of(settings))
        self.theme = self.make_box(
            "theme",
            [
                (self.tr("As the system"), ThemeChoice.SYSTEM),
                (self.tr("Light"), ThemeChoice.LIGHT),
                (self.tr("Dark"), ThemeChoice.DARK),
                (self.tr("High contrast"), ThemeChoice.CONTRAST),
            ],
        )
        self.cloths = {
            ClothColour.GREEN: QRadioButton(self.tr("Green")),
            ClothColour.BLUE: QRadioButton(self.tr("Blue")),
            ClothColour.RED: QRadioButton(self.tr("Red")),
        }
        self.decks = {
            Deck.STANDARD: QRadioButton(self.tr("Standard")),
            Deck.LARGE: QRadioButton(self.tr("Large figures")),
        }
        self.four_colours = self.make_check(
            "four_colours", self.tr("A colour for each s&uit: green clubs, blue diamonds")
        )
        self.backs = {
            CardBack.BLUE: QRadioButton(self.tr("Blue")),
            CardBack.RED: QRadioButton(self.tr("Red")),
            CardBack.GREEN: QRadioButton(self.tr("Green")),
        }
        self._draw_icons()
        self._lay_out()
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        """Show these."""
        self._settings = settings
        self.theme.setCurrentIndex(self.theme.findData(settings.theme))
        self.cloths[settings.cloth].setChecked(True)
        self.decks[settings.deck].setChecked(True)
        self.four_colours.setChecked(settings.four_colours)
        self.backs[settings.back].setChecked(True)
        self.preview.show_look(Look.of(settings))
        has_own_cloth = theme_of(settings) is ThemeChoice.CONTRAST
        reason = self.tr("High contrast has a black cloth.")
        for button in self.cloths.values():
            button.setEnabled(not has_own_cloth)
            button.setToolTip(reason if has_own_cloth else tip_of("cloth"))

    def changeEvent(self, event: QEvent) -> None:
        """Show the cloth of other colours, when the system has them."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.show_settings(self._settings)

    def _draw_icons(self) -> None:
        ratio = self.devicePixelRatioF()
        for colour, button in self.cloths.items():
            _picture(button, cloth_picture(CLOTHS[colour], _SWATCH, ratio), _SWATCH)
        size = QSize(_BACK_WIDTH, round(_BACK_WIDTH * CARD_HEIGHT))
        for back, button in self.backs.items():
            _picture(button, back_picture(back, _BACK_WIDTH, ratio), size)

    def _lay_out(self) -> None:
        form = make_form()
        form.addRow(self.tr("C&olours:"), self.theme)
        for text, key, buttons in (
            (self.tr("&Cloth:"), "cloth", self.cloths),
            (self.tr("C&ards:"), "deck", self.decks),
        ):
            add_row(form, text, buttons.values(), self.group(key, {**buttons}))
        form.addRow("", self.four_colours)
        add_row(form, self.tr("&Backs:"), self.backs.values(), self.group("back", {**self.backs}))
        column = QVBoxLayout(self)
        column.addWidget(self.preview, 1)
        column.addLayout(form)


def _picture(button: QRadioButton, picture: QPixmap, size: QSize) -> None:
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Disabled)  # Qt would make it grey, which tells nothing
    button.setIcon(icon)
    button.setIconSize(size)
