"""Room for fingers: where there is a touch screen, what can be pressed is large enough for one."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QInputDevice
from PySide6.QtWidgets import (
    QApplication,
    QHeaderView,
    QStyle,
    QStyleOption,
    QStyleOptionMenuItem,
    QWidget,
)

from golf_desktop.ui.focus_ring import RingStyle

TARGET = 44
"""The least size in pixels of what a finger presses."""

_Contents = QStyle.ContentsType
_PRESSED = {
    _Contents.CT_PushButton,
    _Contents.CT_ToolButton,
    _Contents.CT_MenuBarItem,
    _Contents.CT_MenuItem,
    _Contents.CT_ComboBox,
    _Contents.CT_TabBarTab,
    _Contents.CT_CheckBox,
    _Contents.CT_RadioButton,
    _Contents.CT_SpinBox,
    _Contents.CT_LineEdit,
    _Contents.CT_Slider,
    _Contents.CT_ItemViewItem,
}


def has_touch_screen() -> bool:
    """Whether fingers may be at work here."""
    touch = QInputDevice.DeviceType.TouchScreen
    return any(each.type() == touch for each in QInputDevice.devices())


def least_target() -> int:
    """The least size in pixels of what can be pressed, for what the style is not asked about.

    It is `TARGET` where the application has the style for fingers, else nothing.
    """
    return TARGET if isinstance(QApplication.style(), TouchStyle) else 0


class TouchStyle(RingStyle):
    """A style whose controls are large enough for a finger."""

    def sizeFromContents(
        self,
        kind: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        /,
        w: QWidget | None = None,
    ) -> QSize:
        """Give what can be pressed the room it needs."""
        found = super().sizeFromContents(kind, option, size, w)
        return found.expandedTo(QSize(TARGET, TARGET)) if _is_pressed(kind, option, w) else found


def _is_pressed(kind: QStyle.ContentsType, option: QStyleOption, widget: QWidget | None) -> bool:
    """Whether something does anything when it is pressed."""
    if kind is _Contents.CT_HeaderSection:
        return isinstance(widget, QHeaderView) and widget.sectionsClickable()
    if isinstance(option, QStyleOptionMenuItem):
        is_line = option.menuItemType is QStyleOptionMenuItem.MenuItemType.Separator
        return kind in _PRESSED and not is_line
    return kind in _PRESSED
