"""Save files, ``*.golf``: one game as JSON, read with the suspicion that a stranger's file needs.

A file holds the version, the deal's number or its board, the rules, the moves in our notation and
the cursor, and besides the playing time, the result, how often moves were taken back and hints
were asked for, and the attempt that it is of. A file is read whole and every move is played
before anything is made of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from golf_desktop.engine.game import Game, RecordError
from golf_desktop.engine.position import Outcome
from golf_desktop.engine.round import check_round_number
from golf_desktop.said import clause, said, said_by, unstopped
from golf_desktop.storage.files import (
    UnfitFileError,
    Upgrade,
    read_file,
    reason,
    upgraded,
    write_atomic,
)
from golf_desktop.storage.strict_json import JsonError, read_json

SUFFIX = ".golf"
VERSION = 1
"""The version that is written. A key that is new needs no new one: what is not known is skipped."""
UPGRADES: Mapping[int, Upgrade] = {}
"""By version the step that leads to the next."""

_MOST = 10**9
"""No game has more seconds, undos or hints."""
_ATTEMPT = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_RESULTS = {Outcome.CLEARED: "cleared", Outcome.STUCK: "stuck", None: None}

_WORDS = {
    dict: said("a group of values"),
    list: said("a list"),
    str: said("a text"),
    int: said("a whole number"),
    float: said("a number"),
    bool: said("true or false"),
    type(None): "null",
}
_KEYS: dict[str, tuple[type, ...]] = {
    "deal": (int, type(None)),
    "board": (str, type(None)),
    "rules": (dict,),
    "moves": (str,),
    "cursor": (int,),
}
_RULES_KEYS: dict[str, tuple[type, ...]] = {
    "layout": (str,),
    "king_rule": (str,),
    "scoring": (str,),
    "jokers": (int,),
    "packs": (int,),
}
_MORE_KEYS: dict[str, tuple[type, ...]] = {
    "seconds": (float, int),
    "result": (str, type(None)),
    "undos": (int,),
    "hints": (int,),
    "attempt": (str, type(None)),
    "begun": (str, type(None)),
    "round": (int, type(None)),
}
"""The keys that a file written by hand may leave out."""


_FIRST_YEAR, _LAST_YEAR = 1900, 9000
"""Clocks are set wrong, but times beyond these cannot be told in every time zone."""


class SaveFileError(Exception):
    """A file that cannot be opened or saved; the message tells the player why, in a sentence."""


class NewerVersionError(SaveFileError):
    """A file of a newer version of the program, which must stay as it is."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game and what is known of how it was played.

    Attributes:
        game: the game.
        seconds: its playing time.
        undos: how often a move was taken back.
        hints: how often a hint was asked for.
        attempt: the attempt in the statistics that it is, as the text of a UUID; None before the
            first move.
        begun: when its first move was made, with a time zone; None when that is not known.
        round: the number of the round that it is a hole of, or None.

    Raises:
        ValueError: a number is negative, too large or none, or the attempt is no UUID.
    """

    game: Game
    seconds: float = 0.0
    undos: int = 0
    hints: int = 0
    attempt: str | None = None
    begun: datetime | None = None
    round: int | None = None

    def __post_init__(self) -> None:
        for name in ("seconds", "undos", "hints"):
            # A number that is none is not between any two.
            if not 0 <= getattr(self, name) <= _MOST:
                raise ValueError(said('"{name}" is not a number from 0 to 10^9.', name=name))
        if self.begun is not None:
            check_time("begun", self.begun)
        if self.attempt is not None and not _ATTEMPT.fullmatch(self.attempt):
            raise ValueError(said('"attempt" is not the text of a UUID.'))
        if self.round is not None:
            check_round_number(self.round)

    def is_same_attempt(self, other: SavedGame) -> bool:
        """Whether another game is the same attempt at the same deal."""
        same = self.attempt is not None and self.attempt == other.attempt
        return same and self.game.deal == other.game.deal

    def unplayed(self) -> SavedGame:
        """The same deal without a move, as nobody has played it yet."""
        return SavedGame(Game(self.game.deal))


def check_time(name: str, moment: datetime) -> None:
    """Do nothing for a time that can be told in every time zone.

    Raises:
        ValueError: it cannot, or it has no time zone; the message has the name.
    """
    if moment.tzinfo is None:
        raise ValueError(said('"{name}" has no time zone.', name=name))
    if not _FIRST_YEAR <= moment.year <= _LAST_YEAR:
        raise ValueError(
            said(
                '"{name}" is not in the years {first} to {last}.',
                name=name,
                first=_FIRST_YEAR,
                last=_LAST_YEAR,
            )
        )


def tellable(moment: datetime) -> datetime:
    """The nearest time that `check_time` lets pass: a computer's clock may show anything.

    Args:
        moment: a time with a time zone.
    """
    if moment.year < _FIRST_YEAR:
        return datetime(_FIRST_YEAR, 1, 1, tzinfo=moment.tzinfo)
    if moment.year > _LAST_YEAR:
        return datetime(_LAST_YEAR, 12, 31, tzinfo=moment.tzinfo)
    return moment


def encode(saved: SavedGame) -> bytes:
    """Write a game as a save file's contents."""
    return to_json(to_record(saved))


def decode(data: bytes) -> SavedGame:
    """Read a game from a save file's contents.

    Raises:
        NewerVersionError: a newer version wrote it.
        SaveFileError: it is no save file, or there is something wrong in it.
    """
    return from_record(from_json(data))


