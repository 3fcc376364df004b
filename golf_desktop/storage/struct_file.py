"""Forms in JSON files: keys with types, checked when read, and nothing lost when written."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from golf_desktop.said import joined, marked, said
from golf_desktop.storage.files import (
    LIMIT,
    OwnFile,
    UnfitFileError,
    Upgrade,
    keep_copy,
    reason,
    upgraded,
)

log = logging.getLogger(__name__)

_DEPTH = 50
"""How deep values may be nested; ours are not, and a newer version's hardly."""
_SHOWN = 30
"""So many characters of a value that is refused are told."""


class Form(msgspec.Struct, kw_only=True):
    """What a JSON file holds: each key once, with its type, default, title and help.

    A key that is new needs no new version, since a program that does not know it keeps it. A
    version is for keys that come to mean something else.
    """

    VERSION: ClassVar[int] = 1
    """The version that this program writes."""
    UPGRADES: ClassVar[Mapping[int, Upgrade]] = {}
    """By version the step that leads to the next."""
    IS_CHOSEN: ClassVar[bool] = False
    """Whether the values are choices of the player's, who is told of one that is refused."""
    IMPLIED: ClassVar[tuple[str, ...]] = ()
    """Keys that others decide; a file written by hand may name them, but with no other value."""

    def misfits(self) -> dict[str, Any]:
        """The keys whose values do not go with those of others, each with a value that does."""
        return {}

    @classmethod
    def title(cls, key: str) -> str:
        """What a key is called, for the player; of one that is not declared its name."""
        declared = declarations(cls).get(key)
        return declared.title if declared else key.replace("_", " ").capitalize()


@dataclass(frozen=True, slots=True)
class Declaration:
    """What is declared of one key of a form.

    Attributes:
        key: its name in the file and in code.
        type: the type of its values, with their limits.
        default: its value as long as nothing else is chosen.
        title: what it is called, for the player.
        help: what it does, for the player, in a sentence.
    """

    key: str
    type: Any
    default: Any
    title: str
    help: str


@cache
def declarations(form: type[Form]) -> Mapping[str, Declaration]:
    """What a form declares, by key, in its order."""
    declared = {}
    for field in msgspec.structs.fields(form):
        (meta,) = field.type.__metadata__
        default = field.default
        if default is msgspec.NODEFAULT:
            default = field.default_factory()
        declared[field.name] = Declaration(
            field.name, field.type, default, marked(meta.title), marked(meta.description)
        )
    return declared


T = TypeVar("T", bound=Form)


