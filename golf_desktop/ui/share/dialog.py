"""Asks how to share a result or a round: what it would say, how it would look."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.model.best_of import BestOf
from golf_desktop.model.thinker import Thinker, Topic
from golf_desktop.storage.files import reason, write_atomic
from golf_desktop.ui.file_names import ask_name
from golf_desktop.ui.flow import Flow
from golf_desktop.ui.pictures import png
from golf_desktop.ui.scrolling import FittingDialog, add_footer
from golf_desktop.ui.share.picture import Dress
from golf_desktop.ui.share.subject import Subject
from golf_desktop.ui.statistics.message import MessageLine

_SIZE, _SMALLEST = QSize(640, 560), QSize(360, 260)
_PICTURE = ".png"


class ShareDialog(FittingDialog):
    """Shows a text and a picture of what is shared, and gives either away.

    The best possible scores are worked out meanwhile, and come into both.

    Args:
        subject: what is shared.
        thinker: who works the best possible scores out.
        dress: how cards and table look in the picture.
        parent: the owning window.
    """

    help_page = "scoring#share"
    """The page of the help that tells of it."""

    def __init__(
        self, subject: Subject, thinker: Thinker, dress: Dress, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Share"))
        self._subject, self._dress = subject, dress
        self.best = BestOf(thinker, Topic.SHARE, self)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(max(font.pointSizeF(), self.font().pointSizeF()))
        self.text.setFont(font)
        self.text.setAccessibleName(self.tr("What is shared, as text"))
        self.picture = _Picture(self.tr("What is shared, as a picture"))
        self.message = MessageLine()
        self._lay_out()
        self.best.changed.connect(self._follow_best)
        self.finished.connect(self.best.drop)
        self.show_subject(subject)
        self.best.work_out(subject.deals)
        room = self.screen().availableGeometry().size()
        self.setMinimumSize(_SMALLEST.boundedTo(room))
        self.open_at(_SIZE)

    def copy_text(self) -> None:
        """Put the text on the clipboard."""
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.message.tell(self.tr("The text is on the clipboard."))

    def copy_link(self) -> None:
        """Put the link on the clipboard."""
        QGuiApplication.clipboard().setText(str(self._subject.link))
        self.message.tell(self.tr("The link is on the clipboard."))

    def save_picture(self) -> None:
        """Let the player choose a name and save the picture under it."""
        title, kind = self.tr("Save the picture"), self.tr("Pictures (*.png)")
        path = ask_name(self, title, self._subject.file_name + _PICTURE, kind, _PICTURE)
        if path is not None:
            self.save_file(path)

    def save_file(self, path: Path) -> bool:
        """Save the picture under a name; say whether it was saved."""
        try:
            write_atomic(path, png(self._subject.picture(self.best.scores, self._dress)))
        except OSError as error:
            told = self.tr("{name} could not be saved: {reason}.")
            self.message.tell(told.format(name=path.name, reason=reason(error)))
            return False
        self.message.tell(self.tr("Saved as {name}.").format(name=path.name))
        return True

    def showEvent(self, event: QShowEvent) -> None:
        """Have the first thing one may want under the keyboard."""
        super().showEvent(event)
        self.copy_text_button.setFocus()

    def show_subject(self, subject: Subject) -> None:
        """Show what is shared, also when more is known of the same."""
        self._subject = subject
        self._follow_best()

    def _follow_best(self) -> None:
        self.text.setPlainText(self._subject.text(self.best.scores))
        self.picture.show_picture(
            QPixmap.fromImage(self._subject.picture(self.best.scores, self._dress))
        )

    def _lay_out(self) -> None:
        self.copy_text_button = self._button(self.tr("Copy &text"), self.copy_text)
        self.copy_link_button = self._button(self.tr("Copy &link"), self.copy_link)
        self.save_button = self._button(self.tr("&Save picture…"), self.save_picture)
        close = self._button(self.tr("&Close"), self.reject)
        if self._subject.link is None:
            self.copy_link_button.setEnabled(False)
            self.copy_link_button.setToolTip(
                self.tr("A board that was entered has no number, so no link leads to it.")
            )
        buttons = Flow()
        for button in (self.copy_text_button, self.copy_link_button, self.save_button):
            buttons.addWidget(button)
        buttons.add_stretch()
        buttons.addWidget(close)
        column = QVBoxLayout(self.body)
        column.addWidget(self.picture, 5)
        column.addWidget(self.text, 2)
        column.addWidget(self.message)
        add_footer(self.body, buttons)

    def _button(self, text: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(lambda: act())  # without the "checked" that Qt would pass
        return button


class _Picture(QLabel):
    """A picture, as large as there is room for.

    Args:
        name: what it is called.
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self._whole = QPixmap()
        self.setAccessibleName(name)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setMinimumSize(160, 90)

    def show_picture(self, picture: QPixmap) -> None:
        """Show a picture."""
        self._whole = picture
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show it as large as there is room for now."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        ratio = self.devicePixelRatioF()
        fitted = self._whole.scaled(
            self.size() * ratio,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        fitted.setDevicePixelRatio(ratio)
        self.setPixmap(fitted)
