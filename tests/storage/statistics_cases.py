"""Attempts for the tests of the statistics, and a naive reading of what they come to."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from golf_desktop.storage.attempt import Attempt, Result, RuleSet
from golf_desktop.storage.statistics import Summary

STANDARD = RuleSet("golf", "nothing", "below-zero")
WRAP = RuleSet("golf", "wrap", "below-zero")
PEAKS = RuleSet("tri-peaks", "wrap", "below-zero", jokers=1)
NOON = datetime(2026, 3, 1, 12, 0, 0, 250_000, tzinfo=UTC)


def attempt(attempt_id: str, **changes: Any) -> Attempt:
    """An attempt at deal 1 that was stuck, but for the changes."""
    values: dict[str, Any] = {
        "begun": NOON,
        "ended": NOON,
        "deal": 1,
        "rules": STANDARD,
        "result": Result.STUCK,
        "score": 7,
        "cards_left": 7,
        "stock_left": 0,
        "moves": 44,
        "move_text": "1" * 28 + "." * 16,
        "seconds": 61.5,
    }
    values |= changes
    if values.get("board") is not None:
        values["deal"] = None
    if values["result"] is Result.CLEARED:
        values["cards_left"] = 0
    return Attempt(id=attempt_id, **values)


def cleared(attempt_id: str, score: int = -2, **changes: Any) -> Attempt:
    """A cleared attempt."""
    return attempt(attempt_id, result=Result.CLEARED, score=score, **changes)


def left(attempt_id: str, **changes: Any) -> Attempt:
    """An attempt that was left."""
    return attempt(attempt_id, result=Result.LEFT, score=30, cards_left=30, **changes)


@st.composite
def attempts(draw: st.DrawFn) -> Attempt:
    """Attempts of few ids, each id at one deal under one rule set, so that they often meet."""
    identity = draw(st.integers(0, 11))
    result = draw(st.sampled_from(Result))
    return attempt(
        f"id-{identity}",
        deal=10**20 - identity % 3,
        rules=(STANDARD, WRAP, PEAKS)[identity % 4 % 3],
        result=result,
        score=draw(st.integers(-3, 0) if result is Result.CLEARED else st.integers(1, 3)),
        undos=draw(st.integers(0, 1)),
        hints=draw(st.integers(0, 1)),
        seconds=draw(st.sampled_from([0.0, 10.0, 20.5])),
    )


def naive_entries(recorded: Iterable[Attempt]) -> dict[str, Attempt]:
    """What should stand after these records, by id in the order of the first of each."""
    standing: dict[str, Attempt] = {}
    for new in recorded:
        old = standing.get(new.id)
        if old is None:
            standing[new.id] = new
        elif (
            old.result is Result.LEFT
            or (old.result is Result.STUCK and new.result is not Result.LEFT)
            or (new.result is Result.CLEARED and new.score < old.score)
        ):
            # Help that was had once counts, also after an earlier save was opened.
            undos, hints = max(old.undos, new.undos), max(old.hints, new.hints)
            standing[new.id] = replace(new, undos=undos, hints=hints)
    return standing


def naive_numbers(standing: Sequence[Attempt]) -> list[int]:
    """Which attempt each is at its deal under its rules."""
    deals = [(each.rules, each.deal, each.board) for each in standing]
    return [deals[: index + 1].count(deal) for index, deal in enumerate(deals)]


def naive_summary(standing: Sequence[Attempt]) -> Summary:
    """What the attempts come to, counted one by one."""
    streak = longest = 0
    for each in standing:
        streak = streak + 1 if each.result is Result.CLEARED else 0
        longest = max(longest, streak)
    scores = [each.score for each in standing]
    return Summary(
        played=len(standing),
        cleared=sum(each.result is Result.CLEARED for each in standing),
        current_streak=streak,
        longest_streak=longest,
        best_score=min(scores, default=None),
        mean_score=sum(scores) / len(scores) if scores else None,
        last_score=scores[-1] if scores else None,
        mean_seconds=sum(each.seconds for each in standing) / len(scores) if scores else None,
    )


def raw(path: Path, statement: str) -> list[tuple[Any, ...]]:
    """Run one statement on a file, past the store."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return connection.execute(statement).fetchall()


def run_script(path: Path, script: Path) -> None:
    """Make a database from a script of statements."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script.read_text("utf-8"))