class StructFile(Generic[T]):
    """One form kept in one JSON file.

    Args:
        path: the file.
        form: the form's type; its defaults are used when there is no file.
    """

    def __init__(self, path: Path, form: type[T]) -> None:
        self.path = path
        self.problem: str | None = None
        """What went wrong with the file last, in words for the player, or None. A failure to save
        is told once, until one succeeds."""
        self._form = form
        self._file = OwnFile(path)
        self._is_loaded = False
        self._is_failing = False
        self._unknown: dict[str, Any] = {}
        self._refused: list[str] = []
        self._original: tuple[bytes, str] | None = None

    def load(self) -> T:
        """Read the file.

        A value that is not allowed falls back to its default alone, with a line in the log; where
        it is a choice of the player's, that is told and the file as it was is kept beside. A file
        that cannot be understood is set aside and the defaults are used; a newer version's is left
        as it is, and the defaults are used.
        """
        self._is_loaded = True
        self._unknown, self._refused, self._original = {}, [], None
        try:
            data = self._file.read()
            return self._from_raw(data, _decode(data))
        except FileNotFoundError:
            pass
        except OSError as error:
            self._tell(
                said("{name} could not be read: {why}.", name=self.path.name, why=reason(error))
            )
        except (UnfitFileError, msgspec.MsgspecError, ValueError, RecursionError) as error:
            self._set_aside(error)
        return self._form()

    def save(self, value: T) -> None:
        """Write the file, with the keys of it that this version does not know.

        A failure is told in `problem` and costs nothing else.
        """
        if not self._is_loaded:
            # To know what must be kept.
            self.load()
        if self._file.is_left_alone:
            return
        try:
            self._write(value)
        except OSError as error:
            if not self._is_failing:
                self._tell(
                    said(
                        "{name} could not be saved: {why}.", name=self.path.name, why=reason(error)
                    )
                )
            self._is_failing = True
        else:
            self._is_failing = False

    def _write(self, value: T) -> Path | None:
        """Write the file, after what it held was kept beside if it must be; give that copy.

        Raises:
            OSError: one of them could not be written.
        """
        copy = None
        version = {"version": self._form.VERSION}
        record = version | msgspec.to_builtins(value) | self._unknown
        if self._original is not None:
            copy = keep_copy(self.path, *self._original)
            self._original = None
        self._file.write(_encode(record))
        return copy

    def _from_raw(self, data: bytes, raw: dict[str, Any]) -> T:
        version = raw.pop("version", None)
        present = self._form.VERSION
        if type(version) is not int or version < 1:
            log.warning("%s: version %.40r is none; taken for %d", self.path, version, present)
            version = present
        if version > present:
            self._file.leave_alone()
            self._tell(
                said(
                    "{name} is of a newer version of Golf Desktop and stays as it is; what "
                    "is changed now holds until the program ends.",
                    name=self.path.name,
                )
            )
            return self._form()
        if version < present:
            self._original = data, f"v{version}-backup"
            raw = upgraded(raw, version, self._form.UPGRADES, present)
        value = self._checked(raw)
        if self._refused and self._form.IS_CHOSEN:
            self._keep_refused(data, value)
        return value

    def _checked(self, raw: dict[str, Any]) -> T:
        """Take each value that its key allows; keep those of keys that are not known."""
        fields = {field.name: field.type for field in msgspec.structs.fields(self._form)}
        values, wrong = {}, {}
        for key, value in raw.items():
            if key not in fields:
                self._unknown[key] = value
                continue
            try:
                values[key] = msgspec.convert(value, fields[key])
            except msgspec.ValidationError as error:
                wrong[key] = str(error)
        form = self._form(**values)
        for key, why in wrong.items():
            self._refuse(key, raw[key], getattr(form, key), why)
        misfits = form.misfits()
        for key in (key for key in misfits if key in values):
            self._refuse(key, raw[key], misfits[key], "it does not go with the other values")
        form = msgspec.structs.replace(form, **misfits)
        for key in (key for key in form.IMPLIED if key in self._unknown):
            named, used = self._unknown[key], getattr(form, key)
            if (type(named), named) != (type(used), used):
                self._refuse(key, self._unknown.pop(key), used, "other values decide it")
        return form

    def _refuse(self, key: str, value: Any, used: Any, why: str) -> None:
        """Note a value of the file that is not taken, and what is used in its place."""
        log.warning("%s: %s %.40r: %s; %.40r is used", self.path, key, value, why, used)
        title = self._form.title(key)
        self._refused.append(
            said(
                "{title} {value} is not possible, {used} is used.",
                title=title,
                value=_shown(value),
                used=_shown(used),
            )
        )

    def _keep_refused(self, data: bytes, value: T) -> None:
        """Tell what was refused, once: the file as it was gets a new name and makes room."""
        self._original = data, "refused"
        try:
            copy = self._write(value)
            rest = [said("The file as it was is kept as {name}.", name=copy.name)] if copy else []
        except OSError as error:
            rest = [
                said("The file stays as it is; it could not be saved: {why}.", why=reason(error))
            ]
        self._tell(joined([f"{self.path.name}:", *self._refused, *rest]))

    def _set_aside(self, error: Exception) -> None:
        aside = self._file.set_aside()
        log.info("%s: %s", self.path, error)
        if aside is None:
            self._tell(
                said("{name} could not be understood; the defaults are used.", name=self.path.name)
            )
        else:
            self._tell(
                said(
                    "{name} could not be understood and is now {aside}; the defaults are used.",
                    name=self.path.name,
                    aside=aside.name,
                )
            )

    def _tell(self, problem: str) -> None:
        self.problem = problem
        log.info(problem)


def _decode(data: bytes) -> dict[str, Any]:
    """Read a JSON object.

    Raises:
        ValueError: it is none.
        RecursionError: it is nested far too deep.
    """
    # Some editors put a mark before the text, which is no JSON.
    raw = msgspec.json.decode(data.decode("utf-8-sig"), type=dict[str, Any])
    if not _is_shallow(raw, _DEPTH):
        raise ValueError("nested too deep")
    return raw


def _is_shallow(value: Any, depth: int) -> bool:
    """Whether a value is nested no deeper, so that it can be written again from anywhere."""
    if not isinstance(value, (dict, list)):
        return True
    inside = value.values() if isinstance(value, dict) else value
    return depth > 0 and all(_is_shallow(each, depth - 1) for each in inside)


def _shown(value: Any) -> str:
    """A value as it stands in the file, as far as a message has room for it."""
    text = msgspec.json.encode(value).decode("utf-8")
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"


def _encode(record: dict[str, Any]) -> bytes:
    """Write a JSON object, for people to read unless that made it too large to be read again."""
    data = msgspec.json.encode(record)
    pretty = msgspec.json.format(data)
    return pretty if len(pretty) <= LIMIT else data
