"""How parts of a page of the help are set: anchors and tables."""

from __future__ import annotations

from PySide6.QtGui import (
    QColor,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from golf_desktop.ui.help.pages import ANCHOR

_TWO = (30, 70)
"""How two columns of a table share its width, in hundredths."""


def set_anchor(block: QTextBlock) -> None:
    """Take the mark of an anchor out of a heading, and make an anchor of it."""
    found = ANCHOR.search(block.text())
    if found is not None:
        start = block.position() + found.start()
        select(block, start, len(found[0])).removeSelectedText()
        form = QTextCharFormat()
        form.setAnchor(True)
        form.setAnchorNames([found[1]])
        select(block, block.position(), 1).mergeCharFormat(form)


def set_table(table: QTextTable, em: float, shade: QColor) -> None:
    """Give a table the width of the page, and every other row a shade.

    Args:
        table: the table.
        em: the height of the letters in pixels.
        shade: the ground of those rows.
    """
    form = table.format()
    form.setBorder(0)
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    form.setCellSpacing(0)
    form.setTopMargin(0.4 * em)
    form.setCellPadding(0.28 * em)
    form.setBottomMargin(0.6 * em)
    share = QTextLength.Type.PercentageLength
    form.setWidth(QTextLength(share, 100))
    if table.columns() == len(_TWO):
        # Alike in all tables of a page.
        form.setColumnWidthConstraints([QTextLength(share, each) for each in _TWO])
    table.setFormat(form)
    for row in range(0, table.rows(), 2):
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            shaded = cell.format()
            shaded.setBackground(shade)
            cell.setFormat(shaded)


def select(block: QTextBlock, position: int, length: int) -> QTextCursor:
    """A cursor that has selected some characters of a document."""
    cursor = QTextCursor(block)
    cursor.setPosition(position)
    cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
    return cursor
