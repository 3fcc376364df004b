from __future__ import annotations

import json
import os
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_desktop.engine.deal import deal
from golf_desktop.engine.game import Game
from golf_desktop.engine.position import Outcome
from golf_desktop.engine.rules import QUEEN_ON_KING, STANDARD, KingRule, Rules, Scoring
from golf_desktop.storage import save_file
from golf_desktop.storage.files import LIMIT
from golf_desktop.storage.save_file import (
    UPGRADES,
    VERSION,
    NewerVersionError,
    SavedGame,
    SaveFileError,
    decode,
    encode,
    read,
    write,
)
from tests.engine.boards import family_games, games, played, pysol_board
from tests.storage.mounts import lockable, small_disk

DATA = Path(__file__).parents[1] / "data" / "saves"
ATTEMPT = "5b0e1c9e-0f5e-4d57-9d0c-8f6f5c1f2a11"
GOOD: dict[str, Any] = json.loads((DATA / "0.1.0-in-progress.golf").read_bytes())
BOARD: dict[str, Any] = json.loads((DATA / "0.1.0-cleared-board.golf").read_bytes())

TIME = 0.5
"""Seconds within which a file made to harm is refused."""
MEMORY = 50 * 2**20
"""Bytes that it may take for that."""

posix = pytest.mark.skipif(os.name != "posix", reason="only POSIX systems have this")


def text(record: object) -> bytes:
    return json.dumps(record).encode()


def state(saved: SavedGame) -> tuple[object, ...]:
    """All that a saved game holds, to compare two."""
    game = saved.game
    more = (saved.seconds, saved.undos, saved.hints, saved.attempt)
    return (game.deal, game.moves, game.cursor, game.position, *more)


@contextmanager
def bounded() -> Iterator[None]:
    """What is done inside takes no more than the time and the memory allowed."""
    tracemalloc.start()
    begin = time.perf_counter()
    try:
        yield
        spent = time.perf_counter() - begin
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert spent < TIME
    assert peak < MEMORY


def refusal(data: bytes) -> str:
    with pytest.raises(SaveFileError) as refused:
        decode(data)
    assert not isinstance(refused.value, NewerVersionError)
    return str(refused.value)


# -- Good files ------------------------------------------------------------------------------


def test_files_of_each_release_are_read_and_checked() -> None:
    expected = {
        "0.1.0-in-progress.golf": (deal(2), "3....5....22..", 11, (83.25, 3, 1, ATTEMPT), None),
        "0.1.0-stuck.golf": (
            deal(10**20, QUEEN_ON_KING),
            "................6",
            17,
            (12.5, 0, 0, None),
            Outcome.STUCK,
        ),
        "0.1.0-untouched.golf": (deal(1), "", 0, (0.0, 0, 0, None), None),
    }
    for name, (dealt, moves, cursor, more, outcome) in expected.items():
        saved = read(DATA / name)
        assert saved.game.deal == dealt
        assert saved.game.to_record()["moves"] == moves
        assert saved.game.cursor == cursor
        assert state(saved)[-4:] == more
        assert saved.game.outcome() is outcome
    board = read(DATA / "0.1.0-cleared-board.golf")
    assert board.game.deal.number is None
    assert board.game.deal.rules == Rules(KingRule.WRAP, Scoring.CARDS_LEFT)
    assert board.game.outcome() is Outcome.CLEARED
    assert {path.name for path in DATA.iterdir()} == {*expected, "0.1.0-cleared-board.golf"}


def test_each_earlier_version_has_its_upgrade_and_its_fixtures() -> None:
    versions = {json.loads(path.read_bytes())["version"] for path in DATA.iterdir()}
    assert versions == set(range(1, VERSION + 1))
    assert set(UPGRADES) == set(range(1, VERSION))


def test_an_older_file_is_brought_up_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save_file, "VERSION", 3)
    monkeypatch.setattr(
        save_file,
        "UPGRADES",
        {
            1: lambda raw: {**raw, "time": raw["seconds"] + 1},
            2: lambda raw: {**raw, "seconds": raw["time"] * 2},
        },
    )
    assert read(DATA / "0.1.0-in-progress.golf").seconds == (83.25 + 1) * 2


