"""The names of files that the player saves something under."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QFileInfo, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget


def _tr(text: str) -> str:
    return QCoreApplication.translate("files", text)


def with_ending(path: Path, *endings: str) -> Path:
    """A name that says what is in the file: the same, or with an ending that there is.

    Args:
        path: the name that the player chose.
        endings: the endings that the file may have, with their dots; the first is added where the
            name has none of them.
    """
    return path if path.suffix.lower() in endings else path.with_name(path.name + endings[0])


def ask_name(
    parent: QWidget, title: str, proposed: str, filters: str, *endings: str
) -> Path | None:
    """Let the player choose the name of a file that is then written.

    Args:
        parent: the window that the dialog belongs to.
        title: what the dialog is called.
        proposed: the name that stands in it.
        filters: the kinds of files as Qt wants them, each with one of the endings:
            ``Pictures (*.png);;Texts (*.txt)``.
        endings: the endings that the file may have, with their dots; the first is that of the kind
            that is shown at first.

    Returns:
        The name, with one of the endings, or None where the player chose none. Nothing is at its
        place, or the player wants that replaced.
    """
    dialog = QFileDialog(parent, title, "", filters)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    # So that the dialog asks before it writes over the file that the whole name stands for.
    dialog.setDefaultSuffix(endings[0])
    dialog.filterSelected.connect(
        lambda kind: dialog.setDefaultSuffix(next(each for each in endings if f"*{each}" in kind))
    )
    dialog.selectFile(proposed)
    named: Path | None = None
    while named is None and dialog.exec():
        chosen = Path(dialog.selectedFiles()[0])
        named = with_ending(chosen, *endings)
        # With its own ending the dialog has asked about it; not so about "a.jpg" for "a.jpg.png".
        if named != chosen and QFileInfo(str(named)).exists() and not _may_replace(parent, named):
            dialog.selectFile(str(named))
            named = None
    dialog.deleteLater()
    return named


def _may_replace(parent: QWidget, path: Path) -> bool:
    """Ask whether a file may be replaced."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(_tr("Replace a file"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(_tr("Replace {name}?").format(name=path.name))
    box.setInformativeText(_tr("There is a file of this name. What is in it would be lost."))
    replace = box.addButton(_tr("&Replace"), QMessageBox.ButtonRole.DestructiveRole)
    keep = box.addButton(_tr("&Keep it"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(keep)
    box.setEscapeButton(keep)
    box.exec()
    is_wanted = box.clickedButton() is replace
    box.deleteLater()
    return is_wanted
