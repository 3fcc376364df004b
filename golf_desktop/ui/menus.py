"""What the main window can be asked to do, and where in its menus and tool bar it stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QToolBar, QWidget

from golf_desktop.ui.card_menu import fill_free_cards, follow_free_cards
from golf_desktop.ui.chosen_keys import keys_in_force
from golf_desktop.ui.commands import (
    Command,
    key_text,
    make_action,
    name_action,
    set_keys,
)
from golf_desktop.ui.design import icon_colours
from golf_desktop.ui.icons import command_icon

if TYPE_CHECKING:
    from golf_desktop.ui.main_window import MainWindow

Standard = QKeySequence.StandardKey

_COLUMNS = "columns"
_RECENT = "recent"
_GAME_MENU = (
    "new",
    "again",
    "number",
    "day",
    "interrupted",
    None,
    "round",
    "go-on",
    "card",
    None,
    "open",
    _RECENT,
    "save",
    "replay",
    "review",
    "share",
    "copy",
    "paste",
    None,
    "setup",
    "statistics",
    None,
    "quit",
)
_MOVE_MENU = ("undo", "redo", None, "turn", _COLUMNS, None, "hint", "solution")
_VIEW_MENU = ("full-screen", "indicator", None, "settings", "shortcuts")
_HELP_MENU = ("help", "how-to-play", "first-steps", "keys", None, "privacy", "about")
_TOOL_BAR = ("new", "again", None, "undo", "redo", None, "hint", "setup")
_ICON_SIZE = 20
_OF_TEXT = 1.1
"""Where letters are large the icons beside them are, by so many heights of a line."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("menus", text)


def _commands(window: MainWindow) -> dict[str, Command]:
    """Every command of the window by the name that the menus here use, in their order."""
    return {
        **_deal_commands(window),
        **_record_commands(window),
        **_move_commands(window),
        **_view_commands(window),
        **_help_commands(window),
    }


def _deal_commands(window: MainWindow) -> dict[str, Command]:
    """What is dealt and played: the first part of the menu of the game."""
    return {
        "new": Command(
            _tr("&New deal"),
            window.dealer.new_deal,
            ["Ctrl+N"],
            icon="new-deal",
            label=_tr("New"),
        ),
        "again": Command(
            _tr("&Same deal again"),
            window.table.restart,
            ["Ctrl+R"],
            icon="restart",
            label=_tr("Again"),
        ),
        "number": Command(
            _tr("&Deal by number…"), window.commands.ask_deal_number, ["Ctrl+D"], icon="deal-number"
        ),
        "day": Command(
            _tr("Deal o&f the day…"), window.day_commands.show_calendar, ["Ctrl+J"], icon="day"
        ),
        "interrupted": Command(
            _tr("Go on with the &interrupted game"),
            window.commands.resume_interrupted,
            icon="interrupted",
        ),
        "round": Command(
            _tr("Ne&w round…"), window.round_commands.ask_round, ["Ctrl+Shift+N"], icon="round"
        ),
        "go-on": Command(
            _tr("&Go on with the round"), window.rounds.go_on, ["Ctrl+G"], icon="next-hole"
        ),
        "card": Command(
            _tr("Scor&e card"), window.round_commands.show_card, ["Ctrl+K"], icon="score-card"
        ),
    }


def _record_commands(window: MainWindow) -> dict[str, Command]:
    """The files and figures of games, the set-up and the end: the rest of that menu."""
    return {
        "open": Command(_tr("&Open…"), window.files.open, ["Ctrl+O"], icon="open"),
        "save": Command(_tr("Save &as…"), window.files.save_as, ["Ctrl+S"], icon="save"),
        "replay": Command(
            _tr("Repla&y this game"), window.commands.replay_this, icon="replay-play"
        ),
        "review": Command(
            _tr("Re&view this game"), window.commands.review_this, ["Ctrl+E"], icon="review"
        ),
        "share": Command(
            _tr("S&hare…"), window.share_commands.share, ["Ctrl+Shift+C"], icon="share"
        ),
        "copy": Command(
            _tr("&Copy the board as text"), window.files.copy_board, ["Ctrl+C"], icon="copy"
        ),
        "paste": Command(
            _tr("&Paste a board from text"), window.files.paste_board, ["Ctrl+V"], icon="paste"
        ),
        "setup": Command(
            _tr("Set-&up…"),
            window.commands.ask_rules,
            ["Ctrl+U"],
            icon="setup",
            label=_tr("Set-up"),
        ),
        "statistics": Command(
            _tr("S&tatistics…"), window.commands.show_statistics, ["Ctrl+T"], icon="statistics"
        ),
        "quit": Command(
            _tr("&Quit"),
            window.close,
            ["Ctrl+Q", Standard.Quit],
            icon="quit",
            role=QAction.MenuRole.QuitRole,
            anywhere=True,
        ),
    }


