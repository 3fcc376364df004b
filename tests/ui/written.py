"""What is written in a window, whoever paints it, and how it stands out from its ground."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import (
    QColor,
    QImage,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainterPath,
    QPixmap,
    QRegion,
    QTextItem,
)
from PySide6.QtWidgets import QMenu, QWidget

from golf_desktop.ui import contrast as colours
from golf_desktop.ui.contrast import luminance, ratio
from golf_desktop.ui.design import blend

ENOUGH = 4.5
"""For texts, by WCAG 2, success criterion 1.4.3."""
ENOUGH_FOR_MARKS = 3.0
"""For the parts of a picture, by success criterion 1.4.11."""
WEIGHTS = np.array([0.2126, 0.7152, 0.0722])
"""Of red, green and blue in the relative luminance, by WCAG 2."""
_Metric = QPaintDevice.PaintDeviceMetric
_LIKE, _MOST = 0.01, 0.6
"""Luminances that differ by less look alike; of its place a text takes this share at most."""
_DPI = 96
_PER_POINT = 0x10000
"""`PdmDevicePixelRatioScaled` counts in parts of so many."""

_AROUND = 4
"""Pixels beside a text that show its ground: a mnemonic, written by itself, hides nearly all."""


def contrast(one: QColor | str, other: QColor | str) -> float:
    """The contrast ratio of WCAG 2, from 1 to 21."""
    return colours.contrast(QColor(one), QColor(other))


@dataclass(frozen=True)
class Written:
    """A piece of text in a window.

    Attributes:
        text: the letters.
        ink: their colour.
        place: where they are seen, and a little beside it, in pixels of the window.
        widget: who painted them.
    """

    text: str
    ink: QColor
    place: QRect
    widget: QWidget

    def seen_contrast(self, picture: QImage) -> float:
        """The contrast between the ink and its ground, which is around and between the letters.

        What the picture shows of the ink counts when it is fainter: something may lie over it.
        """
        colours, counts = np.unique(pixels_of(picture, self.place), return_counts=True)
        ink = luminance(self.ink) if self.ink.alpha() == 255 else -1.0
        light = luminances(colours)
        # A ground may be shaded, so that each of its colours is rarer than that of the letters.
        is_ink = np.abs(light - ink) < _LIKE
        if counts[is_ink].sum() > _MOST * counts.sum():
            return 1.0
        ground = QColor.fromRgb(int(colours[np.where(is_ink, 0, counts).argmax()]))
        shown = max(ratio(luminance(ground), float(each)) for each in (light.min(), light.max()))
        return min(shown, contrast(_over(self.ink, ground), ground))


class _Engine(QPaintEngine):
    """Paints nothing, and notes what is written."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.noted: list[tuple[str, QColor, QRectF]] = []

    def drawTextItem(self, point: QPointF | QPoint | QPainterPath.Element, item: QTextItem) -> None:
        """Note a piece of text."""
        assert isinstance(point, QPointF)
        painter = self.painter()
        size = QSizeF(item.width(), item.ascent() + item.descent())
        place = QRectF(point, size).translated(0, -item.ascent())
        if painter.hasClipping():
            place = place.intersected(painter.clipBoundingRect())
        ink = QColor(painter.pen().color())
        ink.setAlphaF(ink.alphaF() * painter.opacity())
        self.noted.append((item.text(), ink, painter.combinedTransform().mapRect(place)))

    def begin(self, device: QPaintDevice) -> bool:
        """Be ready."""
        return True

    def end(self) -> bool:
        """Be ready."""
        return True

    def updateState(self, state: QPaintEngineState) -> None:
        """Leave it to the painter."""

    def drawPixmap(
        self, place: QRectF | QRect, picture: QPixmap | QImage, part: QRectF | QRect
    ) -> None:
        """Leave it out, like all that follows."""

    def drawImage(self, *_: object) -> None:
        """Leave it out."""

    def drawPath(self, path: QPainterPath) -> None:
        """Leave it out."""

    def drawPolygon(self, *_: object) -> None:
        """Leave it out."""

    def drawLines(self, *_: object) -> None:
        """Leave it out."""

    def drawRects(self, *_: object) -> None:
        """Leave it out."""

    def drawEllipse(self, *_: object) -> None:
        """Leave it out."""

    def type(self) -> QPaintEngine.Type:
        """One of our own."""
        return QPaintEngine.Type.User


class _Paper(QPaintDevice):
    """What the engine writes on: as large as a widget, with one pixel for each of its pixels."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self.engine = _Engine()
        self._metrics = {
            _Metric.PdmWidth: size.width(),
            _Metric.PdmHeight: size.height(),
            _Metric.PdmDepth: 32,
            _Metric.PdmDpiX: _DPI,
            _Metric.PdmDpiY: _DPI,
            _Metric.PdmPhysicalDpiX: _DPI,
            _Metric.PdmPhysicalDpiY: _DPI,
            _Metric.PdmDevicePixelRatioScaled: _PER_POINT,
        }

    def paintEngine(self) -> QPaintEngine:
        """The one that notes."""
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        """A measure of it."""
        return self._metrics.get(metric, 1)


def written(window: QWidget) -> Iterator[Written]:
    """All that is written in a window, but for what is disabled, which WCAG 2 lets be faint."""
    for widget in (window, *window.findChildren(QWidget)):
        if widget is window or (widget.isVisibleTo(window) and widget.window() is window):
            yield from _written_by(widget, window)


def _written_by(widget: QWidget, window: QWidget) -> Iterator[Written]:
    if not widget.isEnabled() or widget.size().isEmpty():
        return
    paper = _Paper(widget.size())
    QWidget.render(widget, paper, QPoint(), QRegion(), QWidget.RenderFlag(0))
    seen = widget.visibleRegion().boundingRect() if window.isVisible() else widget.rect()
    for text, ink, place in paper.engine.noted:
        area = place.toAlignedRect().intersected(seen)
        around = area.adjusted(-_AROUND, 0, _AROUND, 0).intersected(seen)
        if text.strip() and area.width() > 1 and area.height() > place.height() / 2:
            if isinstance(widget, QMenu) and not _is_enabled(widget, area.center()):
                continue
            yield Written(text, ink, around.translated(widget.mapTo(window, QPoint())), widget)


def _is_enabled(menu: QMenu, place: QPoint) -> bool:
    return any(
        action.isEnabled() and menu.actionGeometry(action).contains(place)
        for action in menu.actions()
    )


def pixels_of(picture: QImage, place: QRect) -> npt.NDArray[np.uint32]:
    """The colours of the pixels of a place."""
    part = picture.copy(place.intersected(picture.rect()))
    part = part.convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(part.constBits(), np.uint32)


def luminances(pixels: npt.NDArray[np.uint32]) -> npt.NDArray[np.float64]:
    """The relative luminances of colours."""
    parts = np.stack([pixels >> shift & 0xFF for shift in (16, 8, 0)]) / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    found: npt.NDArray[np.float64] = WEIGHTS @ linear
    return found


def _over(ink: QColor, ground: QColor) -> QColor:
    """A colour that is seen through, on a ground."""
    return blend(ground, QColor.fromRgb(ink.rgb()), ink.alphaF())
