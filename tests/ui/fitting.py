"""What is cut in a window, and which mnemonics stand twice in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from golf_desktop.ui.review.elided import ElidedLabel
from golf_desktop.ui.settings.dialog import SettingsDialog

SMALL_SCREEN = QSize(640, 480)
_FRAME = QSize(8, 36)
"""What a window's frame takes of a screen."""
_SLACK = 1
"""Pixels by which a text may miss its room."""
_NEVER = Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def settle(window: QWidget) -> None:
    """Let a window be laid out."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        QApplication.processEvents()
    assert window.isVisible()


def fit_small_screen(window: QWidget) -> list[str]:
    """Make a window small enough for a small screen; say so where it does not let itself."""
    room = SMALL_SCREEN - _FRAME
    window.resize(window.size().boundedTo(room))
    settle(window)
    size = window.size()
    return [] if size == size.boundedTo(room) else [f"the window is at least {size}"]


def cut_texts(window: QWidget) -> list[str]:
    """The texts in a window that have not the room they need, and those that nobody can get at."""
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisibleTo(window) or not _is_of(window, widget):
            continue
        found += [f"{text!r} is cut: {widget.size()}" for text in _cut(widget)]
        if _says(widget) and not _can_be_seen(widget, window):
            found.append(f"{_says(widget)!r} is hidden: {widget.geometry()}")
    return found + _overlapping(window)


def _is_of(window: QWidget, widget: QWidget) -> bool:
    """Whether a widget lies in a window itself, and not in one that it opened."""
    return widget.window() is window.window()


def _says(widget: QWidget) -> str:
    """What is written on a widget."""
    return widget.text() if isinstance(widget, (QLabel, QAbstractButton)) else ""


def _cut(widget: QWidget) -> Iterator[str]:
    """The texts of a widget that have not the room they need."""
    for kind, cut in _KINDS:
        if isinstance(widget, kind):
            yield from cut(widget)
            return


def _cut_elided(label: ElidedLabel) -> Iterator[str]:
    """A text that ends in dots has its whole in a tool tip."""
    if label.text() != label.whole and label.toolTip() != label.whole:
        yield label.whole


def _cut_label(label: QLabel) -> Iterator[str]:
    if label.text() and _is_label_cut(label):
        yield label.text()


def _cut_button(button: QAbstractButton) -> Iterator[str]:
    # A style sheet or a touch screen may ask for more than the letters need.
    is_push = isinstance(button, QPushButton)
    needed = button.minimumSizeHint() if is_push else button.sizeHint()
    if not isinstance(button, (QPushButton, QToolButton, QCheckBox, QRadioButton)):
        # It draws itself: a picture, and the text below it.
        needed = button.fontMetrics().size(0, button.text())
    if button.text() and not _holds(button.size(), needed):
        yield button.text()


def _cut_choices(box: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    kind, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    field, metrics = box.style().subControlRect(kind, option, part, box), box.fontMetrics()
    for text in map(box.itemText, range(box.count())):
        if metrics.horizontalAdvance(text) > field.width() or metrics.height() > field.height():
            yield text


def _cut_field(field: QLineEdit) -> Iterator[str]:
    """What is in a field can be read by moving the cursor, but not what stands in its place."""
    needed = field.fontMetrics().horizontalAdvance(field.placeholderText())
    if needed > field.contentsRect().width() or field.height() < field.sizeHint().height():
        yield field.placeholderText() or field.text()


def _cut_tabs(tabs: QTabBar) -> Iterator[str]:
    for place in range(tabs.count()):
        text = tabs.tabText(place).replace("&", "")
        if tabs.fontMetrics().horizontalAdvance(text) > tabs.tabRect(place).width():
            yield text


def _is_label_cut(label: QLabel) -> bool:
    if label.wordWrap():
        if label.height() < label.heightForWidth(label.width()) - _SLACK:
            return True
        words = [] if "<" in label.text() else label.text().split()
        longest = max(map(label.fontMetrics().horizontalAdvance, words), default=0)
        return label.contentsRect().width() < longest - _SLACK
    needed = label.sizeHint()
    if label.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored:
        needed.setWidth(label.fontMetrics().horizontalAdvance(label.text()))
    return not _holds(label.size(), needed)


def _holds(size: QSize, needed: QSize) -> bool:
    return size.width() >= needed.width() - _SLACK and size.height() >= needed.height() - _SLACK


def _cut_titles(header: QHeaderView) -> Iterator[str]:
    """The titles of columns that are narrower than they."""
    if header.orientation() is not Qt.Orientation.Horizontal:
        return
    if header.height() < header.fontMetrics().height():
        yield "all titles"
    for section in range(header.count()):
        if not header.isSectionHidden(section):
            text = str(header.model().headerData(section, header.orientation()) or "")
            lines = text.split("\n")
            wide = max(map(header.fontMetrics().horizontalAdvance, lines))
            if wide > header.sectionSize(section):
                yield text


def _cut_items(items: QListWidget) -> Iterator[str]:
    """The items of a list that are wider than it, where it can be scrolled to no side."""
    room = items.viewport().width()
    if items.horizontalScrollBarPolicy() == _NEVER and not items.wordWrap():
        for row in range(items.count()):
            item = items.item(row)
            if items.visualItemRect(item).isValid() and items.sizeHintForColumn(0) > room:
                yield item.text()


_KINDS: tuple[tuple[type[QWidget], Callable[[Any], Iterator[str]]], ...] = (
    (ElidedLabel, _cut_elided),
    (QLabel, _cut_label),
    (QAbstractButton, _cut_button),
    (QComboBox, _cut_choices),
    (QLineEdit, _cut_field),
    (QTabBar, _cut_tabs),
    (QHeaderView, _cut_titles),
    (QListWidget, _cut_items),
)


def _can_be_seen(widget: QWidget, window: QWidget) -> bool:
    """Whether the whole of a widget is in its window, or can be scrolled to."""
    place = QRect(QPoint(), widget.size())
    while widget is not window:
        parent = widget.parentWidget()
        assert parent is not None
        place.translate(widget.pos())
        area = parent.parentWidget()
        if isinstance(area, QScrollArea) and area.widget() is widget:
            sides = area.horizontalScrollBarPolicy(), area.verticalScrollBarPolicy()
            fits = place.width() <= parent.width(), place.height() <= parent.height()
            return all(fit or side != _NEVER for fit, side in zip(fits, sides, strict=True))
        if isinstance(area, QAbstractItemView) and area.viewport() is parent:
            return True
        if not parent.rect().contains(place):
            return False
        widget = parent
    return True


def _overlapping(window: QWidget) -> list[str]:
    """The pairs of texts that are written over each other."""
    shown = [
        widget
        for widget in window.findChildren(QWidget)
        if _says(widget) and widget.isVisibleTo(window) and _is_of(window, widget)
    ]
    found = []
    for place, one in enumerate(shown):
        for other in shown[place + 1 :]:
            if one.parentWidget() is other.parentWidget():
                common = one.geometry() & other.geometry()
                if common.width() > _SLACK and common.height() > _SLACK:
                    found.append(f"{_says(one)!r} and {_says(other)!r} overlap")
    return found


def assert_tab_goes_to_the_page_first(dialog: SettingsDialog) -> None:
    """Go from the tabs through all of their page to the buttons below, and round to the tabs."""
    dialog.tabs.tabBar().setFocus()
    page = dialog.tabs.currentWidget()
    reached: list[str] = []
    while not reached or not dialog.tabs.tabBar().hasFocus():
        QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Tab)
        widget = dialog.focusWidget()
        assert widget is not None
        parts = {"page": page, "button": dialog.buttons, "tabs": dialog.tabs}
        reached.append(next(name for name, part in parts.items() if part.isAncestorOf(widget)))
        assert len(reached) < 100
    after = ["button"] * (2 if dialog.defaults.isVisible() else 1) + ["tabs"]
    assert reached[-len(after) :] == after
    assert all(each == "page" for each in reached[: -len(after)])


def mnemonics_twice(window: QWidget) -> list[str]:
    """The mnemonics that more than one visible part of a window answers to."""
    shown = [each for each in window.findChildren(QWidget) if each.isVisibleTo(window)]
    texts = [each.text() for each in shown if isinstance(each, (QLabel, QAbstractButton))]
    bars = [each for each in shown if isinstance(each, QTabBar)]
    return _twice(texts + [bar.tabText(at) for bar in bars for at in range(bar.count())])


def mnemonics_twice_in(menu: QMenu | Iterable[QAction]) -> list[str]:
    """The same of a menu."""
    actions = menu.actions() if isinstance(menu, QMenu) else menu
    return _twice(action.text().partition("\t")[0] for action in actions)


def _twice(texts: Iterable[str]) -> list[str]:
    named = [(QKeySequence.mnemonic(text).toString(), text) for text in texts]
    counts = Counter(key for key, _ in named if key)
    return [f"{key}: {text}" for key, text in named if counts[key] > 1]
