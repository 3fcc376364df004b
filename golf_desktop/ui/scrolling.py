"""Windows whose content can be scrolled where the screen has not the room that it needs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QLayout,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.ui.design import USUAL_LINE

FRAME = QSize(16, 48)
"""What a window's frame may take of the screen."""
_SMALLEST = QSize(240, 160)


def letters_of(widget: QWidget) -> float:
    """How many times as large as usual the letters are; 1 for small ones."""
    return max(1.0, widget.fontMetrics().height() / USUAL_LINE)


class Body(QWidget):
    """What can be scrolled, and is not before it has less room than it can do with."""

    def heightForWidth(self, width: int) -> int:
        """The least height at a width; a scroll area would have the usual one else."""
        layout = self.layout()
        return -1 if layout is None else layout.totalMinimumHeightForWidth(width)


class Scrolled(QScrollArea):
    """As large as its content would like to be; where it gets less, that can be scrolled.

    Args:
        content: what it shows.
    """

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        self._content = content

    def sizeHint(self) -> QSize:
        """The room that nothing need be scrolled in.

        Also not beside a scroll bar: one that was there while the window was smaller stays as long
        as the content needs more height beside it.
        """
        size = self._content.sizeHint()
        narrow = size.width() - self.verticalScrollBar().sizeHint().width()
        return size.expandedTo(QSize(0, self._content.heightForWidth(narrow)))

    def follow_content(self) -> None:
        """Ask for the room that the content would like now; the layout keeps the old else."""
        layout = self._content.layout()
        if layout is not None:
            layout.activate()
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """The room in which it can still be used."""
        return self._content.minimumSizeHint().boundedTo(_SMALLEST)


class LowTabs(QTabWidget):
    """Pages that are as high as is left for them, and no less than the least height they are given.

    Where a sentence is wrapped on any page, others would be as high as the highest page would like
    to be, and what stands below them would have to be scrolled to.
    """

    def hasHeightForWidth(self) -> bool:
        """Whether a width asks for a height."""
        return False


def scrolled_body(window: QWidget) -> QWidget:
    """Give a window a content that can be scrolled; what is given is to be laid out."""
    body = Body()
    whole = QVBoxLayout(window)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.addWidget(Scrolled(body), 1)
    return body


def add_footer(body: QWidget, footer: QWidget | QLayout) -> None:
    """Let a row of buttons stand below what can be scrolled, where it is always seen.

    A line parts it from what is scrolled, where it is.

    Args:
        body: the content of the window; it is laid out already, and the row goes on its margins.
        footer: the row.
    """
    inner, whole = body.layout(), body.window().layout()
    (area,) = (each for each in body.window().findChildren(Scrolled) if each.widget() is body)
    assert inner is not None
    assert isinstance(whole, QVBoxLayout)
    margins = inner.contentsMargins()
    inner.setContentsMargins(margins.left(), margins.top(), margins.right(), 0)
    line = quiet_line()
    room = line.sizePolicy()
    room.setRetainSizeWhenHidden(True)  # or to show it could be what makes it needless
    line.setSizePolicy(room)
    line.hide()
    area.verticalScrollBar().rangeChanged.connect(lambda _, last: line.setVisible(last > 0))
    row = QVBoxLayout()
    row.setContentsMargins(margins.left(), inner.spacing(), margins.right(), margins.bottom())
    if isinstance(footer, QWidget):
        row.addWidget(footer)
    else:
        row.addLayout(footer)
    whole.setSpacing(0)
    whole.addWidget(line)
    whole.addLayout(row)


def wanted_size(window: QWidget) -> QSize:
    """The room that nothing in a window need be scrolled in, as its content is now."""
    for area in window.findChildren(Scrolled):
        area.follow_content()
    return window.sizeHint()


def quiet_line() -> QFrame:
    """A line across that parts what stands above from what stands below it."""
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    # Plain and greyed: other shades glare on a dark palette.
    line.setFrameShadow(QFrame.Shadow.Plain)
    line.setEnabled(False)
    return line


class FittingDialog(QDialog):
    """A dialog that opens as large as its content, if the screen is, and else can be scrolled.

    What is in it lies on its `body`.

    Args:
        parent: the owning window.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.body = scrolled_body(self)
        """What is to be laid out."""
        self.is_outdated = False
        """Whether it was closed to be made anew, in the language that is spoken now."""
        # Qt tells a window of another language once for itself and once for the one that owns it.
        self._language = QTimer(self, singleShot=True, interval=0)
        self._language.timeout.connect(self._follow_if_open)

    def changeEvent(self, event: QEvent) -> None:
        """Give way to another one when another language is spoken."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._language.start()

    def _follow_if_open(self) -> None:
        if self.isVisible():
            self.follow_language()

    def follow_language(self) -> None:
        """Be made anew; who can speak another language by itself does that instead."""
        self.is_outdated = True
        self.reject()

    def open_at(self, size: QSize) -> None:
        """Be of a size, given for letters of the usual size; larger where the content needs it."""
        wanted = size * letters_of(self)
        room = self.screen().availableSize() - FRAME
        self.resize(wanted.expandedTo(self.sizeHint()).boundedTo(room))

    def grow(self) -> None:
        """Take the room that other content needs, where that is more."""
        wanted_size(self)
        self.open_at(self.size() / letters_of(self))

    def showEvent(self, event: QShowEvent) -> None:
        """Take the room that the content needs; Qt itself leaves a third of the screen free."""
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            self.open_at(self.size() / letters_of(self))
        super().showEvent(event)