@settings(deadline=None, max_examples=40)
@given(
    game=games(),
    seconds=st.floats(0, 10**9) | st.integers(0, 10**9),
    undos=st.integers(0, 10**9),
    hints=st.integers(0, 10**9),
    attempt=st.none() | st.uuids().map(str),
)
def test_any_game_comes_back_as_it_was_saved(
    game: Game, seconds: float, undos: int, hints: int, attempt: str | None
) -> None:
    data = encode(SavedGame(game, seconds, undos, hints, attempt))
    assert len(data) < LIMIT / 10
    assert state(decode(data)) == state(SavedGame(game, round(seconds, 3), undos, hints, attempt))
    assert encode(decode(data)) == data


@settings(deadline=None, max_examples=60)
@given(game=family_games())
def test_games_of_the_whole_family_come_back(game: Game) -> None:
    data = encode(SavedGame(game))
    assert len(data) < LIMIT / 10
    assert state(decode(data)) == state(SavedGame(game))
    assert encode(decode(data)) == data


def test_the_file_says_the_result_at_the_cursor() -> None:
    game = played(deal(2), "")
    assert json.loads(encode(SavedGame(game)))["result"] is None
    cleared = read(DATA / "0.1.0-cleared-board.golf").game
    assert json.loads(encode(SavedGame(cleared)))["result"] == "cleared"
    cleared.undo()
    assert json.loads(encode(SavedGame(cleared)))["result"] is None
    stuck = read(DATA / "0.1.0-stuck.golf").game
    assert json.loads(encode(SavedGame(stuck)))["result"] == "stuck"


def test_a_file_by_hand_needs_no_more_than_the_game() -> None:
    keys = ("version", "deal", "board", "rules", "moves", "cursor")
    saved = decode(text({key: GOOD[key] for key in keys}))
    assert state(saved)[-4:] == (0.0, 0, 0, None)
    assert saved.game.cursor == 11


def test_keys_that_are_not_known_are_skipped_and_a_mark_of_an_editor_too() -> None:
    data = text({**GOOD, "note": {"a": [1, None]}})
    assert state(decode(data)) == state(decode(text(GOOD)))
    assert state(decode(b"\xef\xbb\xbf" + data)) == state(decode(text(GOOD)))


def test_a_saved_game_cannot_be_made_that_could_not_be_read() -> None:
    game = Game(deal(1))
    for wrong in (-0.1, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="seconds"):
            SavedGame(game, seconds=wrong)
    with pytest.raises(ValueError, match="undos"):
        SavedGame(game, undos=-1)
    with pytest.raises(ValueError, match="attempt"):
        SavedGame(game, attempt=ATTEMPT.upper())


# -- What is wrong is named ------------------------------------------------------------------

WRONG = {
    "": "It is cut or damaged in line 1, column 1 (Expecting value).",
    "nonsense": "It is cut or damaged in line 1, column 1 (Expecting value).",
    '{\n "version": 1,\n "deal" 2}': "It is cut or damaged in line 3, column 9 "
    "(Expecting ':' delimiter).",
    "[1]": "It holds a list, not a saved game.",
    "null": "It holds null, not a saved game.",
    "{}": '"version" is missing.',
    '{"version": "1"}': '"version" is a text, not a whole number.',
    '{"version": true}': '"version" is true or false, not a whole number.',
    '{"version": 0}': "There is no version 0 of saved games.",
    '{"version": 1, "version": 1}': "'version' stands twice.",
    '{"version": 1, "a": {"b": 1, "b\\n": 2, "b\\n": 3}}': "'b\\n' stands twice.",
    '{"version": 1}': '"deal" is missing.',
    '{"version": 1, "a": NaN}': "The value NaN is no number.",
    '{"version": 1, "a": 1e999}': "1e999 is too large a number.",
}


@pytest.mark.parametrize("wrong", WRONG)
def test_the_refusal_names_what_is_wrong_in_the_text(wrong: str) -> None:
    assert refusal(wrong.encode()) == WRONG[wrong]


