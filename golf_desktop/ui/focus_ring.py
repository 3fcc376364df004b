"""A ring around what has the keyboard, in the colour of what is chosen, that is seen at a glance.

Qt's style marks it by a slightly other shade, which in the dark is hardly to be seen, and draws
the button that Enter presses just so.
"""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QProxyStyle,
    QRadioButton,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComplex,
    QStyleOptionFocusRect,
    QToolButton,
    QWidget,
)

from golf_desktop.ui.design import CLOSE, HAIR

_Complex = QStyle.ComplexControl
_Control = QStyle.ControlElement
_Primitive = QStyle.PrimitiveElement
_State = QStyle.StateFlag

_ROOM = HAIR + 1
"""Of a ring above the letters of a line, in pixels, with what parts it from the line before."""
_REACHED = {_Complex.CC_ComboBox, _Complex.CC_Slider}


def draw_ring(
    painter: QPainter,
    area: QRectF,
    colour: QColor,
    *,
    width: float = HAIR,
    radius: float = CLOSE / 2,
) -> None:
    """Draw a ring just inside an area; what paints itself calls it while it has the keyboard.

    Args:
        painter: draws it, and is left as it was.
        area: what the ring goes around, in pixels.
        colour: that of what is chosen, as a rule.
        width: of the line, in pixels.
        radius: of the corners, in pixels.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width))
    inset = width / 2
    painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), radius, radius)
    painter.restore()


class RingStyle(QProxyStyle):
    """A style that draws a ring around what has the keyboard.

    Around what is pressed, only when the player came to it by the keyboard; around what is written
    in, always.
    """

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        /,
        w: QWidget | None = None,
    ) -> None:
        """Draw the ring in place of Qt's mark, and around a line to write in."""
        if element is _Primitive.PE_FrameFocusRect:
            if _has(option, _State.State_KeyboardFocusChange):
                _draw(painter, option, _around(option, w), _ink(option))
            return
        if element is _Primitive.PE_PanelButtonCommand and isinstance(option, QStyleOptionButton):
            _draw_button(self.baseStyle(), option, painter, w)
            return
        self.baseStyle().drawPrimitive(element, option, painter, w)
        if element is _Primitive.PE_FrameLineEdit and _has(option, _State.State_HasFocus):
            _draw(painter, option, option.rect)

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        /,
        w: QWidget | None = None,
    ) -> None:
        """Draw the ring on the edge of a button and within that of a tab."""
        self.baseStyle().drawControl(element, option, painter, w)
        if element is _Control.CE_PushButton and _is_reached(option):
            _draw(painter, option, option.rect)
        elif element is _Control.CE_TabBarTabShape and _is_reached(option):
            _draw(painter, option, option.rect.adjusted(CLOSE, CLOSE, -CLOSE, -CLOSE))

    def sizeFromContents(
        self,
        kind: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        /,
        w: QWidget | None = None,
    ) -> QSize:
        """Give a line of a list the room for a ring above and below its letters."""
        found = self.baseStyle().sizeFromContents(kind, option, size, w)
        is_line = kind is QStyle.ContentsType.CT_ItemViewItem
        return found.grownBy(QMargins(0, _ROOM, 0, _ROOM)) if is_line else found

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        /,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the ring around fields and sliders."""
        self.baseStyle().drawComplexControl(control, option, painter, widget)
        is_written_in = control is _Complex.CC_SpinBox and _has(option, _State.State_HasFocus)
        if is_written_in or (control in _REACHED and _is_reached(option)):
            _draw(painter, option, option.rect)


def _draw_button(
    style: QStyle, option: QStyleOptionButton, painter: QPainter, widget: QWidget | None
) -> None:
    """Draw the ground of a button; that which Enter presses has an outline of one pixel.

    The tint that Qt gives it as well would leave a ring little to stand out from.
    """
    default = QStyleOptionButton.ButtonFeature.DefaultButton
    plain = QStyleOptionButton(option)
    plain.features &= ~default
    style.drawPrimitive(_Primitive.PE_PanelButtonCommand, plain, painter, widget)
    if option.features & default:
        _draw(painter, option, option.rect, width=1)


def _has(option: QStyleOption, flag: QStyle.StateFlag) -> bool:
    return bool(option.state & flag)


def _is_reached(option: QStyleOption) -> bool:
    """Whether something has the keyboard, and the player came to it by that."""
    return _has(option, _State.State_HasFocus) and _has(option, _State.State_KeyboardFocusChange)


def _is_on_chosen(option: QStyleOption) -> bool:
    """Whether a mark lies on the colour of what is chosen, which a line tells by its ground."""
    if not isinstance(option, QStyleOptionFocusRect):
        return False
    return option.backgroundColor == option.palette.color(QPalette.ColorRole.Highlight)


def _around(option: QStyleOption, widget: QWidget | None) -> QRect:
    """Where a ring lies instead of Qt's mark."""
    if _is_on_chosen(option):
        return option.rect.adjusted(1, 1, -1, -1)  # or it would melt into the lines beside it
    if isinstance(widget, QToolButton):
        return widget.rect()  # Qt's mark lies within its edge
    if isinstance(widget, QCheckBox | QRadioButton):  # Qt's mark lies close to the letters
        return option.rect.adjusted(-HAIR, 0, HAIR, 0).intersected(widget.rect())
    return option.rect


def _ink(option: QStyleOption) -> QPalette.ColorRole:
    """The colour of a ring: of what is chosen, or on that colour the one of its texts."""
    role = QPalette.ColorRole
    return role.HighlightedText if _is_on_chosen(option) else role.Highlight


def _draw(
    painter: QPainter,
    option: QStyleOption,
    around: QRect,
    role: QPalette.ColorRole = QPalette.ColorRole.Highlight,
    width: float = HAIR,
) -> None:
    """Draw a ring of one of the palette's colours."""
    draw_ring(painter, QRectF(around), option.palette.color(role), width=width)
