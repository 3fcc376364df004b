"""What the tests of the set-up dialog share: the dialog over a table, without a board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from golf_desktop.engine.rules import STANDARD, Rules
from golf_desktop.model.dealer import Dealer
from golf_desktop.model.preferences import Preferences
from golf_desktop.model.table import Table
from golf_desktop.model.thinker import Thinker
from golf_desktop.storage.next_deal import NextDeal
from golf_desktop.storage.settings import AnimationSpeed, Settings, StructFile
from golf_desktop.ui.dialogs.setup import SetupDialog


class Desk:
    """A table with deal 2, and who else a set-up dialog asks; new deals have the number 77."""

    def __init__(self, folder: Path, rules: Rules, settings: Settings) -> None:
        self.preferences = Preferences(StructFile(folder / "settings.json", Settings))
        still = msgspec.structs.replace(settings, animation=AnimationSpeed.OFF)
        self.preferences.change(still.with_rules(rules))
        self.table = Table(rules, 2, draw_number=lambda: 77)
        self.thinker = Thinker()
        self.dealer = Dealer(
            self.table,
            self.preferences,
            self.thinker,
            StructFile(folder / "next-deal.json", NextDeal),
            draw_number=lambda: 77,
        )
        # As the window does.
        self.table.rules_chosen.connect(
            lambda: self.preferences.change(self.preferences.value.with_rules(self.table.rules))
        )

    def close(self) -> None:
        self.dealer.close()
        self.thinker.close()


Open = Callable[..., tuple[SetupDialog, Desk]]


@pytest.fixture
def open_dialog(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    """Opens the dialog over some rules and settings; gives it and its desk."""
    desks: list[Desk] = []

    def open_(
        rules: Rules = STANDARD,
        settings: Settings | None = None,
        *,
        begun: bool = False,
        size: tuple[int, int] | None = None,
    ) -> tuple[SetupDialog, Desk]:
        desk = Desk(tmp_path, rules, settings or Settings())
        desks.append(desk)
        if begun:
            desk.table.turn()
        dialog = SetupDialog(desk.table, desk.dealer, desk.preferences)
        qtbot.addWidget(dialog)
        if size is not None:
            dialog.resize(*size)
        dialog.show()
        qtbot.waitExposed(dialog)
        dialog.activateWindow()
        return dialog, desk

    yield open_
    for desk in desks:
        desk.close()
