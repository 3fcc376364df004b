"""Rounds of nine holes as files, read with the suspicion that a changed file needs.

A file holds the round's number and rules, each hole with the game as it was played, and the hole
in play. Scores are written for whoever reads the file, but they count only as the moves give them:
every hole is played again, and a file in which anything does not fit is refused whole.
"""

from __future__ import annotations

import re
import uuid
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

import msgspec

from golf_desktop.engine.game import Game, RecordError
from golf_desktop.engine.round import HOLES, NineHoles, RoundNumberError, ScoreCard
from golf_desktop.engine.rules import Rules
from golf_desktop.said import said, said_by, unstopped
from golf_desktop.storage import save_file
from golf_desktop.storage.save_file import SavedGame, SaveFileError, check_time, tellable
from golf_desktop.storage.strict_json import JsonError, read_json

VERSION = 1
SUFFIX = ".round"

_ID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")


class RoundFileError(Exception):
    """A file that is no round; the message tells the player why, in a sentence."""


class NewerRoundError(RoundFileError):
    """A file of a newer version of the program, which must stay as it is."""


@dataclass(frozen=True, slots=True)
class SavedRound:
    """A round and how far it has come.

    Attributes:
        id: a text of its own, by which the statistics know it.
        nine: its number and rules.
        allows_undo: whether moves may be taken back before the end of a hole.
        begun: when it was begun, with a time zone.
        ended: when its last hole was over, or None before.
        holes: the holes that are over, in order, as they were played.
        current: the hole in play, or None between two holes and after the last.
        on_board: whether the round is what lies on the board, not something else meanwhile.

    Raises:
        ValueError: a time has no time zone, or cannot be told in every one.
    """

    id: str
    nine: NineHoles
    allows_undo: bool
    begun: datetime
    ended: datetime | None = None
    holes: tuple[SavedGame, ...] = ()
    current: SavedGame | None = None
    on_board: bool = False

    def __post_init__(self) -> None:
        check_time("begun", self.begun)
        if self.ended is not None:
            check_time("ended", self.ended)

    @classmethod
    def begin(cls, nine: NineHoles, *, allows_undo: bool) -> SavedRound:
        """A round of which no hole has been begun."""
        return cls(str(uuid.uuid4()), nine, allows_undo, tellable(datetime.now(UTC)))

    @property
    def card(self) -> ScoreCard:
        """The score card of the holes that are over."""
        return ScoreCard(tuple(hole.game.position.score for hole in self.holes))

    @property
    def is_over(self) -> bool:
        """Whether all nine holes have been played."""
        return len(self.holes) == HOLES

    @property
    def hole(self) -> int:
        """Which hole is in play or comes next, from 0; after the last as many as there are."""
        return len(self.holes)

    @property
    def games(self) -> tuple[SavedGame, ...]:
        """The holes that are over and the one in play."""
        return self.holes if self.current is None else (*self.holes, self.current)

    def has(self, saved: SavedGame) -> bool:
        """Whether a game is one of its holes: the same attempt at the same deal."""
        return any(hole.is_same_attempt(saved) for hole in self.games)

    @property
    def undos(self) -> int:
        """How many moves were taken back in the holes that are over."""
        return sum(hole.undos for hole in self.holes)

    @property
    def hints(self) -> int:
        """How many hints were asked for in the holes that are over."""
        return sum(hole.hints for hole in self.holes)

    @property
    def seconds(self) -> float:
        """The playing time of the holes that are over."""
        return sum(hole.seconds for hole in self.holes)

    def with_hole_begun(self) -> SavedRound:
        """The same round with the next hole dealt, which gets the name of an attempt at once.

        By that name the hole is known again in the game in progress.
        """
        fresh = SavedGame(Game(self.nine.deal(self.hole)), attempt=str(uuid.uuid4()))
        return replace(self, current=fresh)

    def with_hole_over(self, played: SavedGame, now: datetime) -> SavedRound:
        """The same round after the hole in play has come to its end."""
        holes = (*self.holes, played)
        ended = now if len(holes) == HOLES else None
        return replace(self, holes=holes, current=None, ended=ended)


# -- The form of a file --------------------------------------------------------------------


class _Hole(msgspec.Struct):
    hole: int
    score: int
    game: dict[str, Any]


class _Version(msgspec.Struct):
    version: int


class _Form(msgspec.Struct):
    version: int
    id: str
    round: int
    rules: dict[str, Any]
    allows_undo: bool
    begun: datetime
    ended: datetime | None
    holes: list[_Hole]
    current: dict[str, Any] | None
    on_board: bool


def encode(saved: SavedRound) -> bytes:
    """Write a round as the contents of a file."""
    form = _Form(
        version=VERSION,
        id=saved.id,
        round=saved.nine.number,
        rules=Game(saved.nine.deal(0)).to_record()["rules"],
        allows_undo=saved.allows_undo,
        begun=saved.begun,
        ended=saved.ended,
        holes=[
            _Hole(number, hole.game.position.score, save_file.to_record(hole))
            for number, hole in enumerate(saved.holes, start=1)
        ],
        current=None if saved.current is None else save_file.to_record(saved.current),
        on_board=saved.on_board,
    )
    return msgspec.json.format(msgspec.json.encode(form)) + b"\n"


