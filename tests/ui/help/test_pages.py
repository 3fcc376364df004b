"""The pages of the help as they are written: whole in each language."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import walk_packages

import pytest
import translations
from PySide6.QtCore import QSize, QUrl, QUrlQuery
from PySide6.QtWidgets import QDialog, QWidget

from golf_desktop import ui
from golf_desktop.engine.deal import deal
from golf_desktop.engine.layout import GOLF, LAYOUTS
from golf_desktop.engine.position import TURN, Position
from golf_desktop.resources import resource
from golf_desktop.ui.design import HINT
from golf_desktop.ui.dialogs.about import AboutBox
from golf_desktop.ui.help import pages, pictures
from golf_desktop.ui.help.opening import page_of
from golf_desktop.ui.help.pages import ANCHOR, ENGLISH, LINK, PAGES, PICTURE, contents, page_text
from golf_desktop.ui.help.window import HelpWindow
from golf_desktop.ui.look import Look
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.scrolling import FittingDialog
from golf_desktop.ui.settings.dialog import SettingsDialog
from golf_desktop.ui.settings.keys_page import KeysPage
from golf_desktop.ui.settings.page import Page
from golf_desktop.ui.setup.small_board import SmallBoard
from golf_desktop.ui.side_window import SideWindow
from golf_desktop.ui.statistics.window import StatisticsWindow

LANGUAGES = sorted((ENGLISH, *translations.languages()))
WRITTEN = sorted(contents(ENGLISH))


def text_of(page: str, language: str = ENGLISH) -> str:
    return resource(f"help/{language}/{page}.md").read_text(encoding="utf-8")


def headings(text: str) -> list[tuple[str, list[str]]]:
    """The level and the anchor of each heading."""
    found = re.findall(r"^(#+) (.*)$", text, re.MULTILINE)
    return [(level, ANCHOR.findall(words)) for level, words in found]


def addresses(text: str) -> list[str]:
    return [address for _, address in PICTURE.findall(text)]


def targets(text: str) -> list[str]:
    return sorted(target for _, target in LINK.findall(text))


def assert_leads_somewhere(target: str, page: str = "") -> None:
    """It does so in every language."""
    name, _, anchor = target.partition("#")
    for language in LANGUAGES:
        text = text_of(name or page, language)
        assert not anchor or anchor in ANCHOR.findall(text), (target, language)


def all_below(kind: type[QWidget]) -> list[type[QWidget]]:
    """The classes of ours that are of this kind, those of modules not loaded yet too."""
    for module in walk_packages(ui.__path__, f"{ui.__name__}."):
        import_module(module.name)
    found = [each for below in kind.__subclasses__() for each in (below, *all_below(below))]
    return [each for each in found if each.__module__.startswith(f"{ui.__name__}.")]


def test_there_is_english_and_every_page_of_it_is_in_the_contents() -> None:
    assert sorted(folder.name for folder in resource("help").iterdir()) == LANGUAGES
    files = {path.stem for path in resource(f"help/{ENGLISH}").iterdir()}
    assert files == set(WRITTEN) <= set(PAGES)
    titles = contents(ENGLISH)
    assert list(titles) == [page for page in PAGES if page in files]
    assert len(set(titles.values())) == len(titles)
    assert not any("#" in title or "{" in title for title in titles.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_same_pages_headings_pictures_and_links(language: str) -> None:
    assert sorted(path.stem for path in resource(f"help/{language}").iterdir()) == WRITTEN
    for page in WRITTEN:
        english, other = text_of(page), text_of(page, language)
        assert headings(other) == headings(english), page
        assert addresses(other) == addresses(english), page
        assert targets(other) == targets(english), page
        assert pages.wanted_values(other) == pages.wanted_values(english), page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_says_in_words_what_it_shows(language: str) -> None:
    for page in WRITTEN:
        for alt, _ in PICTURE.findall(text_of(page, language)):
            # No marks: Qt would make several pictures of one.
            assert len(alt) >= 15, (page, alt)
            assert not set(alt) & set("*_`"), alt


def test_every_link_leads_somewhere() -> None:
    for page in WRITTEN:
        for target in targets(text_of(page)):
            assert_leads_somewhere(target, page)


def test_every_layout_and_every_window_has_its_page() -> None:
    for layout in LAYOUTS:
        assert_leads_somewhere(f"options#{layout}")
    named = [*all_below(QDialog), *all_below(SideWindow), *all_below(Page)]
    assert {AboutBox, SettingsDialog, StatisticsWindow, KeysPage} < set(named)
    # Those have several, or are none by themselves.
    others = (FittingDialog, HelpWindow, SettingsDialog, StatisticsWindow)
    for window in named:
        if window not in others:
            assert_leads_somewhere(getattr(window, "help_page", f"nothing for {window}"))


def test_every_tab_has_its_page(window: MainWindow) -> None:
    window.commands.show_statistics()
    (statistics,) = window.findChildren(StatisticsWindow)
    settings = SettingsDialog(window._preferences, window.menus, window)
    found = []
    for shown in (statistics, settings):
        for tab in range(shown.tabs.count()):
            shown.tabs.setCurrentIndex(tab)
            found.append(page_of(shown))
            assert_leads_somewhere(found[-1])
    assert "scoring#plots" in found
    assert len(set(found)) >= 6


def test_a_language_without_a_page_has_the_english_one() -> None:
    assert page_text("play", "xx") == text_of("play")
    assert page_text("no-such-page", "xx") is None


def board_addresses() -> list[str]:
    texts = [text_of(page) for page in WRITTEN]
    return [each for text in texts for each in addresses(text) if each.startswith("board:")]


@pytest.mark.parametrize("address", board_addresses())
def test_what_a_picture_marks_can_be_played(address: str) -> None:
    drawn = pictures.picture(address)
    assert isinstance(drawn, pictures.BoardPicture)
    position = drawn.position
    plays = {play.slot for play in position.legal_plays()}
    marked = {index for index in drawn.marked if index < position.deal.first}
    assert drawn.marked <= {spot.card for spot in drawn.board.spots}
    marked.discard(drawn.board.spots[-1].card or 0)
    assert marked <= plays
    if QUrlQuery(QUrl(address)).queryItemValue("mark") == "stock":
        assert not plays, "the stock alone is marked, though a card fits"


@pytest.mark.parametrize(
    "address",
    [
        "board:standard/0",
        "board:no-such-game/1",
        "board:standard/1?moves=1",
        "board:standard/1?mark=9",
        "cards:XX",
        "file:/etc/passwd",
        "play",
    ],
)
def test_an_address_of_no_picture_is_refused(address: str) -> None:
    with pytest.raises(pictures.PictureError, match=re.escape(address)):
        pictures.picture(address)


@pytest.mark.usefixtures("qapp")
def test_a_mark_is_seen_as_a_ring_around_its_card() -> None:
    size = QSize(300, 190)

    def ringed(address: str) -> set[tuple[int, int]]:
        image = pictures.drawn(pictures.picture(address), size, 2.0, Look())
        assert image.size() == size * 2
        assert image.devicePixelRatio() == 2.0
        across, down = range(0, image.width(), 2), range(0, image.height(), 2)
        return {(x, y) for x in across for y in down if image.pixelColor(x, y) == HINT}

    assert not ringed("board:standard/5")
    seventh = ringed("board:standard/5?mark=7")
    assert seventh
    assert min(x for x, _ in seventh) > 2 * size.width() * 0.8


def test_a_board_in_play_shows_what_is_left_and_as_large_as_at_first() -> None:
    game = pictures.picture("board:standard/5?moves=7714.&mark=waste,stock")
    assert isinstance(game, pictures.BoardPicture)
    position = game.position
    board, first = game.board, SmallBoard.of(position.deal, 1.6)
    assert (board.width, board.height) == (first.width, first.height)
    *tableau, stock, waste = board.spots
    assert len(tableau) == len(GOLF.slots) - 4
    assert {spot.card for spot in tableau if spot.is_free} == set(position.free_slots)
    assert waste.card == position.deal.stock_start
    assert stock.card == position.deal.stock_start + 1
    assert game.marked == {waste.card, stock.card}
    before = {spot.card: (spot.x, spot.y) for spot in first.spots}
    assert all((spot.x, spot.y) == before[spot.card] for spot in tableau)


def test_an_empty_stock_is_an_empty_place() -> None:
    position = Position.from_deal(deal(5))
    while position.stock_left:
        position = position.play(TURN)
    *_, stock, waste = SmallBoard.at(position, 1.6).spots
    assert stock.card is None
    assert waste.card == len(position.deal.cards) - 1
