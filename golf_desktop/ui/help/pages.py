"""The pages of the help: which there are, in which languages, and what they say.

A page is a Markdown file ``help/LANGUAGE/PAGE.md`` among the resources. Beside plain Markdown it
has three things of ours:

- ``## A heading {#anchor}``: the anchor that links and F1 lead to, the same in every language;
- ``{name}``: what is known only when the page is shown, such as a key or the place of a file;
- pictures with the addresses of `pictures`, drawn when they are seen, with their names below.

Another language is a copy of the English folder with the words translated: headings keep their
anchors, and links, pictures and names in braces stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from golf_desktop.resources import resource

ENGLISH = "en"
PAGES = (
    "play",
    "options",
    "scoring",
    "strategy",
    "questions",
    "keys",
    "files",
    "privacy",
    "history",
)
"""Every page by its file's name, in the order of the contents; one that has no file is left out."""

ANCHOR = re.compile(r" *\{#([a-z0-9-]+)\}$", re.MULTILINE)
"""The anchor at the end of a heading."""
PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")
"""A picture: what it is called, and its address."""
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)")
"""A link: its text, and where it leads."""
_VALUE = re.compile(r"\{([a-z]+(?::[a-z-]+)?)\}")
_MARKS = re.compile(r"[*`|]|^#+ |^ *(?:[-*]|\d+\.) |^[|: -]+$", re.MULTILINE)


@cache
def page_text(page: str, language: str) -> str | None:
    """What a page says in a language, as in ``pt_BR``, as it is written; else in English.

    None where there is no such page at all.
    """
    for each in dict.fromkeys((language, language.partition("_")[0], ENGLISH)):
        try:
            return resource(f"help/{each}/{page}.md").read_text(encoding="utf-8")
        except OSError:
            continue
    return None


def contents(language: str) -> dict[str, str]:
    """The title of each page there is, by its name, in the order of the contents."""
    texts = {page: page_text(page, language) for page in PAGES}
    return {page: title(text) for page, text in texts.items() if text is not None}


def title(text: str) -> str:
    """The title of a page: its first line, without the mark of a heading."""
    return ANCHOR.sub("", text.partition("\n")[0].removeprefix("# "))


def wanted_values(text: str) -> set[str]:
    """The names of what a page wants to be told when it is shown."""
    return set(_VALUE.findall(text))


def filled(text: str, values: Mapping[str, str]) -> str:
    """The text with each value in its place; a name that has none stays as it is."""
    return _VALUE.sub(lambda found: values.get(found[1], found[0]), text)


def plain(text: str) -> str:
    """The words of a page as they are read, to be searched."""
    words = PICTURE.sub(r"\1", ANCHOR.sub("", text))
    return _MARKS.sub("", LINK.sub(r"\1", words))
