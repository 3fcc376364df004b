"""The statistics window: figures, the list of attempts, and what can be done with them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.model.table import Table
from golf_desktop.model.thinker import Thinker
from golf_desktop.storage.attempt import RuleSet
from golf_desktop.storage.resets import Reset
from golf_desktop.storage.save_file import SavedGame
from golf_desktop.storage.selection import Selection
from golf_desktop.storage.statistics import Statistics, Summary
from golf_desktop.ui.design import CLOSE, MARGIN, NEAR, small_print
from golf_desktop.ui.file_names import ask_name
from golf_desktop.ui.flow import Flow
from golf_desktop.ui.key_names import KeyNames
from golf_desktop.ui.scrolling import LowTabs, add_footer
from golf_desktop.ui.side_window import SideWindow
from golf_desktop.ui.statistics.attempt_game import game_of
from golf_desktop.ui.statistics.attempts import AttemptsTab
from golf_desktop.ui.statistics.choice import Choice
from golf_desktop.ui.statistics.figures import Figures
from golf_desktop.ui.statistics.message import MessageLine
from golf_desktop.ui.statistics.reader import Reader
from golf_desktop.ui.statistics.rounds import RoundsTab

if TYPE_CHECKING:  # the plots are loaded when they are wanted
    from golf_desktop.ui.plots.tab import PlotsTab

_SIZE = QSize(760, 560)
_SMALLEST = QSize(480, 340)
_SUFFIX = ".csv"
_LINES, _PLOT_LINES = 8, 13
"""What can be seen at least of a tab with a list and of one with a plot, in lines of text."""


class StatisticsWindow(SideWindow):
    """Shows what has been played. Lies beside the board, which can be played on.

    It goes on showing what is recorded when told to `refresh`. All its questions to the store are
    asked in another thread.

    Args:
        statistics: the store; the window lets go of its file when it is closed.
        table: where an attempt is shown again.
        parent: the window with the board.
        thinker: works out what the deals could have come to, for the plots; None for nobody.
        keys: what the keys are called; None where no text is to name one.
    """

    review_asked = Signal(object)
    """The player wants to look back at an attempt: the `SavedGame`."""
    card_asked = Signal(object)
    """The player wants to see the score card of a round: the `RoundResult`."""

    def __init__(
        self,
        statistics: Statistics,
        table: Table,
        parent: QWidget,
        thinker: Thinker | None = None,
        keys: KeyNames | None = None,
    ) -> None:
        super().__init__(parent, _SIZE, _SMALLEST)
        self.setWindowTitle(self.tr("Statistics"))
        self._table = table
        self._board = parent
        self._thinker = thinker
        self._resets: tuple[Reset, ...] = ()
        self.reader = Reader(statistics, QCoreApplication.instance())
        self.destroyed.connect(self.reader.close)
        self.choice = Choice()
        self.sentence = QLabel(
            self.tr(
                "An attempt begins with the first move of a deal and counts once, "
                "whether it is cleared, stuck or left."
            )
        )
        self.sentence.setWordWrap(True)
        self.figures = Figures()
        self.attempts = AttemptsTab(self.reader)
        self.tabs = LowTabs()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.attempts, self.tr("Attempts"))
        self.rounds = RoundsTab(keys or KeyNames(self))
        self.tabs.addTab(self.rounds, self.tr("Rounds"))
        self.plots: PlotsTab | None = None
        """The plots, from when they are looked at first."""
        self._plots_page = QWidget()
        self.tabs.addTab(self._plots_page, self.tr("Plots"))
        self.message = MessageLine()
        self._lay_out()
        self._connect()
        self._dim_small_print()
        self.attempts.take_keyboard()
        self._show_buttons()
        self._select()

    @property
    def help_page(self) -> str:
        """The page of the help that tells of the tab that is looked at."""
        is_plots = self.tabs.currentWidget() is self._plots_page
        return "scoring#plots" if is_plots else "scoring#statistics"

    # -- What it shows ---------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what was recorded meanwhile; selection and place stay."""
        self.attempts.table.refresh()
        self._ask_figures()
        if self.plots is not None:
            self.plots.refresh()

    def _select(self) -> None:
        """Show the attempts that are chosen."""
        if not self.message.offers:
            self.message.clear()
        self.attempts.model.select(self.choice.selection)
        self._ask_figures()
        if self.plots is not None:
            self.plots.select(self.choice.selection)

    def _ask_figures(self) -> None:
        """Ask first for what is seen at once, then for what else can be chosen and done."""
        selection = self.choice.selection
        self.reader.ask(
            "figures",
            lambda statistics: statistics.summary(selection),
            lambda summary: self._show_figures(selection, summary),
            otherwise=lambda: self.figures.show_summary(None),
        )
        self.reader.ask(
            "rounds",
            lambda statistics: statistics.round_summary(selection),
            self.rounds.show_summary,
            otherwise=lambda: self.rounds.show_summary(None),
        )
        self.reader.ask(
            "offers",
            lambda statistics: (tuple(statistics.summaries()), statistics.resets()),
            lambda offers: self._show_offers(*offers),
        )

    def _show_figures(self, selection: Selection, summary: Summary) -> None:
        if selection == self.choice.selection:
            self.figures.show_summary(summary)

    def _show_offers(self, rule_sets: tuple[RuleSet, ...], resets: tuple[Reset, ...]) -> None:
        self.choice.set_rule_sets(rule_sets)
        self._resets = resets
        self._enable()

    def _enable(self) -> None:
        """Let only that be done for which there is something."""
        chosen = self.attempts.table.current_row is not None
        self.replay_button.setEnabled(chosen)
        self.review_button.setEnabled(chosen)
        self.play_button.setEnabled(chosen)
        self.card_button.setEnabled(self.rounds.current_result is not None)
        self.export_button.setEnabled(not self.attempts.is_empty)
        self.reset_button.setEnabled(not self.attempts.is_empty)
        self.undo_button.setVisible(bool(self._resets) and not self.message.offers)

    # -- What can be done ------------------------------------------------------------------

    def replay(self) -> None:
        """Show the selected attempt again on the board."""
        saved = self._saved_game(with_moves=True)
        if saved is not None:
            self._table.replay(saved.game)
            self._show_board()

    def review(self) -> None:
        """Look back at the selected attempt."""
        saved = self._saved_game(with_moves=True)
        if saved is not None:
            self.review_asked.emit(saved)

    def show_card(self) -> None:
        """Show the score card of the selected round."""
        result = self.rounds.current_result
        if result is not None:
            self.card_asked.emit(result)

    def play(self) -> None:
        """Deal the cards of the selected attempt anew, by its rules."""
        saved = self._saved_game(with_moves=False)
        if saved is not None:
            self._table.enter(saved.game.deal)
            self._show_board()

    def export(self) -> None:
        """Let the player choose a file and write the chosen attempts into it."""
        title, kind = self.tr("Export the attempts"), self.tr("Tables (*.csv)")
        path = ask_name(self, title, f"golf-statistics{_SUFFIX}", kind, _SUFFIX)
        if path is None:
            return
        selection = self.choice.selection
        text = self.tr("Exported to {name}.").format(name=path.name)
        self.reader.ask(
            ("export", path),
            lambda statistics: statistics.export_csv(path, selection),
            lambda _: self._tell(text),
            writes=True,
        )

    def reset(self) -> None:
        """Take the chosen attempts out of the statistics, and offer to put them back."""
        selection = self.choice.selection
        self.reset_button.setEnabled(False)
        self.reader.ask(
            "reset",
            lambda statistics: statistics.reset(selection),
            self._tell_reset,
            otherwise=self._enable,
            writes=True,
        )

    def undo_reset(self) -> None:
        """Put back what was reset last."""
        if not self._resets:
            return
        token = self._resets[0].token

        def put_back(statistics: Statistics) -> bool:
            try:
                statistics.undo_reset(token)
            except LookupError:  # another window was faster
                return False
            return True

        self.reader.ask(("undo", token), put_back, self._tell_undone, writes=True)

    def _tell_reset(self, reset: Reset) -> None:
        self._resets = (reset, *self._resets)
        self.message.tell(self.tr("Statistics were reset."), self.tr("&Undo"), self.undo_reset)
        self._read_anew()
        self.message.act.setFocus()

    def _tell_undone(self, done: bool) -> None:
        self._resets = self._resets[1:]
        self.message.tell(
            self.tr("The reset was undone.") if done else self.tr("It had been undone already.")
        )
        self._read_anew()
        self.attempts.take_keyboard()

    def _read_anew(self) -> None:
        self.attempts.model.reload()
        self._ask_figures()
        if self.plots is not None:
            self.plots.refresh()
        self._enable()

    def _saved_game(self, *, with_moves: bool) -> SavedGame | None:
        """The selected attempt's game; None, and the reason told, when it cannot be made."""
        entry = self.attempts.current_entry
        if entry is None:
            return None
        made = game_of(entry.attempt, with_moves=with_moves)
        if isinstance(made, SavedGame):
            return made
        self._tell(made)
        return None

    def _show_board(self) -> None:
        if not self.message.offers:
            self.message.clear()
        self._board.window().activateWindow()

    def _tell(self, text: str) -> None:
        self.message.tell(text)
        self._enable()

    # -- The window itself -----------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let go of the store."""
        if self.plots is not None and self.plots.best is not None:
            self.plots.best.drop()
        self.reader.close()
        super().closeEvent(event)

    def _lay_out(self) -> None:
        self.replay_button = QPushButton(self.tr("&Replay"))
        self.review_button = QPushButton(self.tr("Re&view"))
        self.play_button = QPushButton(self.tr("&Play this deal"))
        self.card_button = QPushButton(self.tr("Score &card"))
        self.card_button.hide()
        self.undo_button = QPushButton(self.tr("&Undo reset"))
        self.export_button = QPushButton(self.tr("&Export…"))
        self.reset_button = QPushButton(self.tr("Re&set"))
        self.reset_button.setToolTip(
            self.tr("Take the attempts that are chosen above out of the statistics")
        )
        buttons = Flow()
        buttons.addWidget(self.replay_button)
        buttons.addWidget(self.review_button)
        buttons.addWidget(self.play_button)
        buttons.addWidget(self.card_button)
        buttons.add_stretch()
        for button in (self.undo_button, self.export_button, self.reset_button):
            buttons.addWidget(button)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.addWidget(self.choice)
        column.addWidget(self.sentence)
        column.addSpacing(NEAR)
        column.addWidget(self.figures)
        column.addSpacing(CLOSE)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.message)
        add_footer(self.body, buttons)

    def _connect(self) -> None:
        self.choice.changed.connect(self._select)
        self.attempts.chosen.connect(self.replay)
        self.attempts.changed.connect(self._enable)
        self.attempts.told.connect(self._tell)
        self.rounds.chosen.connect(self.show_card)
        self.rounds.changed.connect(self._enable)
        self.reader.failed.connect(self._tell)
        self.reader.noticed.connect(self._tell)
        self.message.dismiss.clicked.connect(self._enable)
        self.tabs.currentChanged.connect(self._show_buttons)
        for button, act in (
            (self.replay_button, self.replay),
            (self.review_button, self.review),
            (self.play_button, self.play),
            (self.card_button, self.show_card),
            (self.undo_button, self.undo_reset),
            (self.export_button, self.export),
            (self.reset_button, self.reset),
        ):
            button.clicked.connect(act)

    def _show_buttons(self) -> None:
        """Show only what can be done with what the tab shows."""
        tab = self.tabs.currentWidget()
        is_list = tab is self.attempts
        lines = _PLOT_LINES if tab is self._plots_page else _LINES
        least = self.tabs.minimumSizeHint().height() if tab is self.rounds else 0
        self.tabs.setMinimumHeight(max(least, lines * self.fontMetrics().height()))
        if tab is self._plots_page and self.plots is None:
            # Loaded in the reader's thread: here the window would stand still meanwhile.
            self.reader.ask(
                "load",
                lambda _: import_module("golf_desktop.ui.plots.tab"),
                lambda _: self._make_plots(),
            )
        for button in (self.replay_button, self.review_button, self.play_button):
            button.setVisible(is_list)
        self.card_button.setVisible(tab is self.rounds)
        # The figures above, export and reset are about attempts; a plot wants their room.
        for part in (self.sentence, self.figures, self.export_button, self.reset_button):
            part.setVisible(is_list)
        self._enable()

    def _make_plots(self) -> None:
        """Make the plots when they are looked at first."""
        if self.plots is not None:
            return
        from golf_desktop.ui.plots.tab import PlotsTab

        self.plots = PlotsTab(self.reader, self._thinker)
        self.plots.told.connect(self._tell)
        self.plots.select(self.choice.selection)
        page = QVBoxLayout(self._plots_page)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self.plots)

    def _dim_small_print(self) -> None:
        palette = small_print(self.palette())
        small = (*self.figures.captions, self.rounds.empty, *self.rounds.captions)
        for label in (self.sentence, self.attempts.empty, *small):
            label.setPalette(palette)
        if self.plots is not None:
            self.plots.dim_small_print()
