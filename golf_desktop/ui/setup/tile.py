"""A tile of the picture chooser: the small board of one layout and its name."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from golf_desktop.engine.deal import Deal, deal
from golf_desktop.engine.rules import Rules
from golf_desktop.ui.design import FOCUS, HAIR, TILE_HOVER, outline
from golf_desktop.ui.look import Look
from golf_desktop.ui.motion import SMALL_DEAL_MS
from golf_desktop.ui.rule_texts import layout_title
from golf_desktop.ui.setup.small_board import SmallBoard
from golf_desktop.ui.setup.small_picture import draw_board

_RING = 3
"""The ring around the chosen tile, in pixels, for which each tile has room."""
_ROUND = 7
USUAL_ASPECT = 1.6
"""About that of the main window at its first size."""
_SMALLEST = QSize(98, 84)
_USUAL = QSize(196, 132)
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class BoardTile(QAbstractButton):
    """A button that shows a small live board: the cards that would be dealt.

    It is dealt and drawn when it is first seen, at the size and sharpness of the screen, and kept.

    Args:
        number: the deal's number.
        rules: what it is dealt by.
        look: how the cards and the cloth look.
        aspect: how many times the board is as wide as high.
        parent: the owning widget.
    """

    wants_picture = Signal()
    """Its board should be drawn for the present size, by `draw_board`."""

    def __init__(
        self,
        number: int,
        rules: Rules,
        look: Look,
        aspect: float = USUAL_ASPECT,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setText(layout_title(rules.layout))
        self.setAccessibleName(self.text())
        self.factor = 1.0
        """What the durations are multiplied with; zero deals at once."""
        self.draws_later = False
        """Whether it asks for its board to be drawn, rather than draw it when it is painted."""
        self._look = look
        self._aspect = aspect
        self._number = number
        self._rules = rules
        self._picture: QPixmap | None = None
        self._dealing = QVariantAnimation(self)
        self._dealing.setStartValue(0.0)
        self._dealing.setEndValue(1.0)
        self._dealing.setEasingCurve(QEasingCurve.Type.OutSine)
        self._dealing.valueChanged.connect(self.update)

    @cached_property
    def deal(self) -> Deal:
        """What it shows."""
        return deal(self._number, self._rules)

    @cached_property
    def board(self) -> SmallBoard:
        """Where the cards lie."""
        return SmallBoard.of(self.deal, self._aspect)

    def show_rules(self, rules: Rules) -> None:
        """Show the same deal by other rules of the same layout."""
        if rules.jokers != self._rules.jokers:
            self._picture = None
            for name in ("deal", "board"):
                self.__dict__.pop(name, None)
            self.update()
        self._rules = rules

    def show_look(self, look: Look) -> None:
        """Show other cards and another cloth."""
        if look != self._look:
            self._look = look
            self._picture = None
            self.update()

    def deal_out(self) -> None:
        """Deal the cards out, one after the other."""
        self._dealing.stop()
        if self.factor > 0:
            self._dealing.setDuration(round(SMALL_DEAL_MS * self.factor))
            self._dealing.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrow keys to the chooser, which knows where the tiles lie."""
        if event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def draw_board(self) -> None:
        """Draw the board for the present size, if that has not been done."""
        size = self._cloth().size()
        if not self._is_drawn(size):
            self._picture = self._draw(size, len(self.board.spots))
            self.update()

    # -- Drawing ---------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """So large that every card can be told."""
        return _USUAL

    def minimumSizeHint(self) -> QSize:
        """So large that the layouts can be told apart."""
        return _SMALLEST

    def changeEvent(self, event: QEvent) -> None:
        """Draw anew when fonts or colours change."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the board on its cloth, its name below, and what the mouse and the keys do."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cloth = self._cloth()
        name = QRect(0, cloth.bottom() + _RING, self.width(), self.height() - cloth.bottom())
        self._draw_name(painter, name)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(cloth, self._shown(cloth.size()))
        if self.underMouse() and not self.isChecked():
            painter.fillPath(_rounded(QRectF(cloth)), TILE_HOVER)
        self._draw_ring(painter, QRectF(cloth))

    def _cloth(self) -> QRect:
        line = self.fontMetrics().height()
        return self.rect().adjusted(_RING, _RING, -_RING, -_RING - line - 2)

    def _draw_name(self, painter: QPainter, area: QRect) -> None:
        font = self.font()
        font.setBold(self.isChecked())
        painter.setFont(font)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(area, top, self.text())

    def _draw_ring(self, painter: QPainter, cloth: QRectF) -> None:
        palette = self.palette()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked():
            half = _RING / 2
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), _RING))
            painter.drawPath(_rounded(cloth.adjusted(-half, -half, half, half)))
        else:
            painter.setPen(QPen(outline(palette), 1))
            painter.drawPath(_rounded(cloth.adjusted(-0.5, -0.5, 0.5, 0.5)))
        if self.hasFocus():
            painter.setPen(QPen(FOCUS, HAIR))
            painter.drawPath(_rounded(cloth.adjusted(2.5, 2.5, -2.5, -2.5)))

    def _shown(self, size: QSize) -> QPixmap:
        """The picture of the board, or of as much of it as has been dealt."""
        if self._dealing.state() is QVariantAnimation.State.Running:
            share = float(self._dealing.currentValue())
            return self._draw(size, round(share * len(self.board.spots)))
        if not self._is_drawn(size):
            if self.draws_later:
                self.wants_picture.emit()
                return self._picture or self._blank(size)
            self._picture = self._draw(size, len(self.board.spots))
        return self._picture or QPixmap()

    def _is_drawn(self, size: QSize) -> bool:
        """Whether there is a picture of this size and of the sharpness of the screen."""
        ratio, picture = self.devicePixelRatioF(), self._picture
        return picture is not None and (picture.size(), picture.devicePixelRatio()) == (
            size * ratio,
            ratio,
        )

    def _blank(self, size: QSize) -> QPixmap:
        """The cloth without cards."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        area = QRectF(0, 0, size.width(), size.height())
        shade = QLinearGradient(area.topLeft(), area.bottomLeft())
        shade.setColorAt(0, QColor(self._look.cloth.light))
        shade.setColorAt(1, QColor(self._look.cloth.shade))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(_rounded(area), shade)
        painter.end()
        return picture

    def _draw(self, size: QSize, count: int) -> QPixmap:
        """Draw the first cards of the board on its cloth."""
        picture, board, ratio = self._blank(size), self.board, self.devicePixelRatioF()
        width, height = size.width(), size.height()
        # Whole pixels of the screen, so that every edge is sharp.
        unit = max(1.0, int(min(width / board.width, height / board.height) * ratio)) / ratio
        left = (size.width() - board.width * unit) / 2
        top = (size.height() - board.height * unit) / 2

        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_board(painter, board, self.deal, QPointF(left, top), unit, ratio, self._look, count)
        painter.end()
        return picture


def _rounded(area: QRectF, radius: float = _ROUND) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path
