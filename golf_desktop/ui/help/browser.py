"""Shows the pages of the help, one at a time, and remembers the way through them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
    QTextTable,
    QWheelEvent,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from golf_desktop.storage.settings import HELP_ZOOM_LEAST, HELP_ZOOM_MOST
from golf_desktop.ui.design import blend, scaled
from golf_desktop.ui.help.pictures import drawn, picture
from golf_desktop.ui.help.setting import select, set_anchor, set_table
from golf_desktop.ui.look import Look
from golf_desktop.ui.motion import RESIZE_SETTLE_MS

_MARGIN = 1.1
"""Around a page, in ems."""
_LINE = 128.0
"""From line to line, in hundredths of the letters' own height."""
_WIDEST = 46.0
"""Longer lines are tiring to read, in ems."""
_ZOOM_STEP = 1.1
_ZOOM_KEPT_MS = 500
"""Each step need not be written to the disk."""
_CAPTION = 0.72
"""How strong what stands below a picture is, of the text's full colour."""
_SHADE = 0.06
"""How strong every other row of a table is shaded, of the text's full colour."""
_FOUND = 0.35
"""How strong every place that was found is coloured, of the colour of a selection."""
_SIZE = re.compile(r"#(\d+)x(\d+)$")
"""The size in pixels at the end of the name that a picture has in a document."""


@dataclass(slots=True)
class Place:
    """Where in the help one is.

    Attributes:
        page: the page.
        anchor: the anchor on it, or nothing for its top.
        scrolled: how far it was scrolled, once it was left.
    """

    page: str
    anchor: str = ""
    scrolled: int | None = None


