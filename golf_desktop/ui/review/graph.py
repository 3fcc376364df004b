"""The graph of the best score still possible, move by move.

A widget of our own: a step line, a few dots and two rows of numbers need no plotting library.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from golf_desktop.model.reviewer import ReviewedMove
from golf_desktop.ui.design import CLOSE, SMALL, blend, frame, good_and_bad, scale_font
from golf_desktop.ui.focus_ring import draw_ring
from golf_desktop.ui.language import counted
from golf_desktop.ui.review.texts import move_sentence, tip_text
from golf_desktop.ui.texts import number_text

_SIZE = QSize(560, 230)
_SMALLEST = QSize(240, 118)
_PAD = 8
"""Pixels between the frame, the texts and the plot."""
_LEAST_SPAN = 6
"""So many strokes at least are shown from bottom to top, so that one never looks like many."""
_LEAST_SCORES = 4
"""The standing score is drawn when so many of its values lie in the plot."""
_STEPS = (1, 2, 5, 10, 20, 50)
"""Between the numbers on an axis."""
_DOT = 4.5
_LINE = 2.4


def _tr(text: str) -> str:
    return QCoreApplication.translate("review", text)


def _counted(one: str, several: str, number: int) -> str:
    return counted("review", one, several, number)


@dataclass(frozen=True, slots=True)
class _Plot:
    """Where numbers of moves and scores lie, in pixels.

    Attributes:
        area: the area of the plot.
        count: how many moves it has.
        low: the score at its lower edge.
        high: the score at its upper edge.
    """

    area: QRectF
    count: int
    low: float
    high: float

    @property
    def stride(self) -> float:
        """The pixels from one move to the next."""
        # Half a move is left free at the right, for the last dot and the line that leads on.
        return self.area.width() / (self.count + 0.5)

    def x(self, moves: float) -> float:
        """Where the moment after so many moves lies."""
        return self.area.left() + moves * self.stride

    def y(self, score: float) -> float:
        """Where a score lies."""
        share = (score - self.low) / (self.high - self.low)
        return self.area.bottom() - share * self.area.height()

    def move_at(self, x: float) -> int:
        """The index of the move nearest to a pixel."""
        return min(max(round((x - self.area.left()) / self.stride), 1), self.count) - 1


class ReviewGraph(QWidget):
    """Draws the best score in reach over the moves, and lets a move be selected.

    Lower is better, and the line can only rise: each rise is a move that gave strokes away.

    Args:
        parent: the owning widget.
    """

    picked = Signal(int)
    """The player selected a move: its index."""
    chosen = Signal()
    """The selected move was double clicked, or Enter pressed on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moves: tuple[ReviewedMove, ...] = ()
        self._best: tuple[int, ...] = (0,)
        self._scores: tuple[int, ...] = (0,)
        self._selected: int | None = None
        self._hovered: int | None = None
        scale_font(self, SMALL)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(_SMALLEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Best score still possible, move by move"))

    def sizeHint(self) -> QSize:
        """A size at which everything is read well."""
        return _SIZE

    # -- What it shows ---------------------------------------------------------------------

    def show_moves(
        self, moves: Sequence[ReviewedMove], best: Sequence[int], last_score: int
    ) -> None:
        """Show a game, with no move selected.

        Args:
            moves: its moves.
            best: the best score in reach before each move and at the end.
            last_score: the score at the end.
        """
        self._moves, self._best = tuple(moves), tuple(best)
        self._scores = (*(move.before.score for move in moves), last_score)
        self._selected = self._hovered = None
        self._describe()
        self.update()

    def select(self, index: int | None) -> None:
        """Select a move, or none."""
        if index != self._selected:
            self._selected = index
            self._describe()
            self.update()

    @property
    def selected(self) -> int | None:
        """The selected move's index, or None."""
        return self._selected

    def place(self, index: int) -> QPointF:
        """Where a move lies on the line, in pixels of this widget."""
        plot = self._plot()
        return QPointF(plot.x(index + 1), plot.y(self._best[index + 1]))

    def _describe(self) -> None:
        """Say what is drawn to those who do not see it."""
        parts = [
            _counted(
                "From {first} at the deal to {last} after 1 move.",
                "From {first} at the deal to {last} after %n moves.",
                len(self._moves),
            ).format(first=number_text(self._best[0]), last=number_text(self._best[-1]))
        ]
        if self._selected is not None:
            parts.insert(0, move_sentence(self._moves[self._selected]))
        self.setAccessibleDescription(" ".join(parts))
        event = QAccessibleEvent(self, QAccessible.Event.DescriptionChanged)
        QAccessible.updateAccessibility(event)

    # -- Mouse and keys --------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Tell of the move under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            if self._moves:
                plot = self._plot()
                index = plot.move_at(event.pos().x())
                left = plot.x(index + 0.5)
                around = QRect(round(left), 0, max(1, round(plot.stride)), self.height())
                text = tip_text(self._moves[index])
                QToolTip.showText(event.globalPos(), text, self, around)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select the move that is nearest."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._pick_at(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show which move a click would select; with the button held, select it."""
        if not self._moves:
            return
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._pick_at(event.position().x())
        self._hover(self._plot().move_at(event.position().x()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Choose the move that is nearest."""
        if event.button() is Qt.MouseButton.LeftButton and self._moves:
            self._pick_at(event.position().x())
            self.chosen.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """Show no move but the selected one."""
        super().leaveEvent(event)
        self._hover(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from move to move, or from one that gave strokes away to the next."""
        last, at = len(self._moves) - 1, self._selected
        lapses = [move.index for move in self._moves if move.lapse is not None]
        here = -1 if at is None else at
        targets = {
            Qt.Key.Key_Left: max(0, here - 1),
            Qt.Key.Key_Right: min(last, here + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
            Qt.Key.Key_Up: max((index for index in lapses if index < here), default=at),
            Qt.Key.Key_Down: min((index for index in lapses if index > here), default=at),
        }
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if at is not None:
                self.chosen.emit()
        elif event.key() in targets:
            target = targets[Qt.Key(event.key())]
            if target is not None and self._moves:
                self._pick(target)
        else:
            super().keyPressEvent(event)

    def _pick_at(self, x: float) -> None:
        if self._moves:
            self._pick(self._plot().move_at(x))

    def _pick(self, index: int) -> None:
        if index != self._selected:
            self.select(index)
            self.picked.emit(index)

    def _hover(self, index: int | None) -> None:
        if index != self._hovered:
            self._hovered = index
            self.update()

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
        """Draw it, from the back to the front."""
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as the axis runs
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _Drawing(self, painter, self._plot()).draw(
            self._moves, self._best, self._scores, self._selected, self._hovered
        )
        painter.end()

    def _plot(self) -> _Plot:
        low = min(0, self._best[0]) - 1
        high = max(0, self._best[-1], low + _LEAST_SPAN - 1) + 1
        metrics = QFontMetricsF(self.font())
        widest = max(metrics.horizontalAdvance(number_text(score)) for score in (low, high, 88))
        row = metrics.height() + 1.5 * _PAD
        area = QRectF(self.rect()).adjusted(widest + 2 * _PAD, row + 0.5 * _PAD, -_PAD, -row)
        return _Plot(area, len(self._moves), low, high)


class _Drawing:
    """One drawing of the graph."""

    def __init__(self, widget: QWidget, painter: QPainter, plot: _Plot) -> None:
        palette = widget.palette()
        self._rect = QRectF(widget.rect())
        self._painter, self._plot = painter, plot
        self._metrics = QFontMetricsF(widget.font())
        self._has_focus = widget.hasFocus()
        self._paper = palette.color(QPalette.ColorRole.Base)
        self._ink = palette.color(QPalette.ColorRole.Text)
        self._mark = palette.color(QPalette.ColorRole.Highlight)
        self._frame = frame(palette)
        self._line, self._lapse = good_and_bad(palette)

    def draw(
        self,
        moves: Sequence[ReviewedMove],
        best: Sequence[int],
        scores: Sequence[int],
        selected: int | None,
        hovered: int | None,
    ) -> None:
        """Draw everything."""
        self._draw_frame()
        self._draw_rows()
        self._draw_columns()
        if hovered is not None and hovered != selected:
            self._draw_column(hovered, 0.25)
        if selected is not None:
            self._draw_column(selected, 1.0)
        self._draw_loss(best)
        # Not for the sake of one corner in the last moves.
        shows_score = sum(score < self._plot.high for score in scores) >= _LEAST_SCORES
        if shows_score:
            self._draw_steps(scores, self._score_pen())
        self._draw_steps(best, QPen(self._line, _LINE))
        lapses = [move.index for move in moves if move.lapse is not None]
        for index in lapses:
            self._draw_dot(index, best[index + 1])
        if selected is not None:
            self._draw_ring(selected, best[selected + 1], selected in lapses)
        self._draw_legend(shows_score=shows_score, shows_lapses=bool(lapses))

    def _tone(self, share: float) -> QColor:
        """A colour between the paper and the ink."""
        return blend(self._paper, self._ink, share)

    def _score_pen(self) -> QPen:
        """Draws the score of the player: dashed, to be told from the best by more than colour."""
        return QPen(self._tone(0.6), 1.4, Qt.PenStyle.DashLine)

    def _draw_frame(self) -> None:
        self._painter.setPen(QPen(self._frame, 1))
        self._painter.setBrush(self._paper)
        edge = self._rect.adjusted(0.5, 0.5, -0.5, -0.5)
        self._painter.drawRoundedRect(edge, CLOSE, CLOSE)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._has_focus:
            draw_ring(self._painter, self._rect, self._mark, radius=CLOSE)

    def _draw_rows(self) -> None:
        """The scores at the left, each with a line across; that of zero is stronger."""
        plot, area, height = self._plot, self._plot.area, self._metrics.height()
        step = _step(plot.high - plot.low, area.height() / (1.7 * height))
        for score in range(-(-int(plot.low) // step) * step, int(plot.high) + 1, step):
            y = round(plot.y(score)) + 0.5
            self._painter.setPen(QPen(self._tone(0.4 if score == 0 else 0.12), 1))
            self._painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            self._painter.setPen(self._tone(0.75))
            place = QRectF(0, y - height / 2, area.left() - _PAD, height)
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            self._painter.drawText(place, align, number_text(score))

    def _draw_columns(self) -> None:
        """The numbers of the moves below, and what they are."""
        plot, area, metrics = self._plot, self._plot.area, self._metrics
        align = Qt.AlignmentFlag.AlignCenter
        title = _tr("Moves")
        room = metrics.horizontalAdvance(title)
        row = QRectF(area.left(), area.bottom() + 4, area.width(), metrics.height() + 2)
        self._painter.setPen(self._tone(0.75))
        self._painter.drawText(row, align | Qt.AlignmentFlag.AlignRight, title)
        wide = metrics.horizontalAdvance("88")
        step = _step(plot.count, area.width() / (3.2 * wide))
        for number in range(0, plot.count + 1, step):
            x = plot.x(number)
            if x + wide / 2 > area.right() - room - _PAD:
                break
            self._painter.setPen(self._tone(0.75))
            place = QRectF(x - wide, row.top(), 2 * wide, row.height())
            self._painter.drawText(place, align, str(number))

    def _draw_column(self, index: int, strength: float) -> None:
        """The moment of a move, from top to bottom."""
        plot, area = self._plot, self._plot.area
        width = min(max(plot.stride * 0.7, 6.0), 16.0)
        colour = QColor(self._mark)
        colour.setAlphaF(0.3 * strength)
        x = plot.x(index + 1)
        self._painter.fillRect(QRectF(x - width / 2, area.top(), width, area.height()), colour)

    def _draw_loss(self, best: Sequence[int]) -> None:
        """What was given away: the area over the deal's best score."""
        if best[-1] == best[0]:
            return
        steps = self._steps(best)
        base = self._plot.y(best[0])
        steps.append(QPointF(steps.last().x(), base))
        steps.append(QPointF(steps.first().x(), base))
        colour = QColor(self._lapse)
        colour.setAlphaF(0.13)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(colour)
        self._painter.drawPolygon(steps)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)

    def _draw_steps(self, scores: Sequence[int], pen: QPen) -> None:
        """A score over the moves; what lies over the plot is cut off."""
        self._painter.save()
        self._painter.setClipRect(self._plot.area.adjusted(0, 1, 0, _LINE))
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        self._painter.setPen(pen)
        self._painter.drawPolyline(self._steps(scores))
        self._painter.restore()

    def _steps(self, scores: Sequence[int]) -> QPolygonF:
        """The corners of a step line: each score holds until the next move."""
        corners: list[QPointF] = []
        for number, score in enumerate(scores):
            y = self._plot.y(score)
            end = number + 1 if number + 1 < len(scores) else number + 0.5
            corners += [QPointF(self._plot.x(number), y), QPointF(self._plot.x(end), y)]
        return QPolygonF(corners)

    def _draw_dot(self, index: int, score: int) -> None:
        self._painter.setPen(QPen(self._paper, 1.5))
        self._painter.setBrush(self._lapse)
        centre = QPointF(self._plot.x(index + 1), self._plot.y(score))
        self._painter.drawEllipse(centre, _DOT, _DOT)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)

    def _draw_ring(self, index: int, score: int, is_lapse: bool) -> None:
        """The selected move on the line."""
        centre = QPointF(self._plot.x(index + 1), self._plot.y(score))
        self._painter.setPen(QPen(self._ink, 2))
        self._painter.setBrush(self._lapse if is_lapse else self._line)
        self._painter.drawEllipse(centre, _DOT + 1.5, _DOT + 1.5)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)

    def _draw_legend(self, *, shows_score: bool, shows_lapses: bool) -> None:
        """What the lines and the dots are, as far as there is room."""
        entries = [(_tr("Best still possible"), QPen(self._line, _LINE))]
        if shows_lapses:
            entries.append((_tr("Strokes given away"), QPen(self._lapse, 0)))
        if shows_score:
            entries.append((_tr("Your score"), self._score_pen()))
        x, y = self._plot.area.left(), _PAD + self._metrics.height() / 2
        for text, pen in entries:
            width = self._metrics.horizontalAdvance(text)
            if x + 20 + width > self._plot.area.right():
                return
            if pen.widthF():
                self._painter.setPen(pen)
                self._painter.drawLine(QPointF(x, y), QPointF(x + 14, y))
            else:
                self._painter.setPen(Qt.PenStyle.NoPen)
                self._painter.setBrush(pen.color())
                self._painter.drawEllipse(QPointF(x + 7, y), _DOT - 0.5, _DOT - 0.5)
            self._painter.setPen(self._tone(0.85))
            place = QRectF(x + 20, 0, width + 2, 2 * y)
            self._painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
            x += 20 + width + 18


def _step(span: float, most: float) -> int:
    """The step between numbers on an axis, so that there are not too many of them."""
    return next((step for step in _STEPS if span / step <= most), _STEPS[-1])
