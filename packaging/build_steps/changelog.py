"""Reads CHANGELOG.md: what each release brought."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from build_steps.project import ROOT

_HEAD = re.compile(r"^## (?P<version>\S+)(?: – (?P<when>.+))?$")


@dataclass(frozen=True, slots=True)
class Topic:
    """A group of what is new.

    Attributes:
        title: the line above, without its full stop; empty if there is none.
        items: one text each, without line breaks.
    """

    title: str
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Release:
    """What a release brought.

    Attributes:
        version: such as ``0.1.0``.
        day: when it was released; None before that.
        topics: what is new.
    """

    version: str
    day: date | None
    topics: tuple[Topic, ...]


def releases(source: Path = ROOT / "CHANGELOG.md") -> tuple[Release, ...]:
    """The releases, the newest first."""
    return parse(source.read_text("utf-8"))


def parse(text: str) -> tuple[Release, ...]:
    """The releases in a changelog's text, in its order."""
    found: list[Release] = []
    head: re.Match[str] | None = None
    body: list[str] = []
    for line in [*text.splitlines(), "## end"]:
        match = _HEAD.match(line)
        if match is None:
            body.append(line)
            continue
        if head is not None:
            found.append(Release(head["version"], _day(head["when"]), _topics(body)))
        head, body = match, []
    return tuple(found)


def _day(text: str | None) -> date | None:
    try:
        return date.fromisoformat(text or "")
    except ValueError:
        return None


def _topics(lines: list[str]) -> tuple[Topic, ...]:
    """The paragraphs and lists between two heads."""
    topics: list[tuple[str, list[str]]] = []
    in_item = False
    for line in lines:
        if line.startswith("- "):
            if not topics:
                topics.append(("", []))
            topics[-1][1].append(line[2:].strip())
            in_item = True
        elif in_item and line.startswith("  "):
            topics[-1][1][-1] += f" {line.strip()}"
        elif line.strip():
            topics.append((line.strip().strip("#").strip().rstrip("."), []))
            in_item = False
        else:
            in_item = False
    return tuple(Topic(title, tuple(items)) for title, items in topics)
