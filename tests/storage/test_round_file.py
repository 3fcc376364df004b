"""Rounds as files: what is written is read again, and whatever does not fit is refused."""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.round import HOLES, NineHoles, ScoreCard
from golf_desktop.engine.rules import STANDARD, WRAP
from golf_desktop.storage.round_file import (
    RoundFileError,
    SavedRound,
    decode,
    encode,
)
from golf_desktop.storage.save_file import SavedGame

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
NINE = NineHoles(7, STANDARD)

Spoil = Callable[[dict[str, Any]], object]


def played(hole: int, moves: int | None = None, **more: Any) -> SavedGame:
    """A hole played by always making the first move: to its end, or only so many moves."""
    game = Game(NINE.deal(hole))
    while (legal := game.position.legal_moves()) and len(game.moves) != moves:
        game.apply(legal[0])
    return SavedGame(game, seconds=12.5, attempt=str(uuid.UUID(int=hole + 1)), begun=NOON, **more)


def round_with(holes: int, *, current: bool = False, allows_undo: bool = False) -> SavedRound:
    """A round in which so many holes are over, and perhaps another is in play."""
    return SavedRound(
        id=str(uuid.UUID(int=99)),
        nine=NINE,
        allows_undo=allows_undo,
        begun=NOON,
        ended=NOON if holes == HOLES else None,
        holes=tuple(map(played, range(holes))),
        current=played(holes, 3) if current else None,
        on_board=True,
    )


def ten_holes(record: dict[str, Any]) -> None:
    """Add a tenth hole to a round that is over."""
    record["holes"].append(dict(record["holes"][0], hole=10))


def twice(record: dict[str, Any]) -> None:
    """Let the second hole stand in the third one's place."""
    record["holes"][2] = record["holes"][1]


def spoilt(saved: SavedRound, spoil: Spoil) -> bytes:
    """A file in which something was changed."""
    record = json.loads(encode(saved))
    spoil(record)
    return json.dumps(record).encode()


@pytest.mark.parametrize(("holes", "current"), [(0, False), (0, True), (4, True), (9, False)])
def test_a_round_is_read_as_it_was_written(holes: int, current: bool) -> None:
    saved = round_with(holes, current=current)
    found = decode(encode(saved))
    assert encode(found) == encode(saved)
    assert (found.id, found.nine, found.begun, found.ended) == (
        saved.id,
        saved.nine,
        saved.begun,
        saved.ended,
    )
    assert found.card == saved.card
    assert [hole.attempt for hole in found.holes] == [hole.attempt for hole in saved.holes]
    if found.current is not None and saved.current is not None:
        assert found.current.game.moves == saved.current.game.moves


def test_a_round_adds_up_what_its_holes_were() -> None:
    holes = (played(0, hints=2), played(1, undos=3), played(2, hints=1))
    saved = replace(round_with(3), holes=holes)
    assert (saved.hints, saved.undos, saved.seconds) == (3, 3, 37.5)
    assert saved.hole == 3
    assert saved.card == ScoreCard(tuple(hole.game.position.score for hole in holes))


def test_ten_holes_fit_into_the_limit_of_files() -> None:
    assert len(encode(round_with(9))) < 16_000


def swapped(record: dict[str, Any]) -> None:
    record["holes"][1:3] = reversed(record["holes"][1:3])


def unfinished(record: dict[str, Any]) -> None:
    game = record["holes"][1]["game"]
    game["moves"], game["cursor"], game["result"] = game["moves"][:5], 5, None


def taken_back(record: dict[str, Any]) -> None:
    record["current"]["cursor"] -= 1


def other_deal(record: dict[str, Any]) -> None:
    record["holes"][1]["game"]["deal"] = 12
    record["holes"][1]["game"].update(moves="", cursor=0, result=None)


def other_rules(record: dict[str, Any]) -> None:
    record["current"]["rules"]["king_rule"] = "queen"


def own_board(record: dict[str, Any]) -> None:
    cards = replace(deal(2), number=None)
    record["current"].update(Game(cards).to_record())


