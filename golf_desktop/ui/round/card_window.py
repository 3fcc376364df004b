"""What the windows with a score card have alike: the card, a rival, copying and saving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QRect,
    QSignalBlocker,
    QSize,
)
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from golf_desktop.engine.round import ScoreCard
from golf_desktop.model.best_of import BestOf
from golf_desktop.model.thinker import Thinker, Topic
from golf_desktop.storage.attempt import RuleSet
from golf_desktop.storage.files import reason, write_atomic
from golf_desktop.storage.rounds import RoundResult
from golf_desktop.storage.statistics import Statistics
from golf_desktop.ui.design import GAP, MARGIN, NEAR
from golf_desktop.ui.file_names import ask_name
from golf_desktop.ui.flow import Flow
from golf_desktop.ui.pictures import png
from golf_desktop.ui.round.earlier import played_text
from golf_desktop.ui.round.sheet import Facts
from golf_desktop.ui.round.view import CardView, Heading
from golf_desktop.ui.scrolling import FRAME, add_footer, wanted_size
from golf_desktop.ui.side_window import SideWindow
from golf_desktop.ui.statistics.message import MessageLine
from golf_desktop.ui.statistics.reader import Reader

_PICTURE, _TEXT = ".png", ".txt"
_SIZE, _SMALLEST = QSize(640, 300), QSize(320, 200)


class CardWindow(SideWindow):
    """A window with a score card, which can be compared, copied and saved.

    What it shows is asked of `_follow`, which a kind of this window defines.

    Args:
        thinker: who works the best possible scores out.
        topic: the topic of that question.
        statistics: the rounds that were finished; the window lets go of it when it is closed.
        parent: the window with the board.
    """

    help_page = "scoring#card"
    """The page of the help that tells of it."""

    def __init__(
        self, thinker: Thinker, topic: Topic, statistics: Statistics, parent: QWidget
    ) -> None:
        super().__init__(parent, _SIZE, _SMALLEST)
        self.setWindowTitle(self.tr("Score card"))
        self._number = 0
        self._earlier: tuple[RoundResult, ...] = ()
        self.best = BestOf(thinker, topic, self)
        self.reader = Reader(statistics, QCoreApplication.instance())
        self.destroyed.connect(self.reader.close)
        self.card = CardView()
        self.rival = QComboBox()
        self.message = MessageLine()
        self.buttons = Flow()
        self._lay_out()
        self.best.changed.connect(self._follow)
        self.reader.failed.connect(self.message.tell)
        self.message.told.connect(self._grow)
        self.rival.currentIndexChanged.connect(self._follow)

    def lie_over(self, other: QWidget) -> None:
        """Lie in the middle of another window, with room to grow below."""
        self._grow()
        place, room = QRect(other.geometry()), self.screen().availableGeometry()
        free = place.size() - self.size()
        x = place.left() + free.width() // 2
        y = place.top() + max(0, free.height() // 3)
        self.move(
            max(room.left(), min(x, room.right() - self.width())),
            max(room.top(), min(y, room.bottom() - self.height())),
        )

    # -- What it shows ---------------------------------------------------------------------

    def _follow(self) -> None:
        """Show the round as it is now."""
        raise NotImplementedError

    def _show(self, number: int, heading: Heading, facts: Facts) -> None:
        """Show the card of a round."""
        self._number = number
        before = self.card.sizeHint()
        self.card.show_card(heading, facts)
        if self.card.sizeHint() != before:
            self._grow()

    def _grow(self) -> None:
        """Make room for what is new on the card, as far as the screen has any."""
        room = self.screen().availableSize() - FRAME
        self.resize(self.size().expandedTo(wanted_size(self)).boundedTo(room))

    @property
    def _rival(self) -> ScoreCard | None:
        """The card of the earlier round to compare with."""
        place = self.rival.currentIndex() - 1
        return self._earlier[place].card if 0 <= place < len(self._earlier) else None

    def _ask_earlier(self, number: int, rules: RuleSet, own: str) -> None:
        """Ask how a round was played at other times.

        Args:
            number: its number.
            rules: its rules.
            own: the name of the time that is shown.
        """
        self._show_earlier(())
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
        self._rival_row.setVisible(bool(earlier))

    # -- What can be done ------------------------------------------------------------------

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
        title, kinds = self.tr("Save the score card"), self.tr("Pictures (*.png);;Texts (*.txt)")
        proposed = f"golf-round-{self._number}{_PICTURE}"
        path = ask_name(self, title, proposed, kinds, _PICTURE, _TEXT)
        if path is not None:
            self.save_file(path)

    def save_file(self, path: Path) -> bool:
        """Save the card as a text or a picture, by the file's ending; say whether it was saved."""
        is_text = path.suffix.lower() == _TEXT
        data = self.card.text().encode() if is_text else png(self.card.picture())
        try:
            write_atomic(path, data)
        except OSError as error:
            told = self.tr("{name} could not be saved: {reason}.")
            self.message.tell(told.format(name=path.name, reason=reason(error)))
            return False
        self.message.tell(self.tr("Saved as {name}.").format(name=path.name))
        return True

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

    def _lay_out(self) -> None:
        label = QLabel(self.tr("Compare &with:"))
        label.setBuddy(self.rival)
        self._rival_row = QWidget()
        rivals = Flow(self._rival_row, spacing=NEAR)
        rivals.addWidget(label)
        rivals.addWidget(self.rival)
        self.rival.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.buttons.add_stretch()
        for text, act in (
            (self.tr("Copy as &picture"), self.copy_picture),
            (self.tr("Copy as &text"), self.copy_text),
            (self.tr("&Save…"), self.save_as),
            (self.tr("&Close"), self.close),
        ):
            self.buttons.addWidget(self._button(text, act))
        column = QVBoxLayout(self.body)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(GAP)
        column.addWidget(self.card, 1)
        column.addWidget(self._rival_row)
        column.addWidget(self.message)
        add_footer(self.body, self.buttons)

    def _button(self, text: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(lambda: act())  # without the "checked" that Qt would pass
        return button