CHANGED: dict[str, tuple[dict[str, Any], str]] = {
    "deal 0": ({"deal": 0}, "There is no deal '0': deal numbers are whole numbers from 1 to"),
    "deal as text": ({"deal": "2"}, '"deal" is a text, not a whole number or null.'),
    "deal as a fraction": ({"deal": 2.0}, '"deal" is a number, not a whole number or null.'),
    "deal as truth": ({"deal": True}, '"deal" is true or false, not a whole number or null.'),
    "neither deal nor board": ({"deal": None}, "either a deal number or a board"),
    "deal and board": ({"board": pysol_board(2)}, "either a deal number or a board"),
    "a list as board": ({"board": ["TH"]}, '"board" is a list, not a text or null.'),
    "rules as text": ({"rules": "standard"}, '"rules" is a text, not a group of values.'),
    "no layout": ({"rules": {}}, '"layout" is missing.'),
    "path in a name": (
        {"rules": {**GOOD["rules"], "layout": "../../../etc/passwd"}},
        "There is no layout '../../../etc/passwd'.",
    ),
    "an unknown rule": (
        {"rules": {**GOOD["rules"], "king_rule": "sometimes"}},
        "There is no king_rule 'sometimes'.",
    ),
    "an unknown layout": (
        {"rules": {**GOOD["rules"], "layout": "giza"}},
        "There is no layout 'giza'.",
    ),
    "a king rule that does not go with the layout": (
        {"rules": {**GOOD["rules"], "layout": "tri-peaks"}},
        "tri-peaks is not played with king_rule nothing.",
    ),
    "three jokers": (
        {"rules": {**GOOD["rules"], "jokers": 3}},
        "There are 0 to 2 jokers, not 3.",
    ),
    "jokers below none": (
        {"rules": {**GOOD["rules"], "jokers": -1}},
        "There are 0 to 2 jokers, not -1.",
    ),
    "jokers as text": (
        {"rules": {**GOOD["rules"], "jokers": "2"}},
        '"jokers" is a text, not a whole number.',
    ),
    "jokers as truth": (
        {"rules": {**GOOD["rules"], "jokers": True}},
        '"jokers" is true or false, not a whole number.',
    ),
    "jokers without a stock": (
        {"rules": {**GOOD["rules"], "layout": "black-hole", "king_rule": "wrap", "jokers": 1}},
        "black-hole has no stock, so no room for jokers.",
    ),
    "packs that the layout has not": (
        {"rules": {**GOOD["rules"], "packs": 2}},
        "golf has packs 1, not 2.",
    ),
    "packs far too many": (
        {"rules": {**GOOD["rules"], "packs": 10**30}},
        "golf has packs 1, not 1000000",
    ),
    "packs as text": (
        {"rules": {**GOOD["rules"], "packs": "1"}},
        '"packs" is a text, not a whole number.',
    ),
    "moves of another layout": (
        {"rules": {**GOOD["rules"], "layout": "double-golf", "king_rule": "queen"}},
        "Move 1, '3': the card does not fit on the waste card.",
    ),
    "a move that does not fit": (
        {"moves": "31...5....22..", "cursor": 1},
        "Move 2, '1': the card does not fit on the waste card.",
    ),
    "a move that is none": ({"moves": "3x"}, "Move 2, 'x': golf has no such move."),
    "half a pair as a move": ({"moves": "3\ud800"}, "Move 2, '\\ud800': golf has no such move."),
    "moves as a list": ({"moves": [3]}, '"moves" is a list, not a text.'),
    "cursor too far": ({"cursor": 15}, "The cursor is not a whole number from 0 to 14."),
    "cursor below": ({"cursor": -1}, "The cursor is not a whole number from 0 to 14."),
    "cursor far too far": ({"cursor": 10**30}, "The cursor is not a whole number from 0 to 14."),
    "negative time": ({"seconds": -0.5}, '"seconds" is not a number from 0 to 10^9.'),
    "endless time": ({"seconds": 1e300}, '"seconds" is not a number from 0 to 10^9.'),
    "time as text": ({"seconds": "1"}, '"seconds" is a text, not a number or a whole number.'),
    "negative undos": ({"undos": -1}, '"undos" is not a number from 0 to 10^9.'),
    "hints as a fraction": ({"hints": 0.5}, '"hints" is a number, not a whole number.'),
    "no attempt": ({"attempt": "../../etc"}, '"attempt" is not the text of a UUID.'),
    "attempt and more": ({"attempt": ATTEMPT + "\n"}, '"attempt" is not the text of a UUID.'),
    "another result": ({"result": "cleared"}, '"result" is not null, to which the moves lead.'),
    "result as truth": ({"result": True}, '"result" is true or false, not a text or null.'),
}


@pytest.mark.parametrize("name", CHANGED)
def test_the_refusal_names_the_key_and_the_move(name: str) -> None:
    change, message = CHANGED[name]
    refused = refusal(text({**GOOD, **change}))
    assert message in refused
    assert refused.endswith(".")
    assert refused.count("\n") == 0
    refused.encode()