class HelpBrowser(QTextBrowser):
    """A page of the help, with pictures that are as large as the text and the window allow.

    Args:
        page_text: gives the Markdown text of a page, filled in, or None where there is none.
        look: how the cards in the pictures look.
        parent: the owning widget.
    """

    page_changed = Signal(str)
    """Another page is shown, by its name, or the same at another place."""
    zoomed = Signal()
    """The letters have another size."""
    zoom_settled = Signal(int)
    """The letters have had another size for a while: by how many steps they are larger."""

    def __init__(
        self,
        page_text: Callable[[str], str | None],
        look: Callable[[], Look],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._page_text = page_text
        self._look = look
        self._before: list[Place] = []
        self._after: list[Place] = []
        self._here = Place("")
        self._steps = 0
        self._usual = self.font()
        self._sought = ""
        self._widest_wanted = self._widest_drawn = 0
        """The width that the widest picture of the page would like to have, and the one it has."""
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.anchorClicked.connect(self._follow)
        self._zoom_settle = QTimer(self, singleShot=True, interval=_ZOOM_KEPT_MS)
        self._zoom_settle.timeout.connect(lambda: self.zoom_settled.emit(self._steps))
        self._settle = QTimer(self, singleShot=True, interval=RESIZE_SETTLE_MS)
        self._settle.timeout.connect(self.render_anew)

    # -- The way through the pages ---------------------------------------------------------

    @property
    def page(self) -> str:
        """The page that is shown."""
        return self._here.page

    @property
    def can_go_back(self) -> bool:
        """Whether another page was shown before."""
        return bool(self._before)

    @property
    def can_go_forward(self) -> bool:
        """Whether one has come back from another page."""
        return bool(self._after)

    def show_page(self, address: str) -> None:
        """Show a page, given as ``page`` or ``page#anchor``; one that there is not is not shown."""
        page, _, anchor = address.partition("#")
        if self._page_text(page) is None:
            return
        if self._here.page and (page, anchor) != (self._here.page, self._here.anchor):
            self._here.scrolled = self.verticalScrollBar().value()
            self._before.append(self._here)
            self._after.clear()
        self._show(Place(page, anchor))

    def backward(self) -> None:
        """Show again what was shown before."""
        self._step(self._before, self._after)

    def forward(self) -> None:
        """Show again what one has come back from."""
        self._step(self._after, self._before)

    def _step(self, source: list[Place], target: list[Place]) -> None:
        if source:
            self._here.scrolled = self.verticalScrollBar().value()
            target.append(self._here)
            self._show(source.pop())

    def _follow(self, link: QUrl) -> None:
        """Follow a link; one without a page leads to a place on the page that is shown."""
        page = link.path() or self.page
        self.show_page(f"{page}#{link.fragment()}" if link.hasFragment() else page)

    def _show(self, place: Place) -> None:
        other = place.page != self._here.page
        self._here = place
        if other:
            self._render()
        if place.scrolled is not None:
            self.verticalScrollBar().setValue(place.scrolled)
        elif place.anchor:
            self.scrollToAnchor(place.anchor)
        else:
            self.verticalScrollBar().setValue(0)
        self.page_changed.emit(place.page)

    # -- Size ------------------------------------------------------------------------------

    def zoom(self, steps: int) -> None:
        """Make the text and its pictures larger or smaller; by 0 as large as usual."""
        self._steps = max(HELP_ZOOM_LEAST, min(HELP_ZOOM_MOST, self._steps + steps)) if steps else 0
        self.setFont(scaled(self._usual, _ZOOM_STEP**self._steps))
        self.render_anew()
        self.zoomed.emit()
        self._zoom_settle.start()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the wheel with Ctrl to zoom."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            turned = event.angleDelta().y()
            if turned:
                self.zoom(1 if turned > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep lines short enough to be read; fit the pictures once the size holds."""
        super().resizeEvent(event)
        if self._here.page and event.size().width() != event.oldSize().width():
            self._keep_lines_short()
            if self._widest_drawn != min(self._widest_wanted, self._room()):
                self._settle.start()

    def event(self, event: QEvent) -> bool:
        """Draw the pictures anew for a screen of another sharpness."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._settle.start()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and self._here.page:
            self._settle.start()

    @property
    def _em(self) -> float:
        """The height of the letters in pixels, by which everything is measured."""
        return self.fontMetrics().height() * 0.8

    def _keep_lines_short(self) -> None:
        """Leave more room beside the text where the window is wide."""
        spare = max(0.0, (self.viewport().width() - _WIDEST * self._em) / 2)
        root = self.document().rootFrame()
        form = root.frameFormat()
        form.setMargin(_MARGIN * self._em)
        form.setLeftMargin(_MARGIN * self._em + spare)
        form.setRightMargin(_MARGIN * self._em + spare)
        root.setFrameFormat(form)

    def _room(self) -> int:
        """How wide a picture may be, in pixels."""
        bar = self.verticalScrollBar().sizeHint().width()
        inner = min(self.contentsRect().width() - bar, round(_WIDEST * self._em))
        return max(40, round(inner - 2 * _MARGIN * self._em) - 2)

    # -- Drawing ---------------------------------------------------------------------------

    def render_anew(self) -> None:
        """Set the page again, where it was: for another size, palette, sharpness or language."""
        bar = self.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        self._render()
        bar.setValue(round(share * bar.maximum()))

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Draw a picture when it is seen for the first time."""
        text = QUrl(name).toString() if isinstance(name, QUrl) else name
        size = _SIZE.search(text)
        if kind != QTextDocument.ResourceType.ImageResource.value or size is None:
            return None
        pixels = QSize(int(size[1]), int(size[2]))
        what = picture(text[: size.start()])
        return drawn(what, pixels, self.devicePixelRatioF(), self._look())

    def _render(self) -> None:
        """Set the page that is shown."""
        self._settle.stop()
        document = self.document()
        self.setMarkdown(self._page_text(self._here.page) or "")
        self._widest_wanted = 0
        # All at once, or the page would be laid out anew after each of its hundred changes.
        whole = QTextCursor(document)
        whole.beginEditBlock()
        self._keep_lines_short()
        for number in reversed(range(document.blockCount())):
            self._set_block(document.findBlockByNumber(number))
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                set_table(frame, self._em, self._ink(_SHADE))
        whole.endEditBlock()
        self._widest_drawn = min(self._widest_wanted, self._room())
        self.mark(self._sought)

    def _set_block(self, block: QTextBlock) -> None:
        """Give a paragraph its space, a heading its anchor, a picture its size and its caption."""
        level = block.blockFormat().headingLevel()
        cursor = QTextCursor(block)
        in_table = cursor.currentTable() is not None
        form = QTextBlockFormat()
        if not in_table:
            above = (0.0, 0.0, 1.1, 0.8)[min(level, 3)]
            form.setTopMargin(above * self._em)
            in_list = block.textList() is not None and block.next().textList() is not None
            form.setBottomMargin((0.2 if in_list else 0.55) * self._em)
        form.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor.mergeBlockFormat(form)
        if level:
            set_anchor(block)
        pieces = []
        walk = block.begin()
        while not walk.atEnd():
            pieces.append(walk.fragment())
            walk += 1
        for piece in reversed(pieces):
            kind = piece.charFormat()
            if kind.isImageFormat():
                self._set_picture(block, piece.position(), kind.toImageFormat())
            elif kind.isAnchor() and kind.anchorHref():
                select(block, piece.position(), piece.length()).mergeCharFormat(self._link())

    def _set_picture(self, block: QTextBlock, position: int, form: QTextImageFormat) -> None:
        """Fit a picture into the page, and write below it what it shows."""
        wanted = picture(form.name()).size * self._em
        factor = min(1.0, self._room() / wanted.width())
        self._widest_wanted = max(self._widest_wanted, round(wanted.width()))
        width, height = round(wanted.width() * factor), round(wanted.height() * factor)
        alt = str(form.property(QTextFormat.Property.ImageAltText.value) or "")
        # A line as high as the picture: a share of it more would be a gap.
        tight = QTextBlockFormat()
        tight.setLineHeight(100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        tight.setTopMargin(0.5 * self._em)
        tight.setBottomMargin(0.15 * self._em)
        QTextCursor(block).mergeBlockFormat(tight)
        form.setName(f"{form.name()}#{width}x{height}")
        form.setWidth(width)
        form.setHeight(height)
        select(block, position, 1).setCharFormat(form)
        below = QTextCursor(block)
        below.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        caption, margins = QTextCharFormat(), QTextBlockFormat()
        caption.setForeground(self._ink(_CAPTION))
        caption.setFontItalic(True)
        margins.setBottomMargin(0.8 * self._em)
        below.insertBlock(margins, caption)
        below.insertText(alt, caption)

    def _ink(self, share: float) -> QColor:
        """The colour of the text, so much of it, on the colour of the page."""
        palette = self.palette()
        paper = palette.color(QPalette.ColorRole.Base)
        return blend(paper, palette.color(QPalette.ColorRole.Text), share)

    def _link(self) -> QTextCharFormat:
        form = QTextCharFormat()
        form.setForeground(self.palette().color(QPalette.ColorRole.Link))
        form.setFontUnderline(True)
        return form

    # -- Finding ---------------------------------------------------------------------------

    def mark(self, words: str) -> None:
        """Colour every place on the page where some words stand."""
        self._sought = words
        colour = blend(
            self.palette().color(QPalette.ColorRole.Base),
            self.palette().color(QPalette.ColorRole.Highlight),
            _FOUND,
        )
        marks = []
        cursor = QTextCursor(self.document())
        while words:
            cursor = self.document().find(words, cursor)
            if cursor.isNull():
                break
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            mark.format.setBackground(colour)
            marks.append(mark)
        self.setExtraSelections(marks)

    def to_top(self, *, end: bool = False) -> None:
        """Begin to seek at the top of the page, or backwards from its end."""
        operation = QTextCursor.MoveOperation
        self.moveCursor(operation.End if end else operation.Start)
