"""What the layers without Qt have to say to the player, so that it can be said in any language."""

from __future__ import annotations


class Said(str):
    """An English text that remembers what it was made from.

    It is an ordinary `str` for the log, the command line and the text of an error; the windows
    take it apart again to say it in the player's language (`golf_desktop.ui.language.told`).

    Attributes:
        form: the text with its gaps, as ``Hole {number} stands twice.``
        values: what fills each gap; a `Said` among them is translated too.
    """

    __slots__ = ("form", "values")

    form: str
    values: dict[str, object]


def said(form: str, /, **values: object) -> Said:
    """Say something; `form` has to be written out at the call, where it is collected from.

    Raises:
        KeyError: a gap has no value.
    """
    text = Said(form.format(**values))
    text.form, text.values = form, values
    return text


def said_by(error: BaseException) -> str:
    """What an error says, whole: a `Said` where it was raised with one."""
    first = error.args[0] if error.args else ""
    return first if isinstance(first, Said) else str(error)
