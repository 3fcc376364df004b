"""Draws the rows of a score card. All lengths are made from the height of the letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette, QPen

from golf_desktop.engine.round import HOLES
from golf_desktop.ui.design import GREEN_CLOTH, blend, good_and_bad, scaled
from golf_desktop.ui.round.sheet import Kind, Mark, Row

_HEIGHTS = {
    Kind.HEAD: 1.6,
    Kind.PLAIN: 1.6,
    Kind.STROKES: 2.8,
    Kind.NAMES: 1.8,
    Kind.DIFFERENCE: 1.6,
}
"""The heights of rows, in heights of the letters."""
_PAD = 0.6
_LARGE = 1.25
_SMALL = 0.78
_MARK = 1.75
"""How high a mark around strokes is at least."""
_MARK_ROOM = 0.9
"""How much wider than its strokes a mark is."""
_CELL_PAD = 0.3
"""What is left free in a cell, on both sides together."""

_CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of a card.

    Attributes:
        paper: of the card.
        ink: of what is written.
        band: of the head.
        on_band: of what is written on the head.
        good: of what is below par.
        bad: of what is over par.
    """

    paper: QColor
    ink: QColor
    band: QColor
    on_band: QColor
    good: QColor
    bad: QColor

    @classmethod
    def of(cls, palette: QPalette) -> Colours:
        """Colours that suit a palette."""
        good, bad = good_and_bad(palette)
        return cls(
            paper=palette.color(QPalette.ColorRole.Base),
            ink=palette.color(QPalette.ColorRole.Text),
            band=QColor(GREEN_CLOTH.light),
            on_band=QColor(Qt.GlobalColor.white),
            good=good,
            bad=bad,
        )

    def tone(self, share: float) -> QColor:
        """A colour between the paper and the ink."""
        return blend(self.paper, self.ink, share)


@dataclass(frozen=True, slots=True)
class Measure:
    """How much room a card takes. Lengths are in heights of the letters.

    Attributes:
        letters: the size of the letters, as a share of the font's.
        rows: the heights of rows, as a share of the usual ones.
        cell: the width of a hole's cell, at least.
        total: the width of a total's cell, at least.
        margin: around the card.
    """

    letters: float = 1.0
    rows: float = 1.0
    cell: float = 3.6
    total: float = 4.2
    margin: float = 1.2


ROOMY = Measure()
MEASURES = (
    ROOMY,
    Measure(rows=0.9, cell=3.0, total=3.4, margin=0.8),
    *(Measure(letters, 0.86, 2.4, 2.8, 0.6) for letters in (1.0, 0.94, 0.88, 0.82, 0.76)),
)
"""From the roomiest to the smallest."""