BAD: dict[str, tuple[int, Spoil, str]] = {
    "ten holes": (9, ten_holes, "It has 10 holes; a round has 9"),
    "a hole twice": (4, twice, "Hole 2 stands twice"),
    "holes in another order": (4, swapped, "Hole 2 is missing: hole 3 stands in its place"),
    "a hole left out": (4, lambda r: r["holes"].pop(1), "Hole 2 is missing"),
    "a wrong score": (
        4,
        lambda r: r["holes"][2].update(score=-3),
        "Hole 3 has the score -3, but its moves give 12",
    ),
    "a score that is no number": (4, lambda r: r["holes"][2].update(score="5"), "Expected `int`"),
    "a score that is true": (4, lambda r: r["holes"][2].update(score=True), "Expected `int`"),
    "an unfinished hole": (4, unfinished, "Hole 2 was not played to its end"),
    "another deal": (4, other_deal, "Hole 2 of round 7 is deal 955805, not deal 12"),
    "a board": (3, own_board, "Hole 4 of round 7 is deal 472204, not a board without a number"),
    "other rules for a hole": (3, other_rules, "Hole 4 has other rules than the round"),
    "unknown rules": (
        3,
        lambda r: r["rules"].update(king_rule="jack"),
        "There is no king_rule 'jack'",
    ),
    "no rules": (3, lambda r: r.update(rules={}), "The rules have no 'king_rule'"),
    "no such round": (3, lambda r: r.update(round=0), "There is no round '0'"),
    "a huge round": (3, lambda r: r.update(round=10**60), "A number has 61 digits"),
    "an illegal move": (
        4,
        lambda r: r["holes"][0]["game"].update(moves="9" + r["holes"][0]["game"]["moves"][1:]),
        "Hole 1: ",
    ),
    "moves that were taken back": (3, taken_back, "In hole 4 moves were taken back"),
    "undos that were counted": (
        4,
        lambda r: r["holes"][1]["game"].update(undos=2),
        "In hole 2 moves were taken back, but the round has no undo",
    ),
    "one attempt for two holes": (
        4,
        lambda r: r["holes"][1]["game"].update(attempt=r["holes"][0]["game"]["attempt"]),
        "Holes 1 and 2 are the same attempt",
    ),
    "a hole in play that is over": (
        4,
        lambda r: r.update(current=r["holes"].pop()["game"]),
        "Hole 4 is in play, but it is over",
    ),
    "a tenth hole in play": (
        9,
        lambda r: r.update(current=r["holes"][0]["game"]),
        "A hole is in play, but all nine have been played",
    ),
    "a hole in play without a name": (
        3,
        lambda r: r["current"].update(attempt=None),
        'Hole 4: "attempt" is missing',
    ),
    "an end too early": (4, lambda r: r.update(ended=r["begun"]), '"ended" does not fit'),
    "no end": (9, lambda r: r.update(ended=None), '"ended" does not fit'),
    "a name that leads elsewhere": (4, lambda r: r.update(id="../../etc"), '"id" is not'),
    "a time without a zone": (4, lambda r: r.update(begun="2026-03-01T12:00:00"), "no time zone"),
    "a begin near year 1": (
        4,
        lambda r: r.update(begun="0001-01-01T00:00:00+14:00"),
        '"begun" is not in the years 1900 to 9000',
    ),
    "an end near year 9999": (
        9,
        lambda r: r.update(ended="9999-12-31T23:00:00-12:00"),
        '"ended" is not in the years 1900 to 9000',
    ),
    "a played hole without a name": (
        3,
        lambda r: r["holes"][1]["game"].pop("attempt"),
        'Hole 2: "attempt" is missing',
    ),
    "half a sign": (4, lambda r: r.update({"\ud800": 1}, id="\ud800"), "UUID|half a sign"),
    "no version": (4, lambda r: r.pop("version"), "version"),
    "version 0": (4, lambda r: r.update(version=0), "There is no version 0 of rounds"),
    "no holes": (4, lambda r: r.pop("holes"), "holes"),
    "a game that is a list": (4, lambda r: r["holes"][0].update(game=[]), "Expected `object`"),
}


@pytest.mark.parametrize(("holes", "spoil", "message"), BAD.values(), ids=BAD.keys())
def test_what_does_not_fit_is_refused_by_name(holes: int, spoil: Spoil, message: str) -> None:
    data = spoilt(round_with(holes, current=holes == 3), spoil)
    with pytest.raises(RoundFileError, match=message):
        decode(data)


JUNK: st.SearchStrategy[Any] = st.sampled_from(
    [
        *(None, True, -1, 0, 10**18, 2**63, 10**39, 1.5, 1e300, "", "5", "\0", "\ud800", [], {}),
        *("0001-01-01T00:00:00Z", "9999-12-31T23:59:59-14:00", "2026-03-01", 1772366400, [[]]),
    ]
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways that lead to the values inside a value."""
    keys: Iterable[Any] = ()
    if isinstance(value, dict):
        keys = value
    elif isinstance(value, list):
        keys = range(len(value))
    for key in keys:
        yield (*path, key)
        yield from places(value[key], (*path, key))


@settings(max_examples=60)
@given(st.data())
def test_whatever_is_changed_is_refused_in_a_sentence_or_is_a_round(data: st.DataObject) -> None:
    record = json.loads(encode(round_with(2, current=True)))
    *path, key = data.draw(st.sampled_from(list(places(record))))
    parent = record
    for step in path:
        parent = parent[step]
    change = data.draw(st.sampled_from(["replace", "remove", "double"]))
    if change == "replace":
        parent[key] = data.draw(JUNK)
    elif change == "double" and isinstance(parent, list):
        parent.insert(key, parent[key])
    else:
        del parent[key]
    told = ""
    try:
        found = decode(json.dumps(record).encode())
    except RoundFileError as error:
        told = str(error)
    else:
        assert encode(decode(encode(found))) == encode(found)
    assert told == "" or (told.endswith(".") and "\n" not in told)


@pytest.mark.parametrize("key", ["round", "hole", "score", "moves", "king_rule"])
def test_a_key_that_stands_twice_is_refused(key: str) -> None:
    first, last = encode(round_with(4)).split(f'"{key}":'.encode(), 1)
    with pytest.raises(RoundFileError, match=f"'{key}' stands twice"):
        decode(first + f'"{key}": 1, "{key}":'.encode() + last)


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"version": 1}']
)
def test_what_is_no_round_is_refused(data: bytes) -> None:
    with pytest.raises(RoundFileError):
        decode(data)


def test_every_cut_of_a_file_is_refused() -> None:
    data = encode(round_with(2, current=True))
    for length in range(0, len(data.rstrip()), 7):
        with pytest.raises(RoundFileError):
            decode(data[:length])


def test_undo_is_allowed_where_the_round_allows_it() -> None:
    saved = round_with(3, current=True, allows_undo=True)
    found = decode(spoilt(saved, taken_back))
    assert found.current is not None
    assert found.current.game.can_redo


def test_a_round_by_other_rules_is_read() -> None:
    nine = NineHoles(3, WRAP)
    begun = SavedRound.begin(nine, allows_undo=True).with_hole_begun()
    assert decode(encode(begun)).nine == nine
    assert begun.current is not None
    assert begun.current.attempt is not None
