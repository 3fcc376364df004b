"""A row that goes on in the next line where it has no room, so that no text in it is cut."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLayout, QLayoutItem, QSpacerItem, QStyle, QWidget

from golf_desktop.ui.design import GAP, NEAR

Line = list[QLayoutItem]


class Flow(QLayout):
    """Things in reading order, in as many lines as their widths ask for.

    Args:
        parent: the widget that it lays out, or None for a layout in another one.
        across: how many stand in a line at most, in columns of one width; 0 for as many as have
            room, each in its own width.
        spacing: the pixels between two things.
        centred: whether lines stand in the middle.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        across: int = 0,
        spacing: int = GAP,
        centred: bool = False,
    ) -> None:
        super().__init__()
        self._items: Line = []
        self._across = across
        self._centred = centred
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)
        if parent is not None:
            parent.setLayout(self)

    def add_stretch(self) -> None:
        """Push what follows to the end of the line, as long as all stand in one."""
        self.addItem(QSpacerItem(0, 0))

    def insert_widget(self, place: int, widget: QWidget) -> None:
        """Add a widget before others."""
        self.addWidget(widget)
        self._items.insert(place, self._items.pop())

    def add_row(self, row: QLayout) -> None:
        """Add things that stay together."""
        self.addChildLayout(row)
        self.addItem(row)

    # -- What Qt asks of a layout ----------------------------------------------------------

    def addItem(self, item: QLayoutItem) -> None:
        """Take something."""
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        """How many things there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """One of them."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give one of them back."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """To neither side."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Where it is narrow it is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high its lines are when it has a width."""
        return self._lay(QRect(0, 0, width, 0), moves=False)

    def setGeometry(self, rect: QRect) -> None:
        """Put everything in its place."""
        super().setGeometry(rect)
        self._lay(rect, moves=True)

    def sizeHint(self) -> QSize:
        """All in one line, or as many as may stand in one."""
        shown = self._shown()
        wide = self._across or len(shown)
        lines = [shown[start : start + wide] for start in range(0, len(shown), wide or 1)]
        widths = [self._width(line) for line in lines]
        height = sum(map(_height, lines)) + self.spacing() * max(0, len(lines) - 1)
        return self._with_margins(QSize(max(widths, default=0), height))

    def minimumSize(self) -> QSize:
        """As narrow as the widest of them."""
        shown = self._shown()
        return self._with_margins(
            QSize(
                max((item.minimumSize().width() for item in shown), default=0),
                max((item.minimumSize().height() for item in shown), default=0),
            )
        )

    # -- Laying it out ---------------------------------------------------------------------

    def _shown(self) -> Line:
        return [item for item in self._items if not item.isEmpty()]

    def _with_margins(self, size: QSize) -> QSize:
        return size.grownBy(self.contentsMargins())

    def _width(self, line: Line) -> int:
        """The width of things side by side."""
        widths = [item.sizeHint().width() for item in line]
        if self._across and widths:
            widths = [max(widths)] * len(widths)
        return sum(widths) + self.spacing() * max(0, len(line) - 1)

    def _lines(self, width: int) -> list[Line]:
        """What stands in each line of a width."""
        shown = self._shown()
        lines: list[Line] = []
        if self._across and shown:
            widest = max(item.sizeHint().width() for item in shown) + self.spacing()
            most = max(1, min(self._across, (width + self.spacing()) // widest))
            return [shown[start : start + most] for start in range(0, len(shown), most)]
        for item in shown:
            if lines and self._width([*lines[-1], item]) <= width:
                lines[-1].append(item)
            else:
                lines.append([item])
        return lines

    def _lay(self, rect: QRect, *, moves: bool) -> int:
        """Lay everything out in an area, or only tell how high that would be."""
        area = rect.marginsRemoved(self.contentsMargins())
        lines = self._lines(area.width())
        y = area.top()
        for line in lines:
            height = _height(line)
            if moves:
                place = QRect(area.left(), y, area.width(), height)
                self._lay_line(line, place, len(lines), max(map(len, lines)))
            y += height + self.spacing()
        margins = self.contentsMargins()
        used = y - self.spacing() - area.top() if lines else 0
        return used + margins.top() + margins.bottom()

    def _lay_line(self, line: Line, area: QRect, lines: int, most: int) -> None:
        """Lay a line out; all lines together are so many, and the longest has so many things."""
        way, x = self._direction(), area.left()
        pitch = (area.width() + self.spacing()) // most
        left_over = max(0, area.width() - self._width(line))
        stretch = left_over if lines == 1 else 0
        if self._centred:
            x += left_over // 2
        for item in line:
            if self._stands_behind_stretch(item, line):
                x, stretch = x + stretch, 0
            wanted = item.sizeHint()
            width = pitch - self.spacing() if self._across else min(wanted.width(), area.width())
            height = area.height() if self._across else min(wanted.height(), area.height())
            top = area.top() + (area.height() - height) // 2
            place = QRect(QPoint(x, top), QSize(width, height))
            item.setGeometry(QStyle.visualRect(way, area, place))
            x += width + self.spacing()

    def _stands_behind_stretch(self, item: QLayoutItem, line: Line) -> bool:
        place = self._items.index(item)
        return item is not line[0] and any(
            isinstance(each, QSpacerItem) for each in self._items[:place]
        )

    def _direction(self) -> Qt.LayoutDirection:
        widget = self.parentWidget()
        return Qt.LayoutDirection.LeftToRight if widget is None else widget.layoutDirection()


def _height(line: Line) -> int:
    return max((item.sizeHint().height() for item in line), default=0)


def pair(*widgets: QWidget) -> QLayout:
    """Widgets that stay together in a row that may go on in the next line."""
    row = QHBoxLayout()
    row.setSpacing(NEAR)
    for widget in widgets:
        row.addWidget(widget)
    return row
