"""The help's window: F1 from anywhere, the way through the pages, finding, sizes, colours."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeySequence, QTextImageFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from golf_desktop.engine.rules import GAMES
from golf_desktop.storage.places import Places
from golf_desktop.ui.design import CONTRAST, DARK, LIGHT, Scheme, palette
from golf_desktop.ui.dialogs.privacy import PrivacyDialog
from golf_desktop.ui.dialogs.setup import SetupDialog
from golf_desktop.ui.help.opening import help_values
from golf_desktop.ui.help.pages import ENGLISH, contents, filled, page_text, wanted_values
from golf_desktop.ui.help.window import HelpWindow
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.round.setup import NewRoundDialog
from golf_desktop.ui.settings.dialog import SettingsDialog
from golf_desktop.ui.share.dialog import ShareDialog
from golf_desktop.ui.statistics.window import StatisticsWindow
from tests.ui.playing import ALT, CTRL, NO_KEYS, SHIFT, choose_keys, in_dialog, press, signs
from tests.ui.written import ENOUGH, contrast

Key = Qt.Key
# Of the off-screen platform, which has no windows above each other and no keyboard to grab.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def help_of(owner: QWidget, qtbot: QtBot) -> HelpWindow:
    """The help that was asked for, once it is in front."""
    qtbot.waitUntil(lambda: bool(owner.findChildren(HelpWindow)))
    (shown,) = owner.findChildren(HelpWindow)
    qtbot.waitUntil(shown.isActiveWindow)
    return shown


@pytest.fixture
def helped(window: MainWindow, qtbot: QtBot) -> HelpWindow:
    """The help beside deal 2."""
    qtbot.waitUntil(window.isActiveWindow)
    press(window, Key.Key_F1)
    return help_of(window, qtbot)


def key(target: HelpWindow, key: Key, held: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Press a key in the help, which goes to whoever has the focus there."""
    QTest.keyClick(target.windowHandle(), key, held)


# -- F1 ----------------------------------------------------------------------------------------


def test_f1_tells_how_to_play_and_the_board_can_be_played_on(
    window: MainWindow, helped: HelpWindow, qtbot: QtBot
) -> None:
    assert helped.browser.page == "play"
    assert helped.browser.hasFocus()
    for word in ("waste", "stock", "Ctrl+Z", "Space"):
        assert word in helped.browser.toPlainText()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    press(window, Key.Key_3)
    assert signs(window) == "3"
    press(window, Key.Key_F1)
    assert help_of(window, qtbot) is helped


def test_f1_tells_of_the_layout_on_the_board(window: MainWindow, qtbot: QtBot) -> None:
    window.table.choose_rules(GAMES["black-hole"])
    press(window, Key.Key_F1)
    browser = help_of(window, qtbot).browser
    assert browser.page == "options"
    top = browser.cursorForPosition(browser.viewport().rect().topLeft()).block()
    heads = [top.text(), top.next().text()]
    assert any("Black Hole" in head for head in heads) or browser.verticalScrollBar().value() > 500


@pytest.mark.parametrize(
    ("command", "kind", "page"),
    [
        ("setup", SetupDialog, "options"),
        ("settings", SettingsDialog, "options"),
        ("share", ShareDialog, "scoring"),
        ("privacy", PrivacyDialog, "privacy"),
        ("shortcuts", SettingsDialog, "keys"),
        ("round", NewRoundDialog, "scoring"),
        ("about", QMessageBox, "play"),
    ],
)
def test_f1_in_a_dialog_tells_of_it_and_goes_with_it(
    window: MainWindow, qtbot: QtBot, command: str, kind: type[QDialog], page: str
) -> None:
    def ask(dialog: QDialog) -> None:
        QTest.keyClick(dialog.windowHandle(), Key.Key_F1)
        shown = help_of(dialog, qtbot)
        assert shown.browser.page == page
        # It can be used, though the dialog lets nothing else be.
        key(shown, Key.Key_F, CTRL)
        QTest.keyClicks(shown.find_line, "king")
        assert shown.find_line.text() == "king"
        shown.show_page("history")
        key(shown, Key.Key_F1)  # it stays on the page that is read
        assert shown.browser.page == "history"
        dialog.reject()
        assert not shown.isVisible()

    with in_dialog(window, kind, ask):
        window.menus.actions[command].trigger()