def test_equal_cards_and_wrong_boards_are_named_by_line_and_card() -> None:
    lines = BOARD["board"].splitlines()
    equal = "\n".join([lines[0], lines[1], *["TH TH TH TH TH"] * 7])
    assert refusal(text({**BOARD, "board": equal})) == ("Line 3: TH stands twice, first in line 1.")
    assert "missing" in refusal(text({**BOARD, "board": lines[0]}))


@pytest.mark.parametrize("version", [2, 3, 10**30])
def test_a_newer_version_is_told_before_all_else(version: int, tmp_path: Path) -> None:
    data = text({"version": version, "deal": ["whatever it will mean"]})
    path = tmp_path / "new.golf"
    path.write_bytes(data)
    with pytest.raises(NewerVersionError, match="by a newer version"):
        decode(data)
    with pytest.raises(NewerVersionError, match=r"^new\.golf could not be opened: it was saved"):
        read(path)
    assert path.read_bytes() == data


# -- Files made to harm ----------------------------------------------------------------------

CARDS = "Talon: " + "TH " * 53 + "\nFoundations: TH\n" + "TH TH TH TH TH\n" * 7
HARMFUL: dict[str, Callable[[], bytes]] = {
    "10^6 moves": lambda: text({**GOOD, "moves": "." * 10**6}),
    "moves up to the limit": lambda: text({**GOOD, "moves": "." * (LIMIT - 1000)}),
    "blanks up to the limit": lambda: text({**GOOD, "moves": "3" + " " * (LIMIT - 1000) + "x"}),
    "10^8 digits": lambda: b'{"version": 1, "deal": ' + b"9" * 10**8 + b"}",
    "digits up to the limit": lambda: b'{"version": 1, "deal": ' + b"9" * (LIMIT - 100) + b"}",
    "digits as version": lambda: b'{"version": ' + b"9" * (LIMIT - 100) + b"}",
    "digits after a point": lambda: b'{"version": 1, "a": 0.' + b"9" * (LIMIT - 100) + b"}",
    "nested lists": lambda: b"[" * (LIMIT - 1),
    "nested objects": lambda: b'{"a":' * (LIMIT // 5 - 1),
    "nested in a key": lambda: text(GOOD)[:-1] + b', "a": ' + b"[" * 60_000,
    "10^5 deep": lambda: b"[" * 10**5 + b"]" * 10**5,
    "53 equal cards": lambda: text({**BOARD, "board": CARDS}),
    "cards up to the limit": lambda: text({**BOARD, "board": "Talon: " + "TH " * 20_000}),
    "lines up to the limit": lambda: text({**BOARD, "board": "TH\n" * 15_000}),
    "a long card": lambda: text({**BOARD, "board": "Talon: " + "1" * 60_000 + "0H"}),
    "a long name": lambda: text({**GOOD, "rules": {**GOOD["rules"], "layout": "x" * 60_000}}),
    "many keys": lambda: text({str(key): key for key in range(6_000)}),
    "a long key twice": lambda: b'{"%s": 1, "%s": 2}' % ((b"k" * 30_000,) * 2),
    "NULs": lambda: bytes(LIMIT),
    "no text": lambda: text(GOOD).replace(b"moves", b"mo\xffes"),
    "UTF-16": lambda: json.dumps(GOOD).encode("utf-16"),
}


@pytest.mark.parametrize("name", HARMFUL)
def test_a_file_made_to_harm_is_refused_soon_and_cheaply(tmp_path: Path, name: str) -> None:
    path = tmp_path / "harm.golf"
    data = HARMFUL[name]()
    path.write_bytes(data)
    with bounded(), pytest.raises(SaveFileError) as refused:
        read(path)
    if len(data) <= LIMIT:
        with bounded(), pytest.raises(SaveFileError):
            decode(data)
    # One of them is large, and pytest keeps its folders.
    path.unlink()
    assert len(str(refused.value)) < 250
    assert str(refused.value).isprintable()


def test_a_file_of_a_gigabyte_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.golf"
    with path.open("wb") as file:
        file.truncate(2**30)
    with bounded(), pytest.raises(SaveFileError, match="larger than 64 KiB"):
        read(path)


@posix
def test_pipes_devices_folders_and_rings_of_links_are_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.golf")
    (tmp_path / "device.golf").symlink_to("/dev/zero")
    (tmp_path / "folder.golf").mkdir()
    (tmp_path / "ring.golf").symlink_to("ring.golf")
    for name in ("pipe", "device", "folder", "ring", "none"):
        with bounded(), pytest.raises(SaveFileError, match=rf"^{name}\.golf "):
            read(tmp_path / f"{name}.golf")
    with bounded(), pytest.raises(SaveFileError):
        read(Path("/dev/zero"))


@pytest.mark.parametrize("name", ["a\0b", "x" * 300, "new\nline\x1b[31m", "\udcff"])
def test_a_name_that_is_none_is_refused_in_words_that_can_be_shown(
    tmp_path: Path, name: str
) -> None:
    with pytest.raises(SaveFileError) as refused:
        read(tmp_path / name)
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 150


@pytest.mark.parametrize("name", ["a\0b", "x" * 300])
def test_a_name_that_cannot_be_is_not_written(tmp_path: Path, name: str) -> None:
    with pytest.raises(SaveFileError) as refused:
        write(tmp_path / name, SavedGame(Game(deal(1))))
    assert str(refused.value).isprintable()
    assert not list(tmp_path.iterdir())


# -- The parser under random texts -----------------------------------------------------------

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(["", ".", "golf", "wrap", ATTEMPT, GOOD["moves"], BOARD["board"]]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


@st.composite
def changed_records(draw: st.DrawFn) -> bytes:
    """A good record with some of its values replaced, dropped or moved."""
    record = json.loads(text(draw(st.sampled_from([GOOD, BOARD]))))
    for _ in range(draw(st.integers(1, 3))):
        inside = record
        if isinstance(record.get("rules"), dict) and draw(st.booleans()):
            inside = record["rules"]
        key = draw(st.sampled_from(sorted(inside) or ["version"]))
        if draw(st.booleans()):
            inside[key] = draw(JSON)
        else:
            inside.pop(key, None)
    return text(record)


@st.composite
def damaged_texts(draw: st.DrawFn) -> bytes:
    """A good file in which some bytes were replaced, dropped or put in."""
    data = bytearray(draw(st.sampled_from([text(GOOD), encode(decode(text(BOARD)))])))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(data)))
        end = draw(st.integers(start, min(len(data), start + 20)))
        data[start:end] = draw(st.binary(max_size=8) | st.sampled_from([b'"', b"\\ud800", b"1e9"]))
    return bytes(data)


