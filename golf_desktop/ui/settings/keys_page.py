"""The page of the settings for the keys of commands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from golf_desktop.storage.settings import Settings
from golf_desktop.ui.announcing import announce
from golf_desktop.ui.chosen_keys import keys_in_force
from golf_desktop.ui.commands import Command, key_text, plain_text
from golf_desktop.ui.flow import Flow, pair
from golf_desktop.ui.reserved_keys import KeyOwner, owner_of
from golf_desktop.ui.settings.key_field import KeyField
from golf_desktop.ui.settings.page import Page

_PORTABLE = QKeySequence.SequenceFormat.PortableText
_NATIVE = QKeySequence.SequenceFormat.NativeText
_HEIGHT = 240


class _List(QTreeWidget):
    """A list whose Enter is for the item, and does not press a button of the dialog as well."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class KeysPage(Page):
    """Shows each command with its keys, and lets the player choose others. Refuses what is taken.

    Args:
        commands: the commands by name.
        menu_keys: the keys that open the menus.
        settings: what is chosen.
    """

    help_page = "keys#change"

    def __init__(
        self,
        commands: Mapping[str, Command],
        menu_keys: Iterable[QKeySequence],
        settings: Settings,
    ) -> None:
        super().__init__()
        self.title = self.tr("&Keys")
        # What the board reads itself is not for a command to have.
        self._commands = {name: each for name, each in commands.items() if not each.board_key}
        self._menu_keys = list(menu_keys)
        self._chosen = dict(settings.shortcuts)
        self._wanted = ""
        self.list = _List()
        self.edit = KeyField()
        self.reset = QPushButton(self.tr("&Default key"))
        self.none = QPushButton(self.tr("&No key"))
        self.take = QPushButton(self.tr("&Take it over"))
        self.reset_all = QPushButton(self.tr("All de&fault keys"))
        self.message = QLabel()
        self._fill()
        self._lay_out()
        self.list.currentItemChanged.connect(self._show_current)
        self.list.itemActivated.connect(self._go_to_edit)
        self.edit.pressed.connect(self._want)
        self.edit.left.connect(self._show_in_edit)
        self.reset.clicked.connect(self._reset)
        self.none.clicked.connect(lambda: self._give(""))
        self.take.clicked.connect(lambda: self._give(self._wanted))
        self.reset_all.clicked.connect(lambda: self._choose({}))
        self.select(next(iter(self._items)))

    def show_settings(self, settings: Settings) -> None:
        """Show the keys that these settings choose."""
        self._chosen = dict(settings.shortcuts)
        self._show_keys()

    def select(self, name: str) -> None:
        """Show the keys of a command."""
        self.list.setCurrentItem(self._items[name])

    # -- Making it -------------------------------------------------------------------------

    def _fill(self) -> None:
        self.list.setHeaderLabels([self.tr("Command"), self.tr("Key"), self.tr("Others")])
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAllColumnsShowFocus(True)
        self.list.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.list.setAccessibleName(self.tr("Commands and their keys"))
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.list.setMinimumHeight(_HEIGHT)
        self._items = {}
        for name, command in self._commands.items():
            self._items[name] = item = QTreeWidgetItem([plain_text(command), "", ""])
            self.list.addTopLevelItem(item)
        self._show_keys()

    def _lay_out(self) -> None:
        label = QLabel(self.tr("Press a ke&y:"))
        label.setBuddy(self.edit)
        self.edit.name(label.text().replace("&", "").rstrip(":"))
        self.message.setWordWrap(True)
        self.message.setMinimumHeight(2 * self.message.fontMetrics().lineSpacing())
        self.message.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.take.hide()
        row, told = Flow(), QHBoxLayout()
        row.add_row(pair(label, self.edit))
        for button in (self.none, self.reset, self.reset_all, self.take):
            button.setAutoDefault(False)
        row.addWidget(self.none)
        row.addWidget(self.reset)
        row.addWidget(self.reset_all)
        told.addWidget(self.message, 1)
        told.addWidget(self.take, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.addWidget(self.list, 1)
        column.addLayout(row)
        column.addLayout(told)

    # -- Showing ---------------------------------------------------------------------------

    def _show_keys(self) -> None:
        for name, keys in self._in_force.items():
            item = self._items[name]
            item.setText(1, key_text(keys))
            item.setText(2, ", ".join(key.toString(_NATIVE) for key in keys[1:]))
            font = item.font(0)
            font.setBold(name in self._chosen)
            item.setFont(1, font)
        self._show_current()

    def _go_to_edit(self) -> None:
        self.edit.setFocus()

    @property
    def _name(self) -> str:
        """The command that the list stands on."""
        current = self.list.currentItem()
        return next(name for name, item in self._items.items() if item is current)

    @property
    def _keys(self) -> list[QKeySequence]:
        """The keys of that command."""
        return self._in_force[self._name]

    @property
    def _in_force(self) -> dict[str, list[QKeySequence]]:
        """The keys of all commands."""
        return keys_in_force(self._commands, self._chosen, self._menu_keys)

    def _show_current(self) -> None:
        if self.list.currentItem() is None:
            return
        self._show_in_edit()
        self.reset.setEnabled(self._name in self._chosen)
        self.none.setEnabled(bool(self._keys))
        self.reset_all.setEnabled(bool(self._chosen))
        self._tell("")

    def _show_in_edit(self) -> None:
        self.edit.show_key(self._keys[0] if self._keys else QKeySequence())

    def _tell(self, text: str, *, can_be_taken: bool = False) -> None:
        self.message.setText(text)
        announce(self.message, text)
        self.take.setVisible(can_be_taken)

    # -- Choosing --------------------------------------------------------------------------

    def _want(self, key: QKeySequence) -> None:
        """Give the command this key, or tell why it cannot have it."""
        if key in self._keys[:1]:
            self._show_current()
            return
        self._wanted = key.toString(_PORTABLE)
        shown = key.toString(_NATIVE)
        rival = self._rival(key)
        anywhere = self._commands[self._name].anywhere
        if owner := owner_of(key, self._menu_keys, anywhere=anywhere):
            self._show_current()
            self._tell(self._reason(owner).format(key=shown))
        elif rival:
            text = self.tr("{key} is the key of “{command}”.")
            name = plain_text(self._commands[rival])
            self._show_current()
            self._tell(text.format(key=shown, command=name), can_be_taken=True)
        else:
            self._give(self._wanted)

    def _reason(self, owner: KeyOwner) -> str:
        """Why the command cannot have a key that something else reads."""
        return {
            KeyOwner.MENU: self.tr("{key} opens a menu."),
            KeyOwner.BOARD: self.tr("{key} is a key of the board itself."),
            KeyOwner.REPLAY: self.tr("{key} is a key of replays."),
            KeyOwner.OTHER_WINDOW: self.tr("{key} is a key of another window."),
        }[owner]

    def _rival(self, key: QKeySequence) -> str:
        """The other command that has a key, or nothing."""
        keys = self._in_force
        return next((name for name in keys if key in keys[name] and name != self._name), "")

    def _give(self, key: str) -> None:
        """Give the command of the list a key; whoever chose it before has none."""
        chosen = {
            name: "" if each == key and name != self._name else each
            for name, each in self._chosen.items()
        }
        self._choose({**chosen, self._name: key})

    def _reset(self) -> None:
        self._choose({name: key for name, key in self._chosen.items() if name != self._name})

    def _choose(self, chosen: dict[str, str]) -> None:
        self._chosen = chosen
        self._show_keys()
        self.chosen.emit({"shortcuts": chosen})
