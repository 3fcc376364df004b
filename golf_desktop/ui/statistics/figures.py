"""What the attempts come to, as a few large numbers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from golf_desktop.storage.statistics import Summary
from golf_desktop.ui.design import LARGE, SMALL, scale_font
from golf_desktop.ui.flow import Flow
from golf_desktop.ui.statistics.texts import NONE, count_text, decimal_text, share_text
from golf_desktop.ui.texts import number_text, time_text

_COLUMNS = 5


class Figures(QWidget):
    """A grid of figures, each over its name; blank until there is something to show.

    Args:
        parent: the owning widget.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names = (
            self.tr("Played"),
            self.tr("Cleared"),
            self.tr("Share cleared"),
            self.tr("Current streak"),
            self.tr("Longest streak"),
            self.tr("Best score"),
            self.tr("Mean score"),
            self.tr("Last score"),
            self.tr("Mean time"),
        )
        self.values = tuple(QLabel() for _ in self.names)
        self.captions = tuple(QLabel(name) for name in self.names)
        lay_out_figures(self.values, self.captions, Flow(self, across=_COLUMNS))
        self.show_summary(None)

    def show_summary(self, summary: Summary | None) -> None:
        """Show what some attempts come to; None when that is not known."""
        texts = [""] * len(self.names) if summary is None else _texts(summary)
        for name, value, text in zip(self.names, self.values, texts, strict=True):
            value.setText(text)
            value.setAccessibleName(f"{name}: {text}")


def lay_out_figures(values: Sequence[QLabel], captions: Sequence[QLabel], flow: Flow) -> None:
    """Lay out some figures, each over its name."""
    for value, caption in zip(values, captions, strict=True):
        scale_font(value, LARGE)
        scale_font(caption, SMALL)
        value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(value)
        column.addWidget(caption)
        flow.add_row(column)


def _texts(summary: Summary) -> list[str]:
    best, mean, last = summary.best_score, summary.mean_score, summary.last_score
    share, seconds = summary.share, summary.mean_seconds
    streaks = (summary.current_streak, summary.longest_streak)
    return [
        count_text(summary.played),
        count_text(summary.cleared),
        NONE if share is None else share_text(share),
        *(count_text(streak) if summary.played else NONE for streak in streaks),
        NONE if best is None else number_text(best),
        NONE if mean is None else decimal_text(mean),
        NONE if last is None else number_text(last),
        NONE if seconds is None else time_text(seconds),
    ]
