"""The tab with the plots: which one, the plot or its table, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.engine.daily import FIRST_DAY
from golf_desktop.model.best_scores import BestScores
from golf_desktop.model.clock import local_now
from golf_desktop.model.thinker import Thinker
from golf_desktop.storage.days import DayResult
from golf_desktop.storage.files import write_atomic
from golf_desktop.storage.plots import Asked, Best, Figures
from golf_desktop.storage.problems import told
from golf_desktop.storage.selection import Selection
from golf_desktop.storage.statistics import ALL, Statistics
from golf_desktop.ui.arrows import ArrowButton
from golf_desktop.ui.design import GAP, small_print
from golf_desktop.ui.file_names import ask_name
from golf_desktop.ui.flow import Flow, pair
from golf_desktop.ui.plots.charts import Chart
from golf_desktop.ui.plots.content import Kind, Known, chart, nothing_text, titles
from golf_desktop.ui.plots.sheet import SheetView
from golf_desktop.ui.plots.view import ChartView
from golf_desktop.ui.statistics.reader import Reader

_BATCH = 48
"""So many deals are solved between two looks at the statistics; a second or so."""
_REDRAWN_MS = 2500
"""While deals are being solved the plot is drawn anew so often."""


class PlotsTab(QWidget):
    """Shows one plot at a time, of the attempts that are chosen.

    While a plot is looked at that needs the best possible scores, those that are missing are
    worked out, a few at a time, and kept.

    Args:
        reader: reads the figures.
        thinker: works best scores out, or None where nobody does.
        parent: the owning widget.
        today: tells the day.
    """

    told = Signal(str)
    """What was done, for the player."""

    def __init__(
        self,
        reader: Reader,
        thinker: Thinker | None,
        parent: QWidget | None = None,
        *,
        today: Callable[[], date] = lambda: local_now().date(),
    ) -> None:
        super().__init__(parent)
        self._reader = reader
        self._today = today
        self._selection = ALL
        self._known: Known | None = None
        self._is_working = False
        self.best = None if thinker is None else BestScores(thinker, self)
        self.year = today().year
        self.kinds = QComboBox()
        self.kinds.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for kind, title in titles().items():
            self.kinds.addItem(title, kind)
        self.before, self.after = ArrowButton(leads_on=False), ArrowButton(leads_on=True)
        self.year_label = QLabel()
        self._year_parts: tuple[QWidget, ...] = (self.before, self.year_label, self.after)
        self.view = ChartView()
        self.sheet = SheetView()
        self.empty = QLabel()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.empty.setMargin(24)
        self.caption = QLabel()
        self.caption.setWordWrap(True)
        self.pages = QStackedWidget()
        self.table_button = QPushButton()
        self.copy_button = QPushButton(self.tr("&Copy the table"))
        self.save_button = QPushButton(self.tr("&Save picture…"))
        self._redraw = QTimer(self, singleShot=True, interval=_REDRAWN_MS)
        self._lay_out()
        self._connect()
        self.dim_small_print()

    # -- What it shows ---------------------------------------------------------------------

    @property
    def chart(self) -> Chart | None:
        """The plot that is shown, or None where there is nothing to draw."""
        return None if self._known is None else chart(self.kind, self._known, self.year)

    @property
    def kind(self) -> Kind:
        """Which plot is chosen."""
        return Kind(self.kinds.currentData())

    @property
    def has_chart(self) -> bool:
        """Whether there is a plot, or its table, to be copied and saved."""
        return self.pages.currentWidget() is not self.empty

    @property
    def shows_sheet(self) -> bool:
        """Whether the table is shown."""
        return self.pages.currentWidget() is self.sheet

    def select(self, selection: Selection) -> None:
        """Show the plots of other attempts."""
        if selection != self._selection:
            self._selection = selection
            self._stop_working()
        self.refresh()

    def refresh(self) -> None:
        """Read the figures again, if they are seen."""
        if self.isVisible():
            selection = self._selection
            self._reader.ask("plots", lambda store: _read(store, selection), self._take)

    def show_sheet(self, wanted: bool) -> None:
        """Show the table behind the plot, or the plot."""
        if self.has_chart:
            page = self.sheet if wanted else self.view
            self._fill_sheet()
            self.pages.setCurrentWidget(page)
            page.setFocus()
            self._enable()

    def _take(self, answer: tuple[Figures, dict[date, DayResult]]) -> None:
        self._known = Known(*answer, self._today())
        self._show()
        self._work()

    def _show(self) -> None:
        """Show the plot that is chosen."""
        if self._known is None:
            return
        is_year = self.kind is Kind.DAYS
        for part in self._year_parts:
            part.setVisible(is_year)
        self.year_label.setText(str(self.year))
        self.before.setEnabled(self.year > FIRST_DAY.year)
        self.after.setEnabled(self.year < self._known.today.year)
        shown = self.chart
        if shown is None:
            self.empty.setText(nothing_text(self.kind, self._known))
            self.pages.setCurrentWidget(self.empty)
            self.caption.clear()
        else:
            if not self.has_chart:
                self.pages.setCurrentWidget(self.view)
            self.view.show_chart(shown)
            if self.shows_sheet:
                self._fill_sheet()
        self._enable()

    def _fill_sheet(self) -> None:
        """Fill the table, once it is wanted: it may have many rows."""
        if self.view.chart is not None:
            self.sheet.show_sheet(self.view.chart.sheet)
            self.sheet.setAccessibleName(self.view.chart.title)

    def _enable(self) -> None:
        """Let only that be done for which there is something."""
        for button in (self.table_button, self.copy_button, self.save_button):
            button.setEnabled(self.has_chart)
        self.table_button.setText(
            self.tr("Sho&w the plot") if self.shows_sheet else self.tr("Show the &table")
        )

    def _tell_pointed(self, said: str) -> None:
        shown = self.view.chart
        self.caption.setText(said or ("" if shown is None else shown.summary))

    def _choose(self) -> None:
        self._show()
        self._work()

    def _turn(self, years: int) -> None:
        self.year = max(FIRST_DAY.year, min(self.year + years, self._today().year))
        self._show()

    # -- Best scores -----------------------------------------------------------------------

    def _work(self) -> None:
        """Work best scores out while they are looked at, and some are missing."""
        if self.best is None or self._is_working or not self._is_wanted:
            return
        self._is_working = True
        selection = self._selection
        self._reader.ask(
            "asked",
            lambda store: store.asked(selection, _BATCH),
            self._ask_best,
            otherwise=self._stop_working,
        )

    @property
    def _is_wanted(self) -> bool:
        return self.isVisible() and self.kind.needs_best

    def _ask_best(self, asked: tuple[Asked, ...]) -> None:
        if self.best is None or not self._is_working:
            return
        if asked and self._is_wanted:
            self.best.work_out(asked)
            return
        self._is_working = False
        if self._redraw.isActive():
            self._redraw.stop()
            self.refresh()

    def _keep_best(self, found: tuple[Best, ...]) -> None:
        self._is_working = False
        self._reader.ask(
            ("best", found[0]),
            lambda store: store.note_best(found),
            lambda _: self._work(),
            writes=True,
        )
        if not self._redraw.isActive():
            self._redraw.start()

    def _stop_working(self) -> None:
        self._is_working = False
        if self.best is not None:
            self.best.drop()

    # -- What can be done ------------------------------------------------------------------

    def copy(self) -> None:
        """Put the table, or what is selected of it, on the clipboard."""
        self._fill_sheet()
        self.sheet.copy()
        self.told.emit(self.tr("The table was copied."))

    def save(self) -> None:
        """Let the player choose a file and save the picture into it."""
        png, svg = self.tr("Pictures (*.png)"), self.tr("Drawings (*.svg)")
        title, proposed = self.tr("Save the plot"), f"golf-{self.kind.name.lower()}.png"
        path = ask_name(self, title, proposed, f"{png};;{svg}", ".png", ".svg")
        if path is not None:
            self.save_file(path)

    def save_file(self, path: Path) -> None:
        """Save the picture: an SVG where the name ends so, else a PNG."""
        data = self.view.svg() if path.suffix.lower() == ".svg" else self.view.png()
        told_text = self.tr("Saved as {name}.").format(name=path.name)

        def write(_: Statistics) -> None:
            with told(path.name):
                write_atomic(path, data)

        self._reader.ask(("picture", path), write, lambda _: self.told.emit(told_text), writes=True)

    # -- The widget itself -----------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Read what is shown."""
        super().showEvent(event)
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Work nothing out that nobody sees."""
        super().hideEvent(event)
        self._redraw.stop()
        self._stop_working()

    def dim_small_print(self) -> None:
        """Make what explains weaker than what tells."""
        self.empty.setPalette(small_print(self.palette()))

    def _lay_out(self) -> None:
        name = QLabel(self.tr("Pl&ot:"))
        name.setBuddy(self.kinds)
        self.kinds.setAccessibleName(self.tr("Plot"))
        self.before.setAccessibleName(self.tr("The year before"))
        self.after.setAccessibleName(self.tr("The year after"))
        row = Flow()
        row.add_row(pair(name, self.kinds))
        row.add_row(pair(*self._year_parts))
        for part in self._year_parts:
            part.hide()
        for page in (self.view, self.sheet, self.empty):
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, GAP, 0, 0)
        column.addLayout(row)
        column.addWidget(self.pages, 1)
        column.addWidget(self.caption)
        buttons = Flow()
        for button in (self.table_button, self.copy_button, self.save_button):
            buttons.addWidget(button)
        column.addLayout(buttons)
        self._enable()

    def _connect(self) -> None:
        self.kinds.currentIndexChanged.connect(self._choose)
        self.table_button.clicked.connect(lambda: self.show_sheet(not self.shows_sheet))
        self.copy_button.clicked.connect(self.copy)
        self.save_button.clicked.connect(self.save)
        self.view.pointed.connect(self._tell_pointed)
        self.view.table_asked.connect(lambda: self.show_sheet(True))
        self.sheet.plot_asked.connect(lambda: self.show_sheet(False))
        self.before.clicked.connect(lambda: self._turn(-1))
        self.after.clicked.connect(lambda: self._turn(1))
        self._redraw.timeout.connect(self.refresh)
        if self.best is not None:
            self.best.found.connect(self._keep_best)


def _read(store: Statistics, selection: Selection) -> tuple[Figures, dict[date, DayResult]]:
    return store.plots(selection), store.days()
