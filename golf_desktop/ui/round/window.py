"""The window with the score card: beside the board, which can be played on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QEvent,
    QIODevice,
    QRect,
    QSignalBlocker,
    QSize,
)
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QImageWriter,
    QKeyEvent,
    QKeySequence,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.model.round_best import RoundBest
from golf_desktop.model.round_play import RoundPlay
from golf_desktop.model.thinker import Thinker
from golf_desktop.storage.attempt import RuleSet
from golf_desktop.storage.files import reason, write_atomic
from golf_desktop.storage.rounds import RoundResult
from golf_desktop.storage.statistics import Statistics
from golf_desktop.ui.round.earlier import heading_of, played_text
from golf_desktop.ui.round.sheet import Facts
from golf_desktop.ui.round.texts import total_text
from golf_desktop.ui.round.view import CardView
from golf_desktop.ui.side_window import SideWindow
from golf_desktop.ui.statistics.message import MessageLine
from golf_desktop.ui.statistics.reader import Reader

_PICTURE, _TEXT = ".png", ".txt"
_SIZE, _SMALLEST = QSize(640, 300), QSize(320, 200)


class ScoreCardWindow(SideWindow):
    """Shows the score card of the round in play, or of the one that was finished last.

    It follows the round. Once that is over the best possible scores are worked out.

    Args:
        rounds: the round.
        thinker: who works the best possible scores out.
        statistics: the rounds that were finished; the window lets go of it when it is closed.
        parent: the window with the board.
    """

    def __init__(
        self, rounds: RoundPlay, thinker: Thinker, statistics: Statistics, parent: QWidget
    ) -> None:
        super().__init__(parent, _SIZE, _SMALLEST)
        self.setWindowTitle(self.tr("Score card"))
        self._rounds = rounds
        self._board = parent
        self._shown: str | None = None
        """The round whose earlier times were asked for."""
        self._earlier: tuple[RoundResult, ...] = ()
        self.best = RoundBest(thinker, self)
        self.reader = Reader(statistics, QCoreApplication.instance())
        self.destroyed.connect(self.reader.close)
        self.card = CardView()
        self.rival = QComboBox()
        self.message = MessageLine()
        self._lay_out()
        self._connect()
        self._follow()

    def lie_over(self, board: QWidget) -> None:
        """Lie in the middle of the window with the board, with room to grow below."""
        self.adjustSize()
        place = QRect(board.geometry())
        free = place.size() - self.size()
        self.move(place.left() + free.width() // 2, place.top() + max(0, free.height() // 3))

    # -- What it shows ---------------------------------------------------------------------

    def _follow(self) -> None:
        """Show the round as it is now."""
        saved = self._rounds.round
        if saved is None:
            return
        if saved.id != self._shown:
            self._shown = saved.id
            self._ask_earlier()
        if saved.is_over:
            self.best.work_out(saved.nine)
        facts = Facts.of(
            saved,
            best=self.best.scores if saved.is_over else None,
            rival=None if self._rival is None else self._rival.card,
        )
        self.card.show_card(heading_of(saved, total_text(saved.card)), facts)
        self._grow()
        self.next_button.setVisible(not saved.is_over)
        self.next_button.setEnabled(self._rounds.can_go_on)
        is_begun = saved.current is not None
        self.next_button.setText(self.tr("&Go on") if is_begun else self.tr("&Next hole"))

    def _grow(self) -> None:
        """Make room for rows that are new on the card."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
            self.resize(self.size().expandedTo(layout.minimumSize()))

    @property
    def _rival(self) -> RoundResult | None:
        """The earlier round to compare with."""
        place = self.rival.currentIndex() - 1
        return self._earlier[place] if 0 <= place < len(self._earlier) else None

    def _ask_earlier(self) -> None:
        """Ask how the round was played before."""
        self._show_earlier(())
        saved = self._rounds.round
        if saved is None:
            return
        number, rules, own = saved.nine.number, RuleSet.of(saved.nine.rules), saved.id
        self.reader.ask(
            "earlier",
            lambda statistics: tuple(
                each for each in statistics.rounds_of(number, rules) if each.id != own
            ),
            self._take_earlier,
        )

    def _take_earlier(self, earlier: tuple[RoundResult, ...]) -> None:
        self._show_earlier(earlier)
        self._follow()

    def _show_earlier(self, earlier: tuple[RoundResult, ...]) -> None:
        """Offer earlier rounds to compare with; the best is compared at once."""
        self._earlier = earlier
        with QSignalBlocker(self.rival):
            self.rival.clear()
            self.rival.addItem(self.tr("Nothing"))
            self.rival.addItems([played_text(each) for each in earlier])
            self.rival.setCurrentIndex(min(1, len(earlier)))
        for part in (self.rival, self._rival_label):
            part.setVisible(bool(earlier))

    # -- What can be done ------------------------------------------------------------------

    def go_on(self) -> None:
        """Go on with the next hole, on the board."""
        self._rounds.go_on()
        self._board.activateWindow()

    def copy_picture(self) -> None:
        """Put the card on the clipboard as a picture."""
        QGuiApplication.clipboard().setImage(self.card.picture())
        self.message.tell(self.tr("The card is on the clipboard as a picture."))

    def copy_text(self) -> None:
        """Put the card on the clipboard as text."""
        QGuiApplication.clipboard().setText(self.card.text())
        self.message.tell(self.tr("The card is on the clipboard as text."))

    def save_as(self) -> None:
        """Let the player choose a name and save the card under it."""
        saved = self._rounds.round
        dialog = QFileDialog(
            self, self.tr("Save the score card"), "", self.tr("Pictures (*.png);;Texts (*.txt)")
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # So that the dialog asks before it writes over the file that the whole name stands for.
        dialog.setDefaultSuffix(_PICTURE.removeprefix("."))
        dialog.filterSelected.connect(
            lambda chosen: dialog.setDefaultSuffix("txt" if "*.txt" in chosen else "png")
        )
        dialog.selectFile(f"golf-round-{0 if saved is None else saved.nine.number}{_PICTURE}")
        if dialog.exec():
            self.save_file(Path(dialog.selectedFiles()[0]))
        dialog.deleteLater()

    def save_file(self, path: Path) -> bool:
        """Save the card as a text or a picture, by the file's ending; say whether it was saved."""
        if path.suffix.lower() not in (_PICTURE, _TEXT):
            path = path.with_name(path.name + _PICTURE)
        is_text = path.suffix.lower() == _TEXT
        data = self.card.text().encode() if is_text else self._png()
        try:
            write_atomic(path, data)
        except OSError as error:
            told = self.tr("{name} could not be saved: {reason}.")
            self.message.tell(told.format(name=path.name, reason=reason(error)))
            return False
        self.message.tell(self.tr("Saved as {name}.").format(name=path.name))
        return True

    def _png(self) -> bytes:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, QByteArray(b"PNG")).write(self.card.picture())
        return bytes(buffer.data().data())

    # -- The window itself -----------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy by the usual key."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_text()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Let no button have the keyboard: it opens by itself, perhaps under a key's stroke."""
        super().showEvent(event)
        self.setFocus()

    def _dim_small_print(self) -> None:
        """The card does that itself."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font and the palette."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._follow()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Want no answers any more, and let go of the statistics."""
        self.best.drop()
        self.reader.close()
        super().closeEvent(event)

    def _connect(self) -> None:
        self._rounds.changed.connect(self._follow)
        self.best.changed.connect(self._follow)
        self.reader.failed.connect(self.message.tell)
        self.rival.currentIndexChanged.connect(self._follow)

    def _lay_out(self) -> None:
        self.next_button = self._button(self.tr("&Next hole"), self.go_on)
        self._rival_label = QLabel(self.tr("Compare &with:"))
        self._rival_label.setBuddy(self.rival)
        self.rival.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        buttons = QHBoxLayout()
        buttons.addWidget(self.next_button)
        buttons.addWidget(self._rival_label)
        buttons.addWidget(self.rival)
        buttons.addStretch(1)
        for text, act in (
            (self.tr("Copy as &picture"), self.copy_picture),
            (self.tr("Copy as &text"), self.copy_text),
            (self.tr("&Save…"), self.save_as),
            (self.tr("&Close"), self.close),
        ):
            buttons.addWidget(self._button(text, act))
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(10)
        column.addWidget(self.card, 1)
        column.addWidget(self.message)
        column.addLayout(buttons)

    def _button(self, text: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(lambda: act())  # without the "checked" that Qt would pass
        return button
