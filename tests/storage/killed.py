"""Writes files until it is killed, again and again, and checks after each time what is left.

Run as a program: ``python -m tests.storage.killed FOLDER ROUNDS SEED``; it prints what it found as
JSON. One process that has everything imported makes the writers by fork, since 200 fresh starts
would take long.
"""

from __future__ import annotations

import json
import mmap
import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import Any

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.storage.autosave import Autosave
from golf_desktop.storage.files import BLOCK, write_at_once
from golf_desktop.storage.save_file import SavedGame, decode, read, write
from golf_desktop.storage.settings import StructFile, WindowState

KINDS = ("autosave.golf", "window.json", "own.golf", "page")
LONGEST = 0.02
"""Seconds after which a writer is killed at the latest."""


def _game(number: int) -> Game:
    game = Game(deal(number + 1))
    for _ in range(number % 17):
        game.apply(game.position.legal_moves()[-1])
    return game


GAMES = [_game(number) for number in range(60)]


def saved_game(number: int) -> SavedGame:
    """The game that is written as the `number`-th; it grows and shrinks with the number."""
    return SavedGame(GAMES[number % len(GAMES)], seconds=number)


def page(number: int) -> bytes:
    """A page full of a number."""
    return b"%015d " % number * ((BLOCK - 1) // 16)


class Counters:
    """Two numbers that a killed process leaves to its parent: the last begun and the last done."""

    def __init__(self) -> None:
        # Each number is stored in one step, unlike with `struct`, which first writes zeros.
        self._numbers = memoryview(mmap.mmap(-1, 16)).cast("q")

    @property
    def begun(self) -> int:
        return self._numbers[0]

    @begun.setter
    def begun(self, number: int) -> None:
        self._numbers[0] = number

    @property
    def done(self) -> int:
        return self._numbers[1]

    @done.setter
    def done(self, number: int) -> None:
        self._numbers[1] = number


def write_for_ever(folder: Path, kind: str, start: int, counters: Counters) -> None:
    """Write one kind of file with higher and higher numbers."""
    autosave = Autosave(folder, interval=0.0)
    window = StructFile(folder / "window.json", WindowState)
    number = start
    while True:
        number += 1
        counters.begun = number
        if kind == "autosave.golf":
            autosave.note(saved_game(number))
        elif kind == "window.json":
            window.save(WindowState(geometry=str(number) * (1 + number % 50)))
        elif kind == "page":
            write_at_once(folder / kind, page(number))
        else:
            write(folder / kind, saved_game(number))
        counters.done = number


def number_in(path: Path) -> int:
    """The number of a file, after a check that it is whole."""
    if path.suffix == ".golf":
        saved = decode(path.read_bytes())
        number = int(saved.seconds)
        expected = saved_game(number)
        assert saved.game.deal == expected.game.deal, path
        assert saved.game.moves == expected.game.moves, path
        return number
    if path.name == "page":
        words = set(path.read_bytes().split())
        assert len(words) == 1, "the page is torn"
        return int(words.pop())
    text = json.loads(path.read_bytes())["geometry"]
    for length in range(1, len(text) + 1):
        number = int(text[:length])
        if str(number) * (1 + number % 50) == text:
            return number
    raise AssertionError(f"{path} is neither old nor new: {text}")


def play_round(folder: Path, kind: str, last: int, counters: Counters) -> int:
    """Start a writer, kill it and check what it left; give the number that is now in the file."""
    counters.begun = counters.done = last
    writer = os.fork()
    if not writer:
        write_for_ever(folder, kind, last, counters)
    time.sleep(random.uniform(0, LONGEST))
    os.kill(writer, signal.SIGKILL)
    os.waitpid(writer, 0)
    now = number_in(folder / kind) if counters.done or (folder / kind).exists() else 0
    assert counters.done <= now <= counters.begun, (
        f"{kind}: {now} is neither {counters.done} nor {counters.begun}"
    )
    return now


def main(folder: Path, rounds: int, seed: int) -> dict[str, Any]:
    """Play the rounds and tell how many writers were killed in the middle of writing."""
    random.seed(seed)
    last = dict.fromkeys(KINDS, 0)
    backup = in_the_middle = 0
    counters = Counters()
    for turn in range(rounds):
        kind = KINDS[turn % len(KINDS)]
        last[kind] = play_round(folder, kind, last[kind], counters)
        in_the_middle += counters.begun != counters.done
        path = folder / "autosave-backup.golf"
        if path.exists():
            number = number_in(path)
            assert backup <= number <= last["autosave.golf"], "the backup went back"
            backup = number
    autosave = Autosave(folder)
    loaded = autosave.load()
    assert autosave.problem is None
    assert loaded is not None
    assert int(loaded.seconds) == last["autosave.golf"]
    assert int(read(folder / "own.golf").seconds) == last["own.golf"]
    return {"in_the_middle": in_the_middle, "last": last, "backup": backup}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))
