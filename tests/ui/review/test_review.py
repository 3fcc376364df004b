"""What the review shows, and how a move is selected in it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip
from pytestqt.qtbot import QtBot

from golf_desktop.engine.position import Play
from golf_desktop.engine.rules import WRAP
from golf_desktop.solver.exact import solve
from golf_desktop.ui.main_window import MainWindow
from golf_desktop.ui.review.window import ReviewWindow
from golf_desktop.ui.texts import card_text
from tests.ui.playing import CTRL, LEFT, action_of, button, press
from tests.ui.review.conftest import LAPSES, LOST, key, opened, reviewed, shown

Key = Qt.Key


def lines(review: ReviewWindow) -> list[list[str]]:
    """The texts of the list."""
    items = [review.lapses.topLevelItem(row) for row in range(review.lapses.topLevelItemCount())]
    return [[item.text(column) for column in range(4)] for item in items if item is not None]


def figures(review: ReviewWindow) -> dict[str, str]:
    """The figures by their names."""
    return {name.text(): value.text() for value, name in review.head.figures if name.text()}


def click(review: ReviewWindow, place: QPointF) -> None:
    """Click a place of the graph."""
    QTest.mouseClick(review.graph, LEFT, pos=place.toPoint())


def click_line(review: ReviewWindow, row: int) -> None:
    """Click a line of the list."""
    item = review.lapses.topLevelItem(row)
    assert item is not None
    place = review.lapses.visualItemRect(item).center()
    QTest.mouseClick(review.lapses.viewport(), LEFT, pos=place)


def selected_line(review: ReviewWindow) -> str | None:
    """The number of the move that is selected in the list, or None."""
    items = review.lapses.selectedItems()
    return items[0].text(0) if items else None


def test_a_lost_deal_is_reviewed_from_the_panel_at_its_end(lost: MainWindow, qtbot: QtBot) -> None:
    assert lost.end_panel.isVisible()
    QTest.mouseClick(button(lost.end_panel, "Review"), LEFT)
    review = shown(qtbot, lost)
    assert review.head.deal.text() == f"Deal {LOST}"
    assert review.head.rules.text() == "Golf, nothing on a king"
    assert figures(review) == {"Your score": "10", "Best possible": "−1", "Given away": "11"}
    assert review.head.sentence == "Your score 10 · best possible −1 · 11 strokes given away"
    assert review.windowTitle() == f"Review – Deal {LOST}"


def test_the_moves_that_gave_strokes_away_are_listed_with_better_ones(
    lost: MainWindow, qtbot: QtBot
) -> None:
    review = reviewed(qtbot, lost)
    assert [int(line[0]) for line in lines(review)] == LAPSES
    game, cards = lost.table.game, lost.table.game.deal.cards
    for number, played, better, cost in lines(review):
        before = game.up_to(int(number) - 1).position
        best = solve(before).best_score
        move = game.moves[int(number) - 1]
        assert isinstance(move, Play)
        column = move.slot % 7 + 1
        assert played == f"{card_text(cards[move.slot])} from column {column}"
        assert solve(before.play(move)).best_score == best + int(cost)
        (lapse,) = [each for each in review.reviewer.moves() if each.index == int(number) - 1]
        assert lapse.lapse is not None
        assert isinstance(lapse.lapse.better, Play)
        assert better.startswith(card_text(cards[lapse.lapse.better.slot]))
        assert solve(before.play(lapse.lapse.better)).best_score == best


def test_the_first_lapse_is_selected_and_has_the_keyboard(lost: MainWindow, qtbot: QtBot) -> None:
    review = reviewed(qtbot, lost)
    assert review.focusWidget() is review.lapses
    assert (selected_line(review), review.graph.selected) == ("12", 11)
    assert review.move_line.whole.startswith("Move 12: 7♠ from column 2 – gave 2 strokes away")
    assert "better: 9♠ from column 5" in review.move_line.whole
    assert review.play_button.isEnabled()


def test_the_list_and_the_graph_select_the_same_move(lost: MainWindow, qtbot: QtBot) -> None:
    review = reviewed(qtbot, lost)
    click_line(review, 2)
    assert (selected_line(review), review.graph.selected) == ("28", 27)
    key(review, Key.Key_Down)
    assert (selected_line(review), review.graph.selected) == ("31", 30)
    click(review, review.graph.place(15))
    assert (selected_line(review), review.graph.selected) == ("16", 15)
    click(review, review.graph.place(2))
    assert (selected_line(review), review.graph.selected) == (None, 2)
    assert review.move_line.whole.startswith("Move 3: ")
    assert review.move_line.whole.endswith("best still possible −1")
    assert review.play_button.isEnabled()


def test_the_arrows_go_along_the_graph(lost: MainWindow, qtbot: QtBot) -> None:
    review = reviewed(qtbot, lost)
    click(review, review.graph.place(4))
    assert review.focusWidget() is review.graph
    found = []
    for which in (
        Key.Key_Right, Key.Key_Left, Key.Key_Left, Key.Key_Down, Key.Key_Down, Key.Key_Up,
        Key.Key_Up, Key.Key_Home, Key.Key_Left, Key.Key_End, Key.Key_Right, Key.Key_Down,
    ):  # fmt: skip
        key(review, which)
        found.append(review.graph.selected)
    assert found == [5, 4, 3, 11, 15, 11, 11, 0, 0, 40, 40, 40]
    assert selected_line(review) == "41"


def test_a_move_can_be_dragged_to(lost: MainWindow, qtbot: QtBot) -> None:
    review = reviewed(qtbot, lost)
    graph = review.graph
    QTest.mousePress(graph, LEFT, pos=graph.place(3).toPoint())
    QTest.mouseMove(graph, graph.place(6).toPoint())
    QTest.mouseRelease(graph, LEFT, pos=graph.place(6).toPoint())
    assert graph.selected == 6


def test_places_beside_the_graph_mean_the_nearest_move(lost: MainWindow, qtbot: QtBot) -> None:
    review = reviewed(qtbot, lost)
    click(review, QPointF(1, 20))
    assert review.graph.selected == 0
    click(review, QPointF(review.graph.width() - 2, 20))
    assert review.graph.selected == 40


def test_a_tool_tip_tells_of_the_move_under_the_mouse(lost: MainWindow, qtbot: QtBot) -> None:
    review = reviewed(qtbot, lost)
    place = review.graph.place(15).toPoint() + QPoint(0, 40)
    event = QHelpEvent(QEvent.Type.ToolTip, place, review.graph.mapToGlobal(place))
    QApplication.sendEvent(review.graph, event)
    assert QToolTip.text().splitlines() == [
        "Move 16: 9♠ from column 5",
        "Best still possible: 3",
        "Gave 2 strokes away",
        "Better: J♦ from column 6",
    ]
    QToolTip.hideText()


def test_a_screen_reader_hears_the_graph(lost: MainWindow, qtbot: QtBot) -> None:
    review = reviewed(qtbot, lost)
    assert review.graph.accessibleName()
    text = review.graph.accessibleDescription()
    assert "gave 2 strokes away" in text
    assert "From −1 at the deal to 10 after 41 moves." in text
    assert review.head.accessibleName() == review.head.sentence


def test_a_deal_played_perfectly_is_praised(window: MainWindow, qtbot: QtBot) -> None:
    for move in solve(window.table.position).moves:
        window.table._apply(move)
    review = reviewed(qtbot, window)
    assert review.nothing.isVisible()
    assert review.nothing.text() == "Nothing given away: this was the best possible."
    assert not review.lapses.isVisible()
    assert figures(review)["Given away"] == "0"
    assert review.focusWidget() is review.graph
    for each in (review.play_button, review.show_button):
        assert not each.isEnabled()
        assert each.toolTip() == "Select a move first, in the graph or in the list."
    key(review, Key.Key_Right)
    assert review.graph.selected == 0
    assert review.play_button.isEnabled()


def test_of_a_game_in_the_middle_it_tells_how_it_stands(window: MainWindow, qtbot: QtBot) -> None:
    assert not action_of(window, "Ctrl+E").isEnabled()
    while window.table.turn():
        pass
    for _ in range(4):
        window.table.undo()
    review = reviewed(qtbot, window)
    game = window.table.game
    best, still = solve(game.up_to(0).position).best_score, solve(game.position).best_score
    assert figures(review) == {
        "Score so far": "35",
        "Best possible": str(best),
        "Still possible": str(still),
        "Given away": str(still - best),
    }
    assert "so far" in review.head.sentence
    assert len(review.reviewer.moves()) == 12
    stock = game.deal.stock
    first = lines(review)[0]
    number = int(first[0])
    assert first[1] == f"Turned the stock: {card_text(stock[number - 1])}"


def test_without_a_lapse_so_far_the_best_is_in_reach(window: MainWindow, qtbot: QtBot) -> None:
    window.table._apply(solve(window.table.position).moves[0])
    review = reviewed(qtbot, window)
    assert review.nothing.text().startswith("Nothing given away so far: ")


def test_a_stock_that_should_have_been_turned_is_the_better_move(
    window: MainWindow, qtbot: QtBot
) -> None:
    for number in range(1, 60):
        window.table.new_deal(number, WRAP)
        position = window.table.position
        first = solve(position)
        plays = position.legal_plays()
        if not isinstance(first.moves[0], Play) and any(
            solve(position.play(play)).best_score > first.best_score for play in plays
        ):
            break
    bad = next(p for p in plays if solve(position.play(p)).best_score > first.best_score)
    window.table.play(bad.slot)
    review = reviewed(qtbot, window)
    assert lines(review)[0][2] == "Turn the stock"
    assert "better: turn the stock" in review.move_line.whole


def test_another_game_takes_the_place_of_the_one_before(lost: MainWindow, qtbot: QtBot) -> None:
    review = reviewed(qtbot, lost)
    lost.table.new_deal(5)
    lost.table.turn()
    lost.activateWindow()
    press(lost, Key.Key_E, CTRL)
    assert opened(lost) is review
    assert review.message.isVisible() or review.reviewer.review is not None
    qtbot.waitUntil(lambda: review.reviewer.review is not None)
    assert review.head.deal.text() == "Deal 5"
    assert len(review.reviewer.moves()) == 1


def test_the_keyboard_reaches_everything(lost: MainWindow, qtbot: QtBot) -> None:
    review = reviewed(qtbot, lost)
    reached: list[object] = []
    while review.focusWidget() not in reached:
        reached.append(review.focusWidget())
        key(review, Key.Key_Tab)
    assert set(reached) == {
        review.lapses,
        review.graph,
        review.play_button,
        review.show_button,
        review.close_button,
    }
    keys = [each.text().partition("&")[2][:1] for each in review.findChildren(QPushButton)]
    assert len(set(keys)) == len(keys) == 3


@pytest.mark.parametrize("how", ["escape", "button", "enter"])
def test_it_is_closed(lost: MainWindow, qtbot: QtBot, how: str) -> None:
    review = reviewed(qtbot, lost)
    if how == "escape":
        key(review, Key.Key_Escape)
    elif how == "button":
        QTest.mouseClick(review.close_button, LEFT)
    else:
        review.close_button.setFocus()
        key(review, Key.Key_Return)
    qtbot.waitUntil(lambda: not lost.findChildren(ReviewWindow))
    lost.activateWindow()
    again = reviewed(qtbot, lost)
    assert [int(line[0]) for line in lines(again)] == LAPSES
