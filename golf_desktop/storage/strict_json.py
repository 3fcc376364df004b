"""Reads JSON as a stranger's file needs it: whole, and nothing that could be meant in two ways."""

from __future__ import annotations

import json
import math
from typing import Any, NoReturn

from golf_desktop.said import said

_MOST_DIGITS = 40
_LONGEST = 40
"""So many characters of a stranger's text are repeated in a message."""


class JsonError(ValueError):
    """A text that is no JSON, or none that is read here; the message tells why, in a sentence."""


def read_json(data: bytes) -> Any:
    """Read the value in a text, in which no key may stand twice.

    Raises:
        JsonError: it is no such text; the message names what is wrong.
    """
    # The standard library's reader, since it can be told to refuse keys that stand twice.
    try:
        return json.loads(
            data.decode("utf-8-sig"),
            object_pairs_hook=_once_each,
            parse_constant=_refuse_constant,
            parse_float=_finite,
            parse_int=_whole,
        )
    except UnicodeDecodeError as error:
        raise JsonError(said("Byte {place} is no text in UTF-8.", place=error.start + 1)) from error
    except json.JSONDecodeError as error:
        what = error.msg.rstrip(": ")
        raise JsonError(
            said(
                "It is cut or damaged in line {line}, column {column} ({what}).",
                line=error.lineno,
                column=error.colno,
                what=what,
            )
        ) from error
    except RecursionError as error:
        raise JsonError(said("Its values are nested too deep.")) from error


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    record: dict[str, Any] = {}
    for key, value in pairs:
        if key in record:
            raise JsonError(said("{key} stands twice.", key=_quoted(key)))
        record[key] = value
    return record


def _refuse_constant(name: str) -> NoReturn:
    raise JsonError(said("The value {name} is no number.", name=name))


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise JsonError(said("{number} is too large a number.", number=text[:_MOST_DIGITS]))
    return number


def _whole(text: str) -> int:
    # Before Python takes time, or refuses, to read millions of digits.
    if len(text) > _MOST_DIGITS:
        raise JsonError(said("A number has {count} digits.", count=len(text)))
    return int(text)


def _quoted(text: str) -> str:
    """A stranger's text in a message: short, on one line, of letters that can be shown."""
    return repr(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…")
