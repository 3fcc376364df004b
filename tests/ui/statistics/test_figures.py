"""The figures, and the choice of the attempts that they are of."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from golf_desktop.engine.rules import GAMES
from golf_desktop.storage.attempt import RuleSet
from golf_desktop.storage.statistics import Statistics
from golf_desktop.ui.design import DARK, LIGHT, palette
from golf_desktop.ui.scrolling import Scrolled
from tests.ui.statistics.conftest import Open, choose, figures, settle, shown
from tests.ui.statistics.made import UNKNOWN, WRAP, attempt


def test_the_figures_tell_what_the_attempts_come_to(open_window: Open) -> None:
    window = open_window(
        attempt(-2, number=1, seconds=100),
        attempt(-3, number=2, seconds=100),
        attempt(4, number=3, seconds=190),
        attempt(-10, number=4, seconds=100),
    )
    assert figures(window) == {
        "Played": "4",
        "Cleared": "3",
        "Share cleared": "75.0%",
        "Current streak": "1",
        "Longest streak": "2",
        "Best score": "−10",
        "Mean score": "−2.8",
        "Last score": "−10",
        "Mean time": "2:02",
    }


def test_what_is_not_there_yet_is_a_dash(open_window: Open) -> None:
    texts = figures(open_window())
    assert (texts.pop("Played"), texts.pop("Cleared")) == ("0", "0")
    assert set(texts.values()) == {"–"}


def test_an_empty_store_is_told_of_in_a_sentence(open_window: Open) -> None:
    window = open_window()
    assert window.attempts.empty.isVisible()
    assert not window.attempts.table.isVisible()
    assert window.attempts.empty.text().startswith("No attempts yet.")
    assert not window.replay_button.isEnabled()
    assert not window.export_button.isEnabled()
    assert not window.reset_button.isEnabled()


def test_the_buttons_are_seen_and_nothing_need_be_scrolled_as_the_window_opens(
    open_window: Open,
) -> None:
    window = open_window()
    (scrolled,) = window.findChildren(Scrolled)
    for tab in range(2):
        window.tabs.setCurrentIndex(tab)
        QApplication.sendPostedEvents()
        assert scrolled.verticalScrollBar().maximum() == 0


def test_a_mean_score_just_below_zero_is_no_minus_zero(open_window: Open) -> None:
    scores = [-1, *[0] * 30]
    window = open_window(*(attempt(score, number=n + 1) for n, score in enumerate(scores)))
    assert figures(window)["Mean score"] == "0.0"


def test_each_rule_set_that_was_played_can_be_chosen(qtbot: QtBot, open_window: Open) -> None:
    window = open_window(attempt(1, number=1), attempt(2, number=2, rules=WRAP))
    box = window.choice.rules
    texts = [box.itemText(place) for place in range(box.count())]
    assert texts == ["All", "Golf, nothing on a king", "Golf, turning the corner"]
    choose(qtbot, window, window.choice.rules, "Golf, turning the corner")
    assert figures(window)["Played"] == "1"
    assert shown(window, "Score") == ["2"]
    choose(qtbot, window, window.choice.rules, "All")
    assert shown(window, "Score") == ["2", "1"]


def test_layouts_are_on_offer_once_there_are_several(qtbot: QtBot, open_window: Open) -> None:
    window = open_window(
        attempt(1, number=1), attempt(2, number=2, rules=UNKNOWN), attempt(3, number=3, rules=WRAP)
    )
    box = window.choice.rules
    texts = [box.itemText(place) for place in range(box.count())]
    assert texts == [
        "All",
        "Giza: all rules",
        "Golf: all rules",
        "Giza, wrap, below-zero, 3 jokers",
        "Golf, nothing on a king",
        "Golf, turning the corner",
    ]
    choose(qtbot, window, window.choice.rules, "Golf: all rules")
    assert shown(window, "Score") == ["3", "1"]


def test_games_of_the_family_have_their_names(qtbot: QtBot, open_window: Open) -> None:
    games = ["standard", "thieves", "double-golf", "double-putt", "tri-peaks", "black-hole"]
    rule_sets = [RuleSet.of(GAMES[name]) for name in games]
    peaks = replace(rule_sets[4], jokers=1, scoring="cards-left")
    made = [attempt(n, number=n, rules=rules) for n, rules in enumerate([*rule_sets, peaks], 1)]
    window = open_window(*made)
    box = window.choice.rules
    assert [box.itemText(place) for place in range(box.count())] == [
        "All",
        "Black Hole: all rules",
        "Double Golf: all rules",
        "Golf: all rules",
        "Tri Peaks: all rules",
        "Black Hole",
        "Double Golf",
        "Double Golf: Double Putt",
        "Golf, nothing on a king",
        "Golf: Thieves",
        "Tri Peaks",
        "Tri Peaks, 1 joker, cards left count",
    ]
    for text, scores in (
        ("Golf: Thieves", ["2"]),
        ("Double Golf: all rules", ["4", "3"]),
        ("Tri Peaks", ["5"]),
        ("Tri Peaks, 1 joker, cards left count", ["7"]),
    ):
        choose(qtbot, window, box, text)
        assert shown(window, "Score") == scores
        assert figures(window)["Played"] == str(len(scores))


def test_help_and_first_attempts_can_be_told_apart(qtbot: QtBot, open_window: Open) -> None:
    window = open_window(
        attempt(1, number=1, deal=5), attempt(2, number=2, deal=5), attempt(3, number=3, undos=2)
    )
    choose(qtbot, window, window.choice.filter, "Without help (no undo, no hint)")
    assert shown(window, "Score") == ["2", "1"]
    choose(qtbot, window, window.choice.filter, "With help")
    assert shown(window, "Score") == ["3"]
    assert figures(window)["Mean score"] == "3.0"
    choose(qtbot, window, window.choice.filter, "First attempts only")
    assert shown(window, "Score") == ["3", "1"]


def test_a_choice_without_attempts_is_told_of(qtbot: QtBot, open_window: Open) -> None:
    window = open_window(attempt(1))
    choose(qtbot, window, window.choice.filter, "With help")
    assert window.attempts.empty.text() == "No attempts of this kind yet."
    assert figures(window)["Best score"] == "–"


def test_rules_played_for_the_first_time_come_on_offer(
    qtbot: QtBot, open_window: Open, statistics: Statistics
) -> None:
    window = open_window(attempt(1, number=1), attempt(2, number=2, rules=WRAP))
    choose(qtbot, window, window.choice.rules, "Golf, turning the corner")
    statistics.record(attempt(3, number=3, rules=UNKNOWN))
    window.refresh()
    settle(qtbot, window)
    assert window.choice.rules.findText("Giza: all rules") > 0
    assert window.choice.rules.currentText() == "Golf, turning the corner"
    assert figures(window)["Played"] == "1"


def test_every_value_has_a_name_that_can_be_read_aloud(open_window: Open) -> None:
    window = open_window(attempt(-4))
    assert [label.accessibleName() for label in window.figures.values][5] == "Best score: −4"
    assert window.choice.rules.accessibleName() == "Rules"
    assert window.choice.filter.accessibleName() == "Attempts"
    assert window.attempts.table.accessibleName()
    assert window.attempts.table.head.accessibleName()


def test_the_small_print_follows_the_palette(open_window: Open) -> None:
    window = open_window()
    for scheme in (LIGHT, DARK):
        window.setPalette(palette(scheme))
        ink = window.sentence.palette().color(QPalette.ColorRole.WindowText)
        assert ink == QColor(scheme.faint)
