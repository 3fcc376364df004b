"""What is collected from the code for the translators, and what the program makes of it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import translations
from translations import Text, TranslationError

CODE = """
from PySide6.QtCore import QCoreApplication


def _tr(text: str) -> str:
    return QCoreApplication.translate("menus", text)


def _counted(one: str, several: str, number: int) -> str:
    return counted("menus", one, several, number)


class Window:
    def __init__(self) -> None:
        self.setText(self.tr("Play"))
        painter.translate(0, 1)


a = [_tr("Undo"), _counted("1 move", "%n moves", 3)]
b = said("Hole {number} stands twice.", number=4)
c = QCoreApplication.translate("about", "A " "game")
"""


def test_only_what_is_missing_or_older_is_built(tmp_path: Path) -> None:
    for name in ("golf_fi.ts", "golf_nl.ts", "golf_sv.ts", "golf_nl.qm", "golf_sv.qm"):
        (tmp_path / name).touch()
        # In an archive of the sources all are of one time.
        os.utime(tmp_path / name, (1000, 1000))
    os.utime(tmp_path / "golf_sv.ts", (1001, 1001))
    assert [path.name for path in translations.stale(tmp_path)] == ["golf_fi.ts", "golf_sv.ts"]


def test_each_kind_of_mark_is_collected_with_its_context() -> None:
    assert sorted(translations.texts_of(CODE)) == [
        Text("Window", "Play"),
        Text("about", "A game"),
        Text("menus", "%n moves", is_counted=True),
        Text("menus", "Undo"),
        Text("told", "Hole {number} stands twice."),
    ]


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ("class A:\n    def f(self, x): self.tr(x)", "module:2: .*written out"),
        ("window.tr('Play')", "only self.tr"),
        ("_tr('Play')", "_tr is not defined"),
        ("said(f'Hole {x}')", "written out"),
    ],
)
def test_a_mark_that_cannot_be_collected_is_named_with_its_place(code: str, complaint: str) -> None:
    with pytest.raises(TranslationError, match=complaint):
        list(translations.texts_of(code, "module"))


def test_a_new_language_holds_every_text_and_can_be_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    monkeypatch.setattr(translations, "HELP", tmp_path / "help")
    (tmp_path / "help" / "en").mkdir(parents=True)
    (tmp_path / "help" / "en" / "play.md").write_text("# How to play", encoding="utf-8")
    translations.add("sv")
    assert (tmp_path / "help" / "sv" / "play.md").read_text(encoding="utf-8") == "# How to play"
    made = (tmp_path / "golf_sv.ts").read_text(encoding="utf-8")
    assert made.count("<message") == len(translations.texts())
    assert 'language="sv"' in made
    assert translations.build(tmp_path) == [tmp_path / "golf_sv.qm"]
    with pytest.raises(TranslationError, match="is there already"):
        translations.add("sv")
    with pytest.raises(TranslationError, match="names no language"):
        translations.add("Swedish")


# -- The languages there are ---------------------------------------------------------------

GAPS = re.compile(r"\{\w+\}|%L?n")
MNEMONIC = re.compile(r"&(?=\w)")


def messages(name: str) -> Iterator[tuple[Text, list[str], str]]:
    """The texts of a language's file, each with its forms and with what it is still marked as."""
    for context in ET.parse(translations.ts_file(name)).getroot().iter("context"):
        for message in context.iter("message"):
            is_counted = message.get("numerus") == "yes"
            text = Text(context.findtext("name", ""), message.findtext("source", ""), is_counted)
            target = message.find("translation")
            assert target is not None
            forms = [form.text or "" for form in target.iter("numerusform")]
            yield text, forms or [target.text or ""], target.get("type", "")


@pytest.mark.parametrize("name", translations.languages())
def test_each_language_has_every_text_of_the_code_and_no_other(name: str) -> None:
    found = {text for text, _, _ in messages(name)}
    wanted = set(translations.texts())
    assert sorted(wanted - found) == [], "make translations ARGS=update, then translate"
    assert sorted(found - wanted) == [], "make translations ARGS=update"


@pytest.mark.parametrize("name", translations.languages())
def test_each_text_is_translated_with_its_gaps_and_its_mnemonic(name: str) -> None:
    wrong = []
    for text, forms, mark in messages(name):
        gaps = sorted(GAPS.findall(text.source))
        for form in forms:
            same = sorted(GAPS.findall(form)) == gaps or (
                text.is_counted and set(GAPS.findall(form)) <= set(gaps)
            )
            keys = len(MNEMONIC.findall(form)) == len(MNEMONIC.findall(text.source))
            edges = text.source.isspace() or (
                text.source[0].isspace() == form[:1].isspace()
                and text.source[-1].isspace() == form[-1:].isspace()
            )
            if mark or not form or not (same and keys and edges):
                wrong.append((text, form, mark))
    assert wrong == []
