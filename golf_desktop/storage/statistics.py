"""The statistics: every attempt counted once, and what they come to."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Self

from golf_desktop.storage import days, plots, resets, rounds
from golf_desktop.storage.attempt import Attempt, Entry, RuleSet
from golf_desktop.storage.database import PATIENCE, Database
from golf_desktop.storage.days import DayResult
from golf_desktop.storage.export import to_csv
from golf_desktop.storage.files import write_atomic
from golf_desktop.storage.plots import Asked, Best, Figures
from golf_desktop.storage.problems import told
from golf_desktop.storage.resets import Reset
from golf_desktop.storage.rounds import RoundResult, RoundSummary
from golf_desktop.storage.rows import entries, upsert
from golf_desktop.storage.schema import STEPS, Step
from golf_desktop.storage.selection import Column, Filter, Selection

FILE_NAME = "statistics.sqlite3"

ALL = Selection()


@dataclass(frozen=True, slots=True)
class Summary:
    """What some attempts come to, in the order in which they were first recorded.

    Attributes:
        played: how many they are; one that was left counts as any other.
        cleared: how many of them were cleared.
        current_streak: how many cleared ones stand at the end without another between them.
        longest_streak: how many ever stood so.
        best_score: the lowest score, or None when there is no attempt.
        mean_score: the mean score, or None.
        last_score: the score of the last one, or None.
        mean_seconds: the mean playing time in seconds, or None.
    """

    played: int
    cleared: int
    current_streak: int
    longest_streak: int
    best_score: int | None
    mean_score: float | None
    last_score: int | None
    mean_seconds: float | None

    @property
    def share(self) -> float | None:
        """The share that was cleared, from 0 to 1, or None when there is no attempt."""
        return self.cleared / self.played if self.played else None


@dataclass(frozen=True, slots=True)
class Page:
    """Some lines of the list of attempts.

    Attributes:
        entries: the attempts on this page.
        total: how many the whole list has.
    """

    entries: tuple[Entry, ...]
    total: int


_FIGURES = "count(*), ifnull(sum(cleared), 0), min(score), avg(score), avg(seconds)"

_RULE_SETS = """
WITH RECURSIVE keys (rules) AS (
    SELECT min(rules) FROM attempts
    UNION ALL
    SELECT (SELECT min(rules) FROM attempts WHERE rules > keys.rules) FROM keys
    WHERE rules IS NOT NULL),
lasts (sequence) AS (
    SELECT (SELECT max(sequence) FROM attempts WHERE attempts.rules = keys.rules) FROM keys)
