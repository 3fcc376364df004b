"""Wishes: from a second start to the window that runs."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_desktop.engine.deal import FIRST_NUMBER, LAST_NUMBER
from golf_desktop.engine.rules import GAMES
from golf_desktop.storage.wish import Wish


@given(
    st.none() | st.integers(FIRST_NUMBER, LAST_NUMBER),
    st.none() | st.sampled_from(sorted(GAMES)),
    st.none()
    | st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), min_size=1),
    st.text(st.characters(exclude_categories=["Cs"])),
    st.none() | st.text(st.characters(exclude_categories=["Cs"])),
)
def test_a_wish_arrives_as_it_was_sent(
    number: int | None, rules: str | None, name: str | None, activation: str, link: str | None
) -> None:
    file = None if name is None else Path("/somewhere") / name
    wish = Wish(number, rules, file, activation, link)
    assert Wish.decode(wish.encode()) == wish


def test_a_file_is_named_from_the_root_since_the_reader_stands_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    sent = Wish(file=Path("some") / "game.golf").encode()
    monkeypatch.chdir(tmp_path.parent)
    assert Wish.decode(sent).file == tmp_path / "some" / "game.golf"


@pytest.mark.skipif(sys.platform == "win32", reason="the folder one stands in is not deleted")
def test_a_file_is_named_as_it_was_where_the_folder_one_stands_in_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    file = Path("game.golf")
    assert Wish.decode(Wish(file=file).encode()).file == file


@pytest.mark.skipif(sys.platform == "win32", reason="names are text on Windows")
def test_a_name_that_is_no_utf_8_arrives_too() -> None:
    file = Path("/somewhere") / os.fsdecode(b"caf\xe9.golf")
    assert Wish.decode(Wish(file=file).encode()).file == file


def test_rules_are_known_by_their_names() -> None:
    assert Wish().chosen_rules is None
    for name, rules in GAMES.items():
        assert Wish(rules=name).chosen_rules == rules


def test_the_leave_to_come_to_the_front_comes_from_the_environment() -> None:
    wish = Wish(5, "wrap", Path("game.golf"))
    assert wish.with_activation({"XDG_ACTIVATION_TOKEN": "now"}) == Wish(
        5, "wrap", Path("game.golf"), "now"
    )
    assert wish.with_activation({}).activation == ""


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"\0" * 100,
        b"null",
        b"[]",
        b'"5"',
        b'{"deal": 5}',
        b'{"deal": "five"}',
        b'{"deal": "-1"}',
        b'{"deal": "' + b"9" * 60_000 + b'"}',
        b'{"rules": "of my own"}',
        b'{"file": 5}',
        b'{"file": null, "run": "something"}',
        b'{"activation": null}',
        b'{"file": "\xff"}',
        b"[" * 60_000,
        Wish(5).encode()[:-1],
    ],
)
def test_what_is_no_wish_is_refused(message: bytes) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        Wish.decode(message)


@given(st.binary(max_size=200))
def test_any_bytes_are_a_wish_or_refused(message: bytes) -> None:
    try:
        wish = Wish.decode(message)
    except ValueError:
        return
    assert Wish.decode(wish.encode()) == wish


def test_a_window_of_an_older_version_reads_what_it_knows() -> None:
    assert Wish(5).encode() == b'{"deal":"5"}'
    assert Wish().encode() == b"{}"
