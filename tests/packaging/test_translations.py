"""What is collected from the code for the translators, and what the program makes of it."""

from __future__ import annotations

from pathlib import Path

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
    translations.add("sv")
    made = (tmp_path / "golf_sv.ts").read_text(encoding="utf-8")
    assert made.count("<message") == len(translations.texts())
    assert 'language="sv"' in made
    assert translations.build(tmp_path) == [tmp_path / "golf_sv.qm"]
    with pytest.raises(TranslationError, match="is there already"):
        translations.add("sv")
    with pytest.raises(TranslationError, match="names no language"):
        translations.add("Swedish")
