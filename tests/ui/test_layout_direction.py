"""Languages that are written from right to left, and large letters."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolBar

from golf_desktop.ui.main_window import MainWindow

MakeWindow = Callable[..., MainWindow]


@pytest.fixture
def mirrored() -> Iterator[None]:
    """Arabic or Hebrew, as far as the place of things goes."""
    yield
    QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.usefixtures("mirrored")
def test_the_window_is_mirrored_and_the_board_is_not(window: MainWindow) -> None:
    before = [window.board.mapFromScene(item.pos()) for item in window.scene.cards]
    QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QApplication.processEvents()
    window.status.warn("Wait")
    assert [window.board.mapFromScene(item.pos()) for item in window.scene.cards] == before
    menus = window.menuBar()
    places = [menus.actionGeometry(each).x() for each in menus.actions() if each.isVisible()]
    assert places == sorted(places, reverse=True)
    assert window.status.score.x() < window.status.rules.x()
    area = window.status._message_area()
    assert area.left() > window.status.deal.geometry().right()
    assert area.right() > window.status.width() - 20
    assert area.width() > 300


def test_large_letters_leave_all_to_be_used_in_a_small_window(make_window: MakeWindow) -> None:
    usual = QApplication.font()
    large = QApplication.font()
    large.setPointSizeF(2 * usual.pointSizeF())
    QApplication.setFont(large)
    try:
        window = make_window(size=(1024, 740))
        assert window.width() == 1024
        tools = window.findChild(QToolBar, "tools")
        assert tools is not None
        for action in tools.actions():
            tool = tools.widgetForAction(action)
            assert tool is not None
            assert tool.isVisible()
            assert tools.rect().contains(tool.geometry())
        assert tools.iconSize().height() >= window.fontMetrics().height()
        assert window.status.rules.isVisible()
        assert window.status.score.isVisible()
        shown = window.status.rules.geometry()
        assert window.status.rect().contains(shown)
        assert window.board.height() > 500
    finally:
        QApplication.setFont(usual)
