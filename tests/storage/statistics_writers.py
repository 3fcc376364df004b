"""Processes that write into one file of statistics and are killed while they do.

Run as a program, so that the writers are forks of a small process without threads:
``python -m tests.storage.statistics_writers FOLDER ROUNDS SEED``. It exits with 0 when nothing
that a writer had acknowledged is missing, and otherwise says what is.
"""

from __future__ import annotations

import os
import random
import select
import signal
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from golf_desktop.storage.statistics import Statistics
from tests.storage.statistics_cases import attempt

SHARED = "shared"
"""The folder of the file that most writers write, one after the other and beside the parent."""


def write_without_end(path: Path, name: str, pipe: int) -> None:
    """Record attempts, and acknowledge each by its number once it is recorded."""
    with Statistics(path, patience=30) as store:
        number = 0
        while True:
            store.record(attempt(f"{name}-{number}"))
            os.write(pipe, f"{number}\n".encode())
            number += 1


def fork(work: Callable[[int], None]) -> tuple[int, int]:
    """Start a process that does some work, and give its id and the pipe that it writes to."""
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        return child, reading
    status = 1
    try:
        work(writing)
        status = 0
    except BaseException as error:
        os.write(2, f"a writer failed: {error!r}\n".encode())
    finally:
        os._exit(status)


def acknowledged(pipe: int) -> int:
    """How many attempts a writer that has ended acknowledged."""
    with os.fdopen(pipe, "rb") as file:
        return file.read().count(b"\n")


def kill_one(path: Path, name: str, wait: float, beside: Callable[[], None]) -> int:
    """Start a writer, do something beside it, kill it, and give how many it acknowledged.

    Args:
        path: the file.
        name: the writer's name, with which its ids begin.
        wait: seconds from its start, or from its first record if it is the shared file's.
        beside: what is done before the kill.
    """
    child, pipe = fork(lambda writing: write_without_end(path, name, writing))
    if path.parent.name == SHARED:
        select.select([pipe], [], [], 30)
    beside()
    time.sleep(wait)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if not os.WIFSIGNALED(status):
        sys.exit(f"writer {name} ended by itself")
    return acknowledged(pipe)


def check(path: Path, writers: dict[str, int]) -> None:
    """Every acknowledged attempt is there, at most one more of each writer, the file is whole."""
    with Statistics(path) as store:
        total = store.summary().played
        ids = [entry.attempt.id for entry in store.page(limit=total).entries]
        notice = store.take_notice()
    if notice is not None:
        sys.exit(f"{path}: {notice}")
    for name, count in writers.items():
        found = {each for each in ids if each.startswith(f"{name}-")}
        expected = {f"{name}-{number}" for number in range(count)}
        if not expected <= found <= expected | {f"{name}-{count}"}:
            sys.exit(f"{path}: writer {name} acknowledged {count}, there are {sorted(found)}")
    with closing(sqlite3.connect(path)) as connection:
        if connection.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            sys.exit(f"{path}: not whole")


def main(folder: Path, rounds: int, seed: int) -> None:
    """Kill writers: every fourth while it makes a new file, the others in the shared one."""
    chance = random.Random(seed)
    shared = folder / SHARED / "statistics.sqlite3"
    writers = {"parent": 0}
    with Statistics(shared, patience=30) as store:

        def beside() -> None:
            store.record(attempt(f"parent-{writers['parent']}"))
            writers["parent"] += 1

        # The parent's connection is closed before a fork: SQLite's do not survive one.
        for number in range(rounds):
            store.close()
            if number % 4:
                wait = chance.uniform(0, 0.008)
                writers[f"w{number}"] = kill_one(shared, f"w{number}", wait, beside)
            else:
                new = folder / f"new-{number}" / "statistics.sqlite3"
                count = kill_one(new, "w", chance.uniform(0, 0.02), lambda: None)
                check(new, {"w": count})
    check(shared, writers)
    print(sum(writers.values()))  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
