"""The rounds of nine holes in the statistics: figures, distribution, the last ten."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QStackedWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.storage.rounds import RoundResult, RoundSummary
from golf_desktop.ui.design import GAP
from golf_desktop.ui.fitting_table import FittingTable
from golf_desktop.ui.flow import Flow
from golf_desktop.ui.key_names import KeyNames
from golf_desktop.ui.round.texts import over_par_text
from golf_desktop.ui.statistics.bars import Bars
from golf_desktop.ui.statistics.figures import lay_out_figures
from golf_desktop.ui.statistics.texts import (
    NONE,
    count_text,
    decimal_text,
    rule_set_text,
    when_text,
)
from golf_desktop.ui.texts import number_text, time_text
from golf_desktop.ui.touch import least_target

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RoundsTable(FittingTable):
    """The list of rounds."""

    chosen = Signal()
    """The selected round was double clicked, or Enter pressed on it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by Enter."""
        if event.key() in _ENTER:
            self.chosen.emit()
        else:
            super().keyPressEvent(event)


class RoundsTab(QWidget):
    """Shows what the finished rounds come to; a sentence while there is none.

    Args:
        keys: what the keys are called.
        parent: the owning widget.
    """

    chosen = Signal()
    """The player wants to see the card of the selected round."""
    changed = Signal()
    """Another round is selected, or there are other ones to select."""

    def __init__(self, keys: KeyNames, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self.names = (
            self.tr("Rounds"),
            self.tr("Best total"),
            self.tr("Mean total"),
            self.tr("Last total"),
        )
        self.values = tuple(QLabel() for _ in self.names)
        self.captions = tuple(QLabel(name) for name in self.names)
        self.bars = Bars(self.tr("How often each total came"))
        self.list = RoundsTable()
        self._last: tuple[RoundResult, ...] = ()
        self.empty = QLabel()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self._tell_key()
        keys.changed.connect(self._tell_key)
        self._set_up_list()
        self._lay_out()

    def show_summary(self, summary: RoundSummary | None) -> None:
        """Show what some rounds come to; None when that is not known."""
        texts = [""] * len(self.names) if summary is None else _texts(summary)
        for name, value, text in zip(self.names, self.values, texts, strict=True):
            value.setText(text)
            value.setAccessibleName(f"{name}: {text}")
        has_some = summary is not None and summary.played > 0
        self.pages.setCurrentWidget(self._content if has_some else self.empty)
        self.bars.show_distribution({} if summary is None else summary.distribution)
        self._fill(() if summary is None else summary.last)

    def _tell_key(self) -> None:
        """Tell where there is no round yet how one is begun."""
        key = self._keys.of("round")
        none = self.tr("No round of nine holes has been finished yet.")
        begins = self.tr("{key} begins one.").format(key=key) if key else ""
        self.empty.setText(f"{none} {begins}".rstrip())

    @property
    def current_result(self) -> RoundResult | None:
        """The selected round, or None."""
        row = self.list.currentRow()
        return self._last[row] if 0 <= row < len(self._last) else None

    def _fill(self, last: tuple[RoundResult, ...]) -> None:
        """List the last rounds; the one that is selected stays so, or the first comes to be."""
        chosen = self.current_result
        self._last = last
        self.list.setRowCount(len(last))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for row, result in enumerate(last):
            for column, text in enumerate(self._cells(result)):
                item = QTableWidgetItem(text)
                if column not in (0, 2, len(self._titles) - 1):
                    item.setTextAlignment(right)
                self.list.setItem(row, column, item)
        self.list.fit_columns()
        ids = [result.id for result in last]
        if last:
            known = chosen is not None and chosen.id in ids
            self.list.selectRow(ids.index(chosen.id) if chosen is not None and known else 0)
        self.changed.emit()

    def _cells(self, result: RoundResult) -> tuple[str, ...]:
        card = result.card
        return (
            when_text(result.begun),
            str(result.number),
            rule_set_text(result.rules),
            number_text(card.total),
            over_par_text(card.over_par),
            str(result.undos) if result.allows_undo else NONE,
            str(result.hints),
            time_text(result.seconds),
            " ".join(map(number_text, card.strokes)),
        )

    def _set_up_list(self) -> None:
        self._titles = (
            self.tr("When"),
            self.tr("Round"),
            self.tr("Rules"),
            self.tr("Total"),
            self.tr("To par"),
            self.tr("Undos"),
            self.tr("Hints"),
            self.tr("Time"),
            self.tr("Holes"),
        )
        self.list.setColumnCount(len(self._titles))
        self.list.setHorizontalHeaderLabels(self._titles)
        self.list.verticalHeader().hide()
        height = max(round(1.5 * self.fontMetrics().height()), least_target())
        self.list.verticalHeader().setDefaultSectionSize(height)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setTabKeyNavigation(False)
        self.list.doubleClicked.connect(lambda: self.chosen.emit())
        self.list.chosen.connect(self.chosen)
        self.list.itemSelectionChanged.connect(self.changed)
        self.list.setAccessibleName(self.tr("The last ten rounds"))
        header = self.list.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)

    def _lay_out(self) -> None:
        figures = Flow(across=len(self.names))
        lay_out_figures(self.values, self.captions, figures)
        self._content = QWidget()
        parts = QVBoxLayout(self._content)
        parts.setContentsMargins(0, 0, 0, 0)
        parts.addLayout(figures)
        parts.addWidget(self.bars, 2)
        parts.addWidget(self.list, 3)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.empty)
        self.pages.addWidget(self._content)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, GAP, 0, 0)
        whole.addWidget(self.pages)


def _texts(summary: RoundSummary) -> list[str]:
    best, mean, last = summary.best, summary.mean, summary.last
    return [
        count_text(summary.played),
        NONE if best is None else number_text(best),
        NONE if mean is None else decimal_text(mean),
        number_text(last[0].card.total) if last else NONE,
    ]
