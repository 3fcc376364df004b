"""A window beside the board, which can be played on meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from golf_desktop.ui.scrolling import letters_of, scrolled_body


class SideWindow(QWidget):
    """Lies beside the board, closes by Esc, and fits the screen.

    What is in it lies on its `body`, which can be scrolled where the window is too small for it.

    Args:
        parent: the window with the board.
        size: how large it would like to be, with letters of the usual size.
        smallest: how small it can be.
    """

    def __init__(self, parent: QWidget, size: QSize, smallest: QSize) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.body = scrolled_body(self)
        """What is to be laid out."""
        room = parent.screen().availableGeometry()
        size = size * letters_of(self)
        self.setMinimumSize(smallest.boundedTo(room.size()))
        # A window's frame needs its place as well.
        self.resize(size.boundedTo(room.size() * 0.86))
        place = self.rect()
        place.moveCenter(parent.geometry().center())
        place.moveLeft(max(room.left(), min(place.left(), room.right() - place.width())))
        place.moveTop(max(room.top(), min(place.top(), room.bottom() - place.height())))
        self.move(place.topLeft())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close by Esc; press the button that has the focus by Enter."""
        button = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape or event.matches(QKeySequence.StandardKey.Close):
            self.close()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            button, QAbstractButton
        ):
            button.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette. For another language the window is opened anew."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._dim_small_print()

    def give_way(self) -> QRect:
        """Close for good, for another window of its kind to take its place, which is given."""
        place = self.geometry()
        self.close()
        self.deleteLater()
        return place

    def take_place(self, place: QRect) -> None:
        """Lie where another window lay; the keyboard stays where it is."""
        modal = QApplication.activeModalWidget()
        self.setGeometry(place)
        if modal is not None:
            modal.raise_()
            modal.activateWindow()

    def _dim_small_print(self) -> None:
        """Make what explains weaker than what tells."""
        raise NotImplementedError
