"""The bar with which a recorded game is shown again, move by move."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import QComboBox, QLabel, QMainWindow, QToolBar, QToolButton

from golf_desktop.model.table import Table
from golf_desktop.ui.design import GAP, icon_colours
from golf_desktop.ui.icons import command_icon
from golf_desktop.ui.reserved_keys import REPLAY_KEYS

_FIRST, _BACK, _PLAY, _PAUSE, _STEP, _LEAVE = ICONS = (
    "replay-first",
    "replay-back",
    "replay-play",
    "replay-pause",
    "replay-step",
    "undo",
)
"""The icons on the bar."""
_SPEEDS_MS = {"½×": 1800, "1×": 900, "2×": 450, "4×": 225}
"""From one move to the next, by what a speed is called."""
_FIRST_SPEED = "1×"
_ICON_SIZE = QSize(20, 20)


class ReplayBar(QToolBar):
    """Steps a replay forth and back, or lets it run.

    A move that the player makes on the board takes the game over and begins an attempt.

    Args:
        table: the table whose game is shown again.
        window: the window whose bar it is.
    """

    def __init__(self, table: Table, window: QMainWindow) -> None:
        super().__init__(window)
        self._table = table
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._run_on)
        self.setObjectName("replay")
        self.setMovable(False)
        self.setIconSize(_ICON_SIZE)
        self.place = QLabel()
        self.place.setContentsMargins(GAP, 0, GAP, 0)
        self.addWidget(self.place)
        self.first = self._add(_FIRST, REPLAY_KEYS["first"], self._go_to_first)
        self.back = self._add(_BACK, REPLAY_KEYS["back"], self._step_back)
        self.play = self._add(_PLAY, REPLAY_KEYS["play"], self._toggle)
        self.step = self._add(_STEP, REPLAY_KEYS["step"], self._step_on)
        self.speed = QComboBox()
        self.speed.addItems(list(_SPEEDS_MS))
        self.speed.setCurrentText(_FIRST_SPEED)
        self.speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.speed.currentTextChanged.connect(self._set_speed)
        self.addWidget(self.speed)
        self.leave = self._add(_LEAVE, "", table.bring_back)
        button = self.widgetForAction(self.leave)
        if isinstance(button, QToolButton):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._hint = QLabel()
        self._hint.setContentsMargins(GAP, 0, GAP, 0)
        self.addWidget(self._hint)
        self._name_parts()
        self._set_speed(_FIRST_SPEED)
        table.replay_changed.connect(self._begin_or_end)
        for signal in (table.dealt, table.moved, table.undone, table.left, table.offer_ended):
            signal.connect(self._follow)
        self._follow()

    @property
    def is_running(self) -> bool:
        """Whether the replay goes on by itself."""
        return self._timer.isActive()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._name_parts()
            self._follow()

    def _name_parts(self) -> None:
        """Give everything its name in the language that is spoken."""
        self.setWindowTitle(self.tr("Replay"))
        for action, text in (
            (self.first, self.tr("To the first move")),
            (self.back, self.tr("One move back")),
            (self.play, self.tr("Play")),
            (self.step, self.tr("One move on")),
            (self.leave, self.tr("Back to my game")),
        ):
            action.setText(text)
            shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{text} ({shown})" if shown else text)
        self.leave.setIconText(self.tr("Back to my game"))
        self.speed.setAccessibleName(self.tr("Speed of the replay"))
        self._hint.setText(self.tr("To play on from here, make a move of your own."))

    def _add(self, icon: str, key: str, act: Callable[[], object]) -> QAction:
        action = self.addAction(self._icon(icon), "")
        action.setShortcut(key)
        action.triggered.connect(lambda: act())
        return action

    def _icon(self, name: str) -> QIcon:
        return command_icon(name, icon_colours(self.palette()), self.devicePixelRatioF())

    def _set_speed(self, name: str) -> None:
        self._timer.setInterval(_SPEEDS_MS[name])

    def _begin_or_end(self) -> None:
        self._timer.stop()
        self._follow()

    def _follow(self) -> None:
        game = self._table.game
        text = (
            self.tr("Solution: move {number} of {count}")
            if self._table.is_solution
            else self.tr("Replay: move {number} of {count}")
        )
        self.place.setText(text.format(number=game.cursor, count=len(game.moves)))
        self.leave.setVisible(self._table.left_game is not None)
        self.first.setEnabled(game.can_undo)
        self.back.setEnabled(game.can_undo)
        self.step.setEnabled(game.can_redo)
        self.play.setEnabled(game.can_redo)
        self.play.setText(self.tr("Pause") if self.is_running else self.tr("Play"))
        self.play.setIcon(self._icon(_PAUSE if self.is_running else _PLAY))

    def _toggle(self) -> None:
        if self.is_running:
            self._timer.stop()
        else:
            self._timer.start()
        self._follow()

    def _run_on(self) -> None:
        self._table.redo()
        if not self._table.game.can_redo:
            self._timer.stop()
            self._follow()

    def _step_on(self) -> None:
        self._timer.stop()
        self._table.redo()
        self._follow()

    def _step_back(self) -> None:
        self._timer.stop()
        self._table.undo()
        self._follow()

    def _go_to_first(self) -> None:
        self._timer.stop()
        while self._table.undo():
            pass
