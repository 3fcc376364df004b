"""Links to deals, rounds and days: how they are written, and how strictly they are read.

    golf-solitaire:deal/20261129?rules=wrap
    golf-solitaire:round/7?rules=thieves&undo=yes
    golf-solitaire:day/2026-11-29

A link may come from anybody. So it is read without touching anything, it can only name what is to
be dealt, and whatever is not written exactly so is refused whole, with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import TypeVar

from golf_desktop.engine.daily import DayError, parse_day
from golf_desktop.engine.deal import DealNumberError, check_deal_number
from golf_desktop.engine.layout import LAYOUTS
from golf_desktop.engine.round import RoundNumberError, check_round_number
from golf_desktop.engine.rules import (
    GAMES,
    MOST_JOKERS,
    STANDARD,
    KingRule,
    Rules,
    RulesError,
    Scoring,
    game_name,
    king_rules,
)
from golf_desktop.said import said, said_by

SCHEME = "golf-solitaire"
LONGEST = 300
"""How many characters a link has at most."""

T = TypeVar("T")

_RULE_KEYS = ("rules", "layout", "king", "scoring", "jokers")
_KEYS = {"deal": _RULE_KEYS, "round": (*_RULE_KEYS, "undo"), "day": ()}
"""What each kind of link knows."""
_NUMBER = re.compile(r"[1-9][0-9]{0,20}", re.ASCII)
_KEY = re.compile(r"[a-z]{1,20}", re.ASCII)
_VALUE = re.compile(r"[A-Za-z0-9-]{1,40}", re.ASCII)
_BYTE = re.compile(r"%([0-9A-Fa-f]{2})")


class LinkError(ValueError):
    """A text that is no link of ours; the message tells the player why."""


@dataclass(frozen=True, slots=True)
class DealLink:
    """A link to a deal.

    Attributes:
        number: the deal's number.
        rules: the rules it is played by.
    """

    number: int
    rules: Rules = STANDARD

    def __str__(self) -> str:
        return _written(f"deal/{self.number}", _rule_options(self.rules))


@dataclass(frozen=True, slots=True)
class RoundLink:
    """A link to a round of nine holes.

    Attributes:
        number: the round's number.
        rules: the rules of its holes.
        allows_undo: whether moves may be taken back.
    """

    number: int
    rules: Rules = STANDARD
    allows_undo: bool = False

    def __str__(self) -> str:
        undo = {"undo": "yes"} if self.allows_undo else {}
        return _written(f"round/{self.number}", _rule_options(self.rules) | undo)


@dataclass(frozen=True, slots=True)
class DayLink:
    """A link to a deal of the day.

    Attributes:
        day: its date.
    """

    day: date

    def __str__(self) -> str:
        return _written(f"day/{self.day.isoformat()}", {})


Link = DealLink | RoundLink | DayLink


def is_link(text: str) -> bool:
    """Whether a text means to be a link, by its scheme; it may still be a bad one."""
    return text[: len(SCHEME) + 1].lower() == f"{SCHEME}:"


def parse_link(text: str) -> Link:
    """Read a link.

    Raises:
        LinkError: it is none; nothing else is ever raised.
    """
    if len(text) > LONGEST:
        raise LinkError(
            said("The link is refused: it is longer than {most} characters.", most=LONGEST)
        )
    if not (text.isascii() and text.isprintable()) or " " in text:
        raise LinkError(said("The link is refused: it has characters that no link may have."))
    if not is_link(text):
        raise LinkError(
            said("The link is refused: it does not begin with {scheme}:", scheme=SCHEME)
        )
    path, mark, query = text[len(SCHEME) + 1 :].partition("?")
    kind, slash, name = path.partition("/")
    if not slash or kind not in _KEYS:
        raise LinkError(
            said(
                "The link is refused: it must go on with deal/, round/ or day/, not with {path}.",
                path=_quoted(path),
            )
        )
    options = _options(query, kind) if mark else {}
    try:
        return _made(kind, name, options)
    except (DayError, DealNumberError, RoundNumberError, RulesError) as error:
        raise LinkError(said("The link is refused: {reason}", reason=said_by(error))) from error


def _made(kind: str, name: str, options: dict[str, str]) -> Link:
    """The link of a kind; what it knows of the options is taken out of them."""
    if kind == "day":
        return DayLink(parse_day(name))
    if not _NUMBER.fullmatch(name):
        raise LinkError(said("The link is refused: {name} is no number.", name=_quoted(name)))
    if kind == "deal":
        return DealLink(check_deal_number(int(name)), _rules(options))
    undo = _take(options, "undo", {"yes": True, "no": False}.get) or False
    return RoundLink(check_round_number(int(name)), _rules(options), undo)


def _options(query: str, kind: str) -> dict[str, str]:
    """The keys of a link and their values, which are decoded once."""
    options: dict[str, str] = {}
    for part in query.split("&"):
        key, sign, value = part.partition("=")
        if not (sign and _KEY.fullmatch(key)):
            raise LinkError(
                said(
                    "The link is refused: {part} is not of the form key=value.", part=_quoted(part)
                )
            )
        if key not in _KEYS[kind]:
            raise LinkError(
                said("The link is refused: {kind}/ knows no {key}.", kind=kind, key=_quoted(key))
            )
        if key in options:
            raise LinkError(said("The link is refused: {key} stands there twice.", key=key))
        decoded = _BYTE.sub(lambda found: chr(int(found[1], 16)), value)
        # What is still coded after that, or would have to be, is in no value there is.
        if not _VALUE.fullmatch(decoded):
            raise _no_such(key, value)
        options[key] = decoded
    return options


def _take(options: dict[str, str], key: str, read: Callable[[str], T | None]) -> T | None:
    """Take an option out and read it; None where it is not there."""
    if key not in options:
        return None
    value = options.pop(key)
    found = read(value)
    if found is None:
        raise _no_such(key, value)
    return found


def _no_such(key: str, value: str) -> LinkError:
    return LinkError(
        said("The link is refused: there is no {key} {value}.", key=key, value=_quoted(value))
    )


def _rules(options: dict[str, str]) -> Rules:
    """The rules that the options name: a game by its name, or a layout, and what differs."""
    if "rules" in options and "layout" in options:
        raise LinkError(said("The link is refused: it has both rules and a layout."))
    rules = _take(options, "rules", GAMES.get) or STANDARD
    layout = _take(options, "layout", LAYOUTS.get)
    if layout is not None:
        rules = Rules(king_rules(layout)[0], layout=layout)
    king = _take(options, "king", {each.value: each for each in KingRule}.get)
    scoring = _take(options, "scoring", {each.value: each for each in Scoring}.get)
    jokers = _take(options, "jokers", {str(each): each for each in range(MOST_JOKERS + 1)}.get)
    return replace(
        rules,
        king_rule=king or rules.king_rule,
        scoring=scoring or rules.scoring,
        jokers=rules.jokers if jokers is None else jokers,
    )


def _rule_options(rules: Rules) -> dict[str, str]:
    """The options that name these rules; none for the standard ones."""
    name = game_name(rules)
    if name is not None:
        options = {} if name == "standard" else {"rules": name}
    else:
        options = {"layout": rules.layout.name, "king": rules.king_rule.value}
        if rules.jokers:
            options["jokers"] = str(rules.jokers)
    if rules.scoring is not STANDARD.scoring:
        options["scoring"] = rules.scoring.value
    return options


def _written(path: str, options: Mapping[str, str]) -> str:
    query = "&".join(f"{key}={value}" for key, value in options.items())
    return f"{SCHEME}:{path}?{query}" if query else f"{SCHEME}:{path}"


def _quoted(text: str) -> str:
    """A part of a link to be told of, not too much of it."""
    return repr(text if len(text) <= 24 else f"{text[:24]}…")
