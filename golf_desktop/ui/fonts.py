"""The sizes of letters beside the usual one."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

LARGE = 1.6
"""Of figures, as a share of the usual size."""
SMALL = 0.9
"""Of what stands under figures and over columns."""


def scale_font(widget: QWidget, factor: float) -> None:
    """Set a widget's text larger or smaller than usual, whether points or pixels are its unit."""
    font = widget.font()
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * factor)
    else:
        font.setPixelSize(round(font.pixelSize() * factor))
    widget.setFont(font)
