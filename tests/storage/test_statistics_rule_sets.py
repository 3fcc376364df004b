"""Statistics and streaks are kept apart for each rule set of the family."""

from __future__ import annotations

from pathlib import Path

from golf_desktop.engine.layout import LAYOUTS
from golf_desktop.engine.rules import Rules
from golf_desktop.storage.attempt import Attempt, RuleSet
from golf_desktop.storage.selection import Selection
from golf_desktop.storage.statistics import Statistics
from tests.engine.boards import EVERY_RULES
from tests.storage.statistics_cases import attempt, cleared, naive_summary

_ROUNDS = 6


def _attempts_of(place: int, rules: Rules) -> list[Attempt]:
    """Six attempts by some rules, whose clears come in an order that tells them from others'."""
    made = []
    for turn in range(_ROUNDS):
        is_clear = (place * 7 + turn * turn) % 5 < 3
        name = f"{place}-{turn}"
        changes = {"rules": RuleSet.of(rules), "deal": turn + 1, "seconds": float(place + turn)}
        made.append(
            cleared(name, -(place % 4), **changes)
            if is_clear
            else attempt(name, score=place + 1, cards_left=place + 1, **changes)
        )
    return made


def test_every_rule_set_has_a_key_of_its_own() -> None:
    keys = {RuleSet.of(rules).key for rules in EVERY_RULES}
    assert len(keys) == len(EVERY_RULES)


def test_every_rule_set_is_known_again_by_its_names() -> None:
    assert [RuleSet.of(rules).known for rules in EVERY_RULES] == EVERY_RULES


def test_each_rule_set_counts_alone_though_all_are_played_in_turn(tmp_path: Path) -> None:
    made = [_attempts_of(place, rules) for place, rules in enumerate(EVERY_RULES)]
    with Statistics(tmp_path / "s.sqlite3") as store:
        for turn in range(_ROUNDS):
            for attempts in made:
                store.record(attempts[turn])
        summaries = store.summaries()
        assert len(summaries) == len(EVERY_RULES)
        for attempts in made:
            rules = attempts[0].rules
            expected = naive_summary(attempts)
            assert summaries[rules] == expected
            assert store.summary(Selection(rules=rules)) == expected
            numbers = {
                entry.number for entry in store.page(Selection(rules=rules), limit=100).entries
            }
            assert numbers == {1}, "the same deal by other rules is another deal"
        for name in LAYOUTS:
            count = sum(len(each) for each in made if each[0].rules.layout == name)
            assert store.summary(Selection(layout=name)).played == count
    streaks = {summary.longest_streak for summary in summaries.values()}
    assert len(streaks) > 1, "the attempts tell nothing apart"
