"""The colours of all windows and of the table: the player's choice, or the system's."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPalette, QStyleHints
from PySide6.QtWidgets import QApplication, QToolTip

from golf_desktop.model.preferences import Preferences
from golf_desktop.storage.settings import ClothColour, Settings, ThemeChoice
from golf_desktop.ui.design import (
    BLACK_CLOTH,
    BLUE_CLOTH,
    CONTRAST,
    DARK,
    GREEN_CLOTH,
    LIGHT,
    OUTLINED,
    RED_CLOTH,
    Cloth,
    Scheme,
    outlined,
    palette,
)
from golf_desktop.ui.focus_ring import RingStyle
from golf_desktop.ui.touch import TouchStyle, has_touch_screen

if TYPE_CHECKING:  # it came with Qt 6.10
    from PySide6.QtGui import QAccessibilityHints

_STYLE = "Fusion"
"""The one style of Qt that is the same on each system and takes every colour it is given."""
_SCHEMES = {
    ThemeChoice.LIGHT: LIGHT,
    ThemeChoice.DARK: DARK,
    ThemeChoice.CONTRAST: CONTRAST,
}
CLOTHS = {
    ClothColour.GREEN: GREEN_CLOTH,
    ClothColour.BLUE: BLUE_CLOTH,
    ClothColour.RED: RED_CLOTH,
}


@cache
def _style_hints() -> QStyleHints:
    """What Qt knows of the system. Kept, for what belongs to it is invalid once Python lets go."""
    return QApplication.styleHints()


def _contrast_hints(hints: QStyleHints) -> QAccessibilityHints | None:
    """What Qt knows of the system's contrast, from 6.10 on."""
    return hints.accessibility() if hasattr(hints, "accessibility") else None


def asks_for_contrast() -> bool:
    """Whether the system asks for high contrast."""
    contrast = _contrast_hints(_style_hints())
    if contrast is None:
        return False
    return contrast.contrastPreference() is Qt.ContrastPreference.HighContrast


def theme_of(settings: Settings) -> ThemeChoice:
    """The theme that is chosen, or that of high contrast where the system asks for it."""
    if settings.theme is ThemeChoice.SYSTEM and asks_for_contrast():
        return ThemeChoice.CONTRAST
    return settings.theme


def cloth_of(settings: Settings) -> Cloth:
    """The cloth that the settings ask for. High contrast has one of its own."""
    if theme_of(settings) is ThemeChoice.CONTRAST:
        return BLACK_CLOTH
    return CLOTHS[settings.cloth]


def colour_application(scheme: Scheme) -> None:
    """Give all widgets the colours of a scheme."""
    colours = palette(scheme)
    QApplication.setPalette(colours)  # which takes those of single classes away
    QToolTip.setPalette(colours)
    frames = outlined(scheme)
    for each in OUTLINED:
        # A text it is, though what is told to type checkers asks for bytes.
        QApplication.setPalette(frames, cast("bytes", each))


class Themes(QObject):
    """Colours the application as the settings say, and again whenever they or the system change.

    Qt tells every window of other colours by `QEvent.PaletteChange`.

    Args:
        preferences: where the colours are chosen.
        parent: the owning object.
    """

    changed = Signal()
    """The windows have other colours."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._hints = _style_hints()
        self._of_system, self._of_tips = QApplication.palette(), QToolTip.palette()
        self._scheme: Scheme | None = None
        self._is_for_touch = has_touch_screen()
        kind = TouchStyle if self._is_for_touch else RingStyle
        if type(QApplication.style()) is not kind:
            QApplication.setStyle(kind(_STYLE))
        self._follow()
        preferences.changed.connect(self._follow)
        self._hints.colorSchemeChanged.connect(self._follow)
        contrast = _contrast_hints(self._hints)
        if contrast is not None:
            contrast.contrastPreferenceChanged.connect(self._follow)

    @property
    def scheme(self) -> Scheme:
        """The colours in use."""
        return self._scheme or LIGHT

    def close(self) -> None:
        """Give back the colours, and the style without room for fingers."""
        self._preferences.changed.disconnect(self._follow)
        self._hints.colorSchemeChanged.disconnect(self._follow)
        contrast = _contrast_hints(self._hints)
        if contrast is not None:
            contrast.contrastPreferenceChanged.disconnect(self._follow)
        if self._is_for_touch:
            QApplication.setStyle(RingStyle(_STYLE))
        QApplication.setPalette(self._of_system)
        QToolTip.setPalette(self._of_tips)

    def _follow(self) -> None:
        scheme = _SCHEMES.get(theme_of(self._preferences.value)) or self._system_scheme()
        if scheme != self._scheme:
            self._scheme = scheme
            colour_application(scheme)
            self.changed.emit()

    def _system_scheme(self) -> Scheme:
        """Light or dark, as the system says, or as its own colours are where it does not say."""
        asked = self._hints.colorScheme()
        if asked is Qt.ColorScheme.Unknown:
            ground = self._of_system.color(QPalette.ColorRole.Window)
            return DARK if ground.lightnessF() < 0.5 else LIGHT
        return DARK if asked is Qt.ColorScheme.Dark else LIGHT
