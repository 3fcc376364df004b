"""What a start of the program was asked for, and how it is told to one that runs already."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.parse import quote, unquote_to_bytes

import msgspec

from golf_desktop.engine.deal import parse_deal_number
from golf_desktop.engine.rules import GAMES, Rules


# What is not asked for is not said either: the window that runs may be of an older version.
class _Message(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    deal: str | None = None
    rules: str | None = None
    file: str | None = None
    activation: str = ""
    link: str | None = None


@dataclass(frozen=True, slots=True)
class Wish:
    """What a start of the program was asked for.

    Attributes:
        number: the deal to begin with, or None.
        rules: the name of the rules to begin with, or None for those in the settings.
        file: the file to open, or None.
        activation: the window system's leave to come to the front, where it asks for one.
        link: the link to follow, or None. It is anybody's text and may hold anything.
    """

    number: int | None = None
    rules: str | None = None
    file: Path | None = None
    activation: str = ""
    link: str | None = None

    @property
    def chosen_rules(self) -> Rules | None:
        """The rules that were named."""
        return None if self.rules is None else GAMES[self.rules]

    def with_activation(self, environment: Mapping[str, str] = os.environ) -> Wish:
        """The same wish with the leave that the environment of this process holds."""
        token = environment.get("XDG_ACTIVATION_TOKEN", "")
        return replace(self, activation=token)

    def encode(self) -> bytes:
        """Write it as a message. A file's path is made absolute: the reader stands elsewhere."""
        return msgspec.json.encode(
            _Message(
                deal=None if self.number is None else str(self.number),
                rules=self.rules,
                file=None if self.file is None else _quoted(self.file),
                activation=self.activation,
                link=self.link,
            )
        )

    @classmethod
    def decode(cls, data: bytes) -> Wish:
        """Read a message.

        Raises:
            ValueError: it is none.
        """
        try:
            message = msgspec.json.decode(data, type=_Message)
        except msgspec.MsgspecError as error:
            raise ValueError(str(error)) from error
        if message.rules is not None and message.rules not in GAMES:
            raise ValueError("there are no such rules")
        return cls(
            number=None if message.deal is None else parse_deal_number(message.deal),
            rules=message.rules,
            file=None if message.file is None else _path(message.file),
            activation=message.activation,
            link=message.link,
        )


def _quoted(path: Path) -> str:
    """The path for a message, absolute unless the folder it starts from has been deleted."""
    with suppress(FileNotFoundError):  # then there is no such file either, as its reader will tell
        path = path.absolute()
    return quote(os.fsencode(path))


def _path(quoted: str) -> Path:
    """The path in a message, where it is quoted: names of files need be no text."""
    return Path(os.fsdecode(unquote_to_bytes(quoted)))
