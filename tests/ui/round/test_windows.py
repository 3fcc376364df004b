"""The windows of a round: its set-up, its score card, and the rounds in the statistics."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from golf_desktop.engine.round import ScoreCard
from golf_desktop.engine.rules import STANDARD
from golf_desktop.storage.attempt import RuleSet
from golf_desktop.storage.places import Places
from golf_desktop.storage.rounds import RoundResult
from golf_desktop.storage.statistics import FILE_NAME, Statistics
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.round.export import plain_card
from golf_desktop.ui.round.finished import FinishedCardWindow
from golf_desktop.ui.round.setup import NewRoundDialog
from golf_desktop.ui.round.sheet import Facts, Mark, all_rows, mark_of
from golf_desktop.ui.round.view import CardView, Heading
from golf_desktop.ui.round.window import ScoreCardWindow
from golf_desktop.ui.statistics.bars import bars_of
from golf_desktop.ui.statistics.rounds import RoundsTab
from golf_desktop.ui.statistics.window import StatisticsWindow
from tests.ui.playing import CTRL, NO_KEYS, SHIFT, answer_file_dialog, in_dialog, press
from tests.ui.round.conftest import begin, card_of, play_first, play_hole, play_round

Key = Qt.Key
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

EARLIER = ScoreCard((5, 4, 3, 6, 7, 5, 0, -2, 12))
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def record(places: Places, *cards: ScoreCard, number: int = 7) -> None:
    """Let the statistics have some rounds."""
    with Statistics(places.data / FILE_NAME) as store:
        for place, card in enumerate(cards):
            begun = NOON + timedelta(days=place)
            store.record_round(
                RoundResult(
                    id=f"{number}-{place}",
                    number=number,
                    rules=RuleSet.of(STANDARD),
                    begun=begun,
                    ended=begun,
                    card=card,
                )
            )


def opened(qtbot: QtBot, window: MainWindow) -> ScoreCardWindow:
    """The score card, shown by its key, once it has asked for what was played before."""
    press(window, Key.Key_K, CTRL)
    card = card_of(window)
    qtbot.waitUntil(lambda: card.reader.is_idle)
    return card


def test_without_a_round_the_score_card_is_grey_and_its_key_says_why(window: MainWindow) -> None:
    action, reason = (
        window.menus.actions["card"],
        "There is no score card yet: begin a round first.",
    )
    assert not action.isEnabled()
    assert action.statusTip() == reason
    press(window, Key.Key_K, CTRL)
    assert window.status.currentMessage() == reason
    begin(window)
    assert action.isEnabled()
    assert action.toolTip() == "Score card"


# -- Set-up ----------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["0", "-3", "abc", "1000001", "9" * 60, "  "])
def test_what_is_no_round_number_cannot_be_begun(window: MainWindow, text: str) -> None:
    def fill(dialog: NewRoundDialog) -> None:
        dialog.field.selectAll()
        QTest.keyClicks(dialog.field, text)
        QTest.keyClick(dialog.field, Key.Key_Return)
        assert dialog.isVisible()
        assert not dialog.begin_button.isEnabled()
        assert dialog.earlier.text() or not text.strip()

    with in_dialog(window, NewRoundDialog, fill):
        press(window, Key.Key_N, CTRL | SHIFT)
    assert window.rounds.round is None


def test_a_number_is_drawn_and_another_can_be(window: MainWindow) -> None:
    drawn: list[str] = []

    def look(dialog: NewRoundDialog) -> None:
        for _ in range(3):
            drawn.append(dialog.field.text())
            dialog.draw_button.click()
            assert dialog.isVisible()
        assert not dialog.undo.isChecked()

    with in_dialog(window, NewRoundDialog, look):
        press(window, Key.Key_N, CTRL | SHIFT)
    assert len(set(drawn)) > 1
    assert all(1 <= int(each) <= 1_000_000 for each in drawn)


def test_the_set_up_tells_how_a_round_was_played_before(
    window: MainWindow, places: Places, qtbot: QtBot
) -> None:
    record(places, EARLIER, ScoreCard((6,) * 9))
    texts: list[str] = []

    def look(dialog: NewRoundDialog) -> None:
        for number in ("7", "8"):
            dialog.field.setText(number)
            qtbot.waitUntil(lambda: dialog.reader.is_idle)
            texts.append(dialog.earlier.text())

    with in_dialog(window, NewRoundDialog, look):
        press(window, Key.Key_N, CTRL | SHIFT)
    assert texts == [
        "You have played this round 2 times by these rules, at best 40.",
        "You have not played this round by these rules yet.",
    ]


@pytest.mark.parametrize("by_button", [False, True])
def test_the_set_up_offers_the_unfinished_rounds(window: MainWindow, by_button: bool) -> None:
    begin(window, 7)
    play_first(window)
    begin(window, 8)
    press(window, Key.Key_N, CTRL)

    def choose(dialog: NewRoundDialog) -> None:
        rows = [dialog.waiting.item(row).text() for row in range(dialog.waiting.count())]
        assert [row.partition(":")[0] for row in rows] == ["Round 8", "Round 7"]
        dialog.waiting.setFocus()
        QTest.keyClick(dialog.waiting, Key.Key_Down)
        if by_button:
            dialog.go_on_button.click()
        else:
            QTest.keyClick(dialog.waiting, Key.Key_Return)
        assert not dialog.isVisible()

    with in_dialog(window, NewRoundDialog, choose):
        press(window, Key.Key_N, CTRL | SHIFT)
    assert len(window.rounds.waiting()) == 1
    assert window.rounds.is_in_play
    assert window.rounds.round is not None
    assert window.rounds.round.nine.number == 7
    assert window.table.game.moves


# -- The card --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("strokes", "mark"),
    [
        (-4, Mark.TWO_CIRCLES),
        (3, Mark.TWO_CIRCLES),
        (4, Mark.CIRCLE),
        (5, Mark.NONE),
        (6, Mark.SQUARE),
        (7, Mark.TWO_SQUARES),
        (30, Mark.TWO_SQUARES),
    ],
)
def test_strokes_are_marked_as_golfers_mark_them(strokes: int, mark: Mark) -> None:
    assert mark_of(strokes) is mark


def test_the_rows_of_a_whole_card() -> None:
    facts = Facts(
        EARLIER, hints=(0, 2), best=(1, 2, 3, 4, 5, 0, 0, -2, 5), rival=ScoreCard((5,) * 9)
    )
    rows = {row.name: (*row.cells, row.total) for row in all_rows(facts)}
    assert rows["Strokes"] == ("5", "4", "3", "6", "7", "5", "0", "−2", "12", "40")
    assert rows["Running total"][:9] == ("5", "9", "12", "18", "25", "30", "30", "28", "40")
    assert rows["To par"] == (
        *("level", "−1", "−3", "−2", "level", "level", "−5", "−12", "−5"),
        "−5",
    )
    assert rows["Hints"] == ("", "2", "", "", "", "", "", "", "", "2")
    assert "Undos" not in rows
    assert rows["Best possible"][-1] == "18"
    assert rows["Given away"] == ("4", "2", "0", "2", "2", "5", "0", "0", "7", "22")
    assert rows["Difference"] == ("0", "−1", "−2", "+1", "+2", "0", "−5", "−7", "+7", "−5")


def test_best_scores_that_are_not_known_are_told_apart() -> None:
    rows = {row.name: row for row in all_rows(Facts(EARLIER, best=(1, None)))}
    assert rows["Best possible"].cells == ("1", "?", *("…",) * 7)
    assert rows["Best possible"].total == "…"
    assert rows["Given away"].cells == ("",) * 9


def test_the_card_as_text() -> None:
    facts = Facts(ScoreCard((6, -2, 12)), best=None, rival=EARLIER)
    assert plain_card(["Round 7", "", "16 strokes"], facts) == (
        "Round 7\n"
        "16 strokes\n"
        "\n"
        " Hole  Par  Strokes           Total  To par  Earlier  Difference\n"
        "----------------------------------------------------------------\n"
        "    1    5        6  bogey        6      +1        5          +1\n"
        "    2    5       −2  perfect      4      −6        4          −6\n"
        "    3    5       12  +7          16      +1        3          +9\n"
        "    4    5                                         6\n"
        "    5    5                                         7\n"
        "    6    5                                         5\n"
        "    7    5                                         0\n"
        "    8    5                                        −2\n"
        "    9    5                                        12\n"
        "----------------------------------------------------------------\n"
        "Total   45       16                      +1       40          +4\n"
    )


def test_the_card_follows_the_round(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    card = opened(qtbot, window)
    assert card.card.heading.result == "No hole has been played yet"
    assert card.card.facts == Facts(ScoreCard(), current=0, hints=(0,), undos=(0,))
    assert not card.next_button.isEnabled()
    window.activateWindow()
    window.board.setFocus()
    qtbot.waitUntil(window.isActiveWindow)
    press(window, Key.Key_H)
    assert window.table.snapshot().hints == 1
    assert card.card.facts.hints == (1,)
    play_hole(window)
    assert card.card.facts.card == window.rounds.card
    assert card.card.facts.best is None
    QTest.mouseClick(card.next_button, Qt.MouseButton.LeftButton)
    assert window.rounds.hole == 2
    assert card.card.facts.current == 1
    QTest.keyClick(card, Key.Key_Escape)
    assert not card.isVisible()


def test_after_the_round_the_best_possible_stands_beside_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window, 7)
    play_round(window)
    qtbot.waitUntil(lambda: bool(window.findChildren(ScoreCardWindow)))
    card = card_of(window)
    qtbot.waitUntil(lambda: card.best.is_done)
    assert card.best.scores == (24, 0, 2, 1, 9, 2, 4, 0, 2)
    assert not card.next_button.isVisible()
    assert card.size().height() >= card.minimumSizeHint().height()


def test_a_round_is_compared_with_an_earlier_one_hole_by_hole(
    window: MainWindow, places: Places, qtbot: QtBot
) -> None:
    record(places, ScoreCard((9,) * 9), EARLIER)
    record(places, ScoreCard((1,) * 9), number=8)
    begin(window, 7)
    play_hole(window)
    card = opened(qtbot, window)
    assert card.card.facts is not None
    assert card.card.facts.rival == EARLIER  # the best one first
    assert card.rival.count() == 3
    card.rival.setCurrentIndex(2)
    assert card.card.facts.rival == ScoreCard((9,) * 9)
    card.rival.setCurrentIndex(0)
    assert card.card.facts.rival is None


def test_the_card_is_saved_as_picture_and_as_text(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window)
    play_hole(window)
    card = opened(qtbot, window)
    answer_file_dialog(monkeypatch, tmp_path / "card")
    card.save_as()
    assert card.message.text.text() == "Saved as card.png."
    picture = QImage(str(tmp_path / "card.png"))
    assert picture.width() > 1000
    assert picture.pixelColor(2, 2).name() == "#ffffff"
    assert card.save_file(tmp_path / "card.txt")
    assert (tmp_path / "card.txt").read_text(encoding="utf-8") == card.card.text()
    assert "Round 7" in card.card.text()


def test_a_card_that_cannot_be_saved_is_told(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    begin(window)
    card = opened(qtbot, window)
    (tmp_path / "card.png").mkdir()
    assert not card.save_file(tmp_path / "card.png")
    assert "card.png could not be saved" in card.message.text.text()


def test_the_card_is_copied_as_picture_and_as_text(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    play_hole(window)
    card = opened(qtbot, window)
    card.copy_picture()
    assert QGuiApplication.clipboard().image().size() == card.card.picture().size()
    QTest.keyClick(card, Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == card.card.text()


def test_a_dark_card_is_dark_and_its_picture_light(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    card = opened(qtbot, window)
    dark = QPalette(Qt.GlobalColor.black)
    dark.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.black)
    card.card.setPalette(dark)
    assert card.card.grab().toImage().pixelColor(3, 3).lightness() < 40
    assert card.card.picture().pixelColor(3, 3).name() == "#ffffff"


def test_a_whole_card_fits_into_a_small_window(qtbot: QtBot) -> None:
    card = CardView()
    qtbot.addWidget(card)
    heading = Heading(
        "Round 1000000",
        "Double Golf, a queen on a king, 2 jokers · without undo",
        "123 strokes, 78 over par",
        "28 12 2026 23:59 · 1:23:45 · hints: 12",
    )
    strokes = ScoreCard((1, 8, 12, 3, -16, 2, 7, 4, 6))
    many = (12,) * 9
    facts = Facts(strokes, hints=many, undos=many, best=many, rival=EARLIER)
    card.show_card(heading, facts)
    # The rest of 640 × 480 is for the frame, the rival to choose, a message and the buttons.
    least = card.minimumSizeHint()
    assert least.width() <= 600
    assert least.height() <= 290
    roomy = card.sizeHint()
    assert roomy.width() > least.width()
    assert card.picture().width() >= 2 * roomy.width() - 2


def test_the_window_of_the_card_fits_into_640_by_480(
    window: MainWindow, places: Places, qtbot: QtBot
) -> None:
    record(places, EARLIER)
    begin(window, 7, undo=True)
    play_hole(window)
    card = opened(qtbot, window)
    card.copy_text()
    assert card.message.isVisible()
    assert card.rival.isVisible()
    card.resize(632, 444)
    assert (card.width(), card.height()) == (632, 444)
    for part in card.findChildren(QPushButton):
        assert part.width() >= part.sizeHint().width()
        assert card.rect().contains(part.geometry()) or not part.isVisible()


# -- Statistics ------------------------------------------------------------------------------


def test_the_statistics_tell_of_rounds(window: MainWindow, places: Places, qtbot: QtBot) -> None:
    record(places, *(ScoreCard((strokes,) * 9) for strokes in (5, 4, 6)))
    press(window, Key.Key_T, CTRL)
    (statistics,) = window.findChildren(StatisticsWindow)
    tab = statistics.rounds
    assert isinstance(tab, RoundsTab)
    statistics.tabs.setCurrentWidget(tab)
    qtbot.waitUntil(lambda: tab.values[0].text() == "3")
    assert [value.text() for value in tab.values[1:]] == ["36", "45.0", "54"]
    rows = [tab.list.model().index(row, 3).data() for row in range(3)]
    assert rows == ["54", "36", "45"]
    assert tab.list.model().index(1, 8).data() == " ".join("4" * 9)
    assert [bar.count for bar in tab.bars.bars if bar.count] == [1, 1, 1]
    assert not statistics.reset_button.isVisible()
    assert not statistics.figures.isVisible()
    statistics.grab()
    statistics.tabs.setCurrentWidget(statistics.attempts)
    assert statistics.reset_button.isVisible()
    statistics.close()


@pytest.mark.parametrize("by", ["double click", "Enter", "button"])
def test_the_card_of_a_finished_round_is_opened_from_the_statistics(
    window: MainWindow, places: Places, qtbot: QtBot, tmp_path: Path, by: str
) -> None:
    record(places, EARLIER, ScoreCard((6,) * 9))
    press(window, Key.Key_T, CTRL)
    (statistics,) = window.findChildren(StatisticsWindow)
    tab = statistics.rounds
    assert not statistics.card_button.isVisible()
    statistics.tabs.setCurrentWidget(tab)
    qtbot.waitUntil(lambda: tab.values[0].text() == "2")
    tab.list.setFocus()
    QTest.keyClick(tab.list, Key.Key_Down)  # to the round before the last
    if by == "button":
        QTest.mouseClick(statistics.card_button, Qt.MouseButton.LeftButton)
    elif by == "Enter":
        QTest.keyClick(tab.list, Key.Key_Return)
    else:
        place = tab.list.visualRect(tab.list.model().index(1, 1)).center()
        QTest.mouseClick(tab.list.viewport(), Qt.MouseButton.LeftButton, NO_KEYS, place)
        QTest.mouseDClick(tab.list.viewport(), Qt.MouseButton.LeftButton, NO_KEYS, place)
    (card,) = window.findChildren(FinishedCardWindow)
    qtbot.waitUntil(lambda: card.best.is_done and card.reader.is_idle)
    assert card.card.facts == Facts(
        EARLIER, best=(24, 0, 2, 1, 9, 2, 4, 0, 2), rival=ScoreCard((6,) * 9)
    )
    assert card.card.heading.title == "Round 7"
    assert card.card.heading.result == "40 strokes, 5 below par"
    assert card.save_file(tmp_path / "card.txt")
    assert (tmp_path / "card.txt").read_text(encoding="utf-8") == card.card.text()
    QTest.keyClick(card, Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == card.card.text()
    assert window.rounds.round is None
    card.close()
    statistics.close()


def test_without_a_round_the_statistics_say_how_to_begin_one(
    window: MainWindow, qtbot: QtBot
) -> None:
    press(window, Key.Key_T, CTRL)
    (statistics,) = window.findChildren(StatisticsWindow)
    qtbot.waitUntil(lambda: statistics.reader.is_idle)
    statistics.tabs.setCurrentWidget(statistics.rounds)
    assert statistics.rounds.empty.isVisible()
    assert "Ctrl+Shift+N" in statistics.rounds.empty.text()
    statistics.close()


def test_a_finished_round_is_shown_in_open_statistics(window: MainWindow, qtbot: QtBot) -> None:
    press(window, Key.Key_T, CTRL)
    (statistics,) = window.findChildren(StatisticsWindow)
    window.activateWindow()
    begin(window)
    play_round(window)
    qtbot.waitUntil(lambda: statistics.rounds.values[0].text() == "1")
    statistics.close()


def test_bars_group_what_would_be_too_many() -> None:
    assert bars_of({}) == ()
    assert [(bar.low, bar.high, bar.count) for bar in bars_of({3: 2, 5: 1})] == [
        (3, 3, 2),
        (4, 4, 0),
        (5, 5, 1),
    ]
    wide = bars_of({-20: 1, 0: 2, 99: 3})
    assert len(wide) <= 16
    assert sum(bar.count for bar in wide) == 6
    assert wide[0].low <= -20 <= wide[0].high
    assert wide[0].text == "−20…−11"
