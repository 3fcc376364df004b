"""How well colours stand out from each other, as WCAG 2 measures it."""

from __future__ import annotations

from PySide6.QtGui import QColor


def luminance(colour: QColor) -> float:
    """How light a colour is to the eye, from 0 to 1: its relative luminance."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: float, other: float) -> float:
    """The contrast ratio of two luminances, from 1 to 21."""
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of two colours."""
    return ratio(luminance(one), luminance(other))


def clearest(ground: QColor, *inks: QColor) -> QColor:
    """The ink that stands out most from a ground."""
    return max(inks, key=lambda ink: contrast(ink, ground))
