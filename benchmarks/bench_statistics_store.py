"""Opening the statistics over 100,000 attempts, and recording one more."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from report import Figure, at_most, compared, table

from golf_desktop.storage.attempt import Attempt, Result, RuleSet
from golf_desktop.storage.database import Database
from golf_desktop.storage.rows import upsert
from golf_desktop.storage.selection import Column, Filter, Selection
from golf_desktop.storage.statistics import FILE_NAME, Statistics

ATTEMPTS = 100_000
OPENING_MILLISECONDS = 100
RUNS = 15

_RULES = [
    RuleSet("golf", king_rule, scoring)
    for king_rule, scoring in product(("nothing", "queen", "wrap"), ("below-zero", "cards-left"))
]


def measure() -> list[Figure]:
    """Fill a file of its own and ask it what the statistics window asks."""
    with TemporaryDirectory(prefix="golf-benchmark-") as folder:
        path = Path(folder) / FILE_NAME
        _fill(path)
        megabytes = path.stat().st_size / 1e6
        with Statistics(path) as store:
            return [
                at_most(
                    "opened: all summaries, first page",
                    _milliseconds(lambda: _opening(path)),
                    OPENING_MILLISECONDS,
                    "ms",
                    1,
                ),
                *(
                    compared(f"  {name}", _milliseconds(work), "ms", 1)
                    for name, work in _questions(store).items()
                ),
                compared("  the file", [megabytes], "MB", 1),
            ]


def _questions(store: Statistics) -> dict[str, Callable[[], object]]:
    new = iter(_attempts(random.Random(2), RUNS + 1))
    return {
        "summaries, without help": lambda: store.summaries(Filter.WITHOUT_HELP),
        "summary of all": store.summary,
        "summary of a layout": lambda: store.summary(Selection(layout="golf")),
        "distribution of scores": store.distribution,
        "page in the middle": lambda: store.page(offset=ATTEMPTS // 2),
        "first page by deal": lambda: store.page(by=Column.DEAL),
        "first page by seconds": lambda: store.page(by=Column.SECONDS),
        "one attempt recorded": lambda: store.record(next(new)),
    }


def _opening(path: Path) -> None:
    with Statistics(path) as store:
        store.summaries()
        store.page()


def _milliseconds(work: Callable[[], object]) -> list[float]:
    """Each of some runs, after one that does not count."""
    times = []
    for _ in range(RUNS + 1):
        begun = perf_counter()
        work()
        times.append((perf_counter() - begun) * 1000)
    return times[1:]


def _fill(path: Path) -> None:
    """Record in one transaction, which is faster than as the game does it."""

    def work(connection: sqlite3.Connection) -> None:
        for each in _attempts(random.Random(1), ATTEMPTS):
            upsert(connection, each)

    database = Database(path)
    database.run(work, write=True)
    database.close()


def _attempts(chance: random.Random, count: int) -> list[Attempt]:
    """Attempts such as a player makes: most at new deals, a third cleared, some with help."""
    return [_attempt(chance, index) for index in range(count)]


def _attempt(chance: random.Random, index: int) -> Attempt:
    result = chance.choice(list(Result))
    cards_left = 0 if result is Result.CLEARED else chance.randint(1, 30)
    moment = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=3 * index)
    return Attempt(
        id=f"{chance.getrandbits(128):032x}",
        begun=moment,
        ended=moment + timedelta(minutes=2),
        deal=chance.randint(1, 10 ** chance.randint(3, 20)),
        rules=chance.choice(_RULES),
        result=result,
        score=cards_left or -chance.randint(0, 9),
        cards_left=cards_left,
        stock_left=0,
        moves=51,
        move_text="".join(chance.choices("1234567.", k=51)),
        undos=chance.choice((0, 0, 0, 4)),
        hints=chance.choice((0, 0, 0, 1)),
        seconds=chance.uniform(20, 300),
    )


if __name__ == "__main__":
    print(table(measure()))
