"""The settings dialog: look, play, sound and keys. Everything has its effect at once."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.model.preferences import Preferences
from golf_desktop.storage.settings import Settings
from golf_desktop.ui.dialogs.buttons import make_buttons
from golf_desktop.ui.menus import WindowMenus
from golf_desktop.ui.scrolling import FittingDialog, add_footer
from golf_desktop.ui.settings.keys_page import KeysPage
from golf_desktop.ui.settings.look_page import LookPage
from golf_desktop.ui.settings.page import Page
from golf_desktop.ui.settings.play_page import PlayPage
from golf_desktop.ui.settings.sound_page import SoundPage
from golf_desktop.ui.sound import Sounds, why_not_installed

_BY_KEYS = Qt.WidgetAttribute.WA_KeyboardFocusChange
"""Whether keys brought the focus to where it is, which then has its ring."""


class SettingsDialog(FittingDialog):
    """Shows the settings, page by page, and changes them.

    Args:
        preferences: the settings.
        menus: the commands, whose keys are chosen here, and the keys of the menus themselves.
        parent: the owning window.
        sounds: what plays the sounds, and knows when it cannot.
    """

    def __init__(
        self,
        preferences: Preferences,
        menus: WindowMenus,
        parent: QWidget | None = None,
        sounds: Sounds | None = None,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._menus = menus
        self._why_silent = why_not_installed
        if sounds is not None:
            self._why_silent = lambda: sounds.why_silent
            sounds.fell_silent.connect(self._follow)
        self._before_defaults: Settings | None = None
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.defaults = QPushButton()
        self.buttons = make_buttons(self, QDialogButtonBox.StandardButton.Close)
        self.buttons.addButton(self.defaults, QDialogButtonBox.ButtonRole.ResetRole)
        column = QVBoxLayout(self.body)
        column.addWidget(self.tabs, 1)
        add_footer(self.body, self.buttons)
        self.defaults.clicked.connect(self._swap_defaults)
        preferences.changed.connect(self._follow)
        self._make_pages()
        self.tabs.currentChanged.connect(self._offer_defaults)

    @property
    def help_page(self) -> str:
        """The page of the help that tells of the page that is looked at."""
        return self.pages[self.tabs.currentIndex()].help_page

    def show_keys(self) -> None:
        """Show the page for the keys."""
        self.tabs.setCurrentWidget(self.keys)

    def follow_language(self) -> None:
        """Speak the language that was chosen, here as everywhere. The keyboard stays."""
        had_room = self.size().expandedTo(self.sizeHint()) == self.size()
        has_ring = self.testAttribute(_BY_KEYS)
        here, before = self.tabs.currentIndex(), self.pages
        place = _place_in(before[here], self.focusWidget())
        self._make_pages()
        for page in before:
            self.tabs.removeTab(self.tabs.indexOf(page))
            page.deleteLater()  # the choice may have come from it
        self.tabs.setCurrentIndex(here)
        if place is not None:
            _stops(self.pages[here])[place].setFocus()
        self.setAttribute(_BY_KEYS, has_ring)
        if had_room:
            self.grow()

    def _make_pages(self) -> None:
        """Make the pages, in the language that is spoken."""
        settings = self._preferences.value
        self.setWindowTitle(self.tr("Settings"))
        self.look = LookPage(settings)
        self.play = PlayPage(settings)
        self.sound = SoundPage(settings, self._why_silent)
        self.keys = KeysPage(self._menus.commands, self._menus.menu_keys, settings)
        self.pages: tuple[Page, ...] = (self.look, self.play, self.sound, self.keys)
        for page in self.pages:
            self.tabs.addTab(page, page.title)
            page.chosen.connect(self._change)
        self._name_defaults()
        self._order_stops()

    def _order_stops(self) -> None:
        """Let Tab go from the tabs to their page, and only then to the buttons below."""
        before: QWidget = self.tabs
        each = self.nextInFocusChain()
        while each is not None and each is not self:
            if self.tabs.isAncestorOf(each):
                before = each
            each = each.nextInFocusChain()
        # The box makes its own button anew for another language.
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)  # or Enter would press the first of them
        for button in (self.defaults, close):
            self.setTabOrder(before, button)
            before = button

    def _change(self, changes: dict[str, Any]) -> None:
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
        for page in self.pages:
            page.show_settings(self._preferences.value)

    def _offer_defaults(self) -> None:
        """The keys are no part of the defaults: their page has a button of its own."""
        self.defaults.setVisible(self.tabs.currentWidget() is not self.keys)

    def _name_defaults(self) -> None:
        undo = self._before_defaults is not None
        self.defaults.setText(
            self.tr("&Undo the defaults") if undo else self.tr("&Restore the defaults")
        )


def _stops(page: Page) -> list[QWidget]:
    """What can have the keyboard on a page, in the order in which it was made."""
    window = page.window()  # not that of a list that a box has opened
    return [
        each
        for each in page.findChildren(QWidget)
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.window() is window
    ]


def _place_in(page: Page, widget: QWidget | None) -> int | None:
    """Where a widget stands among those of a page; it stays there when the page is made anew."""
    stops = _stops(page)
    return stops.index(widget) if widget in stops else None