SELECT layout, king_rule, scoring, jokers, packs FROM attempts
WHERE sequence IN (SELECT sequence FROM lasts) ORDER BY sequence DESC
"""
"""The rule sets by skipping from one to the next in the index, which reads a row of each."""


class Statistics:
    """The store of all attempts. Several processes, and threads, may use one file at once.

    The file is opened at the first use. Every method may raise `StorageError` with a sentence for
    the player, and its kind `NewerVersionError` for a file of a newer version.

    Args:
        path: the file.
        steps: the steps that make its tables and bring them to the newest version.
        patience: how long to wait for another process that is writing, in seconds.
    """

    def __init__(
        self, path: Path, *, steps: Sequence[Step] = STEPS, patience: float = PATIENCE
    ) -> None:
        self._database = Database(path, steps, patience)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def path(self) -> Path:
        """The file."""
        return self._database.path

    def close(self) -> None:
        """Let go of the file; the next use opens it again."""
        self._database.close()

    def take_notice(self) -> str | None:
        """What the player should be told about the file (it was damaged, …), once, or None."""
        return self._database.take_notice()

    def record(self, attempt: Attempt, day: DayResult | None = None) -> Entry:
        """Record an attempt, or what it has come to since, and give what now stands there.

        What comes later replaces what stands there, whole, except that a cleared attempt gives
        way only to a clear with a better score, and a stuck one not to its being left.

        Args:
            attempt: the attempt.
            day: the same attempt as the result of a deal of the day, to be filed if it is the
                first of that day.

        Raises:
            ValueError: the attempt of this id was at another deal or under other rules.
        """

        def work(connection: sqlite3.Connection) -> Entry:
            upsert(connection, attempt)
            if day is not None:
                days.upsert(connection, day)
            return next(entries(connection, "WHERE id = ?", (attempt.id,)))

        return self._database.run(work, write=True)

    def attempt(self, attempt_id: str) -> Entry | None:
        """One attempt, or None when there is none of this id."""
        return self._database.run(
            lambda connection: next(entries(connection, "WHERE id = ?", (attempt_id,)), None)
        )

    def days(self) -> dict[date, DayResult]:
        """The results of the deals of the day, by their dates, in order."""
        return self._database.run(days.results)

    def record_round(self, result: RoundResult) -> None:
        """Record a finished round; what is recorded again under the same id is the same round."""
        self._database.run(lambda connection: rounds.upsert(connection, result), write=True)

    def round_summary(self, selection: Selection = ALL) -> RoundSummary:
        """What the selected rounds come to."""
        return self._database.run(lambda connection: rounds.summary(connection, selection))

    def rounds_of(self, number: int, rules: RuleSet) -> tuple[RoundResult, ...]:
        """Every time that a round was finished by some rules, the best coming first."""
        return self._database.run(lambda connection: rounds.played(connection, number, rules))

    def summary(self, selection: Selection = ALL) -> Summary:
        """What the selected attempts come to."""
        return self._database.run(lambda connection: _summary(connection, selection))

    def summaries(self, count: Filter = Filter.ALL) -> dict[RuleSet, Summary]:
        """What the attempts under each rule set come to, the rules played last coming first.

        Args:
            count: which attempts count. Rules under which none does are there all the same.
        """

        def work(connection: sqlite3.Connection) -> dict[RuleSet, Summary]:
            rule_sets = [RuleSet(*row) for row in connection.execute(_RULE_SETS).fetchall()]
            return {
                rules: _summary(connection, Selection(count, rules=rules)) for rules in rule_sets
            }

        return self._database.run(work)

    def distribution(self, selection: Selection = ALL) -> dict[int, int]:
        """How many of the selected attempts have each score, from the best on."""
        where, values = selection.to_sql()
        return self._database.run(
            lambda connection: dict(
                connection.execute(
                    f"SELECT score, count(*) FROM attempts {where} GROUP BY score ORDER BY score",
                    values,
                )
            )
        )

    def plots(self, selection: Selection = ALL) -> Figures:
        """What the plots draw of the selected attempts."""
        return self._database.run(lambda connection: plots.figures(connection, selection))

    def asked(self, selection: Selection, limit: int) -> tuple[Asked, ...]:
        """So many deals, at most, of the last attempts whose best score is still to be found."""
        return self._database.run(lambda connection: plots.asked(connection, selection, limit))

    def note_best(self, found: Iterable[Best]) -> None:
        """Keep the best possible scores of some deals."""
        self._database.run(lambda connection: plots.note_best(connection, found), write=True)

    def page(
        self,
        selection: Selection = ALL,
        *,
        by: Column = Column.SEQUENCE,
        descending: bool = True,
        offset: int = 0,
        limit: int = 50,
    ) -> Page:
        """Some lines of the list of the selected attempts.

        Args:
            selection: the attempts.
            by: what the list is ordered by.
            descending: whether the highest, or the last, comes first.
            offset: how many lines come before the page.
            limit: how many lines the page has at most.
        """
        where, values = selection.to_sql()
        order = by.to_sql(descending=descending)

        def work(connection: sqlite3.Connection) -> Page:
            count = connection.execute(f"SELECT count(*) FROM attempts {where}", values)
            total = count.fetchone()[0]
            rest = f"{where} {order} LIMIT ? OFFSET ?"
            return Page(tuple(entries(connection, rest, (*values, limit, offset))), total)

        return self._database.run(work)

    def export_csv(self, path: Path, selection: Selection = ALL) -> None:
        """Write the selected attempts as CSV, in the order in which they were played.

        Raises:
            StorageError: also when this file cannot be written.
        """
        where, values = selection.to_sql()
        data = self._database.run(
            lambda connection: to_csv(entries(connection, f"{where} ORDER BY sequence", values))
        )
        with told(path.name):
            write_atomic(path, data)

    def reset(self, selection: Selection = ALL) -> Reset:
        """Take the selected attempts out of the statistics, so that they can be put back."""
        where, values = selection.to_sql()
        return self._database.run(
            lambda connection: resets.take_out(connection, where, values, datetime.now(UTC)),
            write=True,
        )

    def undo_reset(self, token: int) -> int:
        """Put back what a reset took out, also after further attempts, and give how many.

        Each comes back to its old place in the order, and the attempts at a deal are numbered
        accordingly.

        Raises:
            LookupError: there is no such reset, or it was undone already.
        """
        return self._database.run(lambda connection: resets.put_back(connection, token), write=True)

    def resets(self) -> tuple[Reset, ...]:
        """The resets that can be undone, the latest first."""
        return self._database.run(resets.kept)

    def forget_reset(self, token: int) -> None:
        """Delete for good what a reset took out."""
        self._database.run(lambda connection: resets.forget(connection, token), write=True)


def _summary(connection: sqlite3.Connection, selection: Selection) -> Summary:
    where, values = selection.to_sql()
    played, cleared, best, mean, seconds = connection.execute(
        f"SELECT {_FIGURES} FROM attempts {where}", values
    ).fetchone()
    last = connection.execute(
        f"SELECT score FROM attempts {where} ORDER BY sequence DESC LIMIT 1", values
    ).fetchone()
    current, longest = _streaks(connection, where, values)
    return Summary(
        played=played,
        cleared=cleared,
        current_streak=current,
        longest_streak=longest,
        best_score=best,
        mean_score=mean,
        last_score=None if last is None else last[0],
        mean_seconds=seconds,
    )


def _streaks(
    connection: sqlite3.Connection, where: str, values: tuple[str, ...]
) -> tuple[int, int]:
    """The current and the longest streak of cleared attempts."""
    rows = connection.execute(f"SELECT cleared FROM attempts {where} ORDER BY sequence", values)
    flags = bytes(flag for (flag,) in rows.fetchall())
    longest = max(map(len, flags.split(b"\0")))
    return len(flags) - len(flags.rstrip(b"\1")), longest
