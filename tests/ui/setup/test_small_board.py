"""The small boards: where their cards lie, and that they are drawn sharp and whole."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from golf_desktop.engine.deal import deal
from golf_desktop.engine.rules import GAMES, STANDARD, THIEVES
from golf_desktop.storage.settings import CardBack
from golf_desktop.ui.design import GREEN_CLOTH
from golf_desktop.ui.dialogs.setup import SetupDialog
from golf_desktop.ui.look import Look
from golf_desktop.ui.setup.small_board import SmallBoard
from golf_desktop.ui.setup.tile import BoardTile
from tests.conftest import MakeWindow
from tests.ui.playing import in_dialog

BY_GAME = pytest.mark.parametrize("name", GAMES)


@BY_GAME
def test_a_small_board_shows_the_tableau_the_waste_and_the_top_of_the_stock(name: str) -> None:
    dealt = deal(1, GAMES[name])
    shown = [spot.card for spot in SmallBoard.of(dealt, 1.6).spots]
    beside: list[int | None] = [dealt.stock_start] if dealt.stock else []
    beside.append(dealt.first if dealt.first_waste is not None else None)
    assert shown == [*range(dealt.first), *beside]


@pytest.mark.parametrize("size", [(640, 480), (1100, 620)])
@BY_GAME
def test_a_small_board_looks_as_the_board_does(
    make_window: MakeWindow, name: str, size: tuple[int, int]
) -> None:
    window = make_window(7, GAMES[name], size=size)
    scene = window.scene
    aspect = window.board.width() / window.board.height()
    for spot in SmallBoard.of(window.table.game.deal, aspect).spots:
        if spot.card is not None:
            rest = scene.rest(spot.card)
            assert (rest.place.x(), rest.place.y()) == pytest.approx((spot.x, spot.y), abs=0.07)
            assert rest.face_up is spot.is_face_up
    assert SmallBoard.of(window.table.game.deal, aspect).width == scene.geometry.width


def test_the_set_up_shows_boards_of_the_shape_of_the_board(make_window: MakeWindow) -> None:
    window = make_window(7, size=(700, 600))

    def look(dialog: SetupDialog) -> None:
        for tile in dialog.chooser.tiles.values():
            shape = tile.board.width / tile.board.height
            assert shape == pytest.approx(window.board.width() / window.board.height())

    with in_dialog(window, SetupDialog, look):
        window.menus.actions["setup"].trigger()


@pytest.mark.parametrize("back", CardBack)
@BY_GAME
def test_a_tile_draws_its_cards_and_keeps_the_picture(
    qtbot: QtBot, name: str, back: CardBack
) -> None:
    tile = BoardTile(1, GAMES[name], Look(back=back))
    qtbot.addWidget(tile)
    tile.resize(tile.sizeHint())
    image = tile.grab().toImage()
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    white = sum(pixel.lightness() > 240 for pixel in pixels)
    cloth = sum(abs(pixel.hue() - QColor(GREEN_CLOTH.light).hue()) < 12 for pixel in pixels)
    assert min(white, cloth) > len(pixels) / 60
    assert tile.grab().toImage() == image


def test_the_back_that_is_chosen_in_the_settings_is_shown(qtbot: QtBot) -> None:
    tiles = [BoardTile(1, GAMES["tri-peaks"], Look(back=back)) for back in CardBack]
    for tile in tiles:
        qtbot.addWidget(tile)
        tile.resize(200, 130)
    pictures = [tile.grab().toImage() for tile in tiles]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_other_jokers_are_dealt_anew(qtbot: QtBot) -> None:
    tile = BoardTile(1, STANDARD, Look())
    qtbot.addWidget(tile)
    before = tile.grab().toImage()
    tile.show_rules(THIEVES)
    assert tile.deal == deal(1, THIEVES)
    assert tile.grab().toImage() != before


def test_dealing_out_ends_at_the_whole_board_and_at_rest(qtbot: QtBot) -> None:
    tile = BoardTile(1, STANDARD, Look())
    # No marks that come and go with the keyboard and the mouse.
    tile.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    tile.setChecked(True)
    qtbot.addWidget(tile)
    tile.show()
    qtbot.waitExposed(tile)
    whole = tile.grab().toImage()
    (animation,) = tile.findChildren(QVariantAnimation)
    tile.deal_out()
    assert animation.state() is QVariantAnimation.State.Running
    qtbot.waitUntil(lambda: animation.state() is QVariantAnimation.State.Stopped)
    assert tile.grab().toImage() == whole


def test_without_animations_nothing_is_dealt_out(qtbot: QtBot) -> None:
    tile = BoardTile(1, STANDARD, Look())
    qtbot.addWidget(tile)
    tile.factor = 0.0
    tile.deal_out()
    (animation,) = tile.findChildren(QVariantAnimation)
    assert animation.state() is QVariantAnimation.State.Stopped
