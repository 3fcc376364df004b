"""How to play, and the keys."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from golf_desktop.ui.dialogs.buttons import make_buttons


class HelpDialog(QDialog):
    """One page to read.

    Args:
        parent: the owning window.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("How to play"))
        self.page = QTextBrowser()
        self.page.setHtml(_page(self))
        buttons = make_buttons(self, QDialogButtonBox.StandardButton.Close)
        column = QVBoxLayout(self)
        column.addWidget(self.page)
        column.addWidget(buttons)
        room = self.screen().availableGeometry().size()
        self.resize(QSize(580, 620).boundedTo(room * 0.85))


def _page(dialog: QDialog) -> str:
    tr = dialog.tr
    keys = [
        (tr("1 to 9"), tr("play the free card of that column")),
        (tr("Alt"), tr("held down shows a key on each free card, which plays it")),
        (tr("Space"), tr("turn the stock")),
        (tr("arrows, Enter"), tr("show a ring around a card and move it, play that card")),
        (tr("Ctrl+Z, Ctrl+Y"), tr("undo, redo, as often as you like")),
        (tr("H"), tr("hint: marks the best move and says what it gains")),
        (tr("I"), tr("shows what is still possible, or no more")),
        (tr("Ctrl+N, Ctrl+R, Ctrl+D"), tr("new deal, same deal again, deal by number")),
        (tr("Ctrl+Shift+N, Ctrl+G"), tr("new round of nine holes, go on with it: next hole")),
        (tr("Ctrl+K"), tr("score card of the round")),
        (tr("Ctrl+O, Ctrl+S"), tr("open, save a game or a board")),
        (tr("Ctrl+C, Ctrl+V"), tr("copy, paste a board as text")),
        (tr("Ctrl+T, Ctrl+U, Ctrl+,"), tr("statistics, set-up of the rules, settings")),
        (tr("Ctrl+E"), tr("review: what this game could have come to")),
        (tr("P, Ctrl+arrows"), tr("in a replay: play or pause, one move on or back")),
        (tr("F11, F1, Ctrl+Q"), tr("full screen, this page, quit")),
    ]
    rows = "".join(
        f"<tr><td><b>{key}</b>&nbsp;&nbsp;</td><td>{what}</td></tr>" for key, what in keys
    )
    parts = [
        f"<h2>{tr('The aim')}</h2>",
        "<p>",
        tr("Bring all 35 cards of the seven columns onto the waste, the pile beside the stock."),
        f"</p><h2>{tr('A move')}</h2><p>",
        tr(
            "The last card of a column is free. Click it, or drag it onto the waste, when its rank "
            "is one above or one below the waste card; suits do not matter. A run may change "
            "direction as often as you like: 6 7 8 7 6."
        ),
        "</p><p>",
        tr(
            "When nothing fits, or when you would rather not, turn the stock: its card goes onto "
            "the waste. Each of its cards is turned once."
        ),
        "</p><p>",
        tr(
            "In the standard game only a 2 goes on an ace and nothing goes on a king. The set-up "
            "lets a queen go on a king, or makes king and ace neighbours."
        ),
        f"</p><h2>{tr('The score')}</h2><p>",
        tr(
            "As in golf, fewer is better: a stroke for each card left in the columns. Who clears "
            "them all goes below zero, by one for each card left in the stock."
        ),
        f"</p><h2>{tr('Help on the way')}</h2><p>",
        tr(
            "A hint compares the moves. A fair one knows what you can see and count: it lays the "
            "cards of the stock in many orders, plays each order on without a mistake, and names "
            "the mean of the scores. Who cannot see the stock seldom does quite so well. A seeing "
            "hint, which the settings offer, looks at the real stock and names the score that is "
            "still in reach."
        ),
        "</p><p>",
        tr(
            "The view menu can show what is still possible, and from which move on the deal could "
            "not be cleared any more. “Show a solution” in the move menu plays the best way from "
            "here on the board. The review looks back: what each move left in reach, and which "
            "move would have been better. All of these count as hints in the statistics while the "
            "deal is being played."
        ),
        "</p><p>",
        tr(
            "Not every deal can be cleared. The set-up can have only those dealt that can, and "
            "choose their level: of a hundred simple players none clears a hard deal, some clear a "
            "medium one, and many an easy one."
        ),
        f"</p><h2>{tr('The whole family')}</h2><p>",
        tr(
            "The set-up offers more games of the same kind. In Tri Peaks, Pyramid Golf and "
            "Escalator a card is free when no other lies on it; in the first two it lies face down "
            "until then. Double Golf is played with two packs. Black Hole and All in a Row have no "
            "stock: every card goes onto the one pile, and in All in a Row any card may begin it. "
            "Jokers, where you add some, go on any card, and any card goes on them."
        ),
        f"</p><h2>{tr('A round of nine holes')}</h2><p>",
        tr(
            "Nine deals from one round number, played one after the other, the scores added up. "
            "Par is 5 a hole, 45 in all; a total of zero or less is a perfect round. Each hole is "
            "played once and its score stands. Undo is an option of the round and ends with the "
            "hole; hints are counted on the score card; what is still possible, a solution or a "
            "review is told only of holes that are over."
        ),
        "</p><p>",
        tr(
            "You may leave a round at any time and go on later where you left it. The card marks "
            "strokes below par with a circle and strokes over par with a square, two of them for "
            "two strokes and more. After the round it shows the best that each hole could have "
            "come to; play the same number again and it compares the two rounds hole by hole."
        ),
        f"</p><h2>{tr('What is kept')}</h2><p>",
        tr(
            "The game is kept after every move and is there again at the next start. A deal that "
            "you leave can be brought back for ten seconds; one that a start with another deal "
            "interrupted waits in the Game menu."
        ),
        "</p><p>",
        tr(
            "The statistics count attempts. An attempt begins with its first move and counts "
            "exactly once: as cleared, as stuck, or as left when you start the deal again, deal "
            "anew, open another game, or quit and do not go on with it. Undoing to the start and "
            "playing on is the same attempt, and so is a game you come back to; winning, undoing "
            "and winning again is one win. Watching a replay is no attempt until you make a move "
            "of your own."
        ),
        f"</p><h2>{tr('Keys')}</h2><table>{rows}</table>",
    ]
    return "".join(parts)
