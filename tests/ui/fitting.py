"""What is cut in a window, and which mnemonics stand twice in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QLabel,
    QMenu,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSizePolicy,
    QTabBar,
    QWidget,
)

from golf_desktop.ui.review.elided import ElidedLabel

_SLACK = 1
"""Pixels by which a text may miss its room."""


def settle(window: QWidget) -> None:
    """Let a window be laid out."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        QApplication.processEvents()
    assert window.isVisible()


def cut_texts(window: QWidget) -> list[str]:
    """The texts of labels and buttons in a window that have not the room they need."""
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisibleTo(window) or widget.size().isEmpty():
            continue
        if isinstance(widget, ElidedLabel):
            continue  # it is cut on purpose, and its tool tip has it whole
        if isinstance(widget, QLabel) and widget.text():
            if _is_cut(widget):
                found.append(f"{widget.text()} {widget.size()} {widget.sizeHint()}")
        elif isinstance(widget, (QPushButton, QCheckBox, QRadioButton)) and widget.text():
            needed = (
                widget.minimumSizeHint() if isinstance(widget, QPushButton) else (widget.sizeHint())
            )
            if widget.width() < needed.width() - _SLACK:
                found.append(f"{widget.text()} {widget.size()} {needed}")
    return found + _outside(window)


def _is_cut(label: QLabel) -> bool:
    if label.wordWrap():
        return label.height() < label.heightForWidth(label.width()) - _SLACK
    needed = label.sizeHint()
    is_ignored = label.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored
    width = 0 if is_ignored else needed.width()
    return label.width() < width - _SLACK or label.height() < needed.height() - _SLACK


def _outside(window: QWidget) -> list[str]:
    """The texts that reach over the edge of the window, or of what is seen of a scrolled page."""
    found = []
    for widget in window.findChildren(QWidget):
        if isinstance(widget, (QLabel, QAbstractButton)) and widget.isVisibleTo(window):
            parent = widget.parentWidget()
            while parent is not None and parent is not window:
                if isinstance(parent, QScrollArea):
                    break
                parent = parent.parentWidget()
            if parent is window and widget.text():
                place = widget.rect().translated(widget.mapTo(window, widget.rect().topLeft()))
                if not window.rect().contains(place):
                    found.append(f"{widget.text()} at {place} outside {window.rect()}")
    return found


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
