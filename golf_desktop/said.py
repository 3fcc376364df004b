"""What the layers without Qt have to say to the player, so that it can be said in any language."""

from __future__ import annotations

from collections.abc import Callable, Sequence


class Said(str):
    """An English text that remembers what it was made from.

    It is an ordinary `str` for the log, the command line and the text of an error; the windows
    take it apart again to say it in the player's language (`golf_desktop.ui.language.told`).

    Attributes:
        form: the text with its gaps, as ``Hole {number} stands twice.``
        values: what fills each gap; a `Said` among them is translated too.
        fitted: what is done with the text, in whatever language, to fit it in another.
    """

    __slots__ = ("fitted", "form", "values")

    form: str
    values: dict[str, object]
    fitted: Callable[[str], str]


def said(form: str, /, **values: object) -> Said:
    """Say something; `form` has to be written out at the call, where it is collected from.

    Raises:
        KeyError: a gap has no value.
    """
    return _made(form, values, str)


def said_by(error: BaseException) -> str:
    """What an error says, whole: a `Said` where it was raised with one."""
    first = error.args[0] if error.args else ""
    return first if isinstance(first, Said) else str(error)


def marked(text: str) -> Said:
    """A text that is marked where it is written out: the titles and helps of `Meta`."""
    return _made(_braces_doubled(text), {}, str)


def clause(text: str) -> Said:
    """A sentence as a part of another: it begins small and ends without a full stop."""
    return _made("{text}", {"text": text}, _as_clause)


def unstopped(text: str) -> Said:
    """A sentence without its full stop, if it has one."""
    return _made("{text}", {"text": text}, _without_stop)


def joined(texts: Sequence[str]) -> Said:
    """Several sentences, one after the other."""
    values = {f"text{number}": text for number, text in enumerate(texts)}
    return _made(" ".join(f"{{{name}}}" for name in values), dict(values), str)


def _made(form: str, values: dict[str, object], fitted: Callable[[str], str]) -> Said:
    text = Said(fitted(form.format(**values)))
    text.form, text.values, text.fitted = form, values, fitted
    return text


def _braces_doubled(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


def _without_stop(text: str) -> str:
    return text.removesuffix(".")


def _as_clause(text: str) -> str:
    return _without_stop(text[:1].lower() + text[1:])