class Sheet:
    """The rows of a card and where they lie.

    Args:
        rows: the rows.
        font: of what is written.
        current: the hole to point out, from 0, or None.
        measure: how much room it takes.
    """

    def __init__(
        self,
        rows: Sequence[Row],
        font: QFont,
        current: int | None = None,
        measure: Measure = ROOMY,
    ) -> None:
        self._rows = rows
        self._font = scaled(font, measure.letters, bold=False)
        self._current = current
        self._measure = measure
        names = QFontMetricsF(self._font)
        self._unit = names.height()
        self._name_width = (
            max((names.horizontalAdvance(row.name) for row in rows), default=0.0)
            + 2 * _PAD * self._unit
        )
        self._cell = max(measure.cell * self._unit, self._widest_cell())
        bold = QFontMetricsF(scaled(self._font, 1.0, bold=True))
        totals = (bold.horizontalAdvance(row.total) + _PAD * self._unit for row in rows)
        self._total = max(measure.total * self._unit, self._cell, *totals)

    @property
    def size(self) -> QSizeF:
        """The smallest size at which everything can be read."""
        return QSizeF(
            self._name_width + HOLES * self._cell + self._total,
            sum(map(self._height, self._rows)),
        )

    def _height(self, row: Row) -> float:
        """The height of a row; that of names has room for two lines always."""
        share = 1.0 if row.kind is Kind.NAMES else self._measure.rows
        return _HEIGHTS[row.kind] * share * self._unit

    def _widest_cell(self) -> float:
        """The width of a cell in which whatever stands under a hole has room."""
        plain, small, large = (
            QFontMetricsF(scaled(self._font, factor, bold=bold))
            for factor, bold in ((1.0, False), (_SMALL, False), (_LARGE, True))
        )
        widths = [0.0]
        for row in self._rows:
            for text in row.cells:
                if row.kind is Kind.NAMES:
                    widths += [small.horizontalAdvance(word) for word in text.split()]
                elif row.kind is Kind.STROKES and text:
                    widths.append(large.horizontalAdvance(text) + _MARK_ROOM * self._unit)
                else:
                    widths.append(plain.horizontalAdvance(text))
        return max(widths) + _CELL_PAD * self._unit

    def draw(self, painter: QPainter, area: QRectF, colours: Colours) -> None:
        """Draw the rows over the width of an area, from its top on."""
        painter.save()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as the holes
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self.size.height()
        # On whole pixels, where the lines are drawn.
        frame = QRectF(QRectF(area.left(), area.top(), area.width(), height).toRect())
        painter.fillRect(frame, colours.paper)
        self._point_out(painter, frame, colours)
        top = frame.top()
        for row in self._rows:
            band = QRectF(frame.left(), top, frame.width(), self._height(row))
            self._draw_row(painter, band, row, colours)
            top = band.bottom()
        self._draw_lines(painter, frame, colours)
        painter.restore()

    def _columns(self, band: QRectF) -> tuple[list[QRectF], QRectF]:
        """The places of the holes and of the total in a row."""
        room = band.width() - self._name_width
        cell = room * self._cell / (HOLES * self._cell + self._total)
        left = band.left() + self._name_width
        cells = [
            QRectF(left + hole * cell, band.top(), cell, band.height()) for hole in range(HOLES)
        ]
        end = left + HOLES * cell
        return cells, QRectF(end, band.top(), band.right() - end, band.height())

    def _point_out(self, painter: QPainter, frame: QRectF, colours: Colours) -> None:
        """Shade the hole in play, and the totals."""
        cells, total = self._columns(frame)
        painter.fillRect(total, colours.tone(0.06))
        if self._current is not None:
            painter.fillRect(cells[self._current], blend(colours.paper, colours.good, 0.16))

    def _draw_row(self, painter: QPainter, band: QRectF, row: Row, colours: Colours) -> None:
        cells, total = self._columns(band)
        is_head = row.kind is Kind.HEAD
        if is_head:
            painter.fillRect(band, colours.band)
        painter.setFont(scaled(self._font, 1.0, bold=is_head or row.kind is Kind.STROKES))
        painter.setPen(colours.on_band if is_head else colours.tone(0.8))
        pad = _PAD * self._unit
        name = QRectF(band.left() + pad, band.top(), self._name_width - pad, band.height())
        painter.drawText(name, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, row.name)
        tints = row.tints or (0,) * (HOLES + 1)
        for hole, (cell, text) in enumerate(zip(cells, row.cells, strict=True)):
            mark = row.marks[hole] if hole < len(row.marks) else Mark.NONE
            self._draw_cell(painter, cell, row.kind, text, tints[hole], mark, colours)
        bold = scaled(self._font, _LARGE if row.kind is Kind.STROKES else 1.0, bold=True)
        painter.setFont(bold)
        painter.setPen(colours.on_band if is_head else _tinted(tints[-1], colours))
        painter.drawText(total, _CENTRE, row.total)

    def _draw_cell(
        self,
        painter: QPainter,
        cell: QRectF,
        kind: Kind,
        text: str,
        tint: int,
        mark: Mark,
        colours: Colours,
    ) -> None:
        if kind is Kind.NAMES:
            painter.setFont(scaled(self._font, _SMALL, bold=False))
            painter.setPen(colours.tone(0.9))
            top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            painter.drawText(cell, top | Qt.TextFlag.TextWordWrap, text)
            return
        is_strokes = kind is Kind.STROKES
        painter.setFont(scaled(self._font, _LARGE if is_strokes else 1.0, bold=is_strokes))
        if mark is not Mark.NONE:
            self._draw_mark(painter, cell, text, mark, colours)
        if kind is Kind.HEAD:
            painter.setPen(colours.on_band)
        else:
            painter.setPen(_tinted(tint, colours))
        painter.drawText(cell, _CENTRE, text)

    def _draw_mark(
        self, painter: QPainter, cell: QRectF, text: str, mark: Mark, colours: Colours
    ) -> None:
        """Draw the circles or squares around strokes, wide enough for two digits and a sign."""
        is_round = mark in (Mark.CIRCLE, Mark.TWO_CIRCLES)
        height = _MARK * self._unit
        wide = (
            painter.fontMetrics().horizontalAdvance(text)
            + (_MARK_ROOM if is_round else 0.7) * self._unit
        )
        painter.setPen(QPen(colours.good if is_round else colours.bad, max(1.2, self._unit / 12)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        shape = QRectF(0, 0, max(height, wide), height)
        shape.moveCenter(cell.center())
        gap = 0.16 * self._unit
        shapes = [shape]
        if mark in (Mark.TWO_CIRCLES, Mark.TWO_SQUARES):
            shapes.append(shape.adjusted(-gap, -gap, gap, gap))
        for each in shapes:
            if is_round:
                painter.drawRoundedRect(each, each.height() / 2, each.height() / 2)
            else:
                painter.drawRect(each)

    def _draw_lines(self, painter: QPainter, frame: QRectF, colours: Colours) -> None:
        """Rule the card: between rows, but not between strokes and their names, and columns."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(QPen(colours.tone(0.2), 1))
        top = frame.top()
        for row, below in zip(self._rows, self._rows[1:], strict=False):
            top += self._height(row)
            if below.kind is not Kind.NAMES:
                y = round(top)
                painter.drawLine(round(frame.left()), y, round(frame.right()) - 1, y)
        cells, total = self._columns(frame)
        for column in (*cells, total):
            x = round(column.left())
            painter.drawLine(x, round(frame.top()), x, round(frame.bottom()) - 1)
        painter.setPen(QPen(colours.tone(0.35), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(frame.adjusted(0, 0, -1, -1))


def _tinted(tint: int, colours: Colours) -> QColor:
    if tint == 0:
        return colours.ink
    return colours.good if tint < 0 else colours.bad
