"""The statistics as a table that other programs read."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from golf_desktop.storage.attempt import Entry

HEADER = (
    *("order", "id", "begun", "ended", "deal", "board"),
    *("layout", "king_rule", "scoring", "jokers", "packs", "attempt_at_deal"),
    *("result", "score", "cards_left", "stock_left", "moves", "move_text"),
    *("undos", "hints", "seconds"),
)
"""The first line of the table: times are UTC in ISO 8601, seconds have a point for decimals."""


def to_csv(entries: Iterable[Entry]) -> bytes:
    """The attempts as CSV by RFC 4180, in UTF-8, under a line of names."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(HEADER)
    writer.writerows(_line(entry) for entry in entries)
    return text.getvalue().encode()


def _line(entry: Entry) -> tuple[str | int | float | None, ...]:
    attempt, rules = entry.attempt, entry.attempt.rules
    return (
        *(entry.sequence, attempt.id, attempt.begun.isoformat(), attempt.ended.isoformat()),
        *(attempt.deal, attempt.board),
        *(rules.layout, rules.king_rule, rules.scoring, rules.jokers, rules.packs, entry.number),
        *(attempt.result.value, attempt.score, attempt.cards_left, attempt.stock_left),
        *(attempt.moves, attempt.move_text, attempt.undos, attempt.hints, attempt.seconds),
    )
