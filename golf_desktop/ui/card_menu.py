"""The menu that plays cards: a command for each column, or for each free card of a pyramid."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from golf_desktop.model.table import Table
from golf_desktop.ui.board.key_labels import KEY_LABELS, label_of
from golf_desktop.ui.commands import Command, make_action
from golf_desktop.ui.texts import card_text


def _tr(text: str) -> str:
    return QCoreApplication.translate("menus", text)


def follow_free_cards(menu: QMenu, table: Table) -> None:
    """Let a menu have what the game on the table can play.

    The board reads the keys itself.
    """
    table.dealt.connect(lambda: fill_free_cards(menu, table))
    menu.aboutToShow.connect(lambda: fill_free_cards(menu, table))


def fill_free_cards(menu: QMenu, table: Table) -> None:
    """Fill a menu with what can be played now, in the language that is spoken."""
    layout = table.game.deal.rules.layout
    menu.setTitle(_tr("&Play column") if layout.has_columns else _tr("&Play card"))
    menu.clear()
    for command in _columns(table) if layout.has_columns else _free_cards(table):
        menu.addAction(make_action(command, menu))


def _columns(table: Table) -> Iterator[Command]:
    for number in range(len(table.game.deal.rules.layout.piles)):
        yield Command(
            _tr("Column {number}").format(number=number + 1),
            partial(table.play_pile, number),
            board_key=_key(KEY_LABELS[number]),
        )


def _free_cards(table: Table) -> Iterator[Command]:
    position = table.position
    layout = position.deal.rules.layout
    for slot in sorted(position.free_slots, key=lambda slot: layout.slots[slot].x):
        yield Command(
            card_text(position.deal.cards[slot]),
            partial(table.play, slot),
            board_key=_key(label_of(layout, slot)),
        )


def _key(label: str) -> str:
    """A key of the board as a menu shows it."""
    return label if label.isdigit() else _tr("Alt+{key}").format(key=label.upper())
