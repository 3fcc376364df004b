"""The buttons below the dialogs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QProxyStyle,
    QStyle,
)

from golf_desktop.ui.main_window import MainWindow
from tests.ui.playing import in_dialog

_HAVE_PICTURES = QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons


def _style_hint(style: QProxyStyle, hint: QStyle.StyleHint, *rest: Any) -> int:
    """What the styles of some desktops answer: they put pictures on the usual buttons."""
    return 1 if hint is _HAVE_PICTURES else style.baseStyle().styleHint(hint, *rest)


@pytest.fixture
def with_pictures() -> Iterator[None]:
    """Let the style put pictures on buttons."""
    style = type("WithPictures", (QProxyStyle,), {"styleHint": _style_hint})
    QApplication.setStyle(style("Fusion"))
    yield
    QApplication.setStyle("Fusion")


@pytest.mark.usefixtures("with_pictures")
@pytest.mark.parametrize("name", ["number", "setup", "settings", "privacy", "about"])
def test_they_have_texts_alone_and_esc_closes(window: MainWindow, name: str) -> None:
    def look(dialog: QDialog) -> None:
        (row,) = dialog.findChildren(QDialogButtonBox)
        assert row.buttons()
        assert all(each.text() and each.icon().isNull() for each in row.buttons())
        QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Escape)
        assert not dialog.isVisible()

    with in_dialog(window, QDialog, look):
        window.menus.actions[name].trigger()