def test_f1_in_a_window_beside_the_board_tells_of_that(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.show_statistics()
    (statistics,) = window.findChildren(StatisticsWindow)
    qtbot.waitUntil(statistics.isActiveWindow)
    statistics.tabs.setCurrentIndex(statistics.tabs.count() - 1)
    QTest.keyClick(statistics.windowHandle(), Key.Key_F1)
    browser = help_of(window, qtbot).browser
    assert browser.page == "scoring"
    top = browser.cursorForPosition(browser.viewport().rect().topLeft()).block()
    assert "Plots" in (top.text(), top.next().text())


def test_f1_in_the_help_leaves_the_page_that_is_read(
    window: MainWindow, helped: HelpWindow
) -> None:
    helped.show_page("history")
    key(helped, Key.Key_F1)
    assert helped.browser.page == "history"
    window.menus.actions["keys"].trigger()
    assert helped.browser.page == "keys"


# -- What the pages are filled in with ---------------------------------------------------------


def test_every_page_is_filled_in_whole(window: MainWindow) -> None:
    values = help_values(window)
    for page in contents(ENGLISH):
        text = page_text(page, ENGLISH) or ""
        assert wanted_values(text) <= set(values), page
        assert not wanted_values(filled(text, values))


def test_the_keys_page_names_every_key_of_every_command(
    window: MainWindow, helped: HelpWindow
) -> None:
    wanted = wanted_values(page_text("keys", ENGLISH) or "")
    helped.show_page("keys")
    shown = helped.browser.toPlainText()
    for name, action in window.menus.actions.items():
        if not action.shortcut().isEmpty() or "\t" in action.text():
            assert f"key:{name}" in wanted, f"the key of {name} is not on the page"
            native = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            assert native in shown
        else:
            assert f"key:{name}" not in wanted, f"{name} has no key"
    assert "Space" in shown


def test_the_pages_follow_the_keys_that_are_chosen(window: MainWindow, helped: HelpWindow) -> None:
    helped.show_page("play#stuck")
    scrolled = helped.browser.verticalScrollBar().value()
    choose_keys(window, undo="F4", hint="")
    shown = helped.browser.toPlainText()
    assert "F4 takes a move back" in shown
    assert "“Hint” gives a hint" in shown
    assert helped.browser.verticalScrollBar().value() == scrolled
    helped.show_page("keys")
    shown = helped.browser.toPlainText()
    assert "Ctrl+Z" not in shown
    assert "–\nhint" in shown


def test_the_files_page_says_where_the_files_are(helped: HelpWindow, places: Places) -> None:
    helped.show_page("files")
    shown = helped.browser.toPlainText()
    for folder in (places.config, places.data, places.log):
        assert str(folder) in shown


# -- The way through the pages -----------------------------------------------------------------


def test_the_contents_links_and_back_and_forward(helped: HelpWindow) -> None:
    browser = helped.browser
    titles = [helped.contents.item(row).text() for row in range(helped.contents.count())]
    assert titles == list(contents(ENGLISH).values())
    helped.contents.setFocus()
    key(helped, Key.Key_Down)
    assert browser.page == "options"
    helped.show_page("questions#winnable")
    scrolled = browser.verticalScrollBar().value()
    assert scrolled > 0
    key(helped, Key.Key_Left, ALT)
    assert browser.page == "options"
    key(helped, Key.Key_Left, ALT)
    assert browser.page == "play"
    assert not helped.back_button.isEnabled()
    key(helped, Key.Key_Right, ALT)
    key(helped, Key.Key_Right, ALT)
    assert (browser.page, browser.verticalScrollBar().value()) == ("questions", scrolled)
    assert helped.contents.currentItem().text() == contents(ENGLISH)["questions"]
    assert not helped.forward_button.isEnabled()
    browser.show_page("no-such-page")
    assert browser.page == "questions"


def test_a_link_is_followed_by_keys(helped: HelpWindow) -> None:
    key(helped, Key.Key_Tab)
    key(helped, Key.Key_Return)
    assert helped.browser.page == "options"


def test_something_is_found_on_all_pages(helped: HelpWindow) -> None:
    key(helped, Key.Key_F, CTRL)
    assert helped.find_line.hasFocus()
    QTest.keyClicks(helped.find_line, "parlett")
    assert helped.found.text() == ""
    assert helped.contents.item(helped.contents.count() - 1).text() == "History (2)"
    key(helped, Key.Key_Return)
    assert helped.browser.page == "history"
    assert helped.browser.textCursor().selectedText() == "Parlett"
    first = helped.browser.textCursor().position()
    assert len(helped.browser.extraSelections()) == 2
    key(helped, Key.Key_Return)
    assert helped.browser.textCursor().position() > first
    key(helped, Key.Key_Return, SHIFT)
    assert helped.browser.textCursor().position() == first
    key(helped, Key.Key_Return, SHIFT)
    assert helped.browser.textCursor().position() > first, "round from the other end"
    helped.find_line.selectAll()
    QTest.keyClicks(helped.find_line, "zeppelin")
    assert helped.found.text()
    key(helped, Key.Key_Escape)
    assert helped.find_line.text() == ""
    assert not helped.found.text()
    key(helped, Key.Key_Escape)
    assert not helped.isVisible()


# -- Sizes and colours -------------------------------------------------------------------------


def image_formats(helped: HelpWindow) -> list[QTextImageFormat]:
    found, block = [], helped.browser.document().begin()
    while block.isValid():
        walk = block.begin()
        while not walk.atEnd():
            if walk.fragment().charFormat().isImageFormat():
                found.append(walk.fragment().charFormat().toImageFormat())
            walk += 1
        block = block.next()
    return found


def test_text_and_pictures_grow_together_and_fit_the_window(helped: HelpWindow) -> None:
    helped.resize(820, 640)
    before, letters = image_formats(helped), helped.browser.font().pointSizeF()
    assert len(before) == 3
    for _ in range(2):
        key(helped, Key.Key_Plus, CTRL)
    assert helped.browser.font().pointSizeF() == pytest.approx(letters * 1.21)
    assert image_formats(helped)[1].width() == pytest.approx(before[1].width() * 1.21, rel=0.1)
    for _ in range(20):
        key(helped, Key.Key_Plus, CTRL)
    bar = helped.browser.horizontalScrollBar()
    assert bar.maximum() == 0, "a picture is wider than the page"
    key(helped, Key.Key_0, CTRL)
    key(helped, Key.Key_Minus, CTRL)
    assert helped.browser.font().pointSizeF() < letters


def test_each_page_fits_into_a_small_window(helped: HelpWindow) -> None:
    helped.resize(480, 320)
    helped.browser.render_anew()
    # The folders of a test have names that no line of that page can hold.
    for page in set(contents(ENGLISH)) - {"files"}:
        helped.show_page(page)
        assert helped.browser.horizontalScrollBar().maximum() == 0, page


@pytest.mark.parametrize("scheme", [LIGHT, DARK, CONTRAST])
def test_everything_can_be_read_in_every_scheme(helped: HelpWindow, scheme: Scheme) -> None:
    helped.browser.setPalette(palette(scheme))
    helped.show_page("options")
    helped.browser.render_anew()
    block, seen = helped.browser.document().begin(), set()
    while block.isValid():
        walk = block.begin()
        while not walk.atEnd():
            brush = walk.fragment().charFormat().foreground()
            if brush.style() != Qt.BrushStyle.NoBrush:
                seen.add(brush.color().name())
            walk += 1
        block = block.next()
    assert len(seen) == 2, "links and captions"
    assert all(contrast(scheme.base, each) >= ENOUGH for each in seen)


def test_the_window_is_gone_with_the_board(window: MainWindow, helped: HelpWindow) -> None:
    assert helped.parentWidget() is window
    assert QApplication.activeModalWidget() is None


def test_the_size_of_the_letters_is_kept_for_the_next_time(
    window: MainWindow, helped: HelpWindow, qtbot: QtBot
) -> None:
    usual = helped.browser.font().pointSizeF()
    helped.browser._zoom_settle.setInterval(1)
    with qtbot.waitSignal(helped.browser.zoom_settled):
        key(helped, Key.Key_Plus, CTRL)
        key(helped, Key.Key_Plus, CTRL)
    assert window._preferences.value.help_zoom == 2
    larger = helped.browser.font().pointSizeF()
    assert larger > usual
    key(helped, Key.Key_Escape)
    helped.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    window.commands.show_help()
    again = help_of(window, qtbot)
    assert again is not helped
    assert again.browser.font().pointSizeF() == larger
    assert again.contents.font().pointSizeF() == larger
