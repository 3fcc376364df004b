"""The widget that shows a plot, and its picture as a file."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QFont,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from golf_desktop.ui.design import RADIUS, SMALL, frame, scale_font
from golf_desktop.ui.focus_ring import draw_ring
from golf_desktop.ui.pictures import png
from golf_desktop.ui.plots.canvas import PAD, Canvas
from golf_desktop.ui.plots.charts import Chart

_SIZE = QSize(600, 300)
_SMALLEST = QSize(300, 150)
_PICTURE = QSize(800, 480)
"""A picture is as large as the plot on the screen, but not smaller than this."""
_RATIO = 2
"""Pixels of a PNG for each pixel on the screen, so that it can be printed."""


class ChartView(QWidget):
    """Shows a plot; the mouse or the arrow keys point at its marks.

    Args:
        parent: the owning widget.
    """

    pointed = Signal(str)
    """Another mark is pointed at: what it says, or nothing for none."""
    table_asked = Signal()
    """The player wants the table behind the plot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chart: Chart | None = None
        self._at: int | None = None
        scale_font(self, SMALL)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(_SMALLEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """A size at which everything is read well."""
        return _SIZE

    @property
    def chart(self) -> Chart | None:
        """The plot that is shown."""
        return self._chart

    @property
    def at(self) -> int | None:
        """The mark that is pointed at, or None."""
        return self._at

    def show_chart(self, chart: Chart) -> None:
        """Show a plot. The mark that is pointed at stays where only the numbers have changed."""
        before = self._chart
        self._chart = chart
        if before is None or (before.title, len(before.marks)) != (chart.title, len(chart.marks)):
            self._at = None
        self.setAccessibleName(chart.title)
        self._tell()

    def point_at(self, at: int | None) -> None:
        """Point at a mark."""
        if at != self._at:
            self._at = at
            self._tell()

    def _tell(self) -> None:
        """Say what is pointed at, also to those who do not see it."""
        chart = self._chart
        if chart is None:
            return
        said = "" if self._at is None else chart.marks[self._at]
        keys = self.tr("The arrow keys go through it, Enter shows its table.")
        self.setAccessibleDescription(said or f"{chart.summary} {keys}")
        QAccessible.updateAccessibility(
            QAccessibleEvent(self, QAccessible.Event.DescriptionChanged)
        )
        self.pointed.emit(said)
        self.update()

    # -- Mouse and keys --------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at what lies under the mouse."""
        if self._chart is not None:
            # Nothing is painted; a canvas knows where everything lies.
            nowhere = QPixmap(1, 1)
            painter = QPainter(nowhere)
            at = self._chart.mark_at(self._canvas(painter), event.position())
            painter.end()
            self.point_at(at)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing, unless the keyboard does."""
        super().leaveEvent(event)
        if not self.hasFocus():
            self.point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from mark to mark, or from the plot to its table."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not _is_shortcut(event):
            self.table_asked.emit()
            return
        at = None
        if self._chart is not None and self._chart.marks and not _is_shortcut(event):
            at = self._chart.step(Qt.Key(event.key()), self._at)
        if at is None:
            super().keyPressEvent(event)
        else:
            self.point_at(at)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the keyboard has gone."""
        super().focusOutEvent(event)
        self.update()

    # -- Drawing ---------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the plot on a sheet with a frame that tells of the keyboard."""
        painter = QPainter(self)
        canvas = self._canvas(painter)
        painter.setPen(QPen(frame(self.palette()), 1))
        painter.setBrush(canvas.paper)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            draw_ring(painter, QRectF(self.rect()), canvas.mark, radius=RADIUS)
        if self._chart is not None:
            self._chart.draw(canvas, self._at)
        painter.end()

    def _canvas(self, painter: QPainter) -> Canvas:
        area = QRectF(self.rect()).adjusted(PAD, PAD, -PAD, -PAD)
        return Canvas(painter, area, self.palette(), self.font())

    # -- Files -----------------------------------------------------------------------------

    def png(self) -> bytes:
        """The plot as a PNG, with its title."""
        size = self.size().expandedTo(_PICTURE)
        image = QImage(size * _RATIO, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(_RATIO)
        self._draw_picture(QPainter(image), size)
        return png(image)

    def svg(self) -> bytes:
        """The plot as an SVG, with its title."""
        from PySide6.QtSvg import QSvgGenerator

        size = self.size().expandedTo(_PICTURE)
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setSize(size)
        generator.setViewBox(QRect(0, 0, size.width(), size.height()))
        generator.setResolution(self.logicalDpiX())
        generator.setTitle("" if self._chart is None else self._chart.title)
        self._draw_picture(QPainter(generator), size)
        return bytes(buffer.data().data())

    def _draw_picture(self, painter: QPainter, size: QSize) -> None:
        whole = QRectF(0, 0, size.width(), size.height())
        painter.fillRect(whole, self.palette().color(QPalette.ColorRole.Base))
        title = QFont(self.font())
        title.setBold(True)
        area = whole.adjusted(2 * PAD, 2 * PAD, -2 * PAD, -2 * PAD)
        heading = Canvas(painter, area, self.palette(), title)
        if self._chart is not None:
            place = QRectF(area.left(), area.top(), area.width(), heading.row)
            heading.text(place, self._chart.title, Qt.AlignmentFlag.AlignLeft, 1.0)
            area.setTop(area.top() + heading.row + PAD)
            self._chart.draw(Canvas(painter, area, self.palette(), self.font()), None)
        painter.end()


def _is_shortcut(event: QKeyEvent) -> bool:
    plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return plain != Qt.KeyboardModifier.NoModifier