def _move_commands(window: MainWindow) -> dict[str, Command]:
    """The menu of moves."""
    table = window.table
    return {
        "undo": Command(
            _tr("&Undo"),
            table.undo,
            ["Ctrl+Z", Standard.Undo],
            icon="undo",
            label=_tr("Undo"),
            repeats=True,
        ),
        "redo": Command(
            _tr("&Redo"),
            table.redo,
            ["Ctrl+Y", "Ctrl+Shift+Z", Standard.Redo],
            icon="redo",
            label=_tr("Redo"),
            repeats=True,
        ),
        "turn": Command(
            _tr("&Turn the stock"), table.turn, icon="turn-stock", board_key=_tr("Space")
        ),
        "hint": Command(_tr("&Hint"), table.ask_hint, ["H"], icon="hint", label=_tr("Hint")),
        "solution": Command(_tr("Show a &solution"), window.guide.show_solution, icon="solution"),
    }


def _view_commands(window: MainWindow) -> dict[str, Command]:
    """The menu of the view."""
    return {
        "full-screen": Command(
            _tr("&Full screen"),
            window.toggle_full_screen,
            ["F11", Standard.FullScreen],
            icon="fullscreen",
            checkable=True,
        ),
        "indicator": Command(
            _tr("Show what is still &possible"),
            window.commands.toggle_indicator,
            ["I"],
            icon="indicator",
            checkable=True,
        ),
        "settings": Command(
            _tr("S&ettings…"),
            window.commands.ask_settings,
            ["Ctrl+,", Standard.Preferences],
            icon="settings",
            role=QAction.MenuRole.PreferencesRole,
        ),
        "shortcuts": Command(_tr("Change the &keys…"), window.commands.ask_keys, icon="keyboard"),
    }


def _help_commands(window: MainWindow) -> dict[str, Command]:
    """The menu of the help."""
    return {
        "help": Command(
            _tr("Help on &this"),
            window.commands.show_help,
            ["F1", Standard.HelpContents],
            icon="help",
            anywhere=True,
        ),
        "how-to-play": Command(
            _tr("&How to play"), lambda: window.commands.show_help("play"), icon="how-to-play"
        ),
        "first-steps": Command(
            _tr("The &first steps"), window.commands.show_first_steps, icon="first-steps"
        ),
        "keys": Command(_tr("&Keys"), lambda: window.commands.show_help("keys"), icon="keyboard"),
        "privacy": Command(_tr("&Privacy…"), window.commands.show_privacy, icon="privacy"),
        "about": Command(
            _tr("&About Golf Desktop"),
            window.commands.show_about,
            icon="about",
            role=QAction.MenuRole.AboutRole,
        ),
    }


