"""The window with the help: the contents, a page, and a line to find something in all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QShortcut, QTextDocument
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.ui.arrows import ArrowButton
from golf_desktop.ui.commands import sequences
from golf_desktop.ui.design import GAP, HAIR
from golf_desktop.ui.help.browser import HelpBrowser
from golf_desktop.ui.help.pages import contents, filled, page_text, plain
from golf_desktop.ui.look import Look
from golf_desktop.ui.reserved_keys import HELP_KEYS
from golf_desktop.ui.side_window import SideWindow

_SIZE, _SMALLEST = QSize(820, 640), QSize(480, 300)
_PAGE = Qt.ItemDataRole.UserRole
_MOST_SHARE = 0.4
"""How much of the width the contents take at most by themselves."""
_COUNT = " (88)"
"""What may stand behind a title when something is sought."""


class HelpWindow(SideWindow):
    """Shows the help. Lies beside the board, which can be played on.

    Args:
        values: gives what the pages are filled in with.
        look: gives how the cards in the pictures look.
        language: gives the language that is spoken.
        parent: the window or dialog that it was asked from.
    """

    def __init__(
        self,
        values: Callable[[], Mapping[str, str]],
        look: Callable[[], Look],
        language: Callable[[], str],
        parent: QWidget,
    ) -> None:
        super().__init__(parent, _SIZE, _SMALLEST)
        self._values = values
        self._language = language
        self.back_button = _arrow(leads_on=False)
        self.forward_button = _arrow(leads_on=True)
        self.find_line = QLineEdit()
        self.found = QLabel()
        self.contents = QListWidget()
        self.contents.setSpacing(HAIR)
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.browser = HelpBrowser(self._text, look)
        self._name_parts()
        self._lay_out()
        self._connect()
        self._fill_contents()
        self.browser.setFocus()

    def show_page(self, address: str) -> None:
        """Show a page, given as ``page`` or ``page#anchor``, and give it the keyboard."""
        self.browser.show_page(address)
        self.browser.setFocus()

    # -- The pages -------------------------------------------------------------------------

    def _text(self, page: str) -> str | None:
        text = page_text(page, self._language())
        return None if text is None else filled(text, self._values())

    def _fill_contents(self) -> None:
        self.contents.clear()
        for page, title in contents(self._language()).items():
            item = QListWidgetItem(title, self.contents)
            item.setData(_PAGE, page)
        self._fit_contents()

    def _fit_contents(self) -> None:
        """Let the contents have the letters of the page, and room for every title."""
        self.contents.setFont(self.browser.font())
        metrics = self.contents.fontMetrics()
        wide = max(metrics.horizontalAdvance(item.text() + _COUNT) for item in self._items()) + 24
        self.contents.setMinimumWidth(min(wide // 2, self.width() // 4))
        wide = min(wide, round(self.width() * _MOST_SHARE))
        self.parts.setSizes([wide, max(1, self.width() - wide)])

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(_PAGE) != self.browser.page:
            self.browser.show_page(item.data(_PAGE))

    def _follow(self, page: str) -> None:
        """Show which page is shown, and where one can go from it."""
        self.back_button.setEnabled(self.browser.can_go_back)
        self.forward_button.setEnabled(self.browser.can_go_forward)
        for item in self._items():
            if item.data(_PAGE) == page:
                self.contents.setCurrentItem(item)
                title = contents(self._language())[page]
                self.setWindowTitle(self.tr("{page} – Help").format(page=title))

    def _items(self) -> list[QListWidgetItem]:
        return [self.contents.item(row) for row in range(self.contents.count())]

    # -- Finding ---------------------------------------------------------------------------

    def _seek(self, words: str) -> None:
        """Show where some words stand, on this page and in the contents."""
        # Qt looks for the picture of this button in the system's themes: not while it opens.
        self.find_line.setClearButtonEnabled(True)
        words = words.strip()
        self.browser.mark(words)
        whole = 0
        for item, title in zip(self._items(), contents(self._language()).values(), strict=True):
            text = self._text(item.data(_PAGE)) or ""
            count = plain(text).casefold().count(words.casefold()) if words else 0
            item.setText(f"{title} ({count})" if count else title)
            whole += count
        self.found.setText("" if whole or not words else self.tr("Nothing found"))
        if words:
            self.browser.to_top()
            if not self.browser.find(words):
                self.browser.to_top()

    def find_next(self, *, backward: bool = False) -> None:
        """Go to the next place where the words stand, on this page or on those after it."""
        words = self.find_line.text().strip()
        if not words:
            return
        flags = QTextDocument.FindFlag.FindBackward if backward else QTextDocument.FindFlag(0)
        if self.browser.find(words, flags):
            return
        pages = list(contents(self._language()))
        here = pages.index(self.browser.page)
        order = [*pages[here + 1 :], *pages[: here + 1]]
        if backward:
            order = [*reversed(pages[:here]), *reversed(pages[here:])]
        for page in order:
            if words.casefold() in plain(self._text(page) or "").casefold():
                if page != self.browser.page:
                    self.browser.show_page(page)
                self.browser.to_top(end=backward)
                self.browser.find(words, flags)
                return

    # -- The window itself -----------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Find the next place by Enter in the line; by Esc clear the line, or close."""
        if self.find_line.hasFocus() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.find_next(backward=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif event.key() == Qt.Key.Key_Escape and self.find_line.text():
            self.find_line.clear()
            self.browser.setFocus()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange):
            self._name_parts()
            self._fill_contents()
            self.browser.render_anew()
            self._follow(self.browser.page)

    def _dim_small_print(self) -> None:
        """Leave everything as it is: the page follows the palette itself."""

    def _name_parts(self) -> None:
        """Give everything its name in the language that is spoken."""
        self.setWindowTitle(self.tr("Help"))
        for button, name in (
            (self.back_button, self.tr("Back")),
            (self.forward_button, self.tr("Forward")),
        ):
            button.setToolTip(name)
            button.setAccessibleName(name)
        self.find_line.setPlaceholderText(self.tr("Find in the help"))
        self.find_line.setAccessibleName(self.tr("Find in the help"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.browser.setAccessibleName(self.tr("Page"))

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        for part in (self.back_button, self.forward_button, self.find_line, self.found):
            top.addWidget(part)
        top.setStretchFactor(self.find_line, 1)
        self.parts = QSplitter()
        self.parts.addWidget(self.contents)
        self.parts.addWidget(self.browser)
        self.parts.setStretchFactor(1, 1)
        self.parts.setChildrenCollapsible(False)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(GAP, GAP, GAP, GAP)
        column.addLayout(top)
        column.addWidget(self.parts, 1)

    def _connect(self) -> None:
        self.back_button.clicked.connect(self.browser.backward)
        self.forward_button.clicked.connect(self.browser.forward)
        self.browser.page_changed.connect(self._follow)
        self.browser.zoomed.connect(self._fit_contents)
        self.contents.currentItemChanged.connect(lambda item, _: self._choose(item))
        self.find_line.textChanged.connect(self._seek)
        acts = {
            "back": self.browser.backward,
            "forward": self.browser.forward,
            "find": self._take_find_line,
            "find-next": self.find_next,
            "find-previous": lambda: self.find_next(backward=True),
            "larger": lambda: self.browser.zoom(1),
            "smaller": lambda: self.browser.zoom(-1),
            "usual-size": lambda: self.browser.zoom(0),
        }
        for name, act in acts.items():
            shortcut = QShortcut(self)
            shortcut.setKeys(sequences(HELP_KEYS[name]))
            shortcut.activated.connect(act)

    def _take_find_line(self) -> None:
        self.find_line.setFocus()
        self.find_line.selectAll()


def _arrow(*, leads_on: bool) -> ArrowButton:
    button = ArrowButton(leads_on=leads_on)
    button.setAutoRaise(True)
    button.setEnabled(False)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
