"""Asks for a deal by its number."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from golf_desktop.engine.deal import DealNumberError, parse_deal_number
from golf_desktop.said import said_by
from golf_desktop.ui.announcing import announce
from golf_desktop.ui.dialogs.buttons import make_buttons
from golf_desktop.ui.language import told
from golf_desktop.ui.scrolling import FittingDialog, add_footer


class DealNumberDialog(FittingDialog):
    """A field for a deal number that says at once what is wrong with it.

    Args:
        number: the number of the deal on the board, offered for a start.
        parent: the owning window.
    """

    help_page = "options#deals"
    """The page of the help that tells of it."""

    def __init__(self, number: int | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Deal by number"))
        self.number: int | None = None
        """The number that was entered, or None while it is none."""
        self.field = QLineEdit("" if number is None else str(number))
        self.field.setMaxLength(60)
        self.field.setMinimumWidth(360)
        self.field.selectAll()
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        # Room for three lines from the start, so that nothing moves when there is a problem.
        self.problem.setMinimumHeight(3 * self.fontMetrics().lineSpacing())
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.setAlignment(Qt.AlignmentFlag.AlignTop)
        kinds = QDialogButtonBox.StandardButton
        buttons = make_buttons(self, kinds.Ok | kinds.Cancel)
        self.deal_button = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.deal_button.setText(self.tr("Deal"))

        label = QLabel(self.tr("&Number of the deal:"))
        label.setBuddy(self.field)
        column = QVBoxLayout(self.body)
        column.addWidget(label)
        column.addWidget(self.field)
        column.addWidget(self.problem)
        same = QLabel(self.tr("The same number gives the same cards here and in PySolFC."))
        same.setWordWrap(True)
        column.addWidget(same)
        add_footer(self.body, buttons)
        self.field.textChanged.connect(self._check)
        self._check(self.field.text())
        self.field.setFocus()

    def _check(self, text: str) -> None:
        self.number = None
        problem = ""
        if text.strip():
            try:
                self.number = parse_deal_number(text)
            except DealNumberError as error:
                problem = told(said_by(error))
        if problem != self.problem.text():
            self.problem.setText(problem)
            announce(self.problem, problem)
        self.deal_button.setEnabled(self.number is not None)
