"""What the main window can be asked to do, and where in its menus and tool bar it stands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QToolBar

from golf_desktop.ui.card_menu import follow_free_cards
from golf_desktop.ui.commands import Command, make_action
from golf_desktop.ui.design import icon_colour
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
    "copy",
    "paste",
    None,
    "setup",
    "statistics",
    None,
    "quit",
)
_MOVE_MENU = ("undo", "redo", None, "turn", _COLUMNS, None, "hint", "solution")
_VIEW_MENU = ("full-screen", "indicator", None, "settings")
_HELP_MENU = ("help", None, "about")
_TOOL_BAR = ("new", "again", None, "undo", "redo", None, "hint", "setup")
_ICON_SIZE = QSize(20, 20)


def _tr(text: str) -> str:
    return QCoreApplication.translate("menus", text)


def _commands(window: MainWindow) -> dict[str, Command]:
    """Every command of the window by the name that the menus here use."""
    table = window.table
    return {
        "new": Command(
            _tr("&New deal"),
            window.dealer.new_deal,
            ["Ctrl+N"],
            icon="new-deal",
            label=_tr("New"),
        ),
        "again": Command(
            _tr("&Same deal again"), table.restart, ["Ctrl+R"], icon="restart", label=_tr("Again")
        ),
        "number": Command(
            _tr("&Deal by number…"), window.commands.ask_deal_number, ["Ctrl+D"], icon="deal-number"
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
        "open": Command(_tr("&Open…"), window.files.open, ["Ctrl+O"], icon="open"),
        "save": Command(_tr("Save &as…"), window.files.save_as, ["Ctrl+S"], icon="save"),
        "replay": Command(
            _tr("Repla&y this game"), window.commands.replay_this, icon="replay-play"
        ),
        "review": Command(
            _tr("Re&view this game"), window.commands.review_this, ["Ctrl+E"], icon="review"
        ),
        "copy": Command(
            _tr("&Copy the board as text"), window.files.copy_board, ["Ctrl+C"], icon="copy"
        ),
        "paste": Command(
            _tr("&Paste a board from text"), window.files.paste_board, ["Ctrl+V"], icon="paste"
        ),
        "statistics": Command(
            _tr("S&tatistics…"), window.commands.show_statistics, ["Ctrl+T"], icon="statistics"
        ),
        "setup": Command(
            _tr("Set-&up…"),
            window.commands.ask_rules,
            ["Ctrl+U"],
            icon="setup",
            label=_tr("Set-up"),
        ),
        "quit": Command(
            _tr("&Quit"),
            window.close,
            ["Ctrl+Q", Standard.Quit],
            icon="quit",
            role=QAction.MenuRole.QuitRole,
            anywhere=True,
        ),
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
        "indicator": Command(
            _tr("Show what is still &possible"),
            window.commands.toggle_indicator,
            ["I"],
            icon="indicator",
            checkable=True,
        ),
        "full-screen": Command(
            _tr("&Full screen"),
            window.toggle_full_screen,
            ["F11", Standard.FullScreen],
            icon="fullscreen",
            checkable=True,
        ),
        "settings": Command(
            _tr("S&ettings…"),
            window.commands.ask_settings,
            ["Ctrl+,", Standard.Preferences],
            icon="settings",
            role=QAction.MenuRole.PreferencesRole,
        ),
        "help": Command(
            _tr("&How to play"),
            window.commands.show_help,
            ["F1", Standard.HelpContents],
            icon="help",
        ),
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
        actions: the actions by their commands' names.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._commands = _commands(window)
        self.actions = {name: make_action(each, window) for name, each in self._commands.items()}
        for title, names in (
            (_tr("&Game"), _GAME_MENU),
            (_tr("&Move"), _MOVE_MENU),
            (_tr("&View"), _VIEW_MENU),
            (_tr("&Help"), _HELP_MENU),
        ):
            menu = window.menuBar().addMenu(title)
            # The icons of the menus are drawn when the first of them is opened.
            menu.aboutToShow.connect(lambda: self._draw(self._commands))
            self._fill(menu, names)
        window.addToolBar(_make_tool_bar(window, self.actions))
        # Without this the tool bar could be hidden by its context menu and be lost.
        window.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._drawn: set[str] = set()
        self._draw(name for name in _TOOL_BAR if name is not None)

    def draw_icons(self) -> None:
        """Draw the icons anew: for another palette's colour, or another screen's pixels."""
        drawn, self._drawn = self._drawn, set()
        self._draw(drawn)

    def _draw(self, names: Iterable[str]) -> None:
        """Draw the icons of some commands that have none yet."""
        colour, ratio = icon_colour(self._window.palette()), self._window.devicePixelRatioF()
        for name in names:
            icon = self._commands[name].icon
            if icon and name not in self._drawn:
                self._drawn.add(name)
                self.actions[name].setIcon(command_icon(icon, colour, ratio))

    def _fill(self, menu: QMenu, names: Sequence[str | None]) -> None:
        for name in names:
            if name is None:
                menu.addSeparator()
            elif name == _COLUMNS:
                follow_free_cards(menu.addMenu(""), self._window.table)
            elif name == _RECENT:
                _add_recent(menu.addMenu(_tr("&Recent files")), self._window)
            else:
                menu.addAction(self.actions[name])


def _add_recent(menu: QMenu, window: MainWindow) -> None:
    """The recent files, looked up when the menu opens."""
    menu.aboutToShow.connect(lambda: window.files.fill_recent(menu))


def _make_tool_bar(window: MainWindow, actions: dict[str, QAction]) -> QToolBar:
    tools = QToolBar(_tr("Tool bar"), window)
    tools.setObjectName("tools")
    tools.setMovable(False)
    tools.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    tools.setIconSize(_ICON_SIZE)
    for name in _TOOL_BAR:
        if name is None:
            tools.addSeparator()
        else:
            tools.addAction(actions[name])
    return tools
