"""The head of the review: which game, and what it came to."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from golf_desktop.model.reviewer import Reviewer
from golf_desktop.ui.design import LARGE, SECTION, SMALL, good_and_bad, scale_font, small_print
from golf_desktop.ui.review.elided import ElidedLabel
from golf_desktop.ui.review.texts import strokes_text
from golf_desktop.ui.rule_texts import rules_text
from golf_desktop.ui.texts import number_text, own_deal_text

_BEST, _AWAY = 1, 3
"""Which of the figures have a colour of their own."""


class Head(QWidget):
    """The deal and its rules and, once they are known, the scores side by side.

    Args:
        reviewer: what it tells of.
        parent: the owning widget.
    """

    def __init__(self, reviewer: Reviewer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reviewer = reviewer
        self.deal = ElidedLabel()
        self.rules = ElidedLabel()
        self.figures = tuple((QLabel(), QLabel()) for _ in range(4))
        self._lay_out()
        self._colour()
        reviewer.changed.connect(self.follow)

    @property
    def sentence(self) -> str:
        """What the game came to, in a sentence; nothing while that is not known."""
        review = self._reviewer.review
        if review is None:
            return ""
        is_over = self._reviewer.game.outcome() is not None
        away = review.best[-1] - review.best[0]
        if not away:
            return (
                self.tr("Nothing given away: this was the best possible.")
                if is_over
                else self.tr("Nothing given away so far: the best possible is still in reach.")
            )
        form = (
            self.tr("Your score {score} · best possible {best} · {strokes} given away")
            if is_over
            else self.tr("Your score so far {score} · best possible {best} · {strokes} given away")
        )
        return form.format(
            score=number_text(review.score),
            best=number_text(review.best[0]),
            strokes=strokes_text(away),
        )

    def follow(self) -> None:
        """Show what is known now."""
        game = self._reviewer.game
        self.deal.show_text(own_deal_text(game.deal))
        self.rules.show_text(rules_text(game.deal.rules))
        texts = self._texts()
        for (value, caption), (number, name) in zip(self.figures, texts, strict=True):
            value.setText(number)
            value.setAccessibleName(f"{name}: {number}" if name else "")
            caption.setText(name)
            for label in (value, caption):
                label.setVisible(bool(name))
        self.setAccessibleName(self.sentence)
        self._colour()

    def _texts(self) -> list[tuple[str, str]]:
        """The figures with their names; two empty texts for one that is not shown."""
        none = ("", "")
        review = self._reviewer.review
        if review is None:
            return [none] * len(self.figures)
        is_over = self._reviewer.game.outcome() is not None
        best, still = review.best[0], review.best[-1]
        score = self.tr("Your score") if is_over else self.tr("Score so far")
        return [
            (number_text(review.score), score),
            (number_text(best), self.tr("Best possible")),
            none if is_over else (number_text(still), self.tr("Still possible")),
            (number_text(still - best), self.tr("Given away")),
        ]

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._colour()

    def _colour(self) -> None:
        """Dim the small print, and give two figures the colours that they have in the graph."""
        palette = self.palette()
        for label in (self.rules, *(caption for _, caption in self.figures)):
            label.setPalette(small_print(palette))
        best, away = good_and_bad(palette)
        plain = palette.color(QPalette.ColorRole.WindowText)
        review = self._reviewer.review
        is_loss = review is not None and bool(review.lapses)
        for place, colour in ((_BEST, best), (_AWAY, away if is_loss else plain)):
            palette.setColor(QPalette.ColorRole.WindowText, colour)
            self.figures[place][0].setPalette(palette)

    def _lay_out(self) -> None:
        scale_font(self.deal, LARGE)
        font = self.deal.font()
        font.setBold(True)
        self.deal.setFont(font)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        grid.setHorizontalSpacing(SECTION)
        grid.setColumnStretch(0, 1)
        bottom, right = Qt.AlignmentFlag.AlignBottom, Qt.AlignmentFlag.AlignRight
        for row, label in enumerate((self.deal, self.rules)):
            grid.addWidget(label, row, 0)
        for column, (value, caption) in enumerate(self.figures, start=1):
            scale_font(value, LARGE)
            scale_font(caption, SMALL)
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(value, 0, column, bottom | right)
            grid.addWidget(caption, 1, column, bottom | right)