@settings(deadline=None, max_examples=300)
@given(data=st.binary(max_size=300) | changed_records() | damaged_texts())
def test_only_a_refusal_in_one_line_ever_escapes(data: bytes) -> None:
    refused = ""
    try:
        saved = decode(data)
    except SaveFileError as error:
        refused = str(error)
    else:
        # What is taken is a game that can be played and saved.
        assert state(decode(encode(saved)))[:4] == state(saved)[:4]
        return
    assert refused.isprintable()
    assert refused.endswith(".")
    assert len(refused) < 300


# -- Writing ---------------------------------------------------------------------------------


def test_a_game_is_written_and_read_whatever_the_folder_is_called(tmp_path: Path) -> None:
    saved = read(DATA / "0.1.0-in-progress.golf")
    path = tmp_path / "Zoë’s spiele ♠ 遊戯" / "my game.golf"
    write(path, saved)
    assert state(read(path)) == state(saved)
    assert [each.name for each in path.parent.iterdir()] == ["my game.golf"]


def test_a_game_that_cannot_be_saved_is_told_and_the_old_file_stays(tmp_path: Path) -> None:
    saved = SavedGame(Game(deal(3, STANDARD)))
    with small_disk(tmp_path / "disk") as disk:
        path = tmp_path / "disk" / "a.golf"
        write(path, saved)
        disk.fill()
        with pytest.raises(SaveFileError, match=r"^a.golf could not be saved: No space left"):
            write(path, SavedGame(Game(deal(4))))
        assert read(path).game.deal.number == 3
    with lockable(tmp_path / "locked") as lock:
        lock.close()
        with pytest.raises(SaveFileError, match="Read-only file system"):
            write(tmp_path / "locked" / "new folder" / "a.golf", saved)
    (tmp_path / "folder.golf").mkdir()
    with pytest.raises(SaveFileError, match="no file"):
        write(tmp_path / "folder.golf", saved)
