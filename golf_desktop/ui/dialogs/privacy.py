"""What is stored and where; to take it all along, or to delete it all."""

from __future__ import annotations

import logging
import threading
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.storage.belongings import take_along
from golf_desktop.storage.files import reason
from golf_desktop.storage.places import Places
from golf_desktop.ui.announcing import announce
from golf_desktop.ui.design import MARGIN, SECTION
from golf_desktop.ui.dialogs.buttons import make_buttons
from golf_desktop.ui.file_names import ask_name
from golf_desktop.ui.language import counted
from golf_desktop.ui.scrolling import FittingDialog, add_footer
from golf_desktop.ui.texts import mistake_text

log = logging.getLogger(__name__)

_SUFFIX = ".zip"
_ASKED = "golf-desktop-files"


def _tr(text: str) -> str:
    return QCoreApplication.translate("privacy", text)


def _counted(one: str, several: str, number: int) -> str:
    return counted("privacy", one, several, number)


class Export(QObject):
    """Puts all of the player's files into one, in a thread of its own; it ends by itself.

    Args:
        places: where the files are.
        target: the file that is written.
        parent: the owning object; that it goes away stops nothing.
    """

    progressed = Signal(int, int)
    """So many files of so many have been taken."""
    done = Signal(str)
    """It has ended: what to tell the player."""

    def __init__(self, places: Places, target: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._places = places
        self._target = target

    def start(self) -> None:
        """Begin."""
        threading.Thread(target=self._run, name="export").start()

    def _run(self) -> None:
        name = self._target.name
        try:
            count = take_along(self._places, self._target, self._tell_progress)
            told = _counted(
                "{name} was written; it holds 1 file.",
                "{name} was written; it holds %n files.",
                count,
            ).format(name=name)
        except OSError as error:
            told = _tr("{name} could not be written: {reason}.").format(
                name=name, reason=reason(error)
            )
        except Exception:  # whatever it was, the dialog must not wait for ever
            log.exception("the files were not exported")
            told = mistake_text()
        with suppress(RuntimeError):  # the dialog has gone
            self.done.emit(told)

    def _tell_progress(self, number: int, count: int) -> None:
        with suppress(RuntimeError):
            self.progressed.emit(number, count)


class PrivacyDialog(FittingDialog):
    """Tells where the player's files are, and lets them be exported or deleted.

    Args:
        places: where they are.
        parent: the owning window.
    """

    help_page = "privacy"
    """The page of the help that tells of it."""

    delete_asked = Signal()
    """The player wants everything deleted, and has said so twice."""

    def __init__(self, places: Places, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Privacy"))
        self._places = places
        self.sentence = QLabel(
            self.tr(
                "Everything stays on this computer: the program uses no network and tells nobody"
                " what you do. This is what it keeps, and where:"
            )
        )
        self.sentence.setWordWrap(True)
        self.export_button = QPushButton(self.tr("&Export everything…"))
        self.delete_button = QPushButton(self.tr("&Delete everything…"))
        self.progress = QProgressBar()
        self.progress.setAccessibleName(self.tr("Files exported"))
        self.progress.hide()
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self._lay_out()
        self.export_button.clicked.connect(self.export)
        self.delete_button.clicked.connect(self.ask_delete)

    def export(self) -> None:
        """Let the player choose a file and put everything into it."""
        title, kind = self.tr("Export everything"), self.tr("Archives (*.zip)")
        target = ask_name(self, title, f"{_ASKED}{_SUFFIX}", kind, _SUFFIX)
        if target is not None:
            self.export_to(target)

    def export_to(self, target: Path) -> None:
        """Put everything into a file, aside; meanwhile nothing can be deleted."""
        self.export_button.setEnabled(False)
        self.delete_button.setEnabled(False)
        self.told.clear()
        self.progress.setRange(0, 0)
        self.progress.show()
        export = Export(self._places, target, self)
        export.progressed.connect(self._show_progress)
        export.done.connect(self._end_export)
        export.start()

    def _show_progress(self, number: int, count: int) -> None:
        self.progress.setRange(0, count)
        self.progress.setValue(number)

    def _end_export(self, told: str) -> None:
        self.progress.hide()
        self.told.setText(told)
        announce(self.told, told)
        self.export_button.setEnabled(True)
        self.delete_button.setEnabled(True)
        self.export_button.setFocus()

    def ask_delete(self) -> None:
        """Ask once, and say in plain words what goes."""
        box = self.delete_box()
        box.exec()
        is_sure = box.buttonRole(box.clickedButton()) is QMessageBox.ButtonRole.DestructiveRole
        box.deleteLater()
        if is_sure:
            self.accept()
            self.delete_asked.emit()

    def delete_box(self) -> QMessageBox:
        """Make the box that asks whether everything is to be deleted."""
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(self.tr("Delete everything"))
        box.setText(self.tr("Delete everything that Golf Desktop has stored?"))
        box.setInformativeText(
            self.tr(
                "Your statistics, rounds and deals of the day, the game on the board and any that"
                " wait, your settings and the log are deleted for good, and the program closes."
                " Games that you saved under a name of your own stay where they are."
            )
        )
        box.addButton(self.tr("&Delete and close"), QMessageBox.ButtonRole.DestructiveRole)
        keep = box.addButton(self.tr("&Keep everything"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        return box

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(MARGIN)
        for row, (what, where) in enumerate(
            (
                (self.tr("Settings:"), self._places.config),
                (self.tr("Games and statistics:"), self._places.data),
                (self.tr("Log:"), self._places.log),
            )
        ):
            path = QLineEdit(str(where))  # which can be read to its end, however long it is
            path.setReadOnly(True)
            path.setCursorPosition(0)
            path.setToolTip(str(where))
            path.setAccessibleName(f"{what} {where}")
            grid.addWidget(QLabel(what), row, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(path, row, 1)
        grid.setColumnStretch(1, 1)
        buttons = make_buttons(self, QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.export_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.delete_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        column = QVBoxLayout(self.body)
        column.addWidget(self.sentence)
        column.addSpacing(MARGIN)
        column.addLayout(grid)
        column.addSpacing(SECTION)
        column.addWidget(self.progress)
        column.addWidget(self.told)
        column.addStretch(1)
        add_footer(self.body, buttons)
        self.setMinimumWidth(460)


def tell_left(paths: tuple[Path, ...]) -> None:
    """Tell which files could not be deleted, after the window has gone."""
    text = _tr("These files could not be deleted:")
    QMessageBox.warning(None, _tr("Delete everything"), "\n".join((text, *map(str, paths))))
