"""Links: what is written is read again, and anything else is refused with a reason."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_desktop.engine.daily import FIRST_DAY, LAST_DAY
from golf_desktop.engine.deal import FIRST_NUMBER, LAST_NUMBER
from golf_desktop.engine.layout import LAYOUTS
from golf_desktop.engine.round import FIRST_ROUND, LAST_ROUND
from golf_desktop.engine.rules import GAMES, STANDARD, WRAP, KingRule, Rules, RulesError, Scoring
from golf_desktop.storage.link import (
    LONGEST,
    DayLink,
    DealLink,
    Link,
    LinkError,
    RoundLink,
    parse_link,
)
from golf_desktop.storage.wish import Wish


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    layout = draw(st.sampled_from(sorted(LAYOUTS.values(), key=lambda each: each.name)))
    try:
        return Rules(
            draw(st.sampled_from(KingRule)),
            draw(st.sampled_from(Scoring)),
            layout,
            draw(st.integers(0, 2)),
        )
    except RulesError:
        return draw(st.sampled_from(sorted(GAMES.values(), key=repr)))


links: st.SearchStrategy[Link] = st.one_of(
    st.builds(DealLink, st.integers(FIRST_NUMBER, LAST_NUMBER), rule_sets()),
    st.builds(RoundLink, st.integers(FIRST_ROUND, LAST_ROUND), rule_sets(), st.booleans()),
    st.builds(DayLink, st.dates(FIRST_DAY, LAST_DAY)),
)


@given(links)
def test_a_link_is_read_as_it_was_written(link: Link) -> None:
    assert parse_link(str(link)) == link
    assert len(str(link)) <= LONGEST
    wish = Wish(link=str(link))
    assert Wish.decode(wish.encode()) == wish


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("golf-solitaire:deal/20261129?rules=wrap", DealLink(20261129, WRAP)),
        ("golf-solitaire:deal/1?jokers=2&king=queen", DealLink(1, GAMES["thieves"])),
        ("golf-solitaire:deal/1?layout=tri-peaks", DealLink(1, GAMES["tri-peaks"])),
        ("golf-solitaire:round/7?undo=yes", RoundLink(7, STANDARD, allows_undo=True)),
        ("golf-solitaire:day/2026-11-29", DayLink(date(2026, 11, 29))),
        ("Golf-Solitaire:deal/5?rules=%77rap", DealLink(5, WRAP)),
    ],
)
def test_links_are_written_like_this(text: str, link: Link) -> None:
    assert parse_link(text) == link


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "does not begin"),
        ("golf:deal/5", "does not begin"),
        ("golf-solitaire:", "must go on"),
        ("golf-solitaire://deal/5", "must go on"),
        ("golf-solitaire:deal", "must go on"),
        ("golf-solitaire:file/etc/passwd", "must go on with deal/, round/ or day/"),
        ("golf-solitaire:deal/../../etc/passwd", "no number"),
        ("golf-solitaire:deal/05", "no number"),
        ("golf-solitaire:deal/%35", "no number"),
        ("golf-solitaire:deal/5#top", "no number"),
        ("golf-solitaire:deal/5/6", "no number"),
        ("golf-solitaire:deal/0", "no number"),
        ("golf-solitaire:deal/100000000000000000001", "no deal"),
        ("golf-solitaire:round/1000001", "no round"),
        ("golf-solitaire:day/2026-02-30", "no day"),
        ("golf-solitaire:day/2026-11-29?rules=wrap", "knows no 'rules'"),
        ("golf-solitaire:deal/5?", "key=value"),
        ("golf-solitaire:deal/5?rules", "key=value"),
        ("golf-solitaire:deal/5?rules=wrap&", "key=value"),
        ("golf-solitaire:deal/5?rules=wrap?jokers=1", "no rules"),
        ("golf-solitaire:deal/5?rules=", "no rules"),
        ("golf-solitaire:deal/5?rules=Wrap", "no rules 'Wrap'"),
        ("golf-solitaire:deal/5?rules=%2577rap", "no rules"),
        ("golf-solitaire:deal/5?rules=wrap&rules=wrap", "rules stands there twice"),
        ("golf-solitaire:deal/5?rules=wrap&layout=golf", "both"),
        ("golf-solitaire:deal/5?file=game", "knows no 'file'"),
        ("golf-solitaire:deal/5?file=/etc/passwd", "knows no 'file'"),
        ("golf-solitaire:deal/5?undo=yes", "knows no 'undo'"),
        ("golf-solitaire:deal/5?jokers=3", "no jokers '3'"),
        ("golf-solitaire:deal/5?rules=black-hole&jokers=1", "no room for jokers"),
        ("golf-solitaire:deal/5?layout=tri-peaks&king=queen", "not played with"),
        ("golf-solitaire:deal/٥", "characters"),
        ("golf-solitaire:deal/5 ", "characters"),
        ("golf-solitaire:deal/5\n", "characters"),
        ("golf-solitaire:deal/5?jokers=0" + "&scoring=x" * 40, "longer than 300"),
    ],
)
def test_a_bad_link_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(LinkError, match="refused") as caught:
        parse_link(text)
    assert reason in str(caught.value)
    assert len(str(caught.value)) < 200


PIECES = """
golf-solitaire: deal/ round/ day/ 5 2026-11-29 ? & = % %35 rules wrap jokers layout golf scoring
king undo yes / #
"""
pieces = st.sampled_from([*PIECES.split(), "\0"])


@given(st.text(max_size=320) | st.lists(pieces, max_size=12).map("".join))
def test_junk_is_refused_and_never_anything_else(text: str) -> None:
    for each in (text, f"golf-solitaire:{text}", f"golf-solitaire:deal/5?{text}"):
        try:
            link = parse_link(each)
        except LinkError:
            continue
        assert parse_link(str(link)) == link
