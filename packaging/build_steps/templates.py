"""Fills the templates of `packaging/`: files that end in ``.in``, with ``@word@`` to be filled."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Mapping
from datetime import UTC, date, datetime
from pathlib import Path

from build_steps import project
from build_steps.project import StepError

_WORD = re.compile(r"@([a-z][a-z0-9_]*)@")


def words() -> dict[str, str]:
    """What every template may ask for, by the word between the two @."""
    version = project.version()
    return {
        "version": version,
        # As the resources of Windows want it.
        "version_dots": ".".join(map(str, project.version_numbers(version))),
        "version_commas": ", ".join(map(str, project.version_numbers(version))),
        "program": project.PROGRAM,
        "console_program": project.CONSOLE_PROGRAM,
        "name": project.NAME,
        "summary": project.SUMMARY,
        "summary_fi": project.SUMMARY_FI,
        "summary_nl": project.SUMMARY_NL,
        "publisher": project.PUBLISHER,
        "years": project.YEARS,
        "mime_type": project.MIME_TYPE,
        "mime_name": project.MIME_NAME,
        "mime_name_fi": project.MIME_NAME_FI,
        "mime_name_nl": project.MIME_NAME_NL,
        "mime_icon": project.MIME_TYPE.replace("/", "-"),
        "suffix": project.SUFFIX,
        "extension": project.SUFFIX.lstrip("."),
        "scheme": project.SCHEME,
        "bundle_id": project.BUNDLE_ID,
        "day": build_day().isoformat(),
    }


def build_day() -> date:
    """Today, or the day that SOURCE_DATE_EPOCH names, so that a build can be repeated."""
    return datetime.fromtimestamp(build_seconds(), UTC).date()


def build_seconds() -> int:
    """The time of the build in seconds since 1970, or what SOURCE_DATE_EPOCH says."""
    return int(os.environ.get("SOURCE_DATE_EPOCH") or time.time())


def fill(text: str, more: Mapping[str, str] | None = None) -> str:
    """Fill a template's text.

    Args:
        text: the template.
        more: what this one may ask for besides the usual words.

    Raises:
        StepError: it asks for a word that nobody knows.
    """
    known = words() | dict(more or {})

    def word(match: re.Match[str]) -> str:
        if match[1] not in known:
            raise StepError(f"A template asks for @{match[1]}@, which is unknown.")
        return known[match[1]]

    return _WORD.sub(word, text)


def write_filled(template: Path, target: Path, more: Mapping[str, str] | None = None) -> Path:
    """Fill a template into a file, whose folder is made; give the file.

    Raises:
        StepError: the template asks for a word that nobody knows; the message names both.
    """
    try:
        text = fill(template.read_text("utf-8"), more)
    except StepError as error:
        raise StepError(f"{template.name}: {error}") from error
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8", newline="\n")
    return target