def read(path: Path) -> SavedGame:
    """Read a save file.

    Raises:
        NewerVersionError: a newer version wrote it.
        SaveFileError: it could not be read, is no save file, or there is something wrong in it.
    """
    try:
        data = read_file(path)
    except OSError as error:
        raise SaveFileError(
            said("{name} could not be read: {why}.", name=shown(path), why=reason(error))
        ) from error
    except UnfitFileError as error:
        raise SaveFileError(
            said("{name} is no saved game: {why}.", name=shown(path), why=said_by(error))
        ) from error
    except ValueError as error:
        # The name itself: the system takes no NUL in it.
        raise SaveFileError(said("{name} is no name of a file.", name=shown(path))) from error
    try:
        return decode(data)
    except SaveFileError as error:
        why = clause(said_by(error))
        message = said("{name} could not be opened: {why}.", name=shown(path), why=why)
        raise type(error)(message) from error


def write(path: Path, saved: SavedGame) -> None:
    """Write a save file, whole or not at all.

    Raises:
        SaveFileError: it could not be written; what had the name before is as it was.
    """
    try:
        write_atomic(path, encode(saved))
    except OSError as error:
        raise SaveFileError(
            said("{name} could not be saved: {why}.", name=shown(path), why=reason(error))
        ) from error
    except ValueError as error:
        raise SaveFileError(said("{name} is no name of a file.", name=shown(path))) from error


def to_record(saved: SavedGame) -> dict[str, Any]:
    """A saved game as plain values that JSON can hold."""
    record = {
        "version": VERSION,
        **saved.game.to_record(),
        "seconds": round(float(saved.seconds), 3),
        "result": _RESULTS[saved.game.outcome()],
        "undos": saved.undos,
        "hints": saved.hints,
        "attempt": saved.attempt,
        "begun": None if saved.begun is None else saved.begun.isoformat(timespec="seconds"),
    }
    return record if saved.round is None else record | {"round": saved.round}


def from_record(record: dict[str, Any]) -> SavedGame:
    """Make the saved game that a record of the present version tells, checking all of it.

    Raises:
        SaveFileError: there is something wrong in it; the message names it.
    """
    record = {
        "seconds": 0.0,
        "undos": 0,
        "hints": 0,
        "attempt": None,
        "begun": None,
        "round": None,
        **record,
    }
    _check_types(record, _KEYS)
    _check_types({"jokers": 0, "packs": 1, **record["rules"]}, _RULES_KEYS)
    _check_types({"result": None, **record}, _MORE_KEYS)
    try:
        game = Game.from_record(record)
        saved = SavedGame(
            game,
            seconds=float(record["seconds"]),
            undos=record["undos"],
            hints=record["hints"],
            attempt=record["attempt"],
            begun=_time(record["begun"]),
            round=record["round"],
        )
    except RecordError as error:
        raise SaveFileError(said("{why}.", why=unstopped(said_by(error)))) from error
    except ValueError as error:
        raise SaveFileError(said_by(error)) from error
    result = _RESULTS[game.outcome()]
    if record.get("result", result) != result:
        raise SaveFileError(
            said('"result" is not {result}, to which the moves lead.', result=result or "null")
        )
    return saved


def _time(text: str | None) -> datetime | None:
    """The time that a text tells.

    Raises:
        ValueError: it tells none.
    """
    try:
        return None if text is None else datetime.fromisoformat(text)
    except ValueError as error:
        raise ValueError(said('"begun" is no date and time.')) from error


def to_json(record: dict[str, Any]) -> bytes:
    """Write a record as the text of a file."""
    return msgspec.json.format(msgspec.json.encode(record)) + b"\n"


def from_json(data: bytes) -> dict[str, Any]:
    """Read the record in the text of a file and bring it to the present version.

    Raises:
        NewerVersionError: a newer version wrote it.
        SaveFileError: it is no such text.
    """
    try:
        record = read_json(data)
    except JsonError as error:
        raise SaveFileError(said_by(error)) from error
    if not isinstance(record, dict):
        raise SaveFileError(said("It holds {what}, not a saved game.", what=_WORDS[type(record)]))
    _check_types(record, {"version": (int,)})
    version: int = record["version"]
    if version > VERSION:
        raise NewerVersionError(
            said("It was saved by a newer version of Golf Desktop and stays as it is.")
        )
    if version < 1:
        raise SaveFileError(said("There is no version {version} of saved games.", version=version))
    return upgraded(record, version, UPGRADES, VERSION)


def _check_types(record: dict[str, Any], keys: Mapping[str, tuple[type, ...]]) -> None:
    """Refuse a record in which a key is missing or has a value of another type."""
    for key, types in keys.items():
        if key not in record:
            raise SaveFileError(said('"{key}" is missing.', key=key))
        # Of exactly one of the types: True is no number.
        if type(record[key]) not in types:
            one, *others = (_WORDS[kind] for kind in types)
            wanted = said("{one} or {other}", one=one, other=others[0]) if others else one
            raise SaveFileError(
                said(
                    '"{key}" is {what}, not {wanted}.',
                    key=key,
                    what=_WORDS[type(record[key])],
                    wanted=wanted,
                )
            )


def shown(path: Path) -> str:
    """A file's name in a message, with what cannot be shown replaced."""
    name = "".join(sign if sign.isprintable() else "?" for sign in path.name) or str(path)
    return name if len(name) <= 60 else f"{name[:60]}…"
