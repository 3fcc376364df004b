"""Made-up attempts, and attempts at real deals."""

from __future__ import annotations

import sqlite3
import uuid
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.position import TURN
from golf_desktop.engine.rules import STANDARD, Rules
from golf_desktop.storage.attempt import Attempt, Result, RuleSet
from golf_desktop.storage.database import Database
from golf_desktop.storage.rows import upsert

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
GOLF = RuleSet("golf", "nothing", "below-zero")
WRAP = RuleSet("golf", "wrap", "below-zero")
UNKNOWN = RuleSet("giza", "wrap", "below-zero", jokers=3)
"""What no version up to this one knows."""


def attempt(
    score: int = 7,
    *,
    number: int = 1,
    deal: int | None = None,
    rules: RuleSet = GOLF,
    undos: int = 0,
    seconds: float = 60.0,
) -> Attempt:
    """An attempt of this score: below zero a clear. `number` tells it from others."""
    left = max(score, 0)
    return Attempt(
        id=str(uuid.UUID(int=number)),
        begun=NOON + timedelta(minutes=number),
        ended=NOON + timedelta(minutes=number, seconds=seconds),
        deal=deal or number,
        rules=rules,
        result=Result.STUCK if left else Result.CLEARED,
        score=score,
        cards_left=left,
        stock_left=max(-score, 0),
        moves=3,
        move_text="",
        undos=undos,
        seconds=seconds,
    )


def played(number: int, rules: Rules = STANDARD, turns: int = 3) -> Attempt:
    """An attempt at a real deal that was left after the stock was turned a few times."""
    game = Game(deal(number, rules))
    for _ in range(turns):
        game.apply(TURN)
    return Attempt.of_game(
        game,
        attempt_id=str(uuid.UUID(int=number)),
        begun=NOON,
        ended=NOON + timedelta(seconds=9),
        undos=0,
        hints=0,
        seconds=9.0,
    )


def own_board(number: int) -> Attempt:
    """The same at a board that was entered."""
    made = played(number)
    game = Game(replace(deal(number), number=None))
    return replace(made, deal=None, board=game.to_record()["board"])


def fill(path: Path, attempts: Iterable[Attempt]) -> None:
    """Record many attempts in one go."""

    def record(connection: sqlite3.Connection) -> None:
        for each in attempts:
            upsert(connection, each)

    database = Database(path)
    database.run(record, write=True)
    database.close()
