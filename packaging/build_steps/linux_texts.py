"""The texts of the Linux packages that tell of the releases."""

from __future__ import annotations

import re
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime
from xml.sax.saxutils import escape

from build_steps import project, templates
from build_steps.changelog import Release

MAINTAINER = f"{project.PUBLISHER} <{project.PROGRAM}@example.org>"
"""Debian wants an address. There is none to write to; this one nobody can have (RFC 2606)."""

SCREENSHOTS = (
    (
        "screenshot.png",
        {"": "A deal of Golf being played", "fi": "Golf kesken pelin", "nl": "Een spel Golf"},
    ),
)
"""The pictures for software centres, files of `resources`, and what they show, by language."""

_WIDTH = 78
# A star of what is typed, such as `*.golf`, or one alone, stays.
_MARKED = re.compile(
    r"`(?P<typed>[^`]*)`"
    r"|(?<!\w)(\*{1,2})(?=\S)(?P<stressed>(?:`[^`]*`|[^`*])+)(?<=\S)\2(?!\w)"
)


def metainfo_screenshots(address: str | None) -> str:
    """The pictures for software centres, as AppStream's XML.

    Args:
        address: the folder on the net that has them; without one there are none, since AppStream
            takes them from nowhere else.
    """
    if not address:
        return "  <!-- No pictures: there was no address to fetch them from. -->"
    lines = ["  <screenshots>"]
    for number, (file, captions) in enumerate(SCREENSHOTS):
        lines += [
            "    <screenshot>" if number else '    <screenshot type="default">',
            *(_caption(*each) for each in captions.items()),
            f'      <image type="source">{escape(address.rstrip("/"))}/{file}</image>',
            "    </screenshot>",
        ]
    return "\n".join([*lines, "  </screenshots>"])


def _caption(language: str, text: str) -> str:
    """What a picture shows, in a language; in English where none is named."""
    mark = f' xml:lang="{language}"' if language else ""
    return f"      <caption{mark}>{escape(text)}</caption>"


def metainfo_releases(releases: tuple[Release, ...]) -> str:
    """The releases for software centres, as AppStream's XML.

    One that is not out yet gets the day of the build, and is said to be in development.
    """
    return "\n".join(_metainfo_release(release) for release in releases)


def _metainfo_release(release: Release) -> str:
    day = release.day or templates.build_day()
    kind = "stable" if release.day else "development"
    lines = [
        f'    <release version="{escape(release.version)}" date="{day.isoformat()}" type="{kind}">',
        "      <description>",
    ]
    for topic in release.topics:
        if topic.title:
            lines.append(f"        <p>{escape(plain(topic.title))}</p>")
        if topic.items:
            lines.append("        <ul>")
            lines += [f"          <li>{escape(plain(item))}</li>" for item in topic.items]
            lines.append("        </ul>")
    return "\n".join([*lines, "      </description>", "    </release>"])


def debian_changelog(releases: tuple[Release, ...]) -> str:
    """The changelog in Debian's form."""
    return "\n".join(_debian_release(release) for release in releases)


def _debian_release(release: Release) -> str:
    day = release.day or templates.build_day()
    when = format_datetime(datetime(day.year, day.month, day.day, 12, tzinfo=UTC))
    lines = [f"{project.PROGRAM} ({release.version}) unstable; urgency=medium", ""]
    for topic in release.topics:
        if topic.title:
            lines += [f"  [ {plain(topic.title)} ]"]
        for item in topic.items:
            lines += textwrap.wrap(
                plain(item), _WIDTH, initial_indent="  * ", subsequent_indent="    "
            )
        lines.append("")
    return "\n".join([*lines, f" -- {MAINTAINER}  {when}", ""])


def plain(text: str) -> str:
    """The text without Markdown's marks for what is typed (`…`) and for stress (*…*, **…**)."""

    def without(mark: re.Match[str]) -> str:
        return plain(mark["stressed"]) if mark["typed"] is None else mark["typed"]

    return _MARKED.sub(without, text)