def decode(data: bytes) -> SavedRound:
    """Read a round from the contents of a file, playing every hole again.

    Raises:
        NewerRoundError: a newer version wrote it.
        RoundFileError: it is no round, or something in it does not fit; the message names it.
    """
    form = _parse(data)
    nine = _nine(form)
    if not _ID.fullmatch(form.id):
        raise RoundFileError(said('"id" is not the text of a UUID.'))
    if len(form.holes) > HOLES:
        raise RoundFileError(
            said("It has {count} holes; a round has {holes}.", count=len(form.holes), holes=HOLES)
        )
    holes = tuple(_hole(nine, form, index) for index in range(len(form.holes)))
    current = None if form.current is None else _current(nine, form, len(holes))
    _check_attempts(holes if current is None else (*holes, current))
    if (form.ended is not None) is not (len(holes) == HOLES):
        raise RoundFileError(said('"ended" does not fit the number of its holes.'))
    try:
        return SavedRound(
            id=form.id,
            nine=nine,
            allows_undo=form.allows_undo,
            begun=form.begun,
            ended=form.ended,
            holes=holes,
            current=current,
            on_board=form.on_board,
        )
    except ValueError as error:
        raise RoundFileError(said_by(error)) from error


def _parse(data: bytes) -> _Form:
    """Read the form, after its version alone: a newer one may have any other form."""
    try:
        record = read_json(data)
        version = msgspec.convert(record, _Version).version
        if version > VERSION:
            raise NewerRoundError(
                said("It was saved by a newer version of Golf Desktop and stays as it is.")
            )
        if version < 1:
            raise RoundFileError(said("There is no version {version} of rounds.", version=version))
        return msgspec.convert(record, _Form)
    except JsonError as error:
        raise RoundFileError(said_by(error)) from error
    except UnicodeEncodeError as error:  # JSON can name what no text can hold
        raise RoundFileError(said("A text in it holds half a sign.")) from error
    except msgspec.MsgspecError as error:
        raise RoundFileError(
            said("It does not have the form of a round ({why}).", why=said_by(error))
        ) from error


def _nine(form: _Form) -> NineHoles:
    """The number and the rules of the round."""
    try:
        return NineHoles(form.round, _rules(form.rules))
    except (RoundNumberError, RecordError) as error:
        raise RoundFileError(said("{why}.", why=unstopped(said_by(error)))) from error


def _rules(record: dict[str, Any]) -> Rules:
    """Read rules as a game's record has them.

    Raises:
        RecordError: they are none that this version knows.
    """
    empty = {"deal": 1, "board": None, "rules": record, "moves": "", "cursor": 0}
    return Game.from_record(empty).deal.rules


def _hole(nine: NineHoles, form: _Form, index: int) -> SavedGame:
    """A hole that is over.

    Raises:
        RoundFileError: it is not the hole of this round that should be here, or is not over.
    """
    entry, number = form.holes[index], index + 1
    if entry.hole in [other.hole for other in form.holes[:index]]:
        raise RoundFileError(said("Hole {hole} stands twice.", hole=entry.hole))
    if entry.hole != number:
        raise RoundFileError(
            said(
                "Hole {number} is missing: hole {hole} stands in its place.",
                number=number,
                hole=entry.hole,
            )
        )
    saved = _game(nine, entry.game, index, form)
    if saved.game.outcome() is None:
        raise RoundFileError(said("Hole {number} was not played to its end.", number=number))
    score = saved.game.position.score
    if entry.score != score:
        raise RoundFileError(
            said(
                "Hole {number} has the score {score}, but its moves give {found}.",
                number=number,
                score=entry.score,
                found=score,
            )
        )
    return saved


def _current(nine: NineHoles, form: _Form, index: int) -> SavedGame:
    """The hole in play.

    Raises:
        RoundFileError: there can be none, or it is over.
    """
    if index == HOLES:
        raise RoundFileError(said("A hole is in play, but all nine have been played."))
    saved = _game(nine, form.current or {}, index, form)
    if saved.game.outcome() is not None:
        raise RoundFileError(said("Hole {number} is in play, but it is over.", number=index + 1))
    return saved


def _game(nine: NineHoles, record: dict[str, Any], index: int, form: _Form) -> SavedGame:
    """The game of a hole, every move of it played.

    Raises:
        RoundFileError: it is no game, is at another deal, or breaks the round's conditions.
    """
    number, due = index + 1, nine.deals[index]
    try:
        saved = save_file.from_record(record)
    except (SaveFileError, RecursionError) as error:
        raise RoundFileError(
            said("Hole {number}: {why}", number=number, why=said_by(error))
        ) from error
    if saved.attempt is None:
        raise RoundFileError(said('Hole {number}: "attempt" is missing.', number=number))
    found = saved.game.deal
    if found.number != due:
        raise RoundFileError(
            said(
                "Hole {number} of round {round} is deal {due}, not a board without a number.",
                number=number,
                round=nine.number,
                due=due,
            )
            if found.number is None
            else said(
                "Hole {number} of round {round} is deal {due}, not deal {found}.",
                number=number,
                round=nine.number,
                due=due,
                found=found.number,
            )
        )
    if found.rules != nine.rules:
        raise RoundFileError(said("Hole {number} has other rules than the round.", number=number))
    taken_back = saved.undos or saved.game.can_redo
    if taken_back and not form.allows_undo:
        raise RoundFileError(
            said(
                "In hole {number} moves were taken back, but the round has no undo.", number=number
            )
        )
    return saved


def _check_attempts(games: tuple[SavedGame, ...]) -> None:
    """Refuse a round in which one attempt counts for two holes."""
    seen: dict[str, int] = {}
    for number, saved in enumerate(games, start=1):
        assert saved.attempt is not None
        if saved.attempt in seen:
            raise RoundFileError(
                said(
                    "Holes {first} and {number} are the same attempt.",
                    first=seen[saved.attempt],
                    number=number,
                )
            )
        seen[saved.attempt] = number