class WindowMenus:
    """The menus and the tool bar of the main window.

    Args:
        window: the window that gets them.

    Attributes:
        commands: the commands by name.
        actions: their actions, likewise.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._chosen: Mapping[str, str] = {}
        self._keys: dict[str, list[QKeySequence]] = {}
        self.commands = _commands(window)
        self.actions = {name: make_action(each, window) for name, each in self.commands.items()}
        self._menus: list[QMenu] = []
        for names in (_GAME_MENU, _MOVE_MENU, _VIEW_MENU, _HELP_MENU):
            menu = window.menuBar().addMenu("")
            self._menus.append(menu)
            # The icons of the menus are drawn when the first of them is opened.
            menu.aboutToShow.connect(lambda: self._draw(self.commands))
            self._fill(menu, names)
        self._tools = _make_tool_bar(window, self.actions)
        window.addToolBar(self._tools)
        self._name_menus()
        # Without this the tool bar could be hidden by its context menu and be lost.
        window.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._drawn: set[str] = set()
        self._draw(name for name in _TOOL_BAR if name is not None)

    def speak(self) -> None:
        """Name everything anew, in the language that is spoken now."""
        self.commands = _commands(self._window)
        for name, command in self.commands.items():
            name_action(self.actions[name], command)
        self._name_menus()
        self.set_keys(self._chosen)  # the menus may be opened by other keys now

    def _name_menus(self) -> None:
        titles = (_tr("&Game"), _tr("&Move"), _tr("&View"), _tr("&Help"))
        for menu, title in zip(self._menus, titles, strict=True):
            menu.setTitle(title)
        self._recent.setTitle(_tr("&Recent files"))
        self._tools.setWindowTitle(_tr("Tool bar"))
        fill_free_cards(self._free_cards, self._window.table)

    def set_keys(self, chosen: Mapping[str, str]) -> bool:
        """Give the commands the keys that were chosen; say whether that changed any."""
        self._chosen = dict(chosen)
        keys = keys_in_force(self.commands, chosen, self.menu_keys)
        if keys == self._keys:
            return False
        self._keys = keys
        # First none has any: a key must not be two commands' at any time.
        for action in self.actions.values():
            action.setShortcuts([])
        for name, command in self.commands.items():
            set_keys(self.actions[name], command, keys[name])
        return True

    @property
    def menu_keys(self) -> list[QKeySequence]:
        """The keys that open the menus, in the language that is spoken."""
        return [QKeySequence.mnemonic(menu.title()) for menu in self._menus]

    @property
    def key_names(self) -> dict[str, str]:
        """What the first key of each command is called; nothing where it has none."""
        return {
            name: key_text(self.actions[name].shortcuts()) or command.board_key
            for name, command in self.commands.items()
        }

    @property
    def repeating_keys(self) -> list[QKeySequence]:
        """The keys that do what they do again and again while they are held down."""
        actions = self.actions.values()
        return [key for each in actions if each.autoRepeat() for key in each.shortcuts()]

    def draw_icons(self) -> None:
        """Draw the icons anew: for another palette's colour, or another screen's pixels."""
        drawn, self._drawn = self._drawn, set()
        self._draw(drawn)

    def _draw(self, names: Iterable[str]) -> None:
        """Draw the icons of some commands that have none yet."""
        colours, ratio = icon_colours(self._window.palette()), self._window.devicePixelRatioF()
        size = max(24, _icon_size(self._window))
        for name in names:
            icon = self.commands[name].icon
            if icon and name not in self._drawn:
                self._drawn.add(name)
                self.actions[name].setIcon(command_icon(icon, colours, ratio, size))

    def _fill(self, menu: QMenu, names: Sequence[str | None]) -> None:
        for name in names:
            if name is None:
                menu.addSeparator()
            elif name == _COLUMNS:
                self._free_cards = menu.addMenu("")
                follow_free_cards(self._free_cards, self._window.table)
            elif name == _RECENT:
                self._recent = menu.addMenu("")
                _add_recent(self._recent, self._window)
            else:
                menu.addAction(self.actions[name])


def _add_recent(menu: QMenu, window: MainWindow) -> None:
    """The recent files, looked up when the menu opens."""
    menu.aboutToShow.connect(lambda: window.files.fill_recent(menu))


def _icon_size(window: QWidget) -> int:
    """The size in pixels of the icons beside a window's letters."""
    return max(_ICON_SIZE, round(_OF_TEXT * window.fontMetrics().height()))


def _make_tool_bar(window: MainWindow, actions: dict[str, QAction]) -> QToolBar:
    tools = QToolBar(window)
    tools.setObjectName("tools")
    tools.setMovable(False)
    tools.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    size = _icon_size(window)
    tools.setIconSize(QSize(size, size))
    for name in _TOOL_BAR:
        if name is None:
            tools.addSeparator()
        else:
            tools.addAction(actions[name])
    return tools
